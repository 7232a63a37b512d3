"""A referee between the pupil's answers and the match of a lesson: only the right one is played."""

from PySide6.QtCore import QObject, Signal

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Answer
from imperium_desktop.teaching.lessons import AnyLesson, Outcome, Verdict


class LessonReferee(QObject):
    went_on = Signal()
    """The lesson stands elsewhere."""
    judged = Signal(object)
    """An Outcome."""

    def __init__(self, lesson: AnyLesson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson

    @property
    def match(self) -> AnyMatch:
        return self.lesson.match

    @property
    def seat(self) -> int:
        """The pupil's; the tutor plays all others."""
        return self.lesson.seat

    @property
    def asks(self) -> bool:
        return self.lesson.asks

    def answer(self, answer: Answer) -> None:
        self._tell(self.lesson.try_(answer))

    def show_me(self) -> None:
        self._tell(self.lesson.show_me())

    def next_step(self) -> None:
        """The words were read; a step that still asks is skipped."""
        if self.lesson.asks:
            self.lesson.skip()
        else:
            self.lesson.go_on()
        self._tell(Outcome(Verdict.UNASKED))

    def _tell(self, outcome: Outcome) -> None:
        self.went_on.emit()
        self.judged.emit(outcome)
