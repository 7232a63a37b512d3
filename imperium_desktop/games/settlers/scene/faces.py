"""How the pieces of Imperial Settlers look: Locations and what lies on them, Foundations, Deals, cards, boards."""

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import Deck, Faction, Good, SupplyGood
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.face import paint_card, paint_card_back
from imperium_desktop.games.settlers.scene.colours import BAND_COLOURS
from imperium_desktop.games.settlers.scene.face_kinds import (
    AttackFace,
    BackFace,
    CardFace,
    DealFace,
    DiscardsFace,
    FactionFace,
    FoundationFace,
    LocationFace,
    Pile,
    PileFace,
    SettlersFace,
)
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.markup import escaped
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.scenes.cards.card_parts import text_type
from imperium_desktop.ui.scenes.cards.piece_parts import (
    centred,
    paint_count,
    paint_disc,
    paint_plain_back,
    paint_rested,
)
from imperium_desktop.ui.theme.icons import draw_icon, stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, strong, write, write_lines
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

DANGER: Final = "#d9573f"
ROOM_FOR_NAME: Final = 62.0
"""Pixels beside a Deal's icon."""
LEAST_NAME: Final = 9
USED: Final = "app-check"
PRODUCES, STORES = "settlers-production", "app-save"
LOW_LINE: Final = 18.0
PRICE: Final = 0.2
"""Share of a Location's width at the left of its picture over which its price lies."""
ATTACK_GROUND: Final = "#6b1d1a"
COLLECTION_GROUND: Final = "#2b2118"


def paint_face(p: QPainter, face: SettlersFace, rect: QRectF, content: Components, words: Words) -> None:
    match face:
        case CardFace(card):
            paint_card(p, rect, content.copies[card], words)
        case BackFace(deck):
            paint_card_back(p, rect, deck, words)
        case LocationFace():
            paint_location(p, rect, content, face, words)
        case FoundationFace(deck):
            paint_foundation(p, rect, deck, words)
        case DealFace(card, good, route):
            paint_deal(p, rect, words.label(card), good, route)
        case AttackFace(good, place):
            paint_attack(p, rect, good, place, words)
        case PileFace(name, count):
            paint_pile(p, rect, name, count, words)
        case DiscardsFace(count, top):
            paint_discards(p, rect, content, count, top, words)
        case FactionFace(faction, taken):
            paint_faction(p, rect, content, faction, taken, words)


# Locations


def paint_location(p: QPainter, rect: QRectF, content: Components, face: LocationFace, words: Words) -> None:
    card = content.copies[face.card]
    if face.used:
        picture = paint_rested(p, rect, lambda q, room: paint_card(q, room, card, words))
    else:
        picture = paint_card(p, rect, card, words)
    if face.paid:
        paint_paid(p, rect, picture.bottom(), face.paid)
    side = piece_side(rect)
    for number, sign in enumerate(lying_on(face)):
        at = QPointF(rect.right() - side * 0.42, rect.y() + rect.height() * 0.30 + number * side * 0.9)
        paint_token(p, at, side, sign)
    if face.threatened:
        side = piece_side(rect) * 0.86
        paint_target(p, QPointF(rect.right() - side * 0.46, rect.y() + rect.height() * 0.46), side)


def lying_on(face: LocationFace) -> Iterator[str | int]:
    """The sign of each token; of what is stored its number."""
    if face.defended:
        yield "settlers-defence"
    if face.samurai:
        yield "settlers-samurai"
    if face.blocked:
        yield "app-close"
    if face.banked:
        yield face.banked
    if face.taken_over:
        yield "settlers-egypt"
    if face.traded:
        yield "settlers-deal"


def piece_side(rect: QRectF) -> float:
    """Side of what lies on a card: large enough to be known on a small one, not covering a large one."""
    return min(rect.width() * 0.34, max(34.0, rect.width() * 0.24))


def paint_paid(p: QPainter, rect: QRectF, foot: float, paid: Sequence[Sequence[SupplyGood]]) -> None:
    """What each use of the round left on the card, as the pieces that stand there (§6.5.1); nothing: a tick.

    They stand at the foot of its picture, beside the price: its hero and the words below stay in sight.
    """
    pieces = [signs.GOODS.get(good, USED) for use in paid for good in use or (USED,)]
    side = min(piece_side(rect), rect.height() * 0.16)
    left = rect.x() + rect.width() * PRICE
    step = min(side * 0.82, (rect.width() * (0.96 - PRICE) - side) / max(len(pieces) - 1, 1))
    for number, piece in enumerate(pieces):
        disc = QRectF(left + number * step, foot - side * 0.94, side, side)
        paint_disc(p, disc)
        draw_icon(p, piece, disc.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12))


def paint_token(p: QPainter, centre: QPointF, side: float, sign: str | int) -> None:
    disc = centred(centre, side)
    if isinstance(sign, int):
        paint_disc(p, disc, "#c9982f")
        write(p, disc, str(sign), side * 0.55, "#2b2118", CENTRE, font=strong(max(11.0, side * 0.55)))
        return
    paint_disc(p, disc)
    inset = side * 0.13
    draw_icon(p, sign, disc.adjusted(inset, inset, -inset, -inset))


def paint_target(p: QPainter, centre: QPointF, side: float) -> None:
    """The next attack may hit it."""
    paint_disc(p, centred(centre, side), "#2b1512", DANGER)
    draw_icon(p, "settlers-attack", centred(centre, side * 0.86))


def paint_foundation(p: QPainter, rect: QRectF, deck: Deck, words: Words) -> None:
    paint_card_back(p, rect, deck, words)
    side = rect.width() * 0.52
    paint_disc(p, centred(rect.center(), side))
    draw_icon(p, "settlers-foundation", centred(rect.center(), side * 0.74))


# Deals and Attack cards


def paint_deal(p: QPainter, rect: QRectF, name: str, good: Good, route: bool) -> None:
    """A card under the board: only its Deal field is seen; narrow ones show the good alone."""
    path = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), min(4.0, rect.height() * 0.16))
    shadow(p, path, 2, 3, 0.5)
    p.fillPath(path, falling(rect, *BAND_COLOURS["deal"]))
    p.strokePath(path, pen("#16283a", 1.2))
    if route:
        dashed = pen("#e7c873", 1.4)
        dashed.setDashPattern([2.4, 2])
        p.strokePath(rounded(rect.adjusted(2.5, 2.5, -2.5, -2.5), 3), dashed)
    room = rect.width() - rect.height()
    side = min(rect.height() * 0.72, rect.width() * 0.8)
    if room < ROOM_FOR_NAME:
        draw_icon(p, signs.GOODS[good], centred(rect.center(), side))
        return
    draw_icon(p, signs.GOODS[good], centred(QPointF(rect.x() + rect.height() * 0.5, rect.center().y()), side))
    field = rect.adjusted(rect.height() * 0.94, 1, -4, -1)
    write_middle(p, field, name, clamp(rect.height() * 0.4, 11.0, 16.0), "#f3ecd6")


def write_middle(p: QPainter, rect: QRectF, text: str, size: float, colour: str) -> None:
    """A name in one line, or in two if it is long, in the middle of its height; smaller before a word is broken."""
    longest = max(text.split(), key=len)
    for pixels in range(round(size), LEAST_NAME, -1):
        type = text_type(pixels, 1.05)
        words = typeset(escaped(text), type, rect.width())
        if words.height <= rect.height() and QFontMetricsF(type.font).horizontalAdvance(longest) <= rect.width():
            draw_typeset(p, words, rect.topLeft() + QPointF(0, (rect.height() - words.height) / 2), type, colour)
            return
    write(p, rect, text, LEAST_NAME, colour, LEFT)


def paint_attack(p: QPainter, rect: QRectF, good: Good, place: int, words: Words) -> None:
    """A revealed Attack card; the newest is ringed, the others know their place in the line."""
    body = rounded(rect, 5)
    shadow(p, body, 3, 5, 0.5)
    p.fillPath(body, QColor("#efe4c8"))
    band = QRectF(rect.x(), rect.y(), rect.width(), max(13.0, rect.height() * 0.19))
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    p.fillRect(band, falling(band, "#9a3228", "#6b1d1a"))
    p.restore()
    small = max(11.0, band.height() * 0.72)
    head = say("new") if place == 1 else f"{place}."
    write(p, band, head, small, "#fdf4dc", CENTRE, font=strong(small))
    named = rect.width() >= 54
    side = min(rect.width() * (0.62 if named else 0.8), (rect.bottom() - band.bottom()) * (0.62 if named else 0.92))
    middle = band.bottom() + (rect.bottom() - band.bottom()) * (0.40 if named else 0.5)
    draw_icon(p, signs.GOODS[good], centred(QPointF(rect.center().x(), middle), side))
    if named:
        foot = QRectF(rect.x() + 3, rect.bottom() - rect.height() * 0.24, rect.width() - 6, rect.height() * 0.22)
        write(p, foot, words.name(good), max(12.0, rect.width() * 0.17), palette().ink, CENTRE)
    p.strokePath(body, pen(DANGER if place == 1 else "#3c1512", 3.0 if place == 1 else 1.4))


# Piles


def paint_pile(p: QPainter, rect: QRectF, name: Pile, count: int, words: Words) -> None:
    match name:
        case "attack":
            paint_plain_back(p, rect, ATTACK_GROUND, "settlers-attack", empty=not count)
        case "collection":
            paint_plain_back(p, rect, COLLECTION_GROUND, "settlers-foundation", empty=not count)
        case deck if count:
            paint_card_back(p, rect, deck, words)
        case deck:
            paint_plain_back(p, rect, "#2b2118", signs.DECKS[deck], empty=True)
    paint_count(p, rect, count)


def paint_discards(p: QPainter, rect: QRectF, content: Components, count: int, top: str, words: Words) -> None:
    """Open: its uppermost card is seen."""
    if top:
        p.setOpacity(0.72)
        paint_card(p, rect, content.copies[top], words)
        p.setOpacity(1)
    else:
        paint_plain_back(p, rect, "#4c4640", "app-discard", empty=True)
    paint_count(p, rect, count)


# Boards of the factions


def paint_faction(p: QPainter, rect: QRectF, content: Components, faction: Faction, taken: bool, words: Words) -> None:
    """Paint a faction to choose: sign, name, what it produces and keeps, what it is good at (§4.5)."""
    board, ratio = content.boards[faction], p.device().devicePixelRatioF()
    path = rounded(rect, 9)
    shadow(p, path, 8, 12, 0.5)
    p.fillPath(path, surface("wood", ratio))
    p.fillPath(path, falling(rect, alpha(signs.DECK_COLOURS[faction], 0.72), alpha(signs.DECK_COLOURS[faction], 0.9)))
    p.strokePath(rounded(rect.adjusted(2, 2, -2, -2), 8), pen("#d6a94a", 2))
    unit = rect.width() / 350
    middle = rect.center().x()
    side = 92 * unit
    draw_icon(p, signs.DECKS[faction], centred(QPointF(middle, rect.y() + 66 * unit), side), fine=side > 80)
    head = QRectF(rect.x() + 18 * unit, rect.y() + 116 * unit, rect.width() - 36 * unit, 40 * unit)
    write(p, head, words.label(faction), 30 * unit, "#fdf4dc", CENTRE)
    goods = [good for good, n in board.production.items() for _ in range(n)]
    paint_goods_line(
        p, QRectF(head.x(), head.bottom() + 6 * unit, head.width(), 32 * unit), say("produces"), PRODUCES, goods
    )
    stored = QRectF(head.x(), head.bottom() + 44 * unit, head.width(), 32 * unit)
    paint_goods_line(p, stored, say("stores"), STORES, board.storage)
    about = QRectF(rect.x() + 18 * unit, stored.bottom() + 10 * unit, rect.width() - 36 * unit, 0)
    about.setBottom(rect.bottom() - 14 * unit)
    write_lines(p, about, words.cards.theme(faction), max(12.0, 16 * unit), "#f3e3bd", least=11)
    if taken:
        p.fillPath(path, alpha("#120c08", 0.66))
        write(p, head.translated(0, -64 * unit), say("taken"), 26 * unit, "#f4e8c9", CENTRE)


def paint_goods_line(p: QPainter, rect: QRectF, label: str, sign: str, goods: Sequence[str]) -> None:
    """A low line, or one without words, has a sign."""
    if rect.height() < LOW_LINE or not label:
        room = rect.height()
        stamp_icon(p, sign, QRectF(rect.x(), rect.y(), room, room))
    else:
        room = write(p, rect, label, max(12.0, rect.height() * 0.5), "#e6d8b4", LEFT)
    gap = 4 if rect.height() < LOW_LINE or not label else 10
    side = min(rect.height() * 0.86, (rect.width() - room - gap) / max(len(goods), 1))
    for number, good in enumerate(goods):
        at = QRectF(rect.x() + room + gap + number * side, rect.center().y() - side / 2, side * 0.94, side * 0.94)
        stamp_icon(p, signs.GOODS[good], at)
