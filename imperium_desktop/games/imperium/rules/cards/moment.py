"""A card being carried out for one player: whom it asks, what it can choose from, what holds."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from imperium_desktop.games.imperium.rules.area import ImperiumTable, count, garrisoned, in_play, pinned, standing
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.tasks import Window
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import PLACE_OF, POPULATION
from imperium_desktop.games.imperium.rules.options import Agree, PickBranch, PickCard, Skip
from imperium_desktop.games.imperium.rules.payment import Price, PriceParts
from imperium_desktop.games.imperium.rules.state import Frame, Pinned, Player, State
from imperium_desktop.rules.effects.listening import Happening
from imperium_desktop.rules.effects.program import Counter, Node, Picker, Test
from imperium_desktop.rules.table import Asking, Decision, Fact, Option, ask, ask_several

USUAL_PLACES: Final = {
    "Acquire": ("market",),
    "BreakThrough": ("market",),
    "Abandon": ("in_play",),
    "Recall": ("in_play",),
    "Discard": ("hand",),
    "Garrison": ("quests",),
    "Exile": ("quests",),
}
"""Where a verb looks if its selector does not say."""
LEAVING: Final = {"Abandon": "abandon", "Recall": "recall"}
"""Verbs that some cards in play cannot be chosen for, as they call the way."""


class Moment:
    __slots__ = ("content", "frame", "player", "seat", "state", "table")

    def __init__(self, table: ImperiumTable, frame: Frame, seat: int) -> None:
        self.table = table
        self.frame = frame
        self.seat = seat
        self.state: State = table.state
        self.content: Components = table.content
        self.player: Player = table.state.players[seat]

    def at(self, seat: int) -> "Moment":
        return Moment(self.table, self.frame, seat)

    def all_players(self) -> list[int]:
        protected = self.frame.protected
        return [seat for seat in self.state.seats_from(self.seat) if seat not in protected]

    def others(self) -> list[int]:
        """§9.2 Every other seat that is not protected."""
        protected = self.frame.protected
        return [seat for seat in self.state.seats_from(self.seat)[1:] if seat not in protected]

    @property
    def in_own_activation(self) -> bool:
        """True while exhausts may be used (§4.6)."""
        return self.seat == self.state.active and self.state.kind == "activate"

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

    def ask_secretly(self, kind: str, cards: Sequence[str], rule: str) -> Asking[str]:
        """Nobody else may know the answer, so the task must end with it."""
        if len(cards) == 1:
            return cards[0]
        options = [PickCard(card) for card in cards]
        facts = {"card": self.frame.card}
        chosen = yield from ask(
            Decision(self.seat, f"imperium.{kind}", lambda: options, rule=rule, facts=facts, secret=True)
        )
        return chosen.card

    def ask_cards(self, cards: Sequence[str], least: int, most: int, rule: str, verb: str) -> Asking[list[str]]:
        """Ask for some of the cards, in an order that does not tell how they were held.

        No question where all must be taken.
        """
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

    def ask_branch(self, node: Node, branches: Sequence[int]) -> Asking[int]:
        """Ask for exactly one of the ways (§18.3)."""
        options = [PickBranch(place, node.id) for place in branches]
        return (yield from self.ask("choose_branch", options, "§18.3")).branch  # type: ignore[no-any-return]

    def ask_may(self, node: Node) -> Asking[bool]:
        return self.agrees("may", "§18.2", step=node.id)

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
        found = self.found_in(pick, pick.places or USUAL_PLACES.get(node.name, ("hand",)))
        way = LEAVING.get(node.name)
        if way is not None:
            cards = self.content.cards
            found = [card for card in found if way not in cards[card].stays]
        return found

    def meant(self, pronoun: str) -> list[str]:
        """A pronoun that stands for nothing gives nothing."""
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
            case "active_quest":
                return [self.player.quest] if self.player.quest else []
        return []

    def found_in(self, pick: Picker, places: Iterable[str]) -> list[str]:
        found: list[str] = []
        ids = pick.ids
        for place in places:
            found += [card for card in self.lying(place) if card in ids]
        if pick.token >= 0:
            rich = {slot.card for slot in self.state.market if slot.tokens[pick.token]}
            found = [card for card in found if card in rich]
        if pick.hosting is not None:
            hosts = {place.card for place in self.player.play if not pick.hosting.isdisjoint(place.garrison)}
            found = [card for card in found if card in hosts]
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
            case "garrison_of_this":
                return self.garrison_of(place for place in player.play if place.card == self.frame.card)
            case "garrison_of_region":
                return self.garrison_of(place for place in player.play if place.card in self.content.region)
            case "active_quest":
                return [player.quest] if player.quest else []
            case "quests":
                return self.impending_quests()
            case "in_play_of_other":
                return [pinned.card for seat in state.seats_from(self.seat)[1:] for pinned in state.players[seat].play]
        return ()

    def garrison_of(self, places: Iterable[Pinned]) -> list[str]:
        return [card for place in places for card in place.garrison]

    def impending_quests(self) -> list[str]:
        """§22.1 One of them can be chosen only when it is the last."""
        cards = self.content.cards
        quests = [card for card in self.player.development if cards[card].quest]
        return quests if len(quests) == 1 else [card for card in quests if not cards[card].only_last]

    def for_acquire(self, node: Node) -> list[str]:
        """Cards to acquire: from the market, from exile where the card or a card in play says so (§7.2, §7.6)."""
        pick = node.pick
        assert pick is not None
        places = pick.places or ("market",)
        found = self.found_in(pick, places)
        if self.state.exile and "exile" not in places and pick.token < 0:
            extended = frozenset[str]().union(*(card.extends for card in standing(self.content, self.player)))
            found += [card for card in self.state.exile if card in extended and card in pick.ids]
        return found

    def icons(self, node: Node, card: str) -> int:
        """Number of cards of the wanted sort that this card counts for (§8 abandon)."""
        assert node.pick is not None
        suits = node.pick.suits
        return self.content.icons(suits[0]).get(card, 1) if len(suits) == 1 else 1

    def for_garrison(self, node: Node) -> list[str]:
        return [card for card in self.cards(node) if not self.content.cards[card].no_garrison]

    def for_exile(self) -> list[str]:
        """Market cards that can be exiled: those without tokens (§7.4)."""
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
            case "active_quest":
                return bool(self.player.quest)
        return False

    def can_take_fame(self) -> bool:
        """True while there are Fame cards, or the player has not met the King of Kings (§10.3)."""
        return bool(self.state.fame) or not self.player.crowned

    def waited_for(self, event: str, *cards: str, token: int = -1) -> bool:
        """Whether a passive text of this player waits for it."""
        happening = Happening(event, cards, token=token)
        return bool(self.content.passive.hearing(happening, in_play(self.player)))

    # Prices

    def develop_price(self, card: str) -> Price:
        """§8 develop, after what cards in play take off it."""
        price = list(self.content.cards[card].develop or (0, 0, 0))
        for verb in (verb for other in standing(self.content, self.player) for verb in other.reduces_develop):
            place = PLACE_OF[verb.resource]
            price[place] = max(price[place] - verb.n, min(price[place], verb.min))
        return price[0], price[1], price[2]

    def unrest_discount(self, part: str) -> tuple[int, int]:
        """How much less, and the least."""
        if self.frame.card not in self.content.unrest:
            return 0, 0
        found = [
            verb for card in standing(self.content, self.player) for verb in card.reduces_unrest if part in verb.parts
        ]
        return sum(verb.n for verb in found), max((verb.min for verb in found), default=0)

    def discounted(self, part: str, n: int) -> int:
        less, least = self.unrest_discount(part)
        return max(n - less, least) if less else n

    def tokens_in(self, parts: PriceParts) -> Price:
        material, population, progress = parts.tokens
        if material:
            material = self.discounted("material", material)
        return material, population, progress

    def cards_to_discard(self, node: Node) -> int:
        assert isinstance(node.step, v.Discard)
        return self.discounted("cards", node.step.n.n)


def note_payment(m: Moment, paid: Price) -> None:
    """Let cards that wait for a payment speak after the whole price (§4.6g).

    Only tokens that were really paid count.
    """
    if paid[POPULATION] and m.waited_for("pay", token=POPULATION):
        m.frame.first(Window(m.seat, "pay", token=POPULATION))
