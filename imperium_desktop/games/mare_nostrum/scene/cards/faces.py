"""Heroes and wonders as cards: in full where there is room, else their name alone."""

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, Card, TrackName
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.cards.vignettes import paint_picture_band
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import serif, serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, narrowed, write
from imperium_desktop.ui.theme.paint import falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

Bonuses: TypeAlias = Sequence[tuple[TrackName, int]]

WRAPPED = int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
ROOMY = 190
"""A card so wide says what it does."""
WIDE = 2.4
"""Width over height from which a card has its picture beside the name, and not below it."""
BONUS, HIGHEST_BONUS = 38.0, 20.0
"""Pixels of a bonus, its sign and the air behind it, in a line; of its height in a column."""
SIGN = 16.0
COLUMN = 40.0
"""Pixels of one in a column, with air."""
MARGINS = 12.0
"""Left and right of the words, taken together."""
LEAST = 11
"""Pixels of the smallest text."""
LEAST_WORDS = 3
"""Fewer than these, of a longer text, say nothing."""
BAND, NARROW_BAND = 0.34, 0.19
"""The share of a card's width that its picture has at most; the second where much is written."""
LONG = 140
"""Letters."""


def paint_stub(p: QPainter, content: Components, words: Words, id: str, rect: QRectF) -> None:
    parchment_panel(p, rect, p.device().devicePixelRatioF())
    if rect.width() > min(ROOMY, WIDE * rect.height()):
        paint_beside(p, content.cards[id], words, rect)
    else:
        paint_below(p, content.cards[id], words.label(id), rect)


def paint_beside(p: QPainter, card: Card, words: Words, rect: QRectF) -> None:
    """Paint the picture at the left, and beside it the name, bonuses and, where there is room, what the card does."""
    name, told = words.label(card.id), words.name(card.id, "power")
    tells, found = rect.width() > ROOMY, bonuses(card)
    longest = QFontMetricsF(serif_bold(LEAST, exact=True)).horizontalAdvance(longest_word(name))
    band = min(rect.height(), rect.width() * (NARROW_BAND if tells and len(told) >= LONG else BAND))
    band = min(band, rect.width() - MARGINS - longest)
    paint_picture_band(p, rect, QRectF(rect.x(), rect.y(), band, rect.height()), card)
    text = QRectF(rect.x() + band + 7, rect.y() + 5, rect.width() - band - MARGINS, rect.height() - 8)
    used = paint_name(p, name, text, narrowed(name_font(rect), longest_word(name), text.width(), LEAST))
    top = used.bottom() + 2
    if not tells:
        paint_column(p, QRectF(text.x(), top, COLUMN - 6, rect.bottom() - 3 - top), found)
        return
    row = BONUS * len(found)
    if used.width() + 8 + row < text.width():
        paint_row(p, QRectF(used.right() + 8, used.y(), row, used.height()), found)
    elif found:
        paint_row(p, QRectF(text.x(), min(top, rect.bottom() - 20), row, 20), found)
        top += 21
    write_wrapped(p, QRectF(text.x(), top, text.width(), rect.bottom() - top - 4), told, 14)


def paint_below(p: QPainter, card: Card, name: str, rect: QRectF) -> None:
    """Paint the picture below the name, and the bonuses in a column beside that."""
    text, found = rect.adjusted(MARGINS / 2, 2, -MARGINS / 2, -2), bonuses(card)
    font = narrowed(name_font(rect), name, text.width() - 2, LEAST)
    used = paint_name(p, name, text, font)
    picture = rect.adjusted(0, used.bottom() + 1 - rect.y(), -COLUMN if found else 0, 0)
    paint_picture_band(p, rect, picture, card)
    paint_column(p, QRectF(picture.right() + 3, picture.y() + 1, COLUMN - 6, picture.height() - 2), found)


def paint_name(p: QPainter, name: str, text: QRectF, font: QFont) -> QRectF:
    """Paint the name in one line or several; return where it stands."""
    p.setFont(font)
    p.setPen(QColor(palette().on_page_title))
    used = p.boundingRect(text, WRAPPED, name)
    p.drawText(text, WRAPPED, name)
    return used


def longest_word(name: str) -> str:
    return max(name.split(), key=len)


def name_font(rect: QRectF) -> QFont:
    return serif_bold(min(16, rect.height() * 0.22), exact=True)


def write_wrapped(p: QPainter, rect: QRectF, text: str, size: float) -> None:
    """Smaller where there is little room; what still does not fit ends in dots, or is left to a closer look."""
    font = serif(size)
    while font.pixelSize() > LEAST and QFontMetricsF(font).boundingRect(rect, WRAPPED, text).height() > rect.height():
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    words = text.split()
    whole = len(words)
    while len(words) > 1 and metrics.boundingRect(rect, WRAPPED, text).height() > rect.height():
        words.pop()
        text = " ".join(words).rstrip(",.;:") + "…"
    if len(words) < LEAST_WORDS <= whole:
        return
    p.setFont(font)
    p.setPen(QColor(palette().on_page_secondary))
    p.drawText(rect, WRAPPED, text)


def bonuses(card: Card) -> Bonuses:
    """The tracks that it adds to."""
    return [(track, getattr(card.bonus, track)) for track in TRACKS if getattr(card.bonus, track)]


def paint_row(p: QPainter, at: QRectF, found: Bonuses) -> None:
    for place, (track, bonus) in enumerate(found):
        paint_bonus(p, QRectF(at.x() + place * BONUS, at.y(), BONUS - 4, at.height()), track, f"+{bonus}")


def paint_column(p: QPainter, at: QRectF, found: Bonuses) -> None:
    """Paint one below the other, in the middle of the height."""
    step = min(HIGHEST_BONUS, at.height() / max(len(found), 1))
    top = at.center().y() - step * len(found) / 2
    for place, (track, bonus) in enumerate(found):
        paint_bonus(p, QRectF(at.x(), top + place * step, at.width(), step), track, f"+{bonus}")


def paint_bonus(p: QPainter, at: QRectF, track: str, text: str) -> None:
    side = min(SIGN, at.height())
    p.setFont(serif_bold(min(13, at.height() * 0.95), exact=True))
    p.setPen(QColor(palette().on_page_title))
    p.drawText(at, Qt.AlignmentFlag.AlignVCenter, text)
    draw_icon(p, f"mare-{track}", QRectF(at.right() - side, at.center().y() - side / 2, side, side))


def paint_peek(p: QPainter, rect: QRectF) -> None:
    """Paint the button that shows the player's hand for as long as it is pressed."""
    colours, shape = palette(), rounded(rect, 6)
    p.fillPath(shape, falling(rect, colours.button_top, colours.button_bottom))
    p.strokePath(shape, pen(colours.button_edge, 1.4))
    side = rect.height() * 0.5
    draw_icon(p, "app-visible", QRectF(rect.x() + 12, rect.center().y() - side / 2, side, side))
    room = rect.adjusted(side + 20, 0, -34, 0)
    write(p, room, say("hold_to_peek"), font=type_font("button"))
    key = QRectF(rect.right() - 30, rect.center().y() - 9, 18, 18)
    p.strokePath(rounded(key, 3), pen(colours.key_edge, 1))
    write(p, key, "V", colour=colours.key_text, align=CENTRE, font=type_font("key"))
