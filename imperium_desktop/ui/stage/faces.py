"""Faces rendered once to pixmaps: by what they show, size and device-pixel ratio."""

import weakref
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from itertools import count
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.vignettes.painter import Order
from imperium_desktop.ui.vignettes.vignettes import Unfinished

MARGIN = 0.14
"""Room around a face for its shadow, as a share of its longer side."""

PaintFace = Callable[[QPainter, Any, QRectF], None]
FaceKey = tuple[int, Any, int, int, float]
KEPT: Final[ByteCache[FaceKey, QPixmap]] = ByteCache(96 << 20, bytes_of)
"""Faces of all tables, lists and pictures together.

What lies on a table holds its own face and needs none from here.
"""
_numbers = count()
_gone: list[int] = []
"""Numbers of `Faces` that nobody has any more.

Python may find that out in the middle of anything, so they wait here.
"""


class Faces:
    def __init__(self, paint: PaintFace, *, patient: bool = False) -> None:
        """`patient`: who shows them shows them again when pictures on them that were missing are there."""
        self._paint = paint
        self._unfinished: Unfinished[FaceKey] | None = Unfinished() if patient else None
        self._number = next(_numbers)
        weakref.finalize(self, _gone.append, self._number).atexit = False

    def pixmap(self, face: Any, width: float, height: float, ratio: float) -> QPixmap:
        key = self._number, face, round(width), round(height), ratio
        found = KEPT.get(key)
        if found is None:
            forget_gone()
            found = KEPT.keep(key, self._rendered(*key[1:]))
        return found

    def forget(self) -> None:
        """Theme, language or scale changed."""
        KEPT.forget(lambda key: key[0] == self._number)

    def finished_by(self, order: Order) -> set[Any]:
        """Faces that lacked only this picture: they are painted anew when they are asked for."""
        finished = set(self._unfinished.finished_by(order)) if self._unfinished is not None else set()
        if finished:
            KEPT.forget(finished.__contains__)
        return {face for _, face, *_ in finished}

    def _rendered(self, face: Any, width: int, height: int, ratio: float) -> QPixmap:
        room = margin(width, height)
        pixmap = QPixmap(round((width + 2 * room) * ratio), round((height + 2 * room) * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            with guarded, self._noting((self._number, face, width, height, ratio)):
                self._paint(painter, face, QRectF(room, room, width, height))
        return pixmap

    def _noting(self, key: FaceKey) -> AbstractContextManager[None]:
        return nullcontext() if self._unfinished is None else self._unfinished.noting(key)


def forget_gone() -> None:
    if _gone:
        gone = {_gone.pop() for _ in range(len(_gone))}
        KEPT.forget(lambda key: key[0] in gone)


def margin(width: float, height: float) -> int:
    return round(max(width, height) * MARGIN)
