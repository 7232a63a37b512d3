"""The panel with choices, as elements of the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.ui.scenes.cards.tray import Tray
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.rect import Rect

PANEL: Final = "choices"
"""Element under the lines of a choice, over whatever lies there."""
FRONT_EDGE: Final = 14
"""Room around the panel, for its shadow."""


def lay_panel(
    lines: Sequence[str], panel: Rect, tray: Tray, *, headed: bool = True, foot: float = 0
) -> Iterator[tuple[str, Placement]]:
    yield PANEL, Placement(*panel, z=4.5, zone=Zone.TRAY)
    _, places = tray.choices(panel, len(lines), headed=headed, foot=foot)
    for key, place in zip(lines, places, strict=True):
        yield key, Placement(*place, z=5, zone=Zone.TRAY)
