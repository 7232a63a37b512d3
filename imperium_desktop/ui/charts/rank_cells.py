"""The cells of the table of ranks: a number behind its screen, in the open, and with the pieces that came to it."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap

from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending
from imperium_desktop.ui.theme.fonts import make_font, sizes, type_font
from imperium_desktop.ui.theme.icons import draw_icon, icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette

CENTRED = Qt.AlignmentFlag.AlignCenter
LEAST_WITH_PIECE = 64
"""Pixels: narrower cells are stacked."""
LEAST_PIECE = 10
MOST_LINES = 3
"""Most lines of pieces in a cell."""
NARROW = 112
LANDING = 0.72
"""The share of a motion after which the falling piece lies in its cell."""


class Cells:
    """Paints the cells of one ending; the pieces that head them are kept."""

    def __init__(self, ending: Ending, ratio: float) -> None:
        self._ending = ending
        self._ratio = ratio
        self._pieces: dict[tuple[int, int], QPixmap] = {}
        self._stacked: dict[tuple[float, float], bool] = {}

    def paint(
        self, p: QPainter, box: QRectF, column: int, cell: Cell, was: Cell, share: float, *, falls: bool, drop: float
    ) -> None:
        """Paint a cell on the way from `was` to `cell`; if something `falls`, from as high as `drop`."""
        self._paint_ground(p, box, blend(float(was.stressed), float(cell.stressed), share))
        landed = not falls or share > LANDING
        self._paint_values(p, box, column, cell if landed or cell.value is None else was)
        if falls and not landed and cell.added:
            self._paint_falling(p, box, column, cell, share, drop)
        if cell.value is None:
            paint_screen(p, box, 1.0)
        elif was.value is None:
            paint_screen(p, box, 1 - QEasingCurve(QEasingCurve.Type.InOutQuad).valueForProgress(share))

    @staticmethod
    def _paint_ground(p: QPainter, box: QRectF, stress: float) -> None:
        colours, before = palette(), p.opacity()
        outline = rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 5)
        p.fillPath(outline, QColor(colours.choice))
        if stress > 0:
            p.setOpacity(before * stress)
            p.strokePath(outline, pen(alpha(colours.lit_halo, 0.25), 6))
            p.fillPath(outline, falling(box, colours.chosen_top, colours.chosen_bottom))
            p.setOpacity(before)
        edge = pen(colours.chosen_edge if stress > 0.5 else colours.choice_edge, 1.8 if stress > 0.5 else 1)
        p.strokePath(outline, edge)

    def _paint_values(self, p: QPainter, box: QRectF, column: int, cell: Cell) -> None:
        if cell.value is None:
            return
        if not self._is_stacked(box):
            self._paint_piece(p, box, column)
        font, at, places = self._arranged(box, cell)
        left = at.x()
        width = write(p, font, at, str(cell.value), palette().ink, box.right() - left)
        for number, place in zip(cell.added, places, strict=True):
            self._paint_added(p, place, number)
        if cell.was is not None:
            words = tr("was {points}", points=cell.was)
            right = min(
                (place.left() for place in places if place.bottom() > box.bottom() - box.height() * 0.3), default=0
            )
            room = (right or box.right()) - box.left() - 6
            font = fitted(type_font("small"), words, room)
            long = QFontMetricsF(font).horizontalAdvance(words)
            start = clamp(left + width / 2 - long / 2, box.left() + 3, max(box.left() + room - long, box.left() + 3))
            write(p, font, QPointF(start, box.bottom() - box.height() * 0.19), words, palette().on_page_faint, long)

    def _arranged(self, box: QRectF, cell: Cell) -> "Arranged":
        return stacked(box, cell) if self._is_stacked(box) else in_a_line(box, cell)

    def _is_stacked(self, box: QRectF) -> bool:
        """All cells are alike: as soon as one of them has no room for its number and pieces in a line."""
        size = box.width(), box.height()
        if size not in self._stacked:
            cells = [cell for row in self._ending.beats[-1].rows for cell in row.cells]
            tight = any(not fits_in_a_line(box, cell) for cell in cells) and all(cell.was is None for cell in cells)
            self._stacked[size] = tight or box.width() < LEAST_WITH_PIECE
        return self._stacked[size]

    def _paint_piece(self, p: QPainter, box: QRectF, column: int) -> None:
        side = piece_side(box)
        place = QPointF(box.left() + box.width() * 0.06, box.center().y() - side / 2)
        p.drawPixmap(place, self._piece(column, round(side)))

    def _piece(self, index: int, side: int) -> QPixmap:
        if (index, side) not in self._pieces:
            column = self._ending.columns[index]
            made = QPixmap(round(side * self._ratio), round(side * self._ratio))
            made.fill(Qt.GlobalColor.transparent)
            made.setDevicePixelRatio(self._ratio)
            with QPainter(made) as p:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                if column.paint is not None:
                    column.paint(p, QRectF(0, 0, side, side))
                else:
                    draw_icon(p, column.icon, QRectF(0, 0, side, side))
            self._pieces[index, side] = made
        return self._pieces[index, side]

    def _paint_added(self, p: QPainter, place: QRectF, number: int) -> None:
        side = round(place.width())
        p.drawPixmap(place.topLeft(), icon_pixmap(self._ending.added_icon, side, self._ratio))
        disc = disc_of(place.width())
        badge = QRectF(place.right() - disc * 0.72, place.bottom() - disc * 0.55, disc * badge_share(number), disc)
        p.setPen(QPen(QColor(palette().ivory), 1))
        p.setBrush(QColor(palette().ink))
        p.drawRoundedRect(badge, disc / 2, disc / 2)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setFont(make_font("sans bold", round(disc * 0.74)))
        p.setPen(QColor(palette().ivory))
        p.drawText(badge, CENTRED, str(number))

    def _paint_falling(self, p: QPainter, box: QRectF, column: int, cell: Cell, share: float, drop: float) -> None:
        target = self._arranged(box, cell).pieces[-1]
        fallen = QEasingCurve(QEasingCurve.Type.InQuad).valueForProgress(min(share / LANDING, 1))
        p.setOpacity(min(1.0, share * 4))
        self._paint_added(p, target.translated(0, -drop * (1 - fallen)), cell.added[-1])
        p.setOpacity(1)


def paint_screen(p: QPainter, box: QRectF, height: float) -> None:
    """What hides a value, rising out of the way."""
    if height <= 0.01:
        return
    colours = palette()
    p.save()
    p.setClipPath(rounded(box, 5))
    screen = QRectF(box.left(), box.top() - box.height() * (1 - height), box.width(), box.height())
    p.fillRect(screen, falling(screen, colours.groove, colours.tab))
    p.fillRect(QRectF(screen.left(), screen.bottom() - 3, screen.width(), 1), alpha(colours.lit_rim, 0.5))
    p.strokePath(rounded(screen.adjusted(0.5, 0.5, -0.5, -0.5), 5), QPen(QColor(colours.tab_edge), 1))
    p.setOpacity(0.75)
    draw_sign(p, "app-hidden", screen.center(), box.height() * 0.42)
    p.restore()


def draw_sign(p: QPainter, icon: str, centre: QPointF, side: float) -> None:
    """Draw from the shared pictures of the icons: drawing them anew would take most of a frame."""
    pixels = round(side)
    place = QPointF(round(centre.x() - pixels / 2), round(centre.y() - pixels / 2))
    p.drawPixmap(place, icon_pixmap(icon, pixels, p.device().devicePixelRatio()))


# Where things stand in a cell


def piece_side(box: QRectF) -> float:
    return min(box.height() * 0.52, box.width() * 0.25)


class Arranged(NamedTuple):
    font: QFont
    number: QPointF
    """Where it begins, at half its height."""
    pieces: list[QRectF]


def in_a_line(box: QRectF, cell: Cell) -> Arranged:
    """The piece of the column, the number, the pieces that came to it."""
    font, left = number_font(box), number_left(box)
    end = left + QFontMetricsF(font).horizontalAdvance(str(cell.value))
    middle = box.center().y() - (box.height() * 0.11 if cell.was is not None else 0)
    return Arranged(font, QPointF(left, middle), places_beside(box, end, cell.added))


def fits_in_a_line(box: QRectF, cell: Cell) -> bool:
    end = number_left(box) + QFontMetricsF(number_font(box)).horizontalAdvance(str(cell.value))
    across = -(-len(cell.added) // MOST_LINES) * LEAST_PIECE
    beyond = beyond_piece(cell.added, LEAST_PIECE)
    return end + across + beyond <= box.right()


def stacked(box: QRectF, cell: Cell) -> Arranged:
    """The number alone, and below it the pieces that came to it."""
    text = str(cell.value)
    size = min(sizes.measure.scaled(30), box.width() * 0.44, box.height() * 0.4)
    font = fitted(serif(size), text, box.width() - 4)
    left = box.center().x() - QFontMetricsF(font).horizontalAdvance(text) / 2
    return Arranged(font, QPointF(left, box.top() + box.height() * 0.36), places_below(box, cell.added))


def number_left(box: QRectF) -> float:
    return box.left() + box.width() * 0.12 + piece_side(box)


def number_font(box: QRectF) -> QFont:
    """Font of a number: in a narrow cell it matters more than the room around it."""
    share = 0.33 if box.width() < NARROW else 0.26
    return serif(min(sizes.measure.scaled(48), box.width() * share, box.height() * 0.54))


def disc_of(side: float) -> float:
    """The height of the small number on a piece, which must be readable."""
    return clamp(side * 0.62, clamp(side, 12, 14), 24)


def badge_share(number: int) -> float:
    """How wide a small number is, in its height."""
    return max(1.0, 0.3 + 0.42 * len(str(number)))


def beyond_piece(numbers: Sequence[int], side: float) -> float:
    """How far the longest small number sticks out at the right of its piece."""
    return max(((badge_share(number) - 0.72) * disc_of(side) for number in numbers), default=0.0)


def places_beside(box: QRectF, left: float, numbers: Sequence[int]) -> list[QRectF]:
    """Places at the right of the cell."""
    largest = min(box.height() * 0.34, box.width() * 0.2)
    right = box.right() - max(box.width() * 0.05, beyond_piece(numbers, largest) + 1)
    return added_places(box, left + box.width() * 0.03, right, len(numbers), largest)


def places_below(box: QRectF, numbers: Sequence[int]) -> list[QRectF]:
    """Places in the middle of the lower half."""
    lower = QRectF(box.left(), box.top() + box.height() * 0.56, box.width(), box.height() * 0.4)
    largest = min(lower.height() * 0.7, box.width() * 0.4)
    beyond = beyond_piece(numbers, largest)
    places = added_places(lower, box.left() + 2, box.right() - 2 - beyond, len(numbers), largest)
    free = min((place.left() - lower.left() - 2 for place in places), default=0.0)
    return [place.translated(-free / 2, 0) for place in places]


def added_places(box: QRectF, left: float, right: float, count: int, largest: float) -> list[QRectF]:
    """Places up to `right`, in as many lines as make them largest."""
    if not count:
        return []
    room = max(right - left, 8)

    def side_in(lines: int) -> float:
        return min(largest, room / -(-count // lines), box.height() * 0.82 / lines / 1.12)

    lines = max(range(1, MOST_LINES + 1), key=lambda number: (round(side_in(number), 1), -number))
    side, across = max(side_in(lines), 9.0), -(-count // lines)
    top = box.center().y() - side * (0.62 if lines == 1 else lines * 0.58)
    return [
        QRectF(right - side * (min(across, count) - i % across), top + (i // across) * side * 1.12, side, side)
        for i in range(count)
    ]


# Type


def serif(pixels: float) -> QFont:
    return make_font("serif bold", round(pixels))


def fitted(font: QFont, text: str, room: float) -> QFont:
    """Smaller, if the text needs it, but still readable."""
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width <= room or room <= 0:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(11, int(font.pixelSize() * max(room / width, 0.55))))
    return smaller


def write(p: QPainter, font: QFont, at: QPointF, text: str, colour: str, room: float) -> float:
    """A line whose capitals are centred on `at`; returns its width. What has no room at all ends in dots."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room + 1)
    p.setFont(font)
    p.setPen(QColor(colour))
    p.drawText(QPointF(at.x(), at.y() + metrics.capHeight() / 2), shown)
    return metrics.horizontalAdvance(shown)


def in_lines(font: QFont, text: str, room: float) -> tuple[QFont, list[str]]:
    """One line if it need not shrink much, else two at the space that halves it best, else one as it can be."""
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) * 0.8 <= room or " " not in text:
        return fitted(font, text, room), [text]
    parts = text.split(" ")
    halves = [(" ".join(parts[:i]), " ".join(parts[i:])) for i in range(1, len(parts))]
    upper, lower = min(halves, key=lambda half: max(map(metrics.horizontalAdvance, half)))
    smaller = QFont(font)
    smaller.setPixelSize(max(11, round(font.pixelSize() * 0.84)))
    longest = max(upper, lower, key=metrics.horizontalAdvance)
    return fitted(smaller, longest, room), [upper, lower]
