"""A player that makes small mistakes, as a friend does who looks away now and then."""

from math import exp
from typing import Final

from imperium_desktop.bots.greedy import HOPELESS, Adviser, GreedyBot
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option

FARTHEST: Final = 4.0
"""No move is taken that is this many temperatures worse than the best: a win in one move is seen, and so is a gift."""
FINENESS: Final = 1 << 24


class Apprentice(GreedyBot):
    def __init__(self, adviser: Adviser, temperature: float, chance: Chance) -> None:
        super().__init__(adviser, chance)
        self.temperature = temperature

    def choose(self, seen: AnySeen) -> Answer:
        decision = seen.decision
        unweighed = (*self.adviser.habits, *self.adviser.by_lot)
        if decision.picks_several or decision.kind in unweighed or len(decision.options) == 1:
            return super().choose(seen)
        return self._among(self.likely(self.ranked(seen)))

    def likely(self, ranked: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
        """Moves that come into question, each with how likely it is beside the best; never of the worst third."""
        best = ranked[0][0]
        if best == HOPELESS:
            return [(1.0, ranked[0][1])]
        kept = ranked[: len(ranked) - len(ranked) // 3]
        apart = [((best - worth) / self.temperature, option) for worth, option in kept]
        return [(exp(-distance), option) for distance, option in apart if distance <= FARTHEST]

    def _among(self, likely: list[tuple[float, Option]]) -> Option:
        drawn = self.chance.below(FINENESS) / FINENESS * sum(share for share, _ in likely)
        for share, option in likely:
            drawn -= share
            if drawn < 0:
                return option
        return likely[0][1]
