"""What happened in Hadrian's Wall as a small picture."""

from typing import Final

from imperium_desktop.games.hadrian.scene.sheets.ink import sign
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.theme.icons import icon_names

ICONS: Final = {
    "turn_began": "app-seat",
    "fort_entered": "hadrian-wall",
    "deck_shuffled": "app-deck",
    "fate_turned": "hadrian-fate",
    "fate_passed_over": "hadrian-fate",
    "path_chosen": "app-hidden",
    "cards_revealed": "app-visible",
    "neutral_turned": "app-visible",
    "income_paid": "hadrian-resource",
    "box_filled": "hadrian-builder",
    "gain_lost": "app-close",
    "cohort_reinforced": "hadrian-cohort",
    "building_built": "hadrian-infrastructure",
    "landmark_built": "hadrian-landmark",
    "workers_exchanged": "hadrian-civilian",
    "neighbour_used": "hadrian-sword",
    "good_turned": "hadrian-trade-good",
    "good_bought": "hadrian-trade-good",
    "favour_gained": "hadrian-favour",
    "favour_used": "hadrian-favour",
    "disdain_removed": "hadrian-disdain-removed",
    "diplomat_sent": "hadrian-patrician",
    "map_scouted": "hadrian-scout",
    "row_completed": "app-check",
    "seat_finished": "app-check",
    "seat_switched": "app-seat",
    "items_returned": "app-undo",
    "disdain_scored": "hadrian-disdain",
    "attributes_scored": "app-trophy",
    "path_scored": "app-trophy",
    "total_scored": "app-trophy",
    "rank_reached": "app-trophy",
    "goal_checked": "app-trophy",
    "fort_judged": "app-trophy",
}


def event_icon(event: Event) -> str:
    """A point shows its attribute, a paid item itself, a gladiator his colour; the rest is the attack."""
    if event.name in ICONS:
        return ICONS[event.name]
    if hasattr(event, "gladiator"):
        return f"hadrian-gladiator-{event.gladiator}"
    shown = next((getattr(event, field) for field in ("attribute", "item") if hasattr(event, field)), "")
    return f"hadrian-{shown}" if shown else "hadrian-attack"


def noun_icon(noun: str) -> str:
    """What is counted as a picture; empty for what must be said."""
    return sign(noun) if sign(noun) in icon_names() else ""


SIGNS = EventSigns(event_icon, noun_icon)
