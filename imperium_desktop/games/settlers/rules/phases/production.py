"""§5.2 The Production phase."""

from typing import Final

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.actions.building import PRODUCING
from imperium_desktop.games.settlers.rules.cards.agenda import then, work_off
from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.empire import SettlersTable, deals_of, triggers
from imperium_desktop.games.settlers.rules.gains import receive
from imperium_desktop.games.settlers.rules.state import Perform, PerformAll
from imperium_desktop.rules.table import Flow

PRODUCTIONS: Final[tuple[When, ...]] = (*PRODUCING, "stored_production")


def produce(table: SettlersTable) -> Flow:
    """The next seat gains from its board, its Deals and its Production Locations; in round 1 there are no others."""
    state = table.state
    if not state.picks:
        begin_actions(table)
        return
    seat, *others = state.picks
    if len(state.picks) == len(state.players):
        table.tell(events.PhaseBegan("production"))
    state.picks = tuple(others)
    player = state.players[seat]
    assert player.faction is not None
    board = table.content.boards[player.faction].production
    receive(table, seat, (good for good, n in board.items() for _ in range(n)), "board")
    player.noted = ()
    parts = [Perform(seat, card, "production", deal=True) for card in deals_of(state, seat)]
    parts += [Perform(seat, card, when) for when in PRODUCTIONS for card in triggers(table.content, player, when)]
    returning = triggers(table.content, player, "on_production_from_deals")
    then(
        state,
        [
            PerformAll(seat, tuple(parts)),
            *(Perform(seat, card, "on_production_from_deals") for card in returning),
        ],
    )
    yield from work_off(table)


def begin_actions(table: SettlersTable) -> None:
    state = table.state
    for player in state.players:
        player.passed = False
    state.active, state.acted = state.first, False
    state.phase = "actions"
    table.tell(events.PhaseBegan("actions"))
