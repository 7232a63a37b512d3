"""Which of some 450 actions are worth a try: about 40 that cannot be told to be worse than another at a glance."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.tigris.rules.components import BLACK, LEADERS, LETTERS, RED, Components
from imperium_desktop.games.tigris.rules.legal import (
    MOVE_LEADER,
    PLACE_LEADER,
    PLACE_TILE,
    PLAY_CATASTROPHE,
    SWAP_TILES,
    Lay,
    dynasty_of,
    touched_twice,
)
from imperium_desktop.games.tigris.rules.squares import ALL, BITS, OFF, STRIDE, neighbours
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Option

CORNERS: Final = ((1, STRIDE), (-1, STRIDE), (1, -STRIDE), (-1, -STRIDE))


class Breadth(NamedTuple):
    """How many squares of each sort are tried."""

    tiles: int = 3
    """Squares in each kingdom, for tiles of a sphere whose points the player would get."""
    wars: int = 7
    """Squares that join two kingdoms of which one is the player's."""
    leaders: int = 2
    """Squares at each kingdom."""
    catastrophes: int = 5


WIDE: Final = Breadth()
NARROW: Final = Breadth(tiles=2, wars=4, leaders=1, catastrophes=2)


class Candidates:
    """What the active seat may try."""

    def __init__(self, content: Components, state: State, breadth: Breadth) -> None:
        self.state = state
        self.breadth = breadth
        self.lay = Lay(content, state)
        self.player = state.players[state.active]
        self.own = sum(BITS[square] for square in self.player.leaders)
        self.joining = touched_twice(self.lay.halos)
        self.ruled = [bool(kingdom & self.own) for kingdom in self.lay.kingdoms]

    def options(self) -> list[Option]:
        found: list[Option] = []
        for sphere, letter in enumerate(LETTERS):
            if letter in self.player.hand:
                found += PLACE_TILE[sphere].on(self.tile_squares(sphere))
        dynasty = dynasty_of(self.state, self.state.active)
        for sphere, square in enumerate(self.player.leaders):
            family = PLACE_LEADER if square == OFF else MOVE_LEADER
            found += family[dynasty, LEADERS[sphere]].on(self.leader_squares(square))
        if self.player.catastrophes:
            found += PLAY_CATASTROPHE.on(self.struck_squares())
        if self.player.hand and self.state.bag:
            found.append(SWAP_TILES)
        return found

    # Tiles

    def tile_squares(self, sphere: int) -> int:
        free = self.lay.tile_squares(sphere)
        chosen = 0
        for kingdom, halo, ruled in zip(self.lay.kingdoms, self.lay.halos, self.ruled, strict=True):
            beside = free & halo & ~self.joining
            if self.collects(sphere, kingdom):
                chosen |= few(beside, self.liked(sphere, halo), self.breadth.tiles)
            elif sphere == RED and ruled:
                chosen |= few(beside & neighbours(self.own), (), 1)
        chosen |= self.uniting_squares(free & self.joining)
        return chosen or few(free & ~self.joining, (), 1)

    def collects(self, sphere: int, kingdom: int) -> bool:
        """The player would have the point of a tile there (§5.3)."""
        return self.leads(sphere, kingdom) or (not self.is_led(sphere, kingdom) and self.leads(BLACK, kingdom))

    def leads(self, sphere: int, kingdom: int) -> bool:
        return bool(kingdom & BITS[self.player.leaders[sphere]])

    def is_led(self, sphere: int, kingdom: int) -> bool:
        return any(kingdom & BITS[player.leaders[sphere]] for player in self.state.players)

    def liked(self, sphere: int, halo: int) -> Sequence[int]:
        """Squares that are tried first: for a monument, near treasures, beside own leaders."""
        full, half = part_blocks(self.state.tiles[sphere])
        treasures, leaders = neighbours(self.state.treasures), neighbours(self.own) & halo
        if sphere == RED:
            return full, leaders, half, treasures
        return full, half & treasures, half, treasures, leaders

    def uniting_squares(self, joining: int) -> int:
        """Squares that start wars or join kingdoms: mostly those at a kingdom of the player."""
        mine = 0
        for halo, ruled in zip(self.lay.halos, self.ruled, strict=True):
            mine |= halo if ruled else 0
        return few(joining & mine, (), self.breadth.wars) | few(joining & ~mine, (), 1)

    # Leaders and catastrophes

    def leader_squares(self, home: int) -> int:
        free = self.lay.place_squares if home == OFF else self.lay.move_squares(home)
        temples = temples_beside(self.state.tiles[RED])
        chosen = beside = 0
        for kingdom, halo in zip(self.lay.kingdoms, self.lay.halos, strict=True):
            beside |= halo
            if kingdom & BITS[home]:
                chosen |= few(free & halo & temples[0], (), 1)
            else:
                chosen |= few(free & halo, temples, self.breadth.leaders if home == OFF else 1)
        return chosen | few(free & ~beside, temples, 1)

    def struck_squares(self) -> int:
        """Tiles beside rival leaders, and single tiles that hold their kingdoms together are not looked for."""
        rivals = self.lay.leaders & ~self.own
        black, red, blue, green = self.state.tiles
        tiles = self.lay.catastrophe_squares() & (black | red | blue | green)
        return few(tiles & neighbours(rivals), (red,), self.breadth.catastrophes)


def few(squares: int, liked: Sequence[int], most: int) -> int:
    """Choose a number of the squares at most, first those that are liked."""
    chosen = 0
    for better in (*liked, ALL):
        rest = squares & better & ~chosen
        while rest and chosen.bit_count() < most:
            lowest = rest & -rest
            chosen |= lowest
            rest ^= lowest
    return chosen


def part_blocks(tiles: int) -> tuple[int, int]:
    """Squares that would complete a block of four, and those that would make two of one three."""
    full = half = 0
    for across, down in CORNERS:
        one, two, three = shifted(tiles, across), shifted(tiles, down), shifted(tiles, across + down)
        full |= one & two & three
        half |= one & two | one & three | two & three
    return full & ALL, half & ALL


def shifted(mask: int, by: int) -> int:
    return (mask << by if by > 0 else mask >> -by) & ALL


def temples_beside(red: int) -> tuple[int, int]:
    """Squares with at least three, and with at least two temples beside them."""
    once = twice = thrice = 0
    for by in (1, -1, STRIDE, -STRIDE):
        side = shifted(red, by)
        thrice |= twice & side
        twice |= once & side
        once |= side
    return thrice, twice
