"""The menu bar on dark wood."""

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QMenuBar, QWidget

from imperium_desktop.ui.kit.grounds import menu_lines
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.textures import surface, surfaces


class WoodMenuBar(QMenuBar):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        surfaces.made.connect(self._repaint)

    def _repaint(self, _surface: str) -> None:
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setBrushOrigin(-self.mapTo(self.window(), QPoint(0, 0)))
            p.fillRect(self.rect(), surface("dark wood", self.devicePixelRatioF()))
            p.setBrushOrigin(0, 0)
            menu_lines(p, QRectF(self.rect()))
        super().paintEvent(event)
