"""What the board holds for a seat just now: where its tiles score, whom it can drive out, which kingdoms are close.

Plain facts for hints and for what speaks for a move.
"""

from collections.abc import Iterator
from itertools import combinations

import msgspec

from imperium_desktop.games.tigris.analysis.survey import RevoltChance, kingdom_at, revolts_in
from imperium_desktop.games.tigris.rules.components import GREEN, LETTERS, RED
from imperium_desktop.games.tigris.rules.legal import Lay, touched_twice
from imperium_desktop.games.tigris.rules.monuments import unbuilt_monuments
from imperium_desktop.games.tigris.rules.regions import collector, leader_in, region_of, temples_near
from imperium_desktop.games.tigris.rules.squares import BESIDE, OFF, STRIDE, block, connected, neighbours, squares_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.teaching.context import Context


def lay_of(look: Context) -> Lay:
    return Lay(look.content, look.now)


def reach_of(lay: Lay, seat: int, sphere: int) -> int:
    """Where this seat may put its leader of a sphere, from its supply or from the board."""
    origin = lay.state.players[seat].leaders[sphere]
    return lay.place_squares if origin == OFF else lay.move_squares(origin)


# Points


def scoring_squares(lay: Lay, seat: int, sphere: int) -> int:
    """Where a tile of the sphere brings this seat a point (§5.3)."""
    halos = 0
    for kingdom, halo in zip(lay.kingdoms, lay.halos, strict=True):
        found = collector(lay.state, sphere, kingdom)
        if found is not None and found[0] == seat:
            halos |= halo
    return halos & lay.tile_squares(sphere) & ~touched_twice(lay.halos)


def best_square(state: State, seat: int, sphere: int, squares: int) -> int:
    """Best of the squares that score: one that also protects own leaders or leads to a square of four."""
    leaders = [square for square in state.players[seat].leaders if square != OFF]

    def worth(square: int) -> tuple[int, int]:
        beside = sum(BESIDE[square] >> leader & 1 for leader in leaders) if sphere == RED else 0
        return beside, most_in_a_block(state, square, sphere)

    return max(squares_in(squares), key=worth)


def room_for_tiles(lay: Lay, sphere: int, square: int) -> bool:
    """Whether a tile of the leader's colour could be placed in his kingdom, once he stands there."""
    kingdom = connected(1 << square, lay.occupied | 1 << square)
    return bool(neighbours(kingdom) & lay.tile_squares(sphere) & ~kingdom)


# Monuments


def blocks_with(square: int) -> list[int]:
    """The squares of four that this square can be part of, as far as they lie on the board."""
    corners = (square - STRIDE - 1, square - STRIDE, square - 1, square)
    return [block(corner) for corner in corners if corner >= 0]


def most_in_a_block(state: State, square: int, sphere: int) -> int:
    return max((state.tiles[sphere] & four).bit_count() for four in blocks_with(square))


def monument_squares(lay: Lay, sphere: int) -> int:
    """Where one more tile of the sphere completes a square of four that a monument is left for (§8.1)."""
    if not unbuilt_monuments(lay.content, lay.state, sphere):
        return 0
    near = neighbours(lay.state.tiles[sphere]) & lay.tile_squares(sphere)
    return sum(1 << square for square in squares_in(near) if most_in_a_block(lay.state, square, sphere) == 3)


# Revolts


def own_revolts(look: Context) -> list[RevoltChance]:
    """All that the deciding seat could begin, the least need first."""
    found = [
        chance
        for kingdom in lay_of(look).kingdoms
        for chance in revolts_in(look.content, look.now, kingdom_at(look.now, kingdom.bit_length() - 1), look.seat)
    ]
    return sorted(found, key=lambda chance: chance.needed)


class Rising(msgspec.Struct, frozen=True):
    """What a rival could bring against a leader of a seat."""

    sphere: int
    rival: int
    square: int
    """Where the rival would stand, beside the most temples."""
    temples: int
    own_temples: int


def risings(lay: Lay, seat: int) -> list[Rising]:
    """One for each leader of this seat and each rival who could challenge it, the greatest lead of a rival first."""
    state, found = lay.state, []
    for sphere, home in enumerate(state.players[seat].leaders):
        if home == OFF:
            continue
        beside = neighbours(region_of(state, home))
        for rival in range(len(state.players)):
            squares = beside & reach_of(lay, rival, sphere) if rival != seat else 0
            if squares:
                best = max(squares_in(squares), key=lambda square: temples_near(state, square))
                temples = temples_near(state, best), temples_near(state, home)
                found.append(Rising(sphere, rival, best, *temples))
    return sorted(found, key=lambda rising: rising.own_temples - rising.temples)


def overthrown(rising: Rising, held: int) -> bool:
    """True if the rival wins with one temple added, even if the seat adds all that it holds."""
    return rising.temples + 1 > rising.own_temples + held


# Wars


class Clash(msgspec.Struct, frozen=True):
    """Two leaders of one colour in kingdoms that a single tile would join."""

    sphere: int
    rival: int
    strength: int
    rival_strength: int
    squares: int
    """Where that tile would lie."""


def clashes(look: Context) -> Iterator[Clash]:
    """Those in which the deciding seat has a leader."""
    lay, state = lay_of(look), look.now
    for one, other in combinations(range(len(lay.kingdoms)), 2):
        squares = lay.halos[one] & lay.halos[other] & lay.free & ~lay.joins_three
        if not squares:
            continue
        for sphere in range(4):
            sides = {leader_in(state, sphere, lay.kingdoms[kingdom]): lay.kingdoms[kingdom] for kingdom in (one, other)}
            rival = next((seat for seat in sides if seat not in (None, look.seat)), None)
            if look.seat in sides and rival is not None:
                mine, theirs = ((sides[seat] & state.tiles[sphere]).bit_count() for seat in (look.seat, rival))
                yield Clash(sphere, rival, mine, theirs, squares)


def tiles_onto(lay: Lay, hand: str, squares: int) -> Iterator[tuple[int, int]]:
    """Each sphere of a tile in hand with one of these squares that takes it."""
    for sphere, letter in enumerate(LETTERS):
        fitting = squares & lay.tile_squares(sphere) if letter in hand else 0
        if fitting:
            yield sphere, next(squares_in(fitting))


# Treasures


def link_squares(lay: Lay, seat: int) -> int:
    """Where a tile would tie another treasure to the kingdom of this seat's trader without a war of traders."""
    trader = lay.state.players[seat].leaders[GREEN]
    if trader == OFF:
        return 0
    state, kingdom, elsewhere = lay.state, region_of(lay.state, trader), 0
    for square in squares_in(state.treasures & ~kingdom):
        region = region_of(state, square)
        if leader_in(state, GREEN, region) is None:
            elsewhere |= region
    reached = neighbours(kingdom) & neighbours(elsewhere) & lay.free & ~lay.joins_three
    return reached if kingdom & state.treasures else 0
