"""What is drawn of the elements of Tigris & Euphrates: one struct for each kind of face."""

from typing import TypeAlias

from imperium_desktop.games.tigris.rules.components import DynastyName, LeaderName, TileName
from imperium_desktop.ui.stage.placement import Face


class TileFace(Face, frozen=True):
    tile: TileName


class CornerTempleFace(Face, frozen=True):
    """A temple whose treasure is taken first."""


class BaseFace(Face, frozen=True):
    """A tile turned over."""


class LeaderFace(Face, frozen=True):
    dynasty: DynastyName
    leader: LeaderName


class DynastyFace(Face, frozen=True):
    dynasty: DynastyName


class MonumentFace(Face, frozen=True):
    left: int
    """The sphere of each half."""
    right: int


class TreasureFace(Face, frozen=True):
    pass


class CatastropheFace(Face, frozen=True):
    pass


class UnificationFace(Face, frozen=True):
    pass


class ChoiceFace(Face, frozen=True):
    """A row of the conflict panel: the backdrop paints it, for it tells of the conflict."""


TigrisFace: TypeAlias = (
    TileFace
    | CornerTempleFace
    | BaseFace
    | LeaderFace
    | DynastyFace
    | MonumentFace
    | TreasureFace
    | CatastropheFace
    | UnificationFace
    | ChoiceFace
)
