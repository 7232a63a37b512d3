"""The replay viewer: any moment at once, from everybody's view or a seat's, for whatever file."""

import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.journals import record
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from tests.present import present
from tests.ui.fitting import WINDOWS, in_all_looks, nameless, settle
from tests.ui.painted_texts import painted_texts
from tests.ui.replay.walking import Open, at_a_conflict, press
from tests.ui.shelf import crowded


def lines(viewer: ReplayViewer) -> list[str]:
    QApplication.processEvents()
    return [line.replace("\ufffc", "").strip() for line in viewer.log.toPlainText().split("\n")]


def test_it_begins_at_the_beginning(viewer: ReplayViewer) -> None:
    assert viewer.position == 0
    assert viewer.bar.place._text == f"decision 0 of {len(viewer.timeline)}"
    assert not viewer.bar.back.isEnabled()
    assert viewer.step_card.sentence.plain_text() == "The match begins."


def test_keys_walk_the_replay(viewer: ReplayViewer) -> None:
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


def test_autoplay_runs_and_pauses(qtbot: QtBot, viewer: ReplayViewer) -> None:
    viewer.bar.pace.choose("fast")
    press(viewer, Qt.Key.Key_Space)
    assert viewer.autoplay.runs
    qtbot.waitUntil(lambda: viewer.position >= 3, timeout=10_000)
    press(viewer, Qt.Key.Key_Space)
    assert not viewer.autoplay.runs
    stood = viewer.position
    qtbot.wait(300)
    assert viewer.position == stood


def test_stepping_by_hand_pauses_autoplay(viewer: ReplayViewer) -> None:
    viewer.autoplay.switch()
    press(viewer, Qt.Key.Key_Left)
    assert not viewer.autoplay.runs


def test_autoplay_stops_at_the_end_and_begins_again(qtbot: QtBot, viewer: ReplayViewer) -> None:
    viewer.go_to(len(viewer.timeline) - 1)
    viewer.bar.pace.choose("fast")
    viewer.autoplay.switch()
    qtbot.waitUntil(lambda: not viewer.autoplay.runs, timeout=10_000)
    assert viewer.position == len(viewer.timeline)
    QApplication.processEvents()
    assert viewer.step_card.sentence.plain_text().endswith("wins the match")
    viewer.autoplay.switch()
    assert viewer.position == 0


def test_whoever_played_alone_is_told_the_rank_and_no_victory(opened: Open) -> None:
    match = record("hadrian", 1, 5, ["greedy"], {})
    viewer = opened(journal.write(match, Seating(("Anna",)))).viewer
    assert viewer is not None
    viewer.go_to(len(viewer.timeline))
    QApplication.processEvents()
    assert viewer.step_card.sentence.plain_text() == "Anna: 41 points · Centurion"


def test_no_key_has_two_meanings(opened: Open) -> None:
    """PgDn walks the years of a replay: what else lies below is scrolled to by the wheel."""
    with painted_texts() as texts:
        viewer = opened(journal.write(record("hadrian", 1, 5, ["greedy"], {}), Seating(("Anna",)))).viewer
        assert viewer is not None
        viewer.grab()
    assert texts.tells("more below")
    assert ("more below", "PgDn") not in pairwise(texts.written)
    assert not texts.tells("0 highlighted")


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


# Room


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_has_its_room(viewer: ReplayViewer, window: tuple[int, int]) -> None:
    for look in in_all_looks(present(viewer.parentWidget()), window, [100, 150]):
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
