"""A choice in words on a panel: signs, a title, and below it what it costs and brings, or why it cannot be had."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.words.typesetting import ENDLESS, Type, Typeset, draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sans, sans_bold, serif_bold
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, RIGHT, enlarged, strong, write
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.paint import falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette

FEW: Final = 3
"""Most signs that stand side by side; more stand closer."""
LIGHT: Final = 5.5
"""Pixels at the edge that the light around a line covers."""
KEY: Final = 18.0
"""Side of a key's cap."""
AIR: Final = 6
"""Pixels above and below words that are larger than usual, taken together."""
GRAND: Final = 1.5
"""How much larger than words amounts may be."""


class ChoiceLine(NamedTuple):
    signs: tuple[str, ...]
    title: str
    """Plain, or marked where `marked` says so."""
    text: str
    """Marked as `markup` reads it."""
    faint: bool = False
    """True of a choice that cannot be had; the text says why."""
    picked: int = 0
    key: str = ""
    """Key that chooses it."""
    preselected: bool = False
    """What Enter takes."""
    marked: bool = False
    shorter: tuple[str, ...] = ()
    """What to say instead of the text where it has too little room, the longest first."""
    amounts: tuple[str, ...] = ()
    """Titles of numbers and signs, this one and those around it: all in one size, as large as each fits in a line."""


def paint_line(p: QPainter, rect: QRectF, line: ChoiceLine, across: float) -> None:
    """`across`: how far the window is from the smallest to the reference in width."""
    colours = palette()
    path = rounded(rect, 6)
    if line.preselected:
        p.fillPath(path, falling(rect, colours.chosen_top, colours.chosen_bottom))
        p.strokePath(path, pen(colours.chosen_edge, 2))
    elif not line.faint:
        p.fillPath(path, falling(rect, "#fffaf0", "#f3e5bf"))
    if not line.preselected:
        p.strokePath(path, QPen(QColor(colours.choice_edge), 1))
    side = min(rect.height() * 0.66, size(22, 32, across))
    left = draw_signs(p, QRectF(rect.x() + 7, rect.center().y() - side / 2, side, side), line) + 7
    room = QRectF(left, rect.y() + LIGHT, rect.right() - left - 6, rect.height() - 2 * LIGHT)
    if line.key:
        paint_key(p, QRectF(room.right() - KEY - 3, rect.center().y() - KEY / 2, KEY, KEY), line.key)
        room.setRight(room.right() - KEY - 9)
    if line.picked:
        count = size(13, 17, across)
        write(p, room, f"×{line.picked}", count, colours.on_page_label, RIGHT, font=strong(count))
        room.setRight(room.right() - 30)
    p.save()
    p.setClipRect(rect.adjusted(LIGHT, LIGHT, -LIGHT, -LIGHT), Qt.ClipOperation.IntersectClip)
    paint_words(p, room, line, across)
    p.restore()


def paint_key(p: QPainter, rect: QRectF, key: str) -> None:
    p.strokePath(rounded(rect, 3), pen(palette().key_edge, 1))
    write(p, rect, key, 12, palette().key_text, CENTRE, font=strong(12))


def size(small: float, large: float, across: float) -> float:
    return max(11.0, blend(small, large, across))


def draw_signs(p: QPainter, first: QRectF, line: ChoiceLine) -> float:
    """Side by side, closer if there are many; returns where they end."""
    if not line.signs:
        return first.x()
    step = first.width() * (0.8 if len(line.signs) <= FEW else 0.45)
    p.setOpacity(0.5 if line.faint else 1)
    for number, icon in enumerate(line.signs):
        stamp_icon(p, icon, first.translated(number * step, 0))
    p.setOpacity(1)
    return first.right() + (len(line.signs) - 1) * step


def paint_words(p: QPainter, room: QRectF, line: ChoiceLine, across: float) -> None:
    """Paint the title over as much of the text as has room, smaller until both fit.

    Else one stands behind the other, and where even that is too much, the title alone.
    """
    colours = palette()
    colour = colours.on_page_secondary if line.faint else colours.on_page_title
    title = line.title if line.marked else escaped(line.title)
    usual = size(12.5, 16, across)
    for text, (large, small) in product((line.text, *line.shorter), type_sizes(line, across, room.width())):
        over = typeset(title, type_of(large, bold=True), room.width())
        below = typeset(text, type_of(small), room.width()) if text else None
        height = over.height + (below.height if below else 0)
        if height <= room.height() - (AIR if large > usual else -1):
            break
    else:
        beside = typeset(f"**{title}** {line.text}", type_of(10.5), room.width())
        if beside.height > room.height():
            beside = typeset(f"**{title}**", type_of(10.5), room.width())
        draw_middle(p, beside, room, type_of(10.5), colour)
        return
    top = room.y() + (room.height() - height) / 2
    draw_typeset(p, over, QPointF(room.x(), top), type_of(large, bold=True), colour)
    if below:
        at = QPointF(room.x(), top + over.height)
        draw_typeset(p, below, at, type_of(small), colours.danger_text if line.faint else colours.on_page_secondary)


def type_sizes(line: ChoiceLine, across: float, width: float) -> Iterator[tuple[float, float]]:
    """Sizes of title and text, the largest first: from those of the interface scale to less than usual."""
    title, text = size(12.5, 16, across), size(11, 13.5, across)
    for large in enlarged(title, times=GRAND if line.amounts else 1):
        type = type_of(large, bold=True)
        if all(typeset(amount, type, ENDLESS).width <= width for amount in line.amounts):
            yield large, text * large / title
    yield from ((title - shrink * 0.7, max(text - shrink, 10.0)) for shrink in (1.0, 2.0, 3.0))


def draw_middle(p: QPainter, words: Typeset, room: QRectF, type: Type, colour: str) -> None:
    draw_typeset(p, words, room.topLeft() + QPointF(0, (room.height() - words.height) / 2), type, colour)


@cache
def type_of(size: float, *, bold: bool = False) -> Type:
    whole = round(size)
    font = serif_bold(whole, exact=True) if bold else sans(whole, exact=True)
    return Type(font, sans_bold(whole, exact=True), whole * (1.15 if bold else 1.22))
