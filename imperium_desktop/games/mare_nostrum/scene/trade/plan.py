"""Where mats, ribbon and trade tokens lie on the felt. Pure numbers, no Qt."""

import math
from typing import Final

from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.stage.placement import Shape
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

CORNERS: Final = 28
"""Number of corners of the polygon that stands for a disc."""


class TradePlan:
    def __init__(self, plan: Plan) -> None:
        areas = plan.areas
        self.table = table = areas.table
        self.across, self.down = across, down = areas.across, areas.down
        self.edge = blend(14, 24, across)
        self.ribbon = Rect(self.edge, blend(8, 18, down), table.width - 2 * self.edge, blend(40, 64, down))
        self.mat_width = min(blend(300, 520, across), table.width * 0.36)
        self.mat_height = blend(132, 190, down)
        self.note = blend(16, 26, down) if down > 0.35 else 0.0
        """Room for a line under the wells, where there is any."""

    def mats(self, seats: int, bottom: int) -> dict[int, Rect]:
        """Clockwise from the one at the bottom."""
        left, right = self.edge, self.table.width - self.edge - self.mat_width
        middle = (self.table.width - self.mat_width) / 2
        top = self.ribbon.bottom + blend(10, 30, self.down)
        height = self.mat_height + self.note
        low = self.table.height - blend(8, 24, self.down) - height
        second = top + (low - top) / 2
        around = {
            3: ((left, top + (second - top) / 2), (right, top + (second - top) / 2)),
            4: ((left, second), (middle, top), (right, second)),
            5: ((left, second), (left, top), (right, top), (right, second)),
        }[seats]
        spots = ((middle, low), *around)
        return {(bottom + place) % seats: Rect(*spot, self.mat_width, height) for place, spot in enumerate(spots)}

    def wells(self, mat: Rect, count: int) -> list[Rect]:
        pad, gap = blend(7, 20, self.across), blend(6, 16, self.across)
        if count > 4:
            gap *= 0.6
        head = self.head
        shared = max(count, 3)
        width = (mat.width - 2 * pad - gap * (shared - 1)) / shared
        height = mat.height - self.note - head - blend(8, 16, self.down)
        return [Rect(mat.x + pad + place * (width + gap), mat.y + head, width, height) for place in range(count)]

    @property
    def head(self) -> float:
        """The upper part of a mat, with the name."""
        return blend(38, 56, self.down)

    @property
    def labelled(self) -> bool:
        """Whether there is room for names under tokens."""
        return self.down > 0.35

    def token(self, well: Rect) -> Rect:
        """Where a token lies in its well."""
        label = 26.0 if self.labelled else 0.0
        side = min(blend(46, 70, self.down), well.width - 10, well.height - label - 10)
        return Rect(well.x + (well.width - side) / 2, well.y + (well.height - label - side) / 2, side, side)

    def taken(self, mat: Rect, count: int) -> list[Rect]:
        """Places at the right end of a mat's head, the first one leftmost."""
        side = blend(26, 34, self.down)
        step = side - 9 if count < 6 else side * 0.5
        right = mat.right - blend(8, 16, self.across) - side
        top = mat.y + (self.head - side) / 2
        return [Rect(right - (count - 1 - place) * step, top, side, side) for place in range(count)]

    # The trade tokens in the middle

    def middle(self, seats: int) -> Rect:
        """What the mats leave free for the leader's tokens."""
        mats = self.mats(seats, 0)
        left = self.edge + self.mat_width
        top = self.ribbon.bottom if seats != 4 else mats[2].bottom
        return Rect(left, top, self.table.width - 2 * left, mats[0].y - top)

    @property
    def gap(self) -> float:
        """Gap between trade tokens: the words under them need it."""
        return blend(30, 38, self.across)

    def discs(self, seats: int, chosen: int | None, count: int = 3) -> list[Rect]:
        """Places of all tokens; the one that is played is larger."""
        large, small = (blend(64, 112, self.down), blend(50, 84, self.down))
        if chosen is None:
            large = small = blend(76, 104, self.down)
        gap = self.gap
        sides = [large if place == chosen else small for place in range(count)]
        room = self.middle(seats)
        x = room.x + (room.width - sum(sides) - gap * (count - 1)) / 2
        y = room.y + room.height * (0.6 if seats == 5 else 0.5)
        found = []
        for side in sides:
            found.append(Rect(x, y - side / 2, side, side))
            x += side + gap
        return found

    @property
    def button(self) -> Rect:
        """Button to the map and back."""
        width, height = blend(150, 190, self.across), blend(30, 36, self.down)
        return Rect(self.edge, self.table.height - blend(8, 18, self.down) - height, width, height)


def disc_shape(disc: Rect) -> tuple[tuple[float, float], ...]:
    return arc(disc, 0, CORNERS)


def half_disc(disc: Rect, right: bool) -> Shape:
    """The side of a trade token."""
    start = -CORNERS // 4 if right else CORNERS // 4
    return (arc(disc, start, CORNERS // 2 + 1),)


def arc(disc: Rect, start: int, count: int) -> tuple[tuple[float, float], ...]:
    x, y, radius = disc.x + disc.width / 2, disc.y + disc.height / 2, disc.width / 2
    turns = (2 * math.pi * (start + corner) / CORNERS for corner in range(count))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)
