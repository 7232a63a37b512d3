"""§7.6 Exactly how likely each outcome of a battle is."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from imperium_desktop.games.mare_nostrum.rules.components import BattleNumbers
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, Outcome, losses_of, outcome_of


@lru_cache(maxsize=256)
def sum_ways(dice: int, sides: int) -> tuple[int, ...]:
    """Number of ways in which the dice show each sum, from 0 on."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + sides)
        for total, count in enumerate(ways):
            for face in range(1, sides + 1):
                more[total + face] += count
        ways = more
    return tuple(ways)


def hit_ways(numbers: BattleNumbers, dice: int, bonus: int) -> list[int]:
    """Number of ways in which a side scores 0, 1, 2 … hits."""
    found: Counter[int] = Counter()
    for total, count in enumerate(sum_ways(dice, numbers.die)):
        if count:
            found[(total + bonus) // numbers.points_per_hit] += count
    return [found[hits] for hits in range(max(found) + 1)]


class Odds(NamedTuple):
    """Odds of a battle, seen by the active player."""

    outcomes: dict[Outcome, Fraction]
    losses: tuple[Fraction, Fraction]
    """How many units each side loses on average, the active one first."""

    @property
    def conquered(self) -> Fraction:
        return self.outcomes["conquered"]


def battle_odds(numbers: BattleNumbers, ours: Force, theirs: Force) -> Odds:
    """Which units are removed makes no difference to whether any are left."""
    outcomes: dict[Outcome, Fraction] = dict.fromkeys(("conquered", "repelled", "undecided", "ruin"), Fraction(0))
    lost = [Fraction(0), Fraction(0)]
    scored, suffered = (hit_ways(numbers, side.dice, side.bonus) for side in (ours, theirs))
    total = sum(scored) * sum(suffered)
    for hits, ways in enumerate(scored):
        for hits_back, ways_back in enumerate(suffered):
            chance = Fraction(ways * ways_back, total)
            our_loss, their_loss = losses_of(numbers, ours, hits_back), losses_of(numbers, theirs, hits)
            outcomes[outcome_of(ours.size - our_loss, theirs.size - their_loss)] += chance
            lost[0] += chance * our_loss
            lost[1] += chance * their_loss
    return Odds(outcomes, (lost[0], lost[1]))
