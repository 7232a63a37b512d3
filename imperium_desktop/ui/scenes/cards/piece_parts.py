"""What lies on and beside cards in all card games: discs, counted piles, backs, faces whose colours rest."""

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, strong, write
from imperium_desktop.ui.theme.paint import alpha, pen, rested, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

IVORY: Final = "#fbf3dd"
T = TypeVar("T")


def centred(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def paint_rested(p: QPainter, rect: QRectF, paint: Callable[[QPainter, QRectF], T]) -> T:
    """What was used: its colours rest. Returns what the painting did."""
    ratio = p.device().devicePixelRatioF()
    room = 8.0
    picture = QPixmap(round((rect.width() + 2 * room) * ratio), round((rect.height() + 2 * room) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as q:
        q.setRenderHints(p.renderHints())
        q.translate(room - rect.x(), room - rect.y())
        painted = paint(q, rect)
    p.drawPixmap(QPointF(rect.x() - room, rect.y() - room), rested(picture, 0.55, 0.86))
    return painted


def paint_disc(p: QPainter, disc: QRectF, colour: str = IVORY, edge: str = "") -> None:
    path = QPainterPath()
    path.addEllipse(disc)
    shadow(p, path, 1.5, 2.5, 0.5)
    p.fillPath(path, QColor(colour))
    p.strokePath(path, pen(edge or palette().ink, 1.1))


def paint_plain_back(p: QPainter, rect: QRectF, colour: str, sign: str, *, empty: bool) -> None:
    body = rounded(rect, 5)
    if not empty:
        shadow(p, body, 3, 5, 0.5)
    p.fillPath(body, alpha(colour, 0.35) if empty else QColor(colour))
    p.strokePath(rounded(rect.adjusted(3.5, 3.5, -3.5, -3.5), 4), pen(alpha("#e7c873", 0.35 if empty else 0.85), 1.3))
    p.setOpacity(0.4 if empty else 1)
    draw_icon(p, sign, centred(rect.center(), rect.width() * 0.52))
    p.setOpacity(1)


def paint_count(p: QPainter, rect: QRectF, count: int) -> None:
    """A parchment badge at the upper right corner, inside: the light of a lit pile goes around it."""
    size = max(12.0, min(rect.width() * 0.20, 24.0))
    width = size * (0.9 + 0.55 * len(str(count)))
    badge = QRectF(rect.right() - width - 3, rect.y() + 3, width, size * 1.25)
    path = rounded(badge, badge.height() / 2)
    shadow(p, path, 1, 2, 0.5)
    p.fillPath(path, QColor("#f6ecd2"))
    p.strokePath(path, pen(palette().brass_edge, 1))
    write(p, badge, str(count), size, palette().ink, CENTRE, font=strong(size))
