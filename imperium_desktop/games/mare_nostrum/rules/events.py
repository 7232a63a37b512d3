"""Everything that can happen, as the log tells it."""

from typing import ClassVar, Literal

from imperium_desktop.games.mare_nostrum.rules.components import BuildingName, EmpireName, GoodName, TrackName, UnitName
from imperium_desktop.games.mare_nostrum.rules.tokens import TokenName
from imperium_desktop.rules.table import Event

PhaseName = Literal["collect", "trade", "build", "battle", "leadership"]


class EmpireChosen(Event, frozen=True):
    seat: int
    empire: EmpireName


class RoundBegan(Event, frozen=True):
    round: int

    @property
    def begins(self) -> int:
        return self.round


class PhaseBegan(Event, frozen=True):
    opens: ClassVar[bool] = True
    phase: PhaseName


# §4 Collect


class ResourcesCollected(Event, frozen=True):
    """Everybody can read the yield off the map; only drawn goods are secret."""

    seat: int
    tokens: tuple[TokenName, ...]


class LegendaryDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    token: TokenName | None
    """None for those who may not know it."""

    def seen_by(self, seat: int) -> "LegendaryDrawn":
        return self if seat == self.seat else LegendaryDrawn(self.seat, None)


class CoinTaken(Event, frozen=True):
    """A coin is taken instead of a legendary good."""

    seat: int


class GoodChosen(Event, frozen=True):
    """A wonder gives a good of the reserve."""

    seat: int
    good: GoodName


# §5 Trade


class NumberSet(Event, frozen=True):
    seat: int
    number: int


class TradeAbstained(Event, frozen=True):
    """A player has too few resources for the number."""

    reveals: ClassVar[bool] = True
    seat: int


class OfferLaid(Event, frozen=True):
    """Face down."""

    seat: int


class OfferRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    tokens: tuple[TokenName, ...]


class TradeCalledOff(Event, frozen=True):
    """Fewer than two take part."""


class TokenTaken(Event, frozen=True):
    seat: int
    rival: int
    token: TokenName


class OfferReturned(Event, frozen=True):
    """What nobody took."""

    seat: int
    tokens: tuple[TokenName, ...]


class TokenGiven(Event, frozen=True):
    """A token is given to make up for a take too many (§5.4)."""

    reveals: ClassVar[bool] = True
    seat: int
    rival: int
    token: TokenName | None

    def seen_by(self, seat: int) -> "TokenGiven":
        return self if seat in (self.seat, self.rival) else TokenGiven(self.seat, self.rival, None)


# §6 Build


class TurnBegan(Event, frozen=True):
    """A build turn or a war turn."""

    opens: ClassVar[bool] = True
    seat: int
    phase: PhaseName
    rival: int | None
    """The leader who named this player, if that is somebody else."""

    @property
    def whose_turn(self) -> int:
        return self.seat


class BuiltFirst(Event, frozen=True):
    """Perseus cuts in (§9.2)."""

    seat: int


class SetPaid(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    tokens: tuple[TokenName, ...]


class ControlPlaced(Event, frozen=True):
    seat: int
    province: str


class UnitBuilt(Event, frozen=True):
    seat: int
    unit: UnitName
    place: str


class LegionsRaised(Event, frozen=True):
    seat: int
    province: str
    count: int
    card: str


class BuildingBuilt(Event, frozen=True):
    seat: int
    building: BuildingName
    province: str
    good: GoodName | None


class CardBought(Event, frozen=True):
    seat: int
    card: str
    owned: int
    """How many cards the buyer has now, without the Pyramids."""


class HeroCopied(Event, frozen=True):
    seat: int
    card: str


class RaceNarrowed(Event, frozen=True):
    """A player who certainly cannot make a winning build any more is skipped (§9.2)."""

    reveals: ClassVar[bool] = True
    seat: int


class ResourcesDiscarded(Event, frozen=True):
    """Resources are discarded at the end of phase 3.

    The reserve is open, but not which player put what there.
    """

    reveals: ClassVar[bool] = True
    seat: int
    tokens: tuple[TokenName, ...] | None

    def seen_by(self, seat: int) -> "ResourcesDiscarded":
        return self if seat == self.seat else ResourcesDiscarded(self.seat, None)


class CardsOpened(Event, frozen=True):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


# §7 Movement and battle


class PeaceDeclared(Event, frozen=True):
    seat: int
    rival: int


class LegionsSentHome(Event, frozen=True):
    """Peace sends legions to their capital province."""

    seat: int
    origin: str
    target: str
    count: int


class MarkerSwapped(Event, frozen=True):
    """The province has a new controller."""

    seat: int
    rival: int
    province: str


class LegionSacrificed(Event, frozen=True):
    """The Queen of Sheba gives a legion up."""

    seat: int
    province: str


class TriremeMoved(Event, frozen=True):
    seat: int
    origin: str
    target: str


class LegionsMoved(Event, frozen=True):
    seat: int
    origin: str
    target: str
    count: int


class BattleBegan(Event, frozen=True):
    seat: int
    rival: int
    place: str


class DiceRolled(Event, frozen=True):
    """One side of a battle: dice, what is added to their sum, and the hits scored."""

    seat: int
    place: str
    dice: tuple[int, ...]
    bonus: int
    total: int
    hits: int


class HitIgnored(Event, frozen=True):
    """The fortress ignores a hit."""

    seat: int
    place: str


class UnitsLost(Event, frozen=True):
    seat: int
    place: str
    unit: UnitName
    count: int


class BattleEnded(Event, frozen=True):
    """Which of the two still have units there."""

    seat: int
    rival: int
    place: str
    outcome: Literal["conquered", "repelled", "undecided", "ruin"]


class PostLeft(Event, frozen=True):
    """A legion is missing: what it held is the controller's again."""

    seat: int
    province: str
    building: BuildingName | None
    """None: the control marker."""
    good: GoodName | None


class OccupationEnded(Event, frozen=True):
    """§7.7 The province is at war."""

    seat: int
    province: str


class Pillaged(Event, frozen=True):
    seat: int
    rival: int
    province: str
    building: BuildingName
    good: GoodName | None
    tokens: tuple[TokenName, ...]


class BuildingsOccupied(Event, frozen=True):
    seat: int
    rival: int
    province: str
    buildings: tuple[BuildingName, ...]


class MarkerOccupied(Event, frozen=True):
    seat: int
    rival: int
    province: str


class LegionPlaced(Event, frozen=True):
    """A legion is placed on an empty caravan site."""

    seat: int
    province: str
    good: GoodName


# §8 Leadership and §9 victory


class TieBroken(Event, frozen=True):
    seat: int
    """Seat that decided."""
    rival: int
    """Seat for which it was decided."""
    track: TrackName


class TitleWon(Event, frozen=True):
    """The title changed hands."""

    seat: int
    rival: int
    """Seat that held it."""
    track: TrackName
    value: int


class MatchWon(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    ending: str
