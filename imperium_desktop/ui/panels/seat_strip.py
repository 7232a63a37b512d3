"""The strip between table and tray: who sits where, whose turn it is, and what everybody may count."""

import math
from collections.abc import Container, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.grounds import Wood
from imperium_desktop.ui.scenes.protocol.scene import AnyScene, SeatFact
from imperium_desktop.ui.stage.areas import PLAQUE_PAD, plaques_in
from imperium_desktop.ui.theme.fonts import sans_bold, serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import narrowed
from imperium_desktop.ui.theme.measure import LEAST_TEXT
from imperium_desktop.ui.theme.paint import draw_seat, falling, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

NARROW_PAD = 2.0
"""Padding above and below plaques of two lines."""
SIDE = 20.0
"""Side of icons in a plaque of one line, at most."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Plaque(NamedTuple):
    name: str
    sign: int
    """Which colour and shape."""
    icon: str
    title: str
    facts: list[SeatFact]
    bot: bool
    deciding: bool
    leading: bool = False


def plaques(
    scene: AnyScene,
    view: object,
    words: Words,
    sitters: Sequence[tuple[int, str]],
    deciding: int | None,
    leading: Container[int] = (),
) -> list[Plaque]:
    """What everybody may know of each seat; `sitters` are their signs and bots."""
    return [
        Plaque(
            words.seat(seat),
            sign,
            scene.seat_sign(view, seat),
            beside(words.seat(seat), scene.seat_title(view, seat, words)),
            scene.seat_facts(view, seat, words),
            bot=bool(bot),
            deciding=seat == deciding,
            leading=seat in leading,
        )
        for seat, (sign, bot) in enumerate(sitters)
    ]


def beside(name: str, title: str) -> str:
    """What a title adds to a name: a tutor is called like the side that the seat leads."""
    return "" if title == name else title.removeprefix(f"{name} · ")


class SeatStrip(Wood):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("strip", parent)
        self.plaques: list[Plaque] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_plaques(self, plaques: list[Plaque]) -> None:
        if plaques != self.plaques:
            self.plaques = plaques
            self.setAccessibleName("; ".join(self.in_words()))
            self.paint_anew()

    def in_words(self) -> list[str]:
        return [" ".join([plaque.name, plaque.title, *(fact.text for fact in plaque.facts)]) for plaque in self.plaques]

    def sizeHint(self) -> QSize:
        return QSize(800, 46)

    def paint_ground(self, p: QPainter) -> None:
        super().paint_ground(p)
        strip, seats = Rect(0, 0, self.width(), self.height()), len(self.plaques)
        places = plaques_in(strip, seats)
        narrow = any(self._line_width(plaque) > place.width for plaque, place in zip(self.plaques, places, strict=True))
        if narrow:
            places = plaques_in(strip, seats, pad=NARROW_PAD)
        for plaque, place in zip(self.plaques, places, strict=True):
            rect = QRectF(*place)
            self._paint_board(p, rect, plaque)
            if narrow:
                self._paint_two_lines(p, rect, plaque)
            else:
                self._paint_one_line(p, rect, plaque)

    def _line_width(self, plaque: Plaque) -> float:
        """Width of all that a plaque shows without its title, in one line."""
        counts, names = QFontMetricsF(type_font("count")), QFontMetricsF(type_font("seat name"))
        side = min(SIDE, (self.height() - 2 * PLAQUE_PAD) * 0.6)
        facts = sum(counts.horizontalAdvance(fact.text) + side + 15 for fact in plaque.facts)
        signs = side * (1 + bool(plaque.icon) + plaque.bot + plaque.leading)
        return facts + signs + names.horizontalAdvance(plaque.name) + 50

    def _paint_board(self, p: QPainter, rect: QRectF, plaque: Plaque) -> None:
        colours = palette()
        shape = rounded(rect, 5)
        if plaque.deciding:
            p.fillPath(shape, falling(rect, colours.plaque_lit_top, colours.plaque_lit_bottom))
            p.strokePath(shape, QPen(QColor(colours.plaque_lit_edge), 1.5))
        else:
            p.fillPath(shape, QColor(colours.plaque))
            p.strokePath(shape, QPen(QColor(colours.plaque_edge), 1))

    def _paint_two_lines(self, p: QPainter, rect: QRectF, plaque: Plaque) -> None:
        """Where many sit: the name with what counts in the end, and all other facts below."""
        upper = QRectF(rect.x() + 6, rect.y(), rect.width() - 12, rect.height() / 2)
        lower = upper.translated(0, upper.height())
        side = upper.height() * 0.84
        facts, right = plaque.facts[:-1], upper.right()
        if not facts:
            upper.translate(0, upper.height() / 2)
        for last in plaque.facts[-1:]:
            right = self._paint_small(p, upper, last, right)
        if plaque.bot:
            right -= side + 5
            draw_icon(p, "app-bot", QRectF(right, upper.center().y() - side / 2, side, side))
        draw_seat(p, plaque.sign, QRectF(upper.x(), upper.center().y() - side / 2, side, side))
        font = serif_bold(upper.height() * 0.86, exact=True)
        left = self._write(p, upper, upper.x() + side + 6, right - 6, plaque.name, font, palette().on_table_title)
        if QFontMetricsF(small(upper)).horizontalAdvance(plaque.title) < right - left:
            self._write(p, upper, left, right, plaque.title, small(upper), palette().on_table_secondary)
        step = lower.width() / max(len(facts), 1)
        for number, fact in enumerate(facts):
            cell = QRectF(lower.x() + number * step, lower.y(), step, lower.height())
            draw_icon(p, fact.icon, QRectF(cell.x(), cell.center().y() - side / 2, side, side))
            self._write(p, cell, cell.x() + side + 2, cell.right(), fact.text, small(cell), palette().on_table_title)

    def _paint_small(self, p: QPainter, line: QRectF, fact: SeatFact, right: float) -> float:
        """Paint a small fact up to the right edge; returns where it begins."""
        font, side = small(line), line.height() * 0.84
        width = QFontMetricsF(font).horizontalAdvance(fact.text)
        self._write(p, line, right - width, right + 2, fact.text, font, palette().on_table_title)
        draw_icon(p, fact.icon, QRectF(right - width - side - 2, line.center().y() - side / 2, side, side))
        return right - width - side - 2

    def _paint_one_line(self, p: QPainter, rect: QRectF, plaque: Plaque) -> None:
        colours = palette()
        side = min(SIDE, rect.height() * 0.6)
        right = self._paint_facts(p, rect, plaque, side)
        left = rect.x() + 12
        draw_seat(p, plaque.sign, QRectF(left, rect.center().y() - side / 2, side, side))
        left += side + 9
        left = self._write(p, rect, left, right, plaque.name, type_font("seat name"), colours.on_table_title)
        for icon in (plaque.icon, "app-crown" if plaque.leading else ""):
            if icon and left + side + 14 < right:
                draw_icon(p, icon, QRectF(left, rect.center().y() - side * 0.6, side * 1.2, side * 1.2))
                left += side * 1.2 + 8
        font = narrowed(type_font("body"), plaque.title, right - left, LEAST_TEXT)
        if QFontMetricsF(font).horizontalAdvance(plaque.title) <= right - left:  # else its icon has to do
            self._write(p, rect, left, right, plaque.title, font, colours.on_table_secondary)

    def _paint_facts(self, p: QPainter, rect: QRectF, plaque: Plaque, side: float) -> float:
        """Paint facts from the right edge inwards; returns where the room for names ends."""
        right = rect.right() - 10
        if plaque.bot:
            right -= side
            draw_icon(p, "app-bot", QRectF(right, rect.center().y() - side / 2, side, side))
            right -= 10
        p.setFont(type_font("count"))
        p.setPen(QColor(palette().on_table_title))
        for fact in reversed(plaque.facts):
            width = p.fontMetrics().horizontalAdvance(fact.text)
            right -= width
            p.drawText(QRectF(right, rect.y(), width + 2, rect.height()), LEFT, fact.text)
            right -= side + 4
            draw_icon(p, fact.icon, QRectF(right, rect.center().y() - side / 2, side, side))
            right -= 11
        return right

    def _write(
        self, p: QPainter, rect: QRectF, left: float, right: float, text: str, font: QFont, colour: str
    ) -> float:
        p.setFont(font)
        p.setPen(QColor(colour))
        room = max(right - left, 0)
        shown = p.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, math.ceil(room))
        p.drawText(QRectF(left, rect.y(), room, rect.height()), LEFT, shown)
        return left + p.fontMetrics().horizontalAdvance(shown) + 9


def small(line: QRectF) -> QFont:
    """Font as large as a line allows."""
    return sans_bold(line.height() * 0.78, exact=True)
