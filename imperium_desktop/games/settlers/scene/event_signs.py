"""What happened in Imperial Settlers as a small picture, and which card it happened to."""

from typing import Final

from imperium_desktop.games.settlers.rules.content import UNKNOWN, Components
from imperium_desktop.games.settlers.scene.cards.vignettes import vignette_of
from imperium_desktop.games.settlers.scene.signs import GOODS
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.vignettes.vignettes import Vignette

ICONS: Final = {
    "round_began": "app-seat",
    "phase_began": "app-clock",
    "seat_passed": "app-next",
    "common_shuffled": "app-deck",
    "cards_shuffled_back": "app-deck",
    "card_discarded": "app-discard",
    "row_discarded": "app-discard",
    "points_scored": "settlers-vp",
    "samurai_lost": "settlers-samurai",
    "samurai_placed": "settlers-samurai",
    "foundation_given_up": "settlers-foundation",
    "foundation_made": "settlers-foundation",
    "foundation_laid": "settlers-foundation",
    "deal_made": "settlers-deal",
    "deal_taken": "settlers-deal",
    "deal_discarded": "settlers-deal",
    "trade_route_opened": "settlers-deal",
    "trade_route_ended": "settlers-deal",
    "card_razed": "settlers-raze",
    "location_razed": "settlers-raze",
    "location_removed": "settlers-raze",
    "location_activated": "settlers-action",
    "action_blocked": "settlers-action",
    "use_regained": "settlers-action",
    "worker_sent": "settlers-worker",
    "workers_spent": "settlers-worker",
    "instant_played": "settlers-instant",
    "defense_placed": "settlers-defence",
    "attack_turned": "settlers-attack",
    "attack_missed": "settlers-attack",
    "attack_hit": "settlers-attack",
    "locations_scored": "settlers-vp",
    "total_scored": "app-trophy",
    "solo_judged": "app-trophy",
    "rank_reached": "app-trophy",
}


def event_icon(event: Event) -> str:
    """Goods show themselves, what is done with a card that it is one."""
    if event.name in ICONS:
        return ICONS[event.name]
    if hasattr(event, "faction") and isinstance(event.faction, str):
        return f"settlers-{event.faction}"
    if getattr(event, "deck", "") == "faction":
        return "settlers-card-faction"
    goods = (getattr(event, "good", ""), *getattr(event, "goods", ()))
    return next((GOODS[good] for good in goods if good in GOODS), "settlers-card")


def event_elements(event: Event) -> tuple[str, ...]:
    card = getattr(event, "card", "")
    return (f"location/{card}",) if card else ()


def noun_icon(noun: str) -> str:
    """What is counted as a picture; empty for what must be said."""
    return GOODS.get(noun, "")


def event_signs(content: Components) -> EventSigns:
    def event_vignette(event: Event) -> Vignette | None:
        card = content.copies.get(getattr(event, "card", ""))
        return vignette_of(card) if card is not None and not card.key.startswith(UNKNOWN) else None

    return EventSigns(event_icon, noun_icon, event_elements, event_vignette)
