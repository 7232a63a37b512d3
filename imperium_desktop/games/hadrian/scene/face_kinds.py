"""What is drawn of the elements of Hadrian's Wall: one struct for each kind of face."""

from typing import Literal, TypeAlias

from imperium_desktop.games.hadrian.rules.names import CohortName
from imperium_desktop.ui.stage.placement import Face

Owner: TypeAlias = Literal["own", "left", "right", "neighbour", "neutral"]
"""Owner of a Prospect, as the seat that looks sees it."""


class PathFace(Face, frozen=True):
    card: str
    year: int
    reached: int
    points: int


class ProspectFace(Face, frozen=True):
    card: str
    owner: Owner
    stakes: int = 0
    """Resources on a neutral card."""


class CardFace(Face, frozen=True):
    """A card drawn in a Year, with both its uses."""

    card: str


class Field(Face, frozen=True):
    """A field of the chooser at a box."""

    number: int
    """Key to press."""
    usual: bool
    """What Enter takes."""


class PatternField(Field, frozen=True):
    card: str


class GoodField(Field, frozen=True):
    good: int


class CohortField(Field, frozen=True):
    cohort: str


class SignField(Field, frozen=True):
    """A worker, or the deck of Fate."""

    sign: str


class FateFace(Face, frozen=True):
    count: int


class AttackFace(Face, frozen=True):
    number: int
    cohort: CohortName
    ignored: bool
    extra: bool
    """True for a card that concerns this seat alone (§11.1)."""
    newest: bool


FieldFace: TypeAlias = PatternField | GoodField | CohortField | SignField
HadrianFace: TypeAlias = PathFace | ProspectFace | CardFace | FieldFace | FateFace | AttackFace
