"""A picture in a wooden frame, as large as it fits."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import board_frame

ROOM = 14
"""Room for the shadow."""


class Framed(QWidget):
    """Takes what room there is. A picture made larger than it is shown stays sharp."""

    def __init__(self, frame: int = 9, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._frame = frame
        self._pixmap = QPixmap()
        self._scaled = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_pixmap(self, pixmap: QPixmap) -> None:
        self._pixmap = pixmap
        self._scaled = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, 80)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def area(self) -> QRectF:
        """Where the picture stands, without its frame."""
        edge = self._frame + ROOM
        room = QRectF(self.rect()).adjusted(edge, edge - 6, -edge, -edge - 8)
        if self._pixmap.isNull() or room.width() < 40 or room.height() < 30:
            return QRectF()
        size = self._pixmap.deviceIndependentSize().scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
        return QRectF(round(corner.x()), round(corner.y()), round(size.width()), round(size.height()))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        area, ratio = self.area(), self.devicePixelRatioF()
        if area.isEmpty():
            return
        wanted = (area.size() * ratio).toSize()
        if self._scaled.size() != wanted:
            self._scaled = self._pixmap.scaled(
                wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
            )
            self._scaled.setDevicePixelRatio(ratio)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            board_frame(p, area, self._frame, ratio)
            p.drawPixmap(area.topLeft(), self._scaled)
