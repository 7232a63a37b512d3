"""The names of goods and tokens say the same in types and tables."""

from typing import get_args

from imperium_desktop.games.mare_nostrum.rules.components import GoodName
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF_GOOD, NAME_OF, LegendaryName, TokenName


def test_every_good_has_a_letter_and_a_legendary_name() -> None:
    goods = get_args(GoodName)
    assert tuple(LETTER_OF_GOOD) == goods
    assert get_args(LegendaryName) == tuple(f"legendary_{good}" for good in goods)
    assert tuple(NAME_OF.values()) == get_args(TokenName)
