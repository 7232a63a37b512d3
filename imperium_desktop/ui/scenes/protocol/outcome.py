"""What a game brings to the stage of events: outcomes that must be seen before play goes on.

Texts are marked as `markup` reads them, so names of people are escaped.
"""

from typing import NamedTuple


class Side(NamedTuple):
    """One of those who fought."""

    seat: int
    name: str
    figure: str
    """The sum, in large type."""
    parts: str
    """What it is made of."""
    won: bool


class Outcome(NamedTuple):
    icon: str
    title: str
    sides: tuple[Side, ...] = ()
    lines: tuple[str, ...] = ()
    """What follows from it."""
    elements: tuple[str, ...] = ()
    """What it is about, ringed on the table as it was before."""
    lost: tuple[str, ...] = ()
    """What leaves the table: ringed in red and lifted, with a cord from the first of the `elements`."""
    seats: frozenset[int] = frozenset()
    """Whom it concerns."""
    rule: str = ""
