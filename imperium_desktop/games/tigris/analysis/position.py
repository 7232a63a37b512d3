"""A position as data, for lessons, examples and pictures, and how it is laid on the table.

Squares stand in one string, "B2 C2"; tiles of a hand or the bag are letters, "krbg". The starting temples lie there
without being named. What is laid out comes out of the bag, so that the box stays complete.
"""

import msgspec

from imperium_desktop.games.tigris.rules.components import (
    BLUE,
    DYNASTIES,
    GREEN,
    LEADERS,
    LETTERS,
    RED,
    SPHERE_OF,
    SPHERES,
    TILES,
    Components,
    DynastyName,
    TileName,
)
from imperium_desktop.games.tigris.rules.regions import beside_temple, kingdoms, leader_squares, occupied, rivals_in
from imperium_desktop.games.tigris.rules.setup import deal, new_table
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES, block, labels_in, squares_in
from imperium_desktop.games.tigris.rules.state import Player, State, TigrisSetup
from imperium_desktop.rules.chance import Chance


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table between two actions. What is not said is as at the start of a game."""

    dynasties: tuple[DynastyName, ...] = ("lion", "bull")
    """Dynasties in seating order."""
    active: DynastyName | None = None
    """Dynasty whose turn it is; None: the first of them."""
    actions_left: int | None = None
    tiles: dict[TileName, str] = {}
    """Face up."""
    bases: dict[TileName, str] = {}
    """Turned over under a monument."""
    leaders: dict[str, str] = {}
    """Keyed "lion king"."""
    monuments: dict[str, str] = {}
    """Top left square of the base."""
    treasures: str | None = None
    """Those still on the board; None: all of them."""
    taken: dict[DynastyName, int] = {}
    """Treasures behind a screen: all that are not on the board."""
    catastrophes: str = ""
    """Squares. The last seat's are used up first."""
    hands: dict[DynastyName, str] = {}
    """Tiles in hand; a dynasty that is not named holds six from the bag."""
    points: dict[DynastyName, tuple[int, int, int, int]] = {}
    """Black, red, blue, green."""
    bag: str | int | None = None
    """What is left in drawing order, or how many; the rest is out of the game. None: everything."""
    variants: dict[str, str] = {}


def lay_out(content: Components, position: Position) -> State:
    """The position on the table, ready for an action. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    for player in state.players:
        state.bag, player.hand = state.bag + player.hand, ""
    lay_treasures(content, state, position)
    lay_tiles(content, state, position)
    build_monuments(content, state, position)
    strike_catastrophes(state, position)
    place_leaders(content, state, position)
    fill_screens(content, state, position)
    fill_bag(state, position)
    if position.actions_left is not None:
        if not 1 <= position.actions_left <= content.limits.actions:
            raise ValueError(f"{position.actions_left} actions left: must be 1 to {content.limits.actions}")
        state.actions_left = position.actions_left
    check_rest(state)
    return state


def setup_of(position: Position) -> TigrisSetup:
    """The set-up of a match that begins here; a wrong variant or seating is a ValueError."""
    first = 0
    if position.active is not None:
        if position.active not in position.dynasties:
            raise ValueError(f"{position.active} is active, but does not play")
        first = position.dynasties.index(position.active)
    agreed = {"seats": len(position.dynasties), "dynasties": position.dynasties, "first": first}
    return msgspec.convert({**position.variants, **agreed}, TigrisSetup)


def squares_of(listing: str) -> int:
    mask = 0
    for label in listing.split():
        mask |= 1 << square_of(label)
    return mask


def square_of(label: str) -> int:
    if label not in SQUARES:
        raise ValueError(f"there is no square {label!r}")
    return SQUARES[label]


def player_of(state: State, dynasty: str) -> Player:
    for player in state.players:
        if player.dynasty == dynasty:
            return player
    raise ValueError(f"{dynasty!r} does not play" if dynasty in DYNASTIES else f"there is no dynasty {dynasty!r}")


# The board


def lay_treasures(content: Components, state: State, position: Position) -> None:
    if position.treasures is not None:
        state.treasures = squares_of(position.treasures)
    temples = content.boards[state.setup.board].temples
    if astray := state.treasures & ~temples:
        raise ValueError(f"no treasure begins on {' '.join(labels_in(astray))}")
    for dynasty, count in position.taken.items():
        player_of(state, dynasty).treasures = count
    total = state.treasures.bit_count() + sum(position.taken.values())
    if total != temples.bit_count():
        raise ValueError(f"{total} treasures on the board and behind screens: must be {temples.bit_count()}")


def lay_tiles(content: Components, state: State, position: Position) -> None:
    start = content.boards[state.setup.board].temples
    for tile, listing in position.tiles.items():
        mask = squares_of(listing)
        lay(content, state, tile, mask & ~start if tile == "temple" else mask)


def lay(content: Components, state: State, tile: TileName, mask: int) -> None:
    sphere = SPHERE_OF[tile]
    terrain = content.boards[state.setup.board].terrain[sphere]
    for square in squares_in(mask):
        if not terrain >> square & 1:
            raise ValueError(f"{tile} on {LABELS[square]}: {'not a river' if sphere == BLUE else 'not a land'} square")
        if occupied(state) >> square & 1:
            raise ValueError(f"{tile} on {LABELS[square]}: something lies there already")
        state.bag = taken_from(state.bag, LETTERS[sphere])
        state.tiles[sphere] |= 1 << square


def build_monuments(content: Components, state: State, position: Position) -> None:
    """The tiles of the bases face down, and the monuments on them."""
    for tile, listing in position.bases.items():
        mask, sphere = squares_of(listing), SPHERE_OF[tile]
        lay(content, state, tile, mask & ~state.tiles[sphere])
        state.tiles[sphere] &= ~mask
        state.bases[sphere] |= mask
    covered = 0
    for name, label in position.monuments.items():
        covered |= build(content, state, name, label)
    if bare := sum(state.bases) & ~covered:
        raise ValueError(f"no monument stands on the base at {' '.join(labels_in(bare))}")


def build(content: Components, state: State, name: str, label: str) -> int:
    if name not in content.monuments:
        raise ValueError(f"there is no monument {name!r}")
    number, corner = content.monuments.index(name), square_of(label)
    base = block(corner)
    if not any(state.bases[sphere] & base == base for sphere in content.monument_spheres[number]):
        raise ValueError(f"{name} on {label}: needs a base of four tiles in one of its colours")
    if any(other != OFF and block(other) & base for other in state.monuments):
        raise ValueError(f"{name} on {label}: another monument stands there")
    state.monuments[number] = corner
    return base


def strike_catastrophes(state: State, position: Position) -> None:
    """§8.5; a starting temple without treasure may lie beneath."""
    state.catastrophes = squares_of(position.catastrophes)
    beneath = state.catastrophes & state.tiles[RED] & ~state.treasures & ~squares_of(position.tiles.get("temple", ""))
    state.tiles[RED] &= ~beneath
    state.discards += LETTERS[RED] * beneath.bit_count()
    if buried := state.catastrophes & occupied(state):
        raise ValueError(f"catastrophe on {' '.join(labels_in(buried))}: something lies there")
    left = state.catastrophes.bit_count()
    for player in reversed(state.players):
        played = min(left, player.catastrophes)
        player.catastrophes -= played
        left -= played
    if left:
        raise ValueError(f"{left} catastrophes more than the players have")


def place_leaders(content: Components, state: State, position: Position) -> None:
    for key, label in position.leaders.items():
        dynasty, _, leader = key.partition(" ")
        if leader not in LEADERS:
            raise ValueError(f"{key!r} is not a dynasty and a leader, like 'lion king'")
        square = square_of(label)
        if why := why_not_there(content, state, square):
            raise ValueError(f"{key} on {label}: {why}")
        player_of(state, dynasty).leaders[SPHERE_OF[leader]] = square


def why_not_there(content: Components, state: State, square: int) -> str:
    if (occupied(state) | state.catastrophes) >> square & 1:
        return "something lies there already"
    if not content.boards[state.setup.board].land >> square & 1:
        return "a leader does not stand on the river"
    if not beside_temple(state) >> square & 1:
        return "no face-up temple beside it"
    return ""


# Behind the screens


def fill_screens(content: Components, state: State, position: Position) -> None:
    size = content.limits.hand
    for dynasty, letters in position.hands.items():
        if len(letters) > size:
            raise ValueError(f"{dynasty} holds {len(letters)} tiles: at most {size}")
        state.bag = taken_from(state.bag, letters)
        player_of(state, dynasty).hand = "".join(sorted(letters, key=LETTERS.index))
    for seat, player in enumerate(state.players):
        if player.dynasty not in position.hands:
            deal(state, seat, size)
    for dynasty, points in position.points.items():
        if min(points) < 0:
            raise ValueError(f"{dynasty} has {min(points)} points: at least 0")
        player_of(state, dynasty).points = list(points)


def fill_bag(state: State, position: Position) -> None:
    if position.bag is None:
        return
    if isinstance(position.bag, int):
        if not 0 <= position.bag <= len(state.bag):
            raise ValueError(f"{position.bag} tiles in the bag: only {len(state.bag)} are left")
        kept = state.bag[: position.bag]
    else:
        kept = position.bag
    state.discards += taken_from(state.bag, kept)
    state.bag = kept


def taken_from(bag: str, letters: str) -> str:
    for letter in letters:
        if letter not in LETTERS:
            raise ValueError(f"{letter!r} is no tile: tiles are {', '.join(LETTERS)}")
        if letter not in bag:
            raise ValueError(f"the box has no more {TILES[LETTERS.index(letter)]} tiles")
        bag = bag.replace(letter, "", 1)
    return bag


def check_rest(state: State) -> None:
    """Refuse a position that play could not rest in.

    Between actions every kingdom is at peace (§2.4), and no trader leaves treasures lying (§8.4).
    """
    for kingdom in kingdoms(state):
        for sphere, leader in enumerate(LEADERS):
            if len(rivals_in(state, sphere, kingdom)) > 1:
                there = " ".join(labels_in(kingdom & leader_squares(state)))
                raise ValueError(f"two leaders of one colour, {SPHERES[sphere]} ({leader}), in a kingdom: {there}")
        treasures = kingdom & state.treasures
        if treasures.bit_count() > 1 and rivals_in(state, GREEN, kingdom):
            raise ValueError(f"a trader would have taken treasures from {' '.join(labels_in(treasures))}")
