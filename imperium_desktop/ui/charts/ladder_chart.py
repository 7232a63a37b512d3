"""Things that are climbed step by step: a row for each, and turn by turn what was counted and which steps that was."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.charts.rank_cells import fitted
from imperium_desktop.ui.scenes.protocol.plots import Column, Curve, Plot, Rung
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TALLEST: Final = 46
"""Pixels at 100 % of a row, however much room there is."""
NAMES: Final = 0.4
"""Share of the width, for names and steps."""


class LadderChart(QWidget):
    """A filled box is a step that was reached; the last row is what all of them bring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course: Curve | None = None
        self._column: Column | None = None
        self._turn_name = ""
        self.setMinimumSize(QSize(120, 90))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def make(self) -> None:
        """Nothing to load."""

    def show_course(self, plot: Plot, seat: int, turn_name: str) -> None:
        self._course, self._column, self._turn_name = plot.courses[seat], plot.columns[0], turn_name
        rungs = [f"{rung.title} {rung.climbed[-1]}/{rung.most}" for rung in self._course.rungs]
        self.setAccessibleName(", ".join([*rungs, f"{self._column.title} {self._course.lines[0][-1]}"]))
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._course is None or self._column is None:
            return
        course, width, colours = self._course, float(self.width()), palette()
        pitch = min(self.height() / (len(course.rungs) + 2), sizes.measure.scaled(TALLEST))
        names, turns = width * NAMES, len(course.lines[0]) - 1
        column = (width - names) / max(turns, 1)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            head = QRectF(0, 0, width, pitch)
            turn_names = [f"{self._turn_name} {turn}" for turn in range(1, turns + 1)]
            self._write_row(p, head, "", turn_names, names, column, "small", colours.on_page_secondary)
            for number, rung in enumerate(course.rungs, 1):
                row = QRectF(0, number * pitch, width, pitch)
                p.fillRect(QRectF(0, row.top(), width, 1), QColor(colours.page_rule))
                self._paint_name(p, QRectF(0, row.top(), names, pitch), rung)
                for turn in range(1, turns + 1):
                    self._paint_cell(p, QRectF(names + (turn - 1) * column, row.top(), column, pitch), rung, turn)
            total = QRectF(0, (len(course.rungs) + 1) * pitch, width, pitch)
            p.fillRect(total, alpha(self._column.colour, 0.14))
            p.fillRect(QRectF(0, total.top(), width, 1), QColor(colours.page_rule_strong))
            sums = [str(value) for value in course.lines[0][1:]]
            self._write_row(p, total, self._column.title, sums, names, column, "tab", colours.ink)

    def _write_row(
        self,
        p: QPainter,
        row: QRectF,
        name: str,
        cells: Sequence[str],
        names: float,
        column: float,
        kind: str,
        colour: str,
    ) -> None:
        p.setPen(QColor(colour))
        p.setFont(type_font(kind))
        p.drawText(row.adjusted(sizes.measure.scaled(6), 0, 0, 0), LEFT, name)
        for turn, text in enumerate(cells):
            p.setFont(fitted(type_font(kind), text, column - 2))
            p.drawText(QRectF(names + turn * column, row.top(), column, row.height()), CENTRE, text)

    def _paint_name(self, p: QPainter, area: QRectF, rung: Rung) -> None:
        colours, gap = palette(), sizes.measure.scaled(6)
        side = round(min(area.height() * 0.8, sizes.measure.scaled(24)))
        p.drawPixmap(
            QPointF(gap, round(area.center().y() - side / 2)), icon_pixmap(rung.icon, side, self.devicePixelRatioF())
        )
        small = type_font("small", columns=True)
        steps = QFontMetricsF(small).horizontalAdvance(rung.steps) + 2 * gap
        room = area.adjusted(side + 2 * gap, 0, -steps, 0)
        font = fitted(type_font("tab"), rung.title, room.width())
        p.setFont(font)
        p.setPen(QColor(colours.ink))
        shown = QFontMetricsF(font).elidedText(rung.title, Qt.TextElideMode.ElideRight, room.width())
        p.drawText(room, LEFT, shown)
        p.setFont(small)
        p.setPen(QColor(colours.on_page_secondary))
        p.drawText(QRectF(room.right() + gap, area.top(), steps, area.height()), LEFT, rung.steps)

    def _paint_cell(self, p: QPainter, area: QRectF, rung: Rung, turn: int) -> None:
        reached, climbed = rung.reached[turn], rung.climbed[turn]
        if reached is None:
            return
        assert self._column is not None
        side = min(area.height() * 0.42, area.width() / (1.2 * rung.most + 2.8), sizes.measure.scaled(15))
        word = side * 1.7
        left = area.center().x() - (word + rung.most * side * 1.2) / 2
        p.setPen(QColor(palette().ink))
        p.setFont(type_font("small", columns=True))
        p.drawText(QRectF(left - side * 0.3, area.top(), word, area.height()), CENTRE, str(reached))
        for step in range(rung.most):
            box = QRectF(left + word + step * side * 1.2, area.center().y() - side / 2, side, side)
            if step < climbed:
                p.fillRect(box, QColor(self._column.colour))
            p.setPen(pen(self._column.colour, 1.2))
            p.drawRect(box)
