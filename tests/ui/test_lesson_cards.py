"""The card of a lesson: what is asked and its buttons are in sight at its foot.

Nothing that is not wanted takes their room.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import GAMES
from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.learn.lesson_card import LessonFoot
from tests.ui.fitting import cramped, settle
from tests.ui.robot import open_window

LOOKS = [((1600, 900), 100), ((1366, 768), 100), ((1366, 768), 125), ((1280, 720), 100), ((1280, 720), 150)]
TIGHTEST = LOOKS[-1]


def cards(page: LearnPage, ids: list[str]) -> Iterator[tuple[str, LessonPage]]:
    """One after another as they are read, each with its name."""
    for id in ids:
        page.begin(id)
        lesson_page = page.lesson_page
        assert lesson_page is not None
        while not lesson_page.lesson.done:
            yield f"{id}, {lesson_page.lesson.step.words}", lesson_page
            lesson_page.referee.next_step()


def learn(home: Path, game_id: str, language: str, size: tuple[int, int], scale: int) -> LearnPage:
    window = open_window(home, size, language=language, text_scale=scale)
    window.learn(game_id)
    assert isinstance(window.page, LearnPage)
    return window.page


def out_of_sight(foot: LessonFoot) -> list[str]:
    """What of the task and the buttons cannot be seen whole."""
    parts: list[QWidget] = [part for part in (foot.task, *foot.buttons) if not part.isHidden()]
    return [told(part) for part in parts if part.visibleRegion().boundingRect().size() != part.size()]


def told(part: QWidget) -> str:
    return f"{getattr(part, 'text', None)!r} {part.size().toTuple()}"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game_id", GAMES)
def test_task_and_buttons_of_every_card_are_in_sight(
    qapp: QApplication, tmp_path: Path, game_id: str, language: str
) -> None:
    """In the smallest window with the largest text."""
    page = learn(tmp_path, game_id, language, *TIGHTEST)
    for name, lesson_page in cards(page, page.ids):
        settle()
        foot = lesson_page.card.foot
        assert not out_of_sight(foot), name
        assert lesson_page.card.viewport().height() >= lesson_page.card.title.height(), name
        assert bool(foot.task.isVisible()) == lesson_page.lesson.asks, name
    page.window().close()


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_card_of_a_lesson_stays_in_its_place(
    qapp: QApplication, tmp_path: Path, game_id: str, size: tuple[int, int], scale: int
) -> None:
    """Its first lesson, read and asked: the hand need not look for the buttons."""
    page = learn(tmp_path, game_id, "pl", size, scale)
    places = set()
    for name, lesson_page in cards(page, page.ids[:1]):
        settle()
        assert not out_of_sight(lesson_page.card.foot), name
        assert not lesson_page.panel.hint.isVisible(), name
        foot = lesson_page.card.foot
        places.add((lesson_page.panel.tabs.y(), foot.y() + foot.height()))
    assert len(places) == 1
    page.window().close()


@pytest.mark.parametrize("size", [(1600, 900), (1366, 768)])
def test_the_card_is_never_painted_as_it_was_for_other_words(
    qapp: QApplication, tmp_path: Path, size: tuple[int, int]
) -> None:
    """Not for a moment: a button of two lines and half a sentence were seen while the table was painted."""
    page = learn(tmp_path, "settlers", "pl", size, 100)
    for name, lesson_page in cards(page, page.ids[:3]):
        if lesson_page.lesson.number:  # the first card comes with its page
            assert not list(cramped(lesson_page.panel)), name
        settle()
        if lesson_page.lesson.asks:
            lesson_page.referee.show_me()
            assert not list(cramped(lesson_page.panel)), name
            settle()
    page.window().close()
