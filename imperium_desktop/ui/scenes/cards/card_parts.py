"""What the cards of all card games are made of: body, band, picture, disc, coin, back. In units of 1000 x 1400."""

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from imperium_desktop.ui.kit.typesetting import Type
from imperium_desktop.ui.theme.fonts import serif, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import LEFT
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import Gradient, palette
from imperium_desktop.ui.theme.textures import noise_bytes, surface

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
"""From one line of a name to the next, in heights of its letters."""


class Sky(NamedTuple):
    top: str
    horizon: str
    near: str
    far: str
    sun: str


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
    """In one line or two, as large as it fits, with the shade of the letters below them."""
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


# The picture


def picture_seed(card: str) -> int:
    """The same picture for all copies of a card, for ever."""
    return int.from_bytes(card.encode(), "little")


def paint_landscape(p: QPainter, rect: QRectF, sky: Sky, seed: int, emblem: str, share: float = 0.74) -> None:
    """Sky, sun with rays, two lines of hills, grass, the emblem on its shadow. Same seed, same picture."""
    raw = [byte / 255 for byte in noise_bytes(seed, 64)]
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.fillRect(rect, falling(rect, sky.top, sky.horizon))
    sun = QPointF(rect.x() + rect.width() * (0.62 + 0.23 * raw[0]), rect.y() + rect.height() * (0.20 + 0.14 * raw[1]))
    paint_sun(p, sun, rect, sky.sun)
    for base, rise, colour, parts, first in ((0.66, 0.20, sky.far, 5, 2), (0.84, 0.14, sky.near, 4, 10)):
        tops = [base - rise * raw[first + place] for place in range(parts + 1)]
        p.fillPath(hills(rect, tops), QColor(colour))
    paint_grass(p, rect, raw[20:38])
    paint_emblem(p, rect, emblem, share)
    darken_edges(p, rect)
    p.restore()


def paint_sun(p: QPainter, sun: QPointF, rect: QRectF, colour: str) -> None:
    p.save()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(alpha(colour, 0.16))
    p.translate(sun)
    reach = rect.width() * 1.3
    for ray in range(16):
        p.save()
        p.rotate(ray * 22.5)
        beam = QPainterPath()
        beam.lineTo(reach, -reach * 0.05)
        beam.lineTo(reach, reach * 0.05)
        p.drawPath(beam)
        p.restore()
    p.setBrush(alpha(colour, 0.9))
    p.drawEllipse(QPointF(0, 0), rect.height() * 0.11, rect.height() * 0.11)
    p.restore()


def hills(rect: QRectF, tops: list[float]) -> QPainterPath:
    """A rolling line through heights given as shares of the picture."""
    parts = len(tops) - 1
    points = [
        QPointF(rect.x() + rect.width() * place / parts, rect.y() + rect.height() * top)
        for place, top in enumerate(tops)
    ]
    line = QPainterPath(rect.bottomLeft())
    line.lineTo(points[0])
    for left, right in pairwise(points):
        middle = (left.x() + right.x()) / 2
        line.cubicTo(QPointF(middle, left.y()), QPointF(middle, right.y()), right)
    line.lineTo(rect.bottomRight())
    return line


def paint_grass(p: QPainter, rect: QRectF, places: list[float]) -> None:
    w, h = rect.width(), rect.height()
    for across, down in zip(places[::2], places[1::2], strict=True):
        root = QPointF(rect.x() + w * across, rect.y() + h * (0.86 + 0.12 * down))
        blade = QPainterPath(root)
        blade.quadTo(root + QPointF(w * 0.02, -h * 0.03), root + QPointF(w * 0.04, 0))
        p.strokePath(blade, pen(QColor(0, 0, 0, 56), h / 60))


def paint_emblem(p: QPainter, rect: QRectF, emblem: str, share: float) -> None:
    side, foot = rect.height() * share, QPointF(rect.x() + rect.width() * 0.5, rect.y() + rect.height() * 0.9)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(0, 0, 0, 64))
    p.drawEllipse(foot, side * 0.5, rect.height() * 0.05)
    draw_icon(p, emblem, QRectF(foot.x() - side / 2, foot.y() - side * 0.98, side, side))


def darken_edges(p: QPainter, rect: QRectF) -> None:
    depth = rect.height() * 0.08
    for start, end in (
        (rect.topLeft(), rect.topLeft() + QPointF(0, depth)),
        (rect.bottomLeft(), rect.bottomLeft() - QPointF(0, depth)),
        (rect.topLeft(), rect.topLeft() + QPointF(depth, 0)),
        (rect.topRight(), rect.topRight() - QPointF(depth, 0)),
    ):
        shade = QLinearGradient(start, end)
        shade.setColorAt(0, QColor(60, 35, 10, 90))
        shade.setColorAt(1, QColor(60, 35, 10, 0))
        p.fillRect(rect, shade)


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
