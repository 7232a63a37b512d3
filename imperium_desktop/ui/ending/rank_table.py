"""The table of ranks, painted and moved from beat to beat: screens rise, pieces fall, rows find their places."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QLinearGradient, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.charts.rank_cells import CENTRED, Cells, draw_sign, fitted, in_lines, serif, write
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import Type, draw_typeset, typeset
from imperium_desktop.ui.scenes.protocol.ending import Beat, Ending, RankRow
from imperium_desktop.ui.scenes.protocol.plots import Person
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sans, sans_bold, sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.paint import alpha, draw_seat, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

OPENING, FALLING, RANKING = 520, 430, 640
"""Milliseconds of the motions."""
LEAST_HEADING = 10
"""Pixels of the headings of narrow columns, at least."""
SIGN_HEADING = 18
"""Height of headings that are signs."""


class _Plan(NamedTuple):
    """Where things stand, in pixels."""

    head: float
    pitch: float
    rank: float
    name: float
    cell: float
    gap: float
    total: float
    grown: float
    """How much larger than their least size the rows are."""

    def cell_left(self, column: int) -> float:
        return self.rank + self.name + column * (self.cell + self.gap)


class _Heading(NamedTuple):
    left: float
    width: float
    text: str
    """Marked."""


class RankTable(FollowsStyle, QWidget):
    """The table of ranks; Up and Down choose a row while it has the focus, and so does a click."""

    row_chosen = Signal(int)
    """A seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ending: Ending | None = None
        self._old: Beat | None = None
        self._beat: Beat | None = None
        self._share = 1.0
        self._hovered = -1
        self.chosen = -1
        self._cells: Cells | None = None
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._move)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_ending(self, ending: Ending) -> None:
        self._ending = ending
        self._old = self._beat = None
        self.restyle()

    def show_beat(self, beat: Beat, *, moving: bool = False) -> None:
        self._motion.stop()
        self._old = self._beat if moving else None
        self._beat = beat
        self._share = 0.0 if self._old is not None else 1.0
        self.setAccessibleName("; ".join(self.in_words()))
        if self._old is not None:
            self._motion.setDuration(FALLING if beat.fall else OPENING if beat.step == 0 else RANKING)
            self._motion.start()
        self.update()

    def choose(self, seat: int) -> None:
        self.chosen = seat
        self.update()

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def in_words(self) -> list[str]:
        """One sentence for each row, as it stands now."""
        if self._ending is None or self._beat is None:
            return []
        return [self._row_in_words(self._ending, row) for row in self._beat.rows]

    @staticmethod
    def _row_in_words(ending: Ending, row: RankRow) -> str:
        person = ending.people[row.seat]
        values = [
            f"{column.title} {tr('not shown yet') if cell.value is None else cell.value}"
            for column, cell in zip(ending.columns, row.cells, strict=True)
        ]
        rank = f"{row.rank}. " if row.rank is not None else ""
        total = [f"{ending.total} {row.total}"] if row.total else []
        return f"{rank}{person.name}: {', '.join([*values, *total])}"

    # Sizes

    def restyle(self) -> None:
        self._cells = None
        self.updateGeometry()
        self.update()

    def _least_pitch(self) -> float:
        measure = sizes.measure
        return max(measure.height(54, 84), measure.scaled(52))

    def _rows(self) -> int:
        return len(self._beat.rows) if self._beat else 4

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(440), round(self._head() + self._rows() * self._least_pitch()))

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(620, 980), round(self._head() + self._rows() * self._least_pitch()))

    def _head(self) -> float:
        """Two lines for the headings of narrow columns."""
        return round(type_of("small").leading) * 2 + 2

    def _plan(self) -> _Plan:
        measure = sizes.measure
        columns = len(self._ending.columns) if self._ending else 4
        least = self._least_pitch()
        head = self._head()
        pitch = clamp((self.height() - head) / self._rows(), least, least * 1.5)
        gap = measure.length(7, 12)
        rank, total = measure.length(36, 58), measure.length(86, 136)
        name = clamp(self.width() * 0.19, measure.length(112, 176), measure.length(190, 300))
        cell = (self.width() - rank - name - total) / columns - gap
        return _Plan(head, pitch, rank, name, cell, gap, total, pitch / least)

    # Painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ending is None or self._beat is None:
            return
        plan = self._plan()
        if self._cells is None:
            self._cells = Cells(self._ending, self.devicePixelRatioF())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_head(p, plan)
            for line in range(1, len(self._beat.rows) + 1):
                y = round(plan.head + line * plan.pitch) - 1
                p.fillRect(QRectF(0, y, self.width(), 1), QColor(palette().page_rule))
            for index, row in sorted(enumerate(self._beat.rows), key=self._height_above_others):
                self._paint_row(p, plan, index, row)
            if self.hasFocus():
                p.strokePath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5), pen(palette().focus, 2))

    def _paint_head(self, p: QPainter, plan: _Plan) -> None:
        """Paint headings in words; where those of many columns have no room, the columns' signs.

        They are named on hover.
        """
        assert self._ending is not None
        headings = self._headings(plan)
        type = heading_type([(text, width) for _, width, text in headings[1:]], plan.head)
        if type is not None:
            for heading in headings:
                self._paint_heading(p, plan, heading, type)
            return
        for heading in (headings[0], headings[-1]):
            self._paint_heading(p, plan, heading, small_type(LEAST_HEADING))
        for heading, column in zip(headings[1:-1], self._ending.columns, strict=True):
            sign = heading._replace(text=f"{{icon:{column.icon}|{heading.text}}}")
            self._paint_heading(p, plan, sign, small_type(SIGN_HEADING))

    def _paint_heading(self, p: QPainter, plan: _Plan, heading: _Heading, type: Type) -> None:
        left, width, text = heading
        words = typeset(text, type, width, centred=left > 0)
        top = plan.head - words.height - 2
        draw_typeset(p, words, QPointF(left + (0 if left else 8), top), type, palette().on_page_secondary)

    def _headings(self, plan: _Plan) -> list[_Heading]:
        """Headings of the rank, of each column, of the total."""
        assert self._ending is not None
        columns = [
            _Heading(plan.cell_left(place) - plan.gap / 2, plan.cell + plan.gap, escaped(column.title))
            for place, column in enumerate(self._ending.columns)
        ]
        total = _Heading(self.width() - plan.total, plan.total, escaped(self._ending.total))
        return [_Heading(0.0, plan.rank + plan.name * 0.2, tr("rank")), *columns, total]

    def heading_at(self, x: float, y: float) -> str:
        """What a column is called, for who points at its head."""
        plan = self._plan()
        if self._ending is None or y > plan.head:
            return ""
        columns = zip(self._headings(plan)[1:], self._ending.columns, strict=False)
        return next((column.title for at, column in columns if at.left <= x < at.left + at.width), "")

    def _paint_row(self, p: QPainter, plan: _Plan, index: int, row: RankRow) -> None:
        assert self._ending is not None
        assert self._cells is not None
        before = self._before(row.seat)
        start = before[0] if before else index
        eased = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(self._share)
        top = plan.head + (start + (index - start) * eased) * plan.pitch
        area = QRectF(0, top, self.width(), plan.pitch - 1)
        shown = self._share if before and before[1].rank is None else 1.0
        if start != index:
            self._paint_lifted(p, area)
        self._paint_ground(p, area, row, shown)
        if row.rank is not None:
            p.setOpacity(shown)
            self._paint_rank(p, plan, area, row)
            p.setOpacity(1)
        self._paint_person(p, plan, area, self._ending.people[row.seat], crowned=self._is_won(row) and shown > 0.5)
        for i, cell in enumerate(row.cells):
            box = QRectF(plan.cell_left(i), area.top() + plan.pitch * 0.1, plan.cell, plan.pitch * 0.8)
            was = before[1].cells[i] if before else cell
            falls = self._falls(row.seat, i)
            self._cells.paint(p, box, i, cell, was, self._share, falls=falls, drop=plan.pitch * 0.9)
        if row.total:
            p.setOpacity(shown)
            self._paint_total(p, plan, area, row)
            p.setOpacity(1)

    def _height_above_others(self, placed: tuple[int, RankRow]) -> int:
        """How far a row moves up: rows that rise pass over those that sink."""
        before = self._before(placed[1].seat)
        return before[0] - placed[0] if before else 0

    @staticmethod
    def _paint_lifted(p: QPainter, area: QRectF) -> None:
        """A strip of parchment under a row on its way, so that the rows it passes do not shine through."""
        strip = rounded(area.adjusted(1, 1, -1, -1), 5)
        shadow(p, strip, 3, 6, 0.35)
        p.fillPath(strip, QColor(palette().parchment))

    def _before(self, seat: int) -> tuple[int, RankRow] | None:
        """The row in the beat before, while it moves on from there."""
        if self._old is None or self._share >= 1:
            return None
        return next(((i, row) for i, row in enumerate(self._old.rows) if row.seat == seat), None)

    def _falls(self, seat: int, column: int) -> bool:
        fall = self._beat.fall if self._beat else None
        return fall is not None and self._old is not None and (fall.seat, fall.column) == (seat, column)

    def _is_won(self, row: RankRow) -> bool:
        """True of the winner: a player alone is always first, but may have lost."""
        return row.first and self._ending is not None and self._ending.crowned

    def _paint_ground(self, p: QPainter, area: QRectF, row: RankRow, shown: float) -> None:
        colours = palette()
        if self._is_won(row):
            band = QLinearGradient(area.topLeft(), area.topRight())
            band.setColorAt(0, alpha(colours.gold_light, 0.42 * shown))
            band.setColorAt(0.75, alpha(colours.gold_light, 0.20 * shown))
            band.setColorAt(1, alpha(colours.gold_light, 0))
            p.fillRect(area, band)
        if row.seat == self._hovered:
            p.fillRect(area, alpha(colours.button_light, 0.35))
        if row.seat == self.chosen and row.rank is not None:
            p.fillPath(rounded(QRectF(0, area.top() + 6, 3, area.height() - 12), 1.5), QColor(colours.chosen_edge))

    def _paint_rank(self, p: QPainter, plan: _Plan, area: QRectF, row: RankRow) -> None:
        """Paint the rank; the loser of a match played alone has none."""
        won = self._is_won(row)
        p.setFont(serif(sizes.measure.text(24, 33) * plan.grown))
        p.setPen(QColor(palette().on_page_label if won else palette().on_page_faint))
        rank = str(row.rank) if won or not row.first else "–"
        p.drawText(QRectF(6, area.top(), plan.rank - 12, area.height()), CENTRED, rank)

    def _paint_total(self, p: QPainter, plan: _Plan, area: QRectF, row: RankRow) -> None:
        left = self.width() - plan.total
        p.setFont(serif(sizes.measure.text(28, 43) * plan.grown))
        p.setPen(QColor(palette().on_page_label if self._is_won(row) else palette().ink))
        p.drawText(
            QRectF(left, area.top() + area.height() * 0.05, plan.total, area.height() * 0.58), CENTRED, row.total
        )
        font = type_font("body", columns=True)
        font.setPixelSize(round(font.pixelSize() * min(plan.grown, 1.2)))
        p.setFont(fitted(font, row.detail, plan.total - 4))
        p.setPen(QColor(palette().on_page_secondary))
        low = QRectF(left, area.top() + area.height() * 0.61, plan.total, area.height() * 0.32)
        p.drawText(low, CENTRED, row.detail)

    def _paint_person(self, p: QPainter, plan: _Plan, area: QRectF, person: Person, *, crowned: bool) -> None:
        measure = sizes.measure
        side = measure.text(17, 24) * plan.grown
        left, middle = plan.rank, area.center().y()
        draw_seat(p, person.sign, QRectF(left, middle - side / 2, side, side))
        left += side + measure.length(7, 13)
        room = plan.rank + plan.name - left - measure.length(4, 8)
        mark = "app-crown" if crowned else "app-bot" if person.bot else ""
        icon = measure.text(17, 22) * min(plan.grown, 1.25)
        room -= icon + 5 if mark else 0
        font, lines = in_lines(serif(measure.text(16, 21) * min(plan.grown, 1.3)), person.name, room)
        tall = font.pixelSize() * 1.12
        up = middle - area.height() * (0.17 if person.title else 0) - tall * (len(lines) - 1) * 0.62
        for number, line in enumerate(lines):
            width = write(p, font, QPointF(left, up + number * tall), line, palette().ink, room)
            if mark and number == 0:
                draw_sign(p, mark, QPointF(left + width + 5 + icon / 2, up), icon)
        if person.title:
            small = measure.text(15, 19) * min(plan.grown, 1.2)
            down = middle + area.height() * 0.2 + tall * (len(lines) - 1) * 0.38
            if person.icon:
                draw_sign(p, person.icon, QPointF(left + small / 2, down), small)
            start = left + (small + 5 if person.icon else 0)
            font = type_font("body")
            write(
                p, font, QPointF(start, down), person.title, palette().on_page_secondary, plan.rank + plan.name - start
            )

    # Choosing a row

    def _row_at(self, y: float) -> int:
        plan = self._plan()
        index = int((y - plan.head) // plan.pitch)
        if self._beat is None or not 0 <= index < len(self._beat.rows) or self._beat.rows[index].rank is None:
            return -1
        return self._beat.rows[index].seat

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.setToolTip(self.heading_at(event.position().x(), event.position().y()))
        seat = self._row_at(event.position().y())
        if seat != self._hovered:
            self._hovered = seat
            self.setCursor(Qt.CursorShape.PointingHandCursor if seat >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: object) -> None:
        self._hovered = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        seat = self._row_at(event.position().y())
        if seat >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.row_chosen.emit(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        seats = [row.seat for row in self._beat.rows if row.rank is not None] if self._beat else []
        if step is None or not seats:
            super().keyPressEvent(event)
            return
        at = seats.index(self.chosen) if self.chosen in seats else 0
        self.row_chosen.emit(seats[int(clamp(at + step, 0, len(seats) - 1))])


def heading_type(headings: Sequence[tuple[str, float]], height: float) -> Type | None:
    """Small enough that no word of a heading is broken, and that none is higher than the head; None if none is."""
    usual = type_of("small")
    words = [(word, width) for text, width in headings for word in text.split()]
    for pixels in range(usual.font.pixelSize(), LEAST_HEADING - 1, -1):
        type = usual if pixels == usual.font.pixelSize() else small_type(pixels)
        whole = all(QFontMetricsF(type.font).horizontalAdvance(word) <= width for word, width in words)
        if whole and all(typeset(text, type, width).height <= height for text, width in headings):
            return type
    return None


@cache
def small_type(pixels: int) -> Type:
    return Type(sans(pixels, exact=True), sans_bold(pixels, exact=True), pixels * 1.3)
