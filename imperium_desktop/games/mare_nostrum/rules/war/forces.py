"""§7.6 What a side throws in a battle, what it loses, and who is left."""

from typing import Literal, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.components import BattleNumbers
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import State

Outcome = Literal["conquered", "repelled", "undecided", "ruin"]
"""Outcome for the active player: alone there, gone, both still there, nobody left."""


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
    """Force of a player in a province, or with `legions` there (§7.6.1–3)."""
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
    """Number of units that a side must remove for these hits (§7.6.5–6)."""
    taken = hits - numbers.fortress_ignores if force.fortress else hits
    return min(max(taken, 0), force.size)


def outcome_of(ours: int, theirs: int) -> Outcome:
    if ours:
        return "undecided" if theirs else "conquered"
    return "repelled" if theirs else "ruin"
