"""What the cards of the box do, made ready for play: every step has a number, every filter is a set of cards.

States keep only the numbers, so what is left of a card's steps is plain data. Nothing is compared as text in play.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple

from imperium_desktop.rules.effects.selecting import Condition, Count, Filter, Selector, Simple, Term
from imperium_desktop.rules.effects.steps import Choose, Cost, If, May, Prefix, Step, Steps
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.names import PLACE_OF

EACH_CARD: Final = frozenset({"card", "attack", "pinned", "variable"})
"""Counted once for a card; everything else is an icon."""


class Picker(NamedTuple):
    """Which cards a verb can choose from."""

    pronoun: str
    ids: frozenset[str]
    places: tuple[str, ...]
    token: int
    """The place of the token in a pool that must lie on it; -1: none."""
    hosting: frozenset[str] | None
    suits: tuple[str, ...]
    """The words of the filter, for a choice among suits."""


class Counter(NamedTuple):
    of: str
    weights: Mapping[str, int]
    """How much each card counts."""
    token: int
    icons: tuple[str, ...]


class Test(NamedTuple):
    """One part of a condition."""

    of: str
    negated: bool
    words: tuple[str, ...]
    counter: Counter | None
    least: int


class Node:
    """One step of a card."""

    __slots__ = ("condition", "count", "kids", "name", "number", "pick", "step")

    def __init__(self, number: int, step: Step) -> None:
        self.number = number
        self.step = step
        self.name = type(step).__name__
        self.kids: tuple[tuple[Node, ...], ...] = ()
        """Branches; for a price: the price and what it is paid for; for `if`: then and else."""
        self.pick: Picker | None = None
        self.count: Counter | None = None
        self.condition: tuple[Test, ...] = ()


class Trigger(NamedTuple):
    """§4.6 An event at which a block speaks."""

    name: str
    ids: frozenset[str] | None
    places: tuple[str, ...]
    token: int


class Compiler:
    """`shows(atom)`: the cards that show a suit, type or mark, or have a name, with how often."""

    def __init__(self, shows: Callable[[str], Mapping[str, int]]) -> None:
        self.shows = shows
        self.nodes: list[Node] = []

    def steps(self, steps: Steps) -> tuple[Node, ...]:
        return tuple(self.node(step) for step in steps)

    def node(self, step: Step) -> Node:
        node = Node(len(self.nodes), step)
        self.nodes.append(node)
        match step:
            case Choose(branches):
                node.kids = tuple(self.steps(branch) for branch in branches)
            case May(then):
                node.kids = (self.steps(then),)
            case Cost(price, then):
                node.kids = (self.steps(price), self.steps(then))
            case If(then=then, otherwise=otherwise):
                node.kids = (self.steps(then), self.steps(otherwise))
                node.condition = self.condition(step.condition)
            case Prefix(then=then):
                node.kids = (self.steps(then),)
            case v.Steal(or_else=or_else):
                node.kids = (self.steps(or_else),)
                node.condition = self.condition(step.who.having) if step.who.having else ()
            case v.Require():
                node.condition = self.condition(step.condition)
        what = getattr(step, "what", None)
        if isinstance(what, Selector):
            node.pick = self.picker(what)
        per = getattr(step, "per", None)
        if isinstance(per, Count):
            node.count = self.counter(per)
        return node

    def picker(self, selector: Selector) -> Picker:
        hosting = self.cards(selector.hosting) if selector.hosting else None
        token = PLACE_OF.get(selector.bearing, -1)  # type: ignore[call-overload]
        ids = self.cards(selector.what)
        return Picker(selector.pronoun, ids, selector.places, token, hosting, selector.what.atoms if ids else ())

    def counter(self, count: Count) -> Counter:
        atoms = count.what.atoms
        token = PLACE_OF.get(atoms[0], -1) if atoms else -1  # type: ignore[call-overload]
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
        return found or frozenset()

    def weights(self, filter: Filter) -> Mapping[str, int]:
        """Icons are counted one by one, cards once (NOTATION N4)."""
        if len(filter.terms) == 1:
            return self.shown(filter.terms[0])
        return dict.fromkeys(self.cards(filter), 1)

    def shown(self, term: Term) -> dict[str, int]:
        found: dict[str, int] = {}
        for atom in term.atoms:
            for card, times in self.shows(atom).items():
                found[card] = 1 if atom in EACH_CARD else found.get(card, 0) + times
        return found

    def trigger(self, name: str, told: Iterable[Selector]) -> Trigger:
        """`gain(material, river)`: a token, then the cards it has to do with."""
        ids: frozenset[str] | None = None
        places: tuple[str, ...] = ()
        token = -1
        for selector in told:
            word = selector.what.atoms[0] if selector.what.atoms else ""
            if word in PLACE_OF:
                token = PLACE_OF[word]
            elif word != "market":
                ids, places = self.cards(selector.what), selector.places
        return Trigger(name, ids, places, token)
