"""The felt with the trade on it: ribbon of takes, mats with their wells, and the Trade Leader's tokens."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, TRADE
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.reasons import refuse
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF, UNKNOWN
from imperium_desktop.games.mare_nostrum.scene.faces import circle, disc_at
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.trade.facts import (
    Well,
    is_barred,
    is_used,
    last_played,
    taker_of,
    wells_of,
)
from imperium_desktop.games.mare_nostrum.scene.trade.plan import TradePlan
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon, stamp_icon
from imperium_desktop.ui.theme.lettering import fitted, strong, write
from imperium_desktop.ui.theme.measure import LEAST_TEXT, blend
from imperium_desktop.ui.theme.paint import (
    alpha,
    draw_seat,
    falling,
    lit_halo,
    panel_shadow,
    pen,
    rounded,
)
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
READABLE: Final = 0.7
"""Share to which words on a button may shrink for the sake of its key."""
LEAST_ABOUT: Final = 9
"""Pixels of the words under a trade token."""


def paint_trade(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    view: State = shown.view
    table = TradePlan(plan)
    paint_ribbon(p, table, shown)
    for seat, mat in table.mats(len(view.players), shown.seat).items():
        paint_mat(p, table, content, shown, seat, mat)
    paint_tokens(p, table, content, shown)


# The ribbon: who took what


def paint_ribbon(p: QPainter, table: TradePlan, shown: Shown) -> None:
    rect = QRectF(*table.ribbon)
    left = rect.x() + blend(10, 20, table.across)
    p.setFont(type_font("subheading"))
    p.setPen(QColor(palette().on_page_title))
    title, about = say("the_chain"), say("who_took_what")
    tall = rect.height() > 54
    head = (
        QRectF(left, rect.y() + 6, 150, rect.height() / 2 - 4) if tall else QRectF(left, rect.y(), 150, rect.height())
    )
    p.drawText(head, LEFT, title)
    if tall:
        p.setFont(type_font("small"))
        p.setPen(QColor(palette().on_page_secondary))
        p.drawText(head.translated(0, rect.height() / 2 - 4), LEFT, about)
    paint_links(p, table, shown, QRectF(left + blend(92, 146, table.across), rect.y(), 0, rect.height()), rect.right())


def paint_links(p: QPainter, table: TradePlan, shown: Shown, start: QRectF, right: float) -> None:
    """The last ones if there is no room for all; the oldest of these fades."""
    view: State = shown.view
    disc, icon, gap = blend(22, 30, table.down), blend(22, 28, table.down), blend(12, 18, table.across)
    link = disc + icon + 2 * gap
    end = blend(150, 220, table.across)
    most = max(int((right - start.x() - end) / link), 1)
    x, middle = start.x(), start.center().y()
    seen = view.takes[-most:] if view.phase in ("chain", "compensate") else ()
    for place, (taker, _, letter) in enumerate(seen):
        p.setOpacity(0.45 if place == 0 and len(seen) < len(view.takes) else 1)
        disc_at(p, empire_of(view, taker), QRectF(x, middle - disc / 2, disc, disc))
        arrow(p, QPointF(x + disc + gap - 3, middle), gap - 6)
        stamp_icon(p, token_icon(letter), QRectF(x + disc + gap, middle - icon / 2, icon, icon))
        p.setPen(pen(palette().on_page_faint, 1.6))
        p.drawLine(QPointF(x + disc + gap + icon + 4, middle), QPointF(x + link - 4, middle))
        x += link
    p.setOpacity(1)
    paint_present(p, table, shown, x, middle)


def paint_present(p: QPainter, table: TradePlan, shown: Shown, x: float, middle: float) -> None:
    """Paint who takes now, or what happens before that."""
    view: State = shown.view
    taker, size = taker_of(view), blend(28, 40, table.down)
    text = {
        "number": say("the_trade_leader_chooses_the_number"),
        "offers": say("secret_offers_of_n_resources", n=view.number),
        "reveal": say("the_offers_are_turned_up"),
        "compensate": say("all_is_taken"),
    }.get(view.phase, "")
    if taker != NOBODY:
        ring = QRectF(x, middle - size / 2, size, size)
        lit_halo(p, circle(ring.center(), size / 2))
        disc_at(p, empire_of(view, taker), ring)
        p.strokePath(circle(ring.center(), size / 2), pen("#d8aa45", 3))
        x += size + 10
        text = say("name_take_number", name=shown.words.seat(taker), number=len(view.takes) + 1)
    p.setFont(type_font("subheading"))
    p.setPen(QColor(palette().on_page_label))
    p.drawText(QRectF(x, middle - 16, 600, 32), LEFT, text)


def arrow(p: QPainter, tip: QPointF, length: float) -> None:
    """Paint an arrow from the token to its taker."""
    p.setPen(pen(palette().on_page_faint, 1.6))
    end = QPointF(tip.x() - length, tip.y())
    p.drawLine(tip, end)
    p.drawLine(end, end + QPointF(4, -4))
    p.drawLine(end, end + QPointF(4, 4))


def token_icon(letter: str) -> str:
    return f"mare-{NAME_OF[letter].removeprefix('legendary_')}"


# Mats


def paint_mat(p: QPainter, table: TradePlan, content: Components, shown: Shown, seat: int, mat: Rect) -> None:
    view: State = shown.view
    rect, colours = QRectF(*mat), palette()
    now = taker_of(view) == seat or (
        shown.decision is not None and view.phase != "chain" and shown.decision.seat == seat
    )
    if now:
        p.strokePath(rounded(rect, 8), pen(alpha(colours.lit_halo, 0.35), 8))
        p.strokePath(rounded(rect, 8), pen("#d8aa45", 2.6))
    paint_head(p, table, shown, seat, mat)
    wells = wells_of(content, shown, seat)
    for well, box in zip(wells, table.wells(mat, len(wells)), strict=True):
        paint_well(p, table, shown, well, box, owner=seat)
    note = note_of(shown, seat)
    area = rect.adjusted(blend(10, 20, table.across), table.head, -14, 0)
    font = type_font("small")
    if not wells:
        write(p, area, say("takes_no_part_in_this_trade"), colour=colours.on_table_body, align=CENTRE, font=font)
    elif note and table.note:
        strip = QRectF(area.x(), rect.bottom() - table.note - 6, area.width(), table.note)
        write(p, strip, note, colour=colours.on_table_body, font=font)


def note_of(shown: Shown, seat: int) -> str:
    """Why nothing of this mat can be taken."""
    view: State = shown.view
    if is_barred(view, seat):
        return shown.words.reason(refuse("barred", rival=seat))
    if taker_of(view) == seat:
        return shown.words.reason(refuse("own_offer"))
    return ""


def paint_head(p: QPainter, table: TradePlan, shown: Shown, seat: int, mat: Rect) -> None:
    view: State = shown.view
    middle, left = mat.y + table.head / 2, mat.x + blend(9, 18, table.across)
    sign = blend(15, 18, table.down)
    draw_seat(p, shown.signs[seat], QRectF(left, middle - sign / 2, sign, sign))
    left += sign + blend(6, 12, table.across)
    titles = [track for track, holder in zip(TRACKS, view.titles, strict=True) if holder == seat]
    badge, name, tag = blend(20, 27, table.down), shown.words.seat(seat), tag_of(view, seat)
    signs = (badge + 5) * (1 + len(titles)) + 16
    wanted = left + width_of(name, type_font("seat name")) + tag_room(tag, type_font("small", bolder=True)) + signs
    right = paint_taken_label(p, table, shown, seat, mat, middle, after=wanted)
    room = right - left - signs
    if width_of(name, strong(LEAST_TEXT)) + tag_room(tag, strong(LEAST_ABOUT)) > room:
        tag = ""  # the frame, or the line below, says it too
    place = QRectF(left, middle - 16, max(room - tag_room(tag, strong(LEAST_ABOUT)), 1), 32)
    left += write(p, place, name, colour=palette().on_table_title, font=type_font("seat name")) + 8
    if empire_of(view, seat):
        disc_at(p, empire_of(view, seat), QRectF(left, middle - badge / 2, badge, badge))
        left += badge + 5
    for track in titles:
        at = QPointF(left + badge / 2, middle)
        p.fillPath(circle(at, badge / 2 - 1), QColor(palette().ivory))
        p.strokePath(circle(at, badge / 2 - 1), pen("#d8aa45", 2))
        stamp_icon(p, f"mare-{track}", QRectF(left + badge * 0.17, middle - badge * 0.33, badge * 0.66, badge * 0.66))
        left += badge + 5
    if tag:
        width = min(tag_room(tag, type_font("small", bolder=True)), right - left - 3)
        paint_tag(p, QRectF(left + 3, middle - 12, width, 24), tag, danger=is_barred(view, seat))


def width_of(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def tag_room(tag: str, font: QFont) -> float:
    return width_of(tag, font) + 16 if tag else 0.0


def tag_of(view: State, seat: int) -> str:
    if taker_of(view) == seat:
        return say("takes_now")
    return say("barred_this_time") if is_barred(view, seat) else ""


def paint_tag(p: QPainter, box: QRectF, text: str, *, danger: bool) -> None:
    shape = rounded(box, 4)
    p.fillPath(shape, QColor("#8f2c22") if danger else falling(box, palette().gold_light, palette().gold))
    p.strokePath(shape, pen("#d0675c" if danger else palette().main_edge, 1))
    colour, inside = "#ffffff" if danger else palette().ink, box.adjusted(4, 0, -4, 0)
    write(p, inside, text, colour=colour, align=CENTRE, font=type_font("small", bolder=True), least=LEAST_ABOUT)


def paint_taken_label(
    p: QPainter, table: TradePlan, shown: Shown, seat: int, mat: Rect, middle: float, *, after: float
) -> float:
    """Paint the label beside the tokens taken, if there is room after the name; returns where it begins."""
    view: State = shown.view
    taken = view.players[seat].taken
    right = table.taken(mat, len(taken))[0].x - 8 if taken else mat.right - 10
    p.setFont(type_font("small"))
    p.setPen(QColor(palette().on_table_secondary))
    width = p.fontMetrics().horizontalAdvance(say("has_taken"))
    if not taken or right - width - 8 < after:
        return right
    p.drawText(QRectF(right - width, middle - 14, width, 28), RIGHT, say("has_taken"))
    return right - width - 8


def paint_well(p: QPainter, table: TradePlan, shown: Shown, well: Well, box: Rect, owner: int) -> None:
    view: State = shown.view
    rect = QRectF(*box)
    label, colour = "", palette().on_table_title
    if well.letter and well.taker != NOBODY:
        side = min(blend(26, 34, table.down), rect.width() - 8)
        spot = QRectF(*table.token(box))
        p.setOpacity(0.55)
        disc_at(
            p,
            empire_of(view, well.taker),
            QRectF(spot.center() - QPointF(side / 2, side / 2), spot.center() + QPointF(side / 2, side / 2)),
        )
        p.setOpacity(1)
        label = say("back") if well.taker == owner else say("to_name", name=shown.words.seat(well.taker))
        colour = palette().on_table_secondary
    elif well.letter and well.letter != UNKNOWN:
        label = shown.words.label(NAME_OF[well.letter.lower()])  # a star tells that it is legendary
    if palette().name == "light":
        colour = "#f4e8c9"
    if label and table.labelled:
        paint_label(p, QRectF(rect.x() + 3, rect.bottom() - 25, rect.width() - 6, 22), label, colour, bolder=well.lies)


def paint_label(p: QPainter, room: QRectF, label: str, colour: str, *, bolder: bool) -> None:
    """Paint a label under a token.

    Two words stand below each other where they would be too small side by side.
    """
    first, _, rest = label.partition(" ")
    if not rest or width_of(label, strong(LEAST_ABOUT)) <= room.width():
        write(p, room, label, colour=colour, align=CENTRE, font=type_font("small", bolder=bolder))
        return
    half = QRectF(room.x(), room.y(), room.width(), room.height() / 2)
    for number, word in enumerate((first, rest)):
        line, font = half.translated(0, number * half.height()), type_font("small", bolder=bolder)
        write(p, line, word, colour=colour, align=CENTRE, font=font)


# The Trade Leader's tokens


def paint_tokens(p: QPainter, table: TradePlan, content: Components, shown: Shown) -> None:
    view: State = shown.view
    choosing = view.phase == "number"
    chosen = None if choosing else content.token_of[view.number]
    discs = table.discs(len(view.players), chosen)
    played = last_played(content, shown.events)
    for place, (token, disc) in enumerate(zip(content.box.trade_tokens, discs, strict=True)):
        rect = QRectF(*disc)
        used = is_used(content, view, place)
        if place == chosen:
            about = say("everybody_offers_n", n=view.number)
        elif used and place in played:
            about = say("used_number_in_round", number=played[place].number, round=played[place].round)
        else:
            about = say("used") if used else say("one_or_other", one=token.sides[0], other=token.sides[1])
        paint_about(
            p,
            QRectF(rect.x() - table.gap / 2, rect.bottom() + 5, rect.width() + table.gap, blend(32, 42, table.down)),
            about,
        )
    paint_heading(p, table, shown, discs)


def paint_about(p: QPainter, rect: QRectF, text: str) -> None:
    """Paint words in two lines at most, as large as they have room."""
    flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    font = type_font("small")
    while not rect.contains(QFontMetricsF(font).boundingRect(rect, flags, text)) and font.pixelSize() > LEAST_ABOUT:
        font.setPixelSize(font.pixelSize() - 1)
    p.setFont(font)
    p.setPen(QColor(palette().on_table_body))
    p.drawText(rect, flags, text)


def paint_heading(p: QPainter, table: TradePlan, shown: Shown, discs: list[Rect]) -> None:
    view: State = shown.view
    top = min(disc.y for disc in discs)
    room = table.middle(len(view.players))
    head = QRectF(room.x, top - blend(40, 62, table.down), room.width, blend(18, 26, table.down))
    title = say("trade_tokens_name", name=shown.words.seat(view.titles[TRADE]))
    p.setFont(fitted(type_font("area heading"), title, head))
    p.setPen(QColor(palette().on_table_title))
    p.drawText(head, CENTRE, title)
    below, who = head.translated(0, head.height()), say("trade_leader")
    p.setFont(fitted(type_font("small"), who, below))
    p.setPen(QColor(palette().on_table_secondary))
    p.drawText(below, CENTRE, who)


def paint_button(p: QPainter, to: str, rect: QRectF, *, lit: bool) -> None:
    """A button that leads to another sight of the table, or takes what is proposed."""
    icon, text, key = {
        "map": ("mare-control", say("show_the_map"), "M"),
        "trade": ("mare-trade", say("back_to_the_trade"), "M"),
        "cards": ("mare-hero", say("all_cards"), "K"),
        "losses": ("app-continue", say("continue"), say("enter")),
    }[to]
    paint_look_button(p, rect, icon, text, key, lit=lit)


def paint_look_button(p: QPainter, rect: QRectF, icon: str, text: str, key: str, *, lit: bool) -> None:
    """Parchment, or gold while it leads to something that can be touched; its key only where words keep their room."""
    colours, shape = palette(), rounded(rect, 5)
    panel_shadow(p, rect, 5)
    p.fillPath(
        shape,
        falling(rect, *((colours.gold_light, colours.gold) if lit else (colours.button_top, colours.button_bottom))),
    )
    p.strokePath(shape, pen(colours.main_edge if lit else colours.button_edge, 1))
    side = rect.height() * 0.56
    draw_icon(p, icon, QRectF(rect.x() + 9, rect.center().y() - side / 2, side, side))
    room = QRectF(rect.x() + side + 15, rect.y(), rect.width() - side - 21, rect.height())
    font, cap_font = type_font("button"), type_font("key")
    width = QFontMetricsF(cap_font).horizontalAdvance(key) + 10
    if room.width() - width - 7 >= QFontMetricsF(font).horizontalAdvance(text) * READABLE:
        cap = QRectF(rect.right() - width - 8, rect.center().y() - 8, width, 16)
        p.strokePath(rounded(cap, 3), pen(colours.key_edge, 1))
        write(p, cap, key, colour=colours.key_text, align=CENTRE, font=cap_font)
        room.setRight(cap.x() - 5)
    write(p, room, text, colour=colours.ink, font=font)
