"""What a game brings to the stage of events: outcomes that must be seen before play goes on.

Texts are marked as `markup` reads them, so names of people are escaped.
"""

from typing import Final, NamedTuple

AGAIN: Final = "again"
"""The element of the table that shows a painted outcome once more, as R does."""
STEP: Final = "step/"
"""How those begin that go to one of its steps, as its number does."""


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
    """Seats that it concerns."""
    rule: str = ""
    painted: str = ""
    """The name under which the scene paints it in place of the table (`Shown.staged`); empty: a panel tells it."""
    steps: int = 0
    """Number of steps of a painted one that come one after another before its last picture."""
    seen: int = 0
    """Number of steps that were seen before: it begins after them."""
    stays: bool = True
    """A painted one stays to be read; otherwise the question that follows shows its last picture."""
    prompted: bool = False
    """A painted one whose words and buttons stand in the prompt, because its picture has none."""
    told_of_bots: bool = False
    """A painted one that a panel tells where it concerns no person."""

    def in_panel(self) -> "Outcome":
        return self._replace(painted="", steps=0, prompted=False)
