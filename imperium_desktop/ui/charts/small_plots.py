"""A seat's lines in little: a button that makes them large."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from imperium_desktop.ui.charts.rank_cells import fitted
from imperium_desktop.ui.kit.words.tips import tip
from imperium_desktop.ui.scenes.protocol.plots import Curve, Person, Plot
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, draw_seat, pen, rounded
from imperium_desktop.ui.theme.palette import palette


class SmallCurve(FollowsStyle, QAbstractButton):
    """Another seat's lines; a click makes them large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.course: Curve | None = None
        self._person: Person | None = None
        self._plot: Plot | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_course(self, plot: Plot, person: Person) -> None:
        self.course, self._plot, self._person = plot.courses[person.seat], plot, person
        self.setAccessibleName(f"{person.name}: {plot.before} {self._values()}")
        self.setToolTip(tip(tr("Show the plot of {name}", name=person.name)))
        self.restyle()

    def restyle(self) -> None:
        self.setMaximumHeight(sizes.measure.height(90, 150))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(210, 420), sizes.measure.height(34, 60))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.length(200, 300), sizes.measure.height(34, 60))

    def _values(self) -> str:
        return " · ".join(map(str, self._plot.outcomes(self.course.seat))) if self._plot and self.course else ""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.course is None:
            return
        colours, area = palette(), QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 5)
            p.fillPath(outline, QColor(colours.choice))
            if self.underMouse() or self.isDown():
                p.fillPath(outline, alpha(colours.button_light, 0.6))
            p.strokePath(outline, QPen(QColor(colours.choice_edge), 1))
            if self.hasFocus():
                p.strokePath(rounded(area.adjusted(2, 2, -2, -2), 4), pen(colours.focus, 2))
            share = 0.48
            self._paint_words(p, QRectF(area.left(), area.top(), area.width() * share, area.height()))
            self._paint_lines(p, area.adjusted(area.width() * share, 7, -10, -7))

    def _paint_words(self, p: QPainter, area: QRectF) -> None:
        assert self._person is not None
        assert self._plot is not None
        measure, colours = sizes.measure, palette()
        name, small = type_font("area heading"), type_font("small", columns=True)
        lines = [(name, self._person.name, colours.ink), (small, self._values(), colours.on_page_secondary)]
        tall = sum(QFontMetricsF(font).height() for font, _, _ in lines)
        note_height = QFontMetricsF(small).height()
        if tall + note_height < area.height() - 6:
            lines.insert(1, (small, self._plot.before, colours.on_page_secondary))
            tall += note_height
        left, y = area.left() + measure.length(9, 12), area.center().y() - tall / 2
        side = measure.scaled(15)
        for number, (wanted, text, colour) in enumerate(lines):
            x = left + (side + 7 if number == 0 else 0)
            font = fitted(wanted, text, area.right() - x)
            metrics = QFontMetricsF(font)
            if number == 0:
                draw_seat(p, self._person.sign, QRectF(left, y + metrics.height() / 2 - side / 2, side, side))
            p.setFont(font)
            p.setPen(QColor(colour))
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.right() - x)
            p.drawText(QPointF(x, y + metrics.ascent()), shown)
            y += metrics.height()

    def _paint_lines(self, p: QPainter, area: QRectF) -> None:
        assert self.course is not None
        assert self._plot is not None
        turns = max(len(self.course.lines[0]) - 1, 1)
        most = max(max(map(max, self.course.lines)), 1)

        def points(line: Sequence[int], shift: float = 0) -> list[QPointF]:
            wide, tall = area.width() / turns, area.height() / most
            return [
                QPointF(area.left() + wide * turn, area.bottom() - tall * value + shift)
                for turn, value in enumerate(line)
            ]

        if self.course.area:
            field = QPainterPath()
            field.addPolygon(QPolygonF([area.bottomLeft(), *points(self.course.area), area.bottomRight()]))
            p.fillPath(field, alpha(palette().gold_light, 0.42))
        for index, (column, line) in enumerate(zip(self._plot.columns, self.course.lines, strict=True)):
            p.setPen(pen(column.colour, 1.5))
            p.drawPolyline(points(line, (index - 1.5) * 0.8))
        p.fillRect(QRectF(area.left(), area.bottom() + 2, area.width(), 1), QColor(palette().page_rule_strong))
