"""What lessons say in one language: `translations/<language>/<game>/lessons.toml`."""

from pathlib import Path
from typing import Literal, TypeAlias, TypeVar

import msgspec

from imperium_desktop.markup import mistake_in
from imperium_desktop.resource_files import ContentError, game_words, place_and_reason, read_table

T = TypeVar("T")
ChapterName: TypeAlias = Literal["course", "examples"]


class StepWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words of a step, with the marks of `markup`, as in the rulebook."""

    text: str
    task: str = ""
    """What to do, in one sentence."""
    after: str = ""
    """Words when it is done."""
    wrong: str = ""
    """Words about a legal move that was not asked for."""


class LessonWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    steps: dict[str, StepWords]


class CourseWords(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    chapters: dict[ChapterName, str]
    stages: dict[str, str] = {}
    lessons: dict[str, LessonWords]

    def stage(self, name: str) -> str:
        """Title of a stage; of one that is called like its chapter, the chapter's."""
        chapter = (title for chapter, title in self.chapters.items() if chapter == name)
        return self.stages.get(name) or next(chapter, name)


def read_course_words(game: str, language: str, folder: Path | None = None) -> CourseWords:
    """A mistake in the file, also in its markup, is a ContentError."""
    file = game_words(language, game, folder) / "lessons.toml"
    words = read_as(file, CourseWords)
    for id, lesson in words.lessons.items():
        for key, step in lesson.steps.items():
            for field, text in msgspec.structs.asdict(step).items():
                if mistake := mistake_in(text):
                    raise ContentError(file, f"lessons.{id}.steps.{key}.{field}", mistake)
    return words


def read_as(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.convert(read_table(file), kind)
    except msgspec.ValidationError as error:
        raise ContentError(file, *place_and_reason(error)) from error
