"""The road with its lessons. Arrows walk it, Enter or a click begins; the next step lies in the middle at first."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.grounds import Still
from imperium_desktop.ui.learn.haloed import draw_haloed
from imperium_desktop.ui.learn.lesson_pictures import AnyCourse, LessonPictures
from imperium_desktop.ui.learn.medallion import Medallion, PathLesson
from imperium_desktop.ui.learn.path_ground import PathGround
from imperium_desktop.ui.learn.path_plan import PathPlan, Sizes, plan_path
from imperium_desktop.ui.match.table_keys import ARROWS
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.stage.placement import Placement, next_in_direction
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import serif, sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

FRAME = 8
SHARES = (1.0, 0.95, 0.9, 0.85, 0.8)
"""Shares of the usual size that are tried, so that no land is cut where the road is first seen."""
USUAL = 2
"""Lines of a title; a third one reaches into the border."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class PathStage(NamedTuple):
    name: str
    lessons: list[PathLesson]

    @property
    def learned(self) -> int:
        return sum(lesson.done for lesson in self.lessons)


class PathMap(FollowsStyle, QFrame):
    """The map of lessons in a wooden frame; what does not fit is scrolled to."""

    begun = Signal(str)
    looked_at = Signal(str)
    """A lesson, empty for none."""

    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.land = PathLand(pictures)
        self.land.begun.connect(self.begun)
        self.land.looked_at.connect(self.looked_at)
        self.land.walked_to.connect(self._bring)
        self.window_ = QScrollArea(self)
        self.window_.setViewport(QWidget())  # asked for its own, Qt makes PySide look through all widgets
        self.window_.setFrameShape(QFrame.Shape.NoFrame)
        self.window_.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.window_.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.window_.setWidget(self.land)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(FRAME, FRAME, FRAME, FRAME)
        whole.addWidget(self.window_)
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self.lay_out)

    def show_path(self, course: AnyCourse, stages: Sequence[PathStage]) -> None:
        self.land.show_path(course, stages)
        self.lay_out()

    def restyle(self) -> None:
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._again.start()

    def lay_out(self) -> None:
        room = self.contentsRect().adjusted(FRAME, FRAME, -FRAME, -FRAME)
        bar = self.window_.verticalScrollBar().sizeHint().width()
        if self.land.lay_out(room.width(), room.height()) > room.height():
            self.land.lay_out(room.width() - bar, room.height())
        self._bring(self.land.next_lesson)

    def walk_from(self, id: str) -> None:
        """The keys come to the road."""
        self.land.medallions[id].setFocus()
        self._bring(id)

    def _bring(self, id: str) -> None:
        """Bring the row of a lesson into the middle."""
        medallion = self.land.medallions.get(id)
        if medallion is not None:
            y = medallion.geometry().center().y()
            self.window_.verticalScrollBar().setValue(y - self.window_.viewport().height() // 2)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillPath(rounded(area, 5), surface("wood", self.devicePixelRatioF()))
            colours = palette()
            p.strokePath(rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 5), pen(colours.wood_dark_line, 1))
            p.strokePath(rounded(area.adjusted(2.5, 2.5, -2.5, -2.5), 4), pen(alpha(colours.brass_bright, 0.55), 1))


class PathLand(FollowsStyle, Still):
    """The ground, painted once, with a medallion for each lesson on it."""

    begun = Signal(str)
    looked_at = Signal(str)
    walked_to = Signal(str)

    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._course: AnyCourse | None = None
        self._stages: Sequence[PathStage] = ()
        self.plan: PathPlan | None = None
        self.medallions: dict[str, Medallion] = {}
        pictures.made.connect(self._show_pictures)

    @property
    def lessons(self) -> list[PathLesson]:
        return [lesson for stage in self._stages for lesson in stage.lessons]

    @property
    def next_lesson(self) -> str:
        return next((lesson.id for lesson in self.lessons if lesson.next), "")

    def show_path(self, course: AnyCourse, stages: Sequence[PathStage]) -> None:
        """Medallions stay as long as the lessons do, so that the keys stay with them."""
        self._course, self._stages = course, stages
        wanted = [lesson.id for lesson in self.lessons]
        if wanted != list(self.medallions):
            for old in self.medallions.values():
                old.hide()
                old.deleteLater()
            self.medallions = {lesson.id: self._medallion(lesson) for lesson in self.lessons}
        for lesson in self.lessons:
            self.medallions[lesson.id].tell(lesson)

    def _medallion(self, lesson: PathLesson) -> Medallion:
        medallion = Medallion(lesson, self)
        medallion.clicked.connect(lambda _checked=False, id=lesson.id: self.begun.emit(id))
        medallion.looked_at.connect(self.looked_at)
        medallion.show()
        return medallion

    def lay_out(self, width: int, height: int) -> int:
        """Returns how high it became."""
        stages = [len(stage.lessons) for stage in self._stages]
        plans = [(sizes_at(share).radius, plan_path(stages, width, height, sizes_at(share))) for share in SHARES]
        radius, plan = next(((radius, plan) for radius, plan in plans if not plan.cuts_a_land(height)), plans[0])
        self.plan = plan
        self.setFixedSize(QSize(width, round(plan.height)))
        for lesson, spot in zip(self.lessons, plan.spots, strict=True):
            self.medallions[lesson.id].stand(spot.x, spot.y, radius, spot.room)
        self._show_pictures()
        self.paint_anew()
        return round(plan.height)

    def _show_pictures(self) -> None:
        if self._course is None:
            return
        ratio = self.devicePixelRatioF()
        for id, medallion in self.medallions.items():
            side = medallion.picture_side()
            medallion.show_picture(self._pictures.picture(self._course, id, side, side, ratio))

    def restyle(self) -> None:
        self.paint_anew()

    # Painting

    def paint_still(self, p: QPainter) -> None:
        if self.plan is None or self._course is None:
            return
        reached = next((number for number, lesson in enumerate(self.lessons) if lesson.next), len(self.lessons) - 1)
        border = facts_of(self._course.game.id).border
        radius = sizes.measure.length(36, 54)
        PathGround(self.plan, border, max(reached, 0), radius).paint(p, self.devicePixelRatioF())
        last = -1
        for number, stage in enumerate(self._stages):
            last += len(stage.lessons)
            self._paint_heading(p, number, stage, on_the_right=self.plan.spots[last].x < self.plan.width / 2)

    def _paint_heading(self, p: QPainter, number: int, stage: PathStage, *, on_the_right: bool) -> None:
        """Where the road does not leave the land."""
        assert self.plan is not None
        land, aside = self.plan.lands[number], sizes.measure.length(16, 34)
        font, small = type_font("heading"), serif(sizes.measure.length(14, 17), exact=True)
        metrics = QFontMetricsF(font)
        y = land.y + metrics.ascent() + sizes.measure.length(4, 9)
        numeral = ROMAN[number] if number < len(ROMAN) else str(number + 1)
        count = f"{stage.learned} / {len(stage.lessons)}"
        parts = (
            (numeral, font, palette().on_page_label),
            (stage.name, font, palette().on_page_title),
            (count, small, palette().on_page_secondary),
        )
        gap = metrics.horizontalAdvance(" ") * 1.6
        wide = sum(QFontMetricsF(face).horizontalAdvance(text) + gap for text, face, _ in parts) - gap
        x = land.width - aside - wide if on_the_right else land.x + aside
        for text, face, colour in parts:
            draw_haloed(p, QPointF(x, y), text, face, colour)
            x += QFontMetricsF(face).horizontalAdvance(text) + gap

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = next((id for id, medallion in self.medallions.items() if medallion.hasFocus()), None)
        if event.key() in ARROWS and held is not None:
            self._walk(held, *ARROWS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held is not None:
            self.begun.emit(held)
        else:
            super().keyPressEvent(event)

    def _walk(self, start: str, dx: int, dy: int) -> None:
        areas = {id: medallion.geometry() for id, medallion in self.medallions.items()}
        places = {id: Placement(area.x(), area.y(), area.width(), area.height()) for id, area in areas.items()}
        to = next_in_direction(places, places, start, dx, dy)
        if to is not None:
            self.medallions[to].setFocus()
            self.walked_to.emit(to)
            self.looked_at.emit(to)


def sizes_at(share: float) -> Sizes:
    """Return the sizes of the road as a share of the usual ones; words stay as large as they are."""
    measure = sizes.measure
    radius = measure.length(36, 54) * share
    title = QFontMetricsF(type_font("subheading")).height() * 0.94
    words = radius * 0.5 + USUAL * title + 10 * share
    return Sizes(radius, words, measure.length(26, 34) * share, measure.length(28, 46) * share)
