"""Words on faces and boards: in one line or broken into several, smaller where there is little room.

They follow the interface scale as far as their room allows: the room itself is the board's, which does not grow.
"""

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from imperium_desktop.ui.theme.fonts import sans, sans_bold, serif_bold, sizes
from imperium_desktop.ui.theme.palette import palette

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LINE: Final = 1.25
"""The height of a line, in sizes of its text."""
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
    """Write in one line, smaller if the text is too long or too tall for its room; returns its width."""
    used = grown(font or serif_bold(size, exact=True), rect.height())
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
    used = grown(serif_bold(size, exact=True), rect.height())
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(WRAP)
    taken = QFontMetricsF(used).boundingRect(rect, flags, text)
    while (taken.height() > rect.height() or taken.width() > rect.width()) and used.pixelSize() > least:
        used.setPixelSize(used.pixelSize() - 1)
        taken = QFontMetricsF(used).boundingRect(rect, flags, text)
    p.setFont(used)
    p.setPen(QColor(colour or palette().ink))
    p.drawText(rect, flags, text)
    return taken


def grown(font: QFont, height: float) -> QFont:
    """Font as large as the interface scale says, but not higher than the room of its line.

    It is never smaller than it was.
    """
    usual = font.pixelSize()
    font.setPixelSize(max(usual, min(round(usual * sizes.measure.scale), int(height / LINE))))
    return font


def enlarged(usual: float, step: int = 1, times: float = 1) -> list[float]:
    """Sizes to try for what is broken into lines, the largest first.

    That of the interface scale, or `times` as large, down to the usual.
    """
    return [*range(round(usual * sizes.measure.scale * times), math.ceil(usual), -step), usual]


def narrowed(font: QFont, text: str, width: float, least: float = 9) -> QFont:
    """Small enough for a line of this width."""
    while QFontMetricsF(font).horizontalAdvance(text) > width and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def fitted(font: QFont, text: str, rect: QRectF) -> QFont:
    """A font that follows the interface scale by itself, small enough for its room on the table."""
    font.setPixelSize(max(min(font.pixelSize(), int(rect.height() / LINE)), 1))
    return narrowed(font, text, rect.width())


def plain(size: float) -> QFont:
    return sans(size, exact=True)


def strong(size: float) -> QFont:
    return sans_bold(size, exact=True)
