"""Where the road of the lessons runs: plain numbers, no Qt, so that every window size can be tested.

The first stage lies at the bottom. Its rows are walked from left to right and back, and so are those of the stages
above it; a border parts two stages.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from imperium_desktop.ui.theme.rect import Rect

WAVE = 0.2
"""How far medallions lie above and below the middle of their row, in radii."""
NARROWEST = 4.2
"""Least distance of two medallions, in radii: their titles need it."""
CUT = 0.25
"""Share of a land that may be seen at the upper edge."""
LARGER = 1.36
"""The radius of the next one, in those of the others."""


class Sizes(NamedTuple):
    """Sizes in pixels."""

    radius: float
    words: float
    """Room for stars and title under a medallion."""
    heading: float
    """Room for the name of a stage."""
    border: float


class Spot(NamedTuple):
    x: float
    y: float
    room: float
    """Width for its title."""


class PathPlan(NamedTuple):
    width: float
    height: float
    spots: list[Spot]
    """Places of the lessons."""
    lands: list[Rect]
    """Places of the stages."""
    borders: list[Rect]
    """Places between a stage and the next."""
    turns: list[int]
    """Lessons after which the road turns to the next row."""

    def cuts_a_land(self, seen: float) -> bool:
        """Whether medallions of a land lie on the upper edge of what is seen first, the lowest `seen` pixels.

        A few pixels of the next land may be seen: they say that there is more.
        """
        edge = self.height - seen
        return any(land.y < edge - 1 and land.bottom > edge + land.height * CUT for land in self.lands)


def rows_of(count: int, most: int) -> list[int]:
    """Lengths of rows, as even as can be."""
    rows = max(math.ceil(count / most), 1)
    return [count // rows + (row < count % rows) for row in range(rows)]


def plan_path(stages: Sequence[int], width: float, least: float, sizes: Sizes) -> PathPlan:
    """`stages`: how many lessons each has; `least`: the height there is to fill."""
    gap = sizes.radius * NARROWEST
    rows = [rows_of(count, max(int(width // gap), 1)) for count in stages]
    count = sum(map(len, rows))
    row_height = sizes.radius * (LARGER + 1 + 2 * WAVE) + sizes.words
    fixed = len(stages) * sizes.heading + (len(stages) - 1) * sizes.border
    row_height = max(row_height, (least - fixed) / max(count, 1))
    height = fixed + count * row_height
    spots: list[Spot] = []
    lands: list[Rect] = []
    borders: list[Rect] = []
    turns: list[int] = []
    bottom, walked = height, 0
    for stage in rows:
        for number in stage:
            spare = row_height - sizes.words - sizes.radius * (LARGER + 1 + 2 * WAVE)
            middle = bottom - spare / 2 - sizes.words - sizes.radius * (1 + WAVE)
            spots += spots_in_row(number, width, middle, backwards=walked % 2 == 1, sizes=sizes)
            turns.append(len(spots) - 1)
            bottom -= row_height
            walked += 1
        bottom -= sizes.heading
        lands.append(Rect(0, bottom, width, len(stage) * row_height + sizes.heading))
        if len(lands) < len(rows):
            bottom -= sizes.border
            borders.append(Rect(0, bottom, width, sizes.border))
    return PathPlan(width, height, spots, lands, borders, turns[:-1])


def spots_in_row(count: int, width: float, y: float, *, backwards: bool, sizes: Sizes) -> list[Spot]:
    room = width / max(count, 1)
    found = []
    for place in range(count):
        x = room * (place + 0.5)
        wave = sizes.radius * WAVE * (-1 if place % 2 else 1)
        found.append(Spot(width - x if backwards else x, y + wave, room))
    return found
