"""Cards in full: name, bonuses, what the card does, and what it costs; empires as they are chosen."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, Card
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.legal import card_price
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay
from imperium_desktop.games.mare_nostrum.rules.reasons import cannot_pay
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.cards.display import BAND, HEAD, PADS, display_plan, owned_cards
from imperium_desktop.games.mare_nostrum.scene.cards.faces import WRAPPED, write_wrapped
from imperium_desktop.games.mare_nostrum.scene.cards.hand import hand_seen
from imperium_desktop.games.mare_nostrum.scene.cards.vignettes import paint_picture, paint_picture_band
from imperium_desktop.games.mare_nostrum.scene.face_kinds import CardFace, EmpireFace, Price
from imperium_desktop.games.mare_nostrum.scene.faces import disc_at, square
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import sans_bold, serif, serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
WIDEST_BAND: Final = 84.0
BONUS: Final = 20.0
"""The height of bonuses that have no room beside the name."""
READABLE: Final = 12
"""Pixels of text at which a card is made as high as its words need."""
PRICE_ROOM: Final = 64.0


def card_height(content: Components, words: Words, face: CardFace, width: float) -> float:
    """How high a card of this width must be for all that it says."""
    id, card = face.card, content.cards[face.card]
    text = width * (1 - BAND) - PADS
    room = text - (PRICE_ROOM if face.price is not None else 0)
    apart = BONUS if bonus_width(card) and not bonus_beside(card, words.label(id), 16, room) else 0.0
    metrics = QFontMetricsF(serif(READABLE))
    told = metrics.boundingRect(QRectF(0, 0, text, 1000), WRAPPED, words.name(id, "power"))
    return HEAD + apart + told.height() + 8


def bonus_width(card: Card) -> float:
    return 36.0 * sum(bool(getattr(card.bonus, track)) for track in TRACKS)


def bonus_beside(card: Card, name: str, size: float, room: float) -> bool:
    return QFontMetricsF(serif_bold(size)).horizontalAdvance(name) + bonus_width(card) < room


def paint_card(p: QPainter, content: Components, words: Words, face: CardFace, rect: QRectF) -> None:
    id, card = face.card, content.cards[face.card]
    parchment_panel(p, rect, p.device().devicePixelRatioF())
    band = min(rect.height() * 0.9, rect.width() * BAND, WIDEST_BAND)
    paint_picture_band(p, rect, QRectF(rect.x(), rect.y(), band, rect.height()), card)
    if face.owner:
        disc_at(p, face.owner, square(QPointF(rect.right() - 17, rect.y() + 16), 25))
    room = 32.0 if face.owner else 0.0
    if face.price is not None:
        room = paint_price(p, QRectF(rect.right() - 8, rect.y() + 7, 0, 20), face.price)
    text = rect.adjusted(band + 8, 5, -8, -4)
    name_size = 16 if rect.height() > 80 else 14
    head = QRectF(text.x(), text.y(), text.width() - room, 22)
    bonus = bonus_width(card)
    beside = bonus_beside(card, words.label(id), name_size, head.width())
    width = write(
        p,
        head if not bonus or not beside else head.adjusted(0, 0, -bonus, 0),
        words.label(id),
        colour=palette().on_page_title,
        font=serif_bold(name_size),
    )
    top = head.bottom() + 1
    if beside:
        paint_bonuses(p, QPointF(head.x() + width + 8, head.y() + 1), card)
    elif bonus:
        paint_bonuses(p, QPointF(text.x(), top), card)
        top += BONUS
    power = words.name(id, "power")
    if face.copied:
        power = say("copies_hero", hero=words.label(face.copied)) + " " + words.name(face.copied, "power")
    write_wrapped(
        p, QRectF(text.x(), top, text.width(), rect.bottom() - top - 3), power, 15 if rect.height() > 120 else 13
    )


def paint_price(p: QPainter, at: QRectF, price: Price) -> float:
    """A pill that ends at a point; returns the room it takes."""
    text = f"{price.have} / {price.cost}" if price.have is not None else str(price.cost)
    font = sans_bold(13)
    width = QFontMetricsF(font).horizontalAdvance(text) + 16
    box = QRectF(at.x() - width, at.y(), width, at.height())
    payable = price.have == price.cost
    p.fillPath(rounded(box, 10), QColor("#f0cc70" if payable else "#e0cfa3"))
    p.strokePath(rounded(box, 10), pen("#5f4410" if payable else "#b5965c", 1))
    p.setFont(font)
    p.setPen(QColor(palette().ink if payable or price.have is None else palette().danger_text))
    p.drawText(box, CENTRE, text)
    return width + 8


def paint_bonuses(p: QPainter, at: QPointF, card: Card) -> None:
    left = at.x()
    p.setFont(serif_bold(13))
    p.setPen(QColor(palette().on_page_title))
    for track in TRACKS:
        bonus = getattr(card.bonus, track)
        if bonus:
            p.drawText(QRectF(left, at.y(), 20, 20), Qt.AlignmentFlag.AlignVCenter, f"+{bonus}")
            draw_icon(p, f"mare-{track}", QRectF(left + 17, at.y() + 2, 16, 16))
            left += 36


def paint_display(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    """The headings over the cards, and one sentence that says why the next one cannot be bought."""
    view: State = shown.view
    places = display_plan(content, shown, plan)
    rows = [(False, say("heroes_and_wonders_to_buy"), why_not(content, shown))]
    if owned_cards(view):
        rows.append((True, say("owned"), ""))
    for owned, title, aside in rows:
        line = QRectF(
            places.edge, places.heading_top(owned=owned), plan.areas.table.width - 2 * places.edge, places.heading
        )
        width = write(p, line, title, colour=palette().on_table_title, font=type_font("heading"))
        if aside:
            write(p, line.adjusted(width + 16, 0, 0, 0), aside, colour=palette().on_table_body, font=type_font("body"))


def why_not(content: Components, shown: Shown) -> str:
    player = shown.view.players[shown.seat]
    price = next((card_price(content, player, card) for card in shown.view.display), None)
    if price is None or not hand_seen(shown.view, shown.seat) or can_pay(content, player, price):
        return ""
    return shown.words.reason(cannot_pay(player, price))


def paint_empire(p: QPainter, content: Components, words: Words, face: EmpireFace, rect: QRectF) -> None:
    """An empire to be chosen: its hero and what he does, its sign; grey once somebody leads it."""
    name, holder, empire = face.empire, face.holder, content.empires[face.empire]
    p.setOpacity(0.6 if holder else 1)
    parchment_panel(p, rect, p.device().devicePixelRatioF())
    picture = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.34)
    p.save()
    p.setClipPath(rounded(rect, 5), Qt.ClipOperation.IntersectClip)
    paint_picture(p, picture, content.cards[empire.hero])
    p.fillRect(QRectF(picture.x(), picture.bottom(), picture.width(), 1.2), QColor(palette().ink))
    p.restore()
    side = min(rect.width() * 0.26, 52.0)
    disc_at(p, name, square(QPointF(picture.x() + side * 0.62, picture.bottom()), side))
    inner = rect.adjusted(12, 0, -12, 0)
    top = picture.bottom() + side * 0.44
    write(
        p,
        QRectF(inner.x(), top, inner.width(), 28),
        words.label(name),
        colour=palette().on_page_title,
        align=CENTRE,
        font=type_font("heading"),
    )
    capital = words.label(empire.provinces[0])
    write(
        p,
        QRectF(inner.x(), top + 28, inner.width(), 20),
        holder or capital,
        colour=palette().on_page_secondary,
        align=CENTRE,
        font=type_font("small"),
    )
    p.setPen(pen(palette().brass_edge, 1))
    p.drawLine(QPointF(inner.x() + 10, top + 54), QPointF(inner.right() - 10, top + 54))
    write(
        p,
        QRectF(inner.x(), top + 58, inner.width(), 24),
        words.label(empire.hero),
        colour=palette().on_page_title,
        font=type_font("subheading"),
    )
    write_wrapped(
        p, QRectF(inner.x(), top + 83, inner.width(), rect.bottom() - top - 91), words.name(empire.hero, "power"), 15
    )
    p.setOpacity(1)
