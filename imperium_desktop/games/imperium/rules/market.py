"""§7 The market: acquire, break through, exile, swap."""

from typing import Final, Literal

import msgspec

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import (
    ImperiumTable,
    check_pile,
    gain_tokens,
    take_unrest,
    trigger_scoring,
    without,
)
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.tasks import AnyTask, BreakThrough, Collect, Refill, SwapIn, Window
from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.names import MARKET_SUITS, PROGRESS, RESOURCES, SLOTS
from imperium_desktop.games.imperium.rules.options import PickBlind, PickCard
from imperium_desktop.games.imperium.rules.state import Slot, State
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Flow, Option

VARIABLE: Final[Literal["variable"]] = "variable"
"""Stand-in for a suit: any card with variable victory points (§7.3)."""
CONSOLATION = 2
"""§7.3 Progress, where no card is left."""


def slot_of(state: State, card: str) -> int:
    return next(place for place, slot in enumerate(state.market) if slot.card == card)


def change_slot(state: State, place: int, slot: Slot) -> None:
    state.market = (*state.market[:place], slot, *state.market[place + 1 :])


def refill(table: ImperiumTable, seat: int, place: int) -> None:
    """Fill a place from its own deck, or else from the main deck (§7.1)."""
    state = table.state
    name = SLOTS[place]
    if name != "main" and state.decks[name]:  # type: ignore[index]
        card, *rest = state.decks[name]  # type: ignore[index]
        state.decks[name] = tuple(rest)  # type: ignore[index]
    elif state.main:
        card = take_from_main(table, seat, 0)
    else:
        change_slot(state, place, Slot())
        return
    lay_out(table, place, card)


def take_from_main(table: ImperiumTable, seat: int, place: int) -> str:
    """§7.8 The last one triggers scoring."""
    state = table.state
    card = state.main[place]
    state.main = without(state.main, card)
    if not state.main:
        trigger_scoring(table, seat)
    return card


def lay_out(table: ImperiumTable, place: int, card: str, tokens: tuple[int, int, int] = (0, 0, 0)) -> None:
    """A card into a slot, unrest under it where it needs one."""
    state = table.state
    needs = table.content.cards[card].needs
    change_slot(state, place, Slot(card, state.pile[0] if needs else "", tokens))
    table.tell(events.SlotRefilled(card, needs))
    if needs:
        state.pile = state.pile[1:]
        check_pile(table)


def give_back_unrest(state: State, slot: Slot) -> None:
    if slot.unrest:
        state.pile += (slot.unrest,)


# §7.2


def acquire(m: Moment, node: Node) -> Flow:
    card = yield from m.ask_card("pick_market_card", m.for_acquire(node), "§7.2", "acquire")
    m.frame.that = card
    if card in m.state.exile:
        take_from_exile(m, card, "acquire")
    else:
        take_from_market(m, card, "acquire")


def take_from_exile(m: Moment, card: str, way: str) -> None:
    """Take a card from exile; acquired, it brings an Unrest where it needs one (§7.6).

    Breaking through does not (§30).
    """
    m.state.exile = without(m.state.exile, card)
    m.player.hand += (card,)
    m.table.tell(events.MarketCardTaken(m.seat, card, "exile_pile"))
    after: list[AnyTask] = []
    if way == "acquire" and m.content.cards[card].needs:
        take_unrest(m.table, m.seat)
        after.append(Window(m.seat, "take"))
    after.append(Window(m.seat, way, (card,), "exile"))
    m.frame.first(*after)


def take_from_market(m: Moment, card: str, way: str) -> None:
    """Take card and tokens, its Unrest, refill, then let waiting cards speak (§7.2.1).

    Breaking through puts the Unrest back on the pile (§7.3).
    """
    state = m.state
    place = slot_of(state, card)
    slot = state.market[place]
    m.player.hand += (card,)
    along = way == "acquire" and bool(slot.unrest)
    m.table.tell(events.MarketCardTaken(m.seat, card, way, along))  # type: ignore[arg-type]
    change_slot(state, place, Slot())
    after: list[AnyTask] = []
    if any(slot.tokens):
        after += [Window(m.seat, "gain_from_market", (card,), token=n) for n in range(3) if slot.tokens[n]]
        after.append(Collect(m.seat, slot.tokens))
    if way == "break_through":
        give_back_unrest(state, slot)
    elif slot.unrest:
        m.player.hand += (slot.unrest,)
    after.append(Refill(m.seat, place))
    if way == "acquire" and slot.unrest:
        after.append(Window(m.seat, "take"))
    after.append(Window(m.seat, way, (card,), "market"))
    m.frame.first(*after)


# §7.3


def break_through(m: Moment, task: BreakThrough) -> Flow:
    suits = task.suits
    open_cards = [slot.card for slot in m.state.market if slot.card] + list(m.state.exile if task.exile else ())
    fitting = [m.content.icons(suit) for suit in suits]
    shown = [card for card in open_cards if card == UNKNOWN or any(card in of_suit for of_suit in fitting)]
    blind = [PickBlind(suit) for suit in (*MARKET_SUITS, VARIABLE) if suit in suits]
    options: list[Option] = [*map(PickCard, shown), *blind]
    chosen = yield from m.ask("break_through_mode", options, "§7.3")
    if not isinstance(chosen, PickCard):
        take_blind(m, chosen.suit)
        return
    m.frame.that = chosen.card
    if chosen.card in m.state.exile:
        take_from_exile(m, chosen.card, "break_through")
    else:
        take_from_market(m, chosen.card, "break_through")


def could_show(m: Moment, card: str, suit: str) -> bool:
    """What nobody sees may be of any suit: on a view, a preview must not tell that there is none."""
    return card == UNKNOWN or card in m.content.icons(suit)


def take_blind(m: Moment, suit: str) -> None:
    state, table = m.state, m.table
    if state.decks.get(suit):  # type: ignore[call-overload]
        card, *rest = state.decks[suit]  # type: ignore[index]
        state.decks[suit] = tuple(rest)  # type: ignore[index]
    else:
        place = next((n for n, card in enumerate(state.main) if could_show(m, card, suit)), -1)
        if place < 0:
            table.tell(events.NothingFound(m.seat, suit))
            gain_tokens(table, m.seat, PROGRESS, CONSOLATION)
            return
        card = take_from_main(table, m.seat, place)
        if place:
            state.main = state.chance.shuffled(state.main)
    m.player.hand += (card,)
    m.frame.that = card
    table.tell(events.BlindCardTaken(m.seat, suit, card))
    m.frame.first(Window(m.seat, "break_through", (card,), "deck"))


# §7.4, §7.5


def exile_from_market(m: Moment) -> Flow:
    card = yield from m.ask_card("pick_market_card", m.for_exile(), "§7.4", "exile")
    place = slot_of(m.state, card)
    give_back_unrest(m.state, m.state.market[place])
    m.state.exile += (card,)
    m.frame.moved += (("exiled", card),)
    change_slot(m.state, place, Slot())
    m.table.tell(events.MarketCardExiled(m.seat, card))
    m.frame.first(Refill(m.seat, place))


def swap_with_exile(m: Moment) -> Flow:
    shown = [slot.card for slot in m.state.market if slot.card]
    card = yield from m.ask_card("pick_market_card", shown, "§7.5", "swap")
    m.frame.first(SwapIn(m.seat, card))


def swap_in(m: Moment, task: SwapIn) -> Flow:
    state, card = m.state, task.card
    coming = yield from m.ask_card("pick_exiled", state.exile, "§7.5", "swap")
    place = slot_of(state, card)
    slot = state.market[place]
    give_back_unrest(state, slot)
    state.exile = (*without(state.exile, coming), card)
    m.table.tell(events.MarketSwapped(m.seat, coming, card))
    lay_out(m.table, place, coming, slot.tokens)


def add_tokens(table: ImperiumTable, seat: int, card: str, token: int, n: int) -> None:
    place = slot_of(table.state, card)
    slot = table.state.market[place]
    tokens = list(slot.tokens)
    tokens[token] += n
    change_slot(table.state, place, msgspec.structs.replace(slot, tokens=tuple(tokens)))
    table.tell(events.TokenPlaced(seat, card, RESOURCES[token], n))
