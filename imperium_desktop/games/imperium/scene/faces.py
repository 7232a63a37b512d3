"""How the pieces of Imperium look: cards and what lies on them, slivers of garrisons, piles."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene import signs
from imperium_desktop.games.imperium.scene.areas.shelf import paint_shelf
from imperium_desktop.games.imperium.scene.cards.face import bands, paint_card, paint_card_back
from imperium_desktop.games.imperium.scene.cards.worth import MINUS
from imperium_desktop.games.imperium.scene.colours import GROUP_COLOURS, SUIT_COLOURS
from imperium_desktop.games.imperium.scene.face_kinds import (
    BackFace,
    CardFace,
    ImperiumFace,
    NationFace,
    OpenPileFace,
    PileFace,
    PlayedFace,
    PlayedTokensFace,
    QuestFace,
    ShelfFace,
    SliverFace,
    SlotFace,
    SlotTokensFace,
    Tokens,
    UnrestFace,
)
from imperium_desktop.games.imperium.scene.nations import paint_tile
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.card_parts import FRAME, NAME
from imperium_desktop.ui.scenes.cards.piece_parts import (
    IVORY,
    centred,
    paint_count,
    paint_disc,
    paint_plain_back,
    paint_rested,
)
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, strong, write
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

PILE_COLOURS = {
    **{suit: SUIT_COLOURS[suit][1] for suit in ("region", "uncivilised", "civilised", "fame", "unrest")},
    "main": "#45403a",
    "nation": "#5e1f3c",
    "history": "#4c463e",
    "discard": "#4c4640",
    "development": "#3c4a3a",
    "quests": "#4a2d33",
    "sunken": "#1d4a63",
}
JOURNEY = "#43356f"
LEAST_TOKEN = 14.0
UNREST_POINTS = f"{MINUS}2"
CLOSEST = 62
"""Per cent of its width to which a name may be condensed."""


def paint_face(p: QPainter, face: ImperiumFace, rect: QRectF, content: Components, words: Words) -> None:
    match face:
        case CardFace(card):
            paint_card(p, rect, content, card, words)
        case BackFace(group, count):
            paint_card_back(p, rect, group)
            if count is not None:
                paint_count(p, rect, count)
        case SlotFace(card, tokens):
            paint_card(p, rect, content, card, words)
            paint_tokens(p, rect, tokens, rect.right())
        case SlotTokensFace(tokens):
            paint_tokens(p, rect, tokens, rect.right())
        case PlayedFace(card):
            paint_played(p, rect, content, card, marked=face.marked, words=words)
            if face.stage is not None:
                paint_stage(p, rect, str(face.stage))
            else:
                paint_waiting(p, rect, face.tokens)
        case PlayedTokensFace(tokens):
            paint_waiting(p, rect, tokens)
        case SliverFace(card, garrison):
            sign = "imperium-garrison" if garrison else under_sign(content, card)
            paint_sliver(p, rect, content, card, sign, words)
        case QuestFace(card):
            paint_quest(p, rect, content, card, words)
        case UnrestFace():
            paint_unrest(p, rect)
        case PileFace(name, count, marked):
            paint_pile(p, rect, name, count, marked=marked)
        case NationFace(nation, sign, mine):
            paint_tile(p, rect, nation, sign, words, mine=mine)
        case ShelfFace(pile, count):
            paint_shelf(p, rect, pile, count)
        case OpenPileFace():
            paint_open_pile(p, rect, content, face, words)


# Cards


def paint_tokens(p: QPainter, rect: QRectF, tokens: Tokens, edge: float) -> None:
    """The first overlaps this upright edge, the others lie left of it on the picture; each kind with its number."""
    side = max(rect.width() * 0.24, 22.0)
    left, top = edge - side * 0.72, rect.y() + max(rect.height() * 0.15, 22.0)
    for icon, n in zip(signs.RESOURCES, tokens, strict=True):
        if not n:
            continue
        disc = QRectF(left, top, side, side)
        paint_disc(p, disc)
        inset = side * 0.14
        draw_icon(p, icon, disc.adjusted(inset, inset, -inset, -inset))
        if n > 1:
            badge = QRectF(disc.right() - side * 0.46, disc.bottom() - side * 0.46, side * 0.5, side * 0.5)
            paint_disc(p, badge, "#2b2118")
            size = max(11.0, side * 0.36)
            write(p, badge, str(n), size, "#fdf4dc", CENTRE, font=strong(size))
        left -= side * 1.06


def paint_played(p: QPainter, rect: QRectF, content: Components, card: str, *, marked: bool, words: Words) -> None:
    """Paint a card with its exhaust token, if it has one."""
    if not marked:
        paint_card(p, rect, content, card, words)
        return
    paint_exhausted(p, paint_rested(p, rect, lambda q, room: paint_card(q, room, content, card, words)))


def paint_waiting(p: QPainter, rect: QRectF, tokens: Tokens) -> None:
    """Tokens that wait on a card in play."""
    paint_tokens(p, rect, tokens, rect.right() - max(rect.width() * 0.1, 9.0))


def paint_stage(p: QPainter, rect: QRectF, stage: str) -> None:
    """A plaque at the card's foot, where others have their points."""
    height = max(min(rect.width() * 0.2, 28.0), 15.0)
    size = height * 0.68
    font = strong(size)
    wide = QFontMetricsF(font).horizontalAdvance(stage)
    signed = rect.width() >= height * 2.4 + wide
    plaque = QRectF(rect.x() + 4, rect.bottom() - height - 4, wide + height * (1.35 if signed else 0.5), height)
    path = rounded(plaque, height / 2)
    shadow(p, path, 1, 2, 0.5)
    p.fillPath(path, QColor(JOURNEY))
    p.strokePath(path, pen("#e7c873", 1.1))
    room = plaque.adjusted(height * 0.25, 0, -height * 0.25, 0)
    if signed:
        draw_icon(p, "imperium-journey", centred(QPointF(room.x() + height * 0.42, room.center().y()), height * 0.84))
        room.setLeft(room.left() + height * 0.85)
    write(p, room, stage, size, IVORY, CENTRE, font=font)


def paint_exhausted(p: QPainter, picture: QRectF) -> None:
    """The token lies in a corner of the picture: it covers no words, and not what names the card."""
    side = max(min(picture.width() * 0.3, picture.height() * 0.5), LEAST_TOKEN)
    middle = picture.bottomRight() - QPointF(side, side) * 0.56
    paint_disc(p, centred(middle, side), "#cfc9c2")
    draw_icon(p, "imperium-exhaust", centred(middle, side * 0.86))


def under_sign(content: Components, card: str) -> str:
    """Sign of what lies under a card without being its garrison."""
    facts = content.cards[card]
    return "imperium-quest" if facts.quest else "imperium-journey" if facts.reverse else "imperium-accession"


def paint_quest(p: QPainter, rect: QRectF, content: Components, card: str, words: Words) -> None:
    """Paint a quest under another player's Court: it is not in play."""
    paint_rested(p, rect, lambda q, room: paint_card(q, room, content, card, words))
    paint_disc(p, centred(rect.center(), rect.width() * 0.5))
    draw_icon(p, "imperium-quest", centred(rect.center(), rect.width() * 0.42))


def paint_sliver(p: QPainter, rect: QRectF, content: Components, card: str, sign: str, words: Words) -> None:
    """The upper edge of a card under another: its suits, and its name if there is room."""
    path = rounded(rect, 3.5)
    shadow(p, path, 1, 2, 0.5)
    p.fillPath(path, QColor(FRAME))
    inner = rect.adjusted(1.2, 1.2, -1.2, 0)
    colours = bands(content.cards[card])
    p.fillPath(rounded(inner, 3), falling(inner, *colours[0]))
    band = QRectF(inner.x() + 3, inner.y(), inner.width() - 6, inner.height() * 4 / 5)
    side = min(band.height(), 12.0)
    draw_icon(p, sign, QRectF(band.x(), band.center().y() - side / 2, side, side))
    size = max(10.0, min(band.height() * 0.8, 13.0))
    if band.height() >= size * 0.9:
        write_condensed(p, band.adjusted(side + 2, 0, 0, 0), words.label(content.cards[card].name), size)


def write_condensed(p: QPainter, room: QRectF, name: str, size: float) -> None:
    """A long name stands closer; one that could not be read so is left out."""
    font = serif_bold(size, exact=True)
    wide = QFontMetricsF(font).horizontalAdvance(name)
    if wide > room.width():
        font.setStretch(int(100 * room.width() / wide))
    if font.stretch() == 0 or font.stretch() >= CLOSEST:
        p.setFont(font)
        p.setPen(QColor(NAME))
        p.drawText(room, LEFT | Qt.TextFlag.TextDontClip, name)


def paint_unrest(p: QPainter, rect: QRectF) -> None:
    """Paint Unrest under a market card: only its foot is seen."""
    path = rounded(rect, 5)
    shadow(p, path, 1.5, 3, 0.5)
    p.fillPath(path, QColor(FRAME))
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    p.fillPath(rounded(inner, 4), falling(inner, *SUIT_COLOURS["unrest"]))
    foot = QRectF(inner.x(), rect.bottom() - rect.height() / 3, inner.width(), rect.height() / 3 - 1)
    side = foot.height() * 0.96
    disc = QRectF(foot.center().x() - side - 2, foot.y(), side, side)
    p.setPen(pen(FRAME, 0.8))
    p.setBrush(QColor(IVORY))
    p.drawEllipse(disc)
    draw_icon(p, "imperium-unrest", disc.adjusted(1, 1, -1, -1))
    size = max(10.0, foot.height() * 0.78)
    write(
        p,
        QRectF(foot.center().x() + 2, foot.y(), 40, foot.height()),
        UNREST_POINTS,
        size,
        "#fbe3cf",
        LEFT,
        font=strong(size),
    )


# Piles


def paint_pile(p: QPainter, rect: QRectF, name: str, count: int, *, marked: bool = False) -> None:
    if count and name in GROUP_COLOURS:
        paint_card_back(p, rect, name)
    else:
        paint_plain_back(p, rect, PILE_COLOURS[name], signs.PILES[name], empty=not count)
    if marked:
        paint_exhausted(p, QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.72))
    paint_count(p, rect, count)


def paint_open_pile(p: QPainter, rect: QRectF, content: Components, pile: OpenPileFace, words: Words) -> None:
    """Paint a pile whose uppermost card is seen and named; the number of cards stands below with the pile's name."""
    picture = rect
    if pile.top:
        picture = paint_card(p, rect, content, pile.top, words)
    else:
        paint_plain_back(p, rect, PILE_COLOURS[pile.name], signs.PILES[pile.name], empty=True)
    if pile.marked:
        paint_exhausted(p, picture)
    if not pile.top:
        paint_count(p, rect, pile.count)


def paint_well(p: QPainter, rect: QRectF) -> None:
    """A recess in the wood for a market card."""
    path = rounded(rect.adjusted(-5, -5, 5, 5), 7)
    p.fillPath(path, alpha("#000000", 0.42))
    p.strokePath(path, pen(alpha(palette().wood_dark_line, 0.9), 1.2))
