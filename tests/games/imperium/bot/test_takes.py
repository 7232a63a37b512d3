"""How likely cards of the market are taken, and what tokens on them will bring."""

import pytest

from imperium_desktop.games.imperium.bot.takes import chances, outlook, tokens_in_prospect, with_token
from imperium_desktop.games.imperium.rules.names import PROGRESS
from tests.games.imperium.rules.builder import CONTENT, Scenario, greeks, lot, persians, romans


def test_a_token_makes_a_card_more_likely_to_be_taken() -> None:
    table = Scenario(romans(), greeks(), market=("hills", "oasis", "coast", "cape"))
    market = table.state.market
    bare = chances(CONTENT, market, table.state.players[0])
    marked = chances(CONTENT, with_token(table.state, market[1].card).market, table.state.players[0])
    assert marked[1] > bare[1]
    assert marked[0] < bare[0]
    assert bare[4:] == [0]  # empty places


def test_a_token_is_laid_on_the_copy_alone() -> None:
    state = Scenario(romans(), greeks(), market=("oracle", lot("oasis", progress=1))).state
    card = state.market[1].card
    assert with_token(state, card).market[1].tokens[PROGRESS] == 2
    assert state.market[1].tokens[PROGRESS] == 1


@pytest.mark.parametrize(
    ("chances_in_turn", "expected"), [([0.0, 1.0], 1.0), ([1.0, 1.0], -1.0), ([0.5, 0.5, 0.8], 0.25 * 0.8 - 0.75)]
)
def test_who_comes_first_has_the_token(chances_in_turn: list[float], expected: float) -> None:
    assert outlook(chances_in_turn) == pytest.approx(expected)


def test_tokens_are_worth_the_less_the_more_rivals_come_before() -> None:
    market = (lot("oracle", progress=2), "oasis", "coast", "city")
    two, three = (Scenario(romans(), *rivals, market=market) for rivals in ((greeks(),), (greeks(), persians())))
    assert tokens_in_prospect(CONTENT, two.state, 0) > tokens_in_prospect(CONTENT, three.state, 0)
