"""Every lesson can be done by touching the table; some are played through the real window."""

import re
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.games.tigris.rules.options import PlaceTile
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.teaching.lessons import AnyLesson
from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.learn.referee import LessonReferee
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import of_kind, present
from tests.ui.fitting import settle
from tests.ui.robot import open_window
from tests.ui.showing import shown_to

SMALLEST = (1280.0, 692.0)
SPOKEN = {"en": "You place", "pl": "Wykreślasz"}


def do_what_is_asked(session: Session, lesson: AnyLesson, layout: Layout) -> None:
    """Touch after touch, only what lies on the table."""
    for option in lesson.wanted[: max(1, lesson.match.waiting.pick[0])]:
        for key in option.path:
            assert key in layout, key
            session.touch(key)
    if session.funnel is not None and session.funnel.can_finish:
        session.finish()
    assert not lesson.asks, f"{lesson.id}, step {lesson.step.words}"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_lesson_is_done_by_touching_the_table(qapp: QApplication, game_id: str) -> None:
    game = load_game(game_id)
    course, scene = GAMES[game_id].parts.course(game), scene_of(game)
    for id in course.scripts:
        lesson = course.begin(id)
        referee = LessonReferee(lesson)
        session = Session(lesson.match, Seating(("Anna",) * lesson.match.setup.seats), referee=referee)
        session.start()
        while not lesson.done:
            if lesson.asks:
                layout = scene.layout(shown_to(session.match, session.looking, SMALLEST))
                do_what_is_asked(session, lesson, layout)
            referee.next_step()


def learn(
    home: Path, game_id: str, size: tuple[int, int] = (1280, 720), **settings: object
) -> tuple[MainWindow, LearnPage]:
    window = open_window(home, size, **settings)
    window.learn(game_id)
    page = window.page
    assert isinstance(page, LearnPage)
    return window, page


def lesson_page_of(page: LearnPage) -> LessonPage:
    return present(page.lesson_page)


def solve(page: LearnPage) -> None:
    """By hand, to the closing card."""
    lesson_page = lesson_page_of(page)
    assert lesson_page is not None
    while lesson_page.closing is None:
        if lesson_page.lesson.asks:
            do_what_is_asked(lesson_page.session, lesson_page.lesson, lesson_page.table.layout_)
        QTest.keyClick(lesson_page, Qt.Key.Key_Return)


@pytest.mark.parametrize(("game_id", "language"), [("tigris", "en"), ("hadrian", "pl")])
def test_lessons_through_the_window(qapp: QApplication, tmp_path: Path, game_id: str, language: str) -> None:
    """The second has tasks; the third follows when the closing card was read."""
    window, page = learn(tmp_path, game_id, language=language)
    _, played, next_one, *_ = page.ids
    page.begin(played)
    lesson_page = lesson_page_of(page)
    asked = 0
    while lesson_page.closing is None:
        if lesson_page.lesson.asks:
            asked += 1
            assert lesson_page.card.foot.next_button.key == "", "Enter does not skip what is asked"
            do_what_is_asked(lesson_page.session, lesson_page.lesson, lesson_page.table.layout_)
        assert lesson_page.card.text.text
        assert lesson_page.card.foot.next_button.key == "Enter"
        QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    log = lesson_page.log.toPlainText()
    assert asked > 0
    assert SPOKEN[language] in log
    assert not re.search(r"\b(You \w+s|Ty) ", log), "the pupil is spoken to, not named"
    reached = window.app_state.progress.lesson(game_id, played)
    assert (reached.done, reached.stars) == (True, 3)
    assert lesson_page.card.stars.earned == 3
    assert page.course_words.lessons[next_one].title in lesson_page.card.foot.next_button.text()
    QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert lesson_page_of(page).lesson.id == next_one
    window.close()


def test_the_last_lesson_leads_to_the_path_by_one_button(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    for id in (page.ids[0], page.ids[-1]):
        page.begin(id)
        solve(page)
        buttons = lesson_page_of(page).card.foot.buttons
        assert [button.isVisible() and button.text() == "To the path" for button in buttons].count(True) == 1
        page.back_to_path()
    window.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_task_and_verdict_are_in_sight_in_a_low_panel(qapp: QApplication, tmp_path: Path, language: str) -> None:
    """Imperium's hand lies below the panel."""
    window, page = learn(tmp_path, "imperium", language=language)
    for id in ("regions", "empire"):
        page.begin(id)
        while lesson_page_of(page).closing is None:
            card, session, lesson = lesson_page_of(page).card, lesson_page_of(page).session, lesson_page_of(page).lesson
            settle()
            if lesson.asks:
                assert in_sight(card.foot.task), lesson.step.words
                decision = lesson.match.waiting
                wrong = next((option for option in decision.options if option not in lesson.wanted), None)
                if wrong is not None and not decision.picks_several:
                    session.answer(wrong)
                    settle()
                    assert in_sight(card.verdict), lesson.step.words
                do_what_is_asked(session, lesson, lesson_page_of(page).table.layout_)
            QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Return)
    window.close()


def in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect().height() == widget.height()


def test_what_is_skipped_is_not_learned_until_it_is_made(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("identity")
    while lesson_page_of(page).closing is None:
        lesson_page_of(page).card.foot.next_button.click()
    progress = window.app_state.progress
    owed = {number for number, step in enumerate(page.course.scripts["identity"].steps) if step.wants_move}
    assert not progress.lesson("tigris", "identity").done
    assert set(progress.lesson("tigris", "identity").shown) == owed
    page.back_to_path()
    page.begin("identity")
    assert lesson_page_of(page).lesson.number in owed
    solve(page)
    assert progress.lesson("tigris", "identity").done
    assert progress.lesson("tigris", "identity").stars == 1
    window.close()


def test_a_lesson_that_was_shown_asks_for_its_moves_at_the_end(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("identity")
    lesson_page_of(page).card.foot.next_button.click()
    lesson_page_of(page).card.foot.show_button.click()
    assert lesson_page_of(page).lesson.solved
    solve(page)
    assert present(lesson_page_of(page).closing).stars == 0
    shown = page.course_words.lessons["identity"].steps["my_king"].task
    assert shown in lesson_page_of(page).card.tasks.plain_text()
    assert page.course_words.lessons["first_leader"].title in lesson_page_of(page).card.foot.further_button.text()
    settle()
    assert in_sight(lesson_page_of(page).card.foot.next_button)
    QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Return)
    assert (lesson_page_of(page).lesson.id, lesson_page_of(page).lesson.number) == ("identity", 1)
    window.close()


def test_a_lesson_left_half_way_goes_on_where_it_was(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("goal")
    QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Return)
    lesson = lesson_page_of(page).lesson
    other = next(option for option in lesson.match.waiting.options if option not in lesson.wanted)
    lesson_page_of(page).session.answer(other)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.lesson_page is None
    page.begin("goal")
    assert lesson_page_of(page).lesson.number == 1
    solve(page)
    assert window.app_state.progress.lesson("tigris", "goal").stars == 2
    page.begin("goal")
    assert lesson_page_of(page).lesson.number == 0, "a learned lesson begins anew"
    window.close()


def test_lessons_that_older_versions_called_done_begin_anew(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    file = window.app_state.progress.file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('{"tigris": {"goal": {"step": 3, "done": true}}}')
    page.begin("goal")
    assert lesson_page_of(page).lesson.number == 0
    window.close()


def test_enter_goes_on_wherever_on_the_card_the_keys_are(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("identity")
    lesson_page = lesson_page_of(page)
    lesson_page.go_on()
    lesson_page.card.foot.show_button.setFocus()
    QTest.keyClick(lesson_page.card.foot.show_button, Qt.Key.Key_Return)
    assert lesson_page.lesson.solved, "a button that has the keys is pressed"
    QTest.keyClick(QApplication.focusWidget() or lesson_page, Qt.Key.Key_Return)
    assert lesson_page.lesson.number == 2
    window.close()


def test_enter_belongs_to_what_happened_until_it_is_seen(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("revolt")
    lesson_page = lesson_page_of(page)
    lesson_page.outcomes.pace = "wait"
    do_what_is_asked(lesson_page.session, lesson_page.lesson, lesson_page.table.layout_)
    lesson_page.go_on()
    do_what_is_asked(lesson_page.session, lesson_page.lesson, lesson_page.table.layout_)
    assert lesson_page.outcomes.playing, "the revolt is shown"
    assert lesson_page.card.foot.next_button.key == ""
    number = lesson_page.lesson.number
    while lesson_page.outcomes.playing:
        QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert lesson_page.lesson.number == number
    assert lesson_page.card.foot.next_button.key == "Enter"
    QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert lesson_page.lesson.number == number + 1
    window.close()


def test_nobody_is_asked_what_the_tutor_is(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("king")
    lesson_page = lesson_page_of(page)
    do_what_is_asked(lesson_page.session, lesson_page.lesson, lesson_page.table.layout_)
    assert lesson_page.session.decision is not None
    assert not lesson_page.panel.prompt.isVisible()
    assert "You" in lesson_page.panel.turn.name.plain_text()
    window.close()


def test_tutors_are_called_as_the_lessons_call_them(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("revolt")
    plaques = lesson_page_of(page).strip.plaques
    assert [(plaque.name, plaque.title) for plaque in plaques] == [("You", "Lion"), ("Bull", "")]
    page.open_game("settlers")
    page.begin("tricks")
    assert [lesson_page_of(page).words.seat(seat) for seat in range(2)] == ["You", "Roman"]
    window.close()


def test_a_table_laid_out_anew_has_others_at_it(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "hadrian")
    page.begin("neighbours")
    assert lesson_page_of(page).session.seating.names == ("You", "Neighbour 1", "Neighbour 2")
    while lesson_page_of(page).lesson.step.words != "neutral":
        lesson_page_of(page).card.foot.next_button.click()
    assert lesson_page_of(page).session.seating.names == ("You",)
    window.close()


def test_a_wrong_move_is_answered_with_what_it_brings_and_what_was_asked(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("goal")
    lesson_page_of(page).go_on()
    lesson_page_of(page).session.answer(PlaceTile("market", "A1"))
    said = lesson_page_of(page).card.verdict.plain_text()
    assert "This move: You place" in said
    assert "Wanted: You gain 1 green point" in said
    bubble = lesson_page_of(page).advice.bubble
    assert bubble.isVisible(), "beside what was touched, as a refusal in a match"
    assert "Wanted: You gain 1 green point" in bubble.accessibleName()
    assert page.course_words.lessons["goal"].steps["first_market"].wrong in said
    window.close()


def test_hints_are_given_in_lessons(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("goal")
    lesson_page_of(page).go_on()
    lesson_page_of(page).card.foot.hint_button.click()
    assert lesson_page_of(page).panel.hint.isVisible()
    window.close()


def test_a_step_that_asks_begins_with_its_hint_folded(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("first_leader")
    lesson_page = lesson_page_of(page)
    assert lesson_page.lesson.asks
    assert lesson_page.panel.hint.is_folded
    assert not lesson_page.panel.hint.isVisible()
    lesson_page.panel.hint.fold_or_unfold()
    lesson_page.refresh()
    assert not lesson_page.panel.hint.is_folded, "whoever wants to know the way may"
    window.close()


def test_to_start_the_lesson_starts_it(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    of_kind(StartPage, window.page).lesson.emit("tigris")
    assert isinstance(window.page, LearnPage)
    assert window.page.lesson_page is not None
    assert window.page.lesson_page.lesson.id == window.page.ids[0]
    window.close()


def test_boards_come_back_and_are_counted(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    progress = window.app_state.progress
    for id in ("goal", "revolt"):
        progress.finish("tigris", id, 3)
    page.begin_boards()
    assert page.lesson_page is None, "nothing is due today"
    tomorrow = date.today() + timedelta(1)
    progress.today = lambda: tomorrow
    page.begin_boards()
    first = lesson_page_of(page).lesson.id
    solve(page)
    assert progress.lesson("tigris", first).due == tomorrow + timedelta(3)
    QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Return)
    lesson = lesson_page_of(page).lesson
    assert {first, lesson.id} == {"goal", "revolt"}
    other = next(option for option in lesson.match.waiting.options if option not in lesson.wanted)
    lesson_page_of(page).session.answer(other)
    solve(page)
    assert progress.lesson("tigris", lesson.id).due == tomorrow + timedelta(1)
    assert progress.lesson("tigris", lesson.id).stars == 3
    QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Return)
    assert page.lesson_page is None
    window.close()


def test_enter_pressed_once_too_often_does_not_leave_the_stars(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LessonPage, "deaf", 60_000)
    window, page = learn(tmp_path, "tigris")
    page.begin("goal")
    solve(page)
    lesson_page = lesson_page_of(page)
    QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert page.lesson_page is lesson_page
    window.close()


def test_buttons_that_lead_nowhere_are_not_there(qapp: QApplication, tmp_path: Path) -> None:
    """The first move is a tile: tiles are not exchanged, and the turn does not end."""
    window, page = learn(tmp_path, "tigris")
    page.begin("goal")
    lesson_page_of(page).go_on()
    assert lesson_page_of(page).lesson.asks
    assert lesson_page_of(page).panel.prompt.buttons == []
    before = lesson_page_of(page).lesson.wrong
    QTest.keyClick(lesson_page_of(page), Qt.Key.Key_Space)
    assert lesson_page_of(page).lesson.wrong == before, "nor by key"
    window.close()
