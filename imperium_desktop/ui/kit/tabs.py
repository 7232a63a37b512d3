"""Pages behind tabs."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette


class TabPages(FollowsStyle, QWidget):
    """Tabs whose open one is joined to the parchment below. Pages have keys; `page_changed` tells the open one's."""

    page_changed = Signal(str)

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys: list[str] = []
        self._sheet = Parchment(self)
        self._stack = QStackedWidget()
        rows = QVBoxLayout(self._sheet)
        rows.addWidget(self._stack)
        self._bar = _TabBar(self)
        self._bar.setAccessibleName(name)
        self._bar.currentChanged.connect(self._open)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.restyle()

    def add(self, key: str, title: str, icon: str, page: QWidget) -> None:
        self._keys.append(key)
        self._stack.addWidget(page)
        self._bar.add(title, icon)
        self._arrange()

    @property
    def open_page(self) -> str:
        return self._keys[self._bar.currentIndex()]

    def show_page(self, key: str) -> None:
        self._bar.setCurrentIndex(self._keys.index(key))

    def set_title(self, key: str, title: str) -> None:
        self._bar.setTabText(self._keys.index(key), title)
        self._arrange()

    def restyle(self) -> None:
        margin = sizes.measure.length(10, 14)
        layout = self._sheet.layout()
        if layout is not None:
            layout.setContentsMargins(margin, margin - 2, margin, margin - 2)
        self._arrange()

    def sizeHint(self) -> QSize:
        sheet = self._sheet.sizeHint()
        return QSize(max(sheet.width(), self._bar.sizeHint().width() + 16), sheet.height() + self._bar.tall())

    def minimumSizeHint(self) -> QSize:
        sheet = self._sheet.minimumSizeHint()
        return QSize(sheet.width(), sheet.height() + self._bar.tall())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _open(self, index: int) -> None:
        if 0 <= index < len(self._keys):
            self._stack.setCurrentIndex(index)
            self.page_changed.emit(self._keys[index])

    def _arrange(self) -> None:
        """The bar overlaps the sheet by two pixels, so that the open tab covers the sheet's border."""
        start, tall = sizes.measure.scaled(8), self._bar.tall()
        self._bar.set_room(self.width() - 2 * start)
        self._bar.setGeometry(start, 0, max(self.width() - 2 * start, 1), tall)
        self._sheet.setGeometry(0, tall - 2, self.width(), max(self.height() - tall + 2, 1))
        self._bar.raise_()


class _TabBar(QTabBar):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._icons: list[str] = []
        self._room = 10_000
        self._sized_for: object = None
        """What the tabs' sizes depend on, when QTabBar last asked for them."""
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.currentChanged.connect(lambda _index: self._measure())

    def add(self, title: str, icon: str) -> None:
        self._icons.append(icon)
        self.addTab(title)

    def tall(self) -> int:
        measure = sizes.measure
        return round(QFontMetricsF(type_font("tab")).height()) + measure.length(8, 11) + 4

    def set_room(self, room: int) -> None:
        """Fit the tabs into the room: in a narrow panel the words stay and the icons give way.

        Where even the words do not fit, only the open tab has its words and the others their icons.
        """
        self._room = room
        self._measure()

    def _measure(self) -> None:
        wanted = self._icons_fit(), self._words_fit() or self.currentIndex(), sizes.measure
        if self.count() and wanted != self._sized_for:
            self._sized_for = wanted
            self.setTabText(0, self.tabText(0))  # makes QTabBar ask for the sizes of its tabs again

    def tabSizeHint(self, index: int) -> QSize:
        if self._shows_icon_alone(index):
            return QSize(sizes.measure.scaled(17) + 2 * sizes.measure.length(6, 9) + 4, self.tall())
        return QSize(self._width(index, with_icons=self._icons_fit()), self.tall())

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def _shows_icon_alone(self, index: int) -> bool:
        return index != self.currentIndex() and bool(self._icons[index]) and not self._words_fit()

    def _words_fit(self) -> bool:
        return sum(self._width(i, with_icons=False) for i in range(self.count())) <= self._room

    def _icons_fit(self) -> bool:
        return sum(self._width(i, with_icons=True) for i in range(self.count())) <= self._room

    def _width(self, index: int, *, with_icons: bool) -> int:
        measure = sizes.measure
        word = QFontMetricsF(type_font("tab")).horizontalAdvance(self.tabText(index))
        icon = measure.scaled(17 + 7) if with_icons and self._icons[index] else 0
        padding = measure.length(9, 14) if with_icons else measure.length(6, 9)
        return round(word + icon + 2 * padding) + 4

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(self.count()):
                if index != self.currentIndex():
                    self._paint_tab(p, index)
            if self.currentIndex() >= 0:
                self._paint_tab(p, self.currentIndex())

    def _paint_tab(self, p: QPainter, index: int) -> None:
        colours, opened = palette(), index == self.currentIndex()
        area = QRectF(self.tabRect(index)).adjusted(0.5, 1.5 if opened else 0.5, -4.5, 0 if opened else -2)
        outline = QPainterPath(area.bottomLeft())
        outline.lineTo(area.left(), area.top() + 7)
        outline.quadTo(area.topLeft(), QPointF(area.left() + 7, area.top()))
        outline.lineTo(area.right() - 7, area.top())
        outline.quadTo(area.topRight(), QPointF(area.right(), area.top() + 7))
        outline.lineTo(area.bottomRight())
        if opened:
            p.fillPath(outline, QColor(colours.tab_open))
        else:
            p.fillPath(outline, falling(area, colours.tab, colours.tab_bottom))
        p.strokePath(outline, QPen(QColor(colours.brass_edge if opened else colours.tab_edge), 1))
        if opened and self.hasFocus():
            p.strokePath(rounded(area.adjusted(3, 3, -3, -5), 4), pen(colours.focus, 2))
        self._paint_words(p, index, area, colours.ink if opened else colours.tab_text)

    def _paint_words(self, p: QPainter, index: int, area: QRectF, colour: str) -> None:
        measure, font = sizes.measure, type_font("tab")
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(self.tabText(index))
        side = measure.scaled(17)
        if self._shows_icon_alone(index):
            at = QPointF(round(area.center().x() - side / 2), round(area.top() + (self.tall() - 2 - side) / 2))
            p.drawPixmap(at, icon_pixmap(self._icons[index], side, self.devicePixelRatioF()))
            return
        icon = self._icons[index] if self._icons_fit() else ""
        x = area.center().x() - (width + (side + measure.scaled(7) if icon else 0)) / 2
        middle = area.top() + (self.tall() - 2) / 2
        if icon:
            p.drawPixmap(QPointF(round(x), round(middle - side / 2)), icon_pixmap(icon, side, self.devicePixelRatioF()))
            x += side + measure.scaled(7)
        p.setFont(font)
        p.setPen(QColor(colour))
        p.drawText(QPointF(x, middle + metrics.capHeight() / 2), self.tabText(index))
