"""Icons of Imperium: resources, suits, types, decks."""

from typing import Final

from imperium_desktop.games.imperium.rules.names import COMMONS

RESOURCES: Final = ("imperium-material", "imperium-population", "imperium-progress")
"""Signs in the order of a pool of tokens."""
SUITS: Final = ("region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power")
TYPES: Final = ("city", "metropolis", "knight", "mask", "scroll", "river", "fertile", "production")
WORDS: Final = {
    **{word: f"imperium-{word}" for word in (*SUITS, *TYPES)},
    "material": "imperium-material",
    "population": "imperium-population",
    "progress": "imperium-progress",
    "action": "imperium-action",
    "exhaust": "imperium-exhaust",
    "solstice": "imperium-solstice",
    "barbarian": "imperium-barbarian",
    "empire": "imperium-empire",
    "pinned": "imperium-pinned",
    "attack": "imperium-attack",
    "history": "imperium-history",
    "garrison": "imperium-garrison",
    "exile": "imperium-exile",
    "develop": "imperium-develop",
    "card": "app-deck",
    "points": "imperium-vp",
    "vp": "imperium-vp",
    "variable": "imperium-vp",
}
"""What can be drawn instead of written."""
PILES: Final = {
    "region": "imperium-region",
    "uncivilised": "imperium-uncivilised",
    "civilised": "imperium-civilised",
    "main": "imperium-empire",
    "fame": "imperium-fame",
    "unrest": "imperium-unrest",
    "exile": "imperium-exile",
    "deck": "app-deck",
    "discard": "app-discard",
    "nation": "imperium-accession",
    "development": "imperium-develop",
    "history": "imperium-history",
    "quests": "imperium-quest",
    "sunken": "imperium-sunken",
}


def nation_icon(group: str) -> str:
    return PILES["main"] if group in COMMONS.values() else f"imperium-{group}"
