"""Which lessons were learned, how well, how far one came in the others, and when what was learned comes back."""

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final

import msgspec

from imperium_desktop.store.document import Document, keep_bad, merged, read_document, usable, write_document
from imperium_desktop.store.note import Note

DAYS: Final = (1, 3, 7)
"""Days after which a learned lesson comes back as a board: the first, then the next each time it is solved."""

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]


class Lesson(msgspec.Struct, frozen=True):
    """Files of older versions have only the first two fields."""

    step: Count = 0
    """The one to go on with, counted from 0."""
    done: bool = False
    stars: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Stars at best."""
    wrong: Count = 0
    """Wrong moves since the lesson was begun; 0 when it is over."""
    shown: tuple[Count, ...] = ()
    """Steps whose moves were shown since then, and not made by the pupil."""
    solved: Annotated[int, msgspec.Meta(ge=0, le=len(DAYS))] = 0
    """How often in a row it was solved when it came back."""
    due: date | None = None
    """Day on which it comes back."""

    @property
    def rated(self) -> int:
        """Stars of a lesson; older versions counted none."""
        return max(self.stars, 1) if self.done else 0


class Progress:
    """Read when asked, written at every change. What cannot be read counts as not begun."""

    def __init__(self, file: Path, today: Callable[[], date] = date.today) -> None:
        self.file = file
        self.today = today

    @property
    def note(self) -> Note | None:
        return read_document(self.file)[1]

    def lessons(self, game: str) -> dict[str, Lesson]:
        found = _inside(read_document(self.file)[0], game)
        return {name: usable(_inside(found, name), Lesson)[0] for name in found}

    def lesson(self, game: str, name: str) -> Lesson:
        return self.lessons(game).get(name, Lesson())

    def due(self, game: str) -> list[str]:
        """Learned lessons that come back today, those that wait longest first."""
        waiting = [
            (lesson.due, name)
            for name, lesson in self.lessons(game).items()
            if lesson.due is not None and self._is_due(lesson)
        ]
        return [name for _, name in sorted(waiting)]

    def _is_due(self, lesson: Lesson) -> bool:
        return lesson.done and lesson.due is not None and lesson.due <= self.today()

    def reach(self, game: str, name: str, step: int, *, wrong: int = 0, shown: tuple[int, ...] = ()) -> None:
        """Note a step that was reached; a lesson that is repeated stays done."""
        known = self.lesson(game, name)
        self._write(game, name, msgspec.structs.replace(known, step=step, wrong=wrong, shown=shown))

    def finish(self, game: str, name: str, stars: int = 1) -> None:
        """Note a lesson as done.

        It begins anew the next time, and comes back for the first time after the first number of days.
        """
        best = max(stars, self.lesson(game, name).stars)
        self._write(game, name, Lesson(done=True, stars=best, due=self._in_days(0)))

    def review(self, game: str, name: str, *, solved: bool) -> None:
        """A board that had come back: solved at once, it comes later or no more; otherwise soon."""
        known = self.lesson(game, name)
        if solved and not self._is_due(known):
            return  # to solve it twice in a day does not make it better known
        times = min(known.solved + 1, len(DAYS)) if solved else 0
        self._write(game, name, msgspec.structs.replace(known, solved=times, due=self._in_days(times)))

    def _in_days(self, times: int) -> date | None:
        return self.today() + timedelta(DAYS[times]) if times < len(DAYS) else None

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
