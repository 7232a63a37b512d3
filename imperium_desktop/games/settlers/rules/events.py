"""Everything that can happen, as the log tells it. Cards are named by their physical ids."""

from typing import ClassVar, Literal, TypeAlias

from imperium_desktop.games.settlers.rules.content import UNKNOWN
from imperium_desktop.games.settlers.rules.names import Faction, Good, Resource, SupplyGood
from imperium_desktop.rules.table import Event

Source: TypeAlias = Literal["board", "deal", "production", "bonus", "action", "feature", "raze", "workers", "end"]
"""What goods and points come from."""
DeckName: TypeAlias = Literal["common", "faction"]
PhaseName: TypeAlias = Literal["lookout", "production", "actions", "cleanup", "attack"]


# The round


class FactionChosen(Event, frozen=True):
    seat: int
    faction: Faction


class RoundBegan(Event, frozen=True):
    turn: int
    seat: int
    """The First player."""

    @property
    def begins(self) -> int:
        return self.turn


class PhaseBegan(Event, frozen=True):
    opens: ClassVar[bool] = True
    phase: PhaseName


class SeatPassed(Event, frozen=True):
    seat: int


# Decks and hands


class CardDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    deck: DeckName
    card: str

    def seen_by(self, seat: int) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, self.deck, UNKNOWN)


class DrawLost(Event, frozen=True):
    """A draw is lost because the deck ran out (§2.8)."""

    seat: int
    deck: DeckName


class CommonShuffled(Event, frozen=True):
    """The Common pile became a new deck (§2.8)."""

    cards: int


class CardKept(Event, frozen=True):
    """One of several that only this seat saw."""

    seat: int
    card: str

    def seen_by(self, seat: int) -> "CardKept":
        return self if seat == self.seat else CardKept(self.seat, UNKNOWN)


class CardsShuffledBack(Event, frozen=True):
    """Cards are shuffled back into their deck (§9.4.8)."""

    seat: int
    cards: int


class CardDiscarded(Event, frozen=True):
    """A card of the hand, or one just drawn, is discarded openly."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


# §5.1 Lookout


class RowLaid(Event, frozen=True):
    """Common cards for all to see."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardTaken(Event, frozen=True):
    seat: int
    card: str


class RowDiscarded(Event, frozen=True):
    """What nobody took."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardsPassedOn(Event, frozen=True):
    """The cards to choose from are passed on (§10.1)."""

    reveals: ClassVar[bool] = True
    cards: int


# Goods and points


class GoodsGained(Event, frozen=True):
    """Goods come from the general supply; `card` is what gave them."""

    seat: int
    source: Source
    goods: tuple[Good, ...]
    card: str = ""


class PointsScored(Event, frozen=True):
    seat: int
    source: Source
    points: int
    card: str = ""


class SpentPairsSeen(Event, frozen=True):
    """Workers were spent for a card's goods, which everybody sees (§9.5.2)."""

    gives: ClassVar[bool] = True
    seat: int
    card: str
    goods: tuple[Good, ...]


class GoodsReturned(Event, frozen=True):
    """Goods are given back for points (§9.3.3, §9.4.9)."""

    seat: int
    card: str
    goods: tuple[Good, ...]


class SamuraiLost(Event, frozen=True):
    """§9.4.3 No Location is left for them."""

    seat: int
    n: int


# §6 Actions


class LocationBuilt(Event, frozen=True):
    seat: int
    card: str
    paid: tuple[SupplyGood, ...]


class LocationGivenUp(Event, frozen=True):
    seat: int
    card: str


class FoundationGivenUp(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class DealMade(Event, frozen=True):
    seat: int
    card: str
    good: Good
    paid: tuple[SupplyGood, ...]


class CardRazed(Event, frozen=True):
    """A card of the hand is razed."""

    seat: int
    card: str
    paid: int
    """Raze tokens."""


class LocationRazed(Event, frozen=True):
    gives: ClassVar[bool] = True
    seat: int
    rival: int | None
    """Seat that owned it; None: the virtual player. The seat itself: its own (§9.3.1)."""
    card: str
    paid: int


class FoundationMade(Event, frozen=True):
    """A razed Common Location, with the wood for it (§6.4.6)."""

    seat: int
    card: str
    rival: int
    """Seat that gains the wood: not the same while the Location was taken over (§9.5.6)."""


class LocationActivated(Event, frozen=True):
    seat: int
    card: str
    uses: int
    paid: tuple[SupplyGood, ...]


class WorkerSent(Event, frozen=True):
    """A Worker is sent to an open Location of a rival (§13.1)."""

    gives: ClassVar[bool] = True
    seat: int
    rival: int
    """Owner of the Location."""
    card: str
    rewarded: bool
    """Whether they gain a Worker for it (§13.4)."""


class InstantPlayed(Event, frozen=True):
    """An instant card is played (§13.3)."""

    seat: int
    card: str


class WorkersSpent(Event, frozen=True):
    seat: int
    workers: int
    goods: tuple[Good, ...]


class DefensePlaced(Event, frozen=True):
    seat: int
    card: str


class SamuraiPlaced(Event, frozen=True):
    seat: int
    card: str


class CardsBanked(Event, frozen=True):
    """Face down."""

    seat: int
    card: str
    cards: int


class ResourcesBanked(Event, frozen=True):
    seat: int
    card: str
    goods: tuple[Resource, ...]


# What cards do


class FoundationLaid(Event, frozen=True):
    """Face down from the hand (§9.5.4)."""

    seat: int


class ResourceStolen(Event, frozen=True):
    seat: int
    rival: int
    good: Resource


class LocationRemoved(Event, frozen=True):
    seat: int
    rival: int | None
    card: str


class LocationTakenOver(Event, frozen=True):
    seat: int
    rival: int | None
    card: str


class LocationReturned(Event, frozen=True):
    """A Location returns to its owner, at the end of the round."""

    seat: int
    rival: int | None
    card: str


class ActionBlocked(Event, frozen=True):
    seat: int
    rival: int | None
    card: str


class UseRegained(Event, frozen=True):
    """A used action is available again (§6.5.6)."""

    seat: int
    card: str


class DealTaken(Event, frozen=True):
    seat: int
    rival: int | None
    card: str


class DealDiscarded(Event, frozen=True):
    seat: int
    rival: int | None
    """Seat that had it; the seat itself: its own (§9.2.5)."""
    card: str


class TradeRouteOpened(Event, frozen=True):
    seat: int
    rival: int | None
    card: str
    good: Good


class TradeRouteEnded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class LocationEmptied(Event, frozen=True):
    """What lay under or on a Location that left: cards come to light, goods go back (§6.1.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    banked: tuple[str, ...]


# §7 Cleanup


class GoodsDiscarded(Event, frozen=True):
    seat: int
    goods: tuple[SupplyGood, ...]


class GoodsStored(Event, frozen=True):
    seat: int
    goods: tuple[SupplyGood, ...]


class GoodsLeft(Event, frozen=True):
    """Goods stay on a Location, until the next Production phase (§13.2)."""

    seat: int
    card: str
    goods: tuple[SupplyGood, ...]


class GoodsTakenBack(Event, frozen=True):
    seat: int
    card: str
    goods: tuple[SupplyGood, ...]


# §8 Scoring


class LocationsScored(Event, frozen=True):
    """Points for Common and for Faction Locations."""

    seat: int
    common: int
    faction: int


class TotalScored(Event, frozen=True):
    seat: int
    total: int
