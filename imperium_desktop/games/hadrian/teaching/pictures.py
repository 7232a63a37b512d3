"""What a picture in the rulebook of Hadrian's Wall shows."""

from typing import Literal, TypeAlias

import msgspec

from imperium_desktop.games.hadrian.analysis.position import Position

Part: TypeAlias = Literal["left", "right", "drawn", "paths", "prospects", "attack"]
"""A sheet, the two cards of a Year, cards of the tray, or the panel of an attack."""


class TablePicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the table, as the first seat sees it."""

    part: Part
    frame: tuple[float, float, float, float] | None = None
    """Part of a sheet: x, y, width and height, in units of a sheet 748 wide; None: the whole sheet."""
    position: Position = Position()
    mark: tuple[str, ...] = ()
    """Elements to be highlighted."""
