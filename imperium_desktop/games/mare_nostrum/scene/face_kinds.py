"""What is drawn of the elements of Mare Nostrum: one struct for each kind of face.

Empires are named by their ids, empty for nobody.
"""

from fractions import Fraction
from typing import ClassVar, Literal, NamedTuple, TypeAlias

import msgspec

from imperium_desktop.games.mare_nostrum.rules.components import BuildingName, EmpireName, TrackName, UnitName
from imperium_desktop.ui.stage.placement import Face
from imperium_desktop.ui.theme.rect import Rect

# On the map


SiteState: TypeAlias = Literal["free", "built", "pillaged"]


class SiteFace(Face, frozen=True):
    state: SiteState
    building: BuildingName
    good: str
    """Empty where the building is for none."""
    owner: str
    occupier: str


class LegionFace(Face, frozen=True):
    empire: str
    count: int


class TriremeFace(Face, frozen=True):
    empire: str
    count: int


class FortressFace(Face, frozen=True):
    empire: str


class MarkerFace(Face, frozen=True):
    """A control marker."""

    empire: str
    occupier: str = ""


class WarFace(Face, frozen=True):
    """Crossed swords."""


class RouteFace(Face, frozen=True):
    """The way of a move."""

    spots: tuple[tuple[int, int], ...]
    """Points of the way, in pixels from the corner of the face."""
    chance: Fraction | None
    """Chance of winning the battle at its end."""


class ZoomFace(Face, frozen=True):
    """A button that zooms the map."""

    key: str


class OverviewFace(Face, frozen=True):
    """The map in small; places are shares of all of it."""

    owners: tuple[str | None, ...]
    """The empire of each province; None: not in play."""
    frame: Rect
    """The part that is seen."""
    dots: tuple[tuple[float, float], ...]
    """Where something can be touched."""


# Units beside the map


class UnitFace(Face, frozen=True):
    """One that fights."""

    unit: UnitName
    empire: str
    fallen: bool = False


class WellFace(Face, frozen=True):
    """Units of the tray that can still move."""

    unit: str
    empire: str
    count: int


# Cards


class Price(NamedTuple):
    cost: int
    have: int | None = None
    """What the player has of it; None while the hand is hidden."""


class StubFace(Face, frozen=True):
    """A card in short, in the tray."""

    card: str


class CardFace(Face, frozen=True):
    """A card in full."""

    card: str
    price: Price | None = None
    owner: str = ""
    copied: str = ""
    """The hero whose power it copies."""


class EmpireFace(Face, frozen=True):
    """An empire to choose from."""

    empire: EmpireName
    holder: str = ""
    """The name of the player who leads it already."""


# Tokens and buttons

TokenState: TypeAlias = Literal["", "dim", "gone", "set", "lifted"]
"""Dim: it cannot be taken; gone: its place alone; in the proposed payment: set, with a badge that counts those in it,
or lifted, with one that counts those that are left."""


class TokenFace(Face, frozen=True):
    token: str
    """Name of the token, or the back of any."""
    badge: int | None = None
    state: TokenState = ""


class NumeralFace(Face, frozen=True):
    """A trade token: the side that is played, or both."""

    sides: tuple[int, ...]
    used: bool = False


class ButtonFace(Face, frozen=True):
    """A button that leads to another sight of the table, or takes what is proposed."""

    to: Literal["map", "trade", "cards", "losses"]
    lit: bool = False


class PeekFace(Face, frozen=True):
    """Button that shows the hand for as long as it is pressed."""


# The placard of a conquest


class TrackChange(NamedTuple):
    track: TrackName
    before: int
    after: int


class PillageChoice(msgspec.Struct, frozen=True):
    key: ClassVar[str] = "pillage"
    icons: tuple[str, ...]
    """Icons of what it yields."""


class OccupyChoice(msgspec.Struct, frozen=True):
    key: ClassVar[str] = "occupy"
    count: int
    """Most buildings there can be."""
    own: tuple[TrackChange, ...] = ()
    rival: str = ""
    theirs: tuple[TrackChange, ...] = ()


class MarkerChoice(msgspec.Struct, frozen=True):
    province: str
    round: int
    """Round in which the province can be the conqueror's."""
    near: bool
    """True when it is within reach already."""

    @property
    def key(self) -> str:
        return f"marker/{self.province}"


class NothingChoice(msgspec.Struct, frozen=True):
    key: ClassVar[str] = "done"


Choice: TypeAlias = PillageChoice | OccupyChoice | MarkerChoice | NothingChoice


class RowFace(Face, frozen=True):
    number: int
    """The key that chooses it."""
    choice: Choice


PieceFace: TypeAlias = SiteFace | LegionFace | TriremeFace | FortressFace | MarkerFace | WarFace | UnitFace | WellFace
MareFace: TypeAlias = (
    PieceFace
    | RouteFace
    | ZoomFace
    | OverviewFace
    | StubFace
    | CardFace
    | EmpireFace
    | TokenFace
    | NumeralFace
    | ButtonFace
    | PeekFace
    | RowFace
)
