"""VerbRule out steps and saying what stands in the way, with toy verbs about apples."""

from collections.abc import Sequence

from imperium_desktop.rules.effects.engine import CardTable, Engine, VerbRule
from imperium_desktop.rules.effects.notation import Vocabulary
from imperium_desktop.rules.effects.steps import Steps, Verb
from imperium_desktop.rules.table import Asking, Decision, Option, Reason, ask


class Pick(Verb, frozen=True):
    apples: int = 1


class Eat(Verb, frozen=True):
    apples: int = 1


class Way(Option, frozen=True):
    number: int


class Orchard(CardTable):
    def __init__(self, apples: int) -> None:
        self.apples = apples
        self.eaten = 0

    def choose(self, branches: Sequence[Steps]) -> Asking[Steps]:
        way = yield from ask(Decision(0, "way", lambda: [Way(n) for n in range(len(branches))], rule="§1"))
        return branches[way.number]

    def may(self, ways: Sequence[Steps]) -> Asking[Steps]:
        return (yield from self.choose([*ways, ()]))

    def having_paid(self, price: Steps) -> "Orchard":
        return Orchard(self.apples - sum(step.apples for step in price if isinstance(step, Eat)))


def pick(orchard: Orchard, verb: Pick) -> Asking[None]:
    orchard.apples += verb.apples
    yield from ()


def eat(orchard: Orchard, verb: Eat) -> Asking[None]:
    orchard.apples -= verb.apples
    orchard.eaten += verb.apples
    yield from ()


def hungry(orchard: Orchard, verb: Eat) -> Reason | None:
    return None if orchard.apples >= verb.apples else Reason("too_few", "§2", {"apples": verb.apples})


ENGINE: Engine[Orchard] = Engine({Pick: VerbRule(pick), Eat: VerbRule(eat, hungry)})
READ = Vocabulary([Pick, Eat]).read


def play(orchard: Orchard, notation: str, *answers: int) -> int:
    """How many questions are asked."""
    flow = ENGINE.do(orchard, READ(notation))
    asked = 0
    try:
        decision = next(flow)
        for answer in answers:
            asked += 1
            decision = flow.send(decision.options[answer])
    except StopIteration:
        return asked
    raise AssertionError(f"still asking {decision.kind}")


def test_one_after_the_other() -> None:
    orchard = Orchard(0)
    assert play(orchard, "pick(3); eat(2)") == 0
    assert (orchard.apples, orchard.eaten) == (1, 2)


def test_what_has_become_impossible_is_left_out() -> None:
    orchard = Orchard(1)
    assert play(orchard, "eat; eat; pick(2); cost: eat(3) -> pick(9); cost: eat -> eat") == 0
    assert (orchard.apples, orchard.eaten) == (0, 3)


def test_a_choice_is_asked_only_where_several_branches_are_open() -> None:
    orchard = Orchard(3)
    assert play(orchard, "choose: [eat(2)] or [eat(3)]", 1) == 1
    assert orchard.eaten == 3
    assert play(Orchard(2), "choose: [eat(2)] or [eat(3)]") == 0
    nothing = Orchard(1)
    assert play(nothing, "choose: [eat(2)] or [eat(3)]") == 0
    assert nothing.apples == 1


def test_what_may_be_done_may_be_left() -> None:
    orchard = Orchard(2)
    assert play(orchard, "may: choose: [eat] or [eat(2)] or [eat(3)]", 2) == 1
    assert orchard.eaten == 0
    assert play(orchard, "may: eat", 0) == 1
    assert orchard.eaten == 1
    assert play(Orchard(0), "may: eat") == 0


def test_obstacles() -> None:
    def in_the_way(apples: int, notation: str) -> Reason | None:
        return ENGINE.obstacle(Orchard(apples), READ(notation))

    assert in_the_way(1, "eat(2)") == Reason("too_few", "§2", {"apples": 2})
    assert in_the_way(0, "may: eat") is None
    assert in_the_way(1, "choose: [eat(2)] or [eat]") is None
    assert in_the_way(0, "choose: [eat(2)] or [eat]") == Reason("too_few", "§2", {"apples": 2})


def test_what_a_price_leaves_must_be_enough() -> None:
    assert ENGINE.obstacle(Orchard(3), READ("cost: eat -> eat(2)")) is None
    assert ENGINE.obstacle(Orchard(2), READ("cost: eat -> eat(2)")) is not None
    orchard = Orchard(3)
    assert play(orchard, "cost: eat -> eat(2)") == 0
    assert orchard.eaten == 3
