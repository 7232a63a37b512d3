"""Everything that can happen, as the log tells it."""

from typing import ClassVar

from imperium_desktop.games.hadrian.rules.components import GoalName
from imperium_desktop.games.hadrian.rules.content import UNKNOWN
from imperium_desktop.games.hadrian.rules.names import (
    AttributeName,
    CohortName,
    FavourName,
    GladiatorName,
    ItemName,
    RankName,
)
from imperium_desktop.rules.table import Event

# §4 A Year begins


class TurnBegan(Event, frozen=True):
    """A Year; the house calls it a turn."""

    turn: int

    @property
    def begins(self) -> int:
        return self.turn


class FortEntered(Event, frozen=True):
    """The fort of the campaign that is played."""

    seat: int
    fort: str
    reward: tuple[ItemName, ...]


class DeckShuffled(Event, frozen=True):
    """The Fate discard became a new deck (§8.7)."""

    cards: int


class FateTurned(Event, frozen=True):
    """The Year's card; everybody receives its items."""

    reveals: ClassVar[bool] = True
    card: int
    items: tuple[ItemName, ...]


class FatePassedOver(Event, frozen=True):
    """A card that the fort's rule does not accept for its first Year (§12)."""

    reveals: ClassVar[bool] = True
    card: int


class PathChosen(Event, frozen=True):
    seat: int
    card: str

    def seen_by(self, seat: int) -> "PathChosen":
        return self if seat == self.seat else PathChosen(self.seat, UNKNOWN)


class CardsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    path: str
    prospect: str
    items: tuple[ItemName, ...]
    """Items that the Prospect gave."""


class NeutralTurned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    neutral: int
    card: str


class IncomePaid(Event, frozen=True):
    """Income of the sheet is paid (§4.5)."""

    seat: int
    items: tuple[ItemName, ...]


# §5–§7 Boxes


class BoxFilled(Event, frozen=True):
    """`area` and `box` as in the keys of the table's elements."""

    seat: int
    area: str
    box: int
    paid: tuple[ItemName, ...]
    gained: tuple[ItemName, ...]


class PointGained(Event, frozen=True):
    """The next box of an attribute track."""

    seat: int
    attribute: AttributeName
    box: int
    gained: tuple[ItemName, ...]


class CohortReinforced(Event, frozen=True):
    seat: int
    cohort: CohortName
    box: int


class GainLost(Event, frozen=True):
    """The track is full (§5.6)."""

    seat: int
    area: str


class BuildingBuilt(Event, frozen=True):
    seat: int
    building: str
    paid: tuple[ItemName, ...]
    gained: tuple[ItemName, ...]


class LandmarkBuilt(Event, frozen=True):
    seat: int
    landmark: str
    paid: tuple[ItemName, ...]


class WorkersExchanged(Event, frozen=True):
    seat: int
    box: int
    paid: tuple[ItemName, ...]
    gained: tuple[ItemName, ...]


class NeighbourPaid(Event, frozen=True):
    gives: ClassVar[bool] = True

    seat: int
    rival: int
    item: ItemName


class NeighbourUsed(Event, frozen=True):
    """A neighbour's Prospect is used without passing: one more card attacks the user (§11.1)."""

    seat: int
    rival: int


class NeutralPaid(Event, frozen=True):
    """One more card attacks everybody (§10.3)."""

    seat: int
    neutral: int
    item: ItemName


class GoodTurned(Event, frozen=True):
    """A Fate card for its good."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    good: int


class GoodBought(Event, frozen=True):
    seat: int
    box: int
    good: int
    renown: int
    """0 for a good the player already has."""
    paid: tuple[ItemName, ...]
    gained: tuple[ItemName, ...]


class DamageTurned(Event, frozen=True):
    """A Fate card for the battle of a gladiator."""

    reveals: ClassVar[bool] = True
    seat: int
    gladiator: GladiatorName
    card: int
    damage: int


class GladiatorSurvived(Event, frozen=True):
    seat: int
    gladiator: GladiatorName
    strength: int
    """What is left."""
    gained: tuple[ItemName, ...]


class GladiatorDied(Event, frozen=True):
    seat: int
    gladiator: GladiatorName


class FavourGained(Event, frozen=True):
    """A temple gives Favours."""

    seat: int
    favours: int
    """Favours that the player has now."""


class DisdainRemoved(Event, frozen=True):
    seat: int
    marks: int


class DiplomatSent(Event, frozen=True):
    seat: int
    box: int
    cohort: CohortName
    favours: int
    paid: tuple[ItemName, ...]


class MapScouted(Event, frozen=True):
    seat: int
    box: int
    cells: tuple[str, ...]
    paid: tuple[ItemName, ...]
    gained: tuple[ItemName, ...]


class RowCompleted(Event, frozen=True):
    seat: int
    row: int


class SeatFinished(Event, frozen=True):
    seat: int


class SeatSwitched(Event, frozen=True):
    seat: int
    rival: int


# §8 The attack


class ItemsReturned(Event, frozen=True):
    """What was not used goes back (§8.1)."""

    seat: int
    items: tuple[ItemName, ...]


class AttackBegan(Event, frozen=True):
    turn: int
    cards: int
    flag: int


class AttackTurned(Event, frozen=True):
    """`attack` counts the cards from 1."""

    reveals: ClassVar[bool] = True
    attack: int
    card: int
    cohort: CohortName


class ExtraAttackTurned(Event, frozen=True):
    """A card that only this seat faces (§11.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    attack: int
    card: int
    cohort: CohortName


class FavourUsed(Event, frozen=True):
    seat: int
    attack: int
    cohort: CohortName
    favour: FavourName


class AttackResolved(Event, frozen=True):
    seat: int
    undefended: int
    disdain: int
    """Marks gained."""
    valour: int


class AttackEnded(Event, frozen=True):
    turn: int


# §9 Scoring


class AttributesScored(Event, frozen=True):
    seat: int
    renown: int
    piety: int
    valour: int
    discipline: int


class PathScored(Event, frozen=True):
    seat: int
    card: str
    reached: int
    points: int


class DisdainScored(Event, frozen=True):
    seat: int
    marks: int
    points: int
    """Lost."""


class TotalScored(Event, frozen=True):
    seat: int
    total: int


class RankReached(Event, frozen=True):
    """A title is reached in a match played alone (§10.5)."""

    seat: int
    rank: RankName
    total: int


class GoalChecked(Event, frozen=True):
    """A goal of the fort or its challenge (§12)."""

    seat: int
    goal: GoalName
    building: str
    wanted: int
    at: int
    reached: int
    met: bool


class FortJudged(Event, frozen=True):
    seat: int
    fort: str
    ending: str
