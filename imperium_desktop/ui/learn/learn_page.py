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
from imperium_desktop.store.progress import Lesson as Reached
from imperium_desktop.store.progress import Progress
from imperium_desktop.teaching.lesson_words import CourseWords, read_course_words
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Felt, Parchment
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.signs import IconSign
from imperium_desktop.ui.learn.closings import learned, owed, returned
from imperium_desktop.ui.learn.lesson import AnyLesson, LessonPage, LessonSession
from imperium_desktop.ui.learn.lesson_card import Closing
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import Scene
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


def names_at(lesson: AnyLesson, scene: Scene, words: Words) -> tuple[str, ...]:
    """The pupil's and the tutors', who are called like the side they lead, as the lessons call them."""
    view, pupil = lesson.view, lesson.seat
    names = []
    for seat in range(lesson.match.setup.seats):
        side = scene.seat_side(view, seat)
        names.append(words.label(side) if side else tr("Neighbour {number}", number=seat + (seat < pupil)))
    names[pupil] = tr("You")
    return tuple(names)


class LearnPage(FollowsLanguage, QWidget):
    left = Signal()
    cards = Signal(str)
    """The id of the game whose cards one wants to see."""

    def __init__(self, game_id: str, progress: Progress, *, motion: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = progress
        self.motion = motion
        self.lesson_page: LessonPage | None = None
        self._boards: list[str] = []
        """Lessons whose boards are still to be solved today, the one on the table first."""
        self.stack = QStackedWidget()
        self.contents = Contents(self.begin, self.left.emit)
        self.contents.cards_button.clicked.connect(lambda: self.cards.emit(self.game.id))
        self.stack.addWidget(self.contents)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.setFocusProxy(self.contents)
        self.open_game(game_id)

    def open_game(self, game_id: str) -> None:
        self.leave_lesson()
        self.course = GAMES[game_id].parts.course(load_game(game_id))
        self.game = self.course.game
        self.contents.cards_button.setVisible(GAMES[game_id].cards)
        self.retranslate()

    @property
    def ids(self) -> list[str]:
        """In the order of the path."""
        return [id for lessons in self.course.stages.values() for id in lessons]

    @property
    def next_id(self) -> str:
        """The lesson to go on with: the first that is not learned."""
        reached = self.progress.lessons(self.game.id)
        return next((id for id in self.ids if id not in reached or not reached[id].done), self.ids[0])

    def retranslate(self) -> None:
        """Everything again in the present language."""
        self.words = Words.load(language(), self.game)
        self.course_words: CourseWords = read_course_words(self.game.id, language())
        if self.lesson_page is not None:
            lesson = self.lesson_page.lesson
            names = names_at(lesson, self.lesson_page.scene, self.words)
            self.lesson_page.set_course_words(self.words.with_seats(names), self.course_words, self._place(lesson.id))
            if self.lesson_page.closing is not None:
                self.lesson_page.close_with(self._closing())
        self.show_contents()

    def show_contents(self) -> None:
        lessons = []
        for id, script in self.course.scripts.items():
            reached = self.progress.lesson(self.game.id, id)
            lessons.append(Listed(id, script.chapter, len(script.steps), reached.step, reached.done))
        self.contents.present(self.words.title, self.course_words, lessons, self.next_id)

    # Lessons

    def begin(self, id: str) -> None:
        """Where it was left; one of which moves are owed, with these."""
        reached, steps = self.progress.lesson(self.game.id, id), len(self.course.scripts[id].steps)
        if reached.shown and reached.step >= steps:
            lesson = self.course.begin(id, only=reached.shown)
        else:
            lesson = self.course.begin(id, at=0 if reached.step >= steps or older(reached) else reached.step)
        lesson.take_up(reached.wrong, reached.shown)
        self._boards = []
        self._open(lesson)

    def begin_next(self) -> None:
        self.begin(self.next_id)

    def begin_anew(self) -> None:
        """The lesson on the table, from its beginning."""
        page = self.lesson_page
        if page is None:
            return
        if self._boards:
            self._open(self._board(page.lesson.id))
            return
        with suppress(StoreError):
            self.progress.reach(self.game.id, page.lesson.id, 0)
        self.begin(page.lesson.id)

    def begin_boards(self) -> None:
        """Of lessons that come back today."""
        self._boards = self._due()
        if self._boards:
            self._open(self._board(self._boards[0]))

    def _due(self) -> list[str]:
        """Lessons of other versions may be gone."""
        return [id for id in self.progress.due(self.game.id) if id in self.course.scripts]

    def _board(self, id: str) -> AnyLesson:
        times = self.progress.lesson(self.game.id, id).solved
        return self.course.begin(id, only=(self.course.board(id, times),))

    def _open(self, lesson: AnyLesson) -> None:
        boards = self._boards
        self.leave_lesson()
        self._boards = boards
        scene = scene_of(self.game)
        names = names_at(lesson, scene, self.words)
        session = LessonSession(lesson, seated(names))
        page = LessonPage(session, scene, self.words.with_seats(names), self.course_words, self._place(lesson.id))
        page.table.motion = self.motion
        page.done.connect(self._finish)
        page.reached.connect(self._reach)
        page.onward.connect(self._go_onward)
        page.again.connect(self.begin_anew)
        page.left.connect(self.back_to_contents)
        self.lesson_page = page
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        session.start()
        page.setFocus()

    def _place(self, id: str) -> str:
        if self._boards:
            return tr("BOARD OF THE DAY")
        return tr("LESSON {number} OF {count}", number=self.ids.index(id) + 1, count=len(self.ids))

    def _reach(self) -> None:
        """A table that was laid out anew may have others at it."""
        self._remember()
        page = self.lesson_page
        if page is not None and (names := names_at(page.lesson, page.scene, self.words)) != page.session.seating.names:
            page.session.seating = seated(names)
            page.set_words(self.words.with_seats(names))

    def _remember(self) -> None:
        """Where the lesson stands; a board is one step, and is not remembered before it is solved."""
        page = self.lesson_page
        if page is None or self._boards or page.closing is not None:
            return
        lesson = page.lesson
        with suppress(StoreError):  # who cannot save was told at the start, and may learn all the same
            self.progress.reach(
                self.game.id, lesson.id, lesson.number, wrong=lesson.wrong, shown=tuple(sorted(lesson.shown))
            )

    def _finish(self) -> None:
        """What was shown or skipped is not learned."""
        assert self.lesson_page is not None
        lesson = self.lesson_page.lesson
        if self._boards or not lesson.shown:
            with suppress(StoreError):
                if self._boards:
                    self.progress.review(self.game.id, lesson.id, solved=not lesson.wrong and not lesson.shown)
                else:
                    self.progress.finish(self.game.id, lesson.id, lesson.stars)
        else:
            self._remember()
        self.lesson_page.close_with(self._closing())

    def _closing(self) -> Closing:
        assert self.lesson_page is not None
        lesson = self.lesson_page.lesson
        words = self.course_words.lessons[lesson.id]
        if self._boards:
            due = self.progress.lesson(self.game.id, lesson.id).due
            days = (due - self.progress.today()).days if due is not None else None
            return returned(lesson, words, days, len(self._boards) - 1)
        if lesson.shown:
            return owed(lesson, words)
        following = self._following(lesson.id)
        return learned(lesson, words, self.course_words.lessons[following].title if following else "")

    def _following(self, id: str) -> str:
        """The next on the path; empty after the last."""
        after = self.ids.index(id) + 1
        return self.ids[after] if after < len(self.ids) else ""

    def _go_onward(self) -> None:
        """What the golden button of the closing card says."""
        assert self.lesson_page is not None
        lesson = self.lesson_page.lesson
        if self._boards:
            self._boards = self._boards[1:]
            if self._boards:
                self._open(self._board(self._boards[0]))
            else:
                self.back_to_contents()
        elif lesson.shown:
            self.begin(lesson.id)
        elif following := self._following(lesson.id):
            self.begin(following)
        else:
            self.back_to_contents()

    def back_to_contents(self) -> None:
        self.leave_lesson()
        self.show_contents()
        self.stack.setCurrentWidget(self.contents)
        self.contents.setFocus()

    def leave_lesson(self) -> None:
        self._remember()
        page, self.lesson_page = self.lesson_page, None
        self._boards = []
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


def seated(names: tuple[str, ...]) -> Seating:
    return Seating(names, ("",) * len(names), tuple(range(len(names))))


def older(reached: Reached) -> bool:
    """Older versions counted no stars, and kept the last step of what was done."""
    return reached.done and not reached.stars


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
