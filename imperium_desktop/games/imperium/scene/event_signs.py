"""What happened in Imperium as a small picture, and which card it happened to."""

from typing import Final

from imperium_desktop.games.imperium.rules.content import UNKNOWN, Components
from imperium_desktop.games.imperium.scene.cards.vignettes import vignette_of
from imperium_desktop.games.imperium.scene.signs import WORDS
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.vignettes.vignettes import Vignette

ICONS: Final = {
    "round_began": "app-seat",
    "solstice_began": "imperium-solstice",
    "card_played": "imperium-action",
    "card_exhausted": "imperium-exhaust",
    "exhaust_returned": "imperium-exhaust",
    "card_drawn": "app-hand",
    "deck_shuffled": "app-deck",
    "nation_card_gained": "imperium-accession",
    "nation_looked_at": "imperium-accession",
    "nation_shuffled": "imperium-accession",
    "became_empire": "imperium-empire",
    "state_ignored": "imperium-empire",
    "card_developed": "imperium-develop",
    "card_given": "app-person",
    "tokens_paid": "imperium-material",
    "actions_gained": "imperium-action",
    "unrest_taken": "imperium-unrest",
    "market_card_taken": "app-hand",
    "blind_card_taken": "app-hand",
    "nothing_found": "imperium-progress",
    "nothing_bought": "app-warning",
    "slot_refilled": "app-next",
    "market_card_exiled": "imperium-exile",
    "market_swapped": "imperium-exile",
    "fame_looked_at": "imperium-fame",
    "fame_taken": "imperium-fame",
    "king_resolved": "app-crown",
    "card_revealed": "app-visible",
    "cards_laid_open": "app-visible",
    "journey_moved": "imperium-journey",
    "attack_ignored": "imperium-attack",
    "attacker_paid": "imperium-attack",
    "icon_counted_as": "imperium-production",
    "scoring_triggered": "app-warning",
    "collapsed": "imperium-unrest",
    "scored": "app-trophy",
    "side_chosen": "imperium-power",
}
TURNS: Final = {"activate": "imperium-action", "innovate": "imperium-civilised", "revolt": "imperium-unrest"}
WAYS: Final = {
    "discarded": "app-discard",
    "abandoned": "app-discard",
    "recalled": "app-hand",
    "history": "imperium-history",
    "topped": "app-deck",
    "exiled": "imperium-exile",
    "garrisoned": "imperium-garrison",
    "returned": "imperium-unrest",
    "regained": "app-hand",
    "found": "app-search",
    "buried": "imperium-accession",
    "gained": "imperium-accession",
    "submerged": "imperium-sunken",
    "begun": "imperium-quest",
    "won": "imperium-quest",
    "entered": "imperium-pinned",
}


def event_icon(event: Event) -> str:
    """Tokens show themselves; nations and suits have their own signs."""
    if event.name in ICONS:
        return ICONS[event.name]
    kind, way = getattr(event, "kind", ""), getattr(event, "way", "")
    if kind in TURNS:
        return TURNS[kind]
    if way in WAYS:
        return WAYS[way]
    named = (getattr(event, field, "") for field in ("resource", "nation", "suit"))
    return next((f"imperium-{word}" for word in named if word), "app-info")


def noun_icon(noun: str) -> str:
    """What is counted as a picture; empty for what must be said."""
    return WORDS.get(noun, "")


def event_elements(event: Event) -> tuple[str, ...]:
    if event.name == "unrest_taken":
        return ("pile/unrest",)
    cards = getattr(event, "cards", ())
    told = (getattr(event, "card", ""), *(cards if isinstance(cards, tuple) else ()))
    return tuple(f"card/{id}" for id in told if id and not id.startswith(UNKNOWN))


def event_signs(content: Components) -> EventSigns:
    def event_vignette(event: Event) -> Vignette | None:
        """The picture of the card, if it is about one alone."""
        ids = [key.removeprefix("card/") for key in event_elements(event)]
        card = content.cards.get(ids[0]) if len(ids) == 1 else None
        return vignette_of(card) if card is not None and card.name else None

    return EventSigns(event_icon, noun_icon, event_elements, event_vignette)
