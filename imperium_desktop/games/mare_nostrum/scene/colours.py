"""The colours of the pieces of Mare Nostrum: the same in both themes."""

from collections.abc import Mapping
from typing import Final

EMPIRE_COLOURS: Final[Mapping[str, str]] = {
    "rome": "#b3382c",
    "greece": "#3c8a45",
    "carthage": "#4a4650",
    "egypt": "#d6a21d",
    "babylon": "#7d4fa6",
}
SEA_NAME: Final = "#eef6ea"
NAME_HALO: Final = "#f6ecd2"
BORDER: Final = "#4a3416"
ISLAND: Final = "#d9c08a"
NEUTRAL: Final = "#e6d6b0"
SEA: Final = "#2c6274"
OUT_OF_PLAY: Final = "#4f463a"
WAR: Final = "#a2372f"
ROUTE: Final = "#ffd76a"
