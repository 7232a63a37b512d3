"""§12 Final scoring: the weakest sphere counts, treasures are jokers."""

from imperium_desktop.rules.table import Result, Standing, Table
from imperium_desktop.rules.tigris import events
from imperium_desktop.rules.tigris.components import SPHERES, Components
from imperium_desktop.rules.tigris.state import Player, State


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


def standings(state: State) -> Result | None:
    """Equal keys share a rank (§12.4)."""
    if state.phase != "over":
        return None
    keys = [key(player) for player in state.players]
    ranked = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
    return Result(
        tuple(Standing(seat, 1 + sum(other > keys[seat] for other in keys), keys[seat]) for seat in ranked),
        state.ending,
    )


def lift_screens(table: Table[State, Components]) -> None:
    state = table.state
    table.tell(events.ScreensLifted(state.ending))
    for seat, player in enumerate(state.players):
        sums, chosen = place_jokers(player)
        black, red, blue, green = sums
        spheres = tuple(SPHERES[sphere] for sphere in chosen)
        table.tell(events.JokersPlaced(seat, player.treasures, spheres, (black, red, blue, green)))
