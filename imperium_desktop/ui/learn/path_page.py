"""The learn page: a road through the lessons of a game, the next step, the boards of today, and tabs of all games."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Felt
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.signs import IconSign
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.learn.game_tabs import GameTab, GameTabs
from imperium_desktop.ui.learn.lesson_pictures import AnyCourse, LessonPictures
from imperium_desktop.ui.learn.medallion import PathLesson
from imperium_desktop.ui.learn.path_cards import DueCard, Legend, NextCard
from imperium_desktop.ui.learn.path_map import PathMap, PathStage
from imperium_desktop.ui.learn.stars import STARS
from imperium_desktop.ui.match.table_keys import ARROWS
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr


class LearningPath(NamedTuple):
    """All that the page shows of one game."""

    course: AnyCourse
    stages: Sequence[PathStage]
    boards: Sequence[tuple[str, int]]
    """Lessons that come back today, and the step of each."""
    has_cards: bool

    @property
    def lessons(self) -> list[PathLesson]:
        return [lesson for stage in self.stages for lesson in stage.lessons]


class PathPage(FollowsLanguage, FollowsStyle, Felt):
    begun = Signal(str)
    boards_wanted = Signal()
    game_chosen = Signal(str)
    cards_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.path: LearningPath | None = None
        self._leads_back = False
        self.pictures = LessonPictures(self)
        self.title = RichText("", "page title", "on_table_title")
        self.subtitle = RichText("", "subtitle", "on_table_secondary")
        self.cards_button = PlainButton("", "quiet", icon="app-deck", key="Ctrl+K", on="table")
        self.leave_button = PlainButton("", "quiet", icon="app-home", key="Esc", on="table")
        self.tabs = GameTabs(self)
        self.map = PathMap(self.pictures)
        self.next_card = NextCard(self.pictures)
        self.due_card = DueCard(self.pictures)
        self.legend = Legend()
        self.side = Page()
        self._compose()
        self._connect()
        self.restyle()
        self.retranslate()

    def _compose(self) -> None:
        self._head, self._tab_row, self._body = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(IconSign("app-lesson", 44), 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.title, 0)
        self._head.addWidget(self.subtitle, 1)
        self._head.addWidget(self.cards_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.leave_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._tab_row.addWidget(self.tabs, 0)
        self._tab_row.addStretch(1)
        self._body.addWidget(self.map, 1)
        self._body.addWidget(self.side, 0)
        self.side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for widget in (self.next_card, self.due_card, self.legend):
            self.side.rows.addWidget(widget)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head)
        self._rows.addLayout(self._tab_row)
        self._rows.addLayout(self._body, 1)

    def _connect(self) -> None:
        self.tabs.chosen.connect(self.game_chosen)
        self.map.begun.connect(self.begun)
        self.map.looked_at.connect(self._look_at)
        self.next_card.button.clicked.connect(self._begin)
        self.due_card.button.clicked.connect(self.boards_wanted)
        self.cards_button.clicked.connect(self.cards_wanted)
        self.leave_button.clicked.connect(self.left)

    def lead_back(self) -> None:
        """Let the way out lead to another page than the first."""
        self._leads_back = True
        self.leave_button.set_icon("app-undo")
        self.leave_button.setText(tr("Back"))

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._rows.setContentsMargins(length(16, 40), height(6, 14), length(16, 40), height(12, 28))
        self._rows.setSpacing(0)
        self._head.setSpacing(length(10, 18))
        self._tab_row.setContentsMargins(length(10, 16), height(2, 8), 0, 0)
        self._body.setSpacing(length(10, 20))
        self.side.setFixedWidth(length(300, 410))
        self.side.rows.setSpacing(length(10, 18))
        self.side.rows.setContentsMargins(4, 0, 6, 8)

    def retranslate(self) -> None:
        self.title.set_text(tr("Learn"))
        self.cards_button.setText(tr("Cards"))
        self.leave_button.setText(tr("Back") if self._leads_back else tr("Start page"))
        self.setAccessibleName(tr("Learn"))
        self.tabs.setAccessibleName(tr("Games"))
        self.map.land.setAccessibleName(tr("The path"))

    def show_path(self, path: LearningPath, tabs: Sequence[GameTab]) -> None:
        self.path = path
        lessons = path.lessons
        earned = sum(lesson.stars for lesson in lessons)
        self.subtitle.set_text(tr("{earned} of {count} stars on the path", count=STARS * len(lessons), earned=earned))
        self.tabs.show_tabs(tabs, path.course.game.id)
        self.cards_button.setVisible(path.has_cards)
        self.map.show_path(path.course, path.stages)
        self.due_card.show_boards(path.course, path.boards)
        self._look_at("")

    @property
    def next_lesson(self) -> PathLesson | None:
        """Where all are learned, the first with the fewest stars."""
        return min(self.path.lessons, key=lambda lesson: lesson.stars, default=None) if self.path is not None else None

    def _look_at(self, id: str) -> None:
        """The card shows the lesson under the pointer or the keyboard; none: the next step."""
        if self.path is None:
            return
        lesson = next((lesson for lesson in self.path.lessons if lesson.id == id), self.next_lesson)
        if lesson is not None:
            self.next_card.show_lesson(self.path.course, lesson)

    def _begin(self) -> None:
        if self.next_card.lesson is not None:
            self.begun.emit(self.next_card.lesson.id)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, focus = event.key(), QApplication.focusWidget()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focus, PlainButton) and self.isAncestorOf(focus):
                focus.click()
            elif self.next_lesson is not None:
                self.begun.emit(self.next_lesson.id)
        elif key in ARROWS and self.next_lesson is not None:
            self.map.walk_from(self.next_lesson.id)
        elif key == Qt.Key.Key_P and self.path is not None and self.path.boards:
            self.boards_wanted.emit()
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.tabs.step(-1 if key == Qt.Key.Key_Backtab else 1)
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + self.tabs.count():
            self.tabs.setCurrentIndex(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)
