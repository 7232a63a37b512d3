"""Whole matches through the real window."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.games.tigris.rules.events import TilePlaced
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.face_kinds import LeaderFace
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY, Option
from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import of_kind, present
from tests.ui.robot import Robot, open_window, seated, visible_texts
from tests.ui.shelf import begun, played


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def begin(window: MainWindow, seats: int, seed: int = 1, *, bots: int = 0) -> None:
    game = load_game("tigris")
    go_on(window, Match(game, game.setup_type(seats=seats), seed), bots=bots)


def go_on(window: MainWindow, match: AnyMatch, *, bots: int = 0) -> None:
    seating = seated(match.setup.seats, bots=bots)
    window.play(match, seating, window.app_state.matches.begin(match.game.id, seating))


@pytest.mark.parametrize("window", [{"curtain": "never"}], indirect=True)
def test_a_match_is_brought_to_its_end_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    go_on(window, begun(len(played().answers) - 40))
    session = present(window.session)
    assert Robot(window).play() > 20
    assert session.match.result is not None
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    assert len(window.app_state.history.matches()) == 1


@pytest.mark.parametrize("window", [{"curtain": "never"}], indirect=True)
def test_the_panel_keeps_its_shape_while_a_bot_plays(window: MainWindow, qtbot: QtBot) -> None:
    """Thinking, showing and having played follow each other fast."""
    begin(window, 2, bots=1)
    robot, session, seen = Robot(window), window.session, []

    def note() -> None:
        if (
            present(session).decision is not None
            and present(session).bot(present(present(session).decision).seat)
            and not robot.page.outcomes.playing
        ):
            seen.append([button.text() for button in robot.page.panel.prompt.buttons])

    present(session).changed.connect(note)
    robot.spend(4)
    assert len(seen) > 2
    assert all(buttons == ["Show faster"] for buttons in seen)


def test_by_keyboard_only_and_through_the_curtain(window: MainWindow) -> None:
    begin(window, 3, seed=2)
    assert Robot(window, 4).play("keyboard", most=20) == 20
    assert len(present(window.session).match.answers) >= 20


def test_the_curtain_hides_every_secret(window: MainWindow) -> None:
    begin(window, 2, seed=3)
    robot = Robot(window, 2)
    fallen = 0
    for _ in range(30):
        page = robot.page
        if page.curtain.isVisible():
            fallen += 1
            view = of_kind(State, page.session.view)
            assert all(set(player.hand) <= {"?"} for player in view.players)
            assert all(player.points == [-1] * 4 for player in view.players)
            shown = [key for key, place in page.table.layout_.items() if place.zone is Zone.TRAY and place.face]
            assert not [key for key in shown if key.startswith("hand/") and "catastrophe" not in key]
            assert not page.table.lit
        robot.answer_by_mouse()
    assert fallen > 5


def said_to(words: Words, match: AnyMatch, seat: int) -> set[str]:
    seen = (event.seen_by(seat) for event in match.events)
    return {words.event(event) for event in seen if event is not None}


@pytest.mark.parametrize("game_id", ["tigris", "settlers"])
def test_the_curtain_tells_nobody_what_somebody_drew(window: MainWindow, game_id: str) -> None:
    game = load_game(game_id)
    go_on(window, Match(game, game.setup_type(seats=2), 3))
    robot = Robot(window, 2)
    secrets = 0
    for _ in range(16):
        page, match = robot.page, robot.page.session.match
        if page.curtain.isVisible():
            told = "\n".join(visible_texts(page.curtain))
            words = page.match_table.words_told_to(match.waiting.seat)
            own = said_to(words, match, match.waiting.seat) - said_to(words, match, EVERYBODY)
            secrets += len(own)
            assert not [sentence for sentence in own if sentence in told]
        robot.answer_by_mouse()
    assert secrets


@pytest.mark.parametrize("window", [{"curtain": "never"}], indirect=True)
def test_alone_at_the_table_one_is_spoken_to(window: MainWindow) -> None:
    go_on(window, begun(20), bots=1)
    page = present(window.match_page)
    assert page.session.persons == [0]
    assert page.words.event(TilePlaced(0, "temple", "C3")) == "You place a temple on C3."
    assert page.words.event(TilePlaced(1, "temple", "C3")) == f"{page.words.seat(1)} places a temple on C3."
    told = page.log.toPlainText()
    assert "You place " in told
    assert f"{page.words.seat(0)} places " not in told


def test_where_several_share_the_screen_the_log_names_everybody(window: MainWindow) -> None:
    """It is the same for all; the bubbles and the curtain speak to the one who looks."""
    go_on(window, begun(20))
    page, match = window.match_page, present(window.session).match
    assert present(page).curtain.isVisible()
    assert "Anna attacks with strength 1, you defend with 1." in "\n".join(visible_texts(present(page).curtain))
    Robot(window).open_curtain()
    looking = present(page).session.looking
    assert present(page).words.event(TilePlaced(looking, "temple", "C3")) == "You place a temple on C3."
    told = present(page).log.toPlainText()
    assert "You " not in told
    assert all(f"{present(page).words.seat(seat)} places " in told for seat in range(match.setup.seats))


def test_undo_to_the_last_barrier_and_redo(window: MainWindow) -> None:
    begin(window, 2, seed=8)
    robot = Robot(window, 3)
    robot.play(most=12)
    robot.open_curtain()
    match = present(window.session).match
    while match.undo_barrier is None and match.answers:
        before = match.digest()
        present(window.session).undo()
        assert match.digest() != before
        present(window.session).redo()
        assert match.digest() == before
        present(window.session).undo()
    count = len(match.answers)
    present(window.session).undo()
    assert len(match.answers) == count
    assert robot.page.advice.bubble.isVisible()
    present(window.session).take_back()
    assert len(match.answers) < count


def test_a_refused_touch_says_why_and_changes_nothing(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=2)
    robot.open_curtain()
    page = robot.page
    before = page.session.match.digest()
    robot.touch("cell/A1")
    assert page.session.match.digest() == before
    assert page.advice.bubble.isVisible()
    assert "§3.2" in page.advice.bubble.accessibleName()


def test_bots_play_on_by_themselves(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 3, seed=4, bots=2)
    robot = Robot(window, 6)
    for _ in range(6):
        qtbot.waitUntil(lambda: present(window.session).funnel is not None, timeout=20_000)
        robot.answer_by_mouse()
    assert {given.seat for given in present(window.session).match.answers} == {0, 1, 2}
    assert not robot.page.curtain.isVisible()


def test_a_match_goes_on_after_the_window_was_closed(window: MainWindow, tmp_path: Path) -> None:
    begin(window, 2, seed=9)
    Robot(window, 2).play(most=15)
    digest = present(window.session).match.digest()
    window.close()
    again = open_window(tmp_path)
    again.continue_match()
    assert present(again.session).match.digest() == digest
    again.close()


def test_no_english_is_left_on_a_polish_screen(window: MainWindow) -> None:
    """Words that only English has; names and squares are the same in both languages."""
    begin(window, 2, seed=6)
    robot = Robot(window, 5)
    robot.play(most=10)
    robot.open_curtain()
    window.switch_language()
    QApplication.processEvents()
    english = re.compile(
        r"\b(the|and|you|your|with|turn|place|tile|leader|undo|rules|log|scores|what)\b", re.IGNORECASE
    )
    for tab in ("log", "scores", "rules"):
        robot.page.panel.tabs.show_page(tab)
        QApplication.processEvents()
        for text in visible_texts(window):
            assert not english.search(text), text
    titles = [action.text() for action in window.menuBar().actions()]
    assert titles == ["Gra", "Tura", "Widok", "Nauka", "Pomoc"]


def test_space_does_no_more(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=2)
    robot.open_curtain()
    page, match = robot.page, present(window.session).match
    asked = match.waiting
    assert any(option.passes for option in asked.options)
    page.setFocus()
    for asked_and_answered in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(page, asked_and_answered)
    assert of_kind(Option, match.answers[-1].answer).passes
    assert match.answers[-1].seat == asked.seat


def test_a_screen_reader_finds_what_is_lit_and_can_press_it(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=2)
    robot.open_curtain()
    page = robot.page
    table = QAccessible.queryAccessibleInterface(page.table)
    zones = [table.child(number) for number in range(table.childCount())]
    found = [zone.child(number) for zone in zones for number in range(zone.childCount())]
    assert len(found) == len(present(page.session.funnel).lit)
    assert all(node.text(QAccessible.Text.Name) and node.role() == QAccessible.Role.Button for node in found)
    answers = len(page.session.match.answers)
    press = found[0].actionInterface()
    press.doAction(press.actionNames()[0])
    assert len(page.session.match.answers) > answers or present(page.session.funnel).path


def test_hints_and_rules_follow_the_choice(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=2)
    robot.open_curtain()
    page = robot.page
    assert page.panel.hint.isVisible()
    page.show_rule()
    assert page.panel.tabs.open_page == "rules"


def test_zoom_keeps_the_board_inside_its_frame(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=2)
    robot.open_curtain()
    page = robot.page
    before = page.table.layout_["cell/A1"].width
    page.zooming.zoom_by(2.0)
    assert page.table.layout_["cell/A1"].width == pytest.approx(2 * before)
    page.zooming.fit()
    assert page.table.layout_["cell/A1"].width == pytest.approx(before)
    assert isinstance(page, MatchPage)


def test_a_damaged_match_can_be_rescued(window: MainWindow, tmp_path: Path) -> None:
    """Up to its last sound line; then it goes on in a file of its own."""
    begin(window, 2, seed=9)
    Robot(window, 2).play(most=12)
    sound = len(present(window.session).match.answers)
    file = window.app_state.library.save_as("hurt", present(window.session).match, present(window.session).seating)
    file.write_bytes(file.read_bytes() + b'{"what": "nonsense"}\n{"seat": 0}\n')
    window.open_save(file)
    present(of_kind(ReplayPage, window.page).viewer).rescue_button.click()
    assert len(present(window.session).match.answers) == sound
    assert window.match_page is not None


def test_zoom_and_panel_are_remembered(window: MainWindow, tmp_path: Path) -> None:
    begin(window, 2, seed=1)
    page = present(window.match_page)
    before = page.panel.width()
    page.grip.dragged.emit(60.0)
    page.grip.released.emit()
    assert page.panel.width() == pytest.approx(before + 60, abs=2)
    page.zooming.zoom_by(1.5)
    window.close()
    again = open_window(tmp_path)
    again.continue_match()
    assert present(again.match_page).panel.width() == pytest.approx(before + 60, abs=3)
    assert present(again.match_page).camera.zoom == pytest.approx(1.5)
    again.close()


def test_a_closer_look_at_a_piece(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=3)
    robot.open_curtain()
    page = robot.page
    key = next(key for key, place in page.table.layout_.items() if isinstance(place.face, LeaderFace))
    page.advice.examine(key)
    assert page.lens.isVisible()
    QTest.keyClick(page.lens, Qt.Key.Key_Escape)
    assert not page.lens.isVisible()
    assert page.keys.focus is None, "Enter would play what nobody chose"


def test_a_click_beside_the_closer_look_ends_it(window: MainWindow) -> None:
    begin(window, 2, seed=1)
    robot = Robot(window, 1)
    robot.play(most=3)
    robot.open_curtain()
    page = robot.page
    key = next(key for key, place in page.table.layout_.items() if isinstance(place.face, LeaderFace))
    page.advice.examine(key)
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=page.table.mapTo(window, QPoint(3, 3)))
    assert not page.lens.isVisible()


def test_nothing_is_said_beside_a_closer_look(window: MainWindow) -> None:
    """The pointer came to the card before it was enlarged, and goes on over others."""
    go_on(window, Match(load_game("settlers"), SettlersSetup(seats=1), 1))
    robot = Robot(window, 1)
    robot.play(most=3)
    page = robot.page
    page.advice._rest.setInterval(1)
    card, other = [key for key in page.table.layout_ if key.startswith("hand/")][:2]
    page.hover(card)
    QTest.qWait(30)
    assert page.advice.bubble.isVisible()
    page.hover("")
    page.hover(card)
    page.advice.examine(card)
    for key in (card, other):
        page.hover(key)
        QTest.qWait(30)
        assert not page.advice.bubble.isVisible()
