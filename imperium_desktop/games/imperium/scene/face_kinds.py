"""What is drawn of the elements of Imperium: one struct for each kind of face."""

from typing import TypeAlias

from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.scene.areas.places import JourneyStage
from imperium_desktop.ui.stage.placement import Face

Tokens: TypeAlias = tuple[int, int, int]
"""Material, population and progress."""
NO_TOKENS: Tokens = (0, 0, 0)


class CardFace(Face, frozen=True):
    card: str


class BackFace(Face, frozen=True):
    """The back of a hidden card, or of a deck of them."""

    group: str
    count: int | None = None
    """Number of cards, for a deck."""


class SlotFace(Face, frozen=True):
    """A card of the market, with the tokens on it."""

    card: str
    tokens: Tokens = NO_TOKENS


class SlotTokensFace(Face, frozen=True):
    """The tokens on a card of the market alone, which reach over its edge."""

    tokens: Tokens


class PlayedFace(Face, frozen=True):
    """A card in play."""

    card: str
    marked: bool = False
    """True with an exhaust token."""
    tokens: Tokens = NO_TOKENS
    """What waits on it."""
    stage: JourneyStage | None = None
    """How far it has come, if it is a journey."""


class PlayedTokensFace(Face, frozen=True):
    """The tokens on a card in play alone, which reach over its edge."""

    tokens: Tokens


class SliverFace(Face, frozen=True):
    """The edge of a card under another: of its garrison, or of what else lies there."""

    card: str
    garrison: bool = False


class QuestFace(Face, frozen=True):
    """The active quest of somebody else."""

    card: str


class UnrestFace(Face, frozen=True):
    """The Unrest under a card of the market."""


class PileFace(Face, frozen=True):
    name: str
    count: int
    marked: bool = False
    """True with an exhaust token."""


class OpenPileFace(Face, frozen=True):
    """A pile whose uppermost card is seen; empty for none."""

    name: str
    count: int
    top: str
    marked: bool = False
    """True with an exhaust token."""


class NationFace(Face, frozen=True):
    """A nation that can be chosen."""

    nation: Nation
    sign: int | None = None
    """Colour of the seat that leads it already."""
    mine: bool = False
    """True for the nation that the asked player is about to lead."""


class ShelfFace(Face, frozen=True):
    """What cards are spread out on."""

    pile: str
    """Which is leafed through; empty: something is to be chosen."""
    count: int


ImperiumFace: TypeAlias = (
    CardFace
    | BackFace
    | SlotFace
    | SlotTokensFace
    | PlayedFace
    | PlayedTokensFace
    | SliverFace
    | QuestFace
    | UnrestFace
    | PileFace
    | OpenPileFace
    | NationFace
    | ShelfFace
)
