"""Icons of Imperial Settlers: goods, kinds, factions, what verbs do."""

from collections.abc import Mapping
from typing import Final

from imperium_desktop.games.settlers.rules.names import Deck, Kind

GOODS: Final = {
    "wood": "settlers-wood",
    "stone": "settlers-stone",
    "food": "settlers-food",
    "gold": "settlers-gold",
    "worker": "settlers-worker",
    "raze": "settlers-raze",
    "defense": "settlers-defence",
    "vp": "settlers-vp",
    "card": "settlers-card",
    "card_common": "settlers-card-common",
    "card_faction": "settlers-card-faction",
    "samurai": "settlers-samurai",
    "any_resource": "settlers-any-resource",
    "egypt_token": "settlers-egypt",
    "location": "settlers-foundation",
}
"""What can be drawn instead of written."""
KINDS: Final[dict[Kind, str]] = {
    "production": "settlers-production",
    "feature": "settlers-feature",
    "action": "settlers-action",
    "open_production": "settlers-open-production",
    "production_feature": "settlers-production-feature",
    "instant": "settlers-instant",
}
DECKS: Final[dict[Deck, str]] = {
    "common": "settlers-production",
    "romans": "settlers-romans",
    "barbarians": "settlers-barbarians",
    "egyptians": "settlers-egyptians",
    "japanese": "settlers-japanese",
}
DECK_COLOURS: Final[dict[Deck, str]] = {
    "common": "#2f5a36",
    "romans": "#7a2620",
    "barbarians": "#5b4630",
    "egyptians": "#8a6a14",
    "japanese": "#3a4a5e",
}
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "raze_from_hand": ("settlers-raze",),
    "raze_opponent": ("settlers-raze",),
    "raze_own": ("settlers-raze",),
    "convert_razed": ("settlers-vp",),
    "convert_deals": ("settlers-vp",),
    "steal": ("settlers-any-resource",),
    "gain_from_raze_field": ("settlers-raze", "?"),
    "remove_location": ("app-delete",),
    "take_deal": ("settlers-deal",),
    "discard_deal": ("app-delete", "settlers-deal"),
    "produce_deal": ("settlers-production", "settlers-deal"),
    "build_from_hand": ("settlers-card-faction", "→", "settlers-foundation"),
    "build_from_deal": ("settlers-deal", "→", "settlers-foundation"),
    "open_trade_route": ("settlers-deal",),
    "lay_foundation": ("settlers-foundation",),
    "take_over": ("settlers-egypt",),
    "block_action": ("app-close",),
    "opponent_discards": ("app-discard",),
    "ready_location": ("app-redo",),
    "copy_production": ("settlers-production",),
    "bank_cards": ("settlers-card",),
    "bank_resources": ("app-save",),
    "store": ("app-save",),
    "leave_any": ("app-save",),
    "gain_kinds": ("app-save",),
    "leave_cards": ("settlers-card",),
    "use_rivals_action": ("settlers-action",),
    "take_location": ("app-hand",),
    "guarded": ("settlers-defence",),
    "nothing_for_owner": ("app-close",),
}
"""Icons and signs of text, for faces too small for sentences; cards that do different things show different ones."""
