"""A tab for each game, with its sign, its name and how far one has come."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

ROUND = 8


class GameTab(NamedTuple):
    id: str
    title: str
    icon: str
    learned: int
    lessons: int
    begun: bool
    """Somebody went on from the first card of a lesson."""

    @property
    def state(self) -> str:
        if self.learned == self.lessons:
            return tr("finished")
        if self.learned:
            return tr("{done} of {count}", count=self.lessons, done=self.learned)
        return tr("begun") if self.begun else tr("new")


class GameTabs(QTabBar):
    """`chosen` tells the id of a game that somebody chose."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs: list[GameTab] = []
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.currentChanged.connect(self._tell)

    def show_tabs(self, tabs: Sequence[GameTab], open_: str) -> None:
        self.blockSignals(True)
        self._tabs = list(tabs)
        while self.count() < len(tabs):
            self.addTab("")
        for number, tab in enumerate(tabs):
            self.setTabText(number, f"{tab.title}, {tab.state}")
        self.setCurrentIndex([tab.id for tab in tabs].index(open_))
        self.blockSignals(False)
        self.updateGeometry()
        self.update()

    def step(self, by: int) -> None:
        """Step to the next game, or the one before."""
        self.setCurrentIndex((self.currentIndex() + by) % max(self.count(), 1))

    def _tell(self, index: int) -> None:
        if 0 <= index < len(self._tabs):
            self.chosen.emit(self._tabs[index].id)

    # Measures

    def tall(self) -> int:
        return sizes.measure.length(36, 52)

    def tabSizeHint(self, index: int) -> QSize:
        return QSize(self._width(index, spread=self._spread()), self.tall())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def sizeHint(self) -> QSize:
        return QSize(sum(self.tabSizeHint(index).width() for index in range(self.count())), self.tall())

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.tall())

    def _spread(self) -> bool:
        """True where there is room for rings and counts."""
        wide = sum(self._width(index, spread=True) for index in range(len(self._tabs)))
        parent = self.parentWidget()
        return parent is None or wide <= parent.width() - sizes.measure.length(40, 90)

    def _width(self, index: int, *, spread: bool) -> int:
        tab, measure = self._tabs[index], sizes.measure
        words = QFontMetricsF(type_font("tab")).horizontalAdvance(tab.title)
        state = QFontMetricsF(type_font("small")).horizontalAdvance(tab.state) + self._ring() + 2 * self._gap()
        return round(2 * measure.length(10, 16) + self._sign() + self._gap() + words + (state if spread else 0)) + 6

    def _sign(self) -> int:
        return sizes.measure.length(20, 28)

    def _ring(self) -> int:
        return sizes.measure.length(16, 24)

    def _gap(self) -> int:
        return sizes.measure.length(6, 10)

    # Painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(min(self.count(), len(self._tabs))):
                self._paint_tab(p, index)

    def _paint_tab(self, p: QPainter, index: int) -> None:
        colours, opened = palette(), index == self.currentIndex()
        area = QRectF(self.tabRect(index)).adjusted(0.5, 0.5 if opened else 4.5, -5.5, 0)
        outline = QPainterPath(area.bottomLeft())
        outline.lineTo(area.left(), area.top() + ROUND)
        outline.quadTo(area.topLeft(), QPointF(area.left() + ROUND, area.top()))
        outline.lineTo(area.right() - ROUND, area.top())
        outline.quadTo(area.topRight(), QPointF(area.right(), area.top() + ROUND))
        outline.lineTo(area.bottomRight())
        if opened:
            p.fillPath(outline, surface("parchment", self.devicePixelRatioF()))
        else:
            p.fillPath(outline, surface("wood", self.devicePixelRatioF()))
            p.fillPath(outline, falling(area, colours.panel_light, colours.panel_shade))
        p.strokePath(outline, pen(colours.brass_edge if opened else colours.wood_light_line, 1))
        if opened and self.hasFocus():
            p.strokePath(rounded(area.adjusted(4, 4, -4, -3), 5), pen(colours.focus, 2))
        self._paint_words(p, self._tabs[index], area, opened)

    def _paint_words(self, p: QPainter, tab: GameTab, area: QRectF, opened: bool) -> None:
        colours, middle = palette(), area.center().y()
        x = area.left() + sizes.measure.length(10, 16)
        side = self._sign()
        p.drawPixmap(QPointF(round(x), round(middle - side / 2)), icon_pixmap(tab.icon, side, self.devicePixelRatioF()))
        x += side + self._gap()
        metrics = QFontMetricsF(type_font("tab"))
        p.setFont(type_font("tab"))
        p.setPen(QColor(colours.on_page_title if opened else colours.on_table_title))
        p.drawText(QPointF(x, middle + metrics.capHeight() / 2), tab.title)
        if not self._spread():
            return
        x += metrics.horizontalAdvance(tab.title) + self._gap()
        self._paint_ring(p, QRectF(x, middle - self._ring() / 2, self._ring(), self._ring()), tab)
        small = QFontMetricsF(type_font("small"))
        p.setFont(type_font("small"))
        p.setPen(QColor(colours.on_page_secondary if opened else colours.on_table_secondary))
        p.drawText(QPointF(x + self._ring() + self._gap(), middle + small.capHeight() / 2), tab.state)

    def _paint_ring(self, p: QPainter, area: QRectF, tab: GameTab) -> None:
        colours, wide = palette(), area.width() * 0.17
        ring = area.adjusted(wide, wide, -wide, -wide)
        whole, done = QPainterPath(), QPainterPath()
        whole.addEllipse(ring)
        p.strokePath(whole, pen(colours.groove, wide))
        share = tab.learned / max(tab.lessons, 1)
        if share:
            done.arcMoveTo(ring, 90)
            done.arcTo(ring, 90, -360 * share)
            p.strokePath(done, pen(colours.done_bottom if share == 1 else colours.progress_bottom, wide))
