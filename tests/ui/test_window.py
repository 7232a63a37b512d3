"""An evening at the computer: from page to page by buttons and keys, as somebody would."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.archive import save_words
from imperium_desktop.ui.archive.history_page import HistoryPage
from imperium_desktop.ui.archive.library_page import LibraryPage
from imperium_desktop.ui.archive.save_preview import _with_score
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.save_as import SaveAsSheet
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.settings.settings_page import SettingsPage
from imperium_desktop.ui.start.game_tile import GameTile
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.theme.palette import contrast
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.frame import FRAME, first_size
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import of_kind, present
from tests.ui.fingers import click, press
from tests.ui.robot import Robot, open_window


@pytest.mark.parametrize("game_id", list(GAMES))
def test_two_clicks_to_play(window: MainWindow, game_id: str) -> None:
    click(next(tile for tile in of_kind(StartPage, window.page).tiles if tile.game_id == game_id).button)
    click(of_kind(NewGamePage, window.page).start)
    assert isinstance(window.page, MatchPage)
    assert present(window.session).match.game.id == game_id


def test_an_evening(window: MainWindow) -> None:
    window.new_game("tigris")
    for place in of_kind(NewGamePage, window.page).draft.places:
        place.bot = ""
    click(of_kind(NewGamePage, window.page).start)
    Robot(window).play(most=9)
    answers = len(present(window.session).match.answers)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    press(present(QApplication.focusWidget()), Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    start = of_kind(StartPage, window.page)
    assert len(window.app_state.saves()) == 1
    click(start.continue_card.button)
    assert len(Robot(window).page.session.match.answers) == answers
    press(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    press(of_kind(SettingsPage, window.page), Qt.Key.Key_Escape)
    of_kind(MatchPage, window.page)
    press(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    of_kind(LibraryPage, window.page)
    window.open_save(window.app_state.saves()[0].file)
    assert len(Robot(window).page.session.match.answers) == answers
    window.show_history()
    of_kind(HistoryPage, window.page)
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    press(of_kind(LearnPage, window.page), Qt.Key.Key_Escape)
    press(of_kind(HistoryPage, window.page), Qt.Key.Key_Escape)
    of_kind(MatchPage, window.page)


def test_other_matches_wait_beside_the_one_that_is_offered(window: MainWindow) -> None:
    """Nobody names them: autosaved matches were counted on the start page, but not listed."""
    for game_id in ("hadrian", "tigris"):
        window.new_game(game_id)
        for place in of_kind(NewGamePage, window.page).draft.places:
            place.bot = ""
        click(of_kind(NewGamePage, window.page).start)
        Robot(window).play(most=3)
        press(window, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert present(of_kind(StartPage, window.page).continue_card.last).game_id == "tigris"
    assert [(save.game_id, save.name) for save in of_kind(StartPage, window.page).load_card.saves] == [("hadrian", "")]
    of_kind(StartPage, window.page).load_card.lines[0].click()
    assert present(window.session).match.game.id == "hadrian"


def test_save_as_asks_for_a_name_and_nothing_typed_reaches_the_table(window: MainWindow) -> None:
    window.new_game("tigris")
    for place in of_kind(NewGamePage, window.page).draft.places:
        place.bot = ""
    click(of_kind(NewGamePage, window.page).start)
    Robot(window).play(most=9)
    answers = len(present(window.session).match.answers)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    assert field.text().endswith(f"turn {present(window.session).turn}")
    QTest.keyClicks(field, "on the eve of war ")
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Z, Qt.Key.Key_Left, Qt.Key.Key_Up):
        press(present(QApplication.focusWidget()), key)
    press(field, Qt.Key.Key_Return)
    assert [save.name for save in window.app_state.saves() if save.name] == ["on the eve of war"]
    assert len(present(window.session).match.answers) == answers
    assert not present(present(window.session).funnel).path
    assert present(window.page).hasFocus()
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    press(present(QApplication.focusWidget()), Qt.Key.Key_Escape)
    assert [save.name for save in window.app_state.saves() if save.name] == ["on the eve of war"]
    assert present(window.page).hasFocus()


def test_what_lies_over_the_table_keeps_the_keys_to_itself(window: MainWindow) -> None:
    """However often Tab is pressed; keys of the menu do not reach the table either."""
    window.new_game("tigris")
    for place in of_kind(NewGamePage, window.page).draft.places:
        place.bot = ""
    click(of_kind(NewGamePage, window.page).start)
    Robot(window).play(most=9)
    page, answers = window.match_page, len(present(window.session).match.answers)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    sheet = present(present(QApplication.focusWidget()).window().findChild(SaveAsSheet))
    for _ in range(12):
        press(present(QApplication.focusWidget()), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(present(QApplication.focusWidget()))
    sheet.close_button.setFocus()
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    press(window, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    present(page).curtain.fall(present(window.session), present(page).words, present(page).scene, present(page).signs)
    assert sheet.isAncestorOf(present(QApplication.focusWidget()))
    assert window.findChildren(SaveAsSheet) == [sheet]
    assert len(present(window.session).match.answers) == answers
    press(sheet, Qt.Key.Key_Escape)
    assert present(page).curtain.hasFocus()
    press(present(page).curtain, Qt.Key.Key_Return)
    assert present(page).hasFocus()


def test_a_solo_result_is_compared_with_ones_own(window: MainWindow, qtbot: QtBot) -> None:
    game = load_game("hadrian")
    seating = Seating(("Anna",), ("",), (0,))
    for seed, told in ((1, ""), (2, "2 results")):
        match = Match(game, game.setup_type(seats=1), seed)
        for _ in play_on(match, ("random",), seed):
            pass
        window.play(match, seating, window.app_state.matches.begin("hadrian", seating))
        qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
        assert told in of_kind(EndPage, window.page).facts.plain_text()
        window.show_start()


def test_who_has_no_name_is_told_in_the_language_of_the_day(window: MainWindow) -> None:
    game = load_game("tigris")
    seating = Seating(("Anna", "", ""), ("", "", "greedy"), (0, 1, 2))
    window.play(Match(game, game.setup_type(seats=3), 1), seating, None)
    assert [present(window.match_page).words.seat(seat) for seat in range(3)] == ["Anna", "Player 2", "Bot I"]
    window.switch_language()
    assert [present(window.match_page).words.seat(seat) for seat in range(3)] == ["Anna", "Gracz 2", "Bot I"]
    assert [menu.title() for _, menu in window.menus._menus] == ["Gra", "Tura", "Widok", "Nauka", "Pomoc"]


def test_the_status_follows_the_language(window: MainWindow) -> None:
    game = load_game("settlers")
    window.play(Match(game, game.setup_type(seats=2), 1), Seating(("Anna", "Jan"), ("", ""), (0, 1)), None)
    window.switch_language()
    assert window.app_state.words(game).title in present(window.menus.status).plain_text()


@pytest.mark.parametrize("state", ["WindowMaximized", "WindowFullScreen", "WindowNoState"])
def test_the_window_comes_back_as_it_was_left(qapp: QApplication, tmp_path: Path, state: str) -> None:
    left = open_window(tmp_path, (1400, 800))
    left.setWindowState(Qt.WindowState[state])
    QApplication.processEvents()
    left.close()
    back = MainWindow(AppState(Folders(tmp_path, tmp_path)))
    assert back.isMaximized() == (state == "WindowMaximized")
    assert back.isFullScreen() == (state == "WindowFullScreen")
    for window in (left, back):
        window.deleteLater()


def test_after_full_screen_a_maximised_window_is_maximised_again(window: MainWindow) -> None:
    window.setWindowState(Qt.WindowState.WindowMaximized)
    window.switch_full_screen()
    assert window.isFullScreen()
    window.switch_full_screen()
    assert window.isMaximized()
    assert not window.isFullScreen()


@pytest.mark.parametrize("free", [(1366, 728), (1280, 720), (1920, 1040), (2560, 1400)])
def test_the_first_window_has_room_with_its_frame(free: tuple[int, int]) -> None:
    size = first_size(QSize(*free))
    assert size.width() <= free[0]
    assert size.height() + FRAME[1] <= free[1]
    assert size.width() >= min(free[0] - FRAME[0], 1600)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_dialogs_can_be_read(window: MainWindow, theme: str) -> None:
    window.change(theme=theme)
    box = QMessageBox(QMessageBox.Icon.NoIcon, "Imperium Desktop", "About", parent=window)
    box.show()
    QApplication.processEvents()
    ground = box.grab().toImage().pixelColor(3, 3)
    label = present(box.findChild(QLabel, "qt_msgbox_label"))
    ink = label.palette().color(label.foregroundRole())
    assert contrast(ink.name(), ground.name()) > 7
    box.close()


def test_who_played_is_proposed_again(window: MainWindow) -> None:
    """Not bots, and not the names that a seat has when nobody gave one; also after another start."""
    window.new_game("tigris")
    page = of_kind(NewGamePage, window.page)
    page.players.choose("4")
    for seat, (name, bot) in enumerate((("Ola", ""), ("", ""), ("Robo", "greedy"), (" Jan ", ""))):
        page.draft.places[seat].name, page.draft.places[seat].bot = name, bot
    page.accept()
    assert isinstance(window.page, MatchPage)
    assert window.app_state.settings.recent_names == ("Ola", "Jan")
    folders = window.app_state.folders
    assert AppState(folders).settings.recent_names == ("Ola", "Jan")
    window.show_start()
    window.app_state.last_game = None
    window.new_game("hadrian")
    assert of_kind(NewGamePage, window.page).draft.places[0].name == "Ola"
    completer = of_kind(NewGamePage, window.page).seats.rows[1].name.completer()
    completer.setCompletionPrefix("ja")
    assert completer.currentCompletion() == "Jan"


# Saves that are opened again


def finished_alone(seed: int) -> AnyMatch:
    game = load_game("settlers")
    match = Match(game, game.setup_type(seats=1), seed)
    for _ in play_on(match, ("random",), seed):
        pass
    return match


def test_opening_a_save_does_not_multiply_it(window: MainWindow) -> None:
    game, seating = load_game("tigris"), Seating(("Anna", "Jan"), ("", ""), (0, 1))
    save = window.app_state.library.save_as("ours", Match(game, game.setup_type(seats=2), 1), seating)
    before = len(window.app_state.library.entries())
    for _ in range(3):
        window.open_save(save)
        assert isinstance(window.page, MatchPage)
        window.show_settings()
        press(window.page, Qt.Key.Key_Escape)
        assert present(window.session).match.seed == window.app_state.library.open(save).match.seed
        window.show_start()
    assert len(window.app_state.library.entries()) == before


def test_a_save_that_was_played_on_lies_in_a_file_of_its_own(window: MainWindow) -> None:
    game, seating = load_game("tigris"), Seating(("Anna", "Jan"), ("", ""), (0, 1))
    save = window.app_state.library.save_as("ours", Match(game, game.setup_type(seats=2), 1), seating)
    window.open_save(save)
    Robot(window).play(most=2)
    window.show_start()
    assert sorted(entry.answers for entry in window.app_state.library.entries()) == [0, 2]


def test_a_match_that_is_being_played_goes_on_in_its_own_file(window: MainWindow) -> None:
    game, seating = load_game("tigris"), Seating(("Anna", "Jan"), ("", ""), (0, 1))
    window.play(Match(game, game.setup_type(seats=2), 1), seating, window.app_state.matches.begin("tigris", seating))
    Robot(window).play(most=2)
    window.show_start()
    (entry,) = window.app_state.library.entries()
    window.open_save(entry.file)
    Robot(window).play(most=1)
    window.show_start()
    (again,) = window.app_state.library.entries()
    assert (again.file, again.answers) == (entry.file, 3)


def test_a_finished_match_leads_to_its_end_and_is_not_put_away_again(window: MainWindow) -> None:
    seating = Seating(("Anna",), ("",), (0,))
    save = window.app_state.library.save_as("done", finished_alone(1), seating)
    entry = present(window.app_state.library.entry(save))
    assert "match lost" in save_words.about(entry, None)
    assert "app-crown" not in _with_score(entry, 0)
    window.open_save(save)
    assert isinstance(window.page, EndPage)
    assert window.app_state.history.matches() == []
    assert len(window.app_state.library.entries()) == 1


def test_the_start_page_counts_what_the_list_shows(window: MainWindow) -> None:
    game, seating = load_game("tigris"), Seating(("Anna", "Jan"), ("", ""), (0, 1))
    match = Match(game, game.setup_type(seats=2), 1)
    window.app_state.library.save_as("ours", match, seating)
    window.play(match, seating, window.app_state.matches.begin("tigris", seating))
    window.show_start()
    counted = of_kind(StartPage, window.page).load_card.button.text()
    window.show_library()
    assert str(len(of_kind(LibraryPage, window.page).list.rows.items)) in counted


@pytest.mark.parametrize("page", ["show_library", "show_settings", "learn"])
def test_a_page_has_its_shape_before_it_is_painted(window: MainWindow, page: str) -> None:
    """Nothing is laid out anew in its first moment: that would flash."""

    def places() -> list[QRect]:
        return [part.geometry() for part in present(window.page).findChildren(QWidget) if part.isVisible()]

    getattr(window, page)()
    before = places()
    for _ in range(5):
        QApplication.processEvents()
    assert places() == before


def test_pictures_of_games_are_there_when_one_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    def tiles() -> list[GameTile]:
        present(window.page).repaint()
        return present(window.page).findChildren(GameTile)

    window.show_start()
    qtbot.waitUntil(lambda: not any(tile._art.isNull() for tile in tiles()))
    window.show_library()
    window.show_start()
    assert not any(tile._art.isNull() for tile in tiles())
