"""What can be said with few clicks is not asked for with more."""

import pytest

from imperium_desktop.registry import GAMES
from tests.tools.count_clicks import count_clicks

MOST = {"tigris": 1.7, "hadrian": 1.4, "settlers": 1.6, "mare_nostrum": 1.7, "imperium": 1.3}
"""A tile of Tigris, a card of Osadnicy or an offer of Mare Nostrum has two or more things to say."""

DRAGGING = {**MOST, "tigris": 1.1, "settlers": 1.3}
"""By who drags tiles, leaders and cards to their places."""


@pytest.mark.parametrize("game_id", GAMES)
def test_an_answer_takes_few_clicks(game_id: str) -> None:
    counted = count_clicks(game_id, most=25)
    assert counted.each <= MOST[game_id]
    assert counted.each_dragging <= DRAGGING[game_id]
