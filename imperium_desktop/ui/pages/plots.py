"""How points grew turn by turn: one seat large, the others small beside it.

The plotting library takes half a second to load, so that happens when the first plot is made, and only here.
"""

import math
from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from imperium_desktop.ui.fonts import sizes, type_font
from imperium_desktop.ui.icons import icon_pixmap
from imperium_desktop.ui.kit import IconSign, Parchment, RichText, escaped
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.pages.ending import Column, Course, Ending, Marker, Plot
from imperium_desktop.ui.pages.known_games import capital
from imperium_desktop.ui.pages.small_plots import SmallCourse
from imperium_desktop.ui.palette import palette
from imperium_desktop.ui.style import look
from imperium_desktop.ui.table.paint import alpha, pen

MARKER_SIDE: Final = 9
SETTLED: Final = 40
"""Milliseconds without a change of size after which the lines are drawn anew."""


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


def step_for(most: int, lines: int) -> int:
    """The smallest round step with which at most so many lines reach the highest value."""
    steps = (unit * ten for ten in (1, 10, 100, 1000) for unit in (1, 2, 3, 5))
    return next((step for step in steps if most / step <= lines), most or 1)


class Chart(QWidget):
    """The lines of one seat, with their names at the right end. Made when it is first shown or asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: Sequence[Column] = ()
        self._course: Course | None = None
        self._area_name = self._turn_name = ""
        self.plot: Any = None
        """The plotting library's widget, once there is one."""
        self.setMinimumSize(QSize(200, 90))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self.draw)
        look.changed.connect(self.draw)

    def show_course(self, course: Course, columns: Sequence[Column], area_name: str, turn_name: str) -> None:
        self._course, self._columns, self._area_name, self._turn_name = course, columns, area_name, turn_name
        self.setAccessibleName(", ".join(self._end_label(i) for i in range(len(columns))))
        self.draw()

    def make(self) -> None:
        if self.plot is None:
            self.plot = new_plot(self)
            self.plot.scene().sigMouseMoved.connect(self._tell_turn)
            self._arrange()
            self.plot.show()
            self.draw()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.plot is None:
            QTimer.singleShot(0, self, self.make)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.plot is not None:
            self._arrange()
            self._settled.start()

    def _arrange(self) -> None:
        self.plot.setGeometry(0, 0, max(self.width() - self._label_room(), 10), self.height())

    def _label_room(self) -> int:
        metrics = QFontMetricsF(type_font("tab"))
        widths = [metrics.horizontalAdvance(self._end_label(i)) for i in range(len(self._columns))]
        return round(max(widths, default=0) + sizes.measure.scaled(26))

    def _end_label(self, index: int) -> str:
        lines = self._course.lines if self._course else ()
        return f"{self._columns[index].title} {lines[index][-1] if lines else ''}"

    # Drawing

    def draw(self) -> None:
        if self.plot is None or self._course is None:
            return
        course, item = self._course, self.plot.getPlotItem()
        item.clear()
        turns = max(len(course.lines[0]) - 1, 1)
        most = max(max(map(max, course.lines)), 1)
        words = QFontMetricsF(type_font("log heading")).height() + 4
        top = most * self._pixels_high() / max(self._pixels_high() - words, 20)
        item.getViewBox().setRange(xRange=(0, turns), yRange=(-4 / self._pixels_high() * top, top), padding=0)
        self._arrange()
        self._draw_axes(turns, most)
        self._draw_area(course, turns, top)
        self._draw_marks(course, turns, top)
        self._draw_lines(course, top)
        self.update()

    def _pixels_high(self) -> float:
        return max(self.plot.height() - sizes.measure.scaled(26), 40)

    def _draw_axes(self, turns: int, most: int) -> None:
        item, colours = self.plot.getPlotItem(), palette()
        high = step_for(most, max(2, round(self._pixels_high() / sizes.measure.scaled(30))))
        wide = step_for(turns, max(3, round(self.plot.width() / sizes.measure.scaled(58))))
        values, marks = range(0, most + 1, high), range(wide, turns + 1, wide)
        item.getAxis("left").setTicks([[(value, str(value)) for value in values]])
        item.getAxis("bottom").setTicks([[(0, self._turn_name), *((turn, str(turn)) for turn in marks)]])
        for side in ("left", "bottom"):
            axis = item.getAxis(side)
            axis.setTextPen(QColor(colours.on_page_secondary))
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTickFont(type_font("small", columns=True))
            axis.setStyle(tickLength=0, tickAlpha=0, tickTextOffset=5, hideOverlappingLabels=False)
        item.getAxis("bottom").setHeight(sizes.measure.scaled(22))
        item.getAxis("left").setWidth(sizes.measure.scaled(30))
        for value in values:
            rule = colours.page_rule_strong if value == 0 else colours.page_rule
            item.addItem(library().InfiniteLine(value, angle=0, pen=QPen(QColor(rule), 0)))

    def _draw_area(self, course: Course, turns: int, top: float) -> None:
        if not course.area:
            return
        item, colours = self.plot.getPlotItem(), palette()
        x = list(range(len(course.area)))
        field = alpha(colours.gold_light, 0.42)
        item.addItem(library().PlotDataItem(x, list(course.area), pen=None, fillLevel=0, brush=field))
        name = type_font("log heading")
        tall = QFontMetricsF(name).height() / self._pixels_high() * top
        start = next((turn for turn, value in enumerate(course.area) if value > 1.5 * tall), None)
        if start is not None and start < turns * 0.8:
            words = library().TextItem(self._area_name, color=colours.on_page_label, anchor=(0.5, 0.5))
            words.setFont(name)
            at = (start + turns) // 2
            words.setPos(at, course.area[at] * 0.42)
            item.addItem(words)

    def _draw_marks(self, course: Course, turns: int, top: float) -> None:
        """The weightiest first; what would stand on another one's words is left out."""
        item, colours, font = self.plot.getPlotItem(), palette(), type_font("log heading")
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
            line = QPen(alpha(colours.on_page_secondary, 0.55), 1)
            line.setCosmetic(True)
            line.setDashPattern((3, 3))
            item.addItem(library().InfiniteLine(mark.turn, angle=90, pen=line))
            words = library().TextItem(mark.text, color=colours.on_page_secondary, anchor=(1 if to_left else 0, 0))
            words.setFont(font)
            words.setPos(mark.turn, top)
            item.addItem(words)

    def _draw_lines(self, course: Course, top: float) -> None:
        """Lines that run together are drawn side by side, so that each can be seen."""
        item, count = self.plot.getPlotItem(), len(course.lines)
        apart = 1.7 / self._pixels_high() * top
        every = max(3, round(len(course.lines[0]) / 9))
        for index, (column, line) in enumerate(zip(self._columns, course.lines, strict=True)):
            shift = ((count - 1) / 2 - index) * apart
            x = list(range(len(line)))
            y = [value + shift for value in line]
            stroke = pen(column.colour, 2.2 * sizes.measure.scale)
            stroke.setCosmetic(True)
            item.addItem(library().PlotDataItem(x, y, pen=stroke, antialias=True))
            first = 2 + round(index * every / count)
            edge = QPen(QColor(palette().parchment), 1)
            edge.setCosmetic(True)
            item.addItem(
                library().ScatterPlotItem(
                    x[first::every],
                    y[first::every],
                    symbol=marker_path(column.marker),
                    size=sizes.measure.scaled(MARKER_SIDE),
                    brush=QColor(column.colour),
                    pen=edge,
                    antialias=True,
                )
            )

    def paintEvent(self, event: QPaintEvent) -> None:
        """The names of the lines, each beside its end and none on another."""
        if self.plot is None or self._course is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = type_font("tab")
        metrics = QFontMetricsF(font)
        left, side = self.plot.geometry().right() + 8, sizes.measure.scaled(11)
        for index, y in self._label_heights(metrics.height() * 0.94):
            column = self._columns[index]
            p.save()
            p.translate(left + side / 2, y)
            p.scale(side, side)
            p.fillPath(marker_path(column.marker), QColor(column.colour))
            p.restore()
            p.setFont(font)
            p.setPen(QColor(palette().ink))
            p.drawText(QPointF(left + side + 6, y + metrics.capHeight() / 2), self._end_label(index))
        p.end()

    def _label_heights(self, apart: float) -> list[tuple[int, float]]:
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

    def _tell_turn(self, at: QPointF) -> None:
        """The values of the turn under the pointer."""
        if self._course is None:
            return
        turn = round(self.plot.getPlotItem().getViewBox().mapSceneToView(at).x())
        if not 0 <= turn < len(self._course.lines[0]):
            QToolTip.hideText()
            return
        values = [
            f"{column.title} {line[turn]}" for column, line in zip(self._columns, self._course.lines, strict=True)
        ]
        text = "\n".join([f"{capital(self._turn_name)} {turn}", *values])
        QToolTip.showText(self.plot.mapToGlobal(at.toPoint() + QPoint(12, 0)), text, self.plot)


def library() -> Any:
    """The plotting library, loaded now if it was not yet."""
    import pyqtgraph

    return pyqtgraph


def new_plot(parent: QWidget) -> Any:
    """Bare: no buttons, no menu, nothing to drag, and the parchment shines through."""
    plot = library().PlotWidget(parent, background=None)
    plot.setFrameShape(plot.Shape.NoFrame)
    plot.viewport().setAutoFillBackground(False)
    for part in (plot, plot.viewport()):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    item = plot.getPlotItem()
    item.hideButtons()
    item.setMenuEnabled(False)
    item.setMouseEnabled(False, False)
    item.setContentsMargins(0, 2, 10, 0)
    item.getViewBox().setDefaultPadding(0)
    return plot


class Plots(Parchment):
    """The sheet with all plots."""

    seat_shown = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ending: Ending | None = None
        self._veiled = False
        self.seat = -1
        self.title = RichText("", "subheading", "on_page_title")
        self.note = RichText("", "small", "on_page_secondary")
        self.chart = Chart()
        self.others = RichText("", "small", "on_page_secondary")
        self.small = QVBoxLayout()
        self.buttons: list[SmallCourse] = []
        self._icon = IconSign("app-plot", 20)
        head = QHBoxLayout()
        head.addWidget(self._icon)
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        large = QVBoxLayout()
        large.addLayout(head)
        large.addWidget(self.chart, 1)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.others)
        self._beside.addLayout(self.small, 1)
        self._beside.addStretch(0)
        self._row = QHBoxLayout(self)
        self._row.addLayout(large, 5)
        self._row.addLayout(self._beside, 2)
        self._large, self._head = large, head
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._row.setContentsMargins(length(14, 22), height(7, 12), length(14, 20), height(8, 16))
        self._row.setSpacing(length(14, 26))
        self._head.setSpacing(length(8, 12))
        self._large.setSpacing(height(2, 6))
        self._beside.setSpacing(height(3, 8))
        self.small.setSpacing(height(5, 9))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._veiled:
            side = round(min(self.height() * 0.42, self.width() * 0.3))
            p = QPainter(self)
            p.setOpacity(0.16)
            middle = self.rect().center() - QPoint(side // 2, side // 2)
            p.drawPixmap(middle, icon_pixmap("app-plot", side, self.devicePixelRatioF()))
            p.end()

    def set_ending(self, ending: Ending, seat: int = 0) -> None:
        """`seat` is shown first; after a change of words, whoever was shown stays."""
        self._ending = ending
        others = len(ending.people) - 1
        for button in self.buttons[others:]:
            self.small.removeWidget(button)
            button.hide()
            button.deleteLater()
        del self.buttons[others:]
        while len(self.buttons) < others:
            button = SmallCourse()
            button.clicked.connect(self._enlarge)
            self.buttons.append(button)
            self.small.addWidget(button)
        self.show_seat(self.seat if 0 <= self.seat <= others else seat)

    def show_seat(self, seat: int) -> None:
        if self._ending is None:
            return
        self.seat = seat
        plot: Plot = self._ending.plot
        people, columns = self._ending.people, self._ending.columns
        self.title.set_text(plot.title.replace("{name}", escaped(people[seat].name)))
        self.note.set_text(plot.note)
        self.others.set_text(tr("click a player to enlarge") if self.buttons else "")
        self.chart.show_course(plot.courses[seat], columns, plot.area, self._ending.turn_name)
        rest = [course for course in plot.courses if course.seat != seat]
        for button, course in zip(self.buttons, rest, strict=True):
            button.show_course(course, people[course.seat], columns, plot.before)
        self.seat_shown.emit(seat)

    def set_veiled(self, veiled: bool) -> None:
        """Nothing is shown before the points are counted."""
        self._veiled = veiled
        self.update()
        for part in (self.chart, self.others, self.note, *self.buttons):
            policy = part.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            part.setSizePolicy(policy)
            part.setVisible(not veiled)
        if veiled:
            self.title.set_text(tr("The way there is shown after the count"))
        elif self._ending is not None:
            self.show_seat(self.seat)

    def _enlarge(self) -> None:
        button = self.sender()
        if isinstance(button, SmallCourse) and button.course is not None:
            self.show_seat(button.course.seat)
