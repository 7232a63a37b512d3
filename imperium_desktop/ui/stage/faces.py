"""Faces rendered once to pixmaps: by what they show, size and device-pixel ratio."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

MARGIN = 0.14
"""Room around a face for its shadow, as a share of its longer side."""

PaintFace = Callable[[QPainter, str, QRectF], None]


class Faces:
    def __init__(self, paint: PaintFace) -> None:
        self._paint = paint
        self._known: dict[tuple[str, int, int, float], QPixmap] = {}

    def pixmap(self, face: str, width: float, height: float, ratio: float) -> QPixmap:
        key = face, round(width), round(height), ratio
        if key not in self._known:
            self._known[key] = self._rendered(*key)
        return self._known[key]

    def forget(self) -> None:
        """Theme, language or scale changed."""
        self._known.clear()

    def _rendered(self, face: str, width: int, height: int, ratio: float) -> QPixmap:
        room = margin(width, height)
        pixmap = QPixmap(round((width + 2 * room) * ratio), round((height + 2 * room) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint(painter, face, QRectF(room, room, width, height))
        return pixmap


def margin(width: float, height: float) -> int:
    return round(max(width, height) * MARGIN)
