"""Facts of a position in numbers, seat by seat: what lies behind the screens, and what may bring points later.

Spheres are counted from a seat's weakest one, for that is the one that decides.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.tigris.rules.components import BLACK, GREEN, LETTERS, RED, Components
from imperium_desktop.games.tigris.rules.regions import kingdoms_of, leader_squares, occupied
from imperium_desktop.games.tigris.rules.scoring import place_jokers
from imperium_desktop.games.tigris.rules.squares import BESIDE, OFF, neighbours
from imperium_desktop.games.tigris.rules.state import Player, State

SPHERES: Final = 4
MOST_TEMPLES: Final = 3
MOST_TILES: Final = 6

BY_RANK: Final = ("points", "leader", "monument", "king_instead")
"""Numbers that there are four of, the weakest sphere first; the last: the king collects where no leader does."""
COUNTS: Final = (
    *("king", "temples_beside", "one_temple", "own_tiles", "own_tiles_of_weakest", "catastrophes", "kinds_in_hand"),
    *("temples_in_hand", "weakest_in_hand", "war_ahead", "war_behind", "treasures_near"),
)
NAMES: Final = (*(f"{name}_{rank}" for name in BY_RANK for rank in range(1, SPHERES + 1)), *COUNTS)
"""Names of the numbers that `features` gives."""
(POINTS, LEADER, MONUMENT, INSTEAD, KING, TEMPLES, ONE_TEMPLE, TILES, WEAKEST_TILES, CATASTROPHES) = (
    *range(0, SPHERES * len(BY_RANK), SPHERES),
    *range(SPHERES * len(BY_RANK), SPHERES * len(BY_RANK) + 6),
)
(KINDS, RED_IN_HAND, WEAKEST_IN_HAND, AHEAD, BEHIND, TREASURES) = range(CATASTROPHES + 1, CATASTROPHES + 7)


class Realm(NamedTuple):
    """A kingdom with its leaders."""

    squares: int
    halo: int
    leaders: tuple[tuple[int, int], ...]
    """Seat and sphere of each."""
    monuments: tuple[int, ...]
    """Monuments that pay a leader of each sphere."""


def realms_of(content: Components, state: State) -> list[Realm]:
    built = [
        (base, spheres) for base, spheres in zip(state.monuments, content.monument_spheres, strict=True) if base != OFF
    ]
    standing = [
        (seat, sphere, square)
        for seat, player in enumerate(state.players)
        for sphere, square in enumerate(player.leaders)
        if square != OFF
    ]
    found = []
    for squares in kingdoms_of(leader_squares(state), occupied(state)):
        monuments = [0] * SPHERES
        for base, spheres in built:
            if squares >> base & 1:
                for sphere in spheres:
                    monuments[sphere] += 1
        leaders = tuple((seat, sphere) for seat, sphere, square in standing if squares >> square & 1)
        found.append(Realm(squares, neighbours(squares), leaders, tuple(monuments)))
    return found


def features(content: Components, state: State) -> list[list[float]]:
    """What each seat has, in the order of the names."""
    realms = realms_of(content, state)
    sums = [place_jokers(player)[0] for player in state.players]
    ranks = [ranks_of(points) for points in sums]
    facts = [
        behind_screen(player, points, rank) for player, points, rank in zip(state.players, sums, ranks, strict=True)
    ]
    for realm in realms:
        for seat, sphere in realm.leaders:
            add_leader(state, realm, facts[seat], sphere, state.players[seat].leaders[sphere], ranks[seat][sphere])
            if sphere == BLACK:
                add_king(realm, facts[seat], ranks[seat])
    add_wars(state, realms, facts)
    return facts


def ranks_of(sums: Sequence[int]) -> list[int]:
    """Place of each sphere, 0 for the weakest."""
    order = sorted(range(SPHERES), key=sums.__getitem__)
    return [order.index(sphere) for sphere in range(SPHERES)]


def behind_screen(player: Player, sums: Sequence[int], ranks: Sequence[int]) -> list[float]:
    facts = [0.0] * len(NAMES)
    facts[POINTS : POINTS + SPHERES] = sorted(sums)
    facts[CATASTROPHES] = player.catastrophes
    facts[KINDS] = len(set(player.hand))
    facts[RED_IN_HAND] = player.hand.count(LETTERS[RED])
    facts[WEAKEST_IN_HAND] = player.hand.count(LETTERS[ranks.index(0)])
    return facts


def add_leader(state: State, realm: Realm, facts: list[float], sphere: int, square: int, rank: int) -> None:
    temples = (BESIDE[square] & state.tiles[RED]).bit_count()
    tiles = min((realm.squares & state.tiles[sphere]).bit_count(), MOST_TILES)
    facts[LEADER + rank] += 1
    facts[MONUMENT + rank] += realm.monuments[sphere]
    facts[TEMPLES] += min(temples, MOST_TEMPLES)
    facts[ONE_TEMPLE] += temples == 1
    facts[TILES] += tiles
    if rank == 0:
        facts[WEAKEST_TILES] += tiles
    if sphere == GREEN:
        facts[TREASURES] += (realm.squares & state.treasures).bit_count()


def add_king(realm: Realm, facts: list[float], ranks: Sequence[int]) -> None:
    facts[KING] += 1
    led = {sphere for _, sphere in realm.leaders}
    for sphere in range(SPHERES):
        if sphere not in led:
            facts[INSTEAD + ranks[sphere]] += 1


def add_wars(state: State, realms: Sequence[Realm], facts: list[list[float]]) -> None:
    """Wars that one tile between two kingdoms would start: tiles by which each leader is ahead or behind."""
    for number, one in enumerate(realms):
        for other in realms[:number]:
            if not one.halo & other.halo:
                continue
            for seat, sphere in one.leaders:
                for rival, its in other.leaders:
                    if its == sphere and rival != seat:
                        tiles = state.tiles[sphere]
                        edge = (one.squares & tiles).bit_count() - (other.squares & tiles).bit_count()
                        ahead, behind = (seat, rival) if edge > 0 else (rival, seat)
                        facts[ahead][AHEAD] += min(abs(edge), MOST_TILES)
                        facts[behind][BEHIND] += min(abs(edge), MOST_TILES)
