"""One lesson on the road: its picture in a round frame, a seal, stars and its title."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from imperium_desktop.ui.learn.haloed import RIM, draw_haloed
from imperium_desktop.ui.learn.path_plan import LARGER
from imperium_desktop.ui.learn.stars import draw_stars, star_words
from imperium_desktop.ui.match.table_keys import ARROWS
from imperium_desktop.ui.theme.fonts import sans_bold, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, falling, focused, lit_halo, lit_line, pen, shadow
from imperium_desktop.ui.theme.palette import palette

HOVERED = 1.06
VEIL = 0.6
"""How much of a later lesson's picture is hidden."""
LINES = 3
"""Most lines of a title."""


class PathLesson(NamedTuple):
    """A lesson as the path shows it."""

    id: str
    number: int
    title: str
    place: str
    """Which of its stage, in words."""
    about: str
    """How it begins."""
    steps: int
    step: int = 0
    """Where it was left."""
    stars: int = 0
    done: bool = False
    next: bool = False

    @property
    def begun(self) -> bool:
        return not self.done and self.step > 0


class Medallion(QAbstractButton):
    looked_at = Signal(str)
    """Lesson looked at by pointer or keyboard; empty when the pointer leaves."""

    def __init__(self, lesson: PathLesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self._radius = 40.0
        self._is_looked_at = False
        self._picture: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.tell(lesson)

    def tell(self, lesson: PathLesson) -> None:
        self.lesson = lesson
        state = star_words(lesson.stars) if lesson.done else tr("next step") if lesson.next else tr("not learned yet")
        self.setAccessibleName(f"{lesson.number}. {lesson.title}")
        self.setAccessibleDescription(state)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lesson.next else Qt.FocusPolicy.ClickFocus)
        self.update()

    @property
    def radius(self) -> float:
        """Radius of its frame."""
        return self._radius * (LARGER if self.lesson.next else 1)

    def stand(self, x: float, y: float, radius: float, room: float) -> None:
        """Put its middle at a point of its parent; `room` is the width for its title."""
        self._radius = radius
        width = max(room * 0.96, 2 * self.radius + 16)
        above = self.radius + 14
        self.setGeometry(QRect(round(x - width / 2), round(y - above), round(width), round(above + self._below())))

    def _below(self) -> float:
        return self.radius + 6 + self._stars_height() + LINES * self._leading() + 2

    def _stars_height(self) -> float:
        return self._radius * 0.5 if self.lesson.done else 4

    def _leading(self) -> float:
        return QFontMetricsF(self._font()).height() * 0.94

    def _font(self) -> QFont:
        return type_font("lesson" if self.lesson.next else "subheading", bolder=True)

    @property
    def centre(self) -> QPointF:
        return QPointF(self.width() / 2, self.radius + 14)

    def picture_side(self) -> int:
        return round(2 * self.radius)

    def show_picture(self, picture: QPixmap | None) -> None:
        self._picture = picture
        self.update()

    def hitButton(self, place: QPoint) -> bool:
        return self.rect().contains(place)

    def sizeHint(self) -> QSize:
        return self.size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the road, which knows where it runs."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A pointer that lay there when the page came looks at nothing."""
        super().mouseMoveEvent(event)
        if not self._is_looked_at:
            self._is_looked_at = True
            self.looked_at.emit(self.lesson.id)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self._is_looked_at:
            self._is_looked_at = False
            self.looked_at.emit("")
        self.update()

    # Painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            radius = self.radius * (HOVERED if self.underMouse() else 1)
            self._paint_frame(p, radius)
            self._paint_seal(p, radius)
            if self.lesson.done:
                at = QPointF(self.centre.x(), self.centre.y() + self.radius + self._radius * 0.24)
                draw_stars(p, at, self._radius * 0.2, self.lesson.stars)
            self._paint_title(p)

    def _disc(self, radius: float) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.centre, radius, radius)
        return path

    def _paint_frame(self, p: QPainter, radius: float) -> None:
        colours, whole = palette(), self._disc(radius)
        later = not self.lesson.done and not self.lesson.next
        shadow(p, whole, 2, 4, 0.25 if later else 0.45)
        if self.lesson.next:
            lit_halo(p, whole)
        frame = whole.boundingRect()
        p.fillPath(whole, falling(frame, "#a5793f", "#6b4722") if not later else falling(frame, "#c9ac72", "#b3935a"))
        inner = self._disc(radius * 0.9)
        p.fillPath(inner, QColor(colours.board_land))
        self._paint_picture(p, inner, later)
        p.strokePath(inner, pen(alpha(colours.ink, 0.55), 1.2))
        p.strokePath(whole, pen(alpha(colours.ink, 0.6), 1))
        if self.lesson.next:
            lit_line(p, self._disc(radius * 0.97))
        if self.hasFocus():
            focused(p, self._disc(radius + 4))

    def _paint_picture(self, p: QPainter, inner: QPainterPath, later: bool) -> None:
        if self._picture is None:
            return
        p.save()
        p.setClipPath(inner)
        side = inner.boundingRect()
        p.drawPixmap(side, self._picture, QRectF(self._picture.rect()))
        if later:
            p.fillPath(inner, alpha(palette().parchment, VEIL))
        p.restore()

    def _paint_seal(self, p: QPainter, radius: float) -> None:
        colours, size = palette(), self._radius * 0.28
        at = self.centre + QPointF(-radius * 0.72, -radius * 0.72)
        seal = QPainterPath()
        seal.addEllipse(at, size, size)
        done = self.lesson.done
        p.fillPath(seal, QColor(colours.good if done else colours.ivory))
        p.strokePath(seal, pen(colours.ivory if done else colours.brass, 1.4))
        if done:
            tick = QPainterPath(at + QPointF(-0.42 * size, 0.02 * size))
            tick.lineTo(at + QPointF(-0.1 * size, 0.36 * size))
            tick.lineTo(at + QPointF(0.46 * size, -0.34 * size))
            p.strokePath(tick, pen(colours.ivory, size * 0.2))
            return
        font = sans_bold(size * 1.05, exact=True)
        metrics, text = QFontMetricsF(font), str(self.lesson.number)
        p.setFont(font)
        p.setPen(QColor(colours.on_page_title))
        p.drawText(at + QPointF(-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2), text)

    def _paint_title(self, p: QPainter) -> None:
        font = self._font()
        metrics = QFontMetricsF(font)
        y = self.centre.y() + self.radius + 6 + self._stars_height() + metrics.ascent()
        for line in lines_of(self.lesson.title, metrics, self.width() - 2 * RIM):
            at = QPointF(self.width() / 2 - metrics.horizontalAdvance(line) / 2, y)
            draw_haloed(p, at, line, font, palette().on_page_title)
            y += self._leading()


def lines_of(text: str, metrics: QFontMetricsF, room: float) -> list[str]:
    """Break a text as evenly as can be, in the fewest lines; what does not fit ends with three dots."""
    words = text.split()
    for count in range(1, LINES + 1):
        width = room
        lines = fill(words, metrics, width)
        if len(lines) == count:
            while len(tighter := fill(words, metrics, width - 8)) == count and width > 60:
                lines, width = tighter, width - 8
            return lines
    lines = fill(words, metrics, room)[:LINES]
    return [*lines[:-1], metrics.elidedText(lines[-1] + " …", Qt.TextElideMode.ElideRight, room)]


def fill(words: list[str], metrics: QFontMetricsF, room: float) -> list[str]:
    lines: list[str] = []
    for word in words:
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(joined) <= room:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines
