"""§18.3 What the verbs can do now, and which prices can be paid in full."""

from typing import Final

from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.questions import Check, Questions
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.area import in_play, pinned
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.names import PLACE_OF
from imperium_desktop.rules.imperium.payment import NOTHING, can_pay, parts_of

# Prices


def in_full(m: Moment, price: tuple[Node, ...]) -> bool:
    """All tokens and actions together; cards part for part, each as many as it says."""
    parts = parts_of(price)
    if parts.actions > m.player.actions or not can_pay(m.player, m.tokens_in(parts)):
        return False
    return not parts.cards or all(part_in_full(m, node) for node in parts.cards)


def part_in_full(m: Moment, node: Node) -> bool:
    """Parts of a price that are no tokens."""
    match node.step:
        case v.Discard():
            return len(m.cards(node)) >= m.cards_to_discard(node)
        case v.Abandon(n=n) | v.ToTop(n=n) | v.Return(n=n) | v.History(n=n):
            return len(m.cards(node)) >= max(n.n, 1)
    return QUESTIONS.can_do(m, node)


QUESTIONS: Final[Questions[Moment]] = Questions(("Pay",), in_full)
can_do, can_do_any, branches = QUESTIONS.can_do, QUESTIONS.can_do_any, QUESTIONS.branches


# What can be done


def if_can(m: Moment, node: Node) -> bool:
    """Whether the attacker pays is asked when it comes to that."""
    asking = any(test.of == "attacker_pays" for test in node.condition)
    return asking or can_do_any(m, node.kids[not m.holds(node.condition)])


def gain_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Gain)
    return m.times(node, node.step.n) > 0


def steal_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Steal)
    token = PLACE_OF[node.step.resource]
    return any(m.state.players[seat].tokens[token] for seat in m.others()) or (bool(node.kids[0]) and bool(m.others()))


def develop_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Develop)
    return bool(developable(m, free=node.step.price == "free"))


def developable(m: Moment, *, free: bool) -> list[str]:
    """§8 develop"""
    cards = m.content.cards
    if free:
        return list(m.player.development)
    return [card for card in m.player.development if can_pay(m.player, cards[card].develop or NOTHING)]  # type: ignore[arg-type]


def look_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Look)
    return m.can_take_fame() if node.step.pile == "fame" else bool(m.player.nation_deck)


def swap_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Swap)
    if node.step.one == "market":
        return any(slot.card for slot in m.state.market) and bool(m.state.exile)
    return bool(m.player.hand) and len(m.player.nation_deck) > 1


def exile_can(m: Moment, node: Node) -> bool:
    assert node.pick is not None
    return bool(m.for_exile() if node.pick.places == ("market",) else m.cards(node))


def garrison_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Garrison)
    if node.step.under == "region":
        return m.frame.on_table and bool(regions(m))
    return pinned(m.player, m.frame.card) is not None and bool(m.for_garrison(node))


def regions(m: Moment) -> list[str]:
    return [place.card for place in m.player.play if place.card in m.content.region]


def take_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Take)
    return m.can_take_fame() if node.step.suit == "fame" else True


def move_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Move)
    if node.step.to == "nation_bottom":
        return any(card in m.player.nation_deck[:-1] for card in m.frame.looked)
    return bool(m.cards(node))


def icons_to_change(m: Moment, node: Node) -> list[str]:
    """§17 A14 Cards in play with an icon that still counts as what it is."""
    assert isinstance(node.step, v.CountAs)
    icon = node.step.what.what.atoms[0]
    shown = m.content.icons(icon)
    changed = [card for card, other, _, _ in m.state.counted_as if other == icon]
    return [card for card in in_play(m.player) if shown.get(card, 0) > changed.count(card)]


def marked_things(m: Moment) -> list[str]:
    """§8 Cards and decks with an exhaust token, but not the one just put down."""
    player = m.player
    found = [place.card for place in player.play if place.marked]
    found += [player.power] if player.power_marked else []
    found = [card for card in found if not (m.frame.exhausted and card == m.frame.card)]
    found += ["nation"] if player.nation_marked else []
    return [*found, "development"] if player.development_marked else found


def give_can(m: Moment, node: Node) -> bool:
    return bool(m.cards(node)) and bool(m.others())


def some_cards(m: Moment, node: Node) -> bool:
    return bool(m.cards(node))


CHECKS: Final[dict[str, Check[Moment]]] = {
    "If": if_can,
    "Gain": gain_can,
    "Pay": lambda m, node: in_full(m, (node,)),
    "Spend": lambda m, node: in_full(m, (node,)),
    "Steal": steal_can,
    "DrawIfAble": lambda m, _node: bool(m.player.deck),
    "DrawFrom": some_cards,
    "Discard": some_cards,
    "ToTop": some_cards,
    "Return": some_cards,
    "Abandon": some_cards,
    "Recall": some_cards,
    "History": some_cards,
    "Find": lambda m, node: bool(findable(m, node)),
    "Take": take_can,
    "Give": give_can,
    "Look": look_can,
    "Move": move_can,
    "Acquire": lambda m, node: bool(m.for_acquire(node)),
    "Exile": exile_can,
    "Swap": swap_can,
    "Garrison": garrison_can,
    "Develop": develop_can,
    "ReturnExhaust": lambda m, _node: bool(marked_things(m)),
    "Reveal": lambda m, _node: bool(m.state.main),
    "Declare": lambda m, _node: bool(m.state.main),
    "CountAs": lambda m, node: bool(icons_to_change(m, node)),
    "AddToken": lambda m, _node: any(slot.card for slot in m.state.market),
    "Shuffle": lambda m, _node: len(m.player.nation_deck) > 1,
}
QUESTIONS.add(CHECKS)
"""`playing` adds what can be played and exhausted, `trying` what can come after a price."""


def findable(m: Moment, node: Node) -> list[str]:
    """§8 find: hand, discard, deck and nation deck, but never the accession card."""
    assert node.pick is not None
    places = (m.player.hand, m.player.discard, m.player.deck, m.player.nation_deck[:-1])
    return [card for cards in places for card in cards if card in node.pick.ids]
