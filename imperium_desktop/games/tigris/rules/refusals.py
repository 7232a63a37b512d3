"""Why a wish is not legal: the first reason that applies."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from imperium_desktop.games.tigris.rules.components import (
    BLUE,
    GREEN,
    LEADERS,
    LETTERS,
    SPHERE_OF,
    SPHERES,
    TILES,
    Components,
)
from imperium_desktop.games.tigris.rules.elements import elements
from imperium_desktop.games.tigris.rules.legal import Lay, dynasty_of
from imperium_desktop.games.tigris.rules.monuments import unbuilt_monuments
from imperium_desktop.games.tigris.rules.options import BuildMonument, CommitSupport, MoveLeader
from imperium_desktop.games.tigris.rules.regions import leader_squares, region_of
from imperium_desktop.games.tigris.rules.squares import OFF, SQUARES, block
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.rules.treasures import split_treasures
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refusals, Refuser
from imperium_desktop.rules.table import Decision, Option, Path, Reason

RULES: Final = {
    "bag_too_small": "§8.6",
    "catastrophe": "§8.5",
    "choose_number": "§6.4",
    "choose_piece_first": "§3.2",
    "corner_first": "§8.4",
    "dynasty_taken": "§1.6",
    "english_attacker": "§11.1",
    "english_defender": "§11.2",
    "farm_needs_river": "§5.1",
    "joins_kingdoms": "§4.2",
    "joins_three_kingdoms": "§5.2",
    "leader": "§8.5",
    "leader_off_board": "§4.2",
    "monument": "§8.5",
    "monument_built": "§8.1",
    "needs_square": "§3.2",
    "no_catastrophe_left": "§8.5",
    "no_conflict": "§7.3",
    "no_monument_left": "§8.1",
    "no_square_left": "§3.2",
    "no_temple": "§4.2",
    "not_four": "§8.1",
    "not_in_hand": "§5.2",
    "not_now": "§3.2",
    "not_yours": "§4.1",
    "nothing_selected": "§8.6",
    "occupied": "§5.1",
    "one_stays": "§8.4",
    "other_kingdom": "§8.4",
    "river": "§4.2",
    "river_only_farms": "§5.1",
    "same_square": "§4.2",
    "square_missed": "§8.1",
    "taken_anyway": "§8.4",
    "treasure": "§8.5",
    "whole_choice": "§3.2",
    "wrong_color": "§6.4",
    "wrong_monument_color": "§8.1",
}


refuse = Refuser(RULES)


def why_not_picked(
    _content: Components, state: State, decision: Decision[Option], picked: tuple[Option, ...]
) -> Reason | None:
    """What is wrong with an answer that touches the right elements all the same."""
    player = state.players[decision.seat]
    match picked:
        case (MoveLeader(player.dynasty, leader),) if player.leaders[SPHERE_OF[leader]] == OFF:
            return refuse("leader_off_board")
        case (CommitSupport(tile=tile),) if state.conflict and SPHERE_OF[tile] != state.conflict.support:
            return refuse("wrong_color", color=SPHERES[state.conflict.support])
        case () if decision.kind == "tigris.swap_tiles":
            return refuse("nothing_selected")
    return None


# §3.2 Actions


def why_not_action(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone == "rack" and name == "catastrophe":
        return on_a_square(path, Lay(content, state), why_not_catastrophe)
    if zone == "rack" and name in TILES:
        return on_a_square(path, Lay(content, state), lambda lay, square: why_not_tile(lay, SPHERE_OF[name], square))
    if zone == "leader":
        return why_not_leader_path(content, state, path)
    if path[0] == "swap_tiles":
        return why_not_swap(state)
    if zone == "base" and name in SQUARES:
        return why_not_base_now(content, state, SQUARES[name])
    return refuse("choose_piece_first") if zone in ("cell", "supply") else None


def on_a_square(path: Path, lay: Lay, why_not_there: Callable[[Lay, int], Reason | None]) -> Reason | None:
    """A piece in hand and the square it is wished to: the reason of that square."""
    if len(path) == 1:
        return why_not_there(lay, OFF) or refuse("no_square_left")
    zone, label = Key.of(path[1])
    if zone != "cell" or label not in SQUARES:
        return why_not_there(lay, OFF) or refuse("needs_square")
    return why_not_there(lay, SQUARES[label])


def why_not_tile(lay: Lay, sphere: int, square: int) -> Reason | None:
    """§5.2; with no square yet only what the piece itself lacks."""
    if LETTERS[sphere] not in lay.state.players[lay.state.active].hand:
        return refuse("not_in_hand")
    if square == OFF:
        return None
    if not lay.free >> square & 1:
        return refuse("occupied")
    if not lay.board.terrain[sphere] >> square & 1:
        return refuse("farm_needs_river" if sphere == BLUE else "river_only_farms")
    if count_touching(lay.halos, square) > 2:
        return refuse("joins_three_kingdoms")
    return None


def count_touching(halos: list[int], square: int) -> int:
    return sum(halo >> square & 1 for halo in halos)


def why_not_leader_path(content: Components, state: State, path: Path) -> Reason | None:
    if path[0] not in {f"leader/{dynasty_of(state, state.active)}/{kind}" for kind in LEADERS}:
        return refuse("not_yours")
    dynasty, leader = Key.of(path[0]).parts
    origin = state.players[state.active].leaders[SPHERE_OF[leader]]
    if len(path) > 1 and path[1] == f"supply/{dynasty}":
        return refuse("leader_off_board")
    return on_a_square(path, Lay(content, state), lambda lay, square: why_not_leader(lay, origin, square))


def why_not_leader(lay: Lay, origin: int, square: int) -> Reason | None:
    """Tell why a leader cannot stand on a square (§4.2)."""
    if square == OFF:
        return None
    if square == origin:
        return refuse("same_square")
    if not lay.free >> square & 1:
        return Reason("occupied", "§4.2")
    if not lay.board.land >> square & 1:
        return refuse("river")
    if not lay.beside_temple >> square & 1:
        return refuse("no_temple")
    halos = lay.halos if origin == OFF else lay.halos_without(origin)
    if count_touching(halos, square) > 1:
        return refuse("joins_kingdoms")
    return None


def why_not_catastrophe(lay: Lay, square: int) -> Reason | None:
    """Tell why a catastrophe cannot strike a square (§8.5)."""
    state = lay.state
    if not state.players[state.active].catastrophes:
        return refuse("no_catastrophe_left")
    if square == OFF:
        return None
    if leader_squares(state) >> square & 1:
        return refuse("leader")
    if state.treasures >> square & 1:
        return refuse("treasure")
    if any(base >> square & 1 for base in state.bases):
        return refuse("monument")
    if state.catastrophes >> square & 1:
        return refuse("catastrophe")
    return None


def why_not_swap(state: State) -> Reason | None:
    """Tell why no tiles can be swapped (§8.6)."""
    if not state.players[state.active].hand:
        return refuse("nothing_selected")
    if not state.bag:
        return refuse("bag_too_small", n=0)
    return None


def why_not_base_now(content: Components, state: State, base: int) -> Reason:
    """A monument is built only while a tile completes the square (§8.1)."""
    sphere = next((sphere for sphere in range(4) if state.tiles[sphere] & block(base) == block(base)), None)
    if sphere is None:
        return refuse("not_four")
    if not unbuilt_monuments(content, state, sphere):
        return refuse("no_monument_left")
    return refuse("square_missed")


def why_not_give(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """The tiles of a swap (§8.6)."""
    wanted = Counter(path)
    held = Counter(key for option in decision.options for key in option.path)
    if any(not key.startswith("rack/") for key in path):
        return None
    if any(count > held[key] for key, count in wanted.items()):
        return Reason("not_in_hand", "§8.6")
    return refuse("bag_too_small", n=len(state.bag))


# Choices inside an action


def why_not_support(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    conflict = state.conflict
    assert conflict is not None
    zone, name = Key.of(path[0])
    if zone == "rack" and name in TILES:
        if SPHERE_OF[name] != conflict.support:
            return refuse("wrong_color", color=SPHERES[conflict.support])
        return refuse("choose_number")
    if zone != "support" or not name.isdecimal():
        return None
    if int(name) > state.players[decision.seat].hand.count(LETTERS[conflict.support]):
        return Reason("not_in_hand", decision.rule)
    return refuse("english_attacker" if decision.seat == conflict.attacker else "english_defender")


def why_not_monument(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    zone, label = Key.of(path[0])
    offered = {option.path[0] for option in decision.options if isinstance(option, BuildMonument)}
    if path[0] not in offered:
        return refuse("not_four") if zone == "base" else None
    zone, name = Key.of(path[1])
    if zone != "monument" or name not in content.monuments:
        return None
    sphere = next(sphere for sphere in range(4) if state.tiles[sphere] >> SQUARES[label] & 1)
    if sphere not in content.monument_spheres[content.monuments.index(name)]:
        return refuse("wrong_monument_color", color=SPHERES[sphere])
    return refuse("monument_built")


def why_not_treasure(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why this treasure cannot be taken (§8.4)."""
    wished = 0
    for key in path:
        zone, label = Key.of(key)
        if zone != "treasure" or label not in SQUARES:
            return None
        wished |= 1 << SQUARES[label]
    found = region_of(state, state.players[decision.seat].leaders[GREEN]) & state.treasures
    forced, choice, count = split_treasures(content, state, found)
    if wished & ~found:
        return refuse("other_kingdom")
    if wished & forced:
        return refuse("taken_anyway")
    corners = found & content.boards[state.setup.board].corners
    if wished & ~choice or (corners and (wished & ~corners).bit_count() > count):
        return refuse("corner_first")
    return refuse("one_stays")


REFUSALS: Final = Refusals[Components, State](
    refuse,
    elements,
    {
        "tigris.choose_dynasty": "dynasty_taken",
        "tigris.take_action": why_not_action,
        "tigris.swap_tiles": why_not_give,
        "tigris.choose_war": "no_conflict",
        "tigris.commit_support": why_not_support,
        "tigris.build_monument": why_not_monument,
        "tigris.take_treasures": why_not_treasure,
    },
    beyond=("tigris.swap_tiles", "tigris.take_treasures"),
)
