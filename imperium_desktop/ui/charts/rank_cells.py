"""The cells of the table of ranks: a number behind its screen, in the open, and with the pieces that came to it."""

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
"""Pixels: in narrower cells the number stands alone."""
NARROW = 112
LANDING = 0.72
"""The share of a motion after which the falling piece lies in its cell."""


class Cells:
    """Paints the cells of one ending; the pieces that head them are kept."""

    def __init__(self, ending: Ending, ratio: float) -> None:
        self._ending = ending
        self._ratio = ratio
        self._pieces: dict[tuple[int, int], QPixmap] = {}

    def paint(
        self, p: QPainter, box: QRectF, column: int, cell: Cell, was: Cell, share: float, *, falls: bool, drop: float
    ) -> None:
        """On the way from `was` to `cell`; if something `falls`, from as high as `drop`."""
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
        middle = box.center().y() - (box.height() * 0.11 if cell.was is not None else 0)
        self._paint_piece(p, box, column)
        left = number_left(box)
        width = write(p, number_font(box), QPointF(left, middle), str(cell.value), palette().ink, box.right() - left)
        places = added_places(box, left + width, len(cell.added))
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

    def _paint_piece(self, p: QPainter, box: QRectF, column: int) -> None:
        if box.width() >= LEAST_WITH_PIECE:
            side = piece_side(box)
            place = QPointF(box.left() + box.width() * 0.06, box.center().y() - side / 2)
            p.drawPixmap(place, self._piece(column, round(side)))

    def _piece(self, index: int, side: int) -> QPixmap:
        if (index, side) not in self._pieces:
            column = self._ending.columns[index]
            made = QPixmap(round(side * self._ratio), round(side * self._ratio))
            made.fill(Qt.GlobalColor.transparent)
            made.setDevicePixelRatio(self._ratio)
            p = QPainter(made)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if column.paint is not None:
                column.paint(p, QRectF(0, 0, side, side))
            else:
                draw_icon(p, column.icon, QRectF(0, 0, side, side))
            p.end()
            self._pieces[index, side] = made
        return self._pieces[index, side]

    def _paint_added(self, p: QPainter, place: QRectF, number: int) -> None:
        side = round(place.width())
        p.drawPixmap(place.topLeft(), icon_pixmap(self._ending.added_icon, side, self._ratio))
        disc = clamp(side * 0.62, 12, 24)
        badge = QRectF(place.right() - disc * 0.72, place.bottom() - disc * 0.55, disc, disc)
        p.setPen(QPen(QColor(palette().ivory), 1))
        p.setBrush(QColor(palette().ink))
        p.drawEllipse(badge)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setFont(make_font("sans bold", round(disc * 0.74)))
        p.setPen(QColor(palette().ivory))
        p.drawText(badge, CENTRED, str(number))

    def _paint_falling(self, p: QPainter, box: QRectF, column: int, cell: Cell, share: float, drop: float) -> None:
        width = QFontMetricsF(number_font(box)).horizontalAdvance(str(cell.value))
        target = added_places(box, number_left(box) + width, len(cell.added))[-1]
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
    """From the shared pictures of the icons: drawing them anew would take most of a frame."""
    pixels = round(side)
    place = QPointF(round(centre.x() - pixels / 2), round(centre.y() - pixels / 2))
    p.drawPixmap(place, icon_pixmap(icon, pixels, p.device().devicePixelRatio()))


# Where things stand in a cell


def piece_side(box: QRectF) -> float:
    return min(box.height() * 0.52, box.width() * 0.25)


def number_left(box: QRectF) -> float:
    if box.width() < LEAST_WITH_PIECE:
        return box.left() + box.width() * 0.15
    return box.left() + box.width() * 0.12 + piece_side(box)


def number_font(box: QRectF) -> QFont:
    """In a narrow cell the number matters more than the room around it."""
    share = 0.33 if box.width() < NARROW else 0.26
    return serif(min(sizes.measure.scaled(48), box.width() * share, box.height() * 0.54))


def added_places(box: QRectF, left: float, count: int) -> list[QRectF]:
    """Pieces stand at the right of the cell, in as many lines as make them largest."""
    if not count:
        return []
    right = box.right() - max(box.width() * 0.05, 5)
    room = max(right - left - box.width() * 0.03, 8)
    largest = min(box.height() * 0.34, box.width() * 0.2)

    def side_in(lines: int) -> float:
        return min(largest, room / -(-count // lines), box.height() * 0.82 / lines / 1.12)

    lines = max((1, 2, 3), key=lambda number: (round(side_in(number), 1), -number))
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
