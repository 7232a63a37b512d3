"""What the cards of all card games are made of: body, band, picture, disc, coin, back. In units of 1000 x 1400."""

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QRadialGradient,
    QTransform,
)

from imperium_desktop.ui.kit.words.typesetting import Type
from imperium_desktop.ui.theme.fonts import serif, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import LEFT
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import Gradient, palette
from imperium_desktop.ui.theme.textures import surface

WIDTH, HEIGHT = 1000.0, 1400.0
EDGE: Final = 22.0
INSIDE: Final = QRectF(0, 0, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE)
"""The parchment, once the painter stands at its corner."""
FRAME: Final = "#20160e"
IVORY: Final = "#f4e9cd"
NAME: Final = "#fdf4dc"
BRASS: Final = "#e0b95c"
BAND, HIGH_BAND = 165.0, 240.0
CLOSE: Final = 1.06
"""Step from a line of a name to the next, in heights of its letters."""


@cache
def text_type(size: int, leading: float = 1.24) -> Type:
    return Type(serif(size, exact=True), serif_bold(size, exact=True), size * leading)


def begin_card(p: QPainter, rect: QRectF) -> None:
    """Shadow, edge and parchment; afterwards the painter works in units inside the edge. Ends with `p.restore()`."""
    unit = rect.width() / WIDTH
    p.save()
    p.translate(rect.topLeft())
    p.scale(unit, unit)
    body = rounded(QRectF(0, 0, WIDTH, HEIGHT), 55)
    shadow(p, body, 25, 40, 0.30)
    shadow(p, body, 8, 10, 0.45)
    p.fillPath(body, QColor(FRAME))
    p.setClipPath(rounded(QRectF(EDGE, EDGE, INSIDE.width(), INSIDE.height()), 38), Qt.ClipOperation.IntersectClip)
    p.translate(EDGE, EDGE)
    paper = QBrush(surface("parchment", p.device().devicePixelRatioF()))
    paper.setTransform(QTransform.fromScale(1 / unit, 1 / unit))
    p.fillRect(INSIDE, paper)


def on_card(rect: QRectF, inside: QRectF) -> QRectF:
    """Where a place inside the edge lies on a card of this size."""
    unit = rect.width() / WIDTH
    return QRectF(
        rect.x() + (EDGE + inside.x()) * unit,
        rect.y() + (EDGE + inside.y()) * unit,
        inside.width() * unit,
        inside.height() * unit,
    )


def paint_band(p: QPainter, rect: QRectF, colours: tuple[Gradient, ...]) -> None:
    """Side by side, if there are several; a line of ink below."""
    share = rect.width() / len(colours)
    for place, (top, bottom) in enumerate(colours):
        part = QRectF(rect.x() + place * share, rect.y(), share + 1, rect.height())
        p.fillRect(part, falling(part, top, bottom))
    p.fillRect(QRectF(rect.x(), rect.bottom(), rect.width(), 7), QColor(palette().ink))


def band_height(name: str, room: float, least: int) -> float:
    """A name that would be smaller than `least` in one line has two, and a higher band; the picture gives way."""
    one_line = QFontMetricsF(serif_bold(least, exact=True)).horizontalAdvance(name)
    return HIGH_BAND if " " in name and one_line > room else BAND


def paint_band_name(p: QPainter, room: QRectF, name: str, band: float, sizes: tuple[int, ...]) -> None:
    paint = paint_name if band == BAND else paint_two_lines
    paint(p, room, name, sizes)


def paint_name(p: QPainter, room: QRectF, name: str, sizes: tuple[int, ...] = (86, 76, 68, 60, 54)) -> None:
    """Paint a name in one line or two, as large as it fits, with the shade of the letters below them."""
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
    p.setFont(fitting_font(p, room, name, flags, sizes))
    for colour, drop in ((alpha("#000000", 0.6), 7.0), (QColor(NAME), 0.0)):
        p.setPen(colour)
        p.drawText(room.translated(0, drop), flags, name)


def paint_two_lines(p: QPainter, room: QRectF, name: str, sizes: tuple[int, ...]) -> None:
    """Standing close, as large as the longer one fits."""
    lines = line_breaks(name, 2)
    for size in sizes:
        p.setFont(serif_bold(size, exact=True))
        if max(p.fontMetrics().horizontalAdvance(line) for line in lines) <= room.width():
            break
    top = room.center().y() - len(lines) * size * CLOSE / 2
    for number, line in enumerate(lines):
        place = QRectF(room.x(), top + number * size * CLOSE, room.width(), size * CLOSE)
        for colour, drop in ((alpha("#000000", 0.6), 7.0), (QColor(NAME), 0.0)):
            p.setPen(colour)
            p.drawText(place.translated(0, drop), LEFT | Qt.TextFlag.TextDontClip, line)


def line_breaks(name: str, lines: int) -> list[str]:
    """Broken where the longer line is shortest."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [name]
    breaks = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(breaks, key=lambda parts: max(map(len, parts)))


def fitting_font(p: QPainter, room: QRectF, text: str, flags: int, sizes: tuple[int, ...]) -> QFont:
    for size in sizes:
        font = serif_bold(size, exact=True)
        p.setFont(font)
        taken = p.boundingRect(room, flags, text)
        if taken.height() <= room.height() + size * 0.35 and taken.width() <= room.width() + 1:
            break
    return font


def paint_disc(p: QPainter, centre: QPointF, radius: float, ring: str, sign: str) -> None:
    p.setPen(pen(ring, 9))
    p.setBrush(QColor(IVORY))
    p.drawEllipse(centre, radius, radius)
    side = radius * 1.58
    draw_icon(p, sign, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side))


def paint_coin(p: QPainter, centre: QPointF, radius: float, text: str) -> None:
    metal = QRadialGradient(centre - QPointF(radius * 0.2, radius * 0.3), radius * 1.2)
    metal.setColorAt(0, QColor("#f7dd8e"))
    metal.setColorAt(1, QColor("#c9982f"))
    p.setPen(pen("#6b4c12", radius * 0.12))
    p.setBrush(metal)
    p.drawEllipse(centre, radius, radius)
    p.setFont(serif_bold(radius * 1.25, exact=True))
    p.setPen(QColor("#3a270a"))
    p.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), CENTRED, text)


CENTRED: Final = Qt.AlignmentFlag.AlignCenter


# The back


def paint_back(p: QPainter, rect: QRectF, field: str, emblem: str, name: str = "") -> None:
    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / WIDTH, rect.width() / WIDTH)
    body = rounded(QRectF(0, 0, WIDTH, HEIGHT), 55)
    shadow(p, body, 25, 40, 0.30)
    p.fillPath(body, QColor(FRAME))
    inner = rounded(QRectF(EDGE, EDGE, INSIDE.width(), INSIDE.height()), 38)
    p.fillPath(inner, QColor(field))
    p.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    p.setPen(pen(alpha("#e7c873", 0.22), 9))
    for x in range(-1400, 2400, 170):
        p.drawLine(QPointF(x, 0), QPointF(x + 1400, 1400))
        p.drawLine(QPointF(x, 1400), QPointF(x + 1400, 0))
    p.strokePath(rounded(QRectF(74, 74, 852, 1252), 50), pen(BRASS, 14))
    p.strokePath(rounded(QRectF(104, 104, 792, 1192), 40), pen(BRASS, 6))
    p.setPen(pen(BRASS, 16))
    p.setBrush(QColor(field))
    p.drawEllipse(QPointF(500, 640), 270, 270)
    draw_icon(p, emblem, QRectF(320, 460, 360, 360))
    if name:
        p.setFont(fitting_font(p, QRectF(130, 1010, 740, 160), name, CENTRED.value, (110, 92, 76)))
        p.setPen(QColor(NAME))
        p.drawText(QRectF(130, 1010, 740, 160), CENTRED, name)
    p.restore()
