"""What a game brings to the page at the end of a match: who won and why, told in steps, and the way there.

A game makes one `Ending` from a finished match, in the words of the present language; after a change of language it is
made again. Texts are marked as `markup` reads them, so names of people are escaped.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import Column, Paint, Person, Plot


class Cell(msgspec.Struct, frozen=True):
    value: int | None
    """None as long as nobody may see it."""
    was: int | None = None
    """Value before something was added, if so."""
    added: tuple[int, ...] = ()
    """The numbers of the pieces that were added, in their order."""
    stressed: bool = False


class RankRow(msgspec.Struct, frozen=True):
    seat: int
    cells: tuple[Cell, ...]
    rank: int | None = None
    total: str = ""
    detail: str = ""
    """Detail below the total, what it is made of."""
    first: bool = False


class Fall(msgspec.Struct, frozen=True):
    """The piece that comes into the table with a beat."""

    seat: int
    column: int
    number: int


class Beat(msgspec.Struct, frozen=True):
    """The table at one moment of its telling, rows from top to bottom."""

    step: int
    rows: tuple[RankRow, ...]
    fall: Fall | None = None


class Step(msgspec.Struct, frozen=True):
    title: str
    text: str


class Compared(msgspec.Struct, frozen=True):
    seat: int
    values: tuple[int, ...]


class Why(msgspec.Struct, frozen=True):
    """Why somebody has their rank: the first value in which they differ from a neighbour."""

    title: str
    text: str
    rows: tuple[Compared, ...]
    deciding: int | None
    """Which value; None if all are equal."""


class Placing(msgspec.Struct, frozen=True):
    """A piece that was added: a value before and after."""

    icon: str
    before: int
    after: int


class Telling(msgspec.Struct, frozen=True):
    """A moment of the match; `seat` None if it is nobody's."""

    turn: int
    seat: int | None
    text: str
    tells_winner: bool = False
    """True if it is not to be shown before the points are counted."""


class Ending(msgspec.Struct, frozen=True):
    title: str
    facts: tuple[str, ...]
    """Turns first, then what happened in them."""
    emblems: tuple[Paint, ...]
    people: tuple[Person, ...]
    """People by seat."""
    columns: tuple[Column, ...]
    total: str
    """The heading of the total."""
    steps: tuple[Step, ...]
    beats: tuple[Beat, ...]
    note: str
    added_icon: str
    """The icon of the pieces that are added."""
    counted: Step
    """How the winner is found, for as long as nobody knows."""
    why: dict[int, Why]
    """Reasons by seat."""
    reason: str
    """Why the match ended."""
    placings_title: str
    placings: tuple[tuple[Placing, ...], ...]
    """Pieces in the order of placing, by seat."""
    decided: str
    """What decided the match, in a few sentences."""
    moments: tuple[Telling, ...]
    turns: int
    turn_name: str
    """What turns are called here."""
    plots: tuple[Plot, ...]
    """The way there; what is told first stands first."""
    crowned: bool = True
    """Whether the first has won; a match alone can be lost."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(row.seat for row in self.beats[-1].rows if row.first)


Tell: TypeAlias = Callable[[AnyMatch, Words, Seating, Sequence[int]], Ending]
"""Teller of a finished match: from its words, the seating, and their signs."""
