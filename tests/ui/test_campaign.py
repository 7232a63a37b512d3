"""The campaign: stages open one after another, by what lies in the history."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.campaign import Past
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.new_game.campaign import CampaignPage
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from tests.present import of_kind, present
from tests.ui.robot import open_window

WITH_CAMPAIGN = [id for id in GAMES if GAMES[id].parts.campaign is not None]


def states(past: list[Past]) -> list[str]:
    campaign = GAMES["hadrian"].parts.campaign
    assert campaign is not None
    return [stage.state for stage in campaign(load_game("hadrian"), past)]


def test_only_the_first_fort_is_open_at_first() -> None:
    assert states([]) == ["open"] + ["closed"] * 15


def test_a_won_fort_opens_the_next_and_a_lost_one_does_not() -> None:
    assert states([Past({"fort": 1}, "fort_lost")])[:2] == ["open", "closed"]
    assert states([Past({"fort": 1}, "fort_won")])[:3] == ["won", "open", "closed"]
    assert states([Past({"fort": 0}, "years")])[0] == "open"


def test_a_met_challenge_is_rewarded_in_the_next_fort_only() -> None:
    campaign = GAMES["hadrian"].parts.campaign
    assert campaign is not None
    stages = campaign(load_game("hadrian"), [Past({"fort": 1}, "fort_lost"), Past({"fort": 1}, "fort_challenge")])
    assert stages[0].state == "mastered"
    assert [getattr(stage.setup, "reward", None) for stage in stages[:3]] == [(), ("civilian", "resource"), ()]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game_id", WITH_CAMPAIGN)
def test_a_stage_is_played_from_its_page(qapp: QApplication, tmp_path: Path, game_id: str, language: str) -> None:
    window = open_window(tmp_path, language=language)
    window.new_game(game_id)
    of_kind(NewGamePage, window.page).campaign.click()
    page = window.page
    assert isinstance(page, CampaignPage)
    assert all(row.about.plain_text() for row in page.rows)
    assert not page.rows[1].button.isEnabled()
    page.rows[0].button.click()
    assert isinstance(window.page, MatchPage)
    assert present(window.session).match.setup == page.stages[0].setup
    window.close()
