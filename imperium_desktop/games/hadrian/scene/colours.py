"""The colours of the pieces of Hadrian's Wall: the same in both themes."""

from collections.abc import Mapping
from typing import Final

CITIZEN_COLOURS: Final[Mapping[str, str]] = {
    "traders": "#3f78b5",
    "performers": "#c96a8c",
    "priests": "#8b8477",
    "apparitores": "#5b9145",
    "patricians": "#8a5a34",
}
TRACK_COLOURS: Final[Mapping[str, str]] = {
    "renown": "#e6c15c",
    "piety": "#9467b0",
    "valour": "#5d5866",
    "discipline": "#4fa9b0",
}
