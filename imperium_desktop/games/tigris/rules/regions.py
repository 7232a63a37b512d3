"""§2 Regions and kingdoms, always recomputed from the board (§2.5)."""

from imperium_desktop.games.tigris.rules.components import BLACK, RED
from imperium_desktop.games.tigris.rules.squares import BESIDE, BITS, OFF, connected, neighbours
from imperium_desktop.games.tigris.rules.state import State


def leader_squares(state: State) -> int:
    mask = 0
    for player in state.players:
        king, priest, farmer, trader = player.leaders
        mask |= BITS[king] | BITS[priest] | BITS[farmer] | BITS[trader]
    return mask


def occupied(state: State) -> int:
    """Squares that connect: tiles, bases and leaders (§2.2)."""
    black, red, blue, green = state.tiles
    mask = black | red | blue | green | leader_squares(state)
    for base in state.bases:
        mask |= base
    return mask


def region_of(state: State, square: int) -> int:
    return connected(1 << square, occupied(state))


def kingdoms_of(leaders: int, within: int) -> list[int]:
    """The regions that hold at least one of the given leaders (§2.3)."""
    kingdoms = []
    while leaders:
        kingdom = connected(leaders & -leaders, within)
        kingdoms.append(kingdom)
        leaders &= ~kingdom
    return kingdoms


def kingdoms(state: State) -> list[int]:
    return kingdoms_of(leader_squares(state), occupied(state))


def kingdoms_beside(state: State, square: int) -> list[int]:
    """The kingdoms that a piece on this square would join."""
    beside = BESIDE[square]
    return [kingdom for kingdom in kingdoms(state) if kingdom & beside]


def leader_in(state: State, sphere: int, kingdom: int) -> int | None:
    """The seat whose leader of that sphere stands in a peaceful kingdom."""
    for seat, player in enumerate(state.players):
        square = player.leaders[sphere]
        if square != OFF and kingdom >> square & 1:
            return seat
    return None


def collector(state: State, sphere: int, kingdom: int) -> tuple[int, int] | None:
    """Seat and leader that have the point of a tile: the leader of its colour, else the king (§5.3)."""
    for leader in (sphere, BLACK):
        owner = leader_in(state, leader, kingdom)
        if owner is not None:
            return owner, leader
    return None


def rivals_in(state: State, sphere: int, kingdom: int) -> list[int]:
    """All seats with a leader of that sphere there."""
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.leaders[sphere] != OFF and kingdom >> player.leaders[sphere] & 1
    ]


def temples_near(state: State, square: int) -> int:
    """§6.3 The face-up temples that a leader on this square counts in a revolt."""
    return (BESIDE[square] & state.tiles[RED]).bit_count()


def beside_temple(state: State) -> int:
    """Squares next to a face-up temple (§4.2c)."""
    return neighbours(state.tiles[RED])
