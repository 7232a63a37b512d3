"""The icon family and the start pictures, as vectors for faces and boards and as pixmaps for panels and logs."""

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from imperium_desktop.resource_files import game_resources, resource_folder
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtSvg import QSvgRenderer

STROKE: Final = 'stroke-width="1.3"'
PIXMAPS: Final[ByteCache[tuple[str, int, float], QPixmap]] = ByteCache(16 << 20, bytes_of)
"""Boards that are zoomed ask for an icon in ever new sizes."""
FINE_STROKE: Final = 'stroke-width="0.35"'


class UnknownIcon(KeyError):
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no icon {self.name!r} in resources/icons"


@cache
def icon_names() -> tuple[str, ...]:
    return tuple(sorted(file.stem for file in (resource_folder("resources") / "icons").glob("*.svg")))


@cache
def icon_drawing(name: str, fine: bool = False) -> "QSvgRenderer":
    """The vector. `fine` thins the outline, which becomes coarse when an icon is drawn larger than 80 pixels."""
    from PySide6.QtSvg import QSvgRenderer

    file = resource_folder("resources") / "icons" / f"{name}.svg"
    if not file.is_file():
        raise UnknownIcon(name)
    text = file.read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray((text.replace(STROKE, FINE_STROKE) if fine else text).encode()))


def draw_icon(p: QPainter, name: str, rect: QRectF, *, fine: bool = False) -> None:
    icon_drawing(name, fine).render(p, rect)


def icon_pixmap(name: str, px: int, ratio: float = 1.0) -> QPixmap:
    """`px` logical pixels square, sharp at the device-pixel ratio `ratio`."""
    found = PIXMAPS.get((name, px, ratio))
    return PIXMAPS.keep((name, px, ratio), _rendered(name, px, ratio)) if found is None else found


def _rendered(name: str, px: int, ratio: float) -> QPixmap:
    drawing = icon_drawing(name)  # before there is a painter: an exception would destroy the image under it
    image = QImage(round(px * ratio), round(px * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        drawing.render(p, QRectF(image.rect()))
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)


def stamp_icon(p: QPainter, name: str, rect: QRectF) -> None:
    """Draw an icon from its pixmap, on whole pixels: for what is painted again and again at the same size."""
    side = max(1, round(min(rect.width(), rect.height())))
    middle = rect.center()
    corner = QPointF(round(middle.x() - side / 2), round(middle.y() - side / 2))
    p.drawPixmap(corner, icon_pixmap(name, side, p.device().devicePixelRatioF()))


@cache
def icon(name: str) -> "QIcon":
    """Icon for actions and item views."""
    from PySide6.QtGui import QIcon

    made = QIcon()
    for px in (16, 20, 24, 32, 48):
        for ratio in (1.0, 2.0):
            made.addPixmap(icon_pixmap(name, px, ratio))
    return made


@cache
def art_drawing(name: str) -> "QSvgRenderer":
    from PySide6.QtSvg import QSvgRenderer

    file = game_resources(name) / "art.svg"
    if not file.is_file():
        raise UnknownIcon(name)
    return QSvgRenderer(str(file))


def draw_art(p: QPainter, name: str, rect: QRectF) -> None:
    """The start picture of a game, 960 x 400, cut off at `rect`: its rays reach beyond the picture."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    art_drawing(name).render(p, rect)
    p.restore()
