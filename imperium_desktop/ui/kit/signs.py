"""Small things that only show: the shape of a seat, an icon, a key cap."""

from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.measure import Measure
from imperium_desktop.ui.theme.paint import draw_seat, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import FORMAT, surfaces

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

On: TypeAlias = Literal["page", "table"]
PIP: Final = 18
"""Pixels of the disc that says which part of a round is played."""


class Sign(QWidget):
    """A square sign of `px` pixels at 100 %, growing with the interface scale."""

    def __init__(self, px: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._px = px
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        side = sizes.measure.scaled(self._px)
        return QSize(side, side)


class SeatSign(Sign):
    """The shape of a seat (0-based), in its colour."""

    def __init__(self, seat: int, px: int = 20, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(px, parent)
        self._seat = seat
        self.setAccessibleName(name)

    def set_seat(self, seat: int) -> None:
        self._seat = seat
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            draw_seat(p, self._seat, QRectF(self.rect()))


class IconSign(Sign):
    def __init__(self, icon: str, px: int = 24, parent: QWidget | None = None, *, name: str = "") -> None:
        super().__init__(px, parent)
        self._icon = icon
        self.setAccessibleName(name)

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if surfaces.none_made:
            return
        with QPainter(self) as p:
            p.drawPixmap(0, 0, icon_pixmap(self._icon, self.width(), self.devicePixelRatioF()))


class Pips(QWidget):
    """The parts of a round as dots; the one that is played is a disc with its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names: tuple[str, ...] = ()
        self.now = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_at(self, names: tuple[str, ...], now: int) -> None:
        """Nothing where there are no parts."""
        self.setVisible(bool(names))
        if (names, now) != (self.names, self.now):
            self.names, self.now = names, now
            told = "\n".join(f"{number}. {name}" for number, name in enumerate(names, 1))
            self.setToolTip(told)
            self.setAccessibleName(f"{now + 1}/{len(names)} {names[now]}" if names else "")
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        side = sizes.measure.scaled(PIP)
        return QSize(round(side * (0.5 + 0.6 * len(self.names))), side)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, side = palette(), self.height()
        left = 0.0
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(len(self.names)):
                width = side * (1.0 if number == self.now else 0.6)
                radius = side / 2 - 1 if number == self.now else side * 0.17
                middle = QPointF(left + width / 2, side / 2)
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(colours.gold if number == self.now else colours.on_table_secondary))
                p.drawEllipse(middle, radius, radius)
                if number == self.now:
                    p.setFont(type_font("key"))
                    p.setPen(QColor(colours.ink))
                    p.drawText(QRectF(left, 0, width, side), Qt.AlignmentFlag.AlignCenter, str(number + 1))
                left += width


def seat_pixmap(seat: int, px: int, ratio: float = 1.0) -> QPixmap:
    image = QImage(round(px * ratio), round(px * ratio), FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        draw_seat(p, seat, QRectF(0, 0, px, px))
    return QPixmap.fromImage(image)


def seat_icon(seat: int) -> "QIcon":
    """Sign of a seat for combo boxes and item views."""
    from PySide6.QtGui import QIcon

    made = QIcon()
    for px in (16, 20, 24, 32):
        for ratio in (1.0, 2.0):
            made.addPixmap(seat_pixmap(seat, px, ratio))
    return made


def key_cap_size(key: str) -> QSize:
    return QSize(*_cap_sides(key, sizes.measure))


@cache
def _cap_sides(key: str, measure: Measure) -> tuple[int, int]:  # noqa: ARG001
    """Few keys are named; layouts ask for their caps again and again."""
    metrics = QFontMetricsF(type_font("key"))
    return max(round(metrics.horizontalAdvance(key) + 9), round(metrics.height()) + 3), round(metrics.height() + 2)


def draw_key_cap(p: QPainter, rect: QRectF, key: str, font: QFont, on: On = "page", colour: str = "") -> None:
    """`colour` overrides the text's colour, for a cap on a disabled button."""
    colours = palette()
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3)
    if on == "page":
        p.fillPath(outline, QColor(colours.key_ground))
    p.strokePath(outline, QPen(QColor(colour or colours.key_edge), 1))
    p.setFont(font)
    p.setPen(QColor(colour or (colours.key_text if on == "page" else colours.key_on_table)))
    metrics = QFontMetricsF(font)
    middle = rect.center().y() + metrics.capHeight() / 2
    p.drawText(QPointF(rect.center().x() - metrics.horizontalAdvance(key) / 2, middle), key)
    p.restore()


class KeyCap(QWidget):
    """The key that does the same as the thing beside it."""

    def __init__(self, key: str, on: On = "page", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._on: On = on
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)

    def set_key(self, key: str) -> None:
        self._key = key
        self.setAccessibleName(key)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return key_cap_size(self._key)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            draw_key_cap(p, QRectF(self.rect()), self._key, type_font("key"), self._on)
