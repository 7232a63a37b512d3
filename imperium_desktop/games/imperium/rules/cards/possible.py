"""§18.3 What the verbs can do now, and which prices can be paid in full."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import in_play, pinned
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.names import PLACE_OF
from imperium_desktop.games.imperium.rules.payment import can_pay, parts_of
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.questions import Check, Questions

# Prices


def in_full(m: Moment, price: tuple[Node, ...]) -> bool:
    """All tokens and actions together; cards part for part, each as many as it says."""
    parts = parts_of(price)
    if parts.actions > m.player.actions or not can_pay(m.player, m.tokens_in(parts)):
        return False
    if not parts.cards:
        return True
    if len(parts.cards) == 1:
        return part_in_full(m, parts.cards[0])
    each = all(is_found_first(node, parts.cards) or part_in_full(m, node) for node in parts.cards)
    return each and differ(m, parts.cards)


def differ(m: Moment, parts: tuple[Node, ...]) -> bool:
    """A card pays for one part only."""
    choices = [m.cards(node) for node in parts if node.pick is not None and not node.pick.pronoun]
    return len(choices) == 1 or len({card for cards in choices for card in cards}) >= len(choices)


def is_found_first(node: Node, price: tuple[Node, ...]) -> bool:
    """§18.2 What another part of the price will find is there."""
    found = node.pick is not None and node.pick.pronoun == "found"
    return found and any(part.name == "Find" for part in price)


def part_in_full(m: Moment, node: Node) -> bool:
    """Parts of a price that are no tokens."""
    match node.step:
        case v.Discard():
            return len(m.cards(node)) + len(substitutes(m, node)) >= m.cards_to_discard(node)
        case v.Pay(resource, min=least):
            return m.player.tokens[PLACE_OF[resource]] >= least
        case v.Abandon(n=n) if n.n > 1:
            return sum(m.icons(node, card) for card in m.cards(node)) >= n.n
        case v.ToTop(n=n) | v.Return(n=n) | v.History(n=n):
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
    """Developments that the player can develop: no quests, and only paid for unless they are free (§8)."""
    cards = [card for card in m.player.development if not m.content.cards[card].quest]
    return cards if free else [card for card in cards if can_pay(m.player, m.develop_price(card))]


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
    host = m.frame.card
    here = pinned(m.player, host) is not None or m.content.cards[host].quest_area
    return here and bool(m.for_garrison(node))


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
    found += [place.card for place in player.beside if place.marked]
    found += [player.power] if player.power_marked else []
    found = [card for card in found if not (m.frame.exhausted and card == m.frame.card)]
    found += ["nation"] if player.nation_marked else []
    return [*found, "development"] if player.development_marked else found


def give_can(m: Moment, node: Node) -> bool:
    return bool(m.cards(node)) and bool(m.others())


def add_token_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.AddToken)
    if node.step.where == "this":
        return pinned(m.player, m.frame.card) is not None
    return any(slot.card for slot in m.state.market)


def reveal_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Reveal)
    return bool(m.state.main) or node.step.piles != ("main",)


def substitutes(m: Moment, node: Node) -> list[str]:
    """Elements that can take the place of cards with an icon that are to be discarded (§27.2).

    Cards of a garrison, and in the player's own activation a card that can be exhausted.
    """
    assert node.pick is not None
    suits, player, cards = node.pick.suits, m.player, m.content.cards
    found: list[str] = []
    if m.content.replaced.isdisjoint(suits):
        return found
    for place in player.play:
        card = cards[place.card]
        if card.lends and card.lends in suits:
            found += place.garrison
        if card.spares and card.spares in suits and not place.marked and player.exhausts and m.in_own_activation:
            found.append(place.card)
    return found


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
    "Reveal": reveal_can,
    "Submerge": some_cards,
    "Declare": lambda m, _node: bool(m.state.main),
    "CountAs": lambda m, node: bool(icons_to_change(m, node)),
    "AddToken": add_token_can,
    "Shuffle": lambda m, _node: len(m.player.nation_deck) > 1,
}
QUESTIONS.add(CHECKS)
"""`playing` adds what can be played and exhausted, `trying` what can come after a price."""


def findable(m: Moment, node: Node) -> list[str]:
    """§8 find: a kind of card is looked for everywhere, a named one up to the first place where it lies."""
    places = list(found_by_place(m, node).values())
    return next(filter(None, places), []) if is_named(node) else [card for cards in places for card in cards]


def found_by_place(m: Moment, node: Node) -> dict[str, list[str]]:
    """Cards that can be found, in the order of the search; the accession card never is."""
    assert node.pick is not None
    player, pick = m.player, node.pick
    places = {
        "hand": player.hand,
        "discard": player.discard,
        "deck": player.deck,
        "nation": player.nation_deck[:-1],
    }
    return {
        place: [card for card in cards if card in pick.ids]
        for place, cards in places.items()
        if place in (pick.places or places)
    }


def is_named(node: Node) -> bool:
    return node.pick is not None and all(word.startswith('"') for word in node.pick.suits)
