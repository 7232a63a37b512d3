"""Which lessons were done, and how far one came in the others."""

from pathlib import Path
from typing import Annotated

import msgspec

from imperium_desktop.store.document import Document, keep_bad, merged, read_document, usable, write_document
from imperium_desktop.store.note import Note


class Lesson(msgspec.Struct, frozen=True):
    step: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """The last one reached, counted from 0."""
    done: bool = False


class Progress:
    """Read when asked, written at every change. What cannot be read counts as not begun."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def note(self) -> Note | None:
        return read_document(self.file)[1]

    def lessons(self, game: str) -> dict[str, Lesson]:
        found = _inside(read_document(self.file)[0], game)
        return {name: usable(_inside(found, name), Lesson)[0] for name in found}

    def lesson(self, game: str, name: str) -> Lesson:
        return self.lessons(game).get(name, Lesson())

    def reach(self, game: str, name: str, step: int) -> None:
        """Who repeats a lesson keeps it as done."""
        self._write(game, name, Lesson(step, self.lesson(game, name).done))

    def finish(self, game: str, name: str) -> None:
        self._write(game, name, Lesson(self.lesson(game, name).step, True))

    def forget(self, game: str) -> None:
        """Begin the lessons of a game anew."""
        found = self._found()
        if game in found:
            write_document(self.file, {name: value for name, value in found.items() if name != game})

    def _write(self, game: str, name: str, lesson: Lesson) -> None:
        found = self._found()
        lessons = _inside(found, game)
        known = _inside(lessons, name)
        write_document(self.file, {**found, game: {**lessons, name: merged(known, lesson)}})

    def _found(self) -> Document:
        """What is there before it is replaced; a damaged file is kept aside as progress.bad.json."""
        found, note = read_document(self.file)
        if note:
            keep_bad(self.file)
        return found


def _inside(document: Document, name: str) -> Document:
    value = document.get(name)
    return value if isinstance(value, dict) else {}
