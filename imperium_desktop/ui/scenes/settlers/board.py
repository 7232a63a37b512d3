"""The faction's board as a plank with goods and Deals, and the ground of the Empire's rows."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.empire import deals_of
from imperium_desktop.rules.settlers.gains import PLACE_OF
from imperium_desktop.rules.settlers.names import KINDS, Faction
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.settlers import signs as icons
from imperium_desktop.ui.scenes.settlers.band import LOOKED_AT, SHOWN_GOODS
from imperium_desktop.ui.scenes.settlers.faces import LOW_LINE, PRODUCES, STORES, paint_goods_line
from imperium_desktop.ui.scenes.settlers.layout import rows_of
from imperium_desktop.ui.scenes.settlers.plan import ROWS, Plan
from imperium_desktop.ui.theme.icons import draw_icon, icon_pixmap, stamp_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, plain, write
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

GROUNDS: Final = {
    "romans": (QColor(170, 45, 35, 140), QColor(95, 22, 18, 158)),
    "barbarians": (QColor(125, 98, 62, 150), QColor(66, 48, 28, 165)),
    "egyptians": (QColor(160, 122, 30, 150), QColor(92, 68, 12, 165)),
    "japanese": (QColor(74, 96, 124, 150), QColor(36, 48, 66, 165)),
}
TITLE, BODY, AMOUNT = "#fdf1d4", "#ecdcb6", "#fdf2d2"


def paint_board_ground(p: QPainter, plan: Plan, faction: Faction) -> None:
    """Wood in the faction's colour, its sign, and empty wells."""
    rect = QRectF(*plan.plank)
    path = rounded(rect, 7)
    shadow(p, path, 4, 8, 0.45)
    p.fillPath(path, surface("wood", p.device().devicePixelRatioF()))
    p.fillPath(path, alpha("#2c1e15", 0.35))
    p.fillPath(path, falling(rect, *GROUNDS[faction]))
    p.strokePath(rounded(rect.adjusted(1, 1, -1, -1), 6), pen("#d6a94a", 2))
    p.strokePath(rounded(rect.adjusted(4, 4, -4, -4), 4), pen(alpha("#120c08", 0.55), 1))
    draw_icon(p, icons.DECKS[faction], QRectF(*plan.sign), fine=plan.sign.width > 80)
    for well in plan.wells():
        path = rounded(QRectF(*well), 6)
        p.fillPath(path, QColor(0, 0, 0, 84))
        p.strokePath(path, QPen(QColor(214, 169, 74, 110), 1))


def paint_plank(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, signs: Sequence[int]
) -> None:
    player = view.players[seat]
    if player.faction is None:
        return
    paint_names(p, plan, content, view, seat, words, signs)
    paint_wells(p, plan, player.supply, player.egypt_tokens)
    if plan.deals_heading:
        area = QRectF(plan.deals_area.x, plan.plank.y + 5, plan.deals_area.width, plan.deals_heading)
        size = plan.text(12, 14.5)
        width = write(p, area, tr("Deals"), size, TITLE, LEFT)
        note = tr("give a good each round") if deals_of(view, seat) else tr("none yet")
        write(p, area.adjusted(width + 8, 0, 0, 0), note, 13, BODY, LEFT, font=plain(plan.text(11, 13)))


def paint_names(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, signs: Sequence[int]
) -> None:
    """Whose board it is, what it produces and what it keeps in Cleanup (§4.5)."""
    player, names = view.players[seat], QRectF(*plan.names)
    assert player.faction is not None
    board = content.boards[player.faction]
    head = QRectF(names.x(), names.y(), names.width(), names.height() * 0.44)
    side = head.height() * 0.5
    draw_seat(p, signs[seat], QRectF(head.x(), head.center().y() - side / 2, side, side))
    write(p, head.adjusted(side + 6, 0, 0, 0), words.label(player.faction), plan.text(17, 26), TITLE, LEFT)
    goods = [good for good, n in board.production.items() for _ in range(n)]
    line = QRectF(names.x(), head.bottom(), names.width(), names.height() * 0.28)
    if line.height() < LOW_LINE:
        low = QRectF(names.x(), head.bottom() + 3, names.width() * 0.74, LOW_LINE - 1)
        paint_goods_line(p, low, "", PRODUCES, goods)
        paint_goods_line(
            p,
            QRectF(low.right() + 4, low.y(), names.right() - low.right() - 4, low.height()),
            "",
            STORES,
            board.storage,
        )
        return
    paint_goods_line(p, line, tr("produces"), PRODUCES, goods)
    paint_goods_line(p, line.translated(0, line.height()), tr("stores"), STORES, board.storage)


def paint_wells(p: QPainter, plan: Plan, supply: Sequence[int], egypt_tokens: int) -> None:
    for good, well in zip(SHOWN_GOODS, plan.wells(), strict=True):
        paint_well(p, plan, QRectF(*well), icons.GOODS[good], supply[PLACE_OF[good]])
    if egypt_tokens:
        paint_egypt(p, plan, egypt_tokens)


def paint_well(p: QPainter, plan: Plan, rect: QRectF, icon: str, amount: int) -> None:
    p.setOpacity(1 if amount else 0.42)
    low = rect.height() < 62
    side = round(min(rect.width() * 0.5, rect.height() * (0.6 if low else 0.46)))
    ratio = p.device().devicePixelRatioF()
    if low:
        p.drawPixmap(QPointF(round(rect.x() + 3), round(rect.center().y() - side / 2)), icon_pixmap(icon, side, ratio))
        number = rect.adjusted(side + 3, 0, -2, 0)
    else:
        at = QPointF(round(rect.center().x() - side / 2), round(rect.y() + rect.height() * 0.08))
        p.drawPixmap(at, icon_pixmap(icon, side, ratio))
        number = rect.adjusted(0, rect.height() * 0.52, 0, 0)
    write(p, number, str(amount), plan.text(17, 25), AMOUNT, CENTRE)
    p.setOpacity(1)


def paint_egypt(p: QPainter, plan: Plan, tokens: int) -> None:
    """§9.5.6 Egypt tokens that are still to be had lie beside the sign."""
    sign = QRectF(*plan.sign)
    side = sign.width() * 0.30
    for number in range(tokens):
        at = QRectF(sign.x() - side * 0.2 + number * side * 0.72, sign.bottom() - side * 0.7, side, side)
        stamp_icon(p, "settlers-egypt", at)


# The Empire


def paint_rows(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, words: Words, *, away: bool
) -> None:
    """Three rows by kind, the Faction's Locations left of the middle and Common ones right (§3.5)."""
    p.save()
    p.setClipRect(QRectF(*plan.empire), Qt.ClipOperation.IntersectClip)
    rows = rows_of(content, view.players[seat])
    spine = QRectF(*plan.spine(rows))
    path = rounded(spine.adjusted(0, 0, 0, 0), 6)
    p.fillPath(path, alpha("#0d1512", 0.42))
    p.strokePath(path, pen(alpha(palette().brass_bright, 0.28), 1))
    zoom = plan.camera.zoom
    for number, kind in enumerate(KINDS):
        row = QRectF(*plan.zoomed(plan.row(number)))
        if number:
            p.setPen(pen(alpha(palette().brass_bright, 0.16), 1))
            p.drawLine(QPointF(plan.empire.x, row.y()), QPointF(plan.empire.right, row.y()))
        side = min(spine.width() * 0.74, 30.0 * zoom * plan.scale)
        middle = QPointF(spine.center().x(), row.center().y())
        stamp_icon(p, icons.KINDS[kind], QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    paint_empty_rows(p, plan, rows.left, rows.right, spine, words)
    p.restore()
    for edge, text, turn in zip(plan.edges, (tr("Faction Locations"), tr("Common Locations")), (-90, 90), strict=True):
        paint_edge(p, plan, QRectF(*edge), text, turn)
    if away:
        frame = rounded(QRectF(*plan.empire).adjusted(-3, -2, 3, 3), 7)
        p.strokePath(frame, pen(LOOKED_AT, 2.5))


def paint_edge(p: QPainter, plan: Plan, edge: QRectF, text: str, turn: int) -> None:
    """What lies on this side of the middle, along the edge."""
    p.save()
    p.translate(edge.center())
    p.rotate(turn)
    along = QRectF(-edge.height() / 2, -edge.width() / 2, edge.height(), edge.width())
    write(p, along, text, plan.text(12, 15.5), palette().on_table_heading, CENTRE)
    p.restore()


def paint_empty_rows(
    p: QPainter, plan: Plan, left: Sequence[int], right: Sequence[int], spine: QRectF, words: Words
) -> None:
    """A row without cards says what will lie there."""
    width, height = plan.card
    for number in range(ROWS):
        if left[number] or right[number]:
            continue
        row = QRectF(*plan.zoomed(plan.row(number)))
        place = QRectF(spine.right() + plan.wide(6, 12), row.center().y() - height / 2, width, height)
        outline = pen(alpha("#f0c455", 0.28), 1.4)
        outline.setDashPattern([5, 4])
        p.strokePath(rounded(place, 6), outline)
        write(
            p,
            place.adjusted(4, 0, -4, 0),
            words.label(KINDS[number]),
            plan.text(12, 15),
            palette().on_table_faint,
            CENTRE,
        )
