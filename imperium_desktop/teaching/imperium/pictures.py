"""What a picture in the rulebook of Imperium shows."""

import msgspec

from imperium_desktop.rules.imperium.position import Position


class TablePicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pieces of a table side by side, as the first seat sees them."""

    show: tuple[str, ...]
    """Elements, in this order."""
    position: Position
    mark: tuple[str, ...] = ()
    """Those to be highlighted."""
