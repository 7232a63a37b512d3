"""What a picture in the rulebook of Tigris & Euphrates shows."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

import msgspec

from imperium_desktop.games.tigris.rules.components import TileName

Square: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z][1-9][0-9]?$")]
Squares: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z][1-9][0-9]?( [A-Z][1-9][0-9]?)*$")]
"""Split at the spaces."""
Frame: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z][1-9][0-9]?:[A-Z][1-9][0-9]?$")]
"""A part of the board, from the top left to the bottom right square."""


class BoardPicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position on a board of squares. Nothing lies there but what is listed."""

    frame: Frame
    tiles: Mapping[TileName, Squares] = {}
    bases: Mapping[str, Squares] = {}
    """Tiles turned over under a monument."""
    leaders: Mapping[str, Square] = {}
    """Keyed "lion king"."""
    monuments: Mapping[str, Square] = {}
    """Top left square of the base."""
    treasures: Squares | None = None
    catastrophes: Squares | None = None
    unification: Square | None = None
    mark: Squares | None = None
    """Squares to be highlighted."""
