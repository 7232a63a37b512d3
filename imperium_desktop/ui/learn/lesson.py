"""A lesson at the table: the match page with a card that explains, asks and answers."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.table import Answer, Event
from imperium_desktop.teaching.hints import Volume
from imperium_desktop.teaching.lesson_words import CourseWords, StepWords
from imperium_desktop.teaching.lessons import Lesson, Outcome, Verdict
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.wrapping import WrapRow
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes.protocol.scene import Scene
from imperium_desktop.ui.theme.language import tr

AnyLesson = Lesson[Any, Any, Any]


class LessonSession(Session):
    """The pupil's answers go to the lesson first: only the right one is played."""

    judged = Signal(object)
    """An Outcome."""

    def __init__(self, lesson: AnyLesson, seating: Seating, parent: QObject | None = None) -> None:
        super().__init__(lesson.match, seating, curtain=lambda: "never", parent=parent)
        self.lesson = lesson
        self.looking = lesson.seat
        self.curtained = False

    @property
    def only_person(self) -> int | None:
        return self.lesson.seat

    def answer(self, answer: Answer) -> None:
        self.tell(self.lesson.try_(answer))

    def tell(self, outcome: Outcome) -> None:
        self._go_on()
        self.judged.emit(outcome)

    def show_me(self) -> None:
        self.tell(self.lesson.show_me())

    def next_step(self) -> None:
        """The words were read; a step that still asks is skipped."""
        if self.lesson.asks:
            self.lesson.skip()
        else:
            self.lesson.go_on()
        self._go_on()
        self.judged.emit(Outcome(Verdict.UNASKED))

    def _go_on(self) -> None:
        self.match = self.lesson.match
        self._forget_views()
        self._forget_events()
        self.looking = self.lesson.seat
        self.funnel = None
        if self.lesson.asks and self.decision is not None:
            self._open_funnel()
        self.changed.emit()


class LessonCard(Page):
    """Title, progress, words, and what to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = RichText("", "label", "on_page_label")
        self.title = RichText("", "lesson title", "on_page_title")
        self.progress = ProgressBar()
        self.text = RichText("", "lesson", "on_page_title")
        self.task = RichText("", "choice title", "on_page_label")
        self.verdict = RichText("", "lesson aside", "on_page_secondary")
        self.next_button = PlainButton("", "main")
        self.show_button = PlainButton("", "normal")
        self.leave_button = PlainButton("", "quiet")
        self.buttons = WrapRow(gap=8)
        for button in (self.next_button, self.show_button, self.leave_button):
            self.buttons.addWidget(button)
        column = self.body.layout()
        assert isinstance(column, QVBoxLayout)
        column.setSpacing(9)
        for number, widget in enumerate((self.number, self.title, self.progress, self.text, self.task, self.verdict)):
            column.insertWidget(number, widget)
        column.insertLayout(6, self.buttons)


class LessonPage(MatchPage):
    done = Signal(str)
    """The id of the lesson that was finished."""
    reached = Signal(str, int)
    left = Signal()

    def __init__(
        self,
        session: LessonSession,
        scene: Scene,
        words: Words,
        course_words: CourseWords,
        place: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:
        """`place`: which lesson of how many."""
        super().__init__(session, scene, words, parent)
        self.card = LessonCard()
        self.panel.tabs.add("lesson", tr("Lesson"), "app-lesson", self.card)
        self.panel.tabs.show_page("lesson")
        self.advice.volume = Volume.NONE
        self.action_rows.wanted = False  # the card says what to do, and needs the room
        self.lesson = session.lesson
        self.lesson_session = session
        self.course_words = course_words
        self.place = place
        self.card.text.rule_clicked.connect(self.open_rule)
        self.card.next_button.clicked.connect(self.go_on)
        self.card.show_button.clicked.connect(session.show_me)
        self.card.leave_button.clicked.connect(self.left)
        session.judged.connect(self.judge)
        self.judge(Outcome(Verdict.UNASKED))

    @property
    def step_words(self) -> StepWords:
        return self.course_words.lessons[self.lesson.id].steps[self.lesson.step.words]

    def set_course_words(self, words: Words, course_words: CourseWords) -> None:
        self.course_words = course_words
        self.set_words(words)
        self.judge(Outcome(Verdict.UNASKED))

    def judge(self, outcome: Outcome) -> None:
        """Say what came of a try, and where the lesson stands."""
        lesson, card, words = self.lesson, self.card, self.step_words
        self.panel.tabs.set_title("lesson", tr("Lesson"))
        self.panel.tabs.show_page("lesson")
        number, count = self.place
        card.number.set_text(tr("LESSON {number} OF {count}", number=number, count=count))
        card.title.set_text(self.course_words.lessons[lesson.id].title)
        steps = len(lesson.script.steps)
        card.progress.setRange(0, steps)
        card.progress.setValue(min(lesson.number + lesson.solved, steps))
        card.text.set_text(words.after if lesson.solved and words.after else words.text)
        card.task.set_text(words.task if lesson.asks else "")
        card.task.setVisible(lesson.asks)
        card.verdict.set_text(self._verdict(outcome, words))
        card.next_button.setText(tr("Skip step") if lesson.asks else tr("Next"))
        card.next_button.set_role("quiet" if lesson.asks else "main")
        card.next_button.set_key("" if lesson.asks else "Enter")
        card.show_button.setText(tr("Show me"))
        card.show_button.setVisible(lesson.asks)
        card.leave_button.setText(tr("Leave lesson"))

    def _verdict(self, outcome: Outcome, words: StepWords) -> str:
        if outcome.verdict is Verdict.WRONG:
            return " ".join(part for part in (self._compared(outcome), words.wrong) if part)
        if outcome.verdict is Verdict.ILLEGAL and outcome.reason is not None:
            return f"{self.words.reason(outcome.reason)} {outcome.reason.rule}"
        return ""

    def _compared(self, outcome: Outcome) -> str:
        """What a wrong move brings, and what was asked; nothing where the two do not differ in what is told."""
        brought, asked = (told(self.words, events) for events in (outcome.brought, outcome.asked))
        if brought == asked:
            return ""
        parts = [tr("This move: {events}", events=brought)] if brought else []
        parts += [tr("Asked was: {events}", events=asked)] if asked else []
        return " ".join(parts)

    def go_on(self) -> None:
        """The next step, or the end of the lesson."""
        self.lesson_session.next_step()
        if self.lesson.done:
            self.done.emit(self.lesson.id)
        else:
            self.reached.emit(self.lesson.id, self.lesson.number)

    def show_light(self) -> None:
        super().show_light()
        funnel = self.session.funnel
        if funnel is not None and not funnel.path:
            self.table.show_light(funnel.lit, self.lesson_session.lesson.step.elements, self.keys.focus)

    def pick(self) -> None:
        """Enter goes on when nothing is asked."""
        if self.lesson.asks:
            super().pick()
        else:
            self.go_on()


def told(words: Words, events: Iterable[Event]) -> str:
    return " ".join(words.event(event) for event in events)
