"""What happened in Mare Nostrum as a small picture, and where on the table."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.cards.vignettes import vignette_of
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.theme.icons import icon_names
from imperium_desktop.ui.vignettes.vignettes import Vignette

ICONS: Final = {
    "round_began": "app-clock",
    "phase_began": "app-clock",
    "turn_began": "app-seat",
    "resources_collected": "mare-caravan",
    "legendary_drawn": "mare-legendary",
    "coin_taken": "mare-coin",
    "number_set": "mare-trade",
    "trade_abstained": "mare-trade",
    "offer_laid": "app-hidden",
    "offer_revealed": "app-visible",
    "trade_called_off": "mare-trade",
    "offer_returned": "app-hand",
    "token_given": "mare-trade",
    "built_first": "mare-hero",
    "set_paid": "mare-coin",
    "control_placed": "mare-control",
    "legions_raised": "mare-legion",
    "card_bought": "mare-hero",
    "hero_copied": "mare-hero",
    "race_narrowed": "app-next",
    "resources_discarded": "app-discard",
    "cards_opened": "app-deck",
    "peace_declared": "mare-culture",
    "legions_sent_home": "mare-legion",
    "marker_swapped": "mare-control",
    "legion_sacrificed": "mare-legion",
    "trireme_moved": "mare-trireme",
    "legions_moved": "mare-legion",
    "battle_began": "mare-military",
    "dice_rolled": "app-die",
    "hit_ignored": "mare-fortress",
    "battle_ended": "mare-military",
    "post_left": "mare-legion",
    "occupation_ended": "mare-military",
    "pillaged": "mare-military",
    "buildings_occupied": "mare-legion",
    "marker_occupied": "mare-control",
    "legion_placed": "mare-caravan",
    "tie_broken": "app-crown",
    "title_won": "app-crown",
    "match_won": "app-trophy",
}
BY_ALL: Final = frozenset({"resources_discarded"})
"""What every player does at the end of a phase."""


def event_icon(event: Event) -> str:
    """What was built, taken or lost shows itself."""
    if event.name in ICONS:
        return ICONS[event.name]
    for field in ("good", "building", "unit", "token", "empire"):
        thing = getattr(event, field, None)
        if thing:
            return f"mare-{thing.removeprefix('legendary_') or 'legendary'}"
    return "app-info"


def noun_icon(noun: str) -> str:
    """What is counted as a picture; empty for what must be said, as that a good is legendary."""
    return f"mare-{noun}" if f"mare-{noun}" in icon_names() else ""


def event_elements(event: Event) -> tuple[str, ...]:
    """The provinces and seas it speaks of; else whose empire."""
    names = [getattr(event, field, "") for field in ("origin", "target", "province", "place")]
    found = [place_key(name) for name in names if name]
    if not found:
        seats = [getattr(event, field, None) for field in ("seat", "rival")]
        found = [f"empire/{seat}" for seat in seats if seat is not None]
    return tuple(found)


def place_key(name: str) -> str:
    return f"sea/{name}" if name.startswith(("mare_", "pontus_")) else f"province/{name}"


def event_signs(content: Components) -> EventSigns:
    def event_vignette(event: Event) -> Vignette | None:
        card = content.cards.get(getattr(event, "card", ""))
        return vignette_of(card) if card is not None else None

    return EventSigns(event_icon, noun_icon, event_elements, event_vignette, BY_ALL)
