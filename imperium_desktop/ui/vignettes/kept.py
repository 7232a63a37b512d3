"""Pictures of cards, kept by what they show and how large they are, and painted elsewhere while the table goes on."""

from collections import deque
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from imperium_desktop.content.vignettes import Recipe
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.vignettes.painter import Order, painted
from imperium_desktop.ui.vignettes.workshop import Workshop

KEPT: Final = 12 << 20
"""Bytes: some 250 pictures as large as on a card in the hand."""


class KeptVignettes(QObject):
    """`arrived` tells an order whose picture was painted elsewhere and can be shown now."""

    arrived = Signal(object)
    _made = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kept: ByteCache[Order, QPixmap] = ByteCache(KEPT, bytes_of)
        self._sizes: dict[Recipe, Order] = {}
        """The last picture of each."""
        self._ordered: set[Order] = set()
        self._new: list[Order] = []
        """Orders that are begun when what is shown now has been painted."""
        self._finished: deque[tuple[Order, QImage]] = deque()
        self._workshop = Workshop(painted, self._hand_over)
        self._begin = QTimer(self, interval=0, singleShot=True)
        self._begin.timeout.connect(self._begin_all)
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._take_one)
        self._made.connect(self._idle.start)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def picture(self, order: Order) -> QPixmap | None:
        return self._kept.get(order)

    def other_size(self, recipe: Recipe) -> QPixmap | None:
        """The same picture in another size or light, to stand in for it."""
        order = self._sizes.get(recipe)
        return self._kept.get(order) if order is not None else None

    def paint(self, order: Order) -> QPixmap:
        """Now."""
        return self._keep(order, painted(order))

    def order(self, order: Order) -> None:
        """Order a picture to be painted soon."""
        if order in self._ordered:
            return
        self._ordered.add(order)
        self._new.append(order)
        self._begin.start()

    def finish(self) -> None:
        """Wait for all that was ordered, and show it."""
        self._begin_all()
        self._workshop.finish()
        while self._finished:
            self._take_one()

    def stop(self) -> None:
        """Nothing that was ordered is wanted any more."""
        self._begin.stop()
        self._new.clear()
        self._workshop.stop()
        self._idle.stop()
        self._finished.clear()
        self._ordered.clear()

    def forget(self) -> None:
        self._kept.forget()
        self._sizes.clear()

    def _begin_all(self) -> None:
        for order in self._new:
            self._workshop.order(order)
        self._new.clear()

    def _hand_over(self, order: Order, image: QImage) -> None:
        """Hand a picture over from the other thread."""
        self._finished.append((order, image))
        self._made.emit()

    def _take_one(self) -> None:
        """One at a time, so that keys and pointer come first."""
        if not self._finished:
            self._idle.stop()
            return
        order, image = self._finished.popleft()
        self._ordered.discard(order)
        self._keep(order, image)
        self.arrived.emit(order)

    def _keep(self, order: Order, image: QImage) -> QPixmap:
        self._sizes[order.recipe] = order
        return self._kept.keep(order, QPixmap.fromImage(image))


@cache
def kept_vignettes() -> KeptVignettes:
    return KeptVignettes()
