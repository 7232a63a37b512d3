"""A parchment that lies on the felt of the start page, with its own shadow and, if it is the next thing, its glow."""

from PySide6.QtCore import QMargins, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import IconSign, RichText
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, lit, panel_shadow, parchment_sheet, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surfaces

ROOM = 12
"""Room inside the widget, around the sheet: for shadow and glow."""
RADIUS = 5


class Card(FollowsStyle, QWidget):
    """Fill `rows`; they keep off the edges."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._glowing = False
        self.title = RichText("", "heading", "on_page_title")
        self.note = RichText("", "small", "on_page_faint")
        self.icon = IconSign(icon, 26)
        self.head = QHBoxLayout()
        self.head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.note, 0, Qt.AlignmentFlag.AlignVCenter)
        self.rows = QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._column.addLayout(self.head)
        self._column.addLayout(self.rows, 1)
        surfaces.made.connect(self._repaint)

    def _repaint(self, _surface: str) -> None:
        self.update()

    def set_glowing(self, glowing: bool) -> None:
        self._glowing = glowing
        self.update()

    def padding(self) -> QMargins:
        across, down = sizes.measure.length(11, 18), sizes.measure.height(7, 14)
        return QMargins(across, down, across, down)

    def restyle(self) -> None:
        self._column.setContentsMargins(self.padding() + QMargins(ROOM, ROOM, ROOM, ROOM))
        self._column.setSpacing(sizes.measure.height(3, 8))
        self.head.setSpacing(sizes.measure.length(8, 11))
        self.rows.setSpacing(sizes.measure.height(1, 4))

    def sheet(self) -> QRectF:
        return QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            panel_shadow(p, self.sheet(), RADIUS)
            if self._glowing:
                lit(p, rounded(self.sheet(), RADIUS + 1))
            parchment_sheet(p, self.sheet(), self.devicePixelRatioF(), RADIUS, 26 if self.sheet().width() > 400 else 14)


def row_padding() -> int:
    """Padding above and below what stands in a row."""
    return sizes.measure.height(2, 5)


class CardRow(FollowsStyle, QAbstractButton):
    """A line of a card that can be clicked: its widgets only show."""

    def __init__(self, name: str, parent: QWidget | None = None, *, reached_by_tab: bool = True) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if reached_by_tab else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.line = QHBoxLayout(self)
        self.restyle()

    def restyle(self) -> None:
        self.line.setContentsMargins(4, row_padding(), 4, row_padding())
        self.line.setSpacing(sizes.measure.length(8, 12))

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.underMouse():
                p.fillPath(rounded(area, 4), alpha(palette().gold_light, 0.28))
            if self.hasFocus():
                p.strokePath(rounded(area.adjusted(1, 1, -1, -1), 4), pen(palette().focus, 2))
            else:
                p.fillRect(QRectF(0, area.height() - 1, area.width(), 1), QColor(palette().page_rule))
