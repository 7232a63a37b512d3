"""Lessons of Mare Nostrum: whole positions, and hints that work in them."""

import pytest

from imperium_desktop.games.mare_nostrum.analysis.position import Position, lay_out
from imperium_desktop.games.mare_nostrum.rules.events import LegendaryDrawn, UnitBuilt
from imperium_desktop.games.mare_nostrum.rules.options import BuildUnit, TakeCoin
from imperium_desktop.games.mare_nostrum.teaching import MARE_NOSTRUM
from imperium_desktop.games.mare_nostrum.teaching.pictures import MapPicture
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.teaching.lessons import Verdict
from imperium_desktop.teaching.pictures import read_pictures
from tests.games.mare_nostrum.rules import invariant

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


def test_a_wrong_purchase_is_held_against_the_one_that_was_asked_for() -> None:
    """What is bought is built only when it is paid for: both are told up to then."""
    lesson = COURSE.begin("map")
    lesson.go_on()
    lesson.go_on()
    outcome = lesson.try_(BuildUnit("legion", "latium", None))
    assert outcome.verdict is Verdict.WRONG
    assert UnitBuilt(0, "legion", "latium") in outcome.events
    assert [event.name for event in outcome.asked] == ["control_placed"]


def test_what_chance_would_bring_is_not_told_before() -> None:
    lesson = COURSE.begin("collect")
    while lesson.step.words != "legendary":
        lesson.skip()
    outcome = lesson.try_(TakeCoin())
    assert outcome.verdict is Verdict.WRONG
    assert [event.token for event in outcome.asked if isinstance(event, LegendaryDrawn)] in ([], [None])


def test_most_steps_have_an_aim() -> None:
    """A step that asks for one move only checks whether the pupil can read."""
    asked = [step for script in COURSE.scripts.values() for step in script.steps if step.wants_move]
    aims = [step for step in asked if not step.ask]
    assert len(aims) > len(asked) * 2 // 3


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
