"""What moves on the table: a pixmap with a place, and the light around what can be touched."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from imperium_desktop.ui.palette import palette
from imperium_desktop.ui.table.faces import margin
from imperium_desktop.ui.table.paint import HALO, alpha, chosen, lit, pen
from imperium_desktop.ui.table.placement import Placement

MANY = 12
"""More lit elements than this are lit quietly: no halo, no pulse."""


class Piece(QGraphicsItem):
    """A face at its place."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.face = ""
        self.pixmap = QPixmap()
        self.size = (0.0, 0.0)
        self.room = 0

    def show_face(self, face: str, pixmap: QPixmap, width: float, height: float) -> None:
        self.prepareGeometryChange()
        self.face, self.pixmap, self.size = face, pixmap, (width, height)
        self.room = margin(round(width), round(height))
        self.setTransformOriginPoint(width / 2, height / 2)
        self.update()

    def boundingRect(self) -> QRectF:
        width, height = self.size
        return QRectF(-self.room, -self.room, width + 2 * self.room, height + 2 * self.room)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(QPointF(-self.room, -self.room), self.pixmap)


class Light(QGraphicsItem):
    """One item for all outlines of a sort, so that lighting a hundred squares costs one repaint."""

    def __init__(self) -> None:
        super().__init__()
        self.outline = QPainterPath()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def surround(self, places: Iterable[Placement]) -> None:
        outline = QPainterPath()
        for place in places:
            outline.addPath(outline_of(place))
        if outline != self.outline:
            self.prepareGeometryChange()
            self.outline = outline
            self.update()

    def boundingRect(self) -> QRectF:
        return self.outline.boundingRect().adjusted(-12, -12, 12, 12)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class LitOutline(Light):
    quiet = False

    def light(self, places: Iterable[Placement], halo: "LitHalo") -> None:
        places = list(places)
        quiet = len(places) > MANY
        if quiet != self.quiet:
            self.quiet = quiet
            self.update()
        self.surround(places)
        halo.surround([] if quiet else places)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit(painter, self.outline, pulse=0, quiet=self.quiet)


class LitHalo(Light):
    """The glow that pulses."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, strength in HALO:
            painter.strokePath(self.outline, pen(alpha(palette().lit_halo, strength), width))


class ChosenOutline(Light):
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen(painter, self.outline)


class FocusOutline(Light):
    """Where the keyboard is."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(self.outline, pen(palette().focus, 2.5))


def outline_of(place: Placement, outset: float = 0) -> QPainterPath:
    """Lit square: inset 4, radius 6; a disc stays a disc."""
    path = QPainterPath()
    rect = QRectF(place.x, place.y, place.width, place.height)
    if place.round:
        side = min(place.width, place.height)
        path.addEllipse(rect.center(), side * 0.45 + outset, side * 0.45 + outset)
    else:
        path.addRoundedRect(rect.adjusted(3 - outset, 3 - outset, outset - 3, outset - 3), 6, 6)
    return path
