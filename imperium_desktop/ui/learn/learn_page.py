"""Learning: the path of a game's lessons, the lesson that was begun on it, and what is remembered of it."""

import re
from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from imperium_desktop.markup import mistake_in
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.progress import Lesson as Reached
from imperium_desktop.store.progress import Progress
from imperium_desktop.teaching.lesson_files import lesson_ids
from imperium_desktop.teaching.lesson_words import CourseWords, read_course_words
from imperium_desktop.teaching.lessons import AnyLesson
from imperium_desktop.text.words import Words
from imperium_desktop.ui.learn.closings import learned, owed, returned
from imperium_desktop.ui.learn.game_tabs import GameTab
from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.learn.lesson_card import Closing
from imperium_desktop.ui.learn.lesson_pictures import AnyCourse
from imperium_desktop.ui.learn.medallion import PathLesson
from imperium_desktop.ui.learn.path_map import PathStage
from imperium_desktop.ui.learn.path_page import LearningPath, PathPage
from imperium_desktop.ui.learn.referee import LessonReferee
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes import facts_of, scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.theme.following import FollowsLanguage
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.wording.game_names import title_of, words_of

GUIDED = 3
"""Lessons at the beginning of a path in which only what helps is lit."""
TELLING = 30
"""Letters that say something of a lesson."""

ONE = "one"
"""The form of a people's name that one of them is called by."""


def names_at(lesson: AnyLesson, scene: AnyScene, words: Words) -> tuple[str, ...]:
    """The pupil's and the tutors', who are called like one of the side they lead: sentences say "Barbarian builds"."""
    view, pupil = lesson.view, lesson.seat
    names = []
    for seat in range(lesson.match.setup.seats):
        side = scene.seat_side(view, seat)
        names.append(words.label(side, ONE) if side else tr("Neighbour {number}", number=seat + (seat < pupil)))
    names[pupil] = tr("You")
    return tuple(names)


class LearnPage(FollowsLanguage, QWidget):
    left = Signal()
    cards = Signal(str)
    """The id of the game whose cards one wants to see."""
    at_table = Signal()
    """A lesson was begun, or left."""
    failed = Signal(object)
    """An Exception in what a lesson can do without."""

    def __init__(
        self,
        game_id: str,
        progress: Progress,
        *,
        motion: bool = True,
        outcomes: str = "none",
        parent: QWidget | None = None,
    ) -> None:
        """`outcomes`: how long what came of a move is shown (`OutcomePlayer.pace`)."""
        super().__init__(parent)
        self.progress = progress
        self.motion, self.outcomes = motion, outcomes
        self.lesson_page: LessonPage | None = None
        self._courses: dict[str, AnyCourse] = {}
        self._boards: list[str] = []
        """Lessons whose boards are still to be solved today, the one on the table first."""
        self.stack = QStackedWidget()
        self.path_page = PathPage()
        self.path_page.begun.connect(self.begin)
        self.path_page.boards_wanted.connect(self.begin_boards)
        self.path_page.game_chosen.connect(self.open_game)
        self.path_page.cards_wanted.connect(lambda: self.cards.emit(self.game.id))
        self.path_page.left.connect(self.left)
        self.stack.addWidget(self.path_page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.stack)
        self.setFocusProxy(self.path_page)
        self.open_game(game_id)

    @property
    def game_id(self) -> str:
        return self.game.id

    def lead_back(self) -> None:
        """Let the way out lead to another page than the first."""
        self.path_page.lead_back()

    def open_game(self, game_id: str) -> None:
        self.leave_lesson()
        if game_id not in self._courses:
            self._courses[game_id] = GAMES[game_id].parts.course(load_game(game_id))
        self.course = self._courses[game_id]
        self.game = self.course.game
        self.retranslate()

    @property
    def ids(self) -> list[str]:
        """Lessons in the order of the path."""
        return [id for lessons in self.course.stages.values() for id in lessons]

    @property
    def next_id(self) -> str:
        """The lesson to go on with: the first that is not learned, or else the first with the fewest stars."""
        reached = self.progress.lessons(self.game.id)
        return min(self.ids, key=lambda id: reached[id].rated if id in reached else 0)

    def retranslate(self) -> None:
        """Everything again in the present language."""
        self.words = words_of(self.game.id, language())
        self.course_words: CourseWords = read_course_words(self.game.id, language())
        if self.lesson_page is not None:
            lesson = self.lesson_page.lesson
            names = names_at(lesson, self.lesson_page.scene, self.words)
            self.lesson_page.set_course_words(self.words.with_seats(names), self.course_words, self._title(lesson.id))
            if self.lesson_page.closing is not None:
                self.lesson_page.close_with(self._closing())
        self.show_path()

    def show_path(self) -> None:
        reached, next_id, number = self.progress.lessons(self.game.id), self.next_id, 0
        stages = []
        for stage, ids in self.course.stages.items():
            lessons = []
            for id in ids:
                number += 1
                lessons.append(self._on_path(id, number, reached.get(id, Reached()), is_next=id == next_id))
            stages.append(PathStage(self.course_words.stage(stage), lessons))
        boards = [(id, self.course.board(id, reached[id].solved)) for id in self._due()]
        path = LearningPath(self.course, stages, boards, GAMES[self.game.id].cards)
        self.path_page.show_path(path, [self._tab(game_id) for game_id in GAMES])

    def _on_path(self, id: str, number: int, reached: Reached, *, is_next: bool) -> PathLesson:
        script, words = self.course.scripts[id], self.course_words.lessons[id]
        return PathLesson(
            id,
            number,
            words.title,
            self._place(id, is_next=is_next and not reached.done),
            opening_of(words.steps[script.steps[0].words].text),
            len(script.steps),
            reached.step,
            reached.rated,
            reached.done,
            next=is_next and not reached.done,
        )

    def _tab(self, game_id: str) -> GameTab:
        ids, reached = lesson_ids(game_id), self.progress.lessons(game_id)
        learned = sum(id in reached and reached[id].done for id in ids)
        begun = any(id in reached and reached[id].step for id in ids)
        return GameTab(game_id, title_of(game_id), facts_of(game_id).icon, learned, len(ids), begun)

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
        """Begin the boards of lessons that come back today."""
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
        referee = LessonReferee(lesson)
        session = Session(lesson.match, seated(names), referee=referee)
        page = LessonPage(
            session,
            referee,
            scene,
            self.words.with_seats(names),
            self.course_words,
            self._title(lesson.id),
            guided=lesson.id in self.ids[:GUIDED],
        )
        page.table.motion = self.motion
        page.outcomes.pace = self.outcomes
        page.done.connect(self._finish)
        session.laid_anew.connect(self._seat_anew)
        session.extras.failed.connect(self.failed)
        page.reached.connect(self._remember)
        page.onward.connect(self._go_onward)
        page.further.connect(lambda: self.begin(self._following(lesson.id)))
        page.again.connect(self.begin_anew)
        page.left.connect(self.back_to_path)
        self.lesson_page = page
        with page.one_act():
            self.stack.addWidget(page)
            self.stack.setCurrentWidget(page)
            session.start()
        self.setFocusProxy(page)
        page.setFocus()
        self.at_table.emit()

    def _title(self, id: str) -> str:
        """Title over the words of a lesson at the table."""
        return tr("EXERCISE OF THE DAY") if self._boards else self._place(id)

    def _place(self, id: str, *, is_next: bool = False) -> str:
        """Few lessons to the end of a stage are easier to begin with than many to the end of the path."""
        stage, ids = next((stage, ids) for stage, ids in self.course.stages.items() if id in ids)
        number, count = ids.index(id) + 1, len(ids)
        if is_next:
            return tr("NEXT STEP · {number} OF {count}", number=number, count=count)
        place = tr("LESSON {number} OF {count}", number=number, count=count)
        return f"{place} · {self.course_words.stage(stage).upper()}"

    def _seat_anew(self) -> None:
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
        following = self._following(lesson.id)
        title = self.course_words.lessons[following].title if following else ""
        return owed(lesson, words, title) if lesson.shown else learned(lesson, words, title)

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
                self.back_to_path()
        elif lesson.shown:
            self.begin(lesson.id)
        elif following := self._following(lesson.id):
            self.begin(following)
        else:
            self.back_to_path()

    def back_to_path(self) -> None:
        self.leave_lesson()
        self.show_path()
        self.stack.setCurrentWidget(self.path_page)
        self.path_page.setFocus()

    def leave_lesson(self) -> None:
        self._remember()
        page, self.lesson_page = self.lesson_page, None
        self._boards = []
        if page is not None:
            page.session.close()
            self.stack.removeWidget(page)
            page.deleteLater()
            self.setFocusProxy(self.path_page)
            self.at_table.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.lesson_page is not None:
                self.back_to_path()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)


def opening_of(text: str) -> str:
    """First sentence of a text, or as many as say something; as far as its marks are closed."""
    ends = [found.end() for found in re.finditer(r"[.!?]\**(?= |$)", text)]
    return next((text[:end] for end in ends if end >= TELLING and not mistake_in(text[:end])), text)


def seated(names: tuple[str, ...]) -> Seating:
    return Seating(names, ("",) * len(names), tuple(range(len(names))))


def older(reached: Reached) -> bool:
    """Older versions counted no stars, and kept the last step of what was done."""
    return reached.done and not reached.stars
