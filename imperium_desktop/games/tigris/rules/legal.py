"""Which actions are legal now. Why others are not: refusals.py, from the same predicates."""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any, Generic, TypeVar, overload

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, LETTERS, TILES, Components, DynastyName
from imperium_desktop.games.tigris.rules.options import (
    EndTurn,
    MoveLeader,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    WithdrawLeader,
)
from imperium_desktop.games.tigris.rules.regions import beside_temple, kingdoms_of, leader_squares, occupied
from imperium_desktop.games.tigris.rules.squares import ALL, BESIDE, BITS, LABELS, OFF, SQUARES, neighbours
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Option

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

    def at(self, square: int) -> O:
        place, bit = divmod(square, 8)
        return self.parts[place][1 << bit][0]

    def nth_on(self, mask: int, place: int) -> O:
        """One of them, without making those of other squares far from it."""
        for part, bits in zip(self.parts, mask.to_bytes(BYTES, "little"), strict=True):
            count = bits.bit_count()
            if place < count:
                return part[bits][place]
            place -= count
        raise IndexError("list index out of range")


class Listing(Sequence[Option]):
    """Options in their order, most of them as a family and the squares on which it may be used.

    Who picks one of hundreds, or asks whether one is among them, need not have them all made.
    """

    def __init__(self) -> None:
        self._parts: list[tuple[int, Family[Any] | None, int, Option | None]] = []
        """How many options, and the family with its squares, or the one option."""
        self._count = 0
        self._all: list[Option] | None = None

    def add(self, option: Option) -> None:
        self._parts.append((1, None, 0, option))
        self._count += 1

    def add_on(self, family: "Family[Any]", mask: int) -> None:
        count = mask.bit_count()
        if count:
            self._parts.append((count, family, mask, None))
            self._count += count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Option: ...

    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...

    def __getitem__(self, place: int | slice) -> Option | list[Option]:
        if isinstance(place, slice) or place < 0 or self._all is not None:
            return self._whole()[place]
        for count, family, mask, option in self._parts:
            if place < count:
                return option or family.nth_on(mask, place)  # type: ignore[union-attr]
            place -= count
        raise IndexError("list index out of range")

    def __iter__(self) -> Iterator[Option]:
        return iter(self._whole())

    def __contains__(self, wanted: object) -> bool:
        square = SQUARES.get(getattr(wanted, "square", ""), OFF)
        bit = BITS[square]
        return any(
            wanted == option if family is None else mask & bit and wanted == family.at(square)
            for _, family, mask, option in self._parts
        )

    def _whole(self) -> list[Option]:
        if self._all is None:
            self._all = []
            for _, family, mask, option in self._parts:
                self._all += family.on(mask) if family is not None else [option]  # type: ignore[list-item]
        return self._all


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
        """Squares where a tile of the sphere can lie (§5.1, §5.2)."""
        return self.free & self.board.terrain[sphere] & ~self.joins_three

    @cached_property
    def joins_three(self) -> int:
        return touched_thrice(self.halos)

    @cached_property
    def place_squares(self) -> int:
        """Squares for a leader from the supply (§4.2)."""
        return self._leader_squares(self.halos)

    def move_squares(self, square: int) -> int:
        """Squares for a leader on the board, which is lifted first (§4.2)."""
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
        """Squares that a catastrophe can strike: free ones, and tiles without a treasure (§8.5)."""
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


def actions(content: Components, state: State) -> Listing:
    """§3.2 All that the active player may do."""
    lay = Lay(content, state)
    player = state.players[state.active]
    dynasty = dynasty_of(state, state.active)
    options = Listing()
    for sphere, letter in enumerate(LETTERS):
        if letter in player.hand:
            options.add_on(PLACE_TILE[sphere], lay.tile_squares(sphere))
    for sphere, square in enumerate(player.leaders):
        leader = LEADERS[sphere]
        if square == OFF:
            options.add_on(PLACE_LEADER[dynasty, leader], lay.place_squares)
        else:
            options.add_on(MOVE_LEADER[dynasty, leader], lay.move_squares(square))
            options.add(WithdrawLeader(dynasty, leader))
    if player.catastrophes:
        options.add_on(PLAY_CATASTROPHE, lay.catastrophe_squares())
    if player.hand and state.bag:
        options.add(SWAP_TILES)
    options.add(END_TURN)
    return options


def dynasty_of(state: State, seat: int) -> DynastyName:
    dynasty = state.players[seat].dynasty
    assert dynasty is not None
    return dynasty
