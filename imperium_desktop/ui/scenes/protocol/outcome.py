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


class Painting(NamedTuple):
    """A picture in steps, which the scene paints in place of the table."""

    name: str
    """What the scene knows it by (`Shown.staged`)."""
    steps: int
    """How much comes one after another before the last picture."""
    seen: int = 0
    """How many of the steps were seen before: it begins after them."""
    stays: bool = True
    """True for an outcome that stays to be read; otherwise the question that follows shows its last picture."""
    prompted: bool = False
    """True where words and buttons stand in the prompt, because the picture has none."""
    told_of_bots: bool = False
    """A panel tells it instead where it concerns no person."""


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
    painting: Painting | None = None
    """None: a panel tells it."""

    @property
    def prompted(self) -> bool:
        return self.painting is not None and self.painting.prompted
