"""What a look at the board tells: kingdoms with their leaders and strengths, for hints and pictures."""

import msgspec

from imperium_desktop.rules.tigris.components import RED
from imperium_desktop.rules.tigris.regions import region_of
from imperium_desktop.rules.tigris.squares import BESIDE, OFF
from imperium_desktop.rules.tigris.state import State


class LeaderThere(msgspec.Struct, frozen=True):
    seat: int
    sphere: int
    square: int
    supporters: int
    """Tiles of its colour in the kingdom: strength in a war."""
    temples: int
    """Face-up temples beside it: strength in a revolt."""


class Kingdom(msgspec.Struct, frozen=True):
    squares: int
    leaders: tuple[LeaderThere, ...]
    treasures: int


def kingdom_at(state: State, square: int) -> Kingdom:
    """The region around an occupied square; without leaders it is no kingdom."""
    squares = region_of(state, square)
    leaders = tuple(
        LeaderThere(
            seat,
            sphere,
            place,
            (squares & state.tiles[sphere]).bit_count(),
            (BESIDE[place] & state.tiles[RED]).bit_count(),
        )
        for seat, player in enumerate(state.players)
        for sphere, place in enumerate(player.leaders)
        if place != OFF and squares >> place & 1
    )
    return Kingdom(squares, leaders, squares & state.treasures)
