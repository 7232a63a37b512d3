"""At the main decision of a game no hint is a nag, and there is nearly always one."""

import pytest

from imperium_desktop.teaching.hints import Volume
from tests.tools.hint_statistics import hint_statistics

MAIN_DECISIONS = {
    "tigris": "tigris.take_action",
    "hadrian": "hadrian.act",
    "settlers": "settlers.act",
    "mare_nostrum": "mare_nostrum.build",
    "imperium": "imperium.act",
}
MOST_LED = 15
MOST_SILENT = 10
"""Percent of the positions."""


@pytest.mark.slow
@pytest.mark.parametrize("game", MAIN_DECISIONS)
def test_no_hint_leads_too_often_and_few_positions_have_none(game: str) -> None:
    leads = hint_statistics(game, matches=6)[MAIN_DECISIONS[game], Volume.SOME]
    share, loudest = leads.loudest
    assert share <= MOST_LED, loudest
    assert leads.silent < MOST_SILENT
