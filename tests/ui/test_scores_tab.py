"""The scores tab of Eufrat i Tygrys: what one knows of the points before the end."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.games.tigris.scene.scores import ScoresTab
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.language import set_language

GAME = load_game("tigris")
NAMES = ("Anna", "Zofia", "Marek", "Automat")
SIGNS = (0, 2, 4, 3)


class TestScoresTab:
    @pytest.fixture
    def tab(self, qtbot: QtBot) -> ScoresTab:
        tab = ScoresTab()
        qtbot.addWidget(tab)
        tab.resize(360, 600)
        tab.show()
        return tab

    def show(self, tab: ScoresTab, language: str = "en", seat: int = 0, look: int = 0, **variants: Any) -> None:
        set_language(language)
        match = Match(GAME, TigrisSetup(seats=3, dynasties=DYNASTIES[:3], first=0, **variants), 1)
        match.state.players[0].points = [4, 1, 6, 3]
        match.state.players[0].treasures = 2
        match.state.players[1].points = [9, 9, 9, 9]
        words = Words.load(language, GAME).with_seats(NAMES)
        tab.show_view(match.view(look), seat, words, SIGNS)

    def test_own_points_with_the_weakest(self, tab: ScoresTab) -> None:
        self.show(tab)
        assert tab.bars.accessibleName() == "settlements 4, temples 1 (weakest), farms 6, markets 3"
        assert "2 treasures" in tab.treasures.plain_text()
        assert tab.now.plain_text() == "If the match ended now, your weakest sphere would be 3."

    def test_the_others_stay_behind_their_screens(self, tab: ScoresTab) -> None:
        self.show(tab)
        assert tab.hidden.isVisible()
        assert "§1.7" in tab.hidden.plain_text()
        assert "6\u00a0tiles" in tab.others[0].facts.plain_text()
        assert "0\u00a0leaders\u00a0on\u00a0the\u00a0board" in tab.others[0].facts.plain_text()
        assert "treasures" not in tab.others[0].facts.plain_text()
        assert not tab.others[0].bars.isVisible()

    def test_open_scores_show_them(self, tab: ScoresTab) -> None:
        self.show(tab, scores="open")
        assert not tab.hidden.isVisible()
        assert tab.others[0].bars.isVisible()
        assert "settlements 9" in tab.others[0].bars.accessibleName()
        assert "0\u00a0treasures" in tab.others[0].facts.plain_text()

    def test_in_polish(self, tab: ScoresTab) -> None:
        self.show(tab, "pl")
        assert tab.own.plain_text() == "Twoje punkty"
        assert "2 skarby" in tab.treasures.plain_text()
        assert "6\u00a0żetonów" in tab.others[0].facts.plain_text()

    def test_under_the_curtain_nothing_is_known(self, tab: ScoresTab) -> None:
        self.show(tab, look=-1)
        assert not tab.bars.isVisible()
        assert not tab.treasures.isVisible()
        assert len([other for other in tab.others if other.isVisible()]) == 2

    def test_paragraphs_can_be_followed(self, tab: ScoresTab, qtbot: QtBot) -> None:
        self.show(tab)
        with qtbot.waitSignal(tab.rule_clicked) as asked:
            tab.hidden.rule_clicked.emit("§1.7")
        assert asked.args == ["§1.7"]
