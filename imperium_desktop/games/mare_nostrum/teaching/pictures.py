"""What a picture in the rulebook of Mare Nostrum shows."""

import msgspec

from imperium_desktop.games.mare_nostrum.analysis.position import Position


class MapPicture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the map with what lies on it."""

    frame: tuple[float, float, float, float] | None = None
    """Part of the map: x, y, width and height, in the units of the component file; None: the whole map."""
    position: Position = Position()
    mark: tuple[str, ...] = ()
    """Elements to be highlighted."""
