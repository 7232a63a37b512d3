"""The stage of events: outcomes one after another, at the chosen pace, before the next question or the curtain.

A click or a key goes on; nobody who plays fast has to wait. An outcome that its scene paints comes step by step, each
in two pictures: it comes, and what it brings is seen.
"""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting
from imperium_desktop.ui.stage.shown import Staged

PACES: Final[dict[str, int | None]] = {"fast": 1400, "normal": 3200, "wait": None}
"""Milliseconds that an outcome stays; None: until somebody goes on. With any other setting nothing is staged."""
PICTURE: Final = 420
HASTE: Final = 180
"""Milliseconds that each picture of a painted outcome stays but the last, usually and with the pace `fast`."""


class OutcomePlayer(QObject):
    told = Signal(object, int, int)
    """An Outcome, its number and how many there are."""
    stepped = Signal()
    """`staged` is another picture."""
    over = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = "none"
        self.motion = True
        """True if painted outcomes move; otherwise only the last picture is shown."""
        self.staged: Staged | None = None
        """The picture of a painted outcome that is shown now."""
        self._now: Outcome | None = None
        self._picture = 0
        self._left: list[Outcome] = []
        self._count = 0
        self._then: Callable[[], None] | None = None
        self._resting = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._go_on_in_time)

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

    def play_again(self, outcomes: Sequence[Outcome], then: Callable[[], None]) -> None:
        """Somebody wants to see them: step by step, whatever the settings say."""
        self.stop()
        self._left, self._count, self._then = list(outcomes), len(outcomes), then
        self._tell(first=0)

    def again(self) -> None:
        """The painted outcome that is shown now, from its beginning."""
        self.jump_to(0)

    def jump_to(self, step: int) -> None:
        """A painted outcome, as it is when this step is seen."""
        if self._painting is not None and step <= self._painting.steps:
            self._show(2 * step)

    def go_on(self) -> None:
        """Go on to the last picture of what is shown, then to the next outcome, or the end."""
        if self.playing and self._picture < self._last and self._stays:
            self._show(self._last)
        else:
            self._next()

    def stop(self) -> None:
        """Something else is shown: what was left is not told, and nothing follows it."""
        self._clock.stop()
        self._left = []
        self._now = self.staged = None
        if self.playing:
            self._then = None
            self.over.emit()

    def rest(self, resting: bool) -> None:
        """Let the clock stand still while nobody can see it."""
        self._resting = resting
        if resting:
            self._clock.stop()
        elif self.playing:
            self._show(self._picture)

    @property
    def _last(self) -> int:
        """Number of the last picture; before the first step comes, too, there is a picture."""
        return 2 * self._painting.steps if self._painting is not None else 0

    @property
    def _painting(self) -> Painting | None:
        return self._now.painting if self._now is not None else None

    @property
    def _stays(self) -> bool:
        return self._painting is None or self._painting.stays

    def _go_on_in_time(self) -> None:
        if self._picture < self._last:
            self._show(self._picture + 1)
        else:
            self._next()

    def _next(self) -> None:
        self._clock.stop()
        if not self.playing:
            return
        if self._left:
            self._tell()
            return
        then, self._then = self._then, None
        self._now = self.staged = None
        self.over.emit()
        if then is not None:
            then()

    def _tell(self, first: int | None = None) -> None:
        """The next outcome, from its `first` picture; usually after those that were seen before."""
        outcome = self._now = self._left.pop(0)
        self.staged = None
        self.told.emit(outcome, self._count - len(self._left), self._count)
        seen = outcome.painting.seen if outcome.painting is not None else 0
        usual = 2 * seen if self.motion else self._last
        self._show(usual if first is None else first)

    def _show(self, picture: int) -> None:
        self._clock.stop()
        self._picture = picture
        if picture == self._last and not self._stays:
            self._next()
            return
        if self._painting is not None:
            self.staged = Staged(self._painting.name, (picture + 1) // 2, picture % 2 == 0)
            self.stepped.emit()
        stays = PACES.get(self.pace) if picture == self._last else HASTE if self.pace == "fast" else PICTURE
        if stays is not None and not self._resting:
            self._clock.start(stays)
