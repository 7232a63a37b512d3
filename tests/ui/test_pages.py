"""Pages that are opened on top of another go back to where one was, by the keys of the window."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import header_line
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.archive.library_page import LibraryPage
from imperium_desktop.ui.kit.lists.choice_row import Brevity
from imperium_desktop.ui.kit.words.bubble import ROOM
from imperium_desktop.ui.learn.help_page import HelpPage
from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.panels.prompt import Act, ActButton, ActRow, PromptRow
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.settings.settings_page import SettingsPage
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.tigris.scene.position import match_of
from tests.ui.fitting import cramped, settle
from tests.ui.robot import Robot, seated

CONTROL = Qt.KeyboardModifier.ControlModifier
NOTHING = Qt.KeyboardModifier.NoModifier
ON_TOP = {
    SettingsPage: (Qt.Key.Key_Comma, CONTROL),
    NewGamePage: (Qt.Key.Key_N, CONTROL),
    LibraryPage: (Qt.Key.Key_O, CONTROL),
}


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NOTHING) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)
    settle()


def begin(window: MainWindow, game_id: str = "hadrian", bots: int = 0) -> MatchPage:
    game, seating = load_game(game_id), seated(2, bots=bots)
    window.play(Match(game, game.setup_type(seats=2), 1), seating, window.app_state.matches.begin(game_id, seating))
    settle()
    assert isinstance(window.page, MatchPage)
    return window.page


def begin_in_the_middle(window: MainWindow) -> MatchPage:
    """Of a match of Tigris, where kinds of action are listed."""
    window.play(match_of(), seated(3), None)
    settle()
    assert isinstance(window.page, MatchPage)
    return window.page


@pytest.mark.parametrize("page", ON_TOP)
def test_a_match_is_as_it_was_left(window: MainWindow, page: type) -> None:
    table = begin(window)
    Robot(window).play(most=3)
    answers = len(table.session.match.answers)
    press(window, *ON_TOP[page])
    assert isinstance(window.page, page)
    press(window, Qt.Key.Key_Escape)
    assert window.page is table
    assert not table.curtain.isVisible()
    Robot(window).play(most=1)
    assert len(table.session.match.answers) > answers


@pytest.mark.parametrize("page", ON_TOP)
def test_a_lesson_is_as_it_was_left(window: MainWindow, page: type) -> None:
    window.begin_lesson("settlers")
    learning = window.page
    assert isinstance(learning, LearnPage)
    press(window, Qt.Key.Key_Return)
    lesson = learning.lesson_page
    assert lesson is not None
    assert lesson.lesson.number == 1
    press(window, *ON_TOP[page])
    assert isinstance(window.page, page)
    press(window, Qt.Key.Key_Escape)
    assert window.page is learning
    assert learning.lesson_page is lesson
    assert lesson.hasFocus(), "Enter goes on"


def test_larger_text_does_not_end_a_lesson(window: MainWindow) -> None:
    window.begin_lesson("tigris")
    press(window, Qt.Key.Key_Comma, CONTROL)
    assert isinstance(window.page, SettingsPage)
    QTest.mouseClick(window.page.wishes["text_scale"].segment("125"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.page.wishes["language"].segment("pl"), Qt.MouseButton.LeftButton)
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.page, LearnPage)
    assert window.page.lesson_page is not None
    assert window.page.lesson_page.card.foot.next_button.text() == "Dalej"


def test_f1_opens_the_rule_in_a_lesson_and_leaves_it_again(window: MainWindow) -> None:
    window.begin_lesson("tigris")
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.page, LearnPage)
    lesson = window.page.lesson_page
    assert lesson is not None
    assert lesson.lesson.asks
    for leave in (Qt.Key.Key_F1, Qt.Key.Key_Escape):
        press(window, Qt.Key.Key_F1)
        assert lesson.panel.tabs.open_page == "rules"
        assert lesson.card.foot.show_button.isVisible(), "the buttons stay"
        press(window, leave)
        assert lesson.panel.tabs.open_page == "lesson"


def test_h_unfolds_the_hint_of_a_lesson(window: MainWindow) -> None:
    window.begin_lesson("tigris")
    press(window, Qt.Key.Key_Return)
    assert isinstance(window.page, LearnPage)
    lesson = window.page.lesson_page
    assert lesson is not None
    assert not lesson.panel.hint.isVisible()
    press(window, Qt.Key.Key_H)
    assert lesson.panel.hint.isVisible()


def test_a_new_game_is_of_the_game_that_is_played(window: MainWindow) -> None:
    begin(window, "hadrian")
    press(window, Qt.Key.Key_N, CONTROL)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game.id == "hadrian"
    window.show_start()
    settle()
    window.begin_lesson("settlers")
    settle()
    press(window, Qt.Key.Key_N, CONTROL)
    assert isinstance(window.page, NewGamePage)
    assert window.page.game.id == "settlers"


def test_the_help_of_a_replay_is_of_its_game(window: MainWindow) -> None:
    game = load_game("hadrian")
    match = Match(game, game.setup_type(seats=2), 1)
    save = window.app_state.library.save_as("ours", match, seated(2))
    window.show_library()
    window.replay(save)
    press(window, Qt.Key.Key_F1)
    assert isinstance(window.page, HelpPage)
    assert window.page.books.chosen == "hadrian"
    kinds = []
    while not isinstance(window.page, StartPage):
        kinds.append(type(window.page))
        press(window, Qt.Key.Key_Escape)
    assert kinds == [HelpPage, ReplayPage, LibraryPage]


def test_a_page_lies_on_the_stack_once(window: MainWindow) -> None:
    table = begin(window)
    for _ in range(3):
        window.show_settings()
        window.show_help()
    assert len(window.pages) == 2 + 1
    window.continue_match()
    assert window.pages == [table]


def test_the_match_below_is_opened_by_going_back_to_it(window: MainWindow) -> None:
    table = begin(window)
    assert window.autosave is not None
    window.show_library()
    window.open_save(window.autosave.file)
    assert window.page is table


def test_bots_wait_while_something_lies_over_the_table(window: MainWindow) -> None:
    table = begin(window, bots=1)
    while table.session.asks_a_person:
        Robot(window).play(most=1)
    window.show_settings()
    answers = len(table.session.match.answers)
    QTest.qWait(600)
    assert len(table.session.match.answers) == answers
    window.go_back()
    while not table.session.asks_a_person:
        QTest.qWait(50)
    assert len(table.session.match.answers) > answers


def test_the_end_waits_for_who_is_in_the_settings(window: MainWindow) -> None:
    begin(window)
    window.show_settings()
    window.show_end()
    assert isinstance(window.page, SettingsPage)


def test_the_clock_goes_on_when_a_match_is_resumed(window: MainWindow) -> None:
    table = begin(window)
    Robot(window).play(most=1)
    session = table.session
    assert window.autosave is not None
    window.app_state.matches.leave(window.autosave, session.match, 138)
    window.session = window.autosave = None
    window.show_start()
    window.continue_match()
    settle()
    assert isinstance(window.page, MatchPage)
    assert window.page.panel_content.played_before == 138
    minutes, seconds = window.page.panel.turn.clock.plain_text().split()[-1].split(":")
    assert 60 * int(minutes) + int(seconds) >= 138, "on a busy machine some seconds have gone by"


def test_the_clock_is_written_down_while_a_match_is_played(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that is killed says nothing."""
    table = begin(window)
    header = header_line(table.session.match, table.session.seating)
    times = window.app_state.matches.playing_times
    monkeypatch.setattr(MainWindow, "seconds_played", 65.0)
    window.note_time()
    assert times.seconds(header) == 65
    monkeypatch.setattr(MainWindow, "seconds_played", 100.0)
    window.leave_match()
    assert times.seconds(header) == 100, "nothing is counted twice"


def test_a_bubble_goes_with_the_wheel_undo_and_another_size(window: MainWindow) -> None:
    table = begin(window, "tigris")
    key = next(key for key in table.table.layout_ if key.startswith("hand/"))

    def speak() -> None:
        table.advice.correct("Not this one.", key)
        assert table.advice.bubble.isVisible()

    speak()
    table.table.rolled.emit(1.0, 100.0, 100.0)
    assert not table.advice.bubble.isVisible()
    Robot(window).play(most=2)
    speak()
    table.session.undo()
    assert "Not this one" not in table.advice.bubble.accessibleName() or not table.advice.bubble.isVisible()
    speak()
    window.resize(1300, 740)
    settle()
    assert not table.advice.bubble.isVisible()
    speak()
    window.show_settings()
    window.go_back()
    assert not table.advice.bubble.isVisible()


def test_no_bubble_repeats_its_button(window: MainWindow) -> None:
    table = begin(window, "settlers")
    robot = Robot(window)
    while not (buttons := [button for button in table.panel.prompt.buttons if button.element]):
        robot.play(most=1)
    for button in buttons:
        table.hover(button.element)
        said = table.advice.bubble.accessibleName() if table.advice.bubble.isVisible() else ""
        assert button.text() not in said.splitlines()[:1]
        table.hover("")


def test_no_bubble_repeats_its_row(window: MainWindow) -> None:
    """Nor a tip: that tells what the row leaves out."""
    table = begin_in_the_middle(window)
    rows = table.panel.prompt.rows
    assert any(row.element for row in rows)
    for row in rows:
        told = {Brevity.FULL: "", Brevity.TITLE: row.about}
        assert row.toolTip() == told[row.brevity]
        table.hover(row.element)
        assert row.text() not in table.advice.bubble.accessibleName()
        table.hover("")


@pytest.mark.parametrize("kind", [ActRow, ActButton])
def test_what_appears_is_not_hovered_where_it_does_not_lie(window: MainWindow, kind: type[QWidget]) -> None:
    """Qt lets the pointer enter what is shown below it, also before that has its place."""
    panel = begin_in_the_middle(window).panel
    act, row = Act("Done", int, element="done"), PromptRow("One", "", "app-seat", "1", int, False, "one")
    sizes = []

    def noted(widget: QWidget, event: QShowEvent) -> None:
        sizes.append(widget.size().toTuple())

    with patch.object(kind, "showEvent", noted):
        for acts, rows in (((), ()), ((act,), (row,))):
            with panel.changing():
                panel.prompt.ask("?", "", acts, rows)
    assert sizes == [(0, 0)]
    settle()
    assert not list(cramped(panel.prompt))


def test_a_right_click_names_what_lies_there(window: MainWindow) -> None:
    table = begin(window, "tigris")
    Robot(window).play(most=12)
    for key, place in dict(table.table.layout_).items():
        if key.partition("/")[0] in ("hand", "leader", "monument"):
            spot = QPoint(*map(round, place.centre))
            QTest.mouseClick(table.table.viewport(), Qt.MouseButton.RightButton, NOTHING, spot)
            assert table.lens.isVisible(), key
            assert "/" not in table.lens.accessibleName(), key
            table.lens.leave()


def test_escape_leaves_the_full_screen_where_it_means_nothing_else(window: MainWindow) -> None:
    window.switch_full_screen()
    press(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert isinstance(window.page, StartPage)


def test_escape_leaves_the_full_screen_of_a_match_that_has_no_way_back(window: MainWindow) -> None:
    page = begin_in_the_middle(window)
    window.switch_full_screen()
    funnel = page.session.funnel
    assert funnel is not None
    page.touch(next(key for key in funnel.lit if key.startswith("rack/")))
    assert funnel.path
    press(window, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert not funnel.path
    press(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.page is page


def test_escape_never_leaves_a_lesson_that_is_played(window: MainWindow) -> None:
    window.learn("tigris")
    learning = window.page
    assert isinstance(learning, LearnPage)
    learning.begin(learning.ids[0])
    settle()
    press(window, Qt.Key.Key_Escape)
    assert learning.lesson_page is not None


def test_a_bubble_keeps_clear_of_what_one_has_and_of_the_name(window: MainWindow) -> None:
    table = begin(window, "tigris")
    Robot(window).play(most=3)
    areas = table.scene.areas(table.stage.shown)
    head = table.panel.head
    hand = next(key for key, place in table.table.layout_.items() if place.face and place.y >= areas.tray.y)
    table.advice.correct("A few words.", hand)
    bubble = table.advice.bubble.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)
    assert not bubble.intersects(QRectF(*areas.tray).toRect())
    assert not bubble.intersects(QRectF(*areas.strip).toRect())
    assert not bubble.intersects(QRect(head.mapTo(table, QPoint(0, 0)), head.size()))
