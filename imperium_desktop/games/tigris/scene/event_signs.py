"""What happened in Tigris & Euphrates as a small picture, what it was about, and where on the board."""

from typing import Final

from imperium_desktop.games.tigris.rules.components import SPHERE_OF, TILES
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns

ICONS: Final = {
    "kingdoms_united": "tigris-unification",
    "revolt_began": "tigris-revolt",
    "revolt_won": "tigris-revolt",
    "war_began": "tigris-war",
    "war_won": "tigris-war",
    "war_called_off": "tigris-unification",
    "monument_built": "tigris-monument",
    "monument_declined": "tigris-monument",
    "monument_paid": "tigris-monument",
    "treasures_taken": "tigris-treasure",
    "catastrophe_struck": "tigris-catastrophe",
    "tiles_swapped": "tigris-bag",
    "tiles_drawn": "tigris-bag",
    "turn_began": "app-seat",
    "turn_forgone": "app-next",
    "screens_lifted": "app-visible",
    "jokers_placed": "tigris-treasure",
}


def event_icon(event: Event) -> str:
    """A piece that was placed shows itself, a point its colour."""
    if event.name in ICONS:
        return ICONS[event.name]
    if event.name == "point_gained":
        return f"tigris-{TILES[SPHERE_OF[getattr(event, 'sphere', TILES[0])]]}"
    piece = next(getattr(event, field) for field in ("tile", "leader", "dynasty") if hasattr(event, field))
    return f"tigris-{piece}"


def noun_icon(noun: str) -> str:
    """What is counted as a picture; empty for what must be said."""
    return f"tigris-{noun}" if noun in TILES else ""


def event_elements(event: Event) -> tuple[str, ...]:
    squares = (getattr(event, "square", ""), *getattr(event, "squares", ()), *getattr(event, "removed", ()))
    return tuple(f"cell/{square}" for square in squares if square)


SIGNS = EventSigns(event_icon, noun_icon, event_elements)
