"""The learn page: all lessons of a game, how far one has come, and the lesson itself."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.progress import Progress
from imperium_desktop.teaching.lesson_words import CourseWords, read_course_words
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Felt, Parchment
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.signs import IconSign
from imperium_desktop.ui.learn.lesson import AnyLesson, LessonPage, LessonSession
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import language, tr


class Listed(NamedTuple):
    """A lesson in the table of contents, and how far one has come."""

    id: str
    chapter: str
    steps: int
    step: int
    done: bool


def names_at(lesson: AnyLesson) -> tuple[str, ...]:
    """The pupil's and the tutor's; several tutors are told apart."""
    seats = lesson.match.setup.seats
    tutors = [tr("Tutor")] if seats == 2 else [tr("Tutor {number}", number=number) for number in range(1, seats)]
    return (*tutors[: lesson.seat], tr("You"), *tutors[lesson.seat :])


class LearnPage(FollowsLanguage, QWidget):
    left = Signal()
    cards = Signal(str)
    """The id of the game whose cards one wants to see."""

    def __init__(self, game_id: str, progress: Progress, *, motion: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course = GAMES[game_id].parts.course(load_game(game_id))
        self.game = self.course.game
        self.progress = progress
        self.motion = motion
        self.lesson_page: LessonPage | None = None
        self.stack = QStackedWidget()
        self.contents = Contents(self.begin, self.left.emit)
        self.contents.cards_button.setVisible(GAMES[game_id].cards)
        self.contents.cards_button.clicked.connect(lambda: self.cards.emit(game_id))
        self.stack.addWidget(self.contents)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.setFocusProxy(self.contents)
        self.retranslate()

    @property
    def ids(self) -> list[str]:
        return list(self.course.scripts)

    def retranslate(self) -> None:
        """Everything again in the present language."""
        self.words = Words.load(language(), self.game)
        self.course_words: CourseWords = read_course_words(self.game.id, language())
        if self.lesson_page is not None:
            self.lesson_page.set_course_words(self._named_words(), self.course_words)
        self.show_contents()

    def show_contents(self) -> None:
        lessons = []
        for id, script in self.course.scripts.items():
            reached = self.progress.lesson(self.game.id, id)
            lessons.append(Listed(id, script.chapter, len(script.steps), reached.step, reached.done))
        first = next((lesson.id for lesson in lessons if not lesson.done), self.ids[0])
        self.contents.present(self.words.title, self.course_words, lessons, first)

    def begin(self, id: str) -> None:
        self.leave_lesson()
        lesson = self.course.begin(id)
        seats = lesson.match.setup.seats
        names = names_at(lesson)
        session = LessonSession(lesson, Seating(names, ("",) * seats, tuple(range(seats))))
        place = self.ids.index(id) + 1, len(self.ids)
        page = LessonPage(session, scene_of(self.game), self.words.with_seats(names), self.course_words, place)
        page.table.motion = self.motion
        page.done.connect(self._finish)
        page.reached.connect(self._reach)
        page.left.connect(self.back_to_contents)
        self.lesson_page = page
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        session.start()
        page.setFocus()

    def _named_words(self) -> Words:
        assert self.lesson_page is not None
        return self.words.with_seats(names_at(self.lesson_page.lesson))

    def _reach(self, id: str, step: int) -> None:
        with suppress(StoreError):  # who cannot save was told at the start, and may learn all the same
            self.progress.reach(self.game.id, id, step)

    def _finish(self, id: str) -> None:
        """On to the next lesson, or back when it was the last."""
        with suppress(StoreError):
            self.progress.finish(self.game.id, id)
        after = self.ids.index(id) + 1
        if after < len(self.ids):
            self.begin(self.ids[after])
        else:
            self.back_to_contents()

    def back_to_contents(self) -> None:
        self.leave_lesson()
        self.show_contents()
        self.stack.setCurrentWidget(self.contents)
        self.contents.setFocus()

    def leave_lesson(self) -> None:
        page, self.lesson_page = self.lesson_page, None
        if page is not None:
            page.session.close()
            self.stack.removeWidget(page)
            page.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.lesson_page is not None:
                self.back_to_contents()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)


class Contents(FollowsStyle, Felt):
    """The lessons by chapter."""

    def __init__(self, begin: Callable[[str], None], leave: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._begin = begin
        self.title = RichText("", "page title", "on_table_title")
        self.leave_button = PlainButton("", "quiet", icon="app-home", on="table")
        self.leave_button.clicked.connect(leave)
        self.cards_button = PlainButton("", "quiet", icon="app-deck", key="Ctrl+K", on="table")
        self.page = Page()
        self.chapters = QHBoxLayout()
        head = QHBoxLayout()
        head.addWidget(IconSign("app-lesson", 56), 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.title, 1)
        head.addWidget(self.cards_button, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.column = QVBoxLayout(self)
        self.column.addLayout(head)
        self.column.addWidget(self.page, 1)
        body = self.page.body.layout()
        assert isinstance(body, QVBoxLayout)
        body.insertLayout(0, self.chapters)
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        self.column.setContentsMargins(length(20, 64), length(10, 30), length(20, 64), length(10, 24))
        self.chapters.setSpacing(length(14, 28))

    def present(self, title: str, words: CourseWords, lessons: Sequence[Listed], first: str) -> None:
        """A sheet for each chapter."""
        self.title.set_text(tr("Learn: {game}", game=title))
        self.leave_button.setText(tr("Start page"))
        self.cards_button.setText(tr("Cards"))
        while (item := self.chapters.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for chapter, name in words.chapters.items():
            sheet = Parchment()
            rows = QVBoxLayout(sheet)
            rows.setContentsMargins(24, 16, 24, 16)
            rows.addWidget(RichText(name, "heading", "on_page_title"))
            for number, lesson in enumerate(lessons, 1):
                if lesson.chapter == chapter:
                    row = LessonRow(number, words.lessons[lesson.id].title, lesson, lesson.id == first)
                    row.button.clicked.connect(partial(self._begin, lesson.id))
                    rows.addWidget(row)
                    if lesson.id == first:
                        self.setFocusProxy(row.button)
            rows.addStretch(1)
            self.chapters.addWidget(sheet, 1)


class LessonRow(QWidget):
    def __init__(self, number: int, title: str, lesson: Listed, first: bool) -> None:
        super().__init__()
        done = lesson.done
        self.button = PlainButton(tr("Again") if done else tr("Start"), "main" if first else "normal")
        self.button.setMinimumWidth(sizes.measure.scaled(120))
        self.button.setAccessibleName(f"{number}. {title}")
        bar = ProgressBar()
        bar.setRange(0, lesson.steps)
        bar.setValue(lesson.steps if done else lesson.step)
        bar.setFixedWidth(sizes.measure.scaled(90))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(IconSign("app-check" if done else "app-lesson", 20), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(RichText(f"{number}. {title}", "choice title", "on_page_title"), 1)
        row.addWidget(bar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
