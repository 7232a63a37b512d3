"""Pieces on their way to new places, and those that fade because they leave the table."""

from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from imperium_desktop.ui.stage.pieces import Piece
from imperium_desktop.ui.theme.measure import clamp

MOVE = 220
ONE_BY_ONE = 150
"""Milliseconds between two that come one after the other."""
LONGEST = 1800
"""Milliseconds of all that come one after the other."""
EASED = QEasingCurve(QEasingCurve.Type.OutCubic)


class Flight(NamedTuple):
    """A piece on its way, and how many others set out before it."""

    piece: Piece
    start: QPointF
    target: QPointF
    after: int


class Flights:
    """Collects who moves and who leaves; then all take off together, or land at once."""

    def __init__(self, stage: QGraphicsScene, parent: QObject) -> None:
        self._stage = stage
        self._flights: list[Flight] = []
        self._leaving: list[Piece] = []
        self._clock = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=MOVE)
        self._clock.valueChanged.connect(self._fly)
        self._clock.finished.connect(self.land)

    def __bool__(self) -> bool:
        return bool(self._flights or self._leaving)

    def move(self, piece: Piece, start: QPointF, target: QPointF, after: int) -> None:
        self._flights.append(Flight(piece, start, target, after))

    def fade(self, piece: Piece) -> None:
        self._leaving.append(piece)

    def take_off(self) -> None:
        last = max((flight.after for flight in self._flights), default=0)
        self._clock.setDuration(MOVE + min(last * ONE_BY_ONE, LONGEST))
        self._fly(0)
        self._clock.start()

    def _fly(self, share: float) -> None:
        """Those that come after others wait unseen until it is their turn."""
        now = share * self._clock.duration()
        last = max((flight.after for flight in self._flights), default=0)
        pause = min(ONE_BY_ONE, LONGEST / max(last, 1))
        for piece, start, target, after in self._flights:
            own = clamp((now - after * pause) / MOVE, 0, 1)
            piece.setPos(start + (target - start) * EASED.valueForProgress(own))
            piece.setOpacity(1 if own or not after else 0)
        for piece in self._leaving:
            piece.setOpacity(1 - clamp(now / MOVE, 0, 1))

    def land(self) -> None:
        self._clock.stop()
        for piece, _, target, _ in self._flights:
            piece.setPos(target)
            piece.setOpacity(1)
        for piece in self._leaving:
            self._stage.removeItem(piece)
        self._flights, self._leaving = [], []
