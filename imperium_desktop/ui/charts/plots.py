"""How a match went, turn by turn: as many of a game's plots as there is room for, and everybody to choose from."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.charts.curve_chart import BarChart, LineChart
from imperium_desktop.ui.charts.ladder_chart import LadderChart
from imperium_desktop.ui.charts.small_plots import SmallCurve
from imperium_desktop.ui.kit import Choice, IconSign, Parchment, RichText, Segments, escaped
from imperium_desktop.ui.scenes.protocol.plots import Column, Curve, Kind, Marker, Person, Plot
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import draw_seat
from imperium_desktop.ui.theme.palette import SEATS

AnyChart: TypeAlias = LineChart | BarChart | LadderChart
CHARTS: Final[dict[Kind, type[AnyChart]]] = {"lines": LineChart, "bars": BarChart, "ladder": LadderChart}
LEAST: Final = ((440, 540), (215, 265))
"""Width and height, in small and large windows, that a plot wants before another one comes beside or below it."""
MARKERS_OF_SEATS: Final[tuple[Marker, ...]] = ("circle", "triangle", "square", "diamond", "pentagon", "cross")
"""Markers of seats, as far as plots have their shapes."""
ANY_WIDTH: Final = 16777215
"""Qt's own largest one."""
BESIDE: Final = (250, 320)
"""The width of the other players where every pixel is for plots; with less than that and one plot they stand below."""


class PlotBox(QWidget):
    """One plot with its title."""

    def __init__(self, kind: Kind, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.title = RichText("", "subheading", "on_page_title")
        self.note = RichText("", "small", "on_page_secondary")
        self.chart = CHARTS[kind]()
        self._head = QHBoxLayout()
        self._head.addWidget(IconSign(icon, 20))
        self._head.addWidget(self.title)
        self._head.addWidget(self.note, 1)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.addLayout(self._head)
        self._rows.addWidget(self.chart, 1)

    def restyle(self) -> None:
        self._head.setSpacing(sizes.measure.length(8, 12))
        self._rows.setSpacing(sizes.measure.height(2, 6))

    def show_plot(self, plot: Plot, person: Person, turn_name: str) -> None:
        self.title.set_text(plot.title.replace("{name}", escaped(person.name)))
        self.note.set_text(plot.note)
        self.chart.show_course(plot, person.seat, plot.turn_name or turn_name)

    def set_veiled(self, veiled: bool) -> None:
        for part in (self.chart, self.note):
            keep_room(part)
            part.setVisible(not veiled)


class Plots(FollowsStyle, Parchment):
    """The sheet with all plots."""

    seat_shown = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plots: tuple[Plot, ...] = ()
        self._people: tuple[Person, ...] = ()
        self._turn_name = ""
        self._veiled = False
        self._first = 0
        self.seat = -1
        self.boxes: list[PlotBox] = []
        self.buttons: list[SmallCurve] = []
        self.choice: Segments | None = None
        """Which plot comes first, if there is no room for all."""
        self.others = RichText("", "small", "on_page_secondary")
        self._choices = QHBoxLayout()
        self._choices.addStretch(1)
        self._grid = QGridLayout()
        self._left = QVBoxLayout()
        self._left.addLayout(self._choices)
        self._left.addLayout(self._grid, 1)
        self._small = QVBoxLayout()
        self.beside = QWidget()
        self._beside = QVBoxLayout(self.beside)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.addWidget(self.others)
        self._beside.addLayout(self._small, 1)
        self._beside.addStretch(0)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addLayout(self._left, 1)
        self._row.addWidget(self.beside)
        self.restyle()

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._row.setContentsMargins(length(14, 22), height(7, 12), length(14, 20), height(8, 16))
        self._row.setSpacing(length(14, 26))
        self._left.setSpacing(height(4, 10))
        self._grid.setHorizontalSpacing(length(16, 34))
        self._grid.setVerticalSpacing(height(6, 12))
        self._beside.setSpacing(height(3, 8))
        self._small.setSpacing(height(5, 9))
        for box in self.boxes:
            box.restyle()
        self._arrange()

    # What is shown

    def show_plots(self, plots: Sequence[Plot], people: Sequence[Person], turn_name: str, seat: int = 0) -> None:
        """Show plots, that of `seat` first; after a change of words, the shown seat stays."""
        self._plots = (*plot_of_all(plots, people), *plots)
        self._people, self._turn_name = tuple(people), turn_name
        if [box.kind for box in self.boxes] != [plot.kind for plot in self._plots]:
            self._furnish()
        if self.choice is not None:
            self.choice.setAccessibleName(tr("Which chart"))
            for number, plot in enumerate(self._plots):
                self.choice.set_text(str(number), plot.name)
        self._seat_others()
        self.show_seat(self.seat if 0 <= self.seat < len(people) else seat)
        self._arrange()

    def _furnish(self) -> None:
        """A box for each plot; they stay for as long as the game does."""
        self.boxes = [PlotBox(plot.kind, plot.icon, self) for plot in self._plots]
        if len(self._plots) > 1:
            self.choice = Segments([Choice(str(number), plot.name) for number, plot in enumerate(self._plots)])
            self.choice.chosen_changed.connect(self._choose)
            self._choices.insertWidget(0, self.choice)
        for box in self.boxes:
            box.restyle()

    def _seat_others(self) -> None:
        while len(self.buttons) < len(self._people) - 1:
            button = SmallCurve()
            button.clicked.connect(self._enlarge)
            self.buttons.append(button)
            self._small.addWidget(button)
        self.beside.setVisible(bool(self.buttons))

    def show_seat(self, seat: int) -> None:
        if not self._plots:
            return
        self.seat = seat
        for box, plot in zip(self.boxes, self._plots, strict=True):
            box.show_plot(plot, self._people[seat], self._turn_name)
        self._show_others()
        self.seat_shown.emit(seat)

    def _show_others(self) -> None:
        plot = self._plots[self._first_for_one()]
        self.others.set_text(tr("click a player to enlarge") if self.buttons else "")
        rest = [course for course in plot.courses if course.seat != self.seat]
        for button, course in zip(self.buttons, rest, strict=True):
            button.show_course(plot, self._people[course.seat])

    def _enlarge(self) -> None:
        button = self.sender()
        if isinstance(button, SmallCurve) and button.course is not None:
            if self.choice is not None:
                self.choice.choose(str(self._first_for_one()))
            self.show_seat(button.course.seat)

    def _first_for_one(self) -> int:
        """The place of the plot that comes first, or of the next one where that shows all players."""
        places = range(self._first, len(self._plots))
        return next((place for place in places if self._plots[place].is_for_one), self._first)

    def _choose(self, key: str) -> None:
        self._first = int(key)
        self._show_others()
        self._arrange()

    def make(self) -> None:
        """What is in sight, at once."""
        for box in self.boxes:
            if not box.isHidden():
                box.chart.make()

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange as many plots as fit, the chosen first; what can be seen at once needs no choosing."""
        if not self.boxes:
            return
        wide, high = (sizes.measure.length(*pixels) for pixels in LEAST)
        least = sizes.measure.length(*BESIDE)
        below = self.width() < wide + least
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
        room = self.width() - (least + self._row.spacing() if self.buttons and not below else 0)
        columns = 2 if len(self.boxes) > 1 and room >= 2 * wide else 1
        rows = 2 if len(self.boxes) > columns and self.height() >= 2 * high else 1
        width = least if columns > 1 else max(least, self.width() * 2 // 7)
        self.beside.setMinimumWidth(0 if below else width)
        self.beside.setMaximumWidth(ANY_WIDTH if below else width)
        order = [*self.boxes[self._first :], *self.boxes[: self._first]]
        shown = order[: columns * rows]
        if self._veiled:
            shown = self.boxes[:1]
        elif len(shown) == len(self.boxes):
            shown = self.boxes
        for box in self.boxes:
            self._grid.removeWidget(box)
            box.setVisible(box in shown)
        for number, box in enumerate(shown):
            self._grid.addWidget(box, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))
            self._grid.setRowStretch(column, int(column < rows))
        if self.choice is not None:
            self.choice.setVisible(len(shown) < len(self.boxes) and not self._veiled)

    # Before the count

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._veiled:
            side = round(min(self.height() * 0.42, self.width() * 0.3))
            with QPainter(self) as p:
                p.setOpacity(0.16)
                middle = self.rect().center() - QPoint(side // 2, side // 2)
                p.drawPixmap(middle, icon_pixmap("app-plot", side, self.devicePixelRatioF()))

    def set_veiled(self, veiled: bool) -> None:
        """Nothing is shown before the points are counted."""
        self._veiled = veiled
        self.update()
        for box in self.boxes:
            box.set_veiled(veiled)
        for part in (self.others, *self.buttons):
            keep_room(part)
            part.setVisible(not veiled)
        if not veiled and self._plots:
            self.show_seat(self.seat)
        self._arrange()
        if veiled and self.boxes:
            self.boxes[0].title.set_text(tr("The story of the match follows the count"))


def plot_of_all(plots: Sequence[Plot], people: Sequence[Person]) -> tuple[Plot, ...]:
    """Plot of who was ahead when: a line for each player; none for a match played alone.

    It is made of the first plot that compares them.
    """
    compared = next((plot for plot in plots if plot.whole), None)
    if compared is None or len(people) == 1:
        return ()
    columns = tuple(map(_column_of, people))
    all_in_one = Plot(
        kind="lines",
        name=tr("All players"),
        icon="app-trophy",
        title=tr("Who was ahead when"),
        note=compared.whole_note,
        columns=columns,
        courses=tuple(Curve(person.seat, compared.whole) for person in people),
        before=compared.before,
        turn_name=compared.turn_name,
        is_for_one=False,
    )
    return (all_in_one,)


def _column_of(person: Person) -> Column:
    colour, marker = SEATS[person.sign].colour, MARKERS_OF_SEATS[person.sign]
    return Column(person.name, "app-seat", colour, marker, partial(_sign, person))


def _sign(person: Person, p: QPainter, rect: QRectF) -> None:
    draw_seat(p, person.sign, rect)


def keep_room(part: QWidget) -> None:
    policy = part.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    part.setSizePolicy(policy)
