"""What a game can plot of a match, over or not: for each seat its way turn by turn, as lines, bars or a ladder.

A game's scene says which plots it has, the pages draw them. Titles are marked as `markup` reads them.
"""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

Marker: TypeAlias = Literal["square", "triangle", "circle", "diamond", "pentagon", "cross"]
"""A line in a plot is known by its marker as well as by its colour."""
MARKERS: Final[tuple[Marker, ...]] = get_args(Marker)
Paint: TypeAlias = Callable[[QPainter, QRectF], None]
Kind: TypeAlias = Literal["lines", "bars", "ladder"]


class Person(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Name as it was written, not escaped."""
    sign: int
    """Colour and shape."""
    icon: str = ""
    title: str = ""
    """What the person led: a dynasty, a faction."""
    bot: bool = False


class Column(msgspec.Struct, frozen=True):
    """One of the things that are counted."""

    title: str
    icon: str
    colour: str
    marker: Marker
    paint: Paint | None = None
    """The piece that stands for it; without one, the icon."""


class TurnMark(msgspec.Struct, frozen=True):
    """A turn worth a line in a plot."""

    turn: int
    text: str


class Rung(msgspec.Struct, frozen=True):
    """One of the things that are climbed step by step."""

    icon: str
    title: str
    steps: str
    """What each of them asks for."""
    most: int
    """How many there are."""
    reached: tuple[int | None, ...]
    """What was counted before the first turn and after each; None as long as it was not there."""
    climbed: tuple[int, ...]
    """How many steps that was."""


class Curve(msgspec.Struct, frozen=True):
    """One seat's way through the match."""

    seat: int
    lines: tuple[tuple[int, ...], ...]
    """Lines by column: a value before the first turn and after each; of bars, what each turn brought."""
    marks: tuple[TurnMark, ...] = ()
    area: tuple[int, ...] = ()
    """The values of the field below the lines, if there is one."""
    rungs: tuple[Rung, ...] = ()
    """Rungs of a ladder, from top to bottom."""


class Plot(msgspec.Struct, frozen=True, kw_only=True):
    kind: Kind
    name: str
    """Short, for choosing among several."""
    icon: str
    title: str
    """Title with `{name}` where the person's name goes."""
    note: str
    columns: tuple[Column, ...]
    courses: tuple[Curve, ...]
    """Curves by seat."""
    before: str
    """What the values beside a small plot are."""
    area: str = ""
    """What the field below the lines is."""
    turn_name: str = ""
    """What its steps are called, if they are not turns."""
    whole: tuple[tuple[int, ...], ...] = ()
    """Values compared in the end, turn by turn, by seat: for a plot of all players."""
    whole_note: str = ""
    is_for_one: bool = True
    """False if its lines are those of all players, whichever is looked at."""
    adds_up: bool = True
    """Whether the bars of a seat make a sum."""

    def outcomes(self, seat: int) -> list[int]:
        """Outcomes by column: what it came to in the end."""
        summed = self.kind == "bars" and self.adds_up
        return [sum(line) if summed else line[-1] for line in self.courses[seat].lines]
