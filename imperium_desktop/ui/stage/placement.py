"""Where elements lie: plain numbers, no Qt, so that every layout can be tested."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec


class Zone(StrEnum):
    TABLE = "table"
    """The felt beside the board."""
    BOARD = "board"
    """The board: what lies there zooms and pans with it, and shows only inside its frame."""
    TRAY = "tray"
    """The place in front of the deciding seat."""
    PROMPT = "prompt"
    """A button beside the question; has no place of its own."""
    UNSEEN = "unseen"
    """No place in sight now.

    It comes to the table when the player looks elsewhere or turns what is held.
    """
    COVER = "cover"
    """The place over the board, and over what is lit there: it is touched first."""
    DROP = "drop"
    """Means something only to what is dragged there."""


PLACELESS = (Zone.PROMPT, Zone.UNSEEN, Zone.DROP)

Shape: TypeAlias = tuple[tuple[tuple[float, float], ...], ...]
"""Closed lines of points; where they overlap there is a hole."""
LEVELS: Final = 12
COVERED: Final = "under/"
"""How the key of a covered card's whole picture begins, before the key of the part of it that can be touched."""


class Face(msgspec.Struct, frozen=True):
    """What is drawn of an element, without any words: games say of what. Equal faces have one picture."""


class Placement(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    face: Any = None
    """The `Face` that is drawn there, one of the game's own; None: only a place to touch."""
    z: float = 0
    zone: Zone = Zone.TABLE
    round: bool = False
    """Lit as a disc instead of a rounded square."""
    born: str = ""
    """The element of the layout before from which a new one comes."""
    after: int = 0
    """How many others come before it, one after the other, when it is new."""
    shape: Shape = ()
    """The outline by which it is lit, hit and focused; empty: all of the rectangle."""
    over: Any = None
    """The part of its face that lies on its edge and is seen over the light around it."""
    ground: bool = False
    """A stretch of the board: its light lies under the pieces and the names."""
    calm: bool = False
    """One of many alike that say themselves that they can be touched: gold around each would say nothing."""
    carried: Any = None
    """The `Face` of what is dragged from a mere place to touch."""

    def holds(self, x: float, y: float) -> bool:
        within = self.x <= x < self.x + self.width and self.y <= y < self.y + self.height
        return within and (not self.shape or inside(self.shape, x, y))

    @property
    def centre(self) -> tuple[float, float]:
        """A point that belongs to it, as far as possible from its edges."""
        if self.shape:
            return middle_of(self.shape, self.y, self.height)
        return self.x + self.width / 2, self.y + self.height / 2


def shaped(shape: Shape, **fields: Any) -> Placement:
    """A placement in the rectangle around an outline."""
    across = [x for ring in shape for x, _ in ring]
    down = [y for ring in shape for _, y in ring]
    left, top = min(across), min(down)
    return Placement(left, top, max(across) - left, max(down) - top, shape=shape, **fields)


def crossings(shape: Shape, y: float) -> list[float]:
    """Where the outline crosses a level, from left to right."""
    found = []
    for ring in shape:
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0])):
            if (y1 > y) != (y2 > y):
                found.append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    return sorted(found)


def inside(shape: Shape, x: float, y: float) -> bool:
    return sum(crossing <= x for crossing in crossings(shape, y)) % 2 == 1


def middle_of(shape: Shape, top: float, height: float) -> tuple[float, float]:
    """The middle of the widest stretch inside, on one of a few levels."""
    widest = (0.0, 0.0, 0.0)
    for level in range(1, LEVELS):
        y = top + height * level / LEVELS
        found = crossings(shape, y)
        for left, right in zip(found[::2], found[1::2], strict=False):
            widest = max(widest, (right - left, (left + right) / 2, y))
    return widest[1:]


Layout = dict[str, Placement]

BUTTON = Placement(0, 0, 0, 0, zone=Zone.PROMPT)
UNSEEN = Placement(0, 0, 0, 0, zone=Zone.UNSEEN)


def element_at(layout: Mapping[str, Placement], lit: Iterable[str], x: float, y: float) -> str | None:
    """The element under a point: what covers others, else a lit one if there is any, else the one on top."""
    lit = set(lit)
    under = [key for key, place in layout.items() if place.zone not in PLACELESS and place.holds(x, y)]
    return max(under, key=lambda key: (layout[key].zone is Zone.COVER, key in lit, layout[key].z), default=None)


def drop_at(layout: Mapping[str, Placement], x: float, y: float) -> str | None:
    """Where something was dropped: the uppermost of the places that are there for it."""
    under = [key for key, place in layout.items() if place.zone is Zone.DROP and place.holds(x, y)]
    return max(under, key=lambda key: layout[key].z, default=None)


def next_in_direction(
    layout: Mapping[str, Placement], among: Iterable[str], start: str | None, dx: int, dy: int
) -> str | None:
    """Walking with the arrow keys: the nearest element that way, straight ahead before aside."""
    spots = {key: layout[key].centre for key in among if key in layout and layout[key].zone not in PLACELESS}
    if not spots:
        return None
    if start not in spots:
        return min(spots, key=lambda key: (spots[key][1], spots[key][0]))
    x, y = spots[start]

    def cost(key: str) -> float:
        ahead = (spots[key][0] - x) * dx + (spots[key][1] - y) * dy
        aside = abs((spots[key][0] - x) * dy) + abs((spots[key][1] - y) * dx)
        return ahead + 2 * aside if ahead > 1 else float("inf")

    best = min((key for key in spots if key != start), key=cost, default=None)
    return best if best is not None and cost(best) < float("inf") else start
