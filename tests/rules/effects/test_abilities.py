"""What can be asked about the blocks of a card."""

from imperium_desktop.rules.effects.abilities import Abilities, Ability
from imperium_desktop.rules.effects.notation import Vocabulary
from imperium_desktop.rules.effects.steps import Steps, Verb, priced


class Gain(Verb, frozen=True):
    good: str


class Guarded(Verb, frozen=True):
    pass


def read(notation: str) -> Steps:
    return Vocabulary((Gain, Guarded)).read(notation)


CARD = Abilities(
    [
        Ability("built", read("gain(wood); choose: [gain(gold)] or [gain(food)]")),
        Ability("always", read("guarded"), limit=2),
        Ability("built", read("cost: gain(stone) -> gain(vp)")),
    ]
)


def goods(found: list[Gain]) -> list[str]:
    return [gain.good for gain in found]


def test_blocks_by_their_moment() -> None:
    assert list(CARD) == ["built", "always"]
    assert [ability.limit for ability in CARD.at("always")] == [2]
    assert (len(CARD.at("built")), CARD.at("end"), CARD.steps("end")) == (2, (), ())


def test_steps_of_a_moment_are_those_of_all_its_blocks() -> None:
    assert CARD.steps("built") == tuple(step for ability in CARD.at("built") for step in ability.steps)
    assert len(CARD.steps("built")) == 3


def test_verbs_are_found_in_choices_and_behind_prices() -> None:
    assert goods(CARD.verbs("built", Gain)) == ["wood", "gold", "food", "stone", "vp"]
    assert not CARD.verbs("built", Guarded)
    assert not CARD.verbs("end", Gain)
    assert CARD.verbs("always", Guarded) == [Guarded()]


def test_sure_verbs_are_done_whatever_is_chosen() -> None:
    assert goods(CARD.sure_verbs("built", Gain)) == ["wood"]


def test_a_price_and_what_it_is_paid_for() -> None:
    assert priced(read("cost: gain(wood) -> gain(vp)")) == (read("gain(wood)"), read("gain(vp)"))
    assert priced(read("gain(vp)")) == ((), read("gain(vp)"))
