"""Lessons of Hadrian's Wall: what their words count is what happens, and boards with an aim leave a choice."""

from collections.abc import Iterator

import pytest

from imperium_desktop.games.hadrian.rules.scoring import attribute_points, path_points
from imperium_desktop.games.hadrian.rules.state import Player
from imperium_desktop.games.hadrian.teaching.search import filled
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.teaching.lesson_words import read_course_words
from imperium_desktop.teaching.lessons import AnyLesson

COURSE = GAMES["hadrian"].parts.course(load_game("hadrian"))
WORDS = {language: read_course_words("hadrian", language).lessons for language in ("en", "pl")}
VOICE = {"en": "*Varro: ", "pl": "*Warron: "}


def every_way(id: str, last: str = "") -> Iterator[Player]:
    """The pupil's sheets at the end of a step, or of the lesson, after each of its right moves in turn."""
    ways: list[tuple[int, ...]] = [()]
    for step in COURSE.scripts[id].steps:
        ways = [(*moves, move) for moves in ways for move in range(max(1, len(after(id, moves).wanted)))]
        if step.words == last:
            break
    for *moves, move in ways:
        lesson = after(id, tuple(moves))
        if lesson.asks:
            lesson.try_(lesson.wanted[move])
        yield lesson.match.state.players[0]


def after(id: str, moves: tuple[int, ...]) -> AnyLesson:
    """The lesson after these moves, each named by its place among the right ones of its step."""
    lesson = COURSE.begin(id)
    for move in moves:
        if lesson.asks:
            lesson.try_(lesson.wanted[move])
        lesson.go_on()
    return lesson


def test_seven_boxes_come_of_two_items() -> None:
    before = filled(after("chain", ()).match.state.players[0])
    assert {filled(player) - before for player in every_way("chain")} == {7}


def test_a_whole_year_fills_nine_boxes_and_leaves_nothing() -> None:
    before = filled(after("whole_year", ()).match.state.players[0])
    for player in every_way("whole_year", last="builder"):
        assert filled(player) - before >= 9
        assert player.items == ()


def test_the_last_year_brings_seven_points() -> None:
    before = attribute_points(after("last_year", ()).match.state.players[0])
    assert {attribute_points(player) - before for player in every_way("last_year")} == {7}


@pytest.mark.parametrize(("step", "card", "points"), [("step", "forager", 2), ("section", "vanguard", 2)])
def test_paths_are_worth_what_is_said(step: str, card: str, points: int) -> None:
    ways = list(every_way("paths", last=step))
    assert {path_points(COURSE.game.content, player, card) for player in ways} == {points}


@pytest.mark.parametrize(
    ("id", "step", "moves"),
    [
        ("neighbours", "find", {"buy_good", "scout"}),
        ("gardens", "find", {"attract_citizens", "build"}),
        ("training", "find", {"post_guard", "train_guard", "extend_fort"}),
        ("forum", "use", {"attract_citizens"}),
        ("precincts", "find", {"mine", "build"}),
        ("courthouse", "find", {"attract_citizens", "obtain_ruling"}),
        ("temples", "find", {"serve_temple"}),
        ("chain", "builder", {"attract_citizens"}),
        ("last_year", "piety", {"attract_citizens", "build"}),
    ],
)
def test_boards_with_an_aim_leave_a_choice(id: str, step: str, moves: set[str]) -> None:
    lesson = COURSE.begin(id)
    while lesson.step.words != step:
        lesson.skip()
    assert not lesson.step.ask
    assert {option.name for option in lesson.wanted} == moves
    assert 1 < len(lesson.wanted) < len(lesson.match.waiting.options)


def test_the_quartermaster_speaks_now_and_then_in_both_languages() -> None:
    spoken = {
        language: [
            (id, key, field)
            for id, lesson in lessons.items()
            for key, step in lesson.steps.items()
            for field in ("text", "after")
            if VOICE[language] in getattr(step, field)
        ]
        for language, lessons in WORDS.items()
    }
    assert spoken["en"] == spoken["pl"]
    assert len({id for id, _, _ in spoken["en"]}) > len(WORDS["en"]) // 2
