"""Nothing of another seat is ever shown, lit, told or exposed, and no key does what it was not pressed for."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.recent_event import UNNOTICED
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.noting import noting
from tests.ui.reading import lines_in
from tests.ui.robot import Robot, open_window, seated


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def running(game_id: str, seats: int, answers: int, seed: int = 5) -> AnyMatch:
    game = load_game(game_id)
    match = Match(game, game.setup_type(seats=seats), seed)
    for _ in play_on(match, ("random",), seed):
        if len(match.answers) >= answers:
            break
    return match


def begin(window: MainWindow, match: AnyMatch, *, bots: int = 0) -> MatchPage:
    seating = seated(match.setup.seats, bots=bots)
    window.play(match, seating, window.app_state.matches.begin(match.game.id, seating))
    QApplication.processEvents()
    return present(window.match_page)


# A match that is opened


@pytest.mark.parametrize("game_id", ["tigris", "settlers"])
def test_a_match_of_several_people_is_resumed_behind_the_curtain(
    window: MainWindow, tmp_path: Path, game_id: str
) -> None:
    """Also where the seat that decides is the first person, who would have been looked at before."""
    match = next(match for match in (running(game_id, 2, count) for count in range(6, 40)) if match.waiting.seat == 0)
    begin(window, match)
    window.close()
    again = open_window(tmp_path)
    again.continue_match()
    page = present(again.match_page)
    assert page.curtain.isVisible()
    assert page.session.view == match.view(-1)
    assert not page.table.lit
    page.curtain.open()
    assert page.session.view == match.view(0)
    again.close()


@pytest.mark.parametrize("window", [{"curtain": "never"}], indirect=True)
def test_who_goes_on_with_a_match_is_asked_even_without_curtains(window: MainWindow) -> None:
    """The setting may come from another match."""
    page = begin(window, running("tigris", 2, 10))
    assert page.curtain.isVisible()
    Robot(window).play(most=6)
    assert not page.curtain.isVisible()


@pytest.mark.parametrize("window", [{"curtain": "never"}], indirect=True)
@pytest.mark.parametrize("way", ["continue", "load", "all undone"])
def test_a_match_without_moves_is_resumed_behind_the_curtain_too(window: MainWindow, way: str) -> None:
    game = load_game("tigris")
    page = begin(window, Match(game, game.setup_type(seats=2), 5))
    if way == "all undone":
        page.session.answer(page.session.match.waiting.options[0])
        page.session.take_back()
    assert not page.session.match.answers
    if way == "load":
        window.open_save(window.app_state.library.save_as("ours", page.session.match, page.session.seating))
    else:
        window.show_start()
        window.continue_match()
    assert present(window.match_page).curtain.isVisible()


def test_before_anybody_sat_down_bots_play_before_closed_racks(window: MainWindow) -> None:
    match = next(match for match in (running("tigris", 3, count) for count in range(9, 60)) if match.waiting.seat == 2)
    page = begin(window, match, bots=1)
    assert page.session.bot(match.waiting.seat)
    assert page.session.view == match.view(-1)


# Under the curtain


@pytest.mark.parametrize("game_id", list(GAMES))
def test_under_the_curtain_the_page_knows_no_more_than_one_that_was_never_open(
    window: MainWindow, qtbot: QtBot, game_id: str
) -> None:
    page = begin(window, running(game_id, max(2, load_game(game_id).seats[0]), 24))
    window.app_state.change(curtain="always")
    robot = Robot(window, 2)
    held: list[QAccessibleInterface] = []
    for _ in range(40):
        robot.open_curtain()
        seat = page.session.looking
        page.setFocus()
        QTest.keyClick(page, Qt.Key.Key_Tab)
        table = QAccessible.queryAccessibleInterface(page.table)
        zones = [present(table).child(number) for number in range(present(table).childCount())]
        held += [zone.child(number) for zone in zones for number in range(zone.childCount())]
        page.overview.open()
        page.overview.go_back()
        robot.answer_by_mouse()
        if page.curtain.isVisible() and page.session.looking != seat:
            break
    assert page.curtain.isVisible()
    assert held
    assert not any(node.text(QAccessible.Text.Name) for node in held)
    other = Session(page.session.match, page.session.seating, curtain=lambda: "always")
    fresh = MatchPage(other, scene_of(page.session.match.game), page.words)
    qtbot.addWidget(fresh)
    fresh.advice.volume = page.advice.volume
    fresh.resize(page.size())
    fresh.show()
    other.start()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    known = set(lines_in(fresh)) | set(page.panel.turn.clock.plain_text().splitlines())
    assert [line for line in lines_in(page) if line not in known] == []


# While others choose


def test_what_a_bot_chooses_in_front_of_itself_is_not_lit_in_front_of_me(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, running("tigris", 3, 9), bots=2)
    robot = Robot(window, 6)
    table = present(window.match_page).table
    lit: list[str] = []
    noted = noting(lambda _lit, chosen, _focus: lit.extend(chosen), table.show_light)
    monkeypatch.setattr(table, "show_light", noted)
    seen = 0
    for _ in range(6):
        lit.clear()
        qtbot.waitUntil(lambda: present(window.session).funnel is not None, timeout=20_000)
        assert not [key for key in lit if key.startswith("rack/")]
        seen += len(lit)
        lit.clear()
        robot.answer_by_mouse()
    assert seen


@pytest.mark.parametrize("window", [{"bot_pace": "slow"}], indirect=True)
def test_a_bots_secret_choice_is_not_shown(window: MainWindow, qtbot: QtBot) -> None:
    """Both choose a Path card in secret (Hadrian §4.2)."""
    page = begin(window, running("hadrian", 2, 0), bots=1)
    assert page.scene.own_elements == ("",)
    robot = Robot(window, 6)
    while page.session.funnel is not None:
        robot.answer_by_mouse()
    qtbot.waitUntil(lambda: page.session.bots.previewed is not None, timeout=20_000)
    assert page.table.lights.chosen.places == ()


# Keys


def tap(widget: QWidget, key: Qt.Key, *, held: bool = False) -> None:
    text = " " if key == Qt.Key.Key_Space else ""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, held))
    QApplication.processEvents()


def test_hurrying_the_bots_never_answers(window: MainWindow, qtbot: QtBot) -> None:
    """Space is tapped all the time, also when the bots are done and one could pass."""
    page = begin(window, running("tigris", 3, 9), bots=2)
    robot, match = Robot(window, 6), page.session.match
    for _ in range(4):
        qtbot.waitUntil(lambda: page.session.funnel is not None, timeout=20_000)
        robot.answer_by_mouse()
    mine, before = 0, len(match.answers)
    page.setFocus()
    for _ in range(400):
        tap(page, Qt.Key.Key_Space)
        QTest.qWait(5)
        mine += page.session.funnel is not None
        if mine > 20:
            break
    assert mine > 20
    passed = [given for given in match.answers[before:] if given.seat == 0 and getattr(given.answer, "passes", False)]
    assert not passed
    answers = len(match.answers)
    QTest.qWait(UNNOTICED + 50)
    for asked_and_answered in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        tap(page, asked_and_answered)
    assert len(match.answers) > answers


def test_a_click_counts_after_hurrying_with_a_key_but_not_where_one_has_just_clicked_faster(window: MainWindow) -> None:
    content, done = begin(window, running("tigris", 3, 9), bots=2).panel_content, []
    answer = content._deliberately(lambda: done.append("answered"))
    content.match_table.session.bots.hurry()
    answer()
    assert done == ["answered"]
    content._hurry()
    answer()
    assert done == ["answered"]


def test_a_key_that_is_held_down_answers_nothing(window: MainWindow) -> None:
    page = begin(window, running("tigris", 2, 10))
    Robot(window).open_curtain()
    page.setFocus()
    answers = len(page.session.match.answers)
    tap(page, Qt.Key.Key_Space, held=True)
    assert len(page.session.match.answers) == answers


def test_only_a_fresh_enter_opens_the_curtain(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page = begin(window, running("tigris", 2, 10))
    tap(page.curtain, Qt.Key.Key_Space)
    tap(page.curtain, Qt.Key.Key_Return, held=True)
    monkeypatch.setattr(type(page.curtain), "deaf", 10_000)
    tap(page.curtain, Qt.Key.Key_Return)
    assert page.curtain.isVisible()
    monkeypatch.setattr(type(page.curtain), "deaf", 0)
    tap(page.curtain, Qt.Key.Key_Return)
    assert not page.curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_what_is_typed_beside_the_table_does_not_reach_it(window: MainWindow, key: Qt.Key) -> None:
    page = begin(window, running("tigris", 2, 10))
    Robot(window).open_curtain()
    answers = len(page.session.match.answers)
    QTest.keyClick(page, Qt.Key.Key_Tab)
    for part in (page.log, page.panel, page.rulebook):
        page.panel.tabs.show_page("rules" if part is page.rulebook else "log")
        for widget in [part, *part.findChildren(QWidget)]:
            if (
                widget.isVisible()
                and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
                and widget not in page.panel.prompt.buttons
            ):
                widget.setFocus()
                tap(widget, key)
    assert len(page.session.match.answers) == answers
    assert not present(page.session.funnel).path
