"""Hints of Tigris & Euphrates: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.games.tigris.teaching import (
    conflicts,
    leaders,
    monuments,
    openings,
    spheres,
    threats,
    tiles,
    treasures,
    turn,
)
from imperium_desktop.teaching.hints import Teacher, when

TIGRIS: Final = Teacher(
    "tigris",
    situations=(
        # A mistake that cannot be taken back
        when("build_monument", monuments.monument_costs_leader, 95, "§4.5"),
        when("take_action", turn.no_leader_yet, 90, "§4.1"),
        when("take_action", treasures.treasure_gift, 88, "§8.4"),
        # What the choice is about
        when("take_action", conflicts.war_preview, 86, "§7"),
        when("take_action", leaders.revolt_preview, 86, "§6"),
        when("choose_war", conflicts.war_order, 84, "§7.8"),
        when("commit_support", conflicts.attacker_commit, 82, "§7.6"),
        when("commit_support", conflicts.defender_commit, 82, "§7.6"),
        when("build_monument", monuments.monument_offer, 80, "§8.2"),
        # What can be won just now, and what could be lost
        when("take_action", treasures.treasure_near, 79, "§8.4"),
        when("take_action", openings.monument_near, 78, "§8.1"),
        when("take_action", openings.monument_free, 77, "§8.3"),
        when("take_action", openings.war_open, 76, "§7.5"),
        when("take_action", openings.revolt_open, 75, "§6.3"),
        when("take_action", threats.war_threat, 72, "§7.5"),
        when("take_action", openings.catastrophe_open, 70, "§8.5"),
        when("take_action choose_war commit_support", conflicts.priest_war, 68, "§7.7"),
        when("take_action", threats.treasure_threat, 67, "§8.4"),
        when("take_action", tiles.peaceful_union, 66, "§7.2"),
        when("take_action", threats.revolt_threat, 65, "§6.3"),
        when("take_action", turn.end_near_treasures, 64, "§10.2"),
        when("take_action", turn.end_near_bag, 62, "§10.2"),
        when("choose_dynasty", turn.dynasty_choice, 60, "§1.6"),
        when("swap_tiles", turn.swap_choice, 60, "§8.6"),
        when("take_treasures", treasures.treasure_choice, 60, "§8.4"),
        when("take_action", tiles.catastrophe_preview, 58, "§8.5"),
        # The sphere that counts
        when("take_action", spheres.weakest_leader, 57, "§5.3"),
        when("take_action", spheres.weakest_tile, 56, "§5.3"),
        when("commit_support", conflicts.dump_tiles, 55, "§7.6"),
        when("take_action", turn.swap, 54, "§8.6"),
        when("take_action", tiles.tile_no_point, 50, "§5.3"),
        # For those who want to be told everything
        when("take_action", tiles.tile_point, 45, "§5.3"),
        when("take_action", leaders.leader_squares, 40, "§4.2"),
        when("take_action", tiles.king_competition, 38, "§5.3"),
        when("take_action", leaders.single_temple, 36, "§6.3"),
        when("take_action", monuments.monument_income, 34, "§8.3"),
        when("take_action", tiles.farm_bridge, 32, "§2.2"),
        when("take_action", turn.end_turn_early, 28, "§3.2"),
        when("take_action", turn.two_actions, 10, "§3.1"),
    ),
    urging="""
        no_leader_yet treasure_near monument_near weakest_leader weakest_tile treasure_choice
    """,
)
