"""What was written by hand. A mark never changes its shape: its key is the seed."""

from collections.abc import Callable
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES
from imperium_desktop.games.hadrian.scene.colours import CITIZEN_COLOURS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.ink import flag, hexagon, rectf, write
from imperium_desktop.games.hadrian.scene.sheets.marks import Mark
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import serif_bold, serif_italic
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import noise_bytes


class What(NamedTuple):
    """A mark to be painted."""

    key: str
    mark: Mark
    words: Words


def paint_mark(p: QPainter, key: str, mark: Mark, words: Words) -> None:
    PAINTERS[mark.kind](p, rectf(mark.rect), What(key, mark, words))


def pencil_fill(p: QPainter, box: QRectF, key: str) -> None:
    """A box filled by hand: grey wash, a cross from corner to corner, and the cross again, thinner and a little off."""
    p.fillPath(rounded(box, 2.5), alpha(palette().pencil, 0.24))
    raw = [(byte - 128) / 110 for byte in noise_bytes(crc32(key.encode()), 12)]
    b = box.adjusted(1.5, 1.5, -1.5, -1.5)
    path = QPainterPath(b.topLeft() + QPointF(raw[0], raw[1]))
    path.quadTo(b.center() + QPointF(raw[2], raw[3]), b.bottomRight() + QPointF(raw[4], raw[5]))
    path.moveTo(b.topRight() + QPointF(raw[6], raw[7]))
    path.quadTo(b.center() + QPointF(raw[8], raw[9]), b.bottomLeft() + QPointF(raw[10], raw[11]))
    for width, opacity, off in ((1.6, 0.66, 0.0), (0.7, 0.45, 0.9)):
        p.strokePath(path.translated(off, off * 0.6), pen(alpha(palette().pencil, opacity), width))


def pencil_cross(p: QPainter, box: QRectF, key: str) -> None:
    raw = [(byte - 128) / 100 for byte in noise_bytes(crc32(key.encode()), 12)]
    side = min(box.width(), box.height())
    inset = max(side * 0.14, 2.0)
    b = box.adjusted(inset, inset, -inset, -inset)
    path = QPainterPath(b.topLeft() + QPointF(raw[0], raw[1]))
    path.quadTo(b.center() + QPointF(raw[2], raw[3]), b.bottomRight() + QPointF(raw[4], raw[5]))
    path.moveTo(b.topRight() + QPointF(raw[6], raw[7]))
    path.quadTo(b.center() + QPointF(raw[8], raw[9]), b.bottomLeft() + QPointF(raw[10], raw[11]))
    p.strokePath(path, pen(alpha(palette().pencil, 0.9), 2.1))


def pencil_ring(p: QPainter, box: QRectF, key: str) -> None:
    raw = [(byte - 128) / 128 for byte in noise_bytes(crc32(key.encode()), 4)]
    radius = min(box.width(), box.height()) * 0.44
    centre = box.center() + QPointF(raw[0], raw[1] * 0.6)
    path = QPainterPath()
    path.addEllipse(centre, radius * (1.06 + raw[2] * 0.05), radius)
    p.strokePath(path, pen(alpha(palette().pencil, 0.92), 2.1))


def pencil_text(p: QPainter, box: QRectF, text: str, size: float) -> None:
    """Numbers are written a little askew."""
    p.save()
    p.translate(box.center())
    p.rotate(-6)
    font = serif_italic(size, exact=True)
    at = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    write(p, at, text, size, palette().pencil, CENTRE, font=font)
    p.restore()


# Kinds of marks


def paint_fill(p: QPainter, rect: QRectF, what: What) -> None:
    """One cross, or one for each square of what a building brings."""
    strip = what.key.startswith(("fill/building/", "fill/landmark/"))
    count = max(round(rect.width() / rect.height()), 1) if strip else 1
    wide = rect.width() / count
    for number in range(count):
        part = QRectF(rect.x() + number * wide, rect.y(), wide, rect.height())
        pencil_fill(p, part.adjusted(1, 1, -1, -1), f"{what.key}/{number}")


def paint_cross(p: QPainter, rect: QRectF, what: What) -> None:
    count = max(round(rect.width() / rect.height()), 1) if "building/" in what.key else 1
    wide = rect.width() / count
    for number in range(count):
        pencil_cross(p, QRectF(rect.x() + number * wide, rect.y(), wide, rect.height()), f"{what.key}/{number}")


def paint_ring(p: QPainter, rect: QRectF, what: What) -> None:
    pencil_ring(p, rect, what.key)


def paint_year(p: QPainter, rect: QRectF, what: What) -> None:
    """The icons are crossed off, and the Year stands in the narrow part at the right."""
    area = Key.of(what.key).parts[1]
    narrow = {"training": 19.0, "theatre": 21.0, "baths": 22.0, "courthouse": 18.0}.get(area, 0.0)
    if narrow:
        pencil_fill(p, QRectF(rect.x() + 1, rect.y() + 1, rect.width() - narrow - 3, rect.height() - 2), what.key)
        rect = QRectF(rect.right() - narrow, rect.y(), narrow, rect.height())
    pencil_text(p, rect, what.mark.text, 12 if what.key.startswith("year/gladiator") else 17)


def paint_good(p: QPainter, rect: QRectF, what: What) -> None:
    path = hexagon(rect.center(), rect.width() / 2)
    p.fillPath(path, QColor(palette().box))
    p.strokePath(path, pen(alpha(palette().ink, 0.9), 1.2))
    pencil_text(p, rect, what.mark.text, 21)


def paint_veil(p: QPainter, rect: QRectF, what: What) -> None:
    if what.key.startswith("veil/box/market"):
        p.fillPath(hexagon(rect.center(), rect.width() / 2 + 1), alpha(palette().paper, 0.48))
        return
    if what.key.startswith(("veil/building/", "veil/landmark/")):
        p.fillPath(rounded(rect, 4), alpha(palette().paper, 0.34))
        return
    ground = "#b9ad8a" if Key.of(what.key).parts[1] in ("mining", "guard", "cippi", "wall", "fort") else palette().paper
    p.fillPath(rounded(rect.adjusted(-0.6, -0.6, 0.6, 0.6), 3), alpha(ground, 0.52))


def paint_value(p: QPainter, rect: QRectF, what: What) -> None:
    write(p, rect, what.mark.text, 16, align=CENTRE)


def paint_count(p: QPainter, rect: QRectF, what: What) -> None:
    draw_icon(p, "hadrian-civilian", QRectF(rect.x(), rect.y() + 1, 15, 15))
    write(p, rect.adjusted(20, 0, 0, 0), what.mark.text, 13.5)


def paint_opens(p: QPainter, rect: QRectF, what: What) -> None:
    """What the next flags of a citizen track open."""
    for line, (number, name) in enumerate(what.mark.flags):
        row = QRectF(rect.x(), rect.y() + line * 17, rect.width(), 17)
        flag(p, QRectF(row.x(), row.y() + 2, 17, 13), number, CITIZEN_COLOURS[what.mark.text])
        write(p, row.adjusted(23, 0, 0, 0), what.words.label(name), 12.5)


def paint_points(p: QPainter, rect: QRectF, what: What) -> None:
    """The score sheet so far (§9)."""
    *attributes, paths, lost, total = what.mark.small
    write(p, QRectF(rect.x() + 10, rect.y() + 4, 120, 20), say("points"), 14)
    for number, (name, value) in enumerate(zip(ATTRIBUTES, attributes, strict=True)):
        at = QRectF(rect.x() + 10 + number * 47, rect.y() + 30, 46, 20)
        draw_icon(p, f"hadrian-{name}", QRectF(at.x(), at.y(), 19, 19))
        write(p, at.adjusted(21, 0, 0, 0), value, 15.5)
    below = QRectF(rect.x() + 10, rect.y() + 54, 190, 20)
    write(p, below, say("disdain_points", points=lost.removeprefix("-")), 13, palette().danger_text)
    right = QRectF(rect.right() - 122, rect.y() + 26, 112, 20)
    write(p, right, say("paths_points", points=paths), 13, align=RIGHT)
    write(p, right.translated(0, 24), f"= {total.replace('-', '−')}", 22, align=RIGHT, font=serif_bold(23, exact=True))


def paint_note(p: QPainter, rect: QRectF, what: What) -> None:
    """Favours of the Temples that are left (§7.6)."""
    draw_icon(p, "hadrian-favour", QRectF(rect.x() + 24, rect.y() + 4, 18, 18))
    write(p, rect.adjusted(46, 0, 0, 0), f"× {what.mark.text}", 14, align=LEFT)


Painter = Callable[[QPainter, QRectF, What], None]
PAINTERS: Final[dict[str, Painter]] = {
    "fill": paint_fill,
    "cross": paint_cross,
    "ring": paint_ring,
    "year": paint_year,
    "good": paint_good,
    "veil": paint_veil,
    "value": paint_value,
    "count": paint_count,
    "opens": paint_opens,
    "points": paint_points,
    "note": paint_note,
}
