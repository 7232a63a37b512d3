"""Verbs that move a player's own cards from place to place (§8)."""

import msgspec

from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.selecting import EVERY, Amount
from imperium_desktop.rules.imperium import events, market
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.area import gain_nation_card, put_into_history, take_out, tell_moved, without
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.options import PickCard
from imperium_desktop.rules.imperium.possible import regions
from imperium_desktop.rules.imperium.state import GiveTo, PutOnTop, Window
from imperium_desktop.rules.table import Asking, Flow

COUNTED = frozenset({"discarded", "abandoned", "recalled", "returned", "exiled"})
"""Ways that other steps of the block ask for; all of them are seen by everybody."""


def chosen(m: Moment, node: Node, n: Amount, rule: str = "§8") -> Asking[list[str]]:
    """As many of the cards in question as the verb says, as far as there are."""
    cards = m.cards(node)
    most = len(cards) if n.n == EVERY else min(n.n, len(cards))
    return (yield from m.ask_cards(cards, 0 if n.up_to else most, most, rule, node.step.name))  # type: ignore[union-attr]


def noted(m: Moment, way: events.Way, cards: tuple[str, ...], *, secret: bool = False) -> None:
    if way in COUNTED:
        m.frame.moved += tuple((way, card) for card in cards)
    if cards:
        tell_moved(m.table, m.seat, cards, way, secret=secret)


def discard(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Discard)
    n = node.step.n
    if n.n != EVERY:
        n = Amount(m.cards_to_discard(node), n.up_to)
    cards = yield from chosen(m, node, n)
    for card in cards:
        m.player.discard += take_out(m.player, m.frame, card)
    noted(m, "discarded", tuple(cards))


def draw_from(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.DrawFrom)
    cards = yield from chosen(m, node, node.step.n)
    for card in cards:
        m.player.hand += take_out(m.player, m.frame, card)
    noted(m, "regained", tuple(cards))


def to_top(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.ToTop)
    m.frame.first(PutOnTop(m.seat, node.id, node.step.n.n))


def put_on_top(m: Moment, task: PutOnTop) -> Flow:
    """In an order of one's choice: the last one lies on top."""
    cards = m.cards(m.content.nodes[task.node])
    if not cards:
        return
    card = yield from m.ask_card("pick_own_card", cards, "§8", "to_top")
    secret = card in m.player.hand
    m.player.deck = (*take_out(m.player, m.frame, card), *m.player.deck)
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
    m.state.players[rival].hand += take_out(m.player, m.frame, given.card)
    m.table.tell(events.CardGiven(m.seat, rival, given.card))
    if others:
        m.frame.first(GiveTo(m.seat, task.node, tuple(others)))


def return_unrest(m: Moment, node: Node) -> Flow:
    """§2.5 They are all alike: which of them is only asked where they lie in several places."""
    assert isinstance(node.step, v.Return)
    n, alike = node.step.n, sorted(m.cards(node))
    if node.pick is not None and len(node.pick.places) == 1 and not n.up_to:
        cards = alike if n.n == EVERY else alike[: n.n]
    else:
        cards = yield from chosen(m, node, n)
    give_back(m, cards)


def give_back(m: Moment, cards: list[str]) -> None:
    """§4.6d Whoever waits for it speaks once for each card."""
    for card in cards:
        m.state.pile += take_out(m.player, m.frame, card)
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
        if card in player.nation_deck:
            player.nation_deck = without(player.nation_deck, card)
        else:
            take_out(player, m.frame, card)
        player.hand += (card,)
        noted(m, "found", (card,))


def exile_own(m: Moment, node: Node) -> Flow:
    cards = yield from chosen(m, node, Amount(1))
    for card in cards:
        gone = take_out(m.player, m.frame, card)
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
    gone = take_out(m.player, m.frame, card)
    m.player.play = tuple(
        msgspec.structs.replace(place, garrison=place.garrison + gone) if place.card == host else place
        for place in m.player.play
    )
    m.frame.host = host
    noted(m, "garrisoned", gone)


def abandon(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Abandon)
    cards = yield from chosen(m, node, node.step.n)
    for card in cards:
        m.player.discard += take_out(m.player, m.frame, card)
    noted(m, "abandoned", tuple(cards))


def recall(m: Moment, node: Node) -> Flow:
    cards = yield from chosen(m, node, Amount(1))
    for card in cards:
        m.player.hand += take_out(m.player, m.frame, card)
    noted(m, "recalled", tuple(cards))


def history(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.History)
    cards = yield from chosen(m, node, node.step.n)
    for card in cards:
        secret = card in m.player.hand
        put_into_history(m.content, m.player, take_out(m.player, m.frame, card))
        noted(m, "history", (card,), secret=secret)
