"""§6.5 Activating an Action Location."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, own, uses_left
from imperium_desktop.games.settlers.rules.payment import MARK, Way, after_paying, can_pay, pay_price
from imperium_desktop.games.settlers.rules.prices import Need
from imperium_desktop.games.settlers.rules.state import AnyTask, Location, Perform, State
from imperium_desktop.rules.effects.engine import Obstacle
from imperium_desktop.rules.table import Asking


def price_of(card: PlayingCard, times: int) -> Need:
    return card.price if times == 1 else card.price.plus(card.price)


def in_the_way(content: Components, state: State, seat: int, card: PlayingCard, times: int) -> Obstacle:
    """§6.5.4 Why the action would lead to nothing, once its price is paid."""
    if card.always_works:
        return None
    moment = Moment(content, state, seat, card.id, "action")
    moment.need = price_of(card, times)
    moment.uses = times
    return ENGINE.obstacle(moment, card.effect)


def can_activate(content: Components, state: State, seat: int, location: Location, times: int) -> bool:
    card = content.copies[location.card]
    return (
        uses_left(card, location) >= times
        and can_pay(state, seat, price_of(card, times))
        and in_the_way(content, state, seat, card, times) is None
    )


def activate(table: SettlersTable, seat: int, card_id: str, times: int) -> Asking[list[AnyTask]]:
    """Pay the whole price first; returns what follows: the effect, `times` over (§6.5.1, §6.5.2)."""
    state, content = table.state, table.content
    player, card = state.players[seat], content.copies[card_id]
    need = price_of(card, times)

    def leads_somewhere(way: Way) -> bool:
        moment = Moment(content, state, seat, card_id, "action", after_paying(player, need, way))
        return ENGINE.obstacle(moment, card.effect) is None

    paid = yield from pay_price(table, seat, need, card_id, leads_somewhere)
    location = own(player, card_id)
    assert location is not None
    marks = tuple(paid[use::times] or (MARK if need.card else ()) for use in range(times))
    change(player, card_id, paid=location.paid + marks)
    table.tell(events.LocationActivated(seat, card_id, times, paid))
    return [Perform(seat, card_id, "action")] * times
