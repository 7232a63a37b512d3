"""Everything that can happen, as the log tells it."""

from typing import ClassVar

from imperium_desktop.games.tigris.rules.components import DynastyName, LeaderName, SphereName, TileName
from imperium_desktop.games.tigris.rules.state import UNKNOWN
from imperium_desktop.rules.table import Event


class DynastyChosen(Event, frozen=True):
    seat: int
    dynasty: DynastyName


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int

    @property
    def begins(self) -> int:
        return self.turn

    @property
    def whose_turn(self) -> int:
        return self.seat


class TilePlaced(Event, frozen=True):
    seat: int
    tile: TileName
    square: str


class LeaderPlaced(Event, frozen=True):
    seat: int
    leader: LeaderName
    square: str


class LeaderMoved(Event, frozen=True):
    seat: int
    leader: LeaderName
    origin: str
    square: str


class LeaderWithdrawn(Event, frozen=True):
    seat: int
    leader: LeaderName
    square: str


class LeaderOrphaned(Event, frozen=True):
    """Lost its last temple (§4.5)."""

    seat: int
    leader: LeaderName
    square: str


class PointGained(Event, frozen=True):
    """A placed tile gives a point; `leader` is the one that collected it (§5.3)."""

    seat: int
    sphere: SphereName
    leader: LeaderName


class KingdomsUnited(Event, frozen=True):
    square: str
    wars: tuple[SphereName, ...]


class RevoltBegan(Event, frozen=True):
    seat: int
    rival: int
    leader: LeaderName
    strength: int
    rival_strength: int


class WarBegan(Event, frozen=True):
    seat: int
    rival: int
    sphere: SphereName
    leader: LeaderName
    strength: int
    rival_strength: int


class SupportCommitted(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    tile: TileName
    count: int


class RevoltWon(Event, frozen=True):
    seat: int
    rival: int
    leader: LeaderName
    strength: int
    rival_strength: int


class WarWon(Event, frozen=True):
    seat: int
    rival: int
    sphere: SphereName
    leader: LeaderName
    strength: int
    rival_strength: int
    removed: tuple[str, ...]
    points: int


class WarCalledOff(Event, frozen=True):
    """A split separated the rivals (§7.8)."""

    sphere: SphereName


class MonumentBuilt(Event, frozen=True):
    seat: int
    monument: str
    square: str


class MonumentDeclined(Event, frozen=True):
    seat: int


class TreasuresTaken(Event, frozen=True):
    seat: int
    count: int
    squares: tuple[str, ...]


class CatastropheStruck(Event, frozen=True):
    seat: int
    square: str
    covered: TileName | None


class TilesSwapped(Event, frozen=True):
    seat: int
    count: int
    tiles: str

    def seen_by(self, seat: int) -> "TilesSwapped":
        return self if seat == self.seat else TilesSwapped(self.seat, self.count, UNKNOWN * self.count)


class TilesDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    tiles: str

    def seen_by(self, seat: int) -> "TilesDrawn":
        return self if seat == self.seat else TilesDrawn(self.seat, self.count, UNKNOWN * self.count)


class MonumentPaid(Event, frozen=True):
    seat: int
    sphere: SphereName
    leader: LeaderName
    monument: str


class TurnForgone(Event, frozen=True):
    seat: int
    actions: int
    """How many actions were left."""


class ScreensLifted(Event, frozen=True):
    reveals: ClassVar[bool] = True
    ending: str


class JokersPlaced(Event, frozen=True):
    seat: int
    count: int
    spheres: tuple[SphereName, ...]
    """Spheres in the order in which the treasures were placed."""
    points: tuple[int, int, int, int]
    """Black, red, blue, green, with the jokers."""
