"""The panels of the other players."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

RADIUS = 7


def others_of(seats: int, shown: int) -> list[int]:
    return [seat for seat in range(seats) if seat != shown]


def paint_others_ground(p: QPainter, panels: Sequence[Rect]) -> None:
    for panel in panels:
        path = rounded(QRectF(*panel), RADIUS)
        p.fillPath(path, QColor(palette().well))
        p.strokePath(path, pen(QColor(palette().well_edge), 1))


def paint_deciding(p: QPainter, panels: Sequence[Rect], others: Sequence[int], deciding: int) -> None:
    """Mark the player who is asked."""
    if deciding in others:
        panel = QRectF(*panels[others.index(deciding)])
        p.strokePath(rounded(panel, RADIUS), pen(palette().plaque_lit_edge, 2))
