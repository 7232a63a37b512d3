"""§8.1–8.3 Monuments: building on a square of four, and what they pay."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, SPHERES, Components
from imperium_desktop.games.tigris.rules.leaders import return_orphans
from imperium_desktop.games.tigris.rules.options import BuildMonument, Decline
from imperium_desktop.games.tigris.rules.regions import region_of
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES, STRIDE, block
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Decision, Flow, Table, ask


def offer_monument(table: Table[State, Components], square: int, sphere: int) -> Flow:
    """§8.1 The active player may build where the tile just placed completes a square."""
    state = table.state
    bases = completed_squares(state, square, sphere)
    monuments = unbuilt_monuments(table.content, state, sphere)
    if not (bases and monuments):
        return
    choice = yield from ask(build_monument(table.content, state, bases, monuments))
    if isinstance(choice, BuildMonument):
        turn_over(state, SQUARES[choice.square], table.content.monuments.index(choice.monument), sphere)
        table.tell(events.MonumentBuilt(state.active, choice.monument, choice.square))
        return_orphans(table)
    else:
        table.tell(events.MonumentDeclined(state.active))


def completed_squares(state: State, square: int, sphere: int) -> list[int]:
    """Top left corners of the 2 x 2 squares of one colour that contain this square."""
    tiles = state.tiles[sphere]
    corners = (square - STRIDE - 1, square - STRIDE, square - 1, square)
    return [corner for corner in corners if corner >= 0 and tiles & block(corner) == block(corner)]


def unbuilt_monuments(content: Components, state: State, sphere: int) -> list[int]:
    return [
        number
        for number, square in enumerate(state.monuments)
        if square == OFF and sphere in content.monument_spheres[number]
    ]


def build_monument(
    content: Components, state: State, bases: list[int], monuments: list[int]
) -> Decision[BuildMonument | Decline]:
    return Decision(
        state.active,
        "tigris.build_monument",
        lambda: [
            *(BuildMonument(LABELS[base], content.monuments[number]) for base in bases for number in monuments),
            Decline(),
        ],
        rule="§8.1",
    )


def turn_over(state: State, base: int, monument: int, sphere: int) -> None:
    """§8.2 The four tiles become the base: they connect, and do nothing else."""
    state.tiles[sphere] &= ~block(base)
    state.bases[sphere] |= block(base)
    state.monuments[monument] = base


def pay_monuments(table: Table[State, Components]) -> None:
    """§8.3 Income of the active player; the king is no substitute here."""
    state = table.state
    player = state.players[state.active]
    paid: set[int] = set()
    for number, base in enumerate(state.monuments):
        if base == OFF:
            continue
        kingdom = region_of(state, base)
        for sphere in table.content.monument_spheres[number]:
            leader = player.leaders[sphere]
            if leader == OFF or not kingdom >> leader & 1:
                continue
            if sphere in paid and state.setup.monument_income == "per_leader":
                continue
            paid.add(sphere)
            player.points[sphere] += 1
            monument = table.content.monuments[number]
            table.tell(events.MonumentPaid(state.active, SPHERES[sphere], LEADERS[sphere], monument))
