"""The parts of the end page: emblem, step cards, the comparison of ranks, pieces one by one, moments."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.markup import spoken
from imperium_desktop.ui.charts.rank_cells import fitted
from imperium_desktop.ui.kit import IconSign, Page, RichText, Rule, SeatSign, escaped
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import Typeset, draw_typeset, typeset
from imperium_desktop.ui.panels.side_panel import PanelHead
from imperium_desktop.ui.scenes.protocol.ending import Beat, Ending, Placing, Step, Why
from imperium_desktop.ui.scenes.protocol.plots import Paint, Person
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.game_names import capital


def paint_trophy(p: QPainter, rect: QRectF) -> None:
    draw_icon(p, "app-trophy", rect)


class Emblems(QWidget):
    """What the winners led, large."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paints: Sequence[Paint] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_emblems(self, paints: Sequence[Paint]) -> None:
        self._paints = paints
        self.setVisible(bool(paints))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = sizes.measure.height(54, 96)
        return QSize(side + round(side * 0.72) * max(len(self._paints) - 1, 0), side)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = self.height()
            for i, paint in reversed(list(enumerate(self._paints))):
                paint(p, QRectF(i * side * 0.72, 0, side, side))


class CountingStep(QAbstractButton):
    """One step of the telling: done, under way or to come. A click goes there."""

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self._step = Step("", "")
        self._state = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_step(self, step: Step, state: int) -> None:
        """`state` is below 0 for a step that is done, 0 for the one under way, above for one to come."""
        self._step, self._state = step, state
        said = tr("done") if state < 0 else tr("now") if state == 0 else tr("later")
        self.setAccessibleName(f"{self._number}. {spoken(step.title)}: {spoken(step.text)} ({said})")
        self.updateGeometry()
        self.update()

    @property
    def state(self) -> int:
        return self._state

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, text = self._words(width)
        return round(title.height + text.height) + 2 * sizes.measure.height(4, 8)

    def sizeHint(self) -> QSize:
        width = sizes.measure.length(240, 420)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = sizes.measure.length(150, 240)
        return QSize(width, self.heightForWidth(sizes.measure.length(240, 420)))

    def _left(self) -> int:
        return self._disc() + sizes.measure.length(20, 28)

    def _disc(self) -> int:
        return sizes.measure.text(19, 27)

    def _words(self, width: int) -> tuple[Typeset, Typeset]:
        room = max(width - self._left() - sizes.measure.length(8, 14), 20)
        return typeset(self._step.title, type_of("subheading"), room), typeset(self._step.text, type_of("small"), room)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, area = palette(), QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = rounded(area, 6)
            if self._state == 0:
                p.fillPath(outline, falling(area, colours.chosen_top, colours.chosen_bottom))
                p.strokePath(outline, pen(colours.chosen_edge, 1.8))
            else:
                p.fillPath(outline, QColor(colours.choice))
                p.strokePath(outline, pen(colours.choice_edge, 1))
            if self.underMouse():
                p.fillPath(outline, alpha(colours.button_light, 0.35))
            if self.hasFocus():
                p.strokePath(rounded(area.adjusted(2, 2, -2, -2), 4), pen(colours.focus, 2))
            title, text = self._words(self.width())
            top = sizes.measure.height(4, 8)
            self._paint_disc(p, QPointF(sizes.measure.length(9, 13), top + title.height / 2 - self._disc() / 2 + 1))
            if self._state > 0:
                p.setOpacity(0.85)
            draw_typeset(p, title, QPointF(self._left(), top), type_of("subheading"), colours.ink)
            at = QPointF(self._left(), top + title.height)
            draw_typeset(p, text, at, type_of("small"), colours.on_page_secondary)

    def _paint_disc(self, p: QPainter, at: QPointF) -> None:
        colours, side = palette(), self._disc()
        disc = QRectF(at.x(), at.y(), side, side)
        colour = (
            colours.good if self._state < 0 else colours.on_page_label if self._state == 0 else colours.on_page_faint
        )
        p.setPen(pen(alpha(colours.ink, 0.4), 1))
        p.setBrush(QColor(colour))
        p.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        if self._state < 0:
            check = [QPointF(0.28, 0.53), QPointF(0.44, 0.68), QPointF(0.73, 0.34)]
            p.setPen(pen(colours.ivory, side * 0.11))
            p.drawPolyline([disc.topLeft() + point * side for point in check])
            return
        p.setFont(type_font("strong"))
        p.setPen(QColor(colours.ivory))
        p.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self._number))


class Comparison(QWidget):
    """Values side by side, the first that differs stressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._why: Why | None = None
        self._people: Sequence[Person] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_why(self, why: Why, people: Sequence[Person]) -> None:
        self._why, self._people = why, people
        self.setAccessibleName(
            "; ".join(f"{people[row.seat].name}: {', '.join(map(str, row.values))}" for row in why.rows)
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(200, 300), self._pitch() * (len(self._why.rows) if self._why else 0))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.length(150, 220), self.sizeHint().height())

    def _pitch(self) -> int:
        return round(QFontMetricsF(type_font("tab")).height()) + sizes.measure.height(5, 10)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._why is None:
            return
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            colours, pitch, gap = palette(), self._pitch(), sizes.measure.scaled(4)
            count = max(len(row.values) for row in self._why.rows)
            longest = max(QFontMetricsF(type_font("tab")).horizontalAdvance(person.name) for person in self._people)
            wide, least = sizes.measure.length(29, 40), sizes.measure.length(24, 30)
            box = clamp((self.width() - longest - sizes.measure.scaled(30)) / count, least, wide)
            for i, row in enumerate(self._why.rows):
                person, top = self._people[row.seat], i * pitch
                side = sizes.measure.scaled(14)
                draw_seat(p, person.sign, QRectF(0, top + (pitch - side) / 2, side, side))
                room = self.width() - count * box - side - 14
                font = fitted(type_font("tab"), person.name, room)
                metrics = QFontMetricsF(font)
                p.setFont(font)
                p.setPen(QColor(colours.ink))
                name = metrics.elidedText(person.name, Qt.TextElideMode.ElideRight, room)
                p.drawText(QPointF(side + 7, top + pitch / 2 + metrics.capHeight() / 2), name)
                for j, value in enumerate(row.values):
                    left = self.width() - (count - j) * box
                    chip = QRectF(left, top + 1.5, box - gap, pitch - 3)
                    self._paint_chip(p, chip, value, stressed=i == 0 and j == self._why.deciding)

    @staticmethod
    def _paint_chip(p: QPainter, chip: QRectF, value: int, *, stressed: bool) -> None:
        colours = palette()
        if stressed:
            p.fillPath(rounded(chip, 4), falling(chip, colours.chosen_top, colours.chosen_bottom))
            p.strokePath(rounded(chip.adjusted(0.5, 0.5, -0.5, -0.5), 4), pen(colours.chosen_edge, 1.8))
        else:
            p.fillPath(rounded(chip, 4), alpha(colours.groove, 0.45))
        p.setFont(type_font("tab", columns=True))
        p.setPen(QColor(colours.ink))
        p.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(value))


class Box(QFrame):
    """A quiet frame on parchment."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "inset")


class WhyBox(FollowsStyle, Box):
    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = RichText("", "subheading", "on_page_label")
        self.text = RichText("", "hint", "on_page_title")
        self.text.rule_clicked.connect(self.rule_clicked)
        self.values = Comparison()
        policy = self.values.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.values.setSizePolicy(policy)
        self._column = QVBoxLayout(self)
        for part in (self.title, self.text, self.values):
            self._column.addWidget(part)
        self.restyle()

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._column.setContentsMargins(length(11, 16), height(6, 11), length(11, 16), height(7, 12))
        self._column.setSpacing(height(3, 6))

    def show_why(self, why: Why, people: Sequence[Person]) -> None:
        self.title.set_text(why.title)
        self.text.set_text(why.text)
        self.values.show_why(why, people)
        self.values.show()

    def show_rule(self, rule: Step, why: Why, people: Sequence[Person]) -> None:
        """How it is counted, as long as the result is not known; the room for the values is kept."""
        self.show_why(why, people)
        self.title.set_text(rule.title)
        self.text.set_text(rule.text)
        self.values.hide()


class PlacingsBox(FollowsStyle, Box):
    """Pieces that each player placed, in their order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = RichText("", "tab", "on_page_title")
        self.rows: list[tuple[RichText, RichText]] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addLayout(self._grid)
        self.restyle()

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._column.setContentsMargins(length(11, 16), height(5, 9), length(11, 16), height(6, 11))
        self._column.setSpacing(height(2, 5))
        self._grid.setHorizontalSpacing(length(8, 14))
        self._grid.setVerticalSpacing(height(1, 4))

    def show_ending(self, ending: Ending) -> None:
        self.title.set_text(ending.placings_title)
        self.setVisible(any(ending.placings))
        while len(self.rows) < len(ending.people):
            name, chain = RichText("", "small"), RichText("", "small")
            self._grid.addWidget(name, len(self.rows), 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(chain, len(self.rows), 1)
            self.rows.append((name, chain))
        for (name, _), person in zip(self.rows, ending.people, strict=True):
            name.set_text(f"{{seat:{person.sign}}} {escaped(person.name)}")

    def show_placed(self, ending: Ending, beat: Beat) -> None:
        """Show the pieces that lie in the table by now."""
        for row in beat.rows:
            count = sum(len(cell.added) for cell in row.cells)
            self.rows[row.seat][1].set_text(in_a_row(ending.placings[row.seat][:count]))


def in_a_row(placings: Sequence[Placing]) -> str:
    links = [f"{{icon:{placing.icon}}}\u00a0{placing.before}→**{placing.after}**" for placing in placings]
    return " ".join(links) or "–"


class Moments(Page):
    """The match in a few lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[QWidget] = []
        self.texts: list[RichText] = []

    def show_ending(self, ending: Ending, *, with_winner: bool = True) -> None:
        for line in self._lines:
            self.rows.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._lines, self.texts = [], []
        self.rows.setSpacing(sizes.measure.length(4, 7))
        told = [moment for moment in ending.moments if with_winner or not moment.tells_winner]
        for number, moment in enumerate(told):
            if number:
                self._add(Rule())
            text = RichText(f"**{capital(ending.turn_name)} {moment.turn}** · {moment.text}", "body")
            self.texts.append(text)
            sign = IconSign("app-trophy", 15) if moment.seat is None else SeatSign(ending.people[moment.seat].sign, 14)
            line = QWidget()
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, sizes.measure.scaled(6), 0)
            row.setSpacing(sizes.measure.scaled(9))
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(text, 1)
            self._add(line)

    def _add(self, widget: QWidget) -> None:
        self._lines.append(widget)
        self.rows.addWidget(widget)


class Trophy(PanelHead):
    """The match is over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(IconSign("app-trophy", 30), parent)
