"""§7.6 A battle as it was thrown: what each side had, what made its sum, its hits and who falls. Pure: no Qt, no words.

Read from the dice alone, because what is staged lies over the table as it was before the answer: legions that came with
that answer are not there yet.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.analysis.odds import Odds, battle_odds
from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import Effect
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import Battle, State
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, Outcome, losses_of, outcome_of
from imperium_desktop.rules.table import Event

FORTRESS: Final = "fortress"
EXTRA_DIE: Final[Effect] = "extra_land_die"


class Throw(NamedTuple):
    """One side's dice, as the rules tell of them."""

    seat: int
    dice: tuple[int, ...]
    bonus: int
    hits: int


class Bonus(NamedTuple):
    source: str
    """A card, or the fortress."""
    points: int


class Fighter(NamedTuple):
    throw: Throw
    force: Force
    bonuses: tuple[Bonus, ...]
    stopped: int
    """Hits of this side that the fortress of the other stops."""
    legions: int
    """Number of legions, or triremes, that fall."""
    fortress_falls: bool
    chooses: bool
    """True while it still has to choose between a legion and the fortress."""

    @property
    def total(self) -> int:
        return sum(self.throw.dice) + self.throw.bonus

    @property
    def left(self) -> Force:
        fortress = self.force.fortress and not self.fortress_falls
        return Force(self.force.units - self.legions, fortress, 0, 0)


class Fought(NamedTuple):
    place: str
    at_sea: bool
    sides: tuple[Fighter, Fighter]
    """The attacker first."""
    odds: Odds

    @property
    def outcome(self) -> Outcome:
        first, second = (side.left.size for side in self.sides)
        return outcome_of(first, second)


def fought_from(content: Components, view: State, told: Sequence[Event]) -> Fought | None:
    """The battle of which these events tell, from its beginning; None as long as no dice fell."""
    rolls = [event for event in told if isinstance(event, events.DiceRolled)][:2]
    if len(rolls) < 2:
        return None
    throws = [Throw(roll.seat, roll.dice, roll.bonus, roll.hits) for roll in rolls]
    lost = {event.seat for event in told if isinstance(event, events.UnitsLost) and event.unit == FORTRESS}
    chosen = {event.seat for event in told if isinstance(event, events.UnitsLost)}
    return fought(content, view, rolls[0].place, throws, lost, chosen)


def place_of_battle(content: Components, battle: Battle) -> str:
    """A province or a sea."""
    return (content.seas if battle.at_sea else content.provinces)[battle.place]


def fought_now(content: Components, view: State, battle: Battle, falls: str) -> Fought:
    """Battle in which a player chooses what falls, and `falls` is proposed."""
    place = place_of_battle(content, battle)
    throws = [Throw(roll.seat, roll.dice, roll.bonus, roll.hits) for roll in battle.sides]
    chosen = {roll.seat for roll in battle.sides if not roll.losses}
    kept = {seat for seat in chosen if view.players[seat].fortresses >> battle.place & 1}
    lost = chosen - kept
    if falls == FORTRESS:
        lost |= {next(roll.seat for roll in battle.sides if roll.losses)}
    return fought(content, view, place, throws, lost, chosen)


def fought(
    content: Components, view: State, place: str, throws: Sequence[Throw], lost: set[int], chosen: set[int]
) -> Fought:
    """`lost`: whose fortress falls, if they have one; `chosen`: who has nothing to choose any more."""
    at_sea, numbers = place in content.sea_numbers, content.box.battle
    found = [force_of(content, view, place, throw, active=throw is throws[0]) for throw in throws]
    sides = []
    for number, (throw, (force, bonuses)) in enumerate(zip(throws, found, strict=True)):
        other, rival = found[1 - number][0], throws[1 - number]
        losses = losses_of(numbers, force, rival.hits)
        chooses = force.fortress and 0 < losses <= force.units
        falls = force.fortress and losses > 0 and (losses > force.units or throw.seat in lost)
        stopped = min(throw.hits, numbers.fortress_ignores) if other.fortress else 0
        sides.append(
            Fighter(throw, force, bonuses, stopped, losses - falls, falls, chooses and throw.seat not in chosen)
        )
    odds = battle_odds(numbers, sides[0].force, sides[1].force)
    return Fought(place, at_sea, (sides[0], sides[1]), odds)


def force_of(
    content: Components, view: State, place: str, throw: Throw, *, active: bool
) -> tuple[Force, tuple[Bonus, ...]]:
    """What a side had, and what was added to its dice (§7.6.2–3)."""
    dice = len(throw.dice)
    if place in content.sea_numbers:
        return Force(dice, False, dice, 0), ()
    player = view.players[throw.seat]
    legions = dice - sum(card.value for card in powers(content, player, EXTRA_DIE))
    effect: Effect = "land_die_bonus_active" if active else "land_die_bonus_inactive"
    bonuses = [Bonus(card.id, dice * card.value) for card in powers(content, player, effect) if legions > 0]
    if player.controls >> content.province_numbers[place] & 1:
        bonuses += [Bonus(card.id, card.value) for card in powers(content, player, "land_sum_bonus_own_province")]
    rest = throw.bonus - sum(bonus.points for bonus in bonuses)
    if rest > 0:
        bonuses.append(Bonus(FORTRESS, rest))
    return Force(max(legions, 0), rest > 0, dice, throw.bonus), tuple(bonuses)


def cards_in(content: Components, view: State, fought: Fought) -> tuple[str, ...]:
    """What adds to the dice or the sum of either side."""
    if fought.at_sea:
        return ()
    extra = [card.id for side in fought.sides for card in powers(content, view.players[side.throw.seat], EXTRA_DIE)]
    added = [bonus.source for side in fought.sides for bonus in side.bonuses if bonus.source != FORTRESS]
    return tuple(dict.fromkeys((*extra, *added)))
