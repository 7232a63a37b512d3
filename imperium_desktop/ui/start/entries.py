"""What the start page shows of matches and lessons, as plain values."""

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from imperium_desktop.markup import escaped
from imperium_desktop.store.note import Note

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap


class Sitting(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    name: str
    sign: int
    bot: bool = False
    asked: bool = False
    """True of the person whose decision waits."""

    @property
    def marked(self) -> str:
        """Name with shape and, for a bot, its sign."""
        name = escaped(self.name).replace(" ", "\u00a0")
        bot = "\u00a0{icon:app-bot}" if self.bot else ""
        return f"{{seat:{self.sign}}}\u00a0{f'**{name}**' if self.asked else name}{bot}"


class LastMatch(msgspec.Struct, frozen=True):
    """The match that was being played last."""

    game_id: str
    seats: tuple[Sitting, ...]
    when: float
    turn: int | None = None
    picture: "QPixmap | None" = None


class Saved(msgspec.Struct, frozen=True):
    """A match in the library."""

    file: Path
    game_id: str
    name: str
    """Empty if it was never saved under one."""
    when: float
    seats: tuple[Sitting, ...] = ()
    note: Note | None = None
    """Why it cannot be played on."""


class Learned(msgspec.Struct, frozen=True):
    """How many lessons of a game were done."""

    game_id: str
    step: int
    steps: int
    done: bool = False
    opened: bool = False
    """Somebody was in one of them, whether or not it was finished."""

    @property
    def begun(self) -> bool:
        return self.opened or self.step > 0


class PastMatch(msgspec.Struct, frozen=True):
    """A finished match; the winners first."""

    game_id: str
    seats: tuple[Sitting, ...]
    scores: tuple[str, ...]
    winners: int
    when: float
