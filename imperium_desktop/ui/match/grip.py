"""The edge of the side panel that can be dragged."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

WIDTH = 8
SHARES = (0.85, 1.8)
"""Shares of the panel's usual width: the least and the most."""


class Grip(QWidget):
    dragged = Signal(float)
    """How far the panel's edge is to move to the left."""
    released = Signal()
    reset = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._from = 0.0
        self.setCursor(Qt.CursorShape.SplitHCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from = event.position().x()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(self._from - event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.released.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.reset.emit()
