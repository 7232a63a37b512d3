"""Verbs that move a player's own cards from place to place (§8)."""

from collections.abc import Sequence
from itertools import combinations

from imperium_desktop.games.imperium.rules import events, market
from imperium_desktop.games.imperium.rules.area import (
    changed,
    gain_nation_card,
    gain_tokens,
    mark,
    pinned,
    put_into_history,
    received_by,
    take_out,
    tell_moved,
    without,
)
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import regions, substitutes
from imperium_desktop.games.imperium.rules.cards.tasks import AbandonMore, GiveTo, PutOnTop, Window
from imperium_desktop.games.imperium.rules.options import PickCard
from imperium_desktop.rules.effects.frames import Do
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.selecting import EVERY, Amount
from imperium_desktop.rules.table import Asking, Flow

COUNTED = frozenset({"discarded", "abandoned", "recalled", "returned", "exiled"})
"""Ways that other steps of the block ask for; all of them are seen by everybody."""


def chosen(m: Moment, node: Node, n: Amount, rule: str = "§8") -> Asking[list[str]]:
    """Ask for the number of cards that the verb says, as far as there are."""
    cards = m.cards(node)
    most = len(cards) if n.n == EVERY else min(n.n, len(cards))
    return (yield from m.ask_cards(cards, 0 if n.up_to else most, most, rule, node.step.name))  # type: ignore[union-attr]


def noted(m: Moment, way: events.Way, cards: tuple[str, ...], *, secret: bool = False) -> None:
    if way in COUNTED:
        m.frame.moved += tuple((way, card) for card in cards)
    if cards:
        tell_moved(m.table, m.seat, cards, way, secret=secret)


def taken(m: Moment, card: str) -> tuple[str, ...]:
    """Take a card from where it lies, with its garrison; tokens on it come to the pool (§2.9).

    Cards that wait for it to leave play, or for the deck to be empty, speak at once (§4.6i).
    """
    if card in m.player.hand:
        m.player.hand = without(m.player.hand, card)
        return (card,)
    place, deck = pinned(m.player, card), m.player.deck
    gone = take_out(m.player, m.frame, card)
    if place is not None:
        for token, n in enumerate(place.tokens):
            gain_tokens(m.table, m.seat, token, n)
        if m.waited_for("leave_play", card):
            m.frame.first(Window(m.seat, "leave_play", (card,)))
    if deck and not m.player.deck and m.waited_for("deck_empty"):
        m.frame.first(Window(m.seat, "deck_empty"))
    return gone


def discard(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Discard)
    if substitutes(m, node):
        yield from discard_or_replace(m, node)
        return
    n = node.step.n
    if n.n != EVERY:
        n = Amount(m.cards_to_discard(node), n.up_to)
    cards = yield from chosen(m, node, n)
    for card in cards:
        m.player.discard += taken(m, card)
    noted(m, "discarded", tuple(cards))


def discard_or_replace(m: Moment, node: Node) -> Flow:
    """Discard in one decision: cards of the hand, stand-ins for them, a card exhausted to spare one (§27.2)."""
    assert isinstance(node.step, v.Discard)
    n = node.step.n.n
    cards = [*m.cards(node), *substitutes(m, node)]
    for card in (yield from m.ask_cards(cards, n, n, "§27.2", "pay_masks")):
        if pinned(m.player, card) is not None:
            m.player.exhausts -= 1
            mark(m.player, card)
            m.table.tell(events.CardExhausted(m.seat, card))
            continue
        way: events.Way = "discarded" if card in m.player.hand else "abandoned"
        m.player.discard += taken(m, card)
        noted(m, way, (card,))


def draw_from(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.DrawFrom)
    cards = yield from chosen(m, node, node.step.n)
    for card in cards:
        m.player.hand += taken(m, card)
    noted(m, "regained", tuple(cards))


def to_top(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.ToTop)
    m.frame.first(PutOnTop(m.seat, node.id, node.step.n.n))


def put_on_top(m: Moment, task: PutOnTop) -> Flow:
    """Put cards on the deck in an order of the player's choice: the last one lies on top."""
    cards = m.cards(m.content.nodes[task.node])
    if not cards:
        return
    card = yield from m.ask_card("pick_own_card", cards, "§8", "to_top")
    secret = card in m.player.hand
    m.player.deck = (*taken(m, card), *m.player.deck)
    noted(m, "topped", (card,), secret=secret)
    if task.left > 1:
        m.frame.first(PutOnTop(m.seat, task.node, task.left - 1))


def give(m: Moment, node: Node) -> None:
    m.frame.first(GiveTo(m.seat, node.id, tuple(m.others())))


def give_to(m: Moment, task: GiveTo) -> Flow:
    """§8 One card to each, as long as there are any."""
    cards = m.cards(m.content.nodes[task.node])
    if not cards:
        return
    rival, *others = task.rivals
    given = yield from m.ask("give_card", [PickCard(card) for card in cards], "§8", rival=rival)
    m.state.players[rival].hand += taken(m, given.card)
    m.frame.moved += ((received_by(rival), given.card),)
    m.table.tell(events.CardGiven(m.seat, rival, given.card))
    if others:
        m.frame.first(GiveTo(m.seat, task.node, tuple(others)))


def return_unrest(m: Moment, node: Node) -> Flow:
    """Return Unrest: all are alike, so which is only asked where they lie in several places (§2.5)."""
    assert isinstance(node.step, v.Return)
    n, alike = node.step.n, sorted(m.cards(node))
    if node.pick is not None and len(node.pick.places) == 1 and not n.up_to:
        cards = alike if n.n == EVERY else alike[: n.n]
    else:
        cards = yield from chosen(m, node, n)
    give_back(m, cards)


def give_back(m: Moment, cards: list[str]) -> None:
    """Return Unrest to the pile; cards that wait for it speak once for each (§4.6d)."""
    for card in cards:
        m.state.pile += taken(m, card)
    noted(m, "returned", tuple(cards))
    m.frame.first(*(Window(m.seat, "return", (card,)) for card in cards))


def move(m: Moment, node: Node) -> None:
    verb = node.step
    assert isinstance(verb, v.Move)
    assert node.pick is not None
    player = m.player
    if node.pick.pronoun == "nation_top":
        gain_nation_card(m.table, m.seat)
        return
    card = m.cards(node)[0]
    if verb.to == "nation_bottom":
        rest = without(player.nation_deck, card)
        player.nation_deck = (*rest[:-1], card, *rest[-1:])
        m.frame.looked = ()
        tell_moved(m.table, m.seat, (card,), "buried", secret=True)
    elif node.pick.pronoun == "revealed":
        player.hand += (market.take_from_main(m.table, m.seat, m.state.main.index(card)),)
        m.frame.revealed = ""
        tell_moved(m.table, m.seat, (card,), "gained", secret=False)
    else:
        way: events.Way = "won" if card == player.quest else "found"
        put(m, taken(m, card), verb.to)
        noted(m, way, (card,))


def put(m: Moment, cards: tuple[str, ...], to: str) -> None:
    match to:
        case "hand":
            m.player.hand += cards
        case "history":
            put_into_history(m.content, m.player, cards)
        case _:
            m.player.discard += cards


def exile_own(m: Moment, node: Node) -> Flow:
    cards = yield from chosen(m, node, Amount(1))
    for card in cards:
        gone = taken(m, card)
        m.state.exile += gone
        noted(m, "exiled", gone)


def garrison(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Garrison)
    if node.step.under == "region":
        host = yield from m.ask_card("pick_host", regions(m), "§8", "garrison")
        card = m.frame.card
    else:
        host = m.frame.card
        card = yield from m.ask_card("pick_own_card", m.for_garrison(node), "§8", "garrison")
    gone = taken(m, card)
    if m.content.cards[host].quest_area:
        m.player.quest = card
        noted(m, "begun", gone)
        return
    under = pinned(m.player, host)
    assert under is not None
    m.player.play = changed(m.player.play, host, garrison=under.garrison + gone)
    m.frame.host = host
    noted(m, "garrisoned", gone)


def abandon(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Abandon)
    n = node.step.n
    if n.n > 1 and not n.up_to and any(m.icons(node, card) > 1 for card in m.cards(node)):
        m.frame.first(AbandonMore(m.seat, node.id))
        return
    abandon_all(m, (yield from chosen(m, node, n)))


def abandon_all(m: Moment, cards: Sequence[str]) -> None:
    for card in cards:
        m.player.discard += taken(m, card)
    noted(m, "abandoned", tuple(cards))


def abandon_more(m: Moment, task: AbandonMore) -> Flow:
    """§8 A card can count for several, and none may be superfluous: they are chosen one after the other."""
    node = m.content.nodes[task.node]
    assert isinstance(node.step, v.Abandon)
    sets = [cards for cards in enough_sets(m, node, node.step.n.n) if set(task.chosen) <= set(cards)]
    if len(sets) == 1:
        abandon_all(m, sorted(sets[0]))
        return
    left = [card for card in m.cards(node) if card not in task.chosen and any(card in cards for cards in sets)]
    card = yield from m.ask_card("pick_own_card", left, "§8", "abandon")
    m.frame.first(AbandonMore(m.seat, task.node, (*task.chosen, card)))


def enough_sets(m: Moment, node: Node, n: int) -> list[tuple[str, ...]]:
    """Sets of cards that together count at least `n`, none of which can be left out."""
    cards = m.cards(node)
    found: list[tuple[str, ...]] = []
    for size in range(1, min(n, len(cards)) + 1):
        for some in combinations(cards, size):
            icons = [m.icons(node, card) for card in some]
            if 0 <= sum(icons) - n < min(icons):
                found.append(some)
    return found or [tuple(cards)]


def recall(m: Moment, node: Node) -> Flow:
    cards = yield from chosen(m, node, Amount(1))
    for card in cards:
        m.player.hand += taken(m, card)
    noted(m, "recalled", tuple(cards))


def history(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.History)
    cards = yield from chosen(m, node, node.step.n)
    for card in cards:
        secret = card in m.player.hand and card not in m.state.shown
        put_into_history(m.content, m.player, taken(m, card))
        noted(m, "history", (card,), secret=secret)


def submerge(m: Moment, node: Node) -> Flow:
    """Sink a card under the power card of a player with a sunken pile; all others discard (§23.2)."""
    assert m.player.nation is not None
    sinks = m.content.exceptions[m.player.nation].sinks
    cards = yield from chosen(m, node, Amount(1), "§23.2")
    if sinks and not sinks_more(m):
        m.frame.first(Window(m.seat, "submerge"))
    for card in cards:
        gone = taken(m, card)
        if sinks:
            m.player.sunken += gone
        else:
            m.player.discard += gone
        noted(m, "submerged" if sinks else "discarded", gone)


def sinks_more(m: Moment) -> bool:
    """True while cards of a price are still to sink: before that no card speaks (§4.6h)."""
    next_ = m.frame.todo[0] if m.frame.todo else None
    return isinstance(next_, Do) and m.content.nodes[next_.node].name == "Submerge"
