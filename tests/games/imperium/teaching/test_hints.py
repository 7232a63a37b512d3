"""Hints of Imperium in positions that a single case does not show."""

from functools import partial

import pytest

from imperium_desktop.games.imperium.analysis.position import Seat
from imperium_desktop.games.imperium.teaching import IMPERIUM
from tests.games.imperium.teaching.positions import TURN, Scene, coins, vikings
from tests.teaching.saying import find

egyptians = partial(Seat, nation="egyptians")


def missing(tokens: tuple[int, int, int], hand: str) -> dict[str, object] | None:
    hint = find("price_missing", Scene(egyptians(hand=(hand,), tokens=tokens)).hints())
    return dict(hint.facts) if hint else None


def test_what_is_missing_of_a_price_in_two_goods_is_named() -> None:
    """Its population alone can be paid, which is not the price."""
    short = {"card": "egyptians_egyptian_incursion", "n": 2, "resource": "material", "have": 1}
    assert missing(coins(1, 1, 0), "egyptian_incursion") == short
    assert missing(coins(2, 1, 0), "egyptian_incursion") is None


def test_a_card_that_nothing_needs_in_history_is_no_ruler() -> None:
    """Vinland requires two cards, but Vikings have neither a history nor anything that asks for it there."""
    assert find("ruler_before_empire", Scene(vikings(hand=("vinland",))).hints()) is None


@pytest.mark.parametrize(
    ("hand", "urged"),
    [
        (("advance", "prosperity", "unrest", "conquer"), "activate"),
        (("advance", "prosperity", "unrest", "unrest"), "revolt"),
        (("unrest",), "innovate"),
        (("advance", "unrest"), ""),
    ],
)
def test_a_suggested_turn_is_the_one_the_hint_speaks_for(hand: tuple[str, ...], urged: str) -> None:
    marks = IMPERIUM.urged(Scene(egyptians(hand=tuple(hand)), **TURN).seen())
    assert {"activate", "revolt", "innovate"}.intersection(marks) == ({urged} if urged else set())
