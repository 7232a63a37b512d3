"""Facts that a look at the board tells.

Kingdoms with their leaders and strengths, what a revolt there would need, and which wars a tile would start.
"""

import msgspec

from imperium_desktop.games.tigris.rules.components import LETTERS, RED, Components
from imperium_desktop.games.tigris.rules.legal import Lay
from imperium_desktop.games.tigris.rules.regions import occupied, region_of, temples_near
from imperium_desktop.games.tigris.rules.squares import OFF, STRIDE, neighbours, squares_in
from imperium_desktop.games.tigris.rules.state import State


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
    tiles: tuple[int, ...]
    """Face-up tiles, by sphere."""

    @property
    def owner(self) -> int:
        """The seat with the most leaders there; of several, who has the first of king, priest, farmer and trader."""
        seats = [leader.seat for leader in sorted(self.leaders, key=lambda leader: leader.sphere)]
        return max(seats, key=seats.count)

    @property
    def middle(self) -> int:
        """The square of it that is nearest to all others."""
        places = [divmod(square, STRIDE) for square in squares_in(self.squares)]

        def distance(place: tuple[int, int]) -> int:
            return sum(abs(place[0] - row) + abs(place[1] - column) for row, column in places)

        row, column = min(places, key=distance)
        return row * STRIDE + column

    def leader(self, sphere: int) -> LeaderThere | None:
        return next((leader for leader in self.leaders if leader.sphere == sphere), None)


def kingdom_at(state: State, square: int) -> Kingdom:
    """The region around an occupied square; without leaders it is no kingdom."""
    squares = region_of(state, square)
    leaders = tuple(
        LeaderThere(
            seat,
            sphere,
            place,
            (squares & state.tiles[sphere]).bit_count(),
            temples_near(state, place),
        )
        for seat, player in enumerate(state.players)
        for sphere, place in enumerate(player.leaders)
        if place != OFF and squares >> place & 1
    )
    tiles = tuple((squares & tiles).bit_count() for tiles in state.tiles)
    return Kingdom(squares, leaders, squares & state.treasures, tiles)


def kingdom_on(state: State, square: int) -> Kingdom | None:
    """The kingdom that a square belongs to, if it does."""
    if square == OFF or not occupied(state) >> square & 1:
        return None
    found = kingdom_at(state, square)
    return found if found.leaders else None


class RevoltChance(msgspec.Struct, frozen=True):
    """What one seat would need to drive a rival out of a kingdom (§6)."""

    sphere: int
    rival: int
    square: int
    """The best one: most temples beside it."""
    temples: int
    rival_temples: int
    held: int
    """Red tiles behind the screen."""

    @property
    def needed(self) -> int:
        """Red tiles to add for a victory if the rival adds none: a tie goes to the defender (§6.5)."""
        return max(self.rival_temples + 1 - self.temples, 0)


def revolts_in(content: Components, state: State, kingdom: Kingdom, seat: int) -> list[RevoltChance]:
    """Revolts that this seat can start there with one leader, the least need first (§4.2)."""
    lay, player = Lay(content, state), state.players[seat]
    reach = neighbours(kingdom.squares)
    held = player.hand.count(LETTERS[RED])
    found = []
    for rival in kingdom.leaders:
        if rival.seat == seat:
            continue
        home = player.leaders[rival.sphere]
        squares = reach & (lay.place_squares if home == OFF else lay.move_squares(home))
        if squares:
            best = max(squares_in(squares), key=lambda square: temples_near(state, square))
            temples = temples_near(state, best)
            found.append(RevoltChance(rival.sphere, rival.seat, best, temples, rival.temples, held))
    return sorted(found, key=lambda chance: chance.needed)


class WarChance(msgspec.Struct, frozen=True):
    """Two leaders of one colour whose kingdoms a single tile would join (§7)."""

    sphere: int
    square: int
    """One of those for the tile."""
    one: LeaderThere
    other: LeaderThere


def wars_near(content: Components, state: State, kingdom: Kingdom) -> list[WarChance]:
    """Wars of a kingdom with its neighbours, the strongest sides first."""
    lay, found = Lay(content, state), []
    for squares in lay.kingdoms:
        between = neighbours(kingdom.squares) & neighbours(squares) & lay.free & ~lay.joins_three
        if squares & kingdom.squares or not between:
            continue
        other = kingdom_at(state, next(squares_in(squares)))
        for leader in kingdom.leaders:
            rival = other.leader(leader.sphere)
            if rival is not None:
                found.append(WarChance(leader.sphere, next(squares_in(between)), leader, rival))
    return sorted(found, key=lambda war: -war.one.supporters - war.other.supporters)
