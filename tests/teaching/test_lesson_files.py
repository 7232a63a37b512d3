"""Files of lessons: a mistake is told with its place, and patterns mean what they say."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from imperium_desktop.games.tigris.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.options import GiveTile, PlaceTile
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import ContentError
from imperium_desktop.rules.table import Option
from imperium_desktop.teaching.lesson_words import read_course_words
from imperium_desktop.teaching.lessons import Course, Verdict
from imperium_desktop.teaching.patterns import fits
from tests.teaching.saying import LANGUAGES

GAME = load_game("tigris")


def course_of(folder: Path, text: str, name: str = "01_test.toml") -> Course[Any, Any, Position]:
    (folder / name).write_text(text, encoding="utf-8")
    return Course(GAME, Position, setup_of, lay_out, folder)


HEAD = 'chapter = "course"\nrule = "§1"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chapter = 1", "Expected `str`"),
        (HEAD + "steps = []\n", "missing required field `position`"),
        (HEAD + "steps = []\n[position]\ncolour = 1\n", "unknown field `colour`"),
        (HEAD + 'steps = []\n[position]\ntiles = { farm = "F5" }\n', "position: farm on F5: not a river square"),
        (HEAD + 'steps = [{ words = "a", ask = [{ do = "fly" }] }]\n[position]\n', "needs 'do' as one of"),
        (HEAD + 'steps = [{ words = "a", ask = [{ tile = "farm" }] }]\n[position]\n', "needs 'do' as one of"),
        (
            HEAD + 'steps = [{ words = "a", ask = [{ do = "end_turn", square = "A1" }] }]\n[position]\n',
            "end_turn has no field 'square'",
        ),
        (HEAD + 'steps = [{ words = "a", expect = [{ event = "rain" }] }]\n[position]\n', "needs 'event' as one of"),
        (
            HEAD + 'steps = [{ words = "a", position = { leaders = { "lion king" = "A1" } } }]\n[position]\n',
            "no face-up temple",
        ),
    ],
)
def test_a_mistake_in_a_script_names_the_file_and_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ContentError, match=r"01_test\.toml") as error:
        course_of(tmp_path, text)
    assert reason in str(error.value)


def test_a_script_needs_a_number_and_an_id(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="is not a number and an id"):
        course_of(tmp_path, HEAD + "steps = []\n[position]\n", "test.toml")


def test_a_reply_that_is_no_option_is_a_mistake_of_the_lesson(tmp_path: Path) -> None:
    replies = '[{ do = "place_leader", dynasty = "bull" }]'
    course = course_of(tmp_path, HEAD + f'steps = [{{ words = "a", replies = {replies} }}]\n[position]\n')
    with pytest.raises(AssertionError, match="test, step a"):
        course.begin("test").go_on()


def test_a_pick_of_several_is_right_if_every_part_is(tmp_path: Path) -> None:
    asked = '{ words = "b", ask = [{ do = "give_tile", tile = ["market", "farm"] }] }'
    begun = '{ words = "a", replies = [{ do = "swap_tiles" }] }'
    hands = 'hands = { lion = "kkrbgg" }'
    course = course_of(tmp_path, HEAD + f"steps = [{begun}, {asked}]\n[position]\n{hands}\n")
    lesson = course.begin("test")
    lesson.go_on()
    assert Counter(lesson.wanted) == Counter([GiveTile("farm"), GiveTile("market"), GiveTile("market")])
    assert lesson.try_((GiveTile("market"), GiveTile("market"))).verdict is Verdict.RIGHT
    shown = course.begin("test")
    shown.go_on()
    assert shown.show_me().verdict is Verdict.RIGHT


GREEN = """steps = [{ words = "a", so_that = [{ event = "point_gained", seat = 0, sphere = "green" }] }]
[position]
leaders = { "lion trader" = "I6", "lion king" = "H7" }
hands = { lion = "kkrbgg" }
"""


def test_every_move_that_reaches_an_aim_is_right(tmp_path: Path) -> None:
    lesson = course_of(tmp_path, HEAD + GREEN).begin("test")
    assert lesson.asks
    assert {option.name for option in lesson.wanted} == {"place_tile"}
    assert {option.tile for option in lesson.wanted if isinstance(option, PlaceTile)} == {"market"}
    assert len(lesson.wanted) > 1
    assert lesson.try_(lesson.wanted[-1]).verdict is Verdict.RIGHT


def test_a_wrong_move_is_held_against_what_was_asked(tmp_path: Path) -> None:
    """The same kind of thing is compared: a black point with the green one."""
    lesson = course_of(tmp_path, HEAD + GREEN).begin("test")
    square = next(option.square for option in lesson.wanted if isinstance(option, PlaceTile))
    outcome = lesson.try_(PlaceTile("settlement", square))
    assert outcome.verdict is Verdict.WRONG
    assert outcome.brought == (events.PointGained(0, "black", "king"),)
    assert outcome.asked == (events.PointGained(0, "green", "trader"),)
    assert not outcome.among_others


def test_a_right_move_among_others_is_an_example() -> None:
    """The king may stand on many squares: the first of them is not the only right one."""
    lesson = Course(GAME, Position, setup_of, lay_out).begin("first_leader")
    square = next(option.square for option in lesson.match.waiting.options if isinstance(option, PlaceTile))
    outcome = lesson.try_(PlaceTile("temple", square))
    assert outcome.verdict is Verdict.WRONG
    assert outcome.among_others


def test_a_wrong_move_without_such_a_thing_is_told_by_what_follows(tmp_path: Path) -> None:
    lesson = course_of(tmp_path, HEAD + GREEN).begin("test")
    outcome = lesson.try_(PlaceTile("market", "A1"))
    assert [event.name for event in outcome.brought] == ["tile_placed"]


def test_a_lesson_that_names_no_stage_follows_the_one_before_it(tmp_path: Path) -> None:
    plain, examples = HEAD + GREEN, HEAD.replace("course", "examples") + GREEN
    files = {"01_a": plain, "02_b": 'stage = "war"\n' + plain, "03_c": plain, "04_d": examples, "05_e": plain}
    for name, text in files.items():
        course = course_of(tmp_path, text, f"{name}.toml")
    assert course.stages == {"course": ["a"], "war": ["b", "c", "e"], "examples": ["d"]}


def test_a_later_lesson_may_name_an_earlier_stage(tmp_path: Path) -> None:
    for name, stage in (("01_a", "first"), ("02_b", "second"), ("03_c", "first")):
        course = course_of(tmp_path, f'stage = "{stage}"\n' + HEAD + GREEN, f"{name}.toml")
    assert course.stages == {"first": ["a", "c"], "second": ["b"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_in_the_words_names_its_place(tmp_path: Path, language: str) -> None:
    folder = tmp_path / language / "tigris"
    folder.mkdir(parents=True)
    words = '[chapters]\n[lessons.a]\ntitle = "A"\n[lessons.a.steps.b]\ntext = "**bold"\n'
    (folder / "lessons.toml").write_text(words, encoding="utf-8")
    with pytest.raises(ContentError, match=r"lessons\.a\.steps\.b\.text: \*\* is not closed"):
        read_course_words("tigris", language, tmp_path)


def test_patterns() -> None:
    option: Option = PlaceTile("farm", "E2")
    assert fits({"do": "place_tile"}, option)
    assert fits({"do": "place_tile", "tile": "farm", "square": ("A1", "E2")}, option)
    assert not fits({"do": "place_tile", "tile": "temple"}, option)
    assert not fits({"do": "place_tile", "dynasty": "lion"}, option)
    united = events.KingdomsUnited("E2", ("black", "green"))
    assert fits({"event": "kingdoms_united", "wars": ("black", "green")}, united)
    assert not fits({"event": "kingdoms_united", "wars": ("black",)}, united)
    assert not fits({"event": "kingdoms_united", "wars": "black"}, united)
