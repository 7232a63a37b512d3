"""Two questions that are asked of steps: can they do something (§18.3), and can they be paid in full?"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.area import in_play, pinned
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.names import PLACE_OF
from imperium_desktop.rules.imperium.payment import NOTHING, can_pay
from imperium_desktop.rules.imperium.program import Node

# Prices


def can_pay_all(m: Moment, nodes: Sequence[Node]) -> bool:
    """In full."""
    if len(nodes) == 1 and nodes[0].name == "Choose":
        return any(can_pay_all(m, branch) for branch in nodes[0].kids)
    actions = sum(node.step.n for node in nodes if isinstance(node.step, v.Spend))
    if actions > m.player.actions or not can_pay(m.player, m.tokens_in(nodes)):
        return False
    return all(can_pay_in_full(m, node) for node in nodes)


def can_pay_in_full(m: Moment, node: Node) -> bool:
    """Prices that are no tokens."""
    step = node.step
    match step:
        case v.Pay() | v.Spend():
            return True
        case v.Discard():
            return len(m.cards(node)) >= m.cards_to_discard(node)
        case v.Abandon(n=n) | v.ToTop(n=n) | v.Return(n=n) | v.History(n=n):
            return len(m.cards(node)) >= max(n.n, 1)
    return can_do(m, node)


# What can be done


def can_do_any(m: Moment, nodes: Iterable[Node]) -> bool:
    return any(can_do(m, node) for node in nodes)


def can_do(m: Moment, node: Node) -> bool:
    """NOTATION N6: whether the step could have an effect now."""
    check = CHECKS.get(node.name)
    return check(m, node) if check else True


def cost_can(m: Moment, node: Node) -> bool:
    price, then = node.kids
    if not can_pay_all(m, price):
        return False
    return any(can_follow(m, price, node) for node in then)


def can_follow(m: Moment, price: Sequence[Node], node: Node) -> bool:
    """Whether it could have an effect after the price; what the price brings counts as there (§18.2)."""
    if node.pick is not None and node.pick.pronoun in ("found", "host", "that"):
        return True
    if node.pick is not None and node.pick.places == ("hand",) and node.name in ("Return", "Garrison", "History"):
        given = sum(m.cards_to_discard(part) for part in price if part.name == "Discard")
        return can_do(m, node) and len(m.player.hand) > given
    return can_do(m, node)


def prefix_can(m: Moment, node: Node) -> bool:
    seats = m.others() if node.name == "EachOther" else [m.seat, *m.others()]
    return any(can_do_any(Moment(m.table, m.frame, seat), node.kids[0]) for seat in seats)


def if_can(m: Moment, node: Node) -> bool:
    if any(test.of == "attacker_pays" for test in node.condition):
        return True
    return can_do_any(m, node.kids[0] if m.holds(node.condition) else node.kids[1])


def gain_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Gain)
    return m.times(node, node.step.n) > 0


def steal_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Steal)
    token = PLACE_OF[node.step.resource]  # type: ignore[index]
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


def branches(m: Moment, node: Node) -> list[int]:
    """§18.3 Which branches may be chosen."""
    return [place for place, branch in enumerate(node.kids) if branch_open(m, branch)]


def branch_open(m: Moment, branch: Sequence[Node]) -> bool:
    prices = [node for node in branch if node.name == "Pay"]
    if prices and not can_pay_all(m, prices):
        return False
    if any(node.name == "Cost" and not cost_can(m, node) for node in branch):
        return False
    if any(node.name == "May" for node in branch):
        return True
    if len(branch) == 1 and branch[0].name == "If":
        return m.holds(branch[0].condition)
    return can_do_any(m, branch)


def has_price(branch: Sequence[Node]) -> bool:
    return any(node.name in ("Cost", "Pay") for node in branch)


def some_cards(m: Moment, node: Node) -> bool:
    return bool(m.cards(node))


CHECKS: Final[dict[str, Callable[[Moment, Node], bool]]] = {
    "Cost": cost_can,
    "May": lambda m, node: can_do_any(m, node.kids[0]),
    "Choose": lambda m, node: bool(branches(m, node)),
    "If": if_can,
    "All": prefix_can,
    "EachOther": prefix_can,
    "Instead": lambda m, node: can_do_any(m, node.kids[0]),
    "Repeat": lambda m, node: can_do_any(m, node.kids[0]),
    "Gain": gain_can,
    "Pay": lambda m, node: can_pay_all(m, [node]),
    "Spend": lambda m, node: can_pay_all(m, [node]),
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
"""`playing` adds those that ask what can be played and exhausted."""


def findable(m: Moment, node: Node) -> list[str]:
    """§8 find: hand, discard, deck and nation deck, but never the accession card."""
    assert node.pick is not None
    places = (m.player.hand, m.player.discard, m.player.deck, m.player.nation_deck[:-1])
    return [card for cards in places for card in cards if card in node.pick.ids]
