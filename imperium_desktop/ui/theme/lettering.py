"""Words on faces and boards: in one line or broken into several, smaller where there is little room."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from imperium_desktop.ui.theme.fonts import sans, sans_bold, serif_bold
from imperium_desktop.ui.theme.palette import palette

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
WRAP: Final = Qt.TextFlag.TextWordWrap
EDGE: Final = 1.0
"""Pixels by which letters may be higher than their room: less than shows."""


def write(
    p: QPainter,
    rect: QRectF,
    text: str,
    size: float = 13,
    colour: str = "",
    align: Qt.AlignmentFlag = LEFT,
    *,
    font: QFont | None = None,
    least: float = 9,
) -> float:
    """In one line; a text that is too long or too tall for its room is written smaller. Returns its width."""
    used = font or serif_bold(size, exact=True)
    metrics = QFontMetricsF(used)
    while not _fits(metrics, rect, text) and used.pixelSize() > least:
        used.setPixelSize(used.pixelSize() - 1)
        metrics = QFontMetricsF(used)
    p.setFont(used)
    p.setPen(QColor(colour or palette().ink))
    p.drawText(rect, align | Qt.TextFlag.TextDontClip, text)
    return metrics.horizontalAdvance(text)


def _fits(metrics: QFontMetricsF, rect: QRectF, text: str) -> bool:
    if metrics.horizontalAdvance(text) > rect.width():
        return False
    return metrics.height() <= rect.height() or metrics.tightBoundingRect(text).height() <= rect.height() + EDGE


def write_lines(p: QPainter, rect: QRectF, text: str, size: float, colour: str = "", *, least: float = 9) -> QRectF:
    """Broken into lines, smaller if they would not fit; returns the room they take."""
    used = serif_bold(size, exact=True)
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(WRAP)
    taken = QFontMetricsF(used).boundingRect(rect, flags, text)
    while (taken.height() > rect.height() or taken.width() > rect.width()) and used.pixelSize() > least:
        used.setPixelSize(used.pixelSize() - 1)
        taken = QFontMetricsF(used).boundingRect(rect, flags, text)
    p.setFont(used)
    p.setPen(QColor(colour or palette().ink))
    p.drawText(rect, flags, text)
    return taken


def plain(size: float) -> QFont:
    return sans(size, exact=True)


def strong(size: float) -> QFont:
    return sans_bold(size, exact=True)
