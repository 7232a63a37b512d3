"""Hints of Hadrian's Wall: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.games.hadrian.teaching import (
    attack,
    forum,
    gains,
    left_sheet,
    plans,
    points,
    scouting,
    town,
    year,
)
from imperium_desktop.teaching.hints import Teacher, when

HADRIAN: Final = Teacher(
    "hadrian",
    situations=(
        # What is under the pointer
        when("act", year.leftovers, 94, "§5.8"),
        when("act", town.battle_risk, 92, "§7.4"),
        when("act", town.duplicate, 90, "§7.2"),
        when("act", town.neutral_cost, 88, "§10.3"),
        when("act", scouting.t_parity, 87, "§9.3"),
        when("act", scouting.scout_rows, 86, "§7.10"),
        when("act", attack.defence_check, 84, "§8.4"),
        # What the choice is about
        when("favours", attack.favour_useless, 82, "§8.4"),
        when("favours", attack.favour_useful, 80, "§8.4"),
        when("choose_path", year.rare_good, 78, "§5.9"),
        when("choose_path", year.path_choice, 76, "§9.3"),
        when("cohort", attack.cohort_pick, 76, "§6.1"),
        when("forum_pay", forum.forum_pay, 76, "§6.11"),
        when("forum_gain", forum.forum_gain, 76, "§6.11"),
        # What is worth doing now, the rarest first
        when("act", left_sheet.first_fort, 74, "§6.5"),
        when("act road_attribute road_bonus", points.landmark_near, 72, "§6.12"),
        when("act", points.landmark_open, 71, "§6.12"),
        when("act", gains.path_step, 70, "§9.3"),
        when("act", points.bribe, 69, "§7.7"),
        when("act", gains.favour_near, 68, "§7.6"),
        when("act", gains.row_near, 67, "§7.10"),
        when("act", gains.new_good, 66, "§7.2"),
        when("act", town.free_servant, 65, "§7.8"),
        when("act", gains.many_points, 64, "§9.1"),
        when("act", left_sheet.medium_granary, 63, "§6.7"),
        when("act", plans.best_chain, 62, "§5.3"),
        when("act", town.flag_ready, 61, "§7.0"),
        when("act", plans.last_points, 60, "§9.1"),
        when("act", gains.income_building, 59, "§6.10"),
        when("act", gains.track_reward, 58, "§6.13"),
        when("act", left_sheet.large_granary, 57, "§6.7"),
        when("act", town.early_death, 56, "§7.4"),
        when("act", attack.shield_needed, 55, "§8.4"),
        when("act", left_sheet.soldier_fort, 54, "§6.4"),
        when("act", plans.still_possible, 53, "§5.8"),
        when("act", left_sheet.granary_line, 52, "§6.7"),
        when("act", town.performance_left, 51, "§7.3"),
        when("road_attribute road_bonus", points.nearest_reward, 50, "§6.13"),
        when("act", town.flag_ahead, 50, "§7.0"),
        when("act", town.flag_near, 45, "§7.0"),
        when("act", left_sheet.chain, 40, "§6.4"),
    ),
    urging="""
        first_fort landmark_near landmark_open path_step favour_near row_near new_good many_points medium_granary
        best_chain flag_ready last_points income_building track_reward shield_needed soldier_fort
        still_possible granary_line cohort_pick
    """,
)
