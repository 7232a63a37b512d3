"""§6.3, §6.4 Razing, from the hand and in an Empire."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import (
    RAZE_PRICE,
    SettlersTable,
    find,
    lay_foundation,
    protection,
    rival,
    speaking_at,
    take_out,
    to_pile,
)
from imperium_desktop.games.settlers.rules.gains import receive
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.prices import RAZE, WOOD
from imperium_desktop.games.settlers.rules.state import VIRTUAL, AnyTask, Location, PerformAll


def raze_card(table: SettlersTable, seat: int, card: str, tokens: int, *, noted: bool = False) -> list[AnyTask]:
    """§6.3.1 Returns what is still to be done: cards to draw."""
    player = table.state.players[seat]
    player.supply[RAZE] -= tokens
    player.hand = without(player.hand, card)
    to_pile(table, card)
    table.tell(events.CardRazed(seat, card, tokens))
    return receive(table, seat, table.content.copies[card].spoils, "raze", card, noted=noted)


def raze_price(content: Components, location: Location) -> int:
    """Raze tokens that razing a Location costs, with its protection (§6.4.4)."""
    return RAZE_PRICE + protection(content, location)


def raze_location(table: SettlersTable, seat: int, card: str, tokens: int, *, noted: bool = False) -> list[AnyTask]:
    """§6.4.5, §6.4.6 Goods for the razer; a Common Location becomes a Foundation, others are discarded."""
    state = table.state
    found = find(state, card)
    assert found is not None
    holder, location = found
    state.players[seat].supply[RAZE] -= tokens
    take_out(table, holder, card)
    table.tell(events.LocationRazed(seat, rival(holder), card, tokens))
    make_foundation(table, holder, location)
    return receive(table, seat, table.content.copies[card].spoils, "raze", card, noted=noted)


def make_foundation(table: SettlersTable, holder: int, location: Location) -> None:
    """Make a Foundation of a razed Location.

    Of one that is taken over, the Foundation is the owner's, the wood the holder's (§9.5.6).
    """
    state = table.state
    owner = location.home if location.taken_over else holder
    if table.content.copies[location.card].faction or owner == VIRTUAL:
        to_pile(table, location.card)
        return
    lay_foundation(state.players[owner], location.card, laid=False)
    state.players[holder].supply[WOOD] += 1
    table.tell(events.FoundationMade(owner, location.card, holder))


def raze_triggers(table: SettlersTable, seat: int) -> PerformAll:
    """Cards of the player that do something when they raze (§15.6)."""
    return speaking_at(table.content, seat, table.state.players[seat], "on_raze")
