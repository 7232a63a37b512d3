"""The face of a card of Imperial Settlers, from a mini in an opponent's row to the large one in the browser."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.markup import escaped
from imperium_desktop.rules.settlers.content import PlayingCard
from imperium_desktop.rules.settlers.names import Deck
from imperium_desktop.text.effects import Icon, Pieces
from imperium_desktop.text.settlers import ability_pieces
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.typesetting import draw_typeset
from imperium_desktop.ui.scenes.cards.card_parts import (
    BAND,
    HEIGHT,
    INSIDE,
    NAME,
    WIDTH,
    Sky,
    band_height,
    begin_card,
    paint_back,
    paint_band,
    paint_band_name,
    paint_coin,
    paint_disc,
    paint_landscape,
    picture_seed,
)
from imperium_desktop.ui.scenes.cards.full_face import Fitted, fitted_text
from imperium_desktop.ui.scenes.settlers import signs
from imperium_desktop.ui.scenes.settlers.colours import BAND_COLOURS, LOCATION_COLOURS
from imperium_desktop.ui.scenes.settlers.small_faces import paint_icon_rows, paint_mini, paint_short
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, falling, rounded
from imperium_desktop.ui.theme.palette import Gradient, palette

SHAPE: Final = HEIGHT / WIDTH
SHORT_BELOW, MINI_BELOW = 118.0, 68.0
"""Widths in pixels."""
LOW: Final = 1.36
"""A lower shape has no room for sentences."""
FOOT: Final = 170.0
NAME_ROOM: Final = INSIDE.width() - 188
NAME_SIZES: Final = (100, 94, 88, 82, 76, 70, 64, 58, 54)
LEAST_ONE_LINE: Final = 88
"""Of a name, in units; smaller it is better in two lines."""
PICTURES: Final = (480.0, 380.0, 280.0, 190.0)
"""Heights of the picture, which gives way before the text shrinks."""
LOW_PICTURE: Final = 300.0
FEW: Final = 3
"""So many goods are drawn one by one; more have a number."""
NO_COLOUR: Final[Gradient] = ("#77706a", "#4c4640")
PALE_BANDS: Final = frozenset({"gold", "pink", "gray"})
"""The name needs a shade behind it there."""

SKIES: Final = {
    "brown": Sky("#c9a877", "#f0e0b8", "#7a5733", "#a58253", "#fff0bd"),
    "gray": Sky("#9fb4bd", "#ece5cd", "#7b7a70", "#a2a296", "#fff6d6"),
    "red": Sky("#d99a7d", "#f4e0bd", "#85513a", "#b07c58", "#ffeab6"),
    "pink": Sky("#d6a8b9", "#f5e2d6", "#8a5d6d", "#b98a99", "#fff0d2"),
    "gold": Sky("#e3bd62", "#fbeebf", "#94702a", "#c6a04a", "#fffbe2"),
    "blue": Sky("#8db6d6", "#ede5c4", "#5f7d92", "#96adb6", "#fff6cf"),
    "black": Sky("#8a8494", "#d9cfc4", "#4c4752", "#756e7a", "#ffe9c0"),
    "purple": Sky("#b18fc0", "#f0d9bd", "#6d5272", "#97799b", "#ffe9b0"),
    "": Sky("#b7b4a2", "#ece2c2", "#857b62", "#a8a085", "#fff3c4"),
}


def paint_card(p: QPainter, rect: QRectF, card: PlayingCard, words: Words) -> None:
    """As much as the size has room for."""
    if rect.width() < MINI_BELOW:
        paint_mini(p, rect, card, bands(card), sky(card))
    elif rect.width() < SHORT_BELOW or rect.height() < rect.width() * LOW:
        paint_short(p, rect, card, words.label(card.key), bands(card), sky(card))
    else:
        paint_full(p, rect, card, words)


def paint_card_back(p: QPainter, rect: QRectF, deck: Deck, words: Words) -> None:
    name = words.label(deck) if rect.width() >= SHORT_BELOW else ""
    paint_back(p, rect, signs.DECK_COLOURS[deck], signs.DECKS[deck], name)


def bands(card: PlayingCard) -> tuple[Gradient, ...]:
    return tuple(LOCATION_COLOURS[color] for color in card.colors) or (NO_COLOUR,)


def sky(card: PlayingCard) -> Sky:
    return SKIES[card.colors[0] if card.colors else ""]


# The full face


def paint_full(p: QPainter, rect: QRectF, card: PlayingCard, words: Words) -> None:
    begin_card(p, rect)
    name = words.label(card.key)
    band = band_height(name, NAME_ROOM, LEAST_ONE_LINE)
    paint_head(p, card, name, band)
    top = band + 7 + (22 if card.faction else 0)
    markup = "\n".join(map(marked, face_sentences(words, card)))
    picture, type, text = fitted(markup, rect.width() / WIDTH, top, band - BAND)
    field = QRectF(0, top, INSIDE.width(), picture)
    paint_landscape(p, field, sky(card), picture_seed(card.key), signs.emblem(card))
    p.fillRect(QRectF(0, field.bottom(), INSIDE.width(), 8), QColor(palette().ink))
    paint_cost(p, field, card)
    if card.faction and card.raze:
        place = QRectF(INSIDE.width() - 150, field.y(), 150, field.height())
        paint_strip(p, place, ["raze", *card.spoils], BAND_COLOURS["raze"][1])
    room = QRectF(36, field.bottom() + 20, INSIDE.width() - 72, INSIDE.height() - FOOT - field.bottom() - 32)
    if text is None:
        paint_icon_rows(p, room, card, 150)
    else:
        draw_typeset(p, text, room.topLeft() + QPointF(0, (room.height() - text.height) / 2), type, palette().ink)
    paint_foot(p, card, words)
    p.restore()


def face_sentences(words: Words, card: PlayingCard) -> Iterator[Pieces]:
    for abilities in card.abilities.values():
        for ability in abilities:
            yield ability_pieces(words, ability, card.colors)


def marked(pieces: Pieces) -> str:
    """With icons for everything that has one."""
    return "".join(drawn(piece) if isinstance(piece, Icon) else escaped(piece) for piece in pieces)


def drawn(icon: Icon) -> str:
    sign = signs.GOODS.get(icon.noun)
    if sign is None:
        return escaped(icon.words)
    one = f"{{icon:{sign}}}"
    return one * icon.n if icon.n <= FEW else f"{icon.n}{one}"


def fitted(markup: str, unit: float, top: float, taken: float = 0.0) -> Fitted:
    """`taken`: what a high band takes from the picture."""
    return fitted_text(markup, unit, top, [height - taken for height in PICTURES], FOOT + 36)


def paint_head(p: QPainter, card: PlayingCard, name: str, band: float) -> None:
    head = QRectF(0, 0, INSIDE.width(), band)
    colours = bands(card)
    paint_band(p, head, colours)
    room = QRectF(168, 0, NAME_ROOM, band - 4)
    if PALE_BANDS.intersection(card.colors):
        p.fillRect(head.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.30))
    paint_disc(p, QPointF(86, band / 2), 60, colours[0][1], signs.KINDS[card.kind])
    paint_band_name(p, room, name, band, NAME_SIZES)
    if card.faction:
        paint_stripe(p, QRectF(0, band + 7, INSIDE.width(), 22))


def paint_stripe(p: QPainter, rect: QRectF) -> None:
    """Gold and red: a card of a faction."""
    p.fillRect(rect, QColor("#e0b24a"))
    for x in range(0, round(rect.width()), 44):
        p.fillRect(QRectF(rect.x() + x, rect.y(), 22, rect.height()), QColor("#a2372f"))


def paint_cost(p: QPainter, field: QRectF, card: PlayingCard) -> None:
    cost = [good for good, n in msgspec.structs.asdict(card.cost).items() for _ in range(n)]
    if cost:
        paint_strip(p, QRectF(0, field.y(), 170, field.height()), cost, palette().ink)


def paint_strip(p: QPainter, place: QRectF, goods: Sequence[str], colour: str) -> None:
    """Goods one below the other at the edge of the picture; two in a row where it is low."""
    columns = 2 if place.height() < LOW_PICTURE and len(goods) > 1 else 1
    rows = -(-len(goods) // columns)
    side = min(130.0, (place.height() - 16) / rows)
    width = max(place.width(), columns * side + 16)
    x = place.x() if place.x() == 0 else place.right() - width
    strip = QRectF(x, place.y(), width, side * rows + 16)
    p.save()
    p.setClipRect(strip, Qt.ClipOperation.IntersectClip)
    p.fillPath(rounded(strip.adjusted(0, -40, 0, 0), 34), alpha(colour, 0.82))
    p.restore()
    left = strip.center().x() - columns * side / 2
    for number, good in enumerate(goods):
        row, column = divmod(number, columns)
        at = QRectF(left + column * side, strip.y() + 8 + row * side, side, side)
        draw_icon(p, signs.GOODS[good], at.adjusted(7, 7, -7, -7))


def paint_foot(p: QPainter, card: PlayingCard, words: Words) -> None:
    """The Deal of a Faction card, the Raze field of a Common one; the points over it."""
    foot = QRectF(0, INSIDE.height() - FOOT, INSIDE.width(), FOOT)
    top, bottom = foot_colours(card)
    p.fillRect(foot, falling(foot, top, bottom))
    p.fillRect(QRectF(0, foot.y() - 6, foot.width(), 7), QColor(palette().ink))
    if card.deal:
        left = paint_goods_row(p, foot, [card.deal])
        p.setFont(serif_bold(72, exact=True))
        p.setPen(QColor(NAME))
        room = QRectF(200, foot.y(), left - 220, FOOT)
        p.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, words.label("deal"))
    elif card.raze and not card.faction:
        left = paint_goods_row(p, foot, card.spoils)
        draw_icon(p, signs.GOODS["raze"], QRectF(left - 130, foot.y() + 40, 90, 90))
    if card.points:
        paint_coin(p, QPointF(106, foot.y() + 82), 78, str(card.points))


def foot_colours(card: PlayingCard) -> Gradient:
    if card.deal:
        return BAND_COLOURS["deal"]
    return BAND_COLOURS["raze"] if card.raze else NO_COLOUR


def paint_goods_row(p: QPainter, foot: QRectF, goods: Iterable[str]) -> float:
    """From the right; returns where it begins."""
    x = foot.right() - 30
    for good in reversed(list(goods)):
        x -= 118
        draw_icon(p, signs.GOODS[good], QRectF(x, foot.y() + 28, 112, 112))
    return x
