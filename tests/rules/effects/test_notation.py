"""Reading the notation of card files, with a toy vocabulary."""

import pytest

from imperium_desktop.rules.effects.notation import NotationError, Vocabulary
from imperium_desktop.rules.effects.steps import Choose, Cost, May, Steps, Verb, verbs_of


class Gain(Verb, frozen=True):
    good: str
    n: int = 1
    per: str | None = None
    max: int | None = None
    again: bool = False


class Steal(Verb, frozen=True):
    goods: tuple[str, ...]


class Replace(Verb, frozen=True):
    good: str
    by: Steps = ()


VOCABULARY = Vocabulary([Gain, Steal, Replace])
GOLD, WOOD = Gain("gold"), Gain("wood", 2)


@pytest.mark.parametrize(
    ("notation", "steps"),
    [
        ("gain(gold)", (GOLD,)),
        ("gain(gold); gain(wood, 2)", (GOLD, WOOD)),
        ("gain(stone, 1, per gray, max 3)", (Gain("stone", 1, "gray", 3),)),
        ("gain(stone, max 3)", (Gain("stone", max=3),)),
        ("gain(gold, again yes)", (Gain("gold", again=True),)),
        ("steal(wood|stone)", (Steal(("wood", "stone")),)),
        ("steal(wood)", (Steal(("wood",)),)),
        ("replace(stone, gain(wood, 2))", (Replace("stone", (WOOD,)),)),
        ("may: gain(gold)", (May((GOLD,)),)),
        ("cost: gain(gold) -> gain(wood, 2)", (Cost((GOLD,), (WOOD,)),)),
        ("choose: [gain(gold)] or [gain(gold); gain(wood, 2)]", (Choose(((GOLD,), (GOLD, WOOD))),)),
        ("cost: [gain(gold); gain(gold)] -> [gain(wood, 2); gain(gold)]", (Cost((GOLD, GOLD), (WOOD, GOLD)),)),
        ("may: choose: [gain(gold)] or [gain(wood,2)]", (May((Choose(((GOLD,), (WOOD,))),)),)),
    ],
)
def test_reads(notation: str, steps: Steps) -> None:
    assert VOCABULARY.read(notation) == steps


@pytest.mark.parametrize(
    ("notation", "reason"),
    [
        ("gain(", "a value is expected instead of the end"),
        ("gain(gold, two)", "Expected `int`"),
        ("fetch(gold)", "nobody knows the verb “fetch”"),
        ("maybe: gain(gold)", "nothing is called “maybe:”"),
        ("gain(gold) gain(gold)", "“gain” is not expected"),
        ("cost: gain(gold)", "“->” is expected instead of the end"),
        ("gain(gold, good wood)", "“good” is given twice"),
        ("gain(gold, 1, gray, 3, no, 4)", "“)” is expected"),
        ("gain(gold & wood)", "“&” means nothing"),
        ("", "a verb is expected"),
    ],
)
def test_says_what_is_wrong(notation: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason.replace("(", r"\(").replace(")", r"\)")):
        VOCABULARY.read(notation)


def test_finds_every_verb() -> None:
    steps = VOCABULARY.read("may: choose: [cost: gain(gold) -> gain(wood, 2)] or [steal(wood)]; gain(gold)")
    assert verbs_of(steps) == [GOLD, WOOD, Steal(("wood",)), GOLD]
