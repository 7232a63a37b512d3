"""A question to the bots' process, and the wait for its answer."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.bot_process import BotProcess, BotStopped
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Path

POLL = 30
"""Milliseconds between two looks at whether a bot has decided."""
SOON = 300
"""Milliseconds in which nobody wonders yet what the bot is doing."""


class Thinking(QObject):
    done = Signal(object)
    """A Thought; None if the bot gave up."""
    lasts = Signal()
    """Sent when a thought takes long enough to be told."""

    def __init__(self, process: BotProcess, parent: QObject) -> None:
        super().__init__(parent)
        self.held = self.resting = False
        """Nobody looks for the answer: what happened before is being shown, or the table is not seen."""
        self._process = process
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)
        self._wonder = QTimer(self, singleShot=True, interval=SOON)
        self._wonder.timeout.connect(self.lasts)

    def ask(self, seen: Seen[Any, Any], bot: str, seed: int, urged: Path | None = None) -> None:
        self._process.ask(seen, bot, seed, urged)
        self._poll.start()
        self._wonder.start()

    @property
    def is_long(self) -> bool:
        """True while a thought is waited for longer than nobody minds."""
        return self._poll.isActive() and not self._wonder.isActive()

    def stop(self) -> None:
        """The answer is not wanted any more."""
        self._end()

    def _end(self) -> None:
        self._poll.stop()
        self._wonder.stop()

    def _look(self) -> None:
        if self.held or self.resting:
            return
        try:
            thought = self._process.thought()
        except BotStopped:
            self._end()
            self.done.emit(None)
            return
        if thought is not None or not self._process.busy:
            self._end()
        if thought is not None:
            self.done.emit(thought)
