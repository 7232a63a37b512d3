"""The felt with the empty mats and the ribbon: it stays the same from take to take, so it is kept as a picture."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.trade.facts import wells_of
from imperium_desktop.games.mare_nostrum.scene.trade.plan import TradePlan
from imperium_desktop.ui.theme.kept_pictures import as_large
from imperium_desktop.ui.theme.paint import alpha, falling, panel_shadow, parchment_panel, pen, rounded, table_light
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface, surfaces_made


class TradeGround:
    def __init__(self) -> None:
        self._laid = QPixmap()
        self._laid_for: object = None

    def forget(self) -> None:
        self._laid_for = None

    def paint(self, p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
        """Paint a mat and its wells for each seat, or the felt alone where nobody trades."""
        table, seats = TradePlan(plan), len(shown.view.players)
        mats = {(mat, len(wells_of(content, shown, seat))) for seat, mat in table.mats(seats, shown.seat).items()}
        self._paint(p, shown, table, frozenset(mats))

    def paint_felt(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        self._paint(p, shown, TradePlan(plan), frozenset())

    def _paint(self, p: QPainter, shown: Shown, table: TradePlan, mats: frozenset[tuple[Rect, int]]) -> None:
        ratio = p.device().devicePixelRatioF()
        made = surfaces_made(ratio)
        wanted = shown.size, table.table, ratio, palette().name, made, mats
        if wanted != self._laid_for:
            rect = QRectF(0, 0, *shown.size)
            self._laid = as_large(self._laid, rect.size(), ratio)
            with QPainter(self._laid) as q:
                q.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                table_light(q, rect, ratio)
                if mats:
                    parchment_panel(q, QRectF(*table.ribbon), ratio)
                for mat, count in mats:
                    paint_board(q, table, mat, count, ratio)
            self._laid_for = wanted
        p.drawPixmap(QPointF(0, 0), self._laid)


def paint_board(p: QPainter, table: TradePlan, mat: Rect, count: int, ratio: float) -> None:
    rect, colours = QRectF(*mat), palette()
    panel_shadow(p, rect, 8)
    board = rounded(rect, 8)
    p.fillPath(board, surface("wood", ratio))
    p.fillPath(board, falling(rect, colours.panel_light, colours.panel_shade))
    p.strokePath(board, QPen(QColor(colours.brass), 1.5))
    for well in table.wells(mat, count):
        shape = rounded(QRectF(*well), 6)
        p.fillPath(shape, alpha("#000000", 0.42))
        p.strokePath(shape, pen(alpha(colours.brass, 0.45), 1))
