"""Stars for moves that were found alone: earned ones in gold, the others as an outline."""

import math

from PySide6.QtCore import QPointF, QSize, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette

STARS = 3
DROP = 180
"""Milliseconds from one star to the next."""
INNER = 0.44
"""Radius of the inner corners in outer ones."""


def star_path(at: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * INNER
        angle = math.pi * (corner / 5 - 0.5)
        point = QPointF(at.x() + reach * math.cos(angle), at.y() + reach * math.sin(angle))
        if corner:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def draw_stars(p: QPainter, middle: QPointF, radius: float, earned: int) -> None:
    colours = palette()
    for number in range(STARS):
        path = star_path(QPointF(middle.x() + (number - 1) * radius * 2.2, middle.y()), radius)
        p.fillPath(path, QColor(colours.gold_light) if number < earned else alpha(colours.ivory, 0.55))
        p.strokePath(path, pen(colours.lit_rim if number < earned else colours.brass_edge, max(radius * 0.11, 1)))


def star_words(earned: int) -> str:
    return tr("{n} of 3 stars", n=earned)


class Stars(QWidget):
    def __init__(self, radius: float = 15, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._radius = radius
        self.earned = 0
        self.fallen = 0
        """How many of them are seen by now."""
        self._drop = QTimer(self, interval=DROP)
        self._drop.timeout.connect(self._drop_next)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_stars(self, earned: int, *, motion: bool = False) -> None:
        """Show the stars; with motion they drop in one by one."""
        self.earned = earned
        self.fallen = 0 if motion else earned
        self._drop.start()
        self.setAccessibleName(star_words(earned))
        self.update()

    def _drop_next(self) -> None:
        if self.fallen >= self.earned:
            self._drop.stop()
            return
        self.fallen += 1
        self.update()

    def sizeHint(self) -> QSize:
        radius = sizes.measure.scaled(self._radius)
        return QSize(round(radius * 6.8), round(radius * 2.4))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        radius = sizes.measure.scaled(self._radius)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_stars(p, QPointF(radius * 3.3, self.height() / 2), radius, self.fallen)
