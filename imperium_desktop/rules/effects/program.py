"""Steps made ready for play: every step has a name of its own, every filter is a set of cards.

For games whose cards go on after a rest. States keep only the names, so what is left of a card's steps is plain data;
a name is made of the card and the place on it, so other cards in the box do not change it. Nothing is compared as text
in play. Nothing here is tracked by Python's collector: it stays, and there is much of it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping

import msgspec

from imperium_desktop.rules.effects.listening import Trigger
from imperium_desktop.rules.effects.selecting import Condition, Count, Filter, Selector, Simple, Term, Victims
from imperium_desktop.rules.effects.steps import Choose, Cost, If, May, Prefix, Step, Steps


class Picker(msgspec.Struct, frozen=True, gc=False, eq=False):
    """Which cards a verb can choose from."""

    pronoun: str
    ids: frozenset[str]
    places: tuple[str, ...]
    token: int
    """The place of the token in a pool that must lie on it; -1: none."""
    hosting: frozenset[str] | None
    suits: tuple[str, ...]
    """The words of the filter, for a choice among suits."""


class Counter(msgspec.Struct, frozen=True, gc=False, eq=False):
    of: str
    weights: Mapping[str, int]
    """How much each card counts."""
    token: int
    icons: tuple[str, ...]


class Test(msgspec.Struct, frozen=True, gc=False, eq=False):
    """One part of a condition."""

    of: str
    negated: bool
    words: tuple[str, ...]
    counter: Counter | None
    least: int


class Node(msgspec.Struct, gc=False, eq=False):
    """One step of a card."""

    id: str
    step: Step
    name: str
    kids: tuple[tuple["Node", ...], ...] = ()
    """Branches; for a price: the price and what it is paid for; for `if`: then and else."""
    pick: Picker | None = None
    count: Counter | None = None
    condition: tuple[Test, ...] = ()


class Compiler:
    def __init__(
        self,
        shows: Callable[[str], Mapping[str, int]],
        tokens: Mapping[str, int] | None = None,
        once: Collection[str] = (),
    ) -> None:
        """`shows(atom)`: the cards that show a suit, type or mark, or have a name, with how often.

        `tokens`: their places in a pool. `once`: atoms that are counted once for a card, while all others are icons.
        """
        self.shows = shows
        self.tokens = tokens or {}
        self.once = once
        self.nodes: dict[str, Node] = {}
        self._same: dict[frozenset[str], frozenset[str]] = {}
        """Many cards ask for the same ones."""
        self.card = ""
        self.place = 0

    def begin(self, card: str) -> None:
        """The steps that follow are of this card."""
        self.card, self.place = card, 0

    def steps(self, steps: Steps) -> tuple[Node, ...]:
        return tuple(self.node(step) for step in steps)

    def node(self, step: Step) -> Node:
        node = Node(f"{self.card}:{self.place}", step, type(step).__name__)
        self.place += 1
        self.nodes[node.id] = node
        node.kids = tuple(map(self.steps, parts_of(step)))
        condition = condition_of(step)
        if condition is not None:
            node.condition = self.condition(condition)
        what = getattr(step, "what", None)
        if isinstance(what, Selector):
            node.pick = self.picker(what)
        per = getattr(step, "per", None)
        if isinstance(per, Count):
            node.count = self.counter(per)
        return node

    def picker(self, selector: Selector) -> Picker:
        hosting = self.cards(selector.hosting) if selector.hosting else None
        ids = self.cards(selector.what)
        token = self.tokens.get(selector.bearing, -1)
        return Picker(selector.pronoun, ids, selector.places, token, hosting, selector.what.atoms if ids else ())

    def counter(self, count: Count) -> Counter:
        atoms = count.what.atoms
        token = self.tokens.get(atoms[0], -1) if atoms else -1
        return Counter(count.of, self.weights(count.what), token, atoms)

    def condition(self, condition: Condition) -> tuple[Test, ...]:
        return tuple(map(self.test, condition.parts))

    def test(self, simple: Simple) -> Test:
        count = self.counter(simple.count) if simple.count else None
        return Test(simple.of, simple.negated, simple.words, count, simple.least)

    def cards(self, filter: Filter) -> frozenset[str]:
        found: frozenset[str] | None = None
        for term in filter.terms:
            shown = frozenset(self.shown(term))
            found = shown if found is None else found - shown if term.negated else found & shown
        cards = found or frozenset()
        return self._same.setdefault(cards, cards)

    def weights(self, filter: Filter) -> Mapping[str, int]:
        """Icons are counted one by one, cards once."""
        if len(filter.terms) == 1:
            return self.shown(filter.terms[0])
        return dict.fromkeys(self.cards(filter), 1)

    def shown(self, term: Term) -> dict[str, int]:
        found: dict[str, int] = {}
        for atom in term.atoms:
            for card, times in self.shows(atom).items():
                found[card] = 1 if atom in self.once else found.get(card, 0) + times
        return found

    def trigger(self, name: str, told: Iterable[Selector]) -> Trigger:
        """`gain(material, river)`: a token, then the cards it has to do with; a word that is neither says nothing."""
        ids: frozenset[str] | None = None
        places: tuple[str, ...] = ()
        token = -1
        for selector in told:
            word = selector.what.atoms[0] if selector.what.atoms else ""
            if word in self.tokens:
                token = self.tokens[word]
            elif self.shows(word) or len(selector.what.terms) > 1:
                ids, places = self.cards(selector.what), selector.places
        return Trigger(name, ids, places, token)


def parts_of(step: Step) -> tuple[Steps, ...]:
    """The steps inside a step."""
    match step:
        case Choose(branches):
            return branches
        case May(then):
            return (then,)
        case Cost(price, then):
            return price, then
        case If(then=then, otherwise=otherwise):
            return then, otherwise
        case Prefix(then=then):
            return (then,)
    or_else = getattr(step, "or_else", None)
    return () if or_else is None else (or_else,)


def condition_of(step: Step) -> Condition | None:
    """What must hold, of the players it falls on or of the one who carries it out."""
    who = getattr(step, "who", None)
    condition = who.having if isinstance(who, Victims) else getattr(step, "condition", None)
    return condition if isinstance(condition, Condition) else None
