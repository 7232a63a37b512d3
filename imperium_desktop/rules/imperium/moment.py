"""A card being carried out for one player: what it can choose from, what holds, what could be done and paid.

Two questions are asked of steps: whether they can do something (§18.3, in part is enough) and whether they can be
paid in full.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.area import ImperiumTable, count, garrisoned, in_play, pinned, standing
from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.names import PLACE_OF
from imperium_desktop.rules.imperium.options import Agree, PickCard, Skip
from imperium_desktop.rules.imperium.payment import NOTHING, Price, can_pay, plus
from imperium_desktop.rules.imperium.program import Counter, Node, Picker, Test
from imperium_desktop.rules.imperium.state import Frame, Player, State
from imperium_desktop.rules.table import Asking, Decision, Fact, Option, ask, ask_several

USUAL_PLACES: Final = {
    "Acquire": ("market",),
    "BreakThrough": ("market",),
    "Abandon": ("in_play",),
    "Recall": ("in_play",),
    "Discard": ("hand",),
}
"""Where a verb looks if its selector does not say."""


class Moment:
    def __init__(self, table: ImperiumTable, frame: Frame, seat: int) -> None:
        self.table = table
        self.frame = frame
        self.seat = seat

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def content(self) -> Components:
        return self.table.content

    @property
    def player(self) -> Player:
        return self.table.state.players[self.seat]

    def others(self) -> list[int]:
        """§9.2 Every other seat that is not protected."""
        protected = self.frame.protected
        return [seat for seat in self.state.seats_from(self.seat)[1:] if seat not in protected]

    # Questions

    def ask(self, kind: str, options: Sequence[Option], rule: str, **facts: Fact) -> Asking[Any]:
        """No question where only one thing can be chosen."""
        if len(options) == 1:
            return options[0]
        facts = {"card": self.frame.card, **facts}
        return (yield from ask(Decision(self.seat, f"imperium.{kind}", lambda: options, rule=rule, facts=facts)))

    def ask_card(self, kind: str, cards: Iterable[str], rule: str, verb: str) -> Asking[str]:
        chosen = yield from self.ask(kind, [PickCard(card) for card in cards], rule, verb=verb)
        return str(chosen.card)

    def ask_cards(self, cards: Sequence[str], least: int, most: int, rule: str, verb: str) -> Asking[list[str]]:
        """So many of them, in an order that does not tell how they were held; no question where all must be taken."""
        if least >= len(cards):
            return sorted(cards)
        if (least, most) == (1, 1):
            return [(yield from self.ask_card("pick_own_card", cards, rule, verb))]
        decision = Decision(
            self.seat,
            "imperium.pick_own_cards",
            lambda: [PickCard(card) for card in cards],
            rule=rule,
            pick=(least, min(most, len(cards))),
            facts={"card": self.frame.card, "verb": verb, "n": most},
        )
        picked = yield from ask_several(decision)
        return sorted(option.card for option in picked)

    def agrees(self, kind: str, rule: str, **facts: Fact) -> Asking[bool]:
        facts = {"card": self.frame.card, **facts}
        options: list[Option] = [Agree(), Skip()]
        answer = yield from ask(Decision(self.seat, f"imperium.{kind}", lambda: options, rule=rule, facts=facts))
        return isinstance(answer, Agree)

    # Cards

    def cards(self, node: Node) -> list[str]:
        """What the verb can choose from."""
        pick = node.pick
        assert pick is not None
        if pick.pronoun:
            return self.meant(pick.pronoun)
        return self.found_in(pick, pick.places or USUAL_PLACES.get(node.name, ("hand",)))

    def meant(self, pronoun: str) -> list[str]:
        """NOTATION N4; a pronoun that stands for nothing gives nothing."""
        frame = self.frame
        match pronoun:
            case "this":
                here = frame.on_table or pinned(self.player, frame.card) is not None
                return [frame.card] if here else []
            case "drawn":
                return [card for card in frame.drawn if card in self.player.hand]
            case "that":
                return [frame.that] if frame.that else []
            case "found":
                return [frame.found] if frame.found else []
            case "revealed":
                return [frame.revealed] if frame.revealed else []
            case "host":
                return [frame.host] if frame.host else []
            case "looked":
                return list(frame.looked)
            case "nation_top":
                return list(self.player.nation_deck[:1])
        return []

    def found_in(self, pick: Picker, places: Iterable[str]) -> list[str]:
        found: list[str] = []
        for place in places:
            found += [card for card in self.lying(place) if card in pick.ids]
        if pick.token >= 0:
            rich = {slot.card for slot in self.state.market if slot.tokens[pick.token]}
            found = [card for card in found if card in rich]
        return found

    def lying(self, place: str) -> Iterable[str]:
        player, state = self.player, self.state
        match place:
            case "hand":
                return player.hand
            case "discard":
                return player.discard
            case "deck":
                return player.deck
            case "history":
                return player.history
            case "in_play":
                return [pinned.card for pinned in player.play]
            case "market":
                return [slot.card for slot in state.market if slot.card]
            case "exile":
                return state.exile
            case "garrison":
                return garrisoned(player)
            case "in_play_of_other":
                return [pinned.card for seat in state.seats_from(self.seat)[1:] for pinned in state.players[seat].play]
        return ()

    def for_acquire(self, node: Node) -> list[str]:
        """§7.2, §7.6 From the market; from exile where the card or a card in play says so."""
        pick = node.pick
        assert pick is not None
        places = pick.places or ("market",)
        found = self.found_in(pick, places)
        if "exile" not in places and pick.token < 0:
            extended = frozenset[str]().union(*(card.extends for card in standing(self.content, self.player)))
            found += [card for card in self.state.exile if card in extended and card in pick.ids]
        return found

    def for_garrison(self, node: Node) -> list[str]:
        return [card for card in self.cards(node) if not self.content.cards[card].no_garrison]

    def for_exile(self) -> list[str]:
        """§7.4 Without tokens."""
        return [slot.card for slot in self.state.market if slot.card and not any(slot.tokens)]

    # Numbers and conditions

    def count(self, counter: Counter) -> int:
        return count(self.state, self.seat, self.frame, counter)

    def times(self, node: Node, n: int) -> int:
        return n * self.count(node.count) if node.count else n

    def holds(self, tests: Iterable[Test]) -> bool:
        return all(self.test(test) != test.negated for test in tests)

    def test(self, test: Test) -> bool:
        match test.of:
            case "state":
                return self.player.face == test.words[0]
            case "count":
                assert test.counter is not None
                return self.count(test.counter) >= test.least
            case "match":
                revealed = self.frame.revealed
                return bool(revealed) and self.frame.declared in self.content.cards[revealed].suits
            case "nation":
                return any(player.nation == test.words[0] for player in self.state.players)
        return False

    def can_take_fame(self) -> bool:
        """§10.3"""
        return bool(self.state.fame) or not self.player.crowned

    # Prices

    def unrest_discount(self, part: str) -> tuple[int, int]:
        """How much less, and the least (NOTATION N7)."""
        if self.frame.card not in self.content.unrest:
            return 0, 0
        found = [
            verb for card in standing(self.content, self.player) for verb in card.reduces_unrest if part in verb.parts
        ]
        return sum(verb.n for verb in found), max((verb.min for verb in found), default=0)

    def discounted(self, part: str, n: int) -> int:
        less, least = self.unrest_discount(part)
        return max(n - less, least) if less else n

    def tokens_in(self, nodes: Iterable[Node]) -> Price:
        return plus(self.token_price(node.step) for node in nodes if isinstance(node.step, v.Pay))

    def token_price(self, verb: v.Pay) -> Price:
        price = list(NOTHING)
        n = self.discounted("material", verb.n.n) if verb.resource == "material" else verb.n.n
        price[PLACE_OF[verb.resource]] = n  # type: ignore[index]
        return price[0], price[1], price[2]

    def cards_to_discard(self, node: Node) -> int:
        assert isinstance(node.step, v.Discard)
        return self.discounted("cards", node.step.n.n)

    def can_pay_all(self, nodes: Sequence[Node]) -> bool:
        """In full."""
        if len(nodes) == 1 and nodes[0].name == "Choose":
            return any(self.can_pay_all(branch) for branch in nodes[0].kids)
        actions = sum(node.step.n for node in nodes if isinstance(node.step, v.Spend))
        if actions > self.player.actions or not can_pay(self.player, self.tokens_in(nodes)):
            return False
        return all(self.can_pay_in_full(node) for node in nodes)

    def can_pay_in_full(self, node: Node) -> bool:
        """Prices that are no tokens."""
        step = node.step
        match step:
            case v.Pay() | v.Spend():
                return True
            case v.Discard():
                return len(self.cards(node)) >= self.cards_to_discard(node)
            case v.Abandon(n=n) | v.ToTop(n=n) | v.Return(n=n) | v.History(n=n):
                return len(self.cards(node)) >= max(n.n, 1)
        return can_do(self, node)


# What can be done


def can_do_any(m: Moment, nodes: Iterable[Node]) -> bool:
    return any(can_do(m, node) for node in nodes)


def can_do(m: Moment, node: Node) -> bool:
    """NOTATION N6: whether the step could have an effect now."""
    check = CHECKS.get(node.name)
    return check(m, node) if check else True


def cost_can(m: Moment, node: Node) -> bool:
    price, then = node.kids
    if not m.can_pay_all(price):
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


def play_can(m: Moment, node: Node) -> bool:
    from imperium_desktop.rules.imperium.playing import playable

    assert isinstance(node.step, v.Play)
    assert node.pick is not None
    if node.pick.pronoun == "that":
        return bool(m.frame.that)
    place = "discard" if "discard" in node.pick.places else "hand"
    return any(playable(m, card, free=node.step.way == "free", place=place) for card in m.cards(node))


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
    if prices and not m.can_pay_all(prices):
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


def copy_can(m: Moment, _node: Node) -> bool:
    from imperium_desktop.rules.imperium.playing import copied_exhausts

    return bool(copied_exhausts(m))


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
    "Pay": lambda m, node: m.can_pay_all([node]),
    "Spend": lambda m, node: m.can_pay_all([node]),
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
    "Play": play_can,
    "Develop": develop_can,
    "CopyExhaust": copy_can,
    "ReturnExhaust": lambda m, _node: bool(marked_things(m)),
    "Reveal": lambda m, _node: bool(m.state.main),
    "Declare": lambda m, _node: bool(m.state.main),
    "CountAs": lambda m, node: bool(icons_to_change(m, node)),
    "AddToken": lambda m, _node: any(slot.card for slot in m.state.market),
    "Shuffle": lambda m, _node: len(m.player.nation_deck) > 1,
}


def findable(m: Moment, node: Node) -> list[str]:
    """§8 find: hand, discard, deck and nation deck, but never the accession card."""
    assert node.pick is not None
    places = (m.player.hand, m.player.discard, m.player.deck, m.player.nation_deck[:-1])
    return [card for cards in places for card in cards if card in node.pick.ids]
