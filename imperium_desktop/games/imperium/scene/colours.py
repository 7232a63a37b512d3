"""The colours of the cards of Imperium: the same in both themes."""

from collections.abc import Mapping
from typing import Final

from imperium_desktop.ui.theme.palette import Gradient

SUIT_COLOURS: Final[Mapping[str, Gradient]] = {
    "region": ("#5f8142", "#3e5a2a"),
    "uncivilised": ("#94653a", "#644020"),
    "civilised": ("#47779f", "#284c6d"),
    "tributary": ("#81579a", "#553468"),
    "fame": ("#c09428", "#7d5c10"),
    "unrest": ("#a2372f", "#6b1d1a"),
    "power": ("#6b5aa0", "#43356f"),
    "": ("#77706a", "#4c4640"),
}
PALE_SUITS: Final = frozenset({"fame", ""})
"""The name needs a shade behind it there."""
GROUP_COLOURS: Final[Mapping[str, str]] = {
    "classics_commons": "#5a5148",
    "legends_commons": "#4a4a58",
    "carthaginians": "#1f6f78",
    "celts": "#2f6b37",
    "greeks": "#2c5590",
    "macedonians": "#8a6a14",
    "persians": "#5b3a78",
    "romans": "#7a2620",
    "scythians": "#6b5a2a",
    "vikings": "#3a4a5e",
    "arthurians": "#6e1f2e",
    "atlanteans": "#1c78a0",
    "egyptians": "#a77a2c",
    "mauryans": "#9a4a1c",
    "minoans": "#8a3a4f",
    "olmecs": "#3c6a4e",
    "qin": "#4a2d2d",
    "utopians": "#5c5f8c",
}
"""The backs of their cards."""
