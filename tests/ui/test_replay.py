"""The replay viewer: any moment at once, from everybody's view or a seat's, for whatever file."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.rules import journal
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.rules.timeline import EVERY, Timeline
from imperium_desktop.store.library import Library
from imperium_desktop.ui.replay.raw_log import readable_line
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.window.app_state import known_game
from tests.ui.fitting import WINDOWS, in_all_looks, nameless, settle, stand
from tests.ui.shelf import FOUR, HOSTILE, ODD, TWO, Shelf, begun, crowded, illegal, other_content, played, sound

# The timeline


def test_every_moment_is_the_one_that_was_played() -> None:
    whole = played(4)
    timeline = Timeline(whole)
    slow = begun(0, 4)
    wanted = [slow.digest()]
    for given in whole.answers:
        slow.answer(given.answer)
        wanted.append(slow.digest())
    there = [timeline.at(position).digest() for position in range(len(timeline) + 1)]
    back = [timeline.at(position).digest() for position in reversed(range(len(timeline) + 1))]
    assert there == wanted
    assert back[::-1] == wanted


def test_going_anywhere_replays_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(played(4))
    timeline.at(len(timeline) - 1)
    answered = []
    kind = type(timeline.whole)
    play = kind.answer
    monkeypatch.setattr(kind, "answer", lambda match, answer: (answered.append(answer), play(match, answer))[1])
    for position in (5, len(timeline) - 3, 77, 76, 100, 3):
        answered.clear()
        timeline.at(position)
        assert len(answered) <= EVERY + 2


def test_what_was_taken_back_is_not_shown() -> None:
    match = begun(30)
    answers = [given.answer for given in match.answers]
    match.take_back()
    match.take_back()
    timeline = Timeline(match)
    assert len(timeline) == 28
    assert timeline.answered(28) == (match.answers[27].seat, answers[27])


def test_turns(dressed: QApplication) -> None:
    timeline = Timeline(played(2))
    assert [turn.number for turn in timeline.turns][:3] == [1, 2, 3]
    for turn in timeline.turns:
        asked = timeline.at(turn.start).decision
        assert asked is None or asked.seat == turn.seat
    third = timeline.turns[2]
    assert timeline.turn_at(third.start) == third
    assert timeline.turn_before(third.start + 1) == third.start
    assert timeline.turn_before(third.start) == timeline.turns[1].start
    assert timeline.turn_after(third.start) == timeline.turns[3].start
    assert timeline.turn_after(len(timeline)) == len(timeline)
    assert timeline.turn_before(0) == 0


def test_events_come_when_they_happened() -> None:
    timeline = Timeline(played(2))
    slow = begun(0)
    happened = [0] * len(slow.events)
    for position, given in enumerate(timeline.whole.answers, 1):
        slow.answer(given.answer)
        happened += [position] * (len(slow.events) - len(happened))
    assert [timeline.position_of(number) for number in range(len(happened))] == happened
    assert timeline.position_of(len(timeline.whole.events) - 1) == len(timeline)


# The viewer


def saved(tmp_path: Path, data: bytes) -> tuple[Path, Library]:
    shelf = Shelf(tmp_path)
    return shelf.put("match.jsonl", data), Library(shelf.folders, known_game)


Open = Callable[[bytes], ReplayPage]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    pages = []

    def open_page(data: bytes) -> ReplayPage:
        pages.append(ReplayPage(*saved(tmp_path, data), motion=False))
        qtbot.addWidget(pages[-1])
        stand(pages[-1], 1280, 720)
        return pages[-1]

    yield open_page
    pages.clear()


@pytest.fixture
def viewer(opened: Open) -> ReplayViewer:
    """Of a finished match."""
    viewer = opened(journal.write(played(4), FOUR)).viewer
    assert viewer is not None
    viewer.setFocus()
    return viewer


@pytest.fixture
def unfinished(opened: Open) -> ReplayViewer:
    viewer = opened(sound(40)).viewer
    assert viewer is not None
    viewer.setFocus()
    return viewer


def press(viewer: ReplayViewer, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or viewer, key)
    QApplication.processEvents()


def lines(viewer: ReplayViewer) -> list[str]:
    QApplication.processEvents()
    return [line.replace("\ufffc", "").strip() for line in viewer.log.toPlainText().split("\n")]


def test_it_begins_at_the_beginning(viewer: ReplayViewer) -> None:
    assert viewer.position == 0
    assert viewer.bar.place._text == f"decision 0 of {len(viewer.timeline)}"
    assert not viewer.bar.back.isEnabled()
    assert viewer.step_card.sentence.plain_text() == "The match begins."


def test_keys_walk_the_film(viewer: ReplayViewer) -> None:
    end, turns = len(viewer.timeline), viewer.timeline.turns
    press(viewer, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert viewer.position == 2
    press(viewer, Qt.Key.Key_Left)
    assert viewer.position == 1
    press(viewer, Qt.Key.Key_End)
    assert viewer.position == end
    press(viewer, Qt.Key.Key_Right)
    assert viewer.position == end
    press(viewer, Qt.Key.Key_Home)
    assert viewer.position == 0
    press(viewer, Qt.Key.Key_PageDown, Qt.Key.Key_PageDown)
    assert viewer.position == turns[1].start
    press(viewer, Qt.Key.Key_PageUp)
    assert viewer.position == turns[0].start


def test_buttons_do_the_same(viewer: ReplayViewer) -> None:
    viewer.bar.turn_forth.click()
    assert viewer.position == viewer.timeline.turns[0].start
    viewer.bar.forth.click()
    viewer.bar.back.click()
    viewer.bar.turn_back.click()
    assert viewer.position == 0


def test_the_line_of_time_can_be_dragged(viewer: ReplayViewer) -> None:
    slider = viewer.bar.slider
    place = QPoint(round(slider.x_of(100)), slider.height() - 8)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=place)
    assert abs(viewer.position - 100) <= 1
    QTest.mouseMove(slider, QPoint(round(slider.x_of(150)), 3))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=place)
    assert abs(viewer.position - 150) <= 1


def test_the_table_shows_the_moment(viewer: ReplayViewer) -> None:
    for position in (60, 10, 120):
        viewer.go_to(position)
        view = viewer.timeline.at(position).view(EVERYBODY)
        wanted = viewer.scene.layout(viewer.stage.shown._replace(view=view, decision=None))
        assert viewer.table.layout_ == wanted


def test_the_log_goes_back_and_forth(viewer: ReplayViewer) -> None:
    viewer.go_to(50)
    at_fifty = lines(viewer)
    viewer.go_to(90)
    at_ninety = lines(viewer)
    assert at_ninety[: len(at_fifty)] == at_fifty
    assert len(at_ninety) > len(at_fifty)
    viewer.go_to(50)
    assert lines(viewer) == at_fifty
    viewer.go_to(0)
    assert len(lines(viewer)) < len(at_fifty)
    viewer.go_to(90)
    assert lines(viewer) == at_ninety
    assert len(at_ninety) == len([at for at in viewer._seen_at if at <= 90])


def test_the_step_is_told_in_words(viewer: ReplayViewer) -> None:
    viewer.go_to(viewer.timeline.turns[3].start + 1)
    sentence = viewer.step_card.sentence
    QApplication.processEvents()
    english = sentence.plain_text()
    assert english.endswith(".")
    assert english in lines(viewer)
    set_language("pl")
    QApplication.processEvents()
    assert sentence.plain_text() in lines(viewer)
    assert sentence.plain_text() != english
    assert viewer.bar.play.text() == "Odtwórz"


def test_a_click_on_a_line_of_the_log_goes_there(viewer: ReplayViewer) -> None:
    viewer.go_to(90)
    lines(viewer)
    viewer.log.line_clicked.emit(10)
    assert viewer.position == viewer._seen_at[10]


def test_the_film_runs_and_pauses(qtbot: QtBot, viewer: ReplayViewer) -> None:
    viewer.bar.pace.choose("fast")
    press(viewer, Qt.Key.Key_Space)
    assert viewer.playing
    qtbot.waitUntil(lambda: viewer.position >= 3, timeout=10_000)
    press(viewer, Qt.Key.Key_Space)
    assert not viewer.playing
    stood = viewer.position
    qtbot.wait(300)
    assert viewer.position == stood


def test_stepping_by_hand_pauses_the_film(viewer: ReplayViewer) -> None:
    viewer.switch_playing()
    press(viewer, Qt.Key.Key_Left)
    assert not viewer.playing


def test_the_film_stops_at_the_end_and_begins_again(qtbot: QtBot, viewer: ReplayViewer) -> None:
    viewer.go_to(len(viewer.timeline) - 1)
    viewer.bar.pace.choose("fast")
    viewer.switch_playing()
    qtbot.waitUntil(lambda: not viewer.playing, timeout=10_000)
    assert viewer.position == len(viewer.timeline)
    QApplication.processEvents()
    assert viewer.step_card.sentence.plain_text().endswith("wins the match")
    viewer.switch_playing()
    assert viewer.position == 0


def test_escape_leaves(qtbot: QtBot, viewer: ReplayViewer) -> None:
    page = viewer.parentWidget()
    assert isinstance(page, ReplayPage)
    with qtbot.waitSignal(page.left):
        press(viewer, Qt.Key.Key_Escape)


# Whose view


def test_everybodys_view_has_no_secrets(viewer: ReplayViewer) -> None:
    for position in range(0, len(viewer.timeline), 7):
        viewer.go_to(position)
        assert viewer._view == viewer.timeline.at(position).view(EVERYBODY)
        assert not any(key.startswith("hand/") and "catastrophe" not in key for key in viewer.table.layout_)
        assert viewer._decision is None
    assert all(event == event.seen_by(EVERYBODY) for event in viewer._seen)


def test_a_finished_match_can_be_seen_by_any_seat(viewer: ReplayViewer) -> None:
    viewer.go_to(60)
    press(viewer, Qt.Key.Key_2)
    assert viewer.looking == 1
    assert viewer.bar.eyes.currentText() == "Marek"
    assert viewer._view == viewer.timeline.at(60).view(1)
    assert any(key.startswith("hand/") for key in viewer.table.layout_)
    press(viewer, Qt.Key.Key_0)
    assert viewer.looking == EVERYBODY
    press(viewer, Qt.Key.Key_6)
    assert viewer.looking == EVERYBODY, "there is no sixth seat"


def test_only_ones_own_touches_outside_the_board_are_shown(viewer: ReplayViewer) -> None:
    for seat in range(4):
        viewer.look_through(seat)
        for position in range(1, len(viewer.timeline), 3):
            viewer.go_to(position)
            answered = viewer.timeline.answered(position)
            assert answered is not None
            if answered[0] != seat:
                assert all(viewer.table.layout_[key].zone == "board" for key in viewer._touched())


def test_an_unfinished_match_keeps_its_secrets(unfinished: ReplayViewer) -> None:
    assert unfinished.bar.eyes.count() == 1
    assert not unfinished.bar.eyes.isEnabled()
    press(unfinished, Qt.Key.Key_End, Qt.Key.Key_1)
    assert unfinished.position == 40
    unfinished.look_through(0)
    assert unfinished.looking == EVERYBODY


def test_the_view_survives_a_change_of_language(viewer: ReplayViewer) -> None:
    viewer.look_through(2)
    viewer.go_to(30)
    set_language("pl")
    assert (viewer.looking, viewer.position) == (2, 30)
    assert viewer.bar.eyes.currentText() == "Zofia Maria"


# Fluid


def test_dragging_back_and_forth_is_fluid(viewer: ReplayViewer) -> None:
    viewer.go_to(len(viewer.timeline))
    QApplication.processEvents()
    viewer.bar.slider.setSliderDown(True)
    taken = []
    for position in [*range(len(viewer.timeline), 0, -3), *range(0, len(viewer.timeline), 3)]:
        start = time.process_time()
        viewer.bar.slider.setValue(position)
        taken.append(time.process_time() - start)
    assert sorted(taken)[len(taken) // 2] < 0.03
    viewer.bar.slider.setSliderDown(False)


# Whatever file


@pytest.mark.parametrize("kind", [*ODD, *HOSTILE])
def test_whatever_the_file_is_something_is_shown(qtbot: QtBot, opened: Open, kind: str) -> None:
    page = opened({**ODD, **HOSTILE}[kind])
    qtbot.waitUntil(lambda: page.viewer is not None or page.reader is not None)
    assert (page.viewer is None) != (page.reader is None)
    page.grab()
    if page.viewer is not None:
        press(page.viewer, Qt.Key.Key_End, Qt.Key.Key_Home)
    else:
        assert page.reader is not None
        assert page.reader.note_box.accessibleName()
    set_language("pl")
    page.grab()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.viewer or page.reader.lines, Qt.Key.Key_Escape)  # type: ignore[union-attr]


def test_a_damaged_match_runs_up_to_the_damage(opened: Open) -> None:
    viewer = opened(ODD["damaged"]).viewer
    assert viewer is not None
    assert len(viewer.timeline) == 9
    assert viewer.note_card.isVisible()
    assert viewer.note_box.accessibleName().startswith("Damaged · line 11")


def test_an_illegal_answer_is_damage_too(opened: Open) -> None:
    viewer = opened(illegal(sound(20))).viewer
    assert viewer is not None
    assert 20 <= len(viewer.timeline) <= 21
    assert viewer.note_card.isVisible()


def test_other_components_are_noted(opened: Open) -> None:
    viewer = opened(other_content(sound(20))).viewer
    assert viewer is not None
    assert viewer.note_box.accessibleName().startswith("Other components")


def test_a_sound_match_has_no_note(unfinished: ReplayViewer) -> None:
    assert not unfinished.note_card.isVisible()


def test_a_file_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    _, library = saved(tmp_path, b"")
    page = ReplayPage(tmp_path / "gone.jsonl", library)
    qtbot.addWidget(page)
    assert page.reader is not None
    assert page.reader.lines.toPlainText() == "There is nothing to read."


def test_an_unknown_game_is_told_in_readable_lines(opened: Open) -> None:
    reader = opened(ODD["unknown_game"]).reader
    assert reader is not None
    shown = reader.lines.toPlainText().split("\n")
    assert len(shown) == 20
    assert shown[0].split(":")[0] in TWO.names
    assert "choose dynasty" in shown[0]


def test_readable_lines() -> None:
    assert readable_line('{"seat":0,"answer":{"do":"place_tile","tile":"farm"}}', ["Anna"]) == "Anna: place tile · farm"
    assert readable_line('{"seat":5,"answer":[{"do":"x"},{"do":"y"}]}', ["Anna"]) == "?: x; y"
    assert readable_line("\x00 milk", []) == "\ufffd milk"
    assert len(readable_line("x" * 9000, [])) < 600
    assert readable_line('{"answer":7}', []) == "?: 7"


# Room


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_has_its_room(viewer: ReplayViewer, window: tuple[int, int]) -> None:
    for look in in_all_looks(viewer.parentWidget(), window, [100, 150]):
        for position, seat in ((0, EVERYBODY), (61, 1), (len(viewer.timeline), EVERYBODY)):
            viewer.look_through(seat)
            viewer.go_to(position)
            settle()
            assert [line for line in crowded(viewer) if "TableView" not in line] == [], look
            assert viewer.bar.geometry().bottom() == viewer.height() - 1
            assert viewer.strip.geometry().bottom() <= viewer.bar.geometry().top()


def test_everything_has_a_name(viewer: ReplayViewer) -> None:
    """The tab bar belongs to the panel, and the nameless widgets are the insides of views."""
    assert [line for line in nameless(viewer) if not line.startswith(("QWidget ''", "_TabBar"))] == []


def test_tab_reaches_the_bar_and_keys_still_walk(viewer: ReplayViewer) -> None:
    reached = set()
    for _ in range(20):
        press(viewer, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert {viewer.bar.slider, viewer.bar.play, viewer.bar.eyes, viewer.bar.close_button} <= reached
    viewer.bar.slider.setFocus()
    press(viewer, Qt.Key.Key_Right, Qt.Key.Key_PageDown)
    assert viewer.position > 1


def test_the_page_hands_its_keys_on(viewer: ReplayViewer) -> None:
    viewer.bar.play.setFocus()
    page = viewer.parentWidget()
    assert isinstance(page, ReplayPage)
    page.setFocus()
    assert viewer.hasFocus()


def test_the_light_theme(viewer: ReplayViewer) -> None:
    viewer.go_to(40)
    before = viewer.grab().toImage()
    set_theme("light")
    QApplication.processEvents()
    assert viewer.grab().toImage() != before


# What came of a move


def at_a_conflict(viewer: ReplayViewer) -> int:
    """To the move before one is over."""
    told = viewer.timeline.whole.events
    number = next(number for number, event in enumerate(told) if event.name in ("revolt_won", "war_won"))
    position = viewer.timeline.position_of(number)
    viewer.stepping.player.pace = "wait"
    viewer.go_to(position - 1)
    return position


def test_one_step_on_shows_first_what_came_of_it(viewer: ReplayViewer, qtbot: QtBot) -> None:
    position = at_a_conflict(viewer)
    qtbot.keyClick(viewer, Qt.Key.Key_Right)
    assert viewer.stepping.panel.isVisibleTo(viewer)
    assert viewer.position == position - 1
    qtbot.keyClick(viewer, Qt.Key.Key_Right)
    assert not viewer.stepping.panel.isVisibleTo(viewer)
    assert viewer.position == position


def test_who_walks_elsewhere_is_not_held_up(viewer: ReplayViewer, qtbot: QtBot) -> None:
    position = at_a_conflict(viewer)
    qtbot.keyClick(viewer, Qt.Key.Key_Right)
    qtbot.keyClick(viewer, Qt.Key.Key_Left)
    assert not viewer.stepping.player.playing
    assert viewer.position == position - 2
    viewer.go_to(position - 1)
    qtbot.keyClick(viewer, Qt.Key.Key_Right)
    qtbot.keyClick(viewer, Qt.Key.Key_Escape)
    assert not viewer.stepping.player.playing
    assert viewer.position == position - 1


def test_without_outcomes_a_step_is_a_step(viewer: ReplayViewer, qtbot: QtBot) -> None:
    position = at_a_conflict(viewer)
    viewer.stepping.player.pace = "none"
    qtbot.keyClick(viewer, Qt.Key.Key_Right)
    assert viewer.position == position
