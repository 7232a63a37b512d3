"""The lines of the curtain: large on red or green ground what concerns the person, small the rest."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.signs import SeatSign, Sign
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.match.news import About, NewsLine
from imperium_desktop.ui.pictures.open_board import draw_number
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

EDGE = 4


def colour_of(about: About) -> str:
    """Colour of edge, ring and number."""
    colours = palette()
    return {About.WON: colours.good, About.LOST: colours.danger, About.YOU: colours.brass}.get(
        about, colours.on_page_label
    )


class Medallion(Sign):
    """An icon in a ring."""

    def __init__(self, icon: str, px: int, about: About) -> None:
        super().__init__(px)
        self._icon = icon
        self._about = about

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        side = round(self.width() * 0.7)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setBrush(QColor(palette().ivory))
            large = self._about is not About.OTHERS
            p.setPen(pen(colour_of(self._about) if large else palette().page_rule_strong, 2 if large else 1))
            p.drawEllipse(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            at = QPointF((self.width() - side) / 2, (self.height() - side) / 2)
            p.drawPixmap(at, icon_pixmap(self._icon, side, self.devicePixelRatioF()))


class NumberSign(Sign):
    """Ties the line to the board."""

    def __init__(self, number: int, px: int, about: About) -> None:
        super().__init__(px)
        self._number = number
        self._about = about

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            draw_number(p, self._number, QRectF(self.rect()), colour_of(self._about))


class NewsRow(QWidget):
    hovered = Signal(int)
    """Number of the row; 0 when the pointer leaves."""

    def __init__(self, line: NewsLine, number: int, sign: int, *, on_board: bool, short: bool) -> None:
        """`short`: the window is low, so a title has to do for what does not concern the person."""
        super().__init__()
        self.line = line
        self.number = number
        self._stressed = False
        large = line.about is not About.OTHERS
        self.title = RichText(line.title, "news title" if large else "news", "on_page_title")
        self.more = RichText(line.text, "hint" if large else "body", "on_page_secondary")
        if not line.text or (short and not large):
            self.more.hide()  # never shown here: without a parent it would be a window for a moment
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self.title)
        words.addWidget(self.more)
        row = QHBoxLayout(self)
        across, down = sizes.measure.length(10, 14), sizes.measure.length(5, 8)
        row.setContentsMargins(across + EDGE, down, across, down)
        row.setSpacing(sizes.measure.length(8, 12))
        if not large:
            row.addWidget(SeatSign(sign, 15), 0, Qt.AlignmentFlag.AlignVCenter)
        px = (sizes.measure.length(40, 60) if large else sizes.measure.length(28, 38)) / sizes.measure.scale
        row.addWidget(Medallion(line.icon, round(px), line.about), 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addLayout(self._aside(large, on_board))

    def _aside(self, large: bool, on_board: bool) -> QVBoxLayout:
        aside = QVBoxLayout()
        aside.setSpacing(2)
        aside.addStretch(1)
        if on_board:
            number = NumberSign(self.number, 28 if large else 24, self.line.about)
            aside.addWidget(number, 0, Qt.AlignmentFlag.AlignHCenter)
        if large:
            tone = {About.WON: "good", About.LOST: "danger_text"}.get(self.line.about, "on_page_label")
            aside.addWidget(RichText(tr("about you"), "small", tone))
        aside.addStretch(1)
        return aside

    def stress(self, stressed: bool) -> None:
        """Stress the row that is shown on the board."""
        if stressed != self._stressed:
            self._stressed = stressed
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(400, 700), super().sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.number)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.line.about is not About.OTHERS:
                colour = colour_of(self.line.about)
                ground = rounded(area.adjusted(0.5, 2.5, -0.5, -2.5), 5)
                p.fillPath(ground, alpha(colour, 0.13))
                p.strokePath(ground, pen(alpha(colour, 0.35), 1))
                p.fillRect(QRectF(0.5, 3, EDGE, area.height() - 6), QColor(colour))
            else:
                p.fillRect(QRectF(0, area.height() - 1, area.width(), 1), QColor(palette().page_rule))
            if self._stressed:
                p.strokePath(rounded(area.adjusted(1, 3, -1, -3), 5), pen(palette().brass_bright, 2.5))
