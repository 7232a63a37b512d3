"""What is printed on sheets and cards: boxes, icons in rows, flags with numbers, words. In units of a sheet."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPolygonF

from imperium_desktop.ui.theme import lettering
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, grown, narrowed, strong
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

CITIZEN_SIGNS: Final = {
    "traders": "trader",
    "performers": "performer",
    "priests": "priest",
    "apparitores": "official",
    "patricians": "patrician",
}
SIGNS: Final = {"apparitor": "official", "remove_disdain": "disdain-removed", **CITIZEN_SIGNS}
MEASURE_SIGNS: Final = {
    "large_buildings": "granary",
    "goods": "trade-good",
    "map_columns": "scout",
    "production": "production",
    "temples": "piety",
    "gladiators": "gladiator-red",
    "wall_sections": "wall",
    "guard_sections": "soldier",
    "cohorts": "cohort",
    "landmarks": "landmark",
    "disdain": "disdain",
    "citizen_tracks": "civilian",
}
"""What a Path counts."""
CLOSE: Final = 1.14
"""Leading of headings that take two lines, in sizes of their type."""
LARGEST_ICON: Final = 22.0
READABLE: Final = 11.0
"""Pixels of the smallest words, as far as their room on the paper allows."""


def sign(name: str) -> str:
    """The icon of a thing of this game."""
    return f"hadrian-{SIGNS.get(name, name)}"


def rectf(rect: Rect) -> QRectF:
    return QRectF(*rect)


def centred(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


# Words


def readable(p: QPainter, size: float) -> float:
    """Size in units of a sheet that can be read, however small it is painted."""
    return max(size, READABLE / abs(p.transform().m11()))


def write(
    p: QPainter,
    rect: QRectF,
    text: str,
    size: float = 13,
    colour: str = "",
    align: Qt.AlignmentFlag = LEFT,
    *,
    font: QFont | None = None,
) -> float:
    if font is not None:
        font.setPixelSize(round(readable(p, font.pixelSize())))
    return lettering.write(p, rect, text, readable(p, size), colour, align, font=font)


def write_lines(p: QPainter, rect: QRectF, text: str, size: float) -> QRectF:
    return lettering.write_lines(p, rect, text, readable(p, size))


def write_close_lines(p: QPainter, rect: QRectF, text: str, size: float) -> QRectF:
    """A heading whose lines stand as close as print sets them; returns the room they take."""
    font = grown(serif_bold(readable(p, size), exact=True), rect.height() / 2)
    font = narrowed(font, max(text.split(), key=len), rect.width())
    metrics, leading = QFontMetricsF(font), font.pixelSize() * CLOSE
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= rect.width():
            lines[-1] = longer
        else:
            lines.append(word)
    p.setFont(font)
    p.setPen(QColor(palette().ink))
    for number, line in enumerate(lines):
        p.drawText(QPointF(rect.x(), rect.y() + number * leading + font.pixelSize()), line)
    return QRectF(rect.x(), rect.y(), rect.width(), len(lines) * leading)


# Icons


def icons(p: QPainter, names: Sequence[str], rect: QRectF, side: float = 14, *, centre: bool = False) -> float:
    """Draw icons in a row, closer together where there is little room; returns where it ends."""
    if not names:
        return rect.left()
    step = min(side * 0.98, max((rect.width() - side) / max(len(names) - 1, 1), side * 0.3))
    width = step * (len(names) - 1) + side
    left = rect.center().x() - width / 2 if centre else rect.left()
    for number, name in enumerate(names):
        draw_icon(p, sign(name), QRectF(left + number * step, rect.center().y() - side / 2, side, side))
    return left + width


def cost(p: QPainter, names: Sequence[str], at: QPointF, side: float = 12.5, room: float = 999) -> float:
    return icons(p, names, QRectF(at.x(), at.y() - side / 2, room, side), side)


# Shapes


def box(p: QPainter, rect: QRectF, names: Sequence[str] = (), *, blank: bool | None = None, radius: float = 3) -> None:
    """A box with its icons; one without is a little darker."""
    empty = not names if blank is None else blank
    path = rounded(rect, radius)
    p.fillPath(path, QColor(palette().box_blank if empty else palette().box))
    p.strokePath(path, pen(alpha(palette().ink, 0.82), 1.1))
    if names:
        side = min(rect.height() * 0.86, LARGEST_ICON, (rect.width() - 2) / (0.86 * (len(names) - 1) + 1))
        fill_icons(p, rect, names, side)


def fill_icons(p: QPainter, rect: QRectF, names: Sequence[str], side: float) -> None:
    step = side * (0.86 if len(names) > 1 else 1)
    left = rect.center().x() - (step * (len(names) - 1) + side) / 2
    for number, name in enumerate(names):
        draw_icon(p, sign(name), QRectF(left + number * step, rect.center().y() - side / 2, side, side))


def circle(p: QPainter, rect: QRectF, *, filled: bool = False) -> None:
    path = QPainterPath()
    path.addEllipse(rect)
    p.fillPath(path, QColor("#3a3740" if filled else palette().box))
    p.strokePath(path, pen(alpha(palette().ink, 0.85), 1.3))


def flag(p: QPainter, rect: QRectF, number: int, colour: str) -> None:
    """Draw a pennant with a number: of citizens, or of infrastructure."""
    notch = rect.height() * 0.34
    shape = QPolygonF(
        [
            rect.topLeft(),
            rect.topRight(),
            QPointF(rect.right() - notch, rect.center().y()),
            rect.bottomRight(),
            rect.bottomLeft(),
        ]
    )
    path = QPainterPath()
    path.addPolygon(shape)
    path.closeSubpath()
    p.fillPath(path, QColor(colour))
    p.strokePath(path, pen(alpha(palette().ink, 0.75), 0.9))
    write(
        p, rect.adjusted(0, 0, -notch * 0.7, 0), str(number), 11, "#fffaf0", CENTRE, font=strong(rect.height() * 0.82)
    )


def pennant(p: QPainter, at: QPointF, number: int) -> None:
    """Infrastructure: the little orange banner with its number."""
    draw_icon(p, "hadrian-infrastructure", QRectF(at.x(), at.y() - 7, 14, 14))
    write(p, QRectF(at.x() + 13, at.y() - 8, 14, 16), str(number), 12.5)


def hexagon(centre: QPointF, radius: float) -> QPainterPath:
    corners = [(1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([centre + QPointF(x * radius, y * radius) for x, y in corners]))
    path.closeSubpath()
    return path


def draw_arrow(p: QPainter, centre: QPointF, side: float, cohort: int) -> None:
    """The way from which a cohort is attacked: from the right to the left one, straight down, from the left."""
    half = side / 2
    corners = ((-0.3, -1), (0.3, -1), (0.3, 0.1), (0.8, 0.1), (0, 1), (-0.8, 0.1), (-0.3, 0.1))
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * half, y * half) for x, y in corners]))
    path.closeSubpath()
    p.save()
    p.translate(centre)
    p.rotate((40, 0, -40)[cohort])
    p.fillPath(path, QColor("#f6dfb4"))
    p.strokePath(path, pen("#2b120c", min(1.4, side * 0.09)))
    p.restore()


def panel(p: QPainter, rect: QRectF, colour: str, opacity: float, radius: float = 5, edge: float = 0.35) -> None:
    path = rounded(rect, radius)
    p.fillPath(path, alpha(colour, opacity))
    if edge:
        p.strokePath(path, pen(alpha(palette().ink, edge), 0.9))


def plank(p: QPainter, rect: QRectF) -> None:
    """The strip on which a building is bought."""
    path = rounded(rect, 4)
    p.fillPath(path, alpha(palette().box, 0.75))
    p.strokePath(path, pen(alpha(palette().ink, 0.45), 0.9))


def gains(p: QPainter, right: float, middle: float, names: Sequence[str], side: float) -> float:
    """Boxes of what a building brings, from the right edge inwards, then the square for its cross."""
    for name in reversed(names):
        right -= side
        box(p, QRectF(right, middle - side / 2, side, side), [name])
        right -= 2
    small = side * 0.74
    right -= small + 2
    box(p, QRectF(right, middle - small / 2, small, small), blank=False)
    return right


def dashes(p: QPainter, start: QPointF, end: QPointF, colour: str, width: float, pattern: Iterable[float]) -> None:
    line = pen(colour, width)
    line.setDashPattern(list(pattern))
    p.setPen(line)
    p.drawLine(start, end)
