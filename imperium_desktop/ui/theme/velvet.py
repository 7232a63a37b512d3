"""The velvet of the curtain: its folds, and the valance above them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from imperium_desktop.ui.theme.paint import alpha, falling, pen, shadow
from imperium_desktop.ui.theme.textures import noise_bytes, surface

FOLD: Final = (
    (0.0, QColor(0, 0, 0, 158)),
    (0.18, QColor(0, 0, 0, 51)),
    (0.46, QColor(255, 154, 134, 56)),
    (0.62, QColor(0, 0, 0, 13)),
    (1.0, QColor(0, 0, 0, 148)),
)


def curtain(p: QPainter, rect: QRectF, ratio: float = 1.0, folds: int = 22) -> None:
    """Velvet in folds, no two of the same width, darker towards the floor."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.setBrushOrigin(rect.topLeft())
    p.fillRect(rect, surface("velvet", ratio))
    p.setBrushOrigin(0, 0)
    shares = [0.75 + byte / 512 for byte in noise_bytes(83, folds)]
    unit, left = rect.width() / sum(shares), rect.left()
    for share in shares:
        right = left + share * unit
        fold = QRectF(QPointF(round(left), rect.top()), QPointF(round(right), rect.bottom()))
        gradient = QLinearGradient(fold.topLeft(), fold.topRight())
        for place, colour in FOLD:
            gradient.setColorAt(place, colour)
        p.fillRect(fold, gradient)
        left = right
    p.fillRect(rect, falling(rect, alpha("#000000", 0.0), alpha("#000000", 0.35)))
    p.restore()


def pelmet(p: QPainter, rect: QRectF, ratio: float = 1.0, scallops: int = 12) -> None:
    """The valance along the upper edge of a curtain: scallops with a gold cord, fringe and tassels; 96 high by rights.

    Stroking it takes 35 ms at 1920, so keep curtain and pelmet as one pixmap.
    """
    width, depth = rect.width() / scallops, rect.height() * 74 / 96
    joint = rect.bottom() - depth / 2
    joints = [rect.left() + i * width for i in range(scallops + 1)]
    hem = QPainterPath(QPointF(rect.left(), joint))
    for x in joints[:-1]:
        hem.quadTo(x + width / 2, joint + depth, x + width, joint)
    cloth = QPainterPath(hem)
    cloth.lineTo(rect.topRight())
    cloth.lineTo(rect.topLeft())
    cloth.closeSubpath()
    below = QPainterPath(hem)
    below.lineTo(rect.right(), rect.bottom() + depth)
    below.lineTo(rect.left(), rect.bottom() + depth)
    below.closeSubpath()

    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setClipRect(rect.adjusted(0, 0, 0, rect.height() / 2), Qt.ClipOperation.IntersectClip)
    shadow(p, cloth, 10, 14, 0.5)
    p.fillPath(cloth, surface("velvet", ratio))
    p.fillPath(cloth, alpha("#ff8c78", 0.20))
    p.save()
    p.setClipPath(cloth, Qt.ClipOperation.IntersectClip)
    shadow(p, below, -6, 20, 0.55)
    for x in joints[1:-1]:
        p.fillRect(QRectF(x - 0.75, rect.top(), 1.5, rect.height()), alpha("#1a0506", 0.85))
    p.fillRect(
        rect, falling(QRectF(rect.topLeft(), QSizeF(1, rect.height() / 3)), alpha("#000000", 0.55), alpha("#000000", 0))
    )
    p.restore()
    fringe = QPen(QColor("#9a7228"), 10, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    fringe.setDashPattern((0.16, 0.30))
    p.strokePath(hem.translated(0, 6), fringe)
    p.strokePath(hem, pen("#7a5417", 7))
    p.strokePath(hem, pen("#e0b95c", 5))
    p.strokePath(hem.translated(0, -1.2), pen(alpha("#fff2c4", 0.7), 1.2))
    for x in joints:
        _tassel(p, QPointF(x, joint), rect.height() / 96)
    p.restore()


def _tassel(p: QPainter, at: QPointF, unit: float) -> None:
    body = QRectF(at.x() - 7 * unit, at.y() + 18 * unit, 14 * unit, 28 * unit)
    p.strokePath(_line(at, QPointF(at.x(), body.top())), pen("#c79a3c", 2 * unit))
    skirt = QPainterPath(QPointF(at.x(), at.y() + 10 * unit))
    skirt.quadTo(body.right(), body.top(), body.right(), body.bottom())
    skirt.lineTo(body.left(), body.bottom())
    skirt.quadTo(body.left(), body.top(), at.x(), at.y() + 10 * unit)
    p.fillPath(skirt, falling(body, "#f0cc70", "#a97a22"))
    p.strokePath(skirt, pen("#5f4410", 1))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QBrush(QColor("#e9c266")))
    p.drawEllipse(at + QPointF(0, 2 * unit), 4.5 * unit, 4.5 * unit)


def _line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path
