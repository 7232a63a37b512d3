"""Hints and lessons of Mur Hadriana: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.position import Position, lay_out, setup_of
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.rules.table import Game
from imperium_desktop.teaching.hadrian import attack, forum, left_sheet, points, scouting, town, year
from imperium_desktop.teaching.hints import Situation, Teacher, Watch
from imperium_desktop.teaching.lessons import Course

PATH, ROAD, BONUS, ACT, COHORT, FAVOURS, RETURN, GAIN = (
    f"hadrian.{kind}"
    for kind in (
        "choose_path",
        "road_attribute",
        "road_bonus",
        "act",
        "cohort",
        "favours",
        "forum_pay",
        "forum_gain",
    )
)


def when(
    kinds: str | tuple[str, ...], watch: Watch[State, Components], weight: int, rule: str
) -> Situation[State, Components]:
    return Situation(watch.__name__, rule, weight, (kinds,) if isinstance(kinds, str) else kinds, watch)


HADRIAN: Final = Teacher(
    situations=(
        # What is under the pointer
        when(ACT, year.leftovers, 94, "§5.8"),
        when(ACT, town.battle_risk, 92, "§7.4"),
        when(ACT, town.duplicate, 90, "§7.2"),
        when(ACT, town.neutral_cost, 88, "§10.3"),
        when(ACT, scouting.t_parity, 87, "§9.3"),
        when(ACT, scouting.scout_rows, 86, "§7.10"),
        when(ACT, attack.defence_check, 84, "§8.4"),
        # What the choice is about
        when(FAVOURS, attack.favour_useless, 82, "§8.4"),
        when(FAVOURS, attack.favour_useful, 80, "§8.4"),
        when(PATH, year.rare_good, 78, "§5.9"),
        when(PATH, year.path_choice, 76, "§9.3"),
        when(COHORT, left_sheet.cohort_pick, 76, "§6.1"),
        when(RETURN, forum.forum_pay, 76, "§6.11"),
        when(GAIN, forum.forum_gain, 76, "§6.11"),
        # What is worth doing now, the rarest first
        when(ACT, left_sheet.first_fort, 74, "§6.5"),
        when((ACT, ROAD, BONUS), points.landmark_near, 72, "§6.12"),
        when(ACT, year.last_year, 71, "§4.5"),
        when(ACT, points.landmark_open, 70, "§6.12"),
        when(ACT, points.bribe, 68, "§7.7"),
        when(ACT, left_sheet.medium_granary, 66, "§6.7"),
        when(ACT, town.free_servant, 64, "§7.8"),
        when(ACT, left_sheet.large_granary, 62, "§6.7"),
        when(ACT, town.early_death, 60, "§7.4"),
        when(ACT, town.performance_left, 58, "§7.3"),
        when(ACT, left_sheet.soldier_fort, 56, "§6.4"),
        when(ACT, left_sheet.granary_line, 54, "§6.7"),
        when(ACT, town.flag_near, 52, "§7.0"),
        when((ACT, ROAD, BONUS), points.worker_next, 50, "§6.13"),
        when(ACT, left_sheet.chain, 40, "§6.4"),
    )
)


def hadrian_course(game: Game[State, Components]) -> Course[State, Components, Position]:
    return Course(game, Position, setup_of, lay_out)
