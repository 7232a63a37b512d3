"""Two charts of past matches: results over time, and who won how often."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.history import Finished
from imperium_desktop.ui.archive.history_words import NO_SIGN, Tally, bests, placed, tallies
from imperium_desktop.ui.charts.chart import Chart, library, step_for
from imperium_desktop.ui.kit import Choice, Parchment, RichText, Segments, escaped
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, seat_path
from imperium_desktop.ui.theme.palette import SEATS, palette
from imperium_desktop.ui.wording.dates import short_day

UNIT: Final = QRectF(-0.5, -0.5, 1, 1)
AVERAGED: Final = 5
"""Matches in a row that make one point of a line."""
FEW: Final = 3
"""Matches that make a line: of fewer only the best is told."""
ALL: Final = 1000
"""Stretch of a chart: it takes all of the height that is free, as long as it is there."""
SIDE_BY_SIDE: Final = 620
"""Pixels at 100 % that two charts need beside each other."""


class ResultChart(Chart):
    """A line for everybody, with the sign of the person at every match. `picked` tells the match that was clicked."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: list[Finished] = []
        self._signs: Mapping[str, int] = {}
        self._person = ""
        self._current: Finished | None = None

    def show_matches(self, matches: Sequence[Finished], signs: Mapping[str, int], person: str) -> None:
        """`person` is stressed; empty: all alike."""
        self._matches = sorted(matches, key=lambda match: match.when)
        self._signs, self._person = signs, person
        self.draw()

    def show_current(self, match: Finished | None) -> None:
        self._current = match
        self.draw()

    @property
    def of_points(self) -> bool:
        """Points of different games cannot be compared; places can."""
        return len({match.game for match in self._matches}) == 1

    def lines(self) -> dict[str, list[tuple[int, int]]]:
        """Lines by person, those who play most first: the number of the match, and points or place."""
        found: dict[str, list[tuple[int, int]]] = {name: [] for name in self._signs}
        for number, match in enumerate(self._matches):
            for one in placed(match, self._signs):
                value = one.points if self.of_points else one.rank
                if one.name in found:
                    found[one.name].append((number, value))
        return {name: points for name, points in found.items() if points}

    def prepare(self) -> None:
        self.plot.scene().sigMouseClicked.connect(self._pick)
        self.plot.setCursor(Qt.CursorShape.PointingHandCursor)

    def draw(self) -> None:
        if self.plot is None:
            return
        item, lines = self.plot.getPlotItem(), self.lines()
        item.clear()
        values = [value for points in lines.values() for _, value in points]
        low, high = (min(0, *values), max(values)) if self.of_points and values else (1, max(values, default=1))
        room = max((high - low) * 0.1, 0.5)
        item.getViewBox().setRange(
            xRange=(-0.5, max(len(self._matches) - 0.5, 0.5)), yRange=(low - room, high + room), padding=0
        )
        item.getViewBox().invertY(not self.of_points)
        self.style_axes()
        self._draw_axes(low, high)
        self._draw_current()
        for name in sorted(lines, key=lambda name: name == self._person):
            self._draw_line(name, lines[name])
        self.setAccessibleName("; ".join(f"{name}: {', '.join(str(y) for _, y in p)}" for name, p in lines.items()))

    def _draw_axes(self, low: int, high: int) -> None:
        item = self.plot.getPlotItem()
        step = step_for(high - low, max(2, self.height() // sizes.measure.scaled(54)))
        values = [value for value in range(low - low % step, high + 1, step) if value >= low]
        item.getAxis("left").setTicks([[(value, str(value)) for value in values]])
        item.getAxis("left").setWidth(sizes.measure.scaled(30))
        for value in values:
            self.rule(value, 0, strong=value == 0)
        every = step_for(len(self._matches), max(2, self.width() // sizes.measure.scaled(64)))
        days = [(number, short_day(match.when)) for number, match in enumerate(self._matches)]
        item.getAxis("bottom").setTicks([days[::every]])

    def _draw_current(self) -> None:
        if self._current in self._matches:
            band = library().LinearRegionItem(movable=False, pen=QPen(Qt.PenStyle.NoPen))
            number = self._matches.index(self._current)
            band.setRegion((number - 0.5, number + 0.5))
            band.setBrush(alpha(palette().gold_light, 0.45))
            self.plot.getPlotItem().addItem(band)

    def _draw_line(self, name: str, points: list[tuple[int, int]]) -> None:
        """The line runs through averages, so that it shows a tendency; the signs stand at the results themselves."""
        stressed = self._person in ("", name)
        colour = alpha(SEATS[self._signs[name]].colour, 1.0 if stressed else 0.25)
        stroke = QPen(colour, 2.6 * sizes.measure.scale if stressed else 1.4)
        stroke.setCosmetic(True)
        x, y = [number for number, _ in points], [value for _, value in points]
        item = self.plot.getPlotItem()
        item.addItem(library().PlotDataItem(x, averages(y), pen=stroke, antialias=True))
        if stressed:
            crowded = not self._person and len(self._signs) > 1
            item.addItem(self._markers(x, y, self._signs[name], 9 if crowded else 12, 0.6 if crowded else 1.0))

    @staticmethod
    def _markers(x: list[int], y: list[int], sign: int, side: int, opacity: float) -> Any:
        edge = QPen(alpha(palette().seat_outline, opacity), 1)
        edge.setCosmetic(True)
        return library().ScatterPlotItem(
            x,
            y,
            symbol=seat_symbol(sign),
            size=sizes.measure.scaled(side),
            brush=alpha(SEATS[sign].colour, opacity),
            pen=edge,
            antialias=True,
        )

    def _pick(self, event: Any) -> None:
        at: QPointF = self.plot.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        number = round(at.x())
        if 0 <= number < len(self._matches):
            self.picked.emit(self._matches[number])


class WinChart(Chart):
    """A bar for everybody: matches played in pale, matches won in the person's colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tallies: list[Tally] = []

    def show_tallies(self, found: Sequence[Tally]) -> None:
        self.tallies = list(found)
        self.setAccessibleName("; ".join(f"{one.name}: {self._of(one)}" for one in found))
        self.draw()

    @staticmethod
    def _of(one: Tally) -> str:
        return tr("{won} of {played}", won=one.won, played=one.played)

    def _shown(self) -> list[Tally]:
        """Tallies that have room for their names."""
        return self.tallies[: max(self.height() // sizes.measure.scaled(24), 1)]

    def draw(self) -> None:
        if self.plot is None:
            return
        item, shown = self.plot.getPlotItem(), self._shown()
        item.clear()
        most = max((one.played for one in shown), default=1)
        words = QFontMetricsF(type_font("small", columns=True))
        text = max((words.horizontalAdvance(self._of(one)) for one in shown), default=0)
        name = max((words.horizontalAdvance(one.name) for one in shown), default=0)
        left = min(round(name) + sizes.measure.scaled(14), self.width() // 3)
        text += sizes.measure.scaled(18)
        share = text / max(self.width() - left - text, 40)
        item.getViewBox().setRange(
            xRange=(-most * 0.06, most * (1 + share) + 0.2), yRange=(len(shown) - 0.4, -0.6), padding=0
        )
        item.getViewBox().invertY(True)
        self.style_axes()
        item.getAxis("bottom").setTicks([[]])
        item.getAxis("bottom").setHeight(4)
        item.getAxis("left").setWidth(left)
        item.getAxis("left").setTicks([[(row, self._fitting(one.name, left)) for row, one in enumerate(shown)]])
        self.rule(0, 90, strong=True)
        for row, one in enumerate(shown):
            self._draw_bar(row, one)

    def _fitting(self, name: str, room: int) -> str:
        metrics = QFontMetricsF(type_font("small", columns=True))
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - sizes.measure.scaled(10))

    def _draw_bar(self, row: int, one: Tally) -> None:
        colours, item = palette(), self.plot.getPlotItem()
        colour = SEATS[one.sign].colour if one.sign != NO_SIGN else colours.on_page_faint
        edge = QPen(QColor(colours.groove_edge), 1)
        edge.setCosmetic(True)
        bars = ((one.played, alpha(colours.groove, 0.6), edge), (one.won, QColor(colour), QPen(Qt.PenStyle.NoPen)))
        for width, brush, pen in bars:
            if width:
                bar = library().BarGraphItem(x0=[0], y=[row], height=0.56, width=[width], brush=brush, pen=pen)
                item.addItem(bar)
        if one.sign != NO_SIGN:
            outline = QPen(QColor(colours.seat_outline), 1)
            outline.setCosmetic(True)
            item.addItem(
                library().ScatterPlotItem(
                    [0],
                    [row],
                    symbol=seat_symbol(one.sign),
                    size=sizes.measure.scaled(15),
                    brush=QColor(colour),
                    pen=outline,
                    antialias=True,
                )
            )
        words = library().TextItem(self._of(one), color=colours.on_page_title, anchor=(0, 0.5))
        words.setFont(type_font("small", columns=True))
        words.setPos(one.played, row)
        item.addItem(words)


def averages(values: Sequence[int], window: int = AVERAGED) -> list[float]:
    """Averages of each value with those just before it."""
    windows = (values[max(end - window, 0) : end] for end in range(1, len(values) + 1))
    return [sum(part) / len(part) for part in windows]


def seat_symbol(sign: int) -> QPainterPath:
    return seat_path(sign, UNIT)


class Charts(FollowsStyle, Parchment):
    """Both charts: beside each other where there is room, else one at a time."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.results = ResultChart()
        self.wins = WinChart()
        self.results_title = RichText("", "subheading", "on_page_title")
        self.wins_title = RichText("", "subheading", "on_page_title")
        self.legend = RichText("", "small", "ink")
        self.bests = RichText("", "lesson", "on_page_title")
        self._matches: Sequence[Finished] = ()
        self._signs: Mapping[str, int] = {}
        self.choice = Segments([Choice("results", ""), Choice("wins", "")])
        self.choice.chosen_changed.connect(self._arrange)
        self.results.picked.connect(self.picked)
        self._left, self._right = QWidget(), QWidget()
        for box, widgets in (
            (self._left, (self.results_title, self.bests, self.results, self.legend)),
            (self._right, (self.wins_title, self.wins)),
        ):
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(2)
            for widget in widgets:
                column.addWidget(widget, ALL if isinstance(widget, Chart) else 0)
            column.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self._left, 5)
        self._row.addWidget(self._right, 4)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.choice, 0, Qt.AlignmentFlag.AlignLeft)
        self._rows.addLayout(self._row, 1)
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        self._rows.setContentsMargins(length(14, 20), length(9, 14), length(12, 18), length(9, 14))
        self._row.setSpacing(length(12, 22))
        self._arrange()

    def show_matches(self, matches: Sequence[Finished], signs: Mapping[str, int], person: str) -> None:
        self._matches, self._signs = matches, signs
        self.results.show_matches(matches, signs, person)
        self.wins.show_tallies(tallies(matches, signs))
        self.retranslate()
        names = self.results.lines()
        people = [f"{{seat:{signs[name]}}}\u00a0{_unbroken(name)}" for name in names]
        self.legend.set_text("\u00a0 ".join([*people, _unbroken(tr("lines: average of {n} matches", n=AVERAGED))]))

    def retranslate(self) -> None:
        title = tr("Points over time") if self.results.of_points else tr("Places over time")
        if self.is_few:
            title = tr("Best results")
        self.bests.set_text("\n".join(bests(self._matches, self._signs)) if self.is_few else "")
        self.results_title.set_text(title)
        self.wins_title.set_text(tr("Wins"))
        self.choice.set_text("results", title)
        self.choice.set_text("wins", tr("Wins"))
        self.choice.setAccessibleName(tr("Which chart"))
        self._arrange()

    @property
    def is_few(self) -> bool:
        return len(self._matches) < FEW

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Nobody wins against others in matches alone."""
        has_wins = bool(self.wins.tallies)
        both = self.width() >= sizes.measure.scaled(SIDE_BY_SIDE) or not has_wins
        self.choice.setVisible(not both)
        self.results_title.setVisible(both)
        self.wins_title.setVisible(both)
        self._left.setVisible(both or self.choice.chosen == "results")
        self._right.setVisible(has_wins and (both or self.choice.chosen == "wins"))
        for widget, is_shown in (
            (self.bests, self.is_few),
            (self.results, not self.is_few),
            (self.legend, not self.is_few),
        ):
            widget.setVisible(is_shown)


def _unbroken(name: str) -> str:
    return escaped(name).replace(" ", "\u00a0")
