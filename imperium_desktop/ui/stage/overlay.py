"""Tints over the board: kingdoms, conflicts, whatever a game wants to point at."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.fonts import sans_bold
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import LOST, alpha, pen
from imperium_desktop.ui.theme.palette import palette

MARK = 11.5


class Mark(NamedTuple):
    """A number in a disc."""

    at: QPointF
    text: str


class Tint(NamedTuple):
    area: QPainterPath
    outline: QPainterPath
    colour: str
    marks: tuple[Mark, ...] = ()
    held: bool = False
    """Something in the hand: over everything that is lit, and stronger."""
    ground: bool = False
    """A stretch of the board: its outline lies under the pieces too."""
    border: bool = False
    """True of a line around all that can be touched on the board: only what is pointed at is lit beside it."""

    def paint_outline(self, p: QPainter) -> None:
        p.strokePath(self.outline, pen(self.colour, 4.5))
        p.strokePath(self.outline, pen(alpha("#ffffff", 0.55), 1.3))


class Overlay(QGraphicsItem):
    """All tints as one item."""

    def __init__(self) -> None:
        super().__init__()
        self.tints: list[Tint] = []
        self.clip: QRectF | None = None
        """The window of a zoomed board."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_tints(self, tints: list[Tint]) -> None:
        if tints or self.tints:
            self.prepareGeometryChange()
            self.tints = tints
            self.update()

    def keep_inside(self, painter: QPainter) -> None:
        if self.clip is not None:
            painter.setClipRect(self.clip, Qt.ClipOperation.IntersectClip)

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for tint in self.tints:
            whole = whole.united(tint.area.boundingRect()).united(tint.outline.boundingRect())
        return whole.adjusted(-16, -16, 16, 16)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.keep_inside(painter)
        for tint in self.tints:
            if tint.held:
                painter.fillPath(tint.area, alpha(tint.colour, 0.55))
            if not tint.ground:
                tint.paint_outline(painter)
        for tint in self.tints:
            for mark in tint.marks:
                paint_mark(painter, mark, tint.colour)


class Counts(QGraphicsItem):
    """How often something was picked of a stack, in a disc at its corner."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: tuple[Mark, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, counts: Iterable[tuple[Placement, int]]) -> None:
        """Picked once, the ring says enough."""
        marks = tuple(
            Mark(QPointF(place.x + place.width - 2, place.y + 2), str(count)) for place, count in counts if count > 1
        )
        if marks != self.marks:
            self.prepareGeometryChange()
            self.marks = marks
            self.update()

    def boundingRect(self) -> QRectF:
        whole = QRectF()
        for mark in self.marks:
            whole = whole.united(QRectF(mark.at.x() - MARK, mark.at.y() - MARK, 2 * MARK, 2 * MARK))
        return whole.adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for mark in self.marks:
            paint_mark(painter, mark, palette().chosen_rim)


def cord(start: tuple[float, float], end: tuple[float, float]) -> Tint:
    """Cord from what does something to what it is done to."""
    line = QPainterPath(QPointF(*start))
    bend = abs(end[0] - start[0]) / 2
    line.cubicTo(QPointF(start[0] - bend, start[1]), QPointF(end[0] + bend / 3, end[1] - bend / 2), QPointF(*end))
    stroker = QPainterPathStroker()
    stroker.setWidth(9)
    return Tint(stroker.createStroke(line), line, LOST)


class Ground(Overlay):
    """The coloured ground of tints, under the pieces so that their own colours stay."""

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.keep_inside(painter)
        for tint in self.tints:
            if not tint.held:
                painter.fillPath(tint.area, alpha(tint.colour, 0.20))
        for tint in self.tints:
            if tint.ground:
                tint.paint_outline(painter)


def paint_mark(p: QPainter, mark: Mark, colour: str) -> None:
    p.setPen(QPen(QColor("#ffffff"), 1.5))
    p.setBrush(QColor(colour))
    p.drawEllipse(mark.at, MARK, MARK)
    p.setFont(sans_bold(13, exact=True))
    p.setPen(QColor("#ffffff"))
    disc = QRectF(mark.at.x() - MARK, mark.at.y() - MARK, 2 * MARK, 2 * MARK)
    p.drawText(disc, Qt.AlignmentFlag.AlignCenter, mark.text)
