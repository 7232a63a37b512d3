"""How a picture fills a field of any shape: nothing is cut off at the top, and what names the card is in sight.

A wide field shows more of the ground at both sides; a narrow one shows what lies around the hero, the largest motif.
"""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from imperium_desktop.content.vignettes import Motif, Recipe

WIDE, HIGH = 420.0, 230.0
"""Size of a ground, in its own units."""
SHAPE: Final = WIDE / HIGH
FOOT: Final = 0.95
"""Where a motif stands in its box."""
SMALLEST: Final = 0.84
"""Share to which motifs shrink in a narrow field."""
UPRIGHT: Final = 1.45
"""How much wider than an upright field a motif as high as a picture may be: its box has air at its sides."""
STEEP: Final = 6
"""How much more a high motif counts than a low one, when a narrow field looks for the hero."""
IN_SIGHT: Final = 0.45
"""Share of a companion's box that stays in sight at the side of a narrow field."""
LIFTED: Final = 0.6
"""Share of what is covered below by which motifs stand higher: their feet may be covered."""


class Covered(NamedTuple):
    """Shares of a picture over which something lies, at its edges."""

    left: float = 0.0
    right: float = 0.0
    below: float = 0.0


class Frame(NamedTuple):
    width: float
    height: float
    covered: Covered
    hero: float
    """Where it stands, as a share of the picture."""

    @property
    def scale(self) -> float:
        """Scale of the ground, which fills the height."""
        return self.height / HIGH

    @property
    def free(self) -> QRectF:
        """Where motifs stand."""
        left, right, below = self.covered
        return QRectF(left * self.width, 0, (1 - left - right) * self.width, (1 - below * LIFTED) * self.height)

    @property
    def _wideness(self) -> float:
        return self.free.width() / self.free.height() / SHAPE

    @property
    def unit(self) -> float:
        """Unit of the motifs: somewhat smaller where the field is narrow.

        In an upright field they are as wide as that.
        """
        free = self.free
        shrunk = free.height() / HIGH * min(1.0, max(SMALLEST, math.sqrt(self._wideness)))
        return min(shrunk, free.width() / HIGH * UPRIGHT)

    @property
    def _spread(self) -> float:
        """The width over which motifs stand: they come apart in a wide field, but not as far as it goes."""
        return self.free.height() * SHAPE * math.sqrt(self._wideness)

    @property
    def _left(self) -> float:
        """Where that width begins."""
        free = self.free
        if self._wideness >= 1:
            return free.left() + (free.width() - self._spread) / 2
        return free.left() + min(0.0, max(free.width() - self._spread, free.width() / 2 - self.hero * self._spread))

    def _inward(self, x: float, side: float) -> float:
        """Place of a companion in a narrow field: nearer to the hero rather than cut in half."""
        free, room = self.free, side * IN_SIGHT / 2
        if self._wideness >= 1 or room * 2 > free.width():
            return x
        return min(max(x, free.left() + room), free.right() - room)

    def box(self, motif: Motif) -> QRectF:
        side = motif.high * HIGH * self.unit
        x = self._inward(self._left + motif.at[0] * self._spread, side)
        y = self.free.height() - (1 - motif.at[1]) * HIGH * self.unit
        return QRectF(x - side / 2, y - side * FOOT, side, side)


def frame_of(recipe: Recipe, width: float, height: float, covered: Covered) -> Frame:
    weights = [(motif.high**STEEP, motif.at[0]) for motif in recipe.motifs]
    hero = sum(weight * x for weight, x in weights) / sum(weight for weight, _ in weights)
    return Frame(width, height, covered, hero)
