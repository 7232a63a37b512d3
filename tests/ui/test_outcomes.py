"""The stage of events: outcomes are seen before the next question, the curtain and the end, and never in the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.panels.outcome_player import PACES, OutcomePlayer
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.fitting import cramped, settle
from tests.ui.robot import open_window, seated

CONFLICTS = (events.RevoltWon, events.WarWon)
ONE, TWO = Outcome("app-info", "one"), Outcome("app-info", "two")


class TestPlayer:
    def played(self, pace: str, outcomes: list[Outcome]) -> tuple[OutcomePlayer, list[str]]:
        player, said = OutcomePlayer(), []
        player.pace = pace
        player.told.connect(lambda outcome, number, count: said.append(f"{outcome.title} {number}/{count}"))
        player.play(outcomes, lambda: said.append("then"))
        return player, said

    @pytest.mark.parametrize(("pace", "outcomes"), [("none", [ONE]), ("wait", [])])
    def test_with_nothing_to_show_it_goes_on_at_once(self, pace: str, outcomes: list[Outcome]) -> None:
        player, said = self.played(pace, outcomes)
        assert said == ["then"]
        assert not player.playing

    def test_one_after_another_until_somebody_goes_on(self) -> None:
        player, said = self.played("wait", [ONE, TWO])
        assert said == ["one 1/2"]
        player.go_on()
        assert player.playing
        player.go_on()
        player.go_on()
        assert said == ["one 1/2", "two 2/2", "then"]

    def test_at_a_pace_it_goes_on_by_itself(self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(PACES, "fast", 5)
        _, said = self.played("fast", [ONE, TWO])
        qtbot.waitUntil(lambda: said[-1] == "then")

    def test_what_is_stopped_is_followed_by_nothing(self) -> None:
        player, said = self.played("wait", [ONE, TWO])
        player.stop()
        player.go_on()
        assert said == ["one 1/2"]


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, outcomes="wait", curtain="always")
    yield opened
    opened.close()
    opened.deleteLater()


def fight(window: MainWindow, seed: int = 5, bots: int = 0, zoom: float = 1) -> MatchPage:
    """Play at random until a conflict is over, with a close look at a corner of the board."""
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=3), seed), seated(3, bots=bots), None)
    page, chance = window.match_page, Chance(3)
    assert page is not None
    page.zooming.zoom(zoom, 20, 60)
    while not page.outcomes.playing:
        page.curtain.hide()
        page.session.answer(random_answer(page.session.match.waiting, chance))
    settle()
    return page


def test_a_conflict_is_told_over_the_table_as_it_was(window: MainWindow) -> None:
    page = fight(window)
    (won,) = [event for event in page.session.match.events[-6:] if isinstance(event, CONFLICTS)]
    panel = page.outcome_panel
    assert panel.isVisible()
    assert [panel.sides[0].figure.text, panel.sides[1].figure.text] == [str(won.strength), str(won.rival_strength)]
    assert page.words.event(won) in panel.lines.plain_text()
    assert not list(cramped(panel))
    loser = f"leader/{page.session.match.state.players[won.rival].dynasty}/{won.leader}"
    assert page.table.layout_[loser].zone.value == "board", "it still stands there"
    assert page.stage.shown.decision is None, "what was asked is over"


def test_the_panel_follows_the_size_of_the_window(window: MainWindow) -> None:
    page = fight(window)
    for size in ((1600, 900), (1280, 720)):
        window.resize(*size)
        settle()
        table = page.scene.areas(page.stage.shown).table
        placed = page.outcome_panel.geometry()
        page.staging._place_panel(present(page.staging._beside_panel))
        assert placed == page.outcome_panel.geometry()
        assert placed.right() <= table.right


def test_a_zoomed_board_is_fitted_to_what_a_panel_tells_of(window: MainWindow) -> None:
    page = fight(window, zoom=4)
    (won,) = [event for event in page.session.match.events[-6:] if isinstance(event, CONFLICTS)]
    loser = f"leader/{page.session.match.state.players[won.rival].dynasty}/{won.leader}"
    assert page.camera.zoom == 1
    assert page.table.layout_[loser].zone.value == "board", "it still stands there"
    page.resize(page.width() - 40, page.height())
    assert page.table.layout_[loser].zone.value == "board", "in a window of another size, too"


@pytest.mark.parametrize("way", ["enter", "space", "click", "button"])
def test_the_curtain_waits_until_it_is_seen(window: MainWindow, way: str) -> None:
    page = fight(window)
    answers = len(page.session.match.answers)
    assert not page.curtain.isVisible()
    page.setFocus()
    match way:
        case "enter":
            QTest.keyClick(page, Qt.Key.Key_Return)
        case "space":
            QTest.keyClick(page, Qt.Key.Key_Space)
        case "click":
            QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
        case "button":
            QTest.mouseClick(page.outcome_panel.button, Qt.MouseButton.LeftButton)
    assert not page.outcome_panel.isVisible()
    assert page.curtain.isVisible()
    assert len(page.session.match.answers) == answers, "going on is no answer"


def test_bots_wait_until_it_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    page = fight(window)
    page.session.seating = seated(3, bots=2)
    page.session._go_on()
    page.session.bots.hold(True)
    answers = len(page.session.match.answers)
    qtbot.wait(150)
    assert len(page.session.match.answers) == answers


def test_the_end_waits_until_it_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    page = fight(window)
    page._end()
    qtbot.wait(50)
    assert isinstance(window.page, MatchPage)
    ended: list[None] = []
    page.finished.connect(lambda: ended.append(None))
    page.outcomes.go_on()
    assert ended


def test_undo_shows_nothing_twice(window: MainWindow) -> None:
    page = fight(window)
    page.outcomes.go_on()
    page.session.take_back()
    assert not page.outcomes.playing


def test_who_wants_none_sees_none(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(tmp_path, outcomes="none", curtain="never")
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=3), 5), seated(3), None)
    page, chance = window.match_page, Chance(3)
    for _ in range(60):
        present(page).session.answer(random_answer(present(page).session.match.waiting, chance))
    assert any(isinstance(event, CONFLICTS) for event in present(page).session.match.events)
    assert not present(page).outcome_panel.isVisible()
    assert not isinstance(window.page, EndPage)
    window.close()
    window.deleteLater()
