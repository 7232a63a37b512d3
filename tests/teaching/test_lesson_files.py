"""Files of lessons: a mistake is told with its place, and patterns mean what they say."""

from collections import Counter
from pathlib import Path

import pytest

from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import ContentError
from imperium_desktop.rules.table import Option
from imperium_desktop.rules.tigris import events
from imperium_desktop.rules.tigris.options import GiveTile, PlaceTile
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.teaching.lessons import Course, Verdict, fits, read_course_words
from tests.teaching.saying import LANGUAGES

GAME = load_game("tigris")


def course_of(folder: Path, text: str, name: str = "01_test.toml") -> Course:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mistake_in_the_words_names_its_place(tmp_path: Path, language: str) -> None:
    folder = tmp_path / language / "lessons"
    folder.mkdir(parents=True)
    words = '[chapters]\n[lessons.a]\ntitle = "A"\n[lessons.a.steps.b]\ntext = "**bold"\n'
    (folder / "tigris.toml").write_text(words, encoding="utf-8")
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
