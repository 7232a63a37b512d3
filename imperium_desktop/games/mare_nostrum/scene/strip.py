"""The strip of seats: name, empire, titles, and how near to Fame and Conquest. Never resources (§15)."""

import math
from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import victory_cities
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.faces import circle, disc_at
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of, plaque_weights
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import narrowed
from imperium_desktop.ui.theme.paint import draw_seat, falling, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
DANGER = "#8f2c22"


def paint_strip(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    view: State = shown.view
    strip = QRectF(*plan.areas.strip)
    p.fillRect(strip, surface("wood", p.device().devicePixelRatioF()))
    p.fillRect(strip, falling(strip, palette().panel_light, palette().panel_shade))
    deciding = shown.decision.seat if shown.decision is not None else None
    names = [shown.words.seat(seat) for seat in range(len(view.players))]
    weights = plaque_weights(view, names)
    for seat, place in enumerate(plan.plaques(weights)):
        rect, room = QRectF(*place), place.width / weights[seat]
        paint_board(p, rect, deciding=seat == deciding)
        draw_seat(p, shown.signs[seat], square_at(rect.x() + 10, rect, 18))
        right = paint_counts(p, rect, content, view, seat, strip_font("count", room))
        paint_names(p, rect, right, shown, seat, wide=plan.areas.across > 0.5, room=room)


def strip_font(kind: str, room: float) -> QFont:
    """Follows the interface scale as far as there is room, in widths of what the plaque shows at 100 %."""
    font = type_font(kind)
    font.setPixelSize(round(font.pixelSize() * min(max(room / sizes.measure.scale, 1 / sizes.measure.scale), 1)))
    return font


def strip_facts(content: Components, shown: Shown) -> Hashable:
    """All that the strip tells."""
    view: State = shown.view
    seats = range(len(view.players))
    return (
        shown.words.language.id,
        tuple((shown.words.seat(seat), shown.signs[seat], empire_of(view, seat)) for seat in seats),
        tuple(tuple(counts(content, view, seat)) for seat in seats),
        tuple(view.titles),
        shown.decision.seat if shown.decision is not None else None,
    )


def square_at(left: float, rect: QRectF, side: float) -> QRectF:
    return QRectF(left, rect.center().y() - side / 2, side, side)


def paint_board(p: QPainter, rect: QRectF, *, deciding: bool) -> None:
    colours, shape = palette(), rounded(rect, 5)
    if deciding:
        p.fillPath(shape, falling(rect, colours.plaque_lit_top, colours.plaque_lit_bottom))
        p.strokePath(shape, QPen(QColor(colours.plaque_lit_edge), 1.5))
    else:
        p.fillPath(shape, QColor(colours.plaque))
        p.strokePath(shape, QPen(QColor(colours.plaque_edge), 1))


def counts(content: Components, view: State, seat: int) -> list[tuple[str, int, int]]:
    """What the plaque counts: an icon, how many, and how many win."""
    player, prices = view.players[seat], content.box.prices
    return [
        ("mare-hero", len(player.cards), len(prices.cards) + 1),
        ("mare-capital", victory_cities(content, view, seat), content.box.victory.cities),
    ]


def paint_counts(p: QPainter, rect: QRectF, content: Components, view: State, seat: int, font: QFont) -> float:
    """Paint counts at the right edge; returns where they begin."""
    right = rect.right() - 8
    p.setFont(font)
    for icon, have, needed in reversed(counts(content, view, seat)):
        text = f"{have}/{needed}"
        width = p.fontMetrics().horizontalAdvance(text)
        right -= width
        box = QRectF(right - 4, rect.y() + 4, width + 8, rect.height() - 8)
        if have == needed - 1:
            p.fillPath(rounded(box, 4), QColor(DANGER))
            p.setPen(QColor("#ffffff"))
        else:
            p.setPen(QColor(palette().on_table_title))
        p.drawText(box, CENTRE, text)
        right -= 22
        stamp_icon(p, icon, square_at(right - 2, rect, 18))
        right -= 10
    return right


def paint_names(p: QPainter, rect: QRectF, right: float, shown: Shown, seat: int, *, wide: bool, room: float) -> None:
    view: State = shown.view
    titles = [track for track, holder in zip(TRACKS, view.titles, strict=True) if holder == seat]
    badge = 26.0 if wide else 21.0
    left = rect.x() + 34
    empire = empire_of(view, seat)
    width = right - left - (badge + 4) * (len(titles) + bool(empire))
    font = strip_font("seat name", room)
    left = write(p, rect, left, width, shown.words.seat(seat), font, palette().on_table_title)
    if empire:
        disc_at(p, empire, square_at(left, rect, badge))
        left += badge + 6
        label = shown.words.label(empire)
        if wide and right - left - (badge + 4) * len(titles) > 60:
            width = right - left - (badge + 4) * len(titles)
            left = write(p, rect, left, width, label, type_font("body"), palette().on_table_secondary)
    threat = len(titles) == len(TRACKS) - 1
    for track in titles:
        middle = QPointF(left + badge / 2, rect.center().y())
        p.fillPath(circle(middle, badge / 2 - 1), QColor(palette().ivory))
        p.strokePath(circle(middle, badge / 2 - 1), QPen(QColor(DANGER if threat else "#d8aa45"), 3 if threat else 2))
        stamp_icon(p, f"mare-{track}", square_at(left + badge * 0.15, rect, badge * 0.7))
        left += badge + 4
    if threat and wide:
        paint_pill(p, rect, left + 2, right, say("have_of_needed_titles", have=len(titles), needed=len(TRACKS)))


def paint_pill(p: QPainter, rect: QRectF, left: float, right: float, text: str) -> None:
    """White on red, where there is room for it."""
    p.setFont(type_font("small", bolder=True))
    width = p.fontMetrics().horizontalAdvance(text) + 16
    if left + width > right - 4:
        return
    pill = QRectF(left, rect.y() + 6, width, rect.height() - 12)
    p.fillPath(rounded(pill, 4), QColor(DANGER))
    p.setPen(QColor("#ffffff"))
    p.drawText(pill, CENTRE, text)


def write(p: QPainter, rect: QRectF, left: float, room: float, text: str, font: QFont, colour: str) -> float:
    """Smaller where there is little room; a very long name ends in dots."""
    p.setFont(narrowed(font, text, room))
    p.setPen(QColor(colour))
    shown = p.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(math.ceil(room), 0))
    p.drawText(QRectF(left, rect.y(), max(room, 0), rect.height()), LEFT, shown)
    return left + p.fontMetrics().horizontalAdvance(shown) + 8
