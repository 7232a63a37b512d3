"""An evening at the computer: from page to page by buttons and keys, as somebody would."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from imperium_desktop.doors.simulate import play_on
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.pages.end import EndPage
from imperium_desktop.ui.pages.history import HistoryPage
from imperium_desktop.ui.pages.learn import LearnPage
from imperium_desktop.ui.pages.library import LibraryPage
from imperium_desktop.ui.pages.match_page import MatchPage
from imperium_desktop.ui.pages.new_game import NewGamePage
from imperium_desktop.ui.pages.preferences import PreferencesPage
from imperium_desktop.ui.pages.start import StartPage
from tests.ui.robot import Robot, open_window


@pytest.fixture
def window(qapp, tmp_path: Path):
    opened = open_window(tmp_path, curtain="never")
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def press(window, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(window, key, modifiers)
    QApplication.processEvents()


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


@pytest.mark.parametrize("game_id", list(GAMES))
def test_two_clicks_to_play(window, game_id):
    assert isinstance(window.page, StartPage)
    click(next(tile for tile in window.page.tiles if tile.game_id == game_id).button)
    assert isinstance(window.page, NewGamePage)
    click(window.page.start)
    assert isinstance(window.page, MatchPage)
    assert window.session.match.game.id == game_id


def test_an_evening(window):
    window.new_game("tigris")
    for place in window.page.draft.places:
        place.bot = ""
    click(window.page.start)
    Robot(window).play(most=9)
    answers = len(window.session.match.answers)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    press(QApplication.focusWidget(), Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, StartPage)
    assert len(window.desk.saves()) == 1
    click(window.page.continue_card.button)
    assert isinstance(window.page, MatchPage)
    assert len(window.session.match.answers) == answers
    press(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, PreferencesPage)
    press(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, MatchPage)
    press(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, LibraryPage)
    window.open_save(window.desk.saves()[0].file)
    assert len(window.session.match.answers) == answers
    window.show_history()
    assert isinstance(window.page, HistoryPage)
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.page, LearnPage)
    press(window.page, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


def test_save_as_asks_for_a_name_and_nothing_typed_reaches_the_table(window):
    window.new_game("tigris")
    for place in window.page.draft.places:
        place.bot = ""
    click(window.page.start)
    Robot(window).play(most=9)
    answers = len(window.session.match.answers)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field.text().endswith(f"turn {window.session.turn}")
    QTest.keyClicks(field, "on the eve of war ")
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Z, Qt.Key.Key_Left, Qt.Key.Key_Up):
        press(QApplication.focusWidget(), key)
    press(field, Qt.Key.Key_Return)
    assert [save.name for save in window.desk.saves()] == ["on the eve of war"]
    assert len(window.session.match.answers) == answers
    assert not window.session.funnel.path
    assert window.page.hasFocus()
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    press(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert len(window.desk.saves()) == 1
    assert window.page.hasFocus()


def test_a_disk_that_refuses_is_told(window):
    """Settings that cannot be kept are no reason to stop, but they are said."""
    window.desk.troubles.append(OSError("no"))
    window.say_troubles()
    assert window._bubble.isVisible()
    assert not window.desk.troubles


def test_a_solo_result_is_compared_with_ones_own(window, qtbot):
    game = load_game("hadrian")
    seating = Seating(("Anna",), ("",), (0,))
    for seed, told in ((1, ""), (2, "2 results")):
        match = Match(game, game.setup_type(seats=1), seed)
        for _ in play_on(match, ("random",), seed):
            pass
        window.play(match, seating, window.desk.matches.begin("hadrian", seating))
        qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
        assert told in window.page.facts.plain_text()
        window.show_start()
