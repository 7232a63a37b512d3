"""What is new on the backdrop appears like writing, one place after the other, and is looked at for a moment."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsScene

from imperium_desktop.ui.stage.pieces import Stroke
from imperium_desktop.ui.theme.measure import clamp

WRITE = 260
LONGEST = 1800
"""Milliseconds for one place, and at most for all."""
REST = 350
"""Milliseconds that what was written is looked at."""


class Strokes(QObject):
    seen = Signal()
    """What was new has been written and looked at."""

    def __init__(self, stage: QGraphicsScene, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._strokes: list[Stroke] = []
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=WRITE)
        self._clock.valueChanged.connect(self._write)
        self._clock.finished.connect(self._rest_after_writing)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.seen)

    @property
    def running(self) -> bool:
        """Something new is being written or looked at."""
        return bool(self._strokes) or self._rest.isActive()

    def begin(self, strokes: Iterable[Stroke]) -> None:
        self.stop()
        self._strokes = list(strokes)
        for stroke in self._strokes:
            self._stage.addItem(stroke)
        if self._strokes:
            self._clock.setDuration(round(min(len(self._strokes) * WRITE, LONGEST)))
            self._clock.start()

    def stop(self) -> None:
        self._clock.stop()
        self._rest.stop()
        for stroke in self._strokes:
            self._stage.removeItem(stroke)
        self._strokes = []

    def _write(self, share: float) -> None:
        for number, stroke in enumerate(self._strokes):
            stroke.uncover(clamp(share * len(self._strokes) - number, 0, 1))

    def _rest_after_writing(self) -> None:
        self.stop()
        self._rest.start()
