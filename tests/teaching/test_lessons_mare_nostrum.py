"""Lessons of Mare Nostrum: whole positions, and hints that work in them."""

import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.mare_nostrum.position import Position, lay_out
from imperium_desktop.teaching.mare_nostrum import MARE_NOSTRUM
from imperium_desktop.teaching.mare_nostrum.pictures import MapPicture
from imperium_desktop.teaching.pictures import read_pictures
from tests.rules.mare_nostrum import invariant

GAME = load_game("mare_nostrum")
COURSE = GAMES["mare_nostrum"].parts.course(GAME)
PICTURES = read_pictures("mare_nostrum", MapPicture)
WHOLE = GAME.census(lay_out(GAME.content, Position()))
each_lesson = pytest.mark.parametrize("id", COURSE.scripts)


@each_lesson
def test_positions_of_lessons_are_whole(id: str) -> None:
    script = COURSE.scripts[id]
    for laid in (script.position, *(step.position for step in script.steps if step.position is not None)):
        state = lay_out(GAME.content, laid)
        invariant.check(state)
        assert GAME.census(state) == WHOLE


@each_lesson
def test_hints_work_in_lessons(id: str) -> None:
    lesson = COURSE.begin(id)
    while not lesson.done:
        if lesson.asks:
            assert MARE_NOSTRUM.hints(lesson.seen)
            for option in lesson.match.waiting.options[:20]:
                MARE_NOSTRUM.hints(lesson.seen, hovered=option)
        lesson.skip()


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_show_what_can_be(name: str) -> None:
    picture = PICTURES[name]
    state = lay_out(GAME.content, picture.position)
    invariant.check(state)
    assert set(picture.mark) <= set(GAME.elements(state))
    size = GAME.content.box.board
    if picture.frame is not None:
        x, y, width, height = picture.frame
        assert 0 <= x < x + width <= size.width
        assert 0 <= y < y + height <= size.height
