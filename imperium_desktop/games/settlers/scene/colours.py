"""The colours of the pieces of Imperial Settlers: the same in both themes."""

from collections.abc import Mapping
from typing import Final

from imperium_desktop.ui.theme.palette import Gradient

LOCATION_COLOURS: Final[Mapping[str, Gradient]] = {
    "brown": ("#8d5f38", "#5b3a1e"),
    "gray": ("#8a867d", "#57534c"),
    "red": ("#b0493a", "#74281f"),
    "pink": ("#c77f97", "#8d4a62"),
    "gold": ("#c79a35", "#815e12"),
    "blue": ("#4a7fb0", "#27506f"),
    "black": ("#4b4652", "#27242c"),
    "purple": ("#86599f", "#563570"),
}
BAND_COLOURS: Final[Mapping[str, Gradient]] = {"raze": ("#8f3a2b", "#5f2018"), "deal": ("#3f6f9c", "#28506f")}
