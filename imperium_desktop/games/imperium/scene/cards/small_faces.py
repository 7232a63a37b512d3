"""Cards of Imperium too small for sentences: what they do in icons, or only what kind of card it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.scene import signs
from imperium_desktop.games.imperium.scene.cards.icon_rows import token_rows
from imperium_desktop.games.imperium.scene.cards.vignettes import paint_picture
from imperium_desktop.games.imperium.scene.cards.worth import coin_text
from imperium_desktop.ui.scenes.cards.card_parts import NAME, line_breaks
from imperium_desktop.ui.scenes.cards.small_parts import (
    Token,
    begin_small,
    paint_rows,
    paint_small_band,
    paint_small_name,
    row_side,
)
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, strong, write
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.palette import Gradient, palette

FOOT: Final = 19.0
NAMED: Final = 46.0
"""Pixels of a card's width from which on a mini is named."""
NAME_BAND: Final = 22.0
TILE: Final = 16.0
RAISED: Final = 0.7
"""How much of a tile lies on the picture."""
MOST_ROWS: Final = 3
LEAST_PICTURE, MOST_PICTURE = 0.28, 0.45
"""Shares of a card's height: what its picture keeps, and what it has beside rows of icons."""
LEAST_SIGN: Final = 8.0
PRICED: Final = 23.0
"""The width of a number with its resource."""
ROOM_FOR_BOTH: Final = 27.0
"""What the points of a card need beside its price."""
UNDER_LIGHT: Final = 3.0
"""Room above a name in two lines, which the gold of a lit card would else cover."""


def paint_short(p: QPainter, rect: QRectF, card: PlayingCard, name: str, colours: Sequence[Gradient]) -> QRectF:
    """No sentence: name, picture, types, what it does in icons, what it is worth. Returns where the picture lies."""
    inside = begin_small(p, rect)
    marks = card.pinned + card.attack
    room = inside.width() - 5 - (16 if card.state else 0) - 14 * marks
    high = QFontMetricsF(serif_bold(12, exact=True)).horizontalAdvance(name) > room and len(line_breaks(name, 2)) > 1
    band = QRectF(inside.x(), inside.y(), inside.width(), 28 + UNDER_LIGHT if high else 19)
    paint_small_band(p, band, colours)
    p.fillRect(band.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.22))
    x = band.x() + 3
    if card.state:
        draw_icon(p, signs.WORDS[card.state], QRectF(x - 1, band.center().y() - 8, 16, 16))
        x += 16
    right = band.right() - 2
    for mark, there in (("pinned", card.pinned), ("attack", card.attack)):
        if there:
            right -= 14
            draw_icon(p, signs.WORDS[mark], QRectF(right, band.center().y() - 7, 14, 14))
    above = UNDER_LIGHT if high else 0
    paint_small_name(p, QRectF(x, band.y() + above, right - x, band.height() - above - 1), name)
    gap = 6 if card.types else 2
    spare = inside.height() - band.height() - FOOT - gap
    least = rect.height() * LEAST_PICTURE
    rows = shown_rows(card, inside.width() - 6, spare - least)
    usual = min(inside.height() * MOST_PICTURE, spare - TILE * len(rows)) if rows else spare
    field = QRectF(inside.x(), band.bottom(), inside.width(), max(usual, least))
    paint_picture(p, field, card, TILE * RAISED if card.types else 0.0)
    for number, kind in enumerate(card.types):
        paint_small_tile(
            p, QRectF(inside.x() + 3 + number * (TILE + 2), field.bottom() - TILE * RAISED, TILE, TILE), kind
        )
    foot = QRectF(inside.x(), inside.bottom() - FOOT, inside.width(), FOOT)
    top = field.bottom() + gap
    paint_rows(p, QRectF(inside.x() + 3, top, inside.width() - 6, foot.y() - top), rows, 17)
    paint_small_foot(p, foot, card)
    p.restore()
    return field


def shown_rows(card: PlayingCard, width: float, height: float) -> Sequence[Sequence[Token]]:
    """None where they would be too small to be known: then the picture says which card it is."""
    rows = token_rows(card)[:MOST_ROWS]
    return rows if row_side(QRectF(0, 0, width, height), rows, MOST_ROWS * TILE) >= LEAST_SIGN else ()


def paint_small_tile(p: QPainter, tile: QRectF, kind: str) -> None:
    p.fillPath(rounded(tile, 3.5), QColor("#f6ecd2"))
    p.strokePath(rounded(tile, 3.5), pen(palette().ink, 1))
    draw_icon(p, signs.WORDS[kind], tile.adjusted(1.5, 1.5, -1.5, -1.5))


def paint_small_foot(p: QPainter, foot: QRectF, card: PlayingCard) -> None:
    """What it is worth; at the right the price, which comes first where there is no room for both, or its suits."""
    worth = coin_text(card)
    left = foot.x() + 3
    price = [(n, icon) for n, icon in zip(card.develop or (), signs.RESOURCES, strict=False) if n]
    if worth and foot.width() - PRICED * len(price) >= ROOM_FOR_BOTH:
        left = paint_pill(p, QRectF(foot.x() + 2, foot.y() + 0.5, 18, 17), worth)
    if price:
        paint_small_price(p, foot, price)
        return
    for number, suit in enumerate(reversed(card.suits or (card.group,))):
        x = foot.right() - 17 - number * 16
        if x >= left:
            draw_icon(p, signs.WORDS.get(suit) or signs.nation_icon(suit), QRectF(x, foot.y() + 2, 15, 15))


def paint_pill(p: QPainter, pill: QRectF, worth: str) -> float:
    """Returns where it ends."""
    pill.setWidth(max(pill.width(), 8 + 6.5 * len(worth)))
    path = rounded(pill, pill.height() / 2)
    p.fillPath(path, falling(pill, "#f7dd8e", "#c9982f"))
    p.strokePath(path, pen("#6b4c12", 1.2))
    write(p, pill, worth, 12, "#3a270a", CENTRE, font=strong(12), least=10)
    return pill.right()


def paint_small_price(p: QPainter, foot: QRectF, price: Sequence[tuple[int, str]]) -> None:
    step = min(PRICED, (foot.width() - 8) / len(price))
    width = step * len(price) + 4
    pill = QRectF(foot.right() - width - 2, foot.y() + 1, width, foot.height() - 3)
    p.fillPath(rounded(pill, 5), alpha(palette().ink, 0.86))
    side = min(13.0, step - 9)
    for number, (n, icon) in enumerate(price):
        left = pill.x() + 3 + number * step
        write(p, QRectF(left, pill.y(), 8, pill.height()), str(n), 12, NAME, LEFT, font=strong(12), least=10)
        draw_icon(p, icon, QRectF(left + 8, pill.center().y() - side / 2, side, side))


def paint_mini(p: QPainter, rect: QRectF, card: PlayingCard, name: str, colours: Sequence[Gradient]) -> QRectF:
    """Suit, name where it has room, picture and types, for rows of many cards. Returns where the picture lies."""
    inside = begin_small(p, rect)
    named = rect.width() >= NAMED
    band = QRectF(inside.x(), inside.y(), inside.width(), NAME_BAND if named else max(6.0, inside.height() * 0.15))
    paint_small_band(p, band, colours)
    if named:
        p.fillRect(band.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.22))
        paint_small_name(p, band.adjusted(2, 0, -1, -1), name)
    low = inside.height() * (0.30 if card.types else 0.0)
    field = QRectF(inside.x(), band.bottom(), inside.width(), inside.height() - band.height() - low)
    paint_picture(p, field, card)
    if card.types:
        side = min(low - 1, (inside.width() - 2) / len(card.types), 17)
        left = inside.center().x() - side * len(card.types) / 2
        for number, kind in enumerate(card.types):
            at = QRectF(left + number * side, inside.bottom() - low / 2 - side / 2, side, side)
            draw_icon(p, signs.WORDS[kind], at)
    p.restore()
    return field
