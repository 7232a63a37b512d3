"""A small board as everybody may see it, in a wooden frame, with numbers where something happened."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.pictures.match_picture import Cut, PicturedTable, TablePainter
from imperium_desktop.ui.pictures.picture_frame import ASIDE, BELOW, paint_frame
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sans_bold, sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import pen
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.painter import Order

RING = 13
"""Radius around the middle of what is numbered."""

NOMINAL = (400.0, 300.0)
AGAIN = 150
"""Milliseconds until cards' pictures that have come meanwhile are shown."""


class BoardMark(NamedTuple):
    number: int
    elements: tuple[str, ...]
    """Where it is; the first of them that lies on the board gets the number."""
    colour: str


class OpenBoard(FollowsStyle, QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter: TablePainter | None = None
        self._table: PicturedTable | None = None
        self._marks: Sequence[BoardMark] = ()
        self._spots: dict[int, QPointF] = {}
        self._picture = QPixmap()
        self._stale = False
        """True if another picture is to be painted when the board is seen next."""
        self._stressed = 0
        self._more_due = QTimer(self, singleShot=True, interval=AGAIN)
        self._more_due.timeout.connect(self._follow)
        kept_vignettes().arrived.connect(self._take_vignette)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_table(self, table: PicturedTable, marks: Sequence[BoardMark] = ()) -> None:
        if self._painter is None or self._painter.game is not table.game:
            self._painter = TablePainter(table.game, patient=True)
        self._table, self._marks = table, marks
        self._follow()
        self.updateGeometry()

    def stress(self, number: int) -> None:
        """The mark that is looked at; 0: none."""
        self._stressed = number
        self.update()

    @property
    def numbered(self) -> frozenset[int]:
        """Marks whose place can be seen, however large the board is."""
        if self._painter is None or self._table is None:
            return frozenset()
        return frozenset(self._find_spots(self._painter.cut(self._table, *NOMINAL)))

    def restyle(self) -> None:
        self._follow()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if self._painter is None or self._table is None:
            return 0
        inner = width - 2 * (self._wood() + ASIDE)
        return round(inner * self._painter.proportion(self._table)) + 2 * self._wood() + BELOW

    def sizeHint(self) -> QSize:
        width = sizes.measure.length(300, 440)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 80)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def _wood(self) -> int:
        return sizes.measure.length(7, 11)

    def _room(self) -> QRectF:
        wood = self._wood()
        return QRectF(self.rect()).adjusted(wood + ASIDE, wood, -wood - ASIDE, -wood - BELOW)

    def _follow(self) -> None:
        """Paint another picture, once, when the board is seen: table, size and look often change together."""
        self._stale = True
        self.update()

    def _paint_anew(self) -> None:
        self._stale = False
        room = self._room()
        if self._painter is None or self._table is None or room.width() < 20 or room.height() < 20:
            return
        cut = self._painter.cut(self._table, room.width(), room.height())
        self._picture, self._spots = self._painter.picture_of(cut, self.devicePixelRatioF()), self._find_spots(cut)

    def _take_vignette(self, order: Order) -> None:
        """Take a finished vignette, but do not paint for each card anew: many come one after another."""
        more = self._painter is not None and self._painter.is_finished_by(order)
        if more and self.isVisible() and not self._more_due.isActive():
            self._more_due.start()

    def _find_spots(self, cut: Cut) -> dict[int, QPointF]:
        places = cut.places()
        seen = ((mark.number, [key for key in mark.elements if key in places]) for mark in self._marks)
        return {number: QPointF(*places[keys[0]]) for number, keys in seen if keys}

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._stale:
            self._paint_anew()
        if self._picture.isNull():
            return
        size = self._picture.deviceIndependentSize()
        room = self._room()
        shown = QRectF(round(room.center().x() - size.width() / 2), room.top(), size.width(), size.height())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_frame(p, shown, self._wood(), self.devicePixelRatioF())
            p.drawPixmap(shown.topLeft(), self._picture)
            p.translate(shown.topLeft())
            for mark in sorted(self._marks, key=lambda mark: (mark.number == self._stressed, -mark.number)):
                if mark.number in self._spots:
                    self._paint_mark(p, mark, self._spots[mark.number])

    def _paint_mark(self, p: QPainter, mark: BoardMark, at: QPointF) -> None:
        stressed = mark.number == self._stressed
        radius = RING * (1.35 if stressed else 1)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(pen(palette().ivory, 5))
        p.drawEllipse(at, radius, radius)
        p.setPen(pen(palette().brass_bright if stressed else mark.colour, 3))
        p.drawEllipse(at, radius, radius)
        side = 2 * RING * 0.8
        disc = QRectF(at.x() + radius * 0.75 - side / 2, at.y() - radius * 0.75 - side / 2, side, side)
        edge = p.worldTransform().inverted()[0].mapRect(QRectF(self.rect()))
        disc.moveTop(max(disc.top(), edge.top()))
        disc.moveRight(min(disc.right(), edge.right()))
        draw_number(p, mark.number, disc, mark.colour)


def draw_number(p: QPainter, number: int, area: QRectF, colour: str) -> None:
    """Draw a number in a filled disc."""
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(QColor(colour))
    p.setPen(pen(palette().ivory, 1.2))
    p.drawEllipse(area.adjusted(0.6, 0.6, -0.6, -0.6))
    font = sans_bold(area.height() * 0.56, exact=True)
    metrics, text = QFontMetricsF(font), str(number)
    p.setFont(font)
    p.setPen(QColor(palette().ivory))
    middle = area.center()
    at = QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, middle.y() + metrics.capHeight() / 2)
    p.drawText(at, text)
    p.restore()
