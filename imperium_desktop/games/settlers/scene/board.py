"""The faction's board as the strip above the hand, and the ground of the Empire's rows."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import KINDS, Faction
from imperium_desktop.games.settlers.rules.scoring import parts
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene import signs as icons
from imperium_desktop.games.settlers.scene.faces import PRODUCES, STORES, paint_faction, paint_goods_line
from imperium_desktop.games.settlers.scene.layout import rows_of
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.others import LOOKED_AT, SHOWN_GOODS
from imperium_desktop.games.settlers.scene.plan import BOARD_SHAPE, Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import icon_pixmap, stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, strong, write
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

GROUNDS: Final = {
    "romans": (QColor(170, 45, 35, 140), QColor(95, 22, 18, 158)),
    "barbarians": (QColor(125, 98, 62, 150), QColor(66, 48, 28, 165)),
    "egyptians": (QColor(160, 122, 30, 150), QColor(92, 68, 12, 165)),
    "japanese": (QColor(74, 96, 124, 150), QColor(36, 48, 66, 165)),
}
TITLE, BODY, AMOUNT, PRICE = "#fdf1d4", "#ecdcb6", "#fdf2d2", "#ffb59a"
HIGHEST_LINE: Final = 24.0
"""Pixels of the line with what the board produces and keeps."""
LEAST_NAME: Final = 9
"""Pixels of the faction's name where a seat's long name is beside it."""


# The strip


def paint_strip_ground(p: QPainter, plan: Plan, faction: Faction | None) -> None:
    """Wood in the faction's colour, and empty wells."""
    rect = QRectF(*plan.strip)
    p.fillRect(rect, surface("wood", p.device().devicePixelRatioF()))
    p.fillRect(rect, alpha("#2c1e15", 0.35))
    if faction is None:
        return
    p.fillRect(rect, falling(rect, *GROUNDS[faction]))
    for y in (rect.y() + 1, rect.bottom() - 1):
        p.fillRect(QRectF(rect.x(), y - 1, rect.width(), 2), QColor("#d6a94a"))
    for well in plan.wells():
        path = rounded(QRectF(*well), 6)
        p.fillPath(path, QColor(0, 0, 0, 84))
        p.strokePath(path, QPen(QColor(214, 169, 74, 110), 1))


def paint_strip(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, signs: Sequence[int]
) -> None:
    player = view.players[seat]
    if player.faction is None:
        return
    paint_names(p, plan, content, view, seat, words, signs)
    for good, well in zip(SHOWN_GOODS, plan.wells(), strict=True):
        paint_well(p, plan, QRectF(*well), icons.GOODS[good], player.supply[PLACE_OF[good]])


def paint_names(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, signs: Sequence[int]
) -> None:
    """Paint whose board it is, what it produces and what it keeps in Cleanup (§4.5)."""
    player, names = view.players[seat], QRectF(*plan.names)
    assert player.faction is not None
    board = content.boards[player.faction]
    head = QRectF(names.x(), names.y(), names.width(), names.height() * 0.52)
    seat_side, side = head.height() * 0.52, head.height() * 0.95
    draw_seat(p, signs[seat], QRectF(head.x(), head.center().y() - seat_side / 2, seat_side, seat_side))
    x = head.x() + seat_side + 8
    size, faction = plan.strip_text(15, 21), words.label(player.faction)
    tokens = side * (0.4 * player.egypt_tokens + 0.3) if player.egypt_tokens else 0.0
    taken = side + tokens + 14 + QFontMetricsF(serif_bold(LEAST_NAME, exact=True)).horizontalAdvance(faction)
    room = min(names.width() * 0.42, head.right() - x - taken)
    x += write(p, QRectF(x, head.y(), room, head.height()), words.seat(seat), size, TITLE, LEFT) + 8
    stamp_icon(p, icons.DECKS[player.faction], QRectF(x, head.center().y() - side / 2, side, side))
    x += side + 6
    for number in range(player.egypt_tokens):  # §9.5.6 those that are still to be had
        stamp_icon(p, "settlers-egypt", QRectF(x + number * side * 0.4, head.y(), side * 0.6, side * 0.6))
    x += tokens
    title = plan.strip_text(12.5, 17)
    left = QRectF(x, head.y(), head.right() - x, head.height())
    write(p, left, faction, title, BODY, LEFT, least=LEAST_NAME)
    goods = [good for good, n in board.production.items() for _ in range(n)]
    line = QRectF(names.x(), head.bottom(), names.width() * 0.66, min(names.bottom() - head.bottom() - 1, HIGHEST_LINE))
    paint_goods_line(p, line, "", PRODUCES, goods)
    paint_goods_line(
        p,
        QRectF(line.right() + 6, line.y(), names.right() - line.right() - 6, line.height()),
        "",
        STORES,
        board.storage,
    )


def paint_well(p: QPainter, plan: Plan, rect: QRectF, icon: str, amount: int) -> None:
    p.setOpacity(1 if amount else 0.42)
    side = round(min(rect.width() * 0.38, rect.height() * 0.66))
    ratio = p.device().devicePixelRatioF()
    p.drawPixmap(QPointF(round(rect.x() + 5), round(rect.center().y() - side / 2)), icon_pixmap(icon, side, ratio))
    size = plan.strip_text(17, 25)
    write(p, rect.adjusted(side + 8, 0, -2, 0), str(amount), size, AMOUNT, LEFT)
    p.setOpacity(1)


def paint_prices(p: QPainter, plan: Plan, price: Mapping[str, int]) -> None:
    """What the choice that is open would cost, beside what there is."""
    size = plan.strip_text(12, 16)
    for good, well in zip(SHOWN_GOODS, plan.wells(), strict=True):
        if price.get(good):
            room = QRectF(*well).adjusted(well.width * 0.66, 0, -5, 0)
            write(p, room, f"\u2212{price[good]}", size, PRICE, RIGHT, font=strong(size))


def paint_points(p: QPainter, plan: Plan, content: Components, view: State, seat: int) -> None:
    """Scored, and what it would be if the game ended now."""
    player, rect = view.players[seat], QRectF(*plan.strip_end)
    large, small = plan.strip_text(18, 27), plan.strip_text(11, 14)
    words = QRectF(rect.right() - rect.width() * 0.44, rect.y(), rect.width() * 0.44, rect.height())
    total = say("points_vp", points=sum(parts(content, player)))
    for number, text in enumerate((say("if_it_ended_now"), total)):
        line = QRectF(words.x(), words.y() + number * words.height() / 2, words.width(), words.height() / 2)
        write(p, line, text, small, BODY, LEFT, font=plain(small), least=9)
    side = rect.height() * 0.62
    scored = QRectF(rect.x(), rect.y(), words.x() - rect.x() - 8, rect.height())
    x = scored.right() - write(p, scored, str(player.points), large, TITLE, RIGHT) - 5 - side
    stamp_icon(p, "settlers-vp", QRectF(x, rect.center().y() - side / 2, side, side))


def paint_way_back(p: QPainter, plan: Plan, name: str) -> None:
    """Paint the way back while another player's Empire is looked at."""
    rect = QRectF(*plan.strip_end)
    path = rounded(rect, 7)
    p.fillPath(path, alpha("#1a110a", 0.9))
    p.strokePath(path, pen(LOOKED_AT, 2))
    upper = QRectF(rect.x() + 8, rect.y() + 2, rect.width() - 16, rect.height() * 0.5)
    write(p, upper, say("empire_of_name", name=name), plan.strip_text(12, 16), "#f4e8c9", CENTRE, least=10)
    size = plan.strip_text(11, 13)
    lower = QRectF(upper.x(), upper.bottom(), upper.width(), rect.bottom() - upper.bottom() - 3)
    write(p, lower, say("click_or_esc"), size, "#c9b78d", CENTRE, font=plain(size), least=9)


# The Empire


def paint_whole_board(p: QPainter, plan: Plan, content: Components, faction: Faction, words: Words) -> None:
    """What the Faction produces, keeps and is good at, in large, where none of its Locations lies yet (§4.5)."""
    ground = QRectF(*plan.grounds()[0])
    room = ground.adjusted(plan.gap, plan.headings()[0].height + plan.gap, -plan.gap, -plan.gap)
    width = min(room.width(), room.height() / BOARD_SHAPE)
    place = QRectF(0, 0, width, width * BOARD_SHAPE)
    place.moveCenter(room.center())
    paint_faction(p, place, content, faction, taken=False, words=words)


def paint_empire_ground(p: QPainter, plan: Plan) -> None:
    """Both sides are framed, the Faction's on darker cloth."""
    left, right = (QRectF(*ground) for ground in plan.grounds())
    p.fillPath(rounded(left, 7), QColor(palette().well))
    for ground in (left, right):
        p.strokePath(rounded(ground, 7), pen(alpha(palette().brass_bright, 0.22), 1))


def paint_rows(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, *, away: bool
) -> None:
    """Three rows by kind, the Faction's Locations left of the middle and Common ones right (§3.5)."""
    rows = rows_of(content, view.players[seat])
    titles = (say("faction_locations"), say("common_locations"))
    for title, counts, rect, align in zip(titles, rows, plan.headings(), (RIGHT, LEFT), strict=True):
        heading = f"{title} · {sum(counts)}"
        write(p, QRectF(*rect), heading, plan.text(13, 17), palette().on_table_heading, align, least=11)
    p.save()
    if plan.camera.zoom != 1:
        p.setClipRect(QRectF(*plan.empire), Qt.ClipOperation.IntersectClip)
    paint_spine(p, plan, words)
    p.restore()
    if away:
        p.strokePath(rounded(QRectF(*plan.empire).adjusted(-1, -2, 1, 3), 7), pen(LOOKED_AT, 2.5))


def paint_spine(p: QPainter, plan: Plan, words: Words) -> None:
    """A plank that says what lies in each row."""
    spine = QRectF(*plan.zoomed(plan.spine))
    if plan.camera.zoom == 1:
        spine.setTop(plan.gap / 2)
    path = rounded(spine, 5)
    shadow(p, path, 2, 6, 0.5)
    p.fillPath(path, surface("wood", p.device().devicePixelRatioF()))
    p.fillPath(path, alpha("#1c120a", 0.25))
    p.strokePath(path, pen(alpha("#120c08", 0.7), 1.2))
    zoom = plan.camera.zoom
    for number, kind in enumerate(KINDS):
        row = QRectF(*plan.zoomed(plan.row(number)))
        if number:
            p.fillRect(QRectF(spine.x() + 6, row.y(), spine.width() - 12, 1.2), alpha("#f0d9a0", 0.3))
        side = spine.width() * 0.66
        disc = QRectF(spine.center().x() - side / 2, row.y() + row.height() * 0.13, side, side)
        p.setPen(pen("#5a4223", 1.4))
        p.setBrush(QColor("#f4e9cd"))
        p.drawEllipse(disc)
        inset = side * 0.14
        stamp_icon(p, icons.KINDS[kind], disc.adjusted(inset, inset, -inset, -inset))
        word = QRectF(spine.x(), disc.bottom() + 4, spine.width(), row.bottom() - disc.bottom() - 8)
        paint_upright(p, word, words.label(kind), plan.text(12.5, 17) * zoom)


def paint_upright(p: QPainter, room: QRectF, text: str, size: float) -> None:
    """Paint text from below upwards."""
    p.save()
    p.translate(room.center())
    p.rotate(-90)
    along = QRectF(-room.height() / 2, -room.width() / 2, room.height(), room.width())
    write(p, along, text, size, palette().on_table_heading, CENTRE)
    p.restore()
