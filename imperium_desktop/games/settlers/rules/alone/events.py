"""What only happens to somebody who plays alone (§11)."""

from typing import ClassVar

from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.rules.table import Event


class VirtualTook(Event, frozen=True):
    card: str


class CardsCollected(Event, frozen=True):
    cards: tuple[str, ...]
    collection: int
    """How many are there now."""


class AttackTurned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str
    good: Good


class AttackMissed(Event, frozen=True):
    card: str
    good: Good


class AttackHit(Event, frozen=True):
    seat: int
    card: str
    goods: tuple[Good, ...]
    collection: int


class SoloJudged(Event, frozen=True):
    seat: int
    locations: int
    collection: int
    ending: str


class RankReached(Event, frozen=True):
    seat: int
    rank: str
    total: int
