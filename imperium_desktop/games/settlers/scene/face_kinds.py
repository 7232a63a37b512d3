"""What is drawn of the elements of Imperial Settlers: one struct for each kind of face."""

from typing import Literal, TypeAlias

from imperium_desktop.games.settlers.rules.names import Deck, Faction, Good, SupplyGood
from imperium_desktop.ui.stage.placement import Face

Pile: TypeAlias = Deck | Literal["attack", "collection"]


class CardFace(Face, frozen=True):
    card: str


class BackFace(Face, frozen=True):
    deck: Deck


class LocationFace(Face, frozen=True):
    """A card that was built, with all that lies on it."""

    card: str
    paid: tuple[tuple[SupplyGood, ...], ...] = ()
    """What each use of this round left on it (§6.5.1)."""
    defended: bool = False
    samurai: bool = False
    blocked: bool = False
    banked: int = 0
    """Number of goods stored there."""
    taken_over: bool = False
    traded: bool = False
    """A Trade Route leads there."""
    threatened: bool = False
    """The next attack may hit it."""
    used: bool = False
    """True when it cannot be used again this round."""


class FoundationFace(Face, frozen=True):
    deck: Deck


class DealFace(Face, frozen=True):
    card: str
    good: Good
    route: bool
    """True for the sign of a Trade Route, whose card lies elsewhere (§9.4.4)."""


class AttackFace(Face, frozen=True):
    good: Good
    place: int
    """Place in the line; the newest is the first."""


class PileFace(Face, frozen=True):
    name: Pile
    count: int


class DiscardsFace(Face, frozen=True):
    count: int
    top: str
    """The uppermost card; empty if there is none."""


class FactionFace(Face, frozen=True):
    faction: Faction
    taken: bool


SettlersFace: TypeAlias = (
    CardFace | BackFace | LocationFace | FoundationFace | DealFace | AttackFace | PileFace | DiscardsFace | FactionFace
)
