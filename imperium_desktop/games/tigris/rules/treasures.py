"""§8.4 Treasures: a trader collects all but one, those of corner temples first."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import GREEN, Components
from imperium_desktop.games.tigris.rules.options import TakeTreasure
from imperium_desktop.games.tigris.rules.regions import region_of
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES, labels_in, squares_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Decision, Flow, Table, ask_several


def collect_treasures(table: Table[State, Components]) -> Flow:
    state = table.state
    for seat in state.seats_from(state.active):
        trader = state.players[seat].leaders[GREEN]
        if trader == OFF:
            continue
        found = region_of(state, trader) & state.treasures
        if found.bit_count() > 1:
            yield from take_all_but_one(table, seat, found)


def take_all_but_one(table: Table[State, Components], seat: int, found: int) -> Flow:
    state = table.state
    forced, choice, count = split_treasures(table.content, state, found)
    taken = forced
    if choice.bit_count() > count:
        picked = yield from ask_several(take_treasures(seat, choice, count))
        taken |= sum(1 << SQUARES[treasure.square] for treasure in picked)
    else:
        taken |= choice
    state.treasures &= ~taken
    state.players[seat].treasures += taken.bit_count()
    table.tell(events.TreasuresTaken(seat, taken.bit_count(), labels_in(taken)))


def split_treasures(content: Components, state: State, found: int) -> tuple[int, int, int]:
    """Those that are taken anyway, those among which the owner chooses, and how many of these."""
    count = found.bit_count() - 1
    corners = found & content.boards[state.setup.board].corners
    if corners.bit_count() >= count:
        return 0, corners, count
    return corners, found & ~corners, count - corners.bit_count()


def take_treasures(seat: int, choice: int, count: int) -> Decision[TakeTreasure]:
    return Decision(
        seat,
        "tigris.take_treasures",
        lambda: [TakeTreasure(LABELS[square]) for square in squares_in(choice)],
        pick=(count, count),
        rule="§8.4",
        facts={"count": count},
    )
