"""Which branches are open and which prices can be paid, whatever the verbs mean."""

from collections.abc import Iterable, Sequence

import pytest

from imperium_desktop.rules.effects.notation import Vocabulary
from imperium_desktop.rules.effects.program import Compiler, Node
from imperium_desktop.rules.effects.program import Test as Part
from imperium_desktop.rules.effects.questions import Questions, ways_of
from imperium_desktop.rules.effects.steps import All, EachOther, If, Verb


class Pay(Verb, frozen=True):
    n: int = 1


class Get(Verb, frozen=True):
    n: int = 0


WORDS = Vocabulary((Pay, Get, If, All, EachOther), ("sunny",))


class CardMoment:
    """A purse for each seat; getting 0 can do nothing."""

    def __init__(self, purse: int = 0, sunny: bool = False, seat: int = 0) -> None:
        self.purse, self.sunny, self.seat = purse, sunny, seat

    def others(self) -> list[int]:
        return [1, 2]

    def at(self, seat: int) -> "CardMoment":
        return CardMoment(self.purse + seat, self.sunny, seat)

    def holds(self, tests: Iterable[Part]) -> bool:
        return all(self.sunny != test.negated for test in tests)


def in_full(moment: CardMoment, price: Sequence[Node]) -> bool:
    return sum(node.step.n for node in price) <= moment.purse  # type: ignore[union-attr]


QUESTIONS: Questions[CardMoment] = Questions(("Pay",), in_full)
QUESTIONS.add({"Pay": lambda m, node: in_full(m, (node,)), "Get": lambda _m, node: node.step.n > 0})  # type: ignore[union-attr]


def read(notation: str) -> Node:
    compiler = Compiler(lambda _atom: {})
    compiler.begin("card")
    (node,) = compiler.steps(WORDS.read(notation))
    return node


@pytest.mark.parametrize(
    ("notation", "purse", "sunny", "open_"),
    [
        ("choose: [get(1)] or [get(0)]", 0, False, [0]),
        ("choose: [get(0); get(1)] or [pay(1)]", 0, False, [0]),
        ("choose: [pay(1); get(0)] or [pay(2)]", 1, False, [0]),
        ("choose: [cost: pay(1) -> get(1)] or [cost: pay(1) -> get(0)]", 1, False, [0]),
        ("choose: [may: get(0)] or [get(0)]", 0, False, [0]),
        ("choose: [if sunny: get(0)] or [if not sunny: get(1)]", 0, True, [0]),
        ("choose: [if sunny: get(0)] or [if not sunny: get(1)]", 0, False, [1]),
    ],
)
def test_open_branches(notation: str, purse: int, sunny: bool, open_: list[int]) -> None:
    assert QUESTIONS.branches(CardMoment(purse, sunny), read(notation)) == open_


def test_a_price_with_several_ways() -> None:
    cost = read("cost: choose: [pay(1)] or [pay(2)] or [pay(3)] -> get(1)")
    assert len(ways_of(cost)) == 3
    assert QUESTIONS.ways(CardMoment(2), cost) == [0, 1]
    assert QUESTIONS.ways(CardMoment(2), read("cost: pay(1) -> get(0)")) == []


def test_somebody_must_be_able_to_do_it() -> None:
    assert QUESTIONS.can_do(CardMoment(0), read("each_other: pay(2)"))
    assert not QUESTIONS.can_do(CardMoment(0), read("each_other: pay(3)"))
    assert not QUESTIONS.can_do(CardMoment(0), read("all: get(0)"))
    assert QUESTIONS.can_do(CardMoment(1), read("all: pay(1)"))


def test_steps_are_named_by_their_card_and_place() -> None:
    compiler = Compiler(lambda _atom: {})
    for card in ("one", "two"):
        compiler.begin(card)
        compiler.steps(WORDS.read("choose: [get(1)] or [pay(1)]; get(2)"))
    assert list(compiler.nodes) == ["one:0", "one:1", "one:2", "one:3", "two:0", "two:1", "two:2", "two:3"]
