"""The bots of a match at this table: they think elsewhere, show what they are about to do, and advise a person."""

from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.bot_process import BotProcess, Thought
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Answer, Path
from imperium_desktop.ui.match.recent_event import RecentEvent
from imperium_desktop.ui.match.thinking import Thinking
from imperium_desktop.ui.stage.pace import PACES

ADVISER: Final = "strategist"
"""Level of suggestions: the strongest that is quick enough for a person who waits."""


class BotsAtTable(QObject):
    pondering = Signal()
    """A bot thinks for so long that it is told."""
    previewing = Signal()
    """A bot is about to do what is `previewed`: only the light changes."""
    decided = Signal(object)
    """A Thought that was shown and is to be played."""
    gave_up = Signal()
    """The bot that was asked will not answer."""
    advised = Signal(object)
    """An answer that a good player would give in the place of the person; None if it gave up."""

    def __init__(self, pace: str, parent: QObject) -> None:
        super().__init__(parent)
        self.pace = pace
        self._process = BotProcess()
        self._thinking = Thinking(self._process, self)
        self._thinking.done.connect(self._preview)
        self._thinking.lasts.connect(self.pondering)
        self._advice = Thinking(self._process, self)
        self._advice.done.connect(self._advise)
        self._thought: Thought | None = None
        """A choice while it is shown, before it is played."""
        self._hurried, self._played = RecentEvent(), RecentEvent()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._play)

    def ask(self, seen: Seen[Any, Any], bot: str, seed: int) -> None:
        self._thinking.ask(seen, bot, seed)

    def ask_for_advice(self, seen: Seen[Any, Any], seed: int, urged: Path) -> None:
        """`urged`: the elements that a hint speaks for."""
        self._advice.ask(seen, ADVISER, seed, urged)

    @property
    def are_pondering(self) -> bool:
        """True while a bot thinks, and has for a while."""
        return self._thinking.is_long

    @property
    def previewed(self) -> Answer | None:
        """A choice while it is shown, before it is played."""
        return None if self._thought is None else self._thought.answer

    def hurry(self) -> None:
        """Do not wait for their pace."""
        self._hurried.happen()
        if self._pause.isActive():
            self._pause.stop()
            self._play()

    @property
    def played_just_now(self) -> bool:
        """What hurries them means nothing else for a moment after they are done."""
        return bool(self._hurried or self._played)

    def hold(self, held: bool) -> None:
        """Hold them while something is shown: they wait with what they have decided."""
        self._thinking.held = held

    def rest(self, resting: bool) -> None:
        self._thinking.resting = resting
        if resting:
            self._pause.stop()
        elif self._thought is not None:
            self._pause.start(PACES[self.pace])

    def forget(self) -> None:
        """Nothing that was asked is wanted any more."""
        self._advice.stop()
        self._thinking.stop()
        self._pause.stop()
        self._process.cancel()
        self._thought = None

    def close(self) -> None:
        self.forget()
        self._process.close()

    def _advise(self, thought: Thought | None) -> None:
        self.advised.emit(None if thought is None else thought.answer)

    def _preview(self, thought: Thought | None) -> None:
        if thought is None:
            self.gave_up.emit()
            return
        self._thought = thought
        self.previewing.emit()
        self._pause.start(PACES[self.pace])

    def _play(self) -> None:
        thought, self._thought = self._thought, None
        if thought is not None:
            self._played.happen()
            self.decided.emit(thought)
