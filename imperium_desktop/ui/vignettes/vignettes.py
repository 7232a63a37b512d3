"""Painting the picture of a card into its face.

The picture is there at once, unless the painter can wait for it and paint again: between `with unfinished.noting(…)` a
quiet ground, or the picture in another size, stands in for what is painted meanwhile.
"""

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from typing import Final, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.content.vignettes import Recipe
from imperium_desktop.ui.vignettes.frame import Covered
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.lights import Mood
from imperium_desktop.ui.vignettes.painter import Order, paint_quiet_ground

K = TypeVar("K", bound=Hashable)
BARE: Final = Covered()


class Vignette(NamedTuple):
    recipe: Recipe
    mood: Mood = ""


class _Waiting:
    """Whether anybody waits for pictures, and which are missing in what is painted just now."""

    def __init__(self) -> None:
        self.allowed = True
        self.missing: set[Order] | None = None


_waiting = _Waiting()


def paint_all_at_once() -> None:
    """Paint everything at once from now on: for pictures that are looked at as soon as they are painted."""
    _waiting.allowed = False


@contextmanager
def painted_behind() -> Iterator[None]:
    """The usual way again, until the end of the block."""
    before, _waiting.allowed = _waiting.allowed, True
    try:
        yield
    finally:
        _waiting.allowed = before


def paint_vignette(p: QPainter, rect: QRectF, vignette: Vignette, covered: Covered = BARE) -> None:
    """Paint a vignette in a field of any shape; `covered`: what will lie over its edges, in shares of it."""
    area = p.deviceTransform().mapRect(rect).toAlignedRect()
    if area.isEmpty():
        return
    order = Order(*vignette, covered, area.width(), area.height())
    exact = p.deviceTransform().inverted()[0].mapRect(QRectF(area))
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    kept = kept_vignettes()
    picture = kept.picture(order)
    if picture is None and _waiting.missing is not None:
        kept.order(order)
        _waiting.missing.add(order)
        paint_stand_in(p, exact, order, kept.other_size(order.recipe))
    else:
        picture = picture or kept.paint(order)
        p.drawPixmap(exact, picture, QRectF(picture.rect()))
    p.restore()


def paint_stand_in(p: QPainter, rect: QRectF, order: Order, other: QPixmap | None) -> None:
    if other is None:
        paint_quiet_ground(p, rect, order.tones)
        return
    size = rect.size().scaled(other.size().toSizeF(), Qt.AspectRatioMode.KeepAspectRatio)
    part = QRectF(other.rect().center().x() - size.width() / 2, other.height() - size.height(), 0, 0)
    part.setSize(size)
    p.drawPixmap(rect, other, part)


class Unfinished(Generic[K]):
    """What was painted while pictures were missing, by its key; it is painted again when all of them are there."""

    def __init__(self) -> None:
        self._missing: dict[K, set[Order]] = {}

    @contextmanager
    def noting(self, key: K) -> Iterator[None]:
        """What is painted in the block need not wait for its pictures."""
        before, missing = _waiting.missing, set[Order]()
        _waiting.missing = missing if _waiting.allowed else None
        try:
            yield
        finally:
            _waiting.missing = before
        self._missing.pop(key, None)
        if missing:
            self._missing[key] = missing

    def finished_by(self, order: Order) -> list[K]:
        """What need not wait any longer, now that this picture is there."""
        found = [key for key, missing in self._missing.items() if order in missing]
        for key in found:
            self._missing[key].discard(order)
        finished = [key for key in found if not self._missing[key]]
        for key in finished:
            del self._missing[key]
        return finished

    def forget(self) -> None:
        self._missing.clear()
