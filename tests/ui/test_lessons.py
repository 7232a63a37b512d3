"""Every lesson can be done by touching the table; some are played through the real window."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.learn.lesson import LessonSession
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.placement import Layout
from tests.ui.robot import open_window
from tests.ui.showing import shown_to

SMALLEST = (1280.0, 692.0)
SPOKEN = {"en": "You place", "pl": "Wykreślasz"}


def do_what_is_asked(session: LessonSession, layout: Layout) -> None:
    """Touch after touch, only what lies on the table."""
    lesson = session.lesson
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
        session = LessonSession(lesson, Seating(("Anna",) * lesson.match.setup.seats))
        session.start()
        while not lesson.done:
            if lesson.asks:
                layout = scene.layout(shown_to(session.match, session.looking, SMALLEST))
                do_what_is_asked(session, layout)
            session.next_step()


@pytest.mark.parametrize(("game_id", "language"), [("tigris", "en"), ("hadrian", "pl")])
def test_lessons_through_the_window(qapp: QApplication, tmp_path: Path, game_id: str, language: str) -> None:
    """The second has tasks; the third is the one that follows by itself."""
    window = open_window(tmp_path, language=language)
    window.learn(game_id)
    page = window.page
    assert isinstance(page, LearnPage)
    _, played, next_one, *_ = page.ids
    page.begin(played)
    asked = 0
    log = ""
    while page.lesson_page is not None and page.lesson_page.lesson.id == played:
        lesson_page = page.lesson_page
        if lesson_page.lesson.asks:
            asked += 1
            assert lesson_page.card.next_button.key == "", "Enter does not skip what is asked"
            do_what_is_asked(lesson_page.lesson_session, lesson_page.table.layout_)
        assert lesson_page.card.text.text
        assert lesson_page.card.next_button.key == "Enter"
        log = lesson_page.log.toPlainText()
        QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert asked > 0
    assert SPOKEN[language] in log
    assert not re.search(r"\b(You \w+s|Ty) ", log), "the pupil is spoken to, not named"
    assert window.app_state.progress.lesson(game_id, played).done
    assert page.lesson_page is not None
    assert page.lesson_page.lesson.id == next_one
    window.close()
