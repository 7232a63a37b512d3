"""Which actions are legal now. Why others are not: refusals.py, from the same predicates."""

from collections.abc import Callable
from functools import cached_property
from typing import Generic, TypeVar

from imperium_desktop.rules.table import Option
from imperium_desktop.rules.tigris.components import DYNASTIES, LEADERS, LETTERS, TILES, Components, DynastyName
from imperium_desktop.rules.tigris.options import (
    EndTurn,
    MoveLeader,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    WithdrawLeader,
)
from imperium_desktop.rules.tigris.regions import beside_temple, kingdoms_of, leader_squares, occupied
from imperium_desktop.rules.tigris.squares import ALL, BESIDE, LABELS, OFF, neighbours
from imperium_desktop.rules.tigris.state import State

O = TypeVar("O", bound=Option)  # noqa: E741

BYTES = (ALL.bit_length() + 7) // 8


class EightSquares(dict[int, tuple[O, ...]]):
    """Options on eight neighbouring squares by which of them are wanted; made when first asked for."""

    def __init__(self, first: int, make: Callable[[str], O]) -> None:
        self.first = first
        self.make = make

    def __missing__(self, bits: int) -> tuple[O, ...]:
        wanted = (self.first + bit for bit in range(8) if bits >> bit & 1)
        self[bits] = made = tuple(self.make(LABELS[square]) for square in wanted)
        return made


class Family(Generic[O]):
    """The options of one sort by square, handed out eight squares at a time: listing is the hot path."""

    def __init__(self, make: Callable[[str], O]) -> None:
        self.parts = [EightSquares(8 * place, make) for place in range(BYTES)]

    def on(self, mask: int) -> list[O]:
        options: list[O] = []
        for part, bits in zip(self.parts, mask.to_bytes(BYTES, "little"), strict=True):
            if bits:
                options += part[bits]
        return options


PLACE_TILE = [Family(lambda square, tile=tile: PlaceTile(tile, square)) for tile in TILES]  # type: ignore[misc]
PLAY_CATASTROPHE = Family(PlayCatastrophe)
PLACE_LEADER = {
    (dynasty, leader): Family(lambda square, d=dynasty, k=leader: PlaceLeader(d, k, square))  # type: ignore[misc]
    for dynasty in DYNASTIES
    for leader in LEADERS
}
MOVE_LEADER = {
    (dynasty, leader): Family(lambda square, d=dynasty, k=leader: MoveLeader(d, k, square))  # type: ignore[misc]
    for dynasty in DYNASTIES
    for leader in LEADERS
}
SWAP_TILES = SwapTiles()
END_TURN = EndTurn()


class Lay:
    """The lie of the land: what is free, and how many kingdoms each square touches."""

    def __init__(self, content: Components, state: State) -> None:
        self.content = content
        self.state = state
        self.board = content.boards[state.setup.board]
        self.occupied = occupied(state)
        self.free = ALL & ~self.occupied & ~state.catastrophes
        self.leaders = leader_squares(state)
        self.kingdoms = kingdoms_of(self.leaders, self.occupied)
        self.halos = [neighbours(kingdom) for kingdom in self.kingdoms]
        self.beside_temple = beside_temple(state)

    def tile_squares(self, sphere: int) -> int:
        """§5.1, §5.2"""
        return self.free & self.board.terrain[sphere] & ~self.joins_three

    @cached_property
    def joins_three(self) -> int:
        return touched_thrice(self.halos)

    @cached_property
    def place_squares(self) -> int:
        """§4.2 for a leader from the supply."""
        return self._leader_squares(self.halos)

    def move_squares(self, square: int) -> int:
        """§4.2 for a leader on the board: it is lifted first."""
        return self._leader_squares(self.halos_without(square))

    def halos_without(self, square: int) -> list[int]:
        """What touches kingdoms once the leader on this square is lifted."""
        lifted = 1 << square
        halos = []
        for kingdom, halo in zip(self.kingdoms, self.halos, strict=True):
            if not kingdom & lifted:
                halos.append(halo)
                continue
            rest = kingdom & ~lifted
            beside = kingdom & BESIDE[square]
            if beside & (beside - 1):
                halos += [neighbours(part) for part in kingdoms_of(self.leaders & rest, rest)]
            elif self.leaders & rest:
                halos.append(neighbours(rest))  # it stood at the edge: the rest still hangs together
        return halos

    def _leader_squares(self, halos: list[int]) -> int:
        return self.free & self.board.land & self.beside_temple & ~touched_twice(halos)

    def catastrophe_squares(self) -> int:
        """§8.5"""
        tiles = 0
        for tile in self.state.tiles:
            tiles |= tile
        return self.free | tiles & ~self.state.treasures


def touched_twice(halos: list[int]) -> int:
    """Squares that lie in at least two halos."""
    once = twice = 0
    for halo in halos:
        twice |= once & halo
        once |= halo
    return twice


def touched_thrice(halos: list[int]) -> int:
    once = twice = thrice = 0
    for halo in halos:
        thrice |= twice & halo
        twice |= once & halo
        once |= halo
    return thrice


def actions(content: Components, state: State) -> list[Option]:
    """§3.2 All that the active player may do."""
    lay = Lay(content, state)
    player = state.players[state.active]
    dynasty = dynasty_of(state, state.active)
    options: list[Option] = []
    for sphere, letter in enumerate(LETTERS):
        if letter in player.hand:
            options += PLACE_TILE[sphere].on(lay.tile_squares(sphere))
    for sphere, square in enumerate(player.leaders):
        leader = LEADERS[sphere]
        if square == OFF:
            options += PLACE_LEADER[dynasty, leader].on(lay.place_squares)
        else:
            options += MOVE_LEADER[dynasty, leader].on(lay.move_squares(square))
            options.append(WithdrawLeader(dynasty, leader))
    if player.catastrophes:
        options += PLAY_CATASTROPHE.on(lay.catastrophe_squares())
    if player.hand and state.bag:
        options.append(SWAP_TILES)
    options.append(END_TURN)
    return options


def dynasty_of(state: State, seat: int) -> DynastyName:
    dynasty = state.players[seat].dynasty
    assert dynasty is not None
    return dynasty
