"""The colours of the pieces of Tigris & Euphrates: the same in both themes."""

from collections.abc import Mapping
from typing import Final

from imperium_desktop.ui.theme.palette import Gradient

TILE_COLOURS: Final[Mapping[str, Gradient]] = {
    "settlement": ("#4a4650", "#26232b"),
    "temple": ("#c24a38", "#8a2a1f"),
    "farm": ("#4585c4", "#255a92"),
    "market": ("#5b9c55", "#30693a"),
}
LEADER_COLOURS: Final[Mapping[str, str]] = {
    "king": "#3a363f",
    "priest": "#b53a2b",
    "farmer": "#3674b3",
    "trader": "#4a8b49",
}
