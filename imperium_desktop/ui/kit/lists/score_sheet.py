"""What the seats would have if the match ended now, for games in which all of it lies open."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from imperium_desktop.ui.kit import Page, RichText
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import alpha, draw_seat, pen
from imperium_desktop.ui.theme.palette import palette

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScoreLine(NamedTuple):
    """One of the things that count."""

    icon: str
    name: str
    colour: str
    values: Sequence[int]
    """Values by seat."""


class ScoreSheet(QWidget):
    """A line for each thing that counts, a column for each seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[ScoreLine] = []
        self._signs: Sequence[int] = ()
        self._own = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_lines(self, lines: Sequence[ScoreLine], own: int, signs: Sequence[int]) -> None:
        """The last is the total."""
        self._lines, self._own, self._signs = list(lines), own, signs
        self.setAccessibleName("; ".join(f"{line.name} {', '.join(map(str, line.values))}" for line in lines))
        self.updateGeometry()
        self.update()

    def _pitch(self) -> int:
        return round(QFontMetricsF(type_font("body")).height() * 1.45)

    def sizeHint(self) -> QSize:
        head = self._pitch() if len(self._signs) > 1 else 0
        return QSize(sizes.measure.length(220, 320), len(self._lines) * self._pitch() + head + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.length(160, 200), self.sizeHint().height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        pitch, count = self._pitch(), max(len(self._signs), 1)
        width = min(self.width() * (0.3 if count == 1 else 0.62) / count, 64.0)
        top = 0.0
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if count > 1:
                side = pitch * 0.62
                for place, sign in enumerate(self._signs):
                    x = self.width() - (count - place) * width
                    draw_seat(p, sign, QRectF(x + width - side - 6, (pitch - side) / 2, side, side))
                top = pitch
            for number, line in enumerate(self._lines):
                self._paint_line(p, QRectF(0, top + number * pitch, self.width(), pitch), line, width)

    def _paint_line(self, p: QPainter, area: QRectF, line: ScoreLine, width: float) -> None:
        icon, name, colour, values = line
        last = line is self._lines[-1]
        p.fillRect(area.adjusted(0, 1, 0, -1), alpha(colour, 0.30 if last else 0.16))
        if last:
            p.setPen(pen(palette().on_page_secondary, 1))
            p.drawLine(area.topLeft(), area.topRight())
        side = round(area.height() * 0.78)
        p.drawPixmap(
            round(area.x() + 5), round(area.center().y() - side / 2), icon_pixmap(icon, side, self.devicePixelRatioF())
        )
        p.setFont(type_font("strong" if last else "body"))
        p.setPen(QColor(palette().ink))
        room = area.adjusted(side + 12, 0, -len(values) * width, 0)
        p.drawText(room, LEFT, p.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width())))
        for place, value in enumerate(values):
            x = area.right() - (len(values) - place) * width
            p.setFont(type_font("count" if last or place == self._own else "body", columns=True))
            p.setPen(QColor(palette().danger_text if value < 0 else palette().ink))
            p.drawText(QRectF(x, area.y(), width - 6, area.height()), RIGHT, str(value).replace("-", "−"))


class ScorePage(FollowsStyle, Page):
    """A tab of points: its parts from top to bottom, with paragraphs that can be opened."""

    rule_clicked = Signal(str)

    def __init__(self, *parts: QWidget | QLayout) -> None:
        super().__init__()
        for part in parts:
            if isinstance(part, QLayout):
                self.rows.addLayout(part)
            else:
                self.rows.addWidget(part)
            if isinstance(part, RichText):
                part.rule_clicked.connect(self.rule_clicked)
        self.restyle()

    def restyle(self) -> None:
        self.rows.setSpacing(sizes.measure.height(5, 9))
        self.rows.setContentsMargins(0, 0, sizes.measure.scaled(4), sizes.measure.scaled(4))
