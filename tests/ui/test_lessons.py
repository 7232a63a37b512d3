"""Every lesson through the real window, in both languages."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES
from imperium_desktop.ui.pages.learn import LearnPage
from tests.ui.robot import open_window


def steps(page: LearnPage, id: str) -> int:
    """Do what is asked by touching the table, read the rest, to the end of the lesson."""
    taken = 0
    while page.lesson_page is not None and page.lesson_page.lesson.id == id:
        lesson_page = page.lesson_page
        lesson = lesson_page.lesson
        if lesson.asks:
            most = max(1, lesson.match.waiting.pick[0])
            for option in lesson.wanted[:most]:
                for key in option.path:
                    assert key in lesson_page.table.layout_, key
                    lesson_page.touch(key)
            if lesson_page.session.funnel is not None and lesson_page.session.funnel.can_finish:
                lesson_page.session.finish()
            assert not lesson.asks, f"{id}, step {lesson.step.words}"
        assert lesson_page.card.text.text
        QTest.keyClick(lesson_page, Qt.Key.Key_Return)
        taken += 1
        assert taken < 100
    return taken


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game_id", list(GAMES))
def test_every_lesson_is_played_to_its_end(qapp: QApplication, tmp_path: Path, game_id: str, language: str) -> None:
    window = open_window(tmp_path, language=language)
    window.learn(game_id)
    page = window.page
    assert isinstance(page, LearnPage)
    for id in page.ids:
        page.begin(id)
        assert steps(page, id) > 0
        assert window.desk.progress.lesson(game_id, id).done
    window.close()
