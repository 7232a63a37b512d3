"""A lesson at the table: the match page with a card that explains, asks and answers."""

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Decision, Event, Option
from imperium_desktop.teaching.lesson_words import CourseWords, StepWords
from imperium_desktop.teaching.lessons import AnyLesson, Outcome, Verdict
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.learn.lesson_card import Closing, LessonCard, Told
from imperium_desktop.ui.learn.referee import LessonReferee
from imperium_desktop.ui.learn.shown_move import ShownMove
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.match_table import Guidance
from imperium_desktop.ui.match.panel_content import PanelContent
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.access import announce
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.language import tr

LEAST_CARD = 120
"""Pixels for the words of a lesson, for text of usual size: they scroll, what is asked does not."""


class LessonPanelContent(PanelContent):
    """Content of the panel in a lesson: between the pupil's moves nobody is asked anything.

    What the tutor will be asked is not the pupil's question.
    """

    lesson: AnyLesson
    card: LessonCard

    def show(self) -> None:
        if self.lesson.asks:
            super().show()
            self.card.offer_hint(self.advice.has_hint)
            return
        self.card.offer_hint(False)
        self.show_turn(self.lesson.seat)
        prompt = self.panel.prompt
        prompt.ask("", "", ())
        prompt.hide()
        self.advice.show_hint()
        self.panel.settle()

    def _ask(self, decision: Decision[Option]) -> None:
        """What the step asks stands on the lesson's card: the prompt says what is missing on the way there."""
        super()._ask(decision)
        prompt, funnel = self.panel.prompt, self.match_table.session.funnel
        on_the_way = funnel is not None and bool(funnel.path or funnel.picked)
        prompt.sentence.setVisible(on_the_way)
        prompt.setVisible(on_the_way or bool(prompt.buttons))


class LessonPage(MatchPage):
    done = Signal()
    """All its steps were gone through: `close_with` says how it went."""
    reached = Signal()
    """The next step."""
    onward = Signal()
    further = Signal()
    """Emitted to go to the next lesson, although this one is not learned yet."""
    again = Signal()
    left = Signal()
    deaf: ClassVar = 900
    """Milliseconds in which Enter does not leave the closing card that just came."""

    def __init__(
        self,
        session: Session,
        referee: LessonReferee,
        scene: AnyScene,
        words: Words,
        course_words: CourseWords,
        place: str,
        parent: QWidget | None = None,
        *,
        guided: bool = False,
    ) -> None:
        """`place`: which lesson of how many, in words; `guided`: only what helps is lit."""
        self.lesson = referee.lesson  # asked for while the rest is made
        self.card = LessonCard()
        super().__init__(session, scene, words, parent)
        self.match_table.guidance = Guidance(self._points_at, self._hides_buttons, hides_folded_hint=True)
        self.referee = referee
        self.guided = guided
        self.shown_move = ShownMove(self.match_table, self.keys.go_to, self)
        self.shown_move.over.connect(referee.show_me)
        self.panel.tabs.add("lesson", tr("Lesson"), "app-lesson", self.card)
        self.panel.tabs.show_page("lesson")
        self.panel_content.action_rows.wanted = False  # the card says what to do, and needs the room
        self.panel.least_tabs = LEAST_CARD
        self.panel.lead_with_tabs(self.card.foot)
        self.panel.restyle()
        self.course_words = course_words
        self.place = place
        self.closing: Closing | None = None
        self._closed = QElapsedTimer()
        """Time since the closing card came."""
        self._brought: object = None
        """The step, and the size of the page, for which what it points at was brought into sight."""
        self._tried: object = None
        """The step that was last asked for."""
        self.card.text.rule_clicked.connect(self.rules_tab.open)
        foot = self.card.foot
        foot.next_button.clicked.connect(self.go_on)
        foot.show_button.clicked.connect(lambda: self.shown_move.start(self.lesson.right_answer))
        foot.again_button.clicked.connect(self.again)
        foot.further_button.clicked.connect(self.further)
        foot.hint_button.clicked.connect(self.panel.hint.fold_or_unfold)
        foot.leave_button.clicked.connect(self.left)
        self.outcomes.told.connect(self._show_prompt)
        self.panel.hint.folded_changed.connect(lambda _folded: self.advice.show_hint())
        referee.judged.connect(self.judge)
        self.judge(Outcome(Verdict.UNASKED))

    def make_panel_content(self) -> PanelContent:
        content = LessonPanelContent(self.match_table, self.panel, self.advice, self.display, self)
        content.lesson, content.card = self.lesson, self.card
        return content

    @property
    def step_words(self) -> StepWords:
        return self.course_words.lessons[self.lesson.id].steps[self.lesson.step.words]

    def set_course_words(self, words: Words, course_words: CourseWords, place: str) -> None:
        self.course_words, self.place = course_words, place
        self.set_words(words)
        self.judge(Outcome(Verdict.UNASKED))

    def judge(self, outcome: Outcome) -> None:
        """What happened on the table is seen before the words that follow it."""
        if self.outcomes.playing:
            self.card.wait()
        self.staging.when_all_is_seen(partial(self._say, outcome))

    def _say(self, outcome: Outcome) -> None:
        """What came of a try, and where the lesson stands.

        The keys go to the table, not to the next button, when the one that had them goes.
        """
        if self._is_on_card(QApplication.focusWidget()):
            self.setFocus()
        self.panel.tabs.set_title("lesson", tr("Lesson"))
        self.panel.tabs.show_page("lesson")
        if self.closing is not None:
            self.card.close_with(self.closing, motion=self.table.motion)
            return
        lesson, words = self.lesson, self.step_words
        steps = len(lesson.script.steps)
        self.card.tell(
            Told(
                self.place,
                self.course_words.lessons[lesson.id].title,
                words.after if lesson.solved and words.after else words.text,
                words.task if lesson.asks else "",
                self._verdict(outcome, words),
                lesson.asks,
                min(lesson.number + lesson.solved, steps),
                steps,
            )
        )
        self._show_enter()
        self.panel.settle()
        self.card.settle()
        if outcome.verdict is Verdict.WRONG:
            self.advice.correct(self._verdict(outcome, words), self.last)

    def _show_prompt(self) -> None:
        """What happened is told there."""
        self.panel.prompt.sentence.show()
        self.panel.prompt.show()

    def _is_on_card(self, widget: QWidget | None) -> bool:
        return widget is not None and (self.card.isAncestorOf(widget) or self.card.foot.isAncestorOf(widget))

    def _show_enter(self) -> None:
        """What happened is seen first: until then Enter goes on with that."""
        free = not self.outcomes.playing and (self.closing is not None or not self.lesson.asks)
        self.card.foot.next_button.set_key(tr("Enter") if free else "")

    def _verdict(self, outcome: Outcome, words: StepWords) -> str:
        if outcome.verdict is Verdict.WRONG:
            return " ".join(part for part in (self._compared(outcome), words.wrong) if part)
        if outcome.verdict is Verdict.ILLEGAL and outcome.reason is not None:
            return f"{self.words.reason(outcome.reason)} {outcome.reason.rule}"
        return ""

    def _compared(self, outcome: Outcome) -> str:
        """What a wrong move brings, and what was asked; nothing where the two do not differ in what is told."""
        brought, asked = (sentences_of(self.words, events) for events in (outcome.brought, outcome.asked))
        if brought == asked:
            return ""
        parts = [tr("This move: {events}", events=brought)] if brought else []
        if asked and outcome.among_others:
            parts.append(tr("Wanted, for example: {events}", events=asked))
        elif asked:
            parts.append(tr("Wanted: {events}", events=asked))
        return " ".join(parts)

    def go_on(self) -> None:
        """What happened was seen; or the next step, the closing card, or what follows on it."""
        self.shown_move.stop()
        if self.outcomes.playing:
            self.outcomes.go_on()
            return
        if self.closing is not None:
            if self._closed.elapsed() >= self.deaf:
                self.onward.emit()
            return
        self.referee.next_step()
        self.staging.when_all_is_seen(self._report)

    def _report(self) -> None:
        """How far the lesson has come."""
        if self.lesson.done:
            self.done.emit()
        else:
            self.reached.emit()

    def close_with(self, closing: Closing) -> None:
        self.closing = closing
        self._closed.start()
        self.judge(Outcome(Verdict.UNASKED))
        self.show_panel()
        announce(self.table, f"{closing.label}. {closing.title}")
        self.setFocus()

    # The table

    def show_all(self) -> None:
        self._keep_the_hint_back()
        super().show_all()
        self._show_enter()
        self._bring_into_sight()

    def _keep_the_hint_back(self) -> None:
        """A step that asks begins with the hint folded: it would tell the way, or speak of something else."""
        if self.lesson.asks and self._tried != self.lesson.number:
            self._tried = self.lesson.number
            self.panel.hint.set_folded(True)

    def _bring_into_sight(self) -> None:
        """Bring what the step points at into sight, once: the pupil may look elsewhere afterwards."""
        now = self.lesson.number, self.match_table.size
        if now == self._brought or self.outcomes.playing:
            return
        self._brought = now
        self.zooming.bring_into_sight(self.lesson.step.elements)

    def show_light(self) -> None:
        """Light up what can be touched; in the first lessons only what leads to the move that is asked for.

        The rest can be tried all the same.
        """
        super().show_light()
        funnel = self.session.funnel
        if self.guided and funnel is not None and (leading := self._leading()):
            self.table.show_light(leading, funnel.chosen.elements(), self.keys.focus)
        self.advice.show_marks()

    def _points_at(self) -> tuple[str, ...]:
        """Elements that the step points at, as long as it asks, or while it is only read."""
        step, funnel = self.lesson.step, self.session.funnel
        asks = funnel is not None and not funnel.path
        is_read = not step.wants_move and self.closing is None and not self.outcomes.playing
        return step.elements if asks or is_read else ()

    def _hides_buttons(self) -> bool:
        """None in the prompt leads to what the step asks for: they would only be in the way."""
        layout, leading = self.table.layout_, self._leading()
        return bool(leading) and not any(key in layout and layout[key].zone is Zone.PROMPT for key in leading)

    def _leading(self) -> frozenset[str]:
        """What can be touched next on a way to what the step asks for."""
        funnel = self.session.funnel
        if funnel is None or not self.lesson.asks:
            return frozenset()
        at = len(funnel.path)
        ways = [option.path for option in self.lesson.wanted if option.path[:at] == funnel.path]
        return frozenset(path[at] for path in ways if len(path) > at)

    def point_at(self, key: str) -> None:
        self.shown_move.stop()
        super().point_at(key)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what a key cap says, wherever on the card the keys are; a button that has them is pressed."""
        focused = QApplication.focusWidget()
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat() or self.hasFocus():
            super().keyPressEvent(event)
        elif isinstance(focused, PlainButton) and self._is_on_card(focused):
            focused.click()
        elif not self.lesson.asks and not isinstance(focused, QLineEdit) and not self.outcomes.playing:
            self.go_on()
        else:
            super().keyPressEvent(event)

    def back(self) -> bool:
        """Esc pressed once too often does not leave the lesson."""
        super().back()
        return True

    def pick(self) -> None:
        """Enter goes on when nothing is asked."""
        if self.lesson.asks:
            super().pick()
        else:
            self.go_on()


def sentences_of(words: Words, events: Iterable[Event]) -> str:
    return escaped(" ".join(words.event(event) for event in events))
