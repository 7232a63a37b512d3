"""What a picture in the rulebook of Imperial Settlers shows."""

import msgspec

from imperium_desktop.games.settlers.analysis.position import Position


class TablePicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Pieces of a table side by side, as the first seat sees them."""

    show: tuple[str, ...]
    """Elements, in this order."""
    position: Position = Position()
    mark: tuple[str, ...] = ()
    """Those to be highlighted."""
