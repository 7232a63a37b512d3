"""What lies under the pieces: the lit table, the tray with its wells, the stock and the conflict panel."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from imperium_desktop.games.tigris.rules.components import TILES, Components
from imperium_desktop.games.tigris.rules.state import HIDDEN, State
from imperium_desktop.games.tigris.scene.board import field_pixmap, paint_frame
from imperium_desktop.games.tigris.scene.conflict import paint_conflict
from imperium_desktop.games.tigris.scene.layout import CONFLICTS, covers_stock
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import fitted
from imperium_desktop.ui.theme.paint import rounded, table_light, tray_wood
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surfaces_made

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Backdrop:
    """Table, frame and empty board are kept as one picture: they change with the size of the window only."""

    def __init__(self, content: Components) -> None:
        self.content = content
        self._known: tuple[object, QPixmap] | None = None

    def forget(self) -> None:
        self._known = None

    def paint(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        view, decision, ratio = shown.view, shown.decision, p.device().devicePixelRatioF()
        p.drawPixmap(QPointF(0, 0), self._empty_table(QRectF(0, 0, *shown.size), plan, view.setup.board, ratio))
        paint_stock(p, plan, view)
        if not covers_stock(plan, decision):
            paint_unbuilt(p, plan, self.content, view)
        paint_points(p, plan, view, shown.seat)
        if decision is not None and decision.kind in CONFLICTS:
            paint_conflict(p, plan, view, decision, shown.words, shown.colours, ratio)

    def _empty_table(self, rect: QRectF, plan: Plan, board: str, ratio: float) -> QPixmap:
        wanted = board, rect.size().toTuple(), plan.field, ratio, palette().name, surfaces_made(ratio)
        if self._known is None or self._known[0] != wanted:
            picture = QPixmap((rect.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            with QPainter(picture) as p:
                p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                table_light(p, rect, ratio)
                paint_frame(p, plan, ratio)
                self._paint_field(p, plan, board, ratio)
                tray_wood(p, QRectF(*plan.areas.tray), ratio)
            self._known = wanted, picture
        return self._known[1]

    def _paint_field(self, p: QPainter, plan: Plan, board: str, ratio: float) -> None:
        frame = QRectF(*plan.board)
        p.save()
        p.setClipRect(frame.adjusted(plan.frame, plan.frame, -plan.frame, -plan.frame))
        field = field_pixmap(self.content.boards[board], plan.cell, ratio)
        p.drawPixmap(QRectF(*plan.field).topLeft(), field)
        p.restore()


def heading(p: QPainter, rect: QRectF, text: str, aside: str = "") -> None:
    p.setFont(fitted(type_font("area heading"), text, rect))
    p.setPen(QColor(palette().on_table_heading))
    p.drawText(rect, LEFT, text)
    if aside:
        width = p.fontMetrics().horizontalAdvance(text + "  ")
        room = rect.adjusted(width, 0, 0, 0)
        p.setFont(fitted(type_font("small"), aside, room))
        p.setPen(QColor(palette().on_table_secondary))
        p.drawText(room, LEFT, aside)


def paint_unbuilt(p: QPainter, plan: Plan, content: Components, view: State) -> None:
    box = QRectF(*plan.stock)
    unbuilt = sum(square < 0 for square in view.monuments)
    line = QRectF(box.x(), box.y(), box.width(), 26)
    heading(p, line, say("monuments"))
    p.setFont(type_font("small"))
    p.setPen(QColor(palette().on_table_secondary))
    p.drawText(line, RIGHT, say("left_of_all", left=unbuilt, all=len(content.monuments)))


def paint_stock(p: QPainter, plan: Plan, view: State) -> None:
    box = QRectF(*plan.stock)
    foot = QRectF(box.x(), box.bottom() - 30, box.width(), 26)
    p.setFont(type_font("count"))
    p.setPen(QColor(palette().on_table_title))
    treasures, bag = say("n_treasures", n=view.treasures.bit_count()), say("bag_count", count=len(view.bag))
    if p.fontMetrics().horizontalAdvance(treasures + bag) > foot.width() - 76:  # icons and numbers say it too
        treasures, bag = str(view.treasures.bit_count()), str(len(view.bag))
    draw_icon(p, "tigris-treasure", QRectF(foot.x(), foot.y() + 1, 24, 24))
    p.drawText(foot.adjusted(30, 0, 0, 0), LEFT, treasures)
    p.drawText(foot, RIGHT, bag)
    draw_icon(p, "tigris-bag", QRectF(foot.right() - p.fontMetrics().horizontalAdvance(bag) - 30, foot.y() + 1, 24, 24))


def paint_points(p: QPainter, plan: Plan, view: State, seat: int) -> None:
    """The headings of the tray, and the wells with the seat's points."""
    tray = QRectF(*plan.areas.tray)
    player = view.players[seat]
    top = plan.areas.tray.y + 2
    height = plan.tray_top - top - 4
    heading(p, QRectF(plan.hand_left, top, plan.supply.x - plan.hand_left, height), say("behind_your_screen"))
    heading(p, QRectF(plan.supply.x, top, plan.supply.width, height), say("leaders_and_catastrophes"))
    wells = plan.wells
    heading(
        p,
        QRectF(wells[0].x, top, tray.right() - wells[0].x, height),
        say("your_points"),
        say("the_weakest_sphere_counts"),
    )
    weakest = min(player.points)
    for number, well in enumerate(wells[:4]):
        paint_well(p, well, f"tigris-{TILES[number]}", player.points[number], player.points[number] == weakest)
    paint_well(p, wells[4], "tigris-treasure", player.treasures, False)


def paint_well(p: QPainter, well: Rect, icon: str, amount: int, stressed: bool) -> None:
    rect = QRectF(*well)
    p.fillPath(rounded(rect, 8), QColor(palette().well))
    edge = QColor(palette().well_edge)
    if stressed:
        edge.setAlphaF(0.9)
    p.strokePath(rounded(rect, 8), QPen(edge, 1.5 if stressed else 1))
    size = rect.height() * 0.4
    draw_icon(p, icon, QRectF(rect.center().x() - size / 2, rect.y() + rect.height() * 0.1, size, size))
    below = QRectF(rect.x(), rect.y() + rect.height() * 0.52, rect.width(), rect.height() * 0.46)
    text = "?" if amount == HIDDEN else str(amount)
    p.setFont(fitted(type_font("amount"), text, below))
    p.setPen(QColor(palette().well_amount))
    p.drawText(below, Qt.AlignmentFlag.AlignCenter, text)
