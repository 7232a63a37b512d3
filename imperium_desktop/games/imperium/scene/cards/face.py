"""The face of a card of Imperium, from a mini in an opponent's row to the large one in the browser."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.imperium.rules.content import Components, PlayingCard
from imperium_desktop.games.imperium.scene import signs
from imperium_desktop.games.imperium.scene.cards.icon_rows import token_rows
from imperium_desktop.games.imperium.scene.cards.small_faces import paint_mini, paint_short
from imperium_desktop.games.imperium.scene.cards.texts import card_sentences, records
from imperium_desktop.games.imperium.scene.cards.vignettes import paint_picture
from imperium_desktop.games.imperium.scene.cards.worth import coin_text
from imperium_desktop.games.imperium.scene.colours import GROUP_COLOURS, PALE_SUITS, SUIT_COLOURS
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset
from imperium_desktop.ui.scenes.cards.card_parts import (
    BAND,
    HEIGHT,
    INSIDE,
    WIDTH,
    band_height,
    begin_card,
    on_card,
    paint_back,
    paint_band,
    paint_band_name,
    paint_coin,
    paint_disc,
)
from imperium_desktop.ui.scenes.cards.full_face import Fitted, fitted_text
from imperium_desktop.ui.scenes.cards.small_parts import paint_rows
from imperium_desktop.ui.theme.fonts import sans_bold, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import Gradient, palette

SHORT_BELOW, MINI_BELOW = 118.0, 62.0
"""Widths in pixels."""
WORDS_FROM: Final = 104.0
"""Narrower cards have no words; up to `SHORT_BELOW` those have them whose words fit."""
FOOT: Final = 150.0
"""Where coin and price lie, from the lower edge."""
NAME_SIZES: Final = (92, 86, 80, 74, 68, 62, 56, 50)
LEAST_ONE_LINE: Final = 80
"""Least size of a name in one line, in units; smaller it is better in two."""
PICTURES: Final = (480.0, 420.0, HEIGHT / 4)
"""Heights of the picture, which gives way where its smallest text does not fit, but keeps a quarter of the card."""
BELOW_PICTURE: Final = 16.0
"""Room above the text."""
CLOSE_BELOW: Final = 4.0
"""Where all of it is needed for words."""
TILE: Final = 150.0
RAISED: Final = 0.6
"""How much of a tile lies on the picture."""
SHRUNK: Final = {3: 0.92, 4: 0.74, 5: 0.66}
"""Letters on a coin, in its radius, by how many stand there."""
MARK: Final = 112.0
"""Room for a mark at the end of the band."""
SIGN: Final = 104.0
COIN: Final = 66.0


def paint_card(p: QPainter, rect: QRectF, content: Components, id: str, words: Words) -> QRectF:
    """Paint as much of a card as the size has room for.

    Returns where the picture lies, which something may cover.
    """
    card = content.cards[id]
    name = words.label(card.name)
    if rect.width() < MINI_BELOW:
        return paint_mini(p, rect, card, name, bands(card))
    if rect.width() >= WORDS_FROM:
        fitted = fitted_words(card, name, card_sentences(words, records(content)[id]), rect.width() / WIDTH)
        if fitted[-1] is not None or rect.width() >= SHORT_BELOW:
            return paint_full(p, rect, card, name, fitted)
    return paint_short(p, rect, card, name, bands(card))


def has_words(content: Components, id: str, width: float, words: Words) -> bool:
    """Whether a card of this width says what it does."""
    card = content.cards[id]
    sentences = card_sentences(words, records(content)[id])
    return width >= WORDS_FROM and fitted_words(card, words.label(card.name), sentences, width / WIDTH)[-1] is not None


def paint_card_back(p: QPainter, rect: QRectF, group: str, name: str = "") -> None:
    paint_back(p, rect, GROUP_COLOURS[group], signs.nation_icon(group), name if rect.width() >= SHORT_BELOW else "")


def bands(card: PlayingCard) -> tuple[Gradient, ...]:
    return tuple(SUIT_COLOURS[suit] for suit in card.suits) or (SUIT_COLOURS[""],)


# The full face


def fitted_words(card: PlayingCard, name: str, sentences: Sequence[str], unit: float) -> Fitted:
    """How high the picture is, and what the card does, written below it."""
    band = band_height(name, name_room(card).width(), LEAST_ONE_LINE)
    top, text = band + 7, "\n".join(sentences)
    pictures = [max(height - (band - BAND), PICTURES[-1]) for height in PICTURES]
    foot = FOOT + CLOSE_BELOW + low_edge(card)
    return fitted_text(text, unit, top, pictures, foot)


def low_edge(card: PlayingCard) -> float:
    """What its types take below the picture."""
    return TILE * (1 - RAISED) + 3 if card.types else 0.0


def paint_full(p: QPainter, rect: QRectF, card: PlayingCard, name: str, fitted: Fitted) -> QRectF:
    begin_card(p, rect)
    room = name_room(card)
    band = band_height(name, room.width(), LEAST_ONE_LINE)
    paint_head(p, card, name, room, band)
    top = band + 7
    picture, type, lines = fitted
    field = QRectF(0, top, INSIDE.width(), picture)
    paint_picture(p, field, card, TILE * RAISED if card.types else 0.0)
    p.fillRect(QRectF(0, field.bottom(), INSIDE.width(), 8), QColor(palette().ink))
    for number, kind in enumerate(card.types):
        paint_tile(p, QRectF(30 + number * (TILE + 14), field.bottom() - TILE * RAISED, TILE, TILE), kind)
    below = field.bottom() + BELOW_PICTURE + low_edge(card)
    if lines is None:
        space = QRectF(36, below, INSIDE.width() - 72, INSIDE.height() - FOOT - below)
        paint_rows(p, space, token_rows(card), 140)
    else:
        last = INSIDE.height() - FOOT - lines.height
        draw_typeset(p, lines, QPointF(36, min(below, last)), type, palette().ink)
    paint_foot(p, card)
    p.restore()
    return on_card(rect, field)


def name_room(card: PlayingCard) -> QRectF:
    """Room for the name beside the state and the marks."""
    left = 168.0 if card.state else 40.0
    marks = card.pinned + card.attack
    return QRectF(left, 0, INSIDE.width() - left - 20 - marks * MARK, BAND - 4)


def paint_head(p: QPainter, card: PlayingCard, name: str, room: QRectF, band: float) -> None:
    head = QRectF(0, 0, INSIDE.width(), band)
    colours = bands(card)
    paint_band(p, head, colours)
    if PALE_SUITS.intersection(card.suits or ("",)):
        p.fillRect(head.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.34))
    if card.state:
        paint_disc(p, QPointF(86, band / 2), 62, colours[0][1], signs.WORDS[card.state])
    right = INSIDE.width() - 68
    for mark, there in (("pinned", card.pinned), ("attack", card.attack)):
        if there:
            paint_disc(p, QPointF(right, band / 2), 50, colours[-1][1], signs.WORDS[mark])
            right -= MARK
    room.setHeight(band - 4)
    paint_band_name(p, room, name, band, NAME_SIZES)


def paint_tile(p: QPainter, tile: QRectF, kind: str) -> None:
    """A type of the card, on the lower edge of its picture."""
    path = rounded(tile, 34)
    p.fillPath(path, QColor("#f6ecd2"))
    p.strokePath(path, pen(palette().ink, 9))
    draw_icon(p, signs.WORDS[kind], tile.adjusted(16, 16, -16, -16))


def paint_foot(p: QPainter, card: PlayingCard) -> None:
    """The points at the left; at the right what it costs to develop, or whose card it is."""
    worth = coin_text(card)
    if worth:
        paint_worth(p, QPointF(88, INSIDE.height() - 80), COIN, worth)
    if card.develop and any(card.develop):
        paint_price(p, card.develop)
        return
    for number, suit in enumerate(reversed(card.suits or (card.group,))):
        sign = signs.WORDS.get(suit) or signs.nation_icon(suit)
        x = INSIDE.width() - 26 - SIGN * (number + 1)
        draw_icon(p, sign, QRectF(x, INSIDE.height() - SIGN - 20, SIGN, SIGN))


def paint_worth(p: QPainter, centre: QPointF, radius: float, worth: str) -> None:
    """A coin; with a longer text smaller letters."""
    if len(worth) <= 2:
        paint_coin(p, centre, radius, worth)
        return
    paint_coin(p, centre, radius, "")
    p.setFont(serif_bold(radius * SHRUNK.get(len(worth), 0.58), exact=True))
    p.setPen(QColor("#3a270a"))
    disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    p.drawText(disc, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, worth)


def paint_price(p: QPainter, price: tuple[int, ...]) -> None:
    """Numbers and icons in a dark pill at the lower right."""
    parts = [(n, icon) for n, icon in zip(price, signs.RESOURCES, strict=True) if n]
    width = len(parts) * 190.0 + 30
    pill = QRectF(INSIDE.width() - width - 24, INSIDE.height() - 136, width, 116)
    p.fillPath(rounded(pill, 34), alpha(palette().ink, 0.86))
    p.setFont(sans_bold(88, exact=True))
    p.setPen(QColor("#fdf4dc"))
    for number, (n, icon) in enumerate(parts):
        left = pill.x() + 20 + number * 190
        p.drawText(QRectF(left, pill.y(), 80, pill.height()), Qt.AlignmentFlag.AlignCenter, str(n))
        draw_icon(p, icon, QRectF(left + 80, pill.y() + 9, 98, 98))
