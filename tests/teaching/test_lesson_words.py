"""Words of the lessons: every step has its own, in both languages, well written."""

import re

import msgspec

from imperium_desktop.markup import runs_of
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.teaching.lesson_words import read_course_words
from imperium_desktop.teaching.rulebook import read_rulebook
from tests.teaching.test_lessons import COURSES, FIELDS, LANGUAGES, each_course, each_language


@each_course
@each_language
def test_every_step_has_its_words(game: str, language: str) -> None:
    words = read_course_words(game, language)
    scripts = COURSES[game].scripts
    assert set(words.chapters) == {script.chapter for script in scripts.values()}
    assert list(words.stages) == list(dict.fromkeys(script.stage for script in scripts.values() if script.stage))
    assert list(words.lessons) == list(scripts)
    for id, script in scripts.items():
        lesson = words.lessons[id]
        assert lesson.title
        assert list(lesson.steps) == [step.words for step in script.steps]
        for step in script.steps:
            said = lesson.steps[step.words]
            assert said.text
            for asked in (said.task, said.after, said.wrong):
                assert bool(asked) == step.wants_move, f"{id} {step.words}"


@each_course
@each_language
def test_words_are_well_written(game: str, language: str) -> None:
    icons = {file.stem for file in (resource_folder("resources") / "icons").glob("*.svg")}
    rulebook = read_rulebook(game, language)
    for id, lesson in read_course_words(game, language).lessons.items():
        assert rulebook.paragraph(COURSES[game].scripts[id].rule) is not None
        for step in lesson.steps.values():
            for text in filter(None, msgspec.structs.astuple(step)):
                runs = runs_of(text)
                plain = "".join(run.text or "@" for run in runs)
                assert {run.icon for run in runs} - {""} <= icons
                assert all(rulebook.paragraph(run.rule) for run in runs if run.rule)
                assert not re.search(r"[{}\"'*]|\s-\s|  | [.,;:!?]|^\s|\s$", plain), plain
                assert plain[-1] in ".!?)", plain
                assert plain.count("(") == plain.count(")")


@each_course
@each_language
def test_words_name_only_squares_of_the_board(game: str, language: str) -> None:
    for lesson in read_course_words(game, language).lessons.values():
        for step in lesson.steps.values():
            for text in msgspec.structs.astuple(step):
                assert all(square in FIELDS[game] for square in re.findall(r"\b[A-P]\d+\b", text))


@each_course
def test_both_languages_name_the_same_squares_and_icons(game: str) -> None:
    en, pl = (read_course_words(game, language).lessons for language in LANGUAGES)
    for id in en:
        for key in en[id].steps:
            for english, polish in zip(*(msgspec.structs.astuple(w[id].steps[key]) for w in (en, pl)), strict=True):
                for sign in (r"\b[A-P]\d+\b", r"\{icon:[a-z-]+\}"):
                    found = [set(re.findall(sign, text)) for text in (english, polish)]
                    assert found[0] == found[1], f"{id} {key}: {english} / {polish}"
