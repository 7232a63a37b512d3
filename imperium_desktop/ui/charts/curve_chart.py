"""One seat's course in a plot: lines, or bars, with the names of both at the right and the turns below."""

import math
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QToolTip, QWidget

from imperium_desktop.ui.charts.chart import Chart, library, step_for, thin
from imperium_desktop.ui.scenes.protocol.plots import Curve, Marker, Plot
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.game_names import capital

MARKER_SIDE: Final = 9
SETTLED: Final = 40
"""Milliseconds without a change of size after which a course is drawn anew."""
GROUP: Final = 0.78
"""How much of a turn's room its bars take."""
FILLS: Final = (1.0, 0.0, 0.45)
"""How full the bars of a turn are painted, so that they are known without their colours: full, hollow, half."""


def marker_path(marker: Marker) -> QPainterPath:
    """A sign one unit wide around the origin."""
    path = QPainterPath()
    match marker:
        case "circle":
            path.addEllipse(QPointF(0, 0), 0.48, 0.48)
        case "square":
            path.addRect(QRectF(-0.42, -0.42, 0.84, 0.84))
        case "cross":
            path.addRect(QRectF(-0.17, -0.5, 0.34, 1))
            path.addRect(QRectF(-0.5, -0.17, 1, 0.34))
            path.setFillRule(Qt.FillRule.WindingFill)
        case _:
            corners = {"triangle": 3, "diamond": 4, "pentagon": 5}[marker]
            turns = [2 * math.pi * i / corners - math.pi / 2 for i in range(corners)]
            path.addPolygon(QPolygonF([QPointF(math.cos(t) * 0.56, math.sin(t) * 0.56) for t in turns]))
            path.closeSubpath()
    return path


class CurveChart(Chart):
    """What lines and bars share: the frame, the names at the right, and the values of the turn under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._of: Plot | None = None
        self._course: Curve | None = None
        self._turn_name = ""
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self.draw)

    def show_course(self, plot: Plot, seat: int, turn_name: str) -> None:
        self._of, self._course, self._turn_name = plot, plot.courses[seat], turn_name
        self.setAccessibleName(", ".join(self.labels()))
        self.draw()

    def prepare(self) -> None:
        self.plot.scene().sigMouseMoved.connect(self._tell_turn)

    def resized(self) -> None:
        self._settled.start()

    def arrange(self) -> None:
        metrics = QFontMetricsF(type_font("tab"))
        labels = max(map(metrics.horizontalAdvance, self.labels()), default=0) + sizes.measure.scaled(26)
        self.plot.setGeometry(0, 0, max(self.width() - round(labels), 10), self.height())

    def labels(self) -> list[str]:
        """Labels by column: its name and what it came to."""
        if self._of is None or self._course is None:
            return []
        outcomes = zip(self._of.columns, self._of.outcomes(self._course.seat), strict=True)
        return [f"{column.title} {outcome}" for column, outcome in outcomes]

    # Drawing

    def draw(self) -> None:
        if self.plot is None or self._of is None or self._course is None:
            return
        course, item = self._course, self.plot.getPlotItem()
        item.clear()
        turns = max(len(course.lines[0]) - 1, 1)
        most = max(max(map(max, course.lines)), 1)
        words = QFontMetricsF(type_font("log heading")).height() + 4
        top = most * self.pixels_high() / max(self.pixels_high() - words, 20)
        item.getViewBox().setRange(xRange=self.across(turns), yRange=(-4 / self.pixels_high() * top, top), padding=0)
        self.arrange()
        self._draw_axes(turns, most)
        self.draw_course(self._of, course, turns, top)
        self.update()

    def across(self, turns: int) -> tuple[float, float]:
        """Range from the first to the last turn, with room for the last sign."""
        return 0, turns * 1.012

    def draw_course(self, plot: Plot, course: Curve, turns: int, top: float) -> None:
        """Draw a course inside the frame."""

    def pixels_high(self) -> float:
        return max(float(self.plot.height()) - sizes.measure.scaled(26), 40)

    def add(self, item: Any) -> None:
        self.plot.getPlotItem().addItem(item)

    def _draw_axes(self, turns: int, most: int) -> None:
        item = self.plot.getPlotItem()
        high = step_for(most, max(2, round(self.pixels_high() / sizes.measure.scaled(30))))
        wide = step_for(turns, max(3, round(self.plot.width() / sizes.measure.scaled(58))))
        values, marks = range(0, most + 1, high), range(wide, turns + 1, wide)
        self.style_axes()
        item.getAxis("left").setTicks([[(value, str(value)) for value in values]])
        item.getAxis("bottom").setTicks([[(self.across(turns)[0], self._turn_name), *((t, str(t)) for t in marks)]])
        item.getAxis("left").setWidth(sizes.measure.scaled(30))
        for value in values:
            self.rule(value, 0, strong=value == 0)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """The names, each beside what it belongs to and none on another."""
        if self.plot is None or self._of is None:
            return
        font = type_font("tab")
        metrics = QFontMetricsF(font)
        left, side = self.plot.geometry().right() + 8, sizes.measure.scaled(11)
        labels = self.labels()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index, y in self.label_heights(metrics.height() * 0.94):
                p.save()
                p.translate(left + side / 2, y)
                p.scale(side, side)
                self.paint_sign(p, index)
                p.restore()
                p.setFont(font)
                p.setPen(QColor(palette().ink))
                p.drawText(QPointF(left + side + 6, y + metrics.capHeight() / 2), labels[index])

    def label_heights(self, apart: float) -> list[tuple[int, float]]:
        """Heights of the labels in their order, from the top."""
        return [(index, apart * (1.2 * index + 1)) for index in range(len(self.labels()))]

    def paint_sign(self, p: QPainter, index: int) -> None:
        """One unit wide around the origin."""

    def _tell_turn(self, at: QPointF) -> None:
        """The values of the turn under the pointer."""
        if self._course is None or self._of is None:
            return
        turn = round(self.plot.getPlotItem().getViewBox().mapSceneToView(at).x())
        if not 0 <= turn < len(self._course.lines[0]):
            QToolTip.hideText()
            return
        lines = zip(self._of.columns, self._course.lines, strict=True)
        values = [f"{column.title} {line[turn]}" for column, line in lines]
        text = "\n".join([f"{capital(self._turn_name)} {turn}", *values])
        QToolTip.showText(self.plot.mapToGlobal(at.toPoint() + QPoint(12, 0)), text, self.plot)


class LineChart(CurveChart):
    """Values after each turn."""

    def draw_course(self, plot: Plot, course: Curve, turns: int, top: float) -> None:
        self._draw_area(plot, course, turns, top)
        self._draw_marks(course, turns, top)
        self._draw_lines(plot, course, top)

    def _draw_area(self, plot: Plot, course: Curve, turns: int, top: float) -> None:
        if not course.area:
            return
        x = list(range(len(course.area)))
        field = alpha(palette().gold_light, 0.42)
        self.add(library().PlotDataItem(x, list(course.area), pen=None, fillLevel=0, brush=field))
        name = type_font("log heading")
        tall = QFontMetricsF(name).height() / self.pixels_high() * top
        start = next((turn for turn, value in enumerate(course.area) if value > 1.5 * tall), None)
        if start is not None and start < turns * 0.8:
            words = library().TextItem(plot.area, color=palette().on_page_label, anchor=(0.5, 0.5))
            words.setFont(name)
            at = (start + turns) // 2
            words.setPos(at, course.area[at] * 0.42)
            self.add(words)

    def _draw_marks(self, course: Curve, turns: int, top: float) -> None:
        """The weightiest first; what would stand on another one's words is left out."""
        colours, font = palette(), type_font("log heading")
        pixels = max(self.plot.width() - sizes.measure.scaled(34), 10) / turns
        taken: list[tuple[float, float]] = []
        for mark in course.marks:
            width = QFontMetricsF(font).horizontalAdvance(mark.text) + 14
            left = mark.turn * pixels
            to_left = left + width > turns * pixels
            start, end = (left - width, left) if to_left else (left, left + width)
            if start < 0 or any(start < other_end and other < end for other, other_end in taken):
                continue
            taken.append((start, end))
            line = thin(alpha(colours.on_page_secondary, 0.55))
            line.setDashPattern((3, 3))
            self.add(library().InfiniteLine(mark.turn, angle=90, pen=line))
            words = library().TextItem(mark.text, color=colours.on_page_secondary, anchor=(1 if to_left else 0, 0))
            words.setFont(font)
            words.setPos(mark.turn, top)
            self.add(words)

    def _draw_lines(self, plot: Plot, course: Curve, top: float) -> None:
        """Lines that run together are drawn side by side, so that each can be seen."""
        count = len(course.lines)
        apart = 1.7 / self.pixels_high() * top
        every = max(2, round(len(course.lines[0]) / 9))
        for index, (column, line) in enumerate(zip(plot.columns, course.lines, strict=True)):
            shift = ((count - 1) / 2 - index) * apart
            x = list(range(len(line)))
            y = [value + shift for value in line]
            stroke = pen(column.colour, 2.2 * sizes.measure.scale)
            stroke.setCosmetic(True)
            self.add(library().PlotDataItem(x, y, pen=stroke, antialias=True))
            first = 1 + round(index * every / count)
            self.add(
                library().ScatterPlotItem(
                    x[first::every],
                    y[first::every],
                    symbol=marker_path(column.marker),
                    size=sizes.measure.scaled(MARKER_SIDE),
                    brush=QColor(column.colour),
                    pen=thin(QColor(palette().parchment)),
                    antialias=True,
                )
            )

    def label_heights(self, apart: float) -> list[tuple[int, float]]:
        """Heights of the labels beside the ends of the lines."""
        assert self._course is not None
        box = self.plot.getPlotItem().getViewBox()
        ends = [box.mapViewToScene(QPointF(0, line[-1])).y() for line in self._course.lines]
        order = sorted(range(len(ends)), key=lambda i: (ends[i], i))
        lowest = self.height() - sizes.measure.scaled(22)
        heights: list[float] = []
        for i in order:
            heights.append(max(ends[i], heights[-1] + apart if heights else apart / 2))
        for place in range(len(heights) - 1, -1, -1):
            limit = heights[place + 1] - apart if place + 1 < len(heights) else lowest
            heights[place] = min(heights[place], limit)
        return list(zip(order, heights, strict=True))

    def paint_sign(self, p: QPainter, index: int) -> None:
        assert self._of is not None
        column = self._of.columns[index]
        p.fillPath(marker_path(column.marker), QColor(column.colour))


class BarChart(CurveChart):
    """What each turn brought, side by side, with its numbers."""

    def across(self, turns: int) -> tuple[float, float]:
        return 0.35, turns + 0.5

    def draw_course(self, plot: Plot, course: Curve, turns: int, top: float) -> None:
        width = GROUP / len(plot.columns)
        font = type_font("small", columns=True)
        for index, (column, line) in enumerate(zip(plot.columns, course.lines, strict=True)):
            x = [turn - GROUP / 2 + (index + 0.5) * width for turn in range(1, turns + 1)]
            colour = QColor(column.colour)
            self.add(
                library().BarGraphItem(
                    x=x,
                    height=line[1:],
                    width=width * 0.86,
                    brush=alpha(column.colour, fill(index)),
                    pen=thin(colour, 1.6 * sizes.measure.scale),
                )
            )
            for at, value in zip(x, line[1:], strict=True):
                words = library().TextItem(str(value), color=palette().ink, anchor=(0.5, 0.86))
                words.setFont(font)
                words.setPos(at, value)
                self.add(words)

    def paint_sign(self, p: QPainter, index: int) -> None:
        assert self._of is not None
        colour = self._of.columns[index].colour
        outline = marker_path("square")
        p.fillPath(outline, alpha(colour, fill(index)))
        p.strokePath(outline, pen(colour, 0.14))


def fill(index: int) -> float:
    return FILLS[index % len(FILLS)]
