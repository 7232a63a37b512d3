"""A large picture of a match in a wooden frame."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import alpha, falling, lamp_light, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces

SHAPE = 0.69
"""Height in widths of what stands inside the frame."""
ASIDE, BELOW = 5, 12
"""Room around the frame, for its shadow."""


class PictureFrame(QWidget):
    """Asks for its picture in the size it has; until it comes, the game's sign lies on felt."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._file: Path | None = None
        self._icon = ""
        self._tallest = 10_000
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        pictures.made.connect(self._repaint)
        surfaces.made.connect(self._repaint)

    def show_file(self, file: Path | None, icon: str) -> None:
        self._file, self._icon = file, icon
        self.update()

    def set_tallest(self, height: int) -> None:
        """A picture that would be higher is made narrower."""
        if height != self._tallest:
            self._tallest = height
            self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        inner = width - 2 * (self._wood() + ASIDE)
        return min(round(inner * SHAPE) + 2 * self._wood() + BELOW, self._tallest)

    def sizeHint(self) -> QSize:
        width = sizes.measure.length(360, 520)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(160), 0)

    def _wood(self) -> int:
        return sizes.measure.length(8, 12)

    def _repaint(self, _what: object) -> None:
        self.update()

    def _picture(self, room: QRectF) -> QPixmap | None:
        if self._file is None:
            return QPixmap()
        ratio = self.devicePixelRatioF()
        return self._pictures.picture(self._file, round(room.width()), round(room.height()), ratio)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        wood, ratio = self._wood(), self.devicePixelRatioF()
        room = QRectF(self.rect()).adjusted(wood + ASIDE, wood, -wood - ASIDE, -wood - BELOW)
        if room.width() < 20 or room.height() < 20:
            return
        picture = self._picture(room)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if picture is None or picture.isNull():
                width = min(room.width(), room.height() / SHAPE)
                blank = QRectF(round(room.center().x() - width / 2), room.top(), round(width), room.height())
                paint_frame(p, blank, wood, ratio)
                self._paint_blank(p, blank, ratio)
            else:
                size = picture.deviceIndependentSize()
                left = round(room.center().x() - size.width() / 2)
                shown = QRectF(left, room.top(), size.width(), size.height())
                paint_frame(p, shown, wood, ratio)
                p.drawPixmap(shown.topLeft(), picture)

    def _paint_blank(self, p: QPainter, room: QRectF, ratio: float) -> None:
        p.fillRect(room, surface("felt", ratio))
        lamp_light(p, room)
        if self._icon:
            side = round(room.height() * 0.3)
            p.setOpacity(0.7)
            at = QPointF(round(room.center().x() - side / 2), round(room.center().y() - side / 2))
            p.drawPixmap(at, icon_pixmap(self._icon, side, ratio))
            p.setOpacity(1)


def paint_frame(p: QPainter, field: QRectF, width: float, ratio: float) -> None:
    """Wood with a hair line, lying close to the page: its shadow is short."""
    colours = palette()
    outer = field.adjusted(-width, -width, width, width)
    shadow(p, rounded(outer, 6), 3, 6, 0.45)
    p.fillPath(rounded(outer, 6), surface("wood", ratio))
    p.fillPath(rounded(outer, 6), falling(outer, colours.panel_light, colours.panel_shade))
    p.strokePath(rounded(outer.adjusted(0.5, 0.5, -0.5, -0.5), 6), QPen(QColor(colours.wood_dark_line), 1))
    p.strokePath(rounded(outer.adjusted(2.5, 2.5, -2.5, -2.5), 4), QPen(alpha(colours.brass_bright, 0.55), 1))
    p.fillRect(field.adjusted(-2, -2, 2, 2), QColor(colours.recess))
