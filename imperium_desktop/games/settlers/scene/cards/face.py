"""The face of a card of Imperial Settlers, from a mini in an opponent's row to the large one in the browser."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.settlers.card_text import ability_pieces
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.rules.names import Deck
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.small_faces import cost_goods, paint_icon_rows, paint_mini, paint_short
from imperium_desktop.games.settlers.scene.cards.vignettes import paint_picture
from imperium_desktop.games.settlers.scene.colours import BAND_COLOURS, LOCATION_COLOURS
from imperium_desktop.markup import escaped
from imperium_desktop.text.effects import Icon, Pieces
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset
from imperium_desktop.ui.scenes.cards.card_parts import (
    BAND,
    HEIGHT,
    INSIDE,
    NAME,
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
"""Least size of a name in one line, in units; smaller it is better in two."""
PICTURES: Final = (480.0, 415.0, HEIGHT / 4)
"""Heights of the picture, which gives way where its smallest text does not fit, but keeps a quarter of the card."""
LOW_PICTURE: Final = 360.0
COST, SPOILS = 170.0, 150.0
"""Widths of strips over the picture."""
FEW: Final = 3
"""Most goods that are drawn one by one; more have a number."""
NO_COLOUR: Final[Gradient] = ("#77706a", "#4c4640")
PALE_BANDS: Final = frozenset({"gold", "pink", "gray"})
"""The name needs a shade behind it there."""


def paint_card(p: QPainter, rect: QRectF, card: PlayingCard, words: Words) -> QRectF:
    """Paint as much of a card as the size has room for.

    Returns where the picture lies, on which something may stand.
    """
    if rect.width() < MINI_BELOW:
        return paint_mini(p, rect, card, bands(card))
    if rect.width() < SHORT_BELOW or rect.height() < rect.width() * LOW:
        return paint_short(p, rect, card, words.label(card.key), bands(card))
    return paint_full(p, rect, card, words)


def paint_card_back(p: QPainter, rect: QRectF, deck: Deck, words: Words) -> None:
    name = words.label(deck) if rect.width() >= SHORT_BELOW else ""
    paint_back(p, rect, signs.DECK_COLOURS[deck], signs.DECKS[deck], name)


def bands(card: PlayingCard) -> tuple[Gradient, ...]:
    return tuple(LOCATION_COLOURS[color] for color in card.colors) or (NO_COLOUR,)


# The full face


def paint_full(p: QPainter, rect: QRectF, card: PlayingCard, words: Words) -> QRectF:
    begin_card(p, rect)
    name = words.label(card.key)
    band = band_height(name, NAME_ROOM, LEAST_ONE_LINE)
    paint_head(p, card, name, band)
    top = band + 7 + (22 if card.faction else 0)
    markup = "\n".join(map(marked, face_sentences(words, card)))
    picture, type, text = fitted(markup, rect.width() / WIDTH, top, band - BAND)
    field = QRectF(0, top, INSIDE.width(), picture)
    cost, spoils = cost_goods(card), ["raze", *card.spoils] if card.faction and card.raze else []
    left, right = (Strip.of(goods, least, picture) for goods, least in ((cost, COST), (spoils, SPOILS)))
    paint_picture(p, field, card, left.width, right.width)
    p.fillRect(QRectF(0, field.bottom(), INSIDE.width(), 8), QColor(palette().ink))
    paint_strip(p, left, field.topLeft(), palette().ink)
    paint_strip(p, right, field.topRight() - QPointF(right.width, 0), BAND_COLOURS["raze"][1])
    room = QRectF(36, field.bottom() + 20, INSIDE.width() - 72, INSIDE.height() - FOOT - field.bottom() - 32)
    if text is None:
        paint_icon_rows(p, room, card, 150)
    else:
        draw_typeset(p, text, room.topLeft() + QPointF(0, (room.height() - text.height) / 2), type, palette().ink)
    paint_foot(p, card, words)
    p.restore()
    return on_card(rect, field)


def face_sentences(words: Words, card: PlayingCard) -> Iterator[Pieces]:
    for abilities in card.abilities.values():
        for ability in abilities:
            yield ability_pieces(words, ability, card.colors)


def marked(pieces: Pieces) -> str:
    """Text with icons for everything that has one."""
    return "".join(drawn(piece) if isinstance(piece, Icon) else escaped(piece) for piece in pieces)


def drawn(icon: Icon) -> str:
    sign = signs.GOODS.get(icon.noun)
    if sign is None:
        return escaped(icon.words)
    one = f"{{icon:{sign}}}"
    return one * icon.n if icon.n <= FEW else f"{icon.n}{one}"


def fitted(markup: str, unit: float, top: float, taken: float = 0.0) -> Fitted:
    """`taken`: what a high band takes from the picture."""
    pictures = [max(height - taken, PICTURES[-1]) for height in PICTURES]
    return fitted_text(markup, unit, top, pictures, FOOT + 36)


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


class Strip(NamedTuple):
    """Goods one below the other at the edge of the picture; two in a row where it is low."""

    goods: Sequence[str]
    columns: int
    side: float
    width: float

    @classmethod
    def of(cls, goods: Sequence[str], least: float, height: float) -> "Strip":
        """Strip for goods, at least `least` wide, at most `height` high; without goods there is none."""
        if not goods:
            return cls((), 1, 0.0, 0.0)
        columns = 2 if height < LOW_PICTURE and len(goods) > 1 else 1
        side = min(130.0, (height - 16) / -(-len(goods) // columns))
        return cls(goods, columns, side, max(least, columns * side + 16))


def paint_strip(p: QPainter, strip: Strip, corner: QPointF, colour: str) -> None:
    if not strip.goods:
        return
    side = strip.side
    place = QRectF(corner.x(), corner.y(), strip.width, side * -(-len(strip.goods) // strip.columns) + 16)
    p.save()
    p.setClipRect(place, Qt.ClipOperation.IntersectClip)
    p.fillPath(rounded(place.adjusted(0, -40, 0, 0), 34), alpha(colour, 0.82))
    p.restore()
    left = place.center().x() - strip.columns * side / 2
    for number, good in enumerate(strip.goods):
        row, column = divmod(number, strip.columns)
        at = QRectF(left + column * side, place.y() + 8 + row * side, side, side)
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
    """Paint goods from the right; returns where the row begins."""
    x = foot.right() - 30
    for good in reversed(list(goods)):
        x -= 118
        draw_icon(p, signs.GOODS[good], QRectF(x, foot.y() + 28, 112, 112))
    return x
