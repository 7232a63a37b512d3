"""A large framed sheet over the dimmed page before: wood on top, parchment to fill in, buttons below."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from imperium_desktop.ui.kit import IconSign, KeyCap, Page, PlainButton, RichText
from imperium_desktop.ui.kit.scrolling import needed_height, set_scrolling
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import age_edges, alpha, falling, rounded, shadow, table_light
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces

BORDER = 6
RADIUS = 9
BLUR = 4
"""How many times the page behind is halved, and enlarged again."""


class SheetPage(FollowsStyle, QWidget):
    """Esc steps back and Enter accepts, wherever the focus is; a focused button takes Enter for itself.

    `behind` is the page that shines through, as it looks when the sheet is made; it may be gone afterwards.
    """

    cancelled = Signal()

    def __init__(self, icon: str, behind: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page_behind = behind
        self._behind = self._look_behind()
        self._theme = palette().name
        self.frame = _Frame(self)
        self.title = RichText("", "dialog title", "on_table_title")
        self.subtitle = RichText("", "small", "on_table_secondary")
        self.icon = IconSign(icon, 46)
        self.corner = QHBoxLayout()
        self.close_button = PlainButton(icon="app-close", role="quiet", on="table")
        self.close_button.clicked.connect(self.cancelled)
        self.page = Page()
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.foot = QHBoxLayout()
        self.keys = _Keys(self)
        self._compose()
        self.page.body.installEventFilter(self)
        surfaces.made.connect(self._repaint)

    def _compose(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._head = QHBoxLayout(self.frame.head)
        self._head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(words, 1)
        self._head.addLayout(self.corner)
        self._head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._middle = QVBoxLayout(self.frame.middle)
        self._middle.addWidget(self.page)
        self.frame.foot.setLayout(self.foot)

    def accept(self) -> None:
        """What Enter does."""

    def first_focus(self) -> QWidget:
        """What has the focus when the sheet is opened."""
        return self.close_button

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A focus proxy would catch Tab at the end of the sheet as well."""
        self.first_focus().setFocus(event.reason())

    def _look_behind(self) -> QPixmap | None:
        """The page behind, as long as there is one."""
        page = self._page_behind
        if page is None or not isValid(page) or page.isAncestorOf(self) or page.size().isEmpty():
            return None
        return blurred(page.grab())

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        if self._theme != palette().name:
            self._theme = palette().name
            self._behind = self._look_behind()
        side = length(16, 30)
        self._head.setContentsMargins(side, height(7, 13), length(12, 24), height(7, 13))
        self._head.setSpacing(length(10, 16))
        bar = length(8, 14)
        self._middle.setContentsMargins(side, height(6, 12), side - bar, height(7, 12))
        self.page.rows.setContentsMargins(0, 0, bar, 0)
        self.foot.setContentsMargins(side, height(6, 13), side, height(6, 13))
        self.foot.setSpacing(length(8, 14))
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands on the sheet has become higher or lower: so does the sheet, before it is painted."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        """Make the sheet as high as what stands on it, as far as the window has room; the rest scrolls."""
        measure = sizes.measure
        aside, above = measure.length(14, 40), measure.height(10, 44)
        keys = self.keys.sizeHint().height() + measure.height(8, 14)
        width = min(self.width() - 2 * aside, self.widest())
        head = self.frame.head.sizeHint().height()
        foot = self.frame.foot.sizeHint().height()
        wanted = 2 * BORDER + head + foot + self._middle_height(width - 2 * BORDER)
        room = self.height() - 2 * above
        with_keys = wanted + keys <= room
        height = min(wanted, room)
        set_scrolling(self.page, wanted > room)
        top = (self.height() - height - (keys if with_keys else 0)) // 2
        place = QRect((self.width() - width) // 2, top, width, height)
        if place != self.frame.geometry():
            self.frame.setGeometry(place)
            self.update()  # its shadow lies around it
        self.frame.share(head, foot)
        self.keys.setVisible(with_keys and bool(self.keys.texts))
        self.keys.setGeometry(0, top + height + measure.height(8, 14), self.width(), self.keys.sizeHint().height())

    def widest(self) -> int:
        return sizes.measure.length(1250, 1490)

    def _middle_height(self, width: int) -> int:
        margins = self._middle.contentsMargins()
        return self.needed(width - margins.left() - margins.right()) + margins.top() + margins.bottom()

    def needed(self, width: int) -> int:
        """The height that the body would like in this width."""
        return needed_height(self.page, width)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = QApplication.focusWidget()
            if isinstance(focused, PlainButton) and self.isAncestorOf(focused):
                focused.click()
            else:
                self.accept()
        else:
            super().keyPressEvent(event)

    def _repaint(self, _surface: str) -> None:
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            if self._behind is not None:
                p.drawPixmap(self.rect(), self._behind)
                p.fillRect(self.rect(), QColor(palette().corners))
            else:
                table_light(p, QRectF(self.rect()), self.devicePixelRatioF())
            shadow(p, rounded(QRectF(self.frame.geometry()), RADIUS), 14, 26, 0.6)


def blurred(page: QPixmap) -> QPixmap:
    """Halved and doubled again, step by step: soft enough to stand behind something."""
    smooth, free = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    sizes_ = [page.size() / 2**step for step in range(BLUR + 1)]
    for size in (*sizes_[1:], *sizes_[-2::-1]):
        page = page.scaled(size, free, smooth)
    return page


class _Frame(QWidget):
    """The wooden edge around, with its three parts: head, middle, foot."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = QWidget(self)
        self.middle = QWidget(self)
        self.foot = QWidget(self)
        surfaces.made.connect(self._repaint)

    def _repaint(self, _surface: str) -> None:
        self.update()

    def share(self, head: int, foot: int) -> None:
        inner = self.rect().adjusted(BORDER, BORDER, -BORDER, -BORDER)
        self.head.setGeometry(QRect(inner.left(), inner.top(), inner.width(), head))
        self.foot.setGeometry(QRect(inner.left(), inner.bottom() + 1 - foot, inner.width(), foot))
        self.middle.setGeometry(QRect(inner.left(), inner.top() + head, inner.width(), inner.height() - head - foot))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, ratio = palette(), self.devicePixelRatioF()
        area = QRectF(self.rect())
        inner = area.adjusted(BORDER, BORDER, -BORDER, -BORDER)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillPath(rounded(area, RADIUS), surface("wood", ratio))
            p.fillPath(rounded(area, RADIUS), falling(area, colours.panel_light, colours.panel_shade))
            p.strokePath(rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS), QPen(QColor(colours.wood_dark_line), 1))
            p.strokePath(rounded(area.adjusted(2, 2, -2, -2), RADIUS - 2), QPen(alpha(colours.brass_bright, 0.7), 1.5))
            p.setClipPath(rounded(inner, 4))
            self._paint_head(p, QRectF(self.head.geometry()), ratio)
            self._paint_page(p, QRectF(self.middle.geometry()).united(QRectF(self.foot.geometry())), ratio)
            p.setClipping(False)
            p.strokePath(rounded(inner, 4), QPen(QColor(colours.wood_dark_line), 1))

    def _paint_head(self, p: QPainter, head: QRectF, ratio: float) -> None:
        colours = palette()
        p.fillRect(head, surface("wood", ratio))
        p.fillRect(head, falling(head, colours.panel_light, colours.panel_shade))
        p.fillRect(QRectF(head.left(), head.bottom() - 2, head.width(), 2), QColor(colours.gold))

    def _paint_page(self, p: QPainter, page: QRectF, ratio: float) -> None:
        colours, foot = palette(), QRectF(self.foot.geometry())
        p.setBrushOrigin(page.topLeft())
        p.fillRect(page, surface("parchment", ratio))
        p.setBrushOrigin(QPointF(0, 0))
        age_edges(p, page, 26)
        p.fillRect(foot, alpha("#7a5222", 0.10))
        p.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1), QColor(colours.brass_edge))


class _Keys(QWidget):
    """Which keys do what, below the sheet."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.texts: list[RichText] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self._row.addStretch(1)

    def say(self, *keys: tuple[str, str]) -> None:
        """Pairs of a key and what it does."""
        while self._row.count() > 2:
            item = self._row.takeAt(1)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.texts = []
        for key, text in keys:
            words = RichText(text, "small", "on_table_secondary")
            words.setContentsMargins(0, 0, 14, 0)
            self.texts.append(words)
            for widget in (KeyCap(key, "table"), words):
                self._row.insertWidget(self._row.count() - 1, widget)
