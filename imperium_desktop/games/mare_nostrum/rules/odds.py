"""§7.6 What a side throws in a battle, and exactly how likely each outcome is."""

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Literal, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.components import BattleNumbers
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import State

Outcome = Literal["conquered", "repelled", "undecided", "ruin"]
"""For the active player: alone there, gone, both still there, nobody left."""


class Force(NamedTuple):
    """One side of a battle before the dice fall."""

    units: int
    """Legions or triremes."""
    fortress: bool
    dice: int
    bonus: int
    """What is added to the sum of the dice."""

    @property
    def size(self) -> int:
        return self.units + self.fortress


def sea_force(triremes: int) -> Force:
    return Force(triremes, False, triremes, 0)


def land_force(
    content: Components, state: State, seat: int, province: int, *, active: bool, legions: int | None = None
) -> Force:
    """§7.6.1–3 What a player has in a province, or would have there with so many legions."""
    player = state.players[seat]
    if legions is None:
        legions = player.legions[province]
    fortress = bool(player.fortresses >> province & 1)
    if not legions and not fortress:
        return Force(0, False, 0, 0)
    dice = legions + sum(card.value for card in powers(content, player, "extra_land_die"))
    bonus = content.box.battle.fortress_bonus if fortress else 0
    if legions:
        effect: Literal["land_die_bonus_active", "land_die_bonus_inactive"] = (
            "land_die_bonus_active" if active else "land_die_bonus_inactive"
        )
        bonus += dice * sum(card.value for card in powers(content, player, effect))
    if player.controls >> province & 1:
        bonus += sum(card.value for card in powers(content, player, "land_sum_bonus_own_province"))
    return Force(legions, fortress, dice, bonus)


def losses_of(numbers: BattleNumbers, force: Force, hits: int) -> int:
    """§7.6.5–6 How many units a side must remove when so many hits were scored against it."""
    taken = hits - numbers.fortress_ignores if force.fortress else hits
    return min(max(taken, 0), force.size)


@lru_cache(maxsize=256)
def sum_ways(dice: int, sides: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum, from 0 on."""
    ways = [1]
    for _ in range(dice):
        more = [0] * (len(ways) + sides)
        for total, count in enumerate(ways):
            for face in range(1, sides + 1):
                more[total + face] += count
        ways = more
    return tuple(ways)


def hit_ways(numbers: BattleNumbers, dice: int, bonus: int) -> list[int]:
    """In how many ways a side scores 0, 1, 2 … hits."""
    found: Counter[int] = Counter()
    for total, count in enumerate(sum_ways(dice, numbers.die)):
        if count:
            found[(total + bonus) // numbers.points_per_hit] += count
    return [found[hits] for hits in range(max(found) + 1)]


class Odds(NamedTuple):
    """Of a battle, seen by the active player."""

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


def outcome_of(ours: int, theirs: int) -> Outcome:
    if ours:
        return "undecided" if theirs else "conquered"
    return "repelled" if theirs else "ruin"
