"""How far touches go on their way to an answer."""

import pytest

from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.stage.funnel import Funnel


class Card(Option, frozen=True):
    number: int

    @property
    def path(self) -> tuple[str, ...]:
        return (f"card/{self.number}",)


def funnel(most: int, *, secret: bool = False) -> Funnel:
    options = [Card(1), Card(2), Card(3)]
    asked = Decision(0, "pick", lambda: options, rule="1", pick=(0, most), secret=secret)
    return Funnel(asked, lambda _path: None)


def test_the_one_that_may_be_picked_is_the_answer() -> None:
    asked = funnel(1)
    assert asked.touch("card/2")
    assert asked.answer == (Card(2),)


def test_none_may_be_picked_as_well() -> None:
    asked = funnel(1)
    assert asked.finish()
    assert asked.answer == ()


@pytest.mark.parametrize(("most", "secret"), [(2, False), (1, True)])
def test_several_and_secrets_wait_for_a_word(most: int, secret: bool) -> None:
    asked = funnel(most, secret=secret)
    for number in range(1, most + 1):
        assert asked.touch(f"card/{number}")
    assert asked.answer is None
    assert asked.finish()
