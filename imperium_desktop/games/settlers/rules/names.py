"""The words of the box: goods, colours, decks, kinds of cards (§2, §3)."""

from typing import Final, Literal, TypeAlias

RULES_VERSION: Final = 2
"""Version of the rules; journals of version 1 are still replayed by it.

There a Legion drew before the order of sources was chosen (§5.2.1).
"""

Resource: TypeAlias = Literal["wood", "stone", "food"]
SupplyGood: TypeAlias = Literal["wood", "stone", "food", "gold", "worker", "raze", "defense"]
Good: TypeAlias = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "card_common", "card_faction", "samurai"
]
Price: TypeAlias = Literal[
    "wood", "stone", "food", "gold", "worker", "raze", "any_resource", "card", "own_deal", "egypt_token"
]
Color: TypeAlias = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "gray"]
Faction: TypeAlias = Literal["romans", "barbarians", "egyptians", "japanese"]
Deck: TypeAlias = Literal["common", "romans", "barbarians", "egyptians", "japanese"]
Kind: TypeAlias = Literal["production", "feature", "action", "open_production", "production_feature", "instant"]
"""§3.6; the last three only in the expansion (§13)."""
DeckFormat: TypeAlias = Literal["no", "common", "introductory", "open", "standard"]
"""§12, §13 How the expansion is mixed in; `common`: only its Common cards, as far as they are known."""

RESOURCES: Final[tuple[Resource, ...]] = ("wood", "stone", "food")
SUPPLY: Final[tuple[SupplyGood, ...]] = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
"""What lies in a player's supply, in the order of the panels."""
COLORS: Final[tuple[Color, ...]] = ("black", "purple", "blue", "brown", "gold", "red", "pink", "gray")
FACTIONS: Final[tuple[Faction, ...]] = ("romans", "barbarians", "egyptians", "japanese")
DECKS: Final[tuple[Deck, ...]] = ("common", *FACTIONS)
KINDS: Final[tuple[Kind, ...]] = ("production", "feature", "action")


def color_noun(color: Color) -> str:
    """What a colour is called by, apart from the goods, of which gold is one."""
    return f"color_{color}"
