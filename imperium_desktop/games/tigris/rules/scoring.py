"""§12 Final scoring: the weakest sphere counts, treasures are jokers."""

from typing import Final

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import SPHERES, Components
from imperium_desktop.games.tigris.rules.state import Player, State
from imperium_desktop.rules.ranking import Criterion, Ranking, Result
from imperium_desktop.rules.table import Table


def place_jokers(player: Player) -> tuple[list[int], list[int]]:
    """§12.2 Each treasure goes to the smallest sum; returns the sums and the spheres chosen, in order."""
    sums = list(player.points)
    chosen = []
    for _ in range(player.treasures):
        weakest = sums.index(min(sums))
        sums[weakest] += 1
        chosen.append(weakest)
    return sums, chosen


def key(player: Player) -> tuple[int, ...]:
    return tuple(sorted(place_jokers(player)[0]))


RANKING: Final = Ranking(
    (Criterion("weakest"), Criterion("second_weakest"), Criterion("third_weakest"), Criterion("strongest")), "§12.4"
)
"""Criteria that decide who is ahead, as `key` holds them, from the weakest colour on (§12.1)."""


def standings(_content: Components, state: State) -> Result:
    return Result.ranked([key(player) for player in state.players], state.ending)


def lift_screens(table: Table[State, Components]) -> None:
    state = table.state
    table.tell(events.ScreensLifted(state.ending))
    for seat, player in enumerate(state.players):
        sums, chosen = place_jokers(player)
        black, red, blue, green = sums
        spheres = tuple(SPHERES[sphere] for sphere in chosen)
        table.tell(events.JokersPlaced(seat, player.treasures, spheres, (black, red, blue, green)))
