"""Which picture a card has: that of its own recipe, or one for cards of its kind, as those that owners add."""

from collections.abc import Iterable
from functools import cache
from typing import Final
from zlib import crc32

import msgspec

from imperium_desktop.content.vignettes import Light, Recipe, recipes_of

KINDS: Final = "vignettes_of_kinds"
"""The recipes for cards that have none of their own."""
LIGHTS: Final[tuple[Light, ...]] = ("day", "gold", "dawn", "noon", "amber", "rose", "summer", "lemon")
"""Two new cards of a kind differ in their light."""


@cache
def recipe_for(game_id: str, card: str, kinds: tuple[str, ...], cloth: str | None) -> Recipe:
    """Find the recipe of a card, or that of its kind.

    `kinds`: what is known of the card, what says most about it first. `cloth`: its nation's colour, which a recipe may
    replace.
    """
    own = recipes_of(game_id)
    recipe = own.of(card) if card in own else recipe_of_kind(game_id, card, kinds)
    return recipe if recipe.tint is not None else msgspec.structs.replace(recipe, tint=cloth)


def recipe_of_kind(game_id: str, card: str, kinds: Iterable[str]) -> Recipe:
    recipes, number = recipes_of(game_id, KINDS), crc32(card.encode())
    found = recipes.of(next(kind for kind in kinds if kind in recipes))
    light = found.light if found.light != "day" else LIGHTS[number % len(LIGHTS)]
    return msgspec.structs.replace(found, light=light, turned=bool(number & 16))
