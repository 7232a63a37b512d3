"""The widgets that all pages share. Import them from here; `typesetting` is for what paints its words itself.

What the first picture does without, such as bubbles and tabs, is imported from its own module: the window opens sooner.
"""

from imperium_desktop.markup import escaped, spoken
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.choices import Choice, Segments, Switch
from imperium_desktop.ui.kit.grounds import DarkWood, Felt, Ground, Parchment, Rule, Wood
from imperium_desktop.ui.kit.menu import WoodMenuBar
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.signs import IconSign, KeyCap, SeatSign, seat_icon, seat_pixmap
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.kit.words.wrapping import WrapRow

__all__ = [
    "Choice",
    "DarkWood",
    "Felt",
    "Ground",
    "IconSign",
    "KeyCap",
    "Page",
    "Parchment",
    "PlainButton",
    "RichText",
    "Rule",
    "SeatSign",
    "Segments",
    "Switch",
    "Wood",
    "WoodMenuBar",
    "WrapRow",
    "escaped",
    "seat_icon",
    "seat_pixmap",
    "spoken",
]
