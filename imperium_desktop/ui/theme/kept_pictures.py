"""Parts of a table that are painted once for what they tell and shown often."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.palette import palette

SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


def as_large(picture: QPixmap, size: QSizeF, ratio: float) -> QPixmap:
    """Picture to be painted over wholly: the same again where it has that size, else a new one."""
    wanted = (size * ratio).toSize()
    found = picture if picture.size() == wanted else QPixmap(wanted)
    found.setDevicePixelRatio(ratio)
    return found


class KeptPictures:
    def __init__(self, most: int = 4 << 20) -> None:
        """`most` bytes are kept."""
        self._kept: ByteCache[Hashable, QPixmap] = ByteCache(most, bytes_of)

    def forget(self) -> None:
        self._kept.forget()

    def draw(self, p: QPainter, area: QRectF, facts: Hashable, paint: Callable[[QPainter], None]) -> None:
        """`paint` paints where the area lies on the table, and is called for facts that were not painted there yet."""
        ratio, box = p.device().devicePixelRatioF(), area.toAlignedRect()
        key = facts, area.getRect(), ratio, palette().name, sizes.measure
        picture = self._kept.get(key)
        if picture is None:
            picture = QPixmap(box.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as kept:
                kept.setRenderHints(SMOOTH)
                kept.translate(-box.topLeft())
                with guarded:
                    paint(kept)
            self._kept.keep(key, picture)
        p.drawPixmap(box.topLeft(), picture)
