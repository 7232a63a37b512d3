"""What stands beside the road: the lesson that is looked at, the boards of today, what the stars mean."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.learn.lesson_pictures import AnyCourse, LessonPictures
from imperium_desktop.ui.learn.medallion import PathLesson
from imperium_desktop.ui.learn.stars import Stars, star_words
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import mark, tr
from imperium_desktop.ui.theme.paint import alpha, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

SHAPE = 0.5
"""Height of the picture of a lesson, in its widths."""
MINUTES = 0.6
"""Minutes that a step takes."""
EDGE = 10
"""Room for the tilted corners of the fan."""
FAN = 5
"""Boards that are pictured, at most."""
SPACIOUS = 0.35
"""Share of the way to a large window from which on there is room for the fan."""
MEANINGS = (
    (3, mark("without a wrong move")),
    (2, mark("with one wrong move")),
    (1, mark("with more, or with moves that were shown")),
)


class LessonPicture(FollowsStyle, QWidget):
    """The part of the table that a lesson is about, in a dark frame."""

    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._course: AnyCourse | None = None
        self._lesson = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pictures.made.connect(self.update)

    def show_lesson(self, course: AnyCourse, lesson: str) -> None:
        self._course, self._lesson = course, lesson
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * SHAPE)

    def sizeHint(self) -> QSize:
        width = sizes.measure.length(240, 340)
        return QSize(width, self.heightForWidth(width))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._course is None:
            return
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ratio = self.devicePixelRatioF()
        wide, high = round(area.width()), round(area.height())
        picture = self._pictures.picture(self._course, self._lesson, wide, high, ratio)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillPath(rounded(area, 4), alpha(palette().brass, 0.25))
            if picture is not None:
                p.setClipPath(rounded(area, 4))
                p.drawPixmap(area.topLeft(), picture)
                p.setClipping(False)
            p.strokePath(rounded(area, 4), pen(palette().dark_wood, 2))


class NextCard(FollowsLanguage, FollowsStyle, Parchment):
    """The next step, or the lesson under the pointer. Holds the only golden button of the page."""

    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = RichText("", "label", "on_page_label")
        self.title = RichText("", "lesson title", "on_page_title")
        self.picture = LessonPicture(pictures)
        self.stars = Stars(10)
        self.about = RichText("", "lesson", "on_page_title")
        self.button = PlainButton("", "main", icon="app-continue", large=True)
        self.length = RichText("", "small", "on_page_secondary")
        self.lesson: PathLesson | None = None
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.length, 1, Qt.AlignmentFlag.AlignVCenter)
        rows = QVBoxLayout(self)
        for widget in (self.label, self.title, self.picture, self.stars, self.about):
            rows.addWidget(widget)
        rows.addLayout(foot)
        self.restyle()

    def restyle(self) -> None:
        layout = self.layout()
        if layout is not None:
            across, down = sizes.measure.length(14, 22), sizes.measure.length(10, 18)
            layout.setContentsMargins(across, down, across, down)
            layout.setSpacing(sizes.measure.length(5, 10))

    def show_lesson(self, course: AnyCourse, lesson: PathLesson) -> None:
        self.lesson = lesson
        self.picture.show_lesson(course, lesson.id)
        self.retranslate()

    def retranslate(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        self.label.set_text(lesson.place)
        self.title.set_text(lesson.title)
        self.stars.show_stars(lesson.stars)
        self.stars.setVisible(lesson.done)
        self.about.set_text(lesson.about)
        self.button.setText(tr("Go on") if lesson.begun else tr("Again") if lesson.done else tr("Start"))
        self.button.set_key(tr("Enter") if lesson.next else "")
        minutes = tr("about {n} minutes", n=max(1, math.ceil(lesson.steps * MINUTES)))
        steps = tr("{n} steps", n=lesson.steps)
        if lesson.begun:
            steps = tr("step {step} of {count}", count=lesson.steps, step=min(lesson.step + 1, lesson.steps))
        self.length.set_text(f"{steps}\n{minutes}")


class Fan(FollowsStyle, QWidget):
    """Thumbnails of today's boards, one over the other."""

    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._course: AnyCourse | None = None
        self._boards: Sequence[tuple[str, int]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.made.connect(self.update)

    def show_boards(self, course: AnyCourse, boards: Sequence[tuple[str, int]]) -> None:
        """Lessons and their steps."""
        self._course, self._boards = course, boards[:FAN]
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(220, 320), sizes.measure.length(84, 116))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._course is None or not self._boards:
            return
        side = round(self.height() * 0.66)
        step = min((self.width() - side - 2 * EDGE) / max(len(self._boards) - 1, 1), side * 0.92)
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            for place, (lesson, number) in enumerate(self._boards):
                ratio = self.devicePixelRatioF()
                picture = self._pictures.picture(self._course, lesson, side, side, ratio, step=number)
                tilt = (place - (len(self._boards) - 1) / 2) * 5
                p.save()
                p.translate(QPointF(EDGE + side / 2 + place * step, self.height() / 2 + abs(tilt) * 0.6))
                p.rotate(tilt)
                paint_thumbnail(p, QRectF(-side / 2, -side / 2, side, side), picture)
                p.restore()


def paint_thumbnail(p: QPainter, area: QRectF, picture: QPixmap | None) -> None:
    rim = area.adjusted(-4, -4, 4, 4)
    path = QPainterPath()
    path.addRect(rim)
    shadow(p, path, 1.5, 3, 0.4)
    p.fillRect(rim, palette().ivory)
    if picture is not None:
        p.drawPixmap(area.topLeft(), picture)
    p.setPen(pen(alpha(palette().ink, 0.4), 1))
    p.drawRect(rim)


class DueCard(FollowsLanguage, FollowsStyle, Parchment):
    def __init__(self, pictures: LessonPictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = RichText("", "heading", "on_page_title")
        self.fan = Fan(pictures)
        self.button = PlainButton("", "normal", icon="app-redo", key="P")
        self.about = RichText("", "small", "on_page_secondary")
        self._boards: Sequence[tuple[str, int]] = ()
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        foot.addWidget(self.about, 1, Qt.AlignmentFlag.AlignVCenter)
        rows = QVBoxLayout(self)
        rows.addWidget(self.title)
        rows.addWidget(self.fan)
        rows.addLayout(foot)
        self.restyle()

    def restyle(self) -> None:
        layout = self.layout()
        if layout is not None:
            across, down = sizes.measure.length(14, 22), sizes.measure.length(10, 16)
            layout.setContentsMargins(across, down, across, down)
            layout.setSpacing(sizes.measure.length(4, 9))
        self._show_parts()

    def show_boards(self, course: AnyCourse, boards: Sequence[tuple[str, int]]) -> None:
        self._boards = boards
        self.fan.show_boards(course, boards)
        self.retranslate()

    def retranslate(self) -> None:
        due = len(self._boards)
        self.title.set_text(tr("Due today: {n} exercises", n=due) if due else tr("Nothing for today"))
        self.button.setText(tr("Repeat"))
        self.about.set_text(
            tr("Positions from lessons you know.")
            if due
            else tr("What you have learned comes back after 1, 3 and 7 days.")
        )
        self._show_parts()

    def _show_parts(self) -> None:
        self.button.setVisible(bool(self._boards))
        self.fan.setVisible(bool(self._boards) and sizes.measure.height_share >= SPACIOUS and sizes.measure.scale <= 1)


class Legend(FollowsLanguage, QWidget):
    """What the stars mean, on the felt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(8, 0, 0, 0)
        rows.setSpacing(2)
        self._words = []
        for earned, _ in MEANINGS:
            row, stars = QHBoxLayout(), Stars(7)
            stars.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            stars.show_stars(earned)
            self._words.append((stars, RichText("", "small", "on_table_body")))
            row.setSpacing(10)
            row.addWidget(stars, 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(self._words[-1][1], 1)
            rows.addLayout(row)
        self.retranslate()

    def retranslate(self) -> None:
        for (stars, words), (earned, meaning) in zip(self._words, MEANINGS, strict=True):
            stars.setAccessibleName(star_words(earned))
            words.set_text(tr(meaning))
