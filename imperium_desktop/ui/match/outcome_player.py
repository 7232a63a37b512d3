"""The stage of events: outcomes one after another, at the chosen pace, before the next question or the curtain.

A click or a key goes on; nobody who plays fast has to wait.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.ui.scenes.protocol.outcome import Outcome

PACES: Final[dict[str, int | None]] = {"fast": 1400, "normal": 3200, "wait": None}
"""Milliseconds that an outcome stays; None: until somebody goes on. With any other setting nothing is staged."""


class OutcomePlayer(QObject):
    told = Signal(object, int, int)
    """An Outcome, its number and how many there are."""
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = "none"
        self._left: list[Outcome] = []
        self._count = 0
        self._then: Callable[[], None] | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self.go_on)

    @property
    def playing(self) -> bool:
        return self._then is not None

    @property
    def wanted(self) -> bool:
        return self.pace in PACES

    def play(self, outcomes: Sequence[Outcome], then: Callable[[], None]) -> None:
        """`then` is called when all was seen, or at once if there is nothing to see."""
        self.stop()
        if not outcomes or not self.wanted:
            then()
            return
        self._left, self._count, self._then = list(outcomes), len(outcomes), then
        self._tell()

    def go_on(self) -> None:
        """The next one, or the end."""
        self._clock.stop()
        if not self.playing:
            return
        if self._left:
            self._tell()
            return
        then, self._then = self._then, None
        self.over.emit()
        if then is not None:
            then()

    def stop(self) -> None:
        """Something else is shown: what was left is not told, and nothing follows it."""
        self._clock.stop()
        self._left = []
        if self.playing:
            self._then = None
            self.over.emit()

    def _tell(self) -> None:
        outcome = self._left.pop(0)
        self.told.emit(outcome, self._count - len(self._left), self._count)
        stays = PACES.get(self.pace)
        if stays is not None:
            self._clock.start(stays)
