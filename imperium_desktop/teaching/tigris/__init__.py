"""Hints and lessons of Eufrat i Tygrys: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.rules.table import Game
from imperium_desktop.rules.tigris.components import Components
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.rules.tigris.state import State
from imperium_desktop.teaching.hints import Epilogue, Situation, Teacher, Watch
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.tigris import conflicts, leaders, monuments, tiles, treasures, turn

DYNASTY, ACTION, SWAP, WAR, SUPPORT, MONUMENT, TREASURES = (
    f"tigris.{kind}"
    for kind in (
        "choose_dynasty",
        "take_action",
        "swap_tiles",
        "choose_war",
        "commit_support",
        "build_monument",
        "take_treasures",
    )
)


def when(
    kinds: str | tuple[str, ...], watch: Watch[State, Components], weight: int, rule: str
) -> Situation[State, Components]:
    return Situation(watch.__name__, rule, weight, (kinds,) if isinstance(kinds, str) else kinds, watch)


TIGRIS: Final = Teacher(
    situations=(
        # A mistake that cannot be taken back
        when(MONUMENT, monuments.monument_costs_leader, 95, "§4.5"),
        when(ACTION, turn.no_leader_yet, 90, "§4.1"),
        when(ACTION, treasures.treasure_gift, 88, "§8.4"),
        # What the choice is about
        when(ACTION, conflicts.war_preview, 86, "§7"),
        when(ACTION, leaders.revolt_preview, 86, "§6"),
        when(WAR, conflicts.war_order, 84, "§7.8"),
        when(SUPPORT, conflicts.attacker_commit, 82, "§7.6"),
        when(SUPPORT, conflicts.defender_commit, 82, "§7.6"),
        when(MONUMENT, monuments.monument_offer, 80, "§8.2"),
        when(ACTION, treasures.treasure_near, 75, "§8.4"),
        when((ACTION, WAR, SUPPORT), conflicts.priest_war, 68, "§7.7"),
        when(ACTION, tiles.peaceful_union, 66, "§7.2"),
        when(ACTION, turn.end_near_treasures, 64, "§10.2"),
        when(ACTION, turn.end_near_bag, 62, "§10.2"),
        when(DYNASTY, turn.dynasty_choice, 60, "§1.6"),
        when(SWAP, turn.swap_choice, 60, "§8.6"),
        when(TREASURES, treasures.treasure_choice, 60, "§8.4"),
        when(ACTION, tiles.catastrophe_preview, 58, "§8.5"),
        when(SUPPORT, conflicts.dump_tiles, 55, "§7.6"),
        when(ACTION, turn.weakest, 52, "§12.1"),
        when(ACTION, tiles.tile_no_point, 50, "§5.3"),
        # For those who want to be told everything
        when(ACTION, tiles.tile_point, 45, "§5.3"),
        when(ACTION, leaders.leader_squares, 40, "§4.2"),
        when(ACTION, tiles.king_competition, 38, "§5.3"),
        when(ACTION, leaders.single_temple, 36, "§6.3"),
        when(ACTION, monuments.monument_income, 34, "§8.3"),
        when(ACTION, tiles.farm_bridge, 32, "§2.2"),
        when(ACTION, turn.swap, 30, "§8.6"),
        when(ACTION, turn.end_turn_early, 28, "§3.2"),
        when(ACTION, turn.two_actions, 10, "§3.1"),
    ),
    epilogues=(Epilogue("jokers", "§12.2", 70, turn.jokers),),
)


def tigris_course(game: Game[State, Components]) -> Course[State, Components, Position]:
    return Course(game, Position, setup_of, lay_out)
