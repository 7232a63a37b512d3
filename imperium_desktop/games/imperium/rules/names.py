"""What things are called in the card files and in states."""

from typing import Final, Literal, TypeAlias, get_args

RULES_VERSION: Final = 2
"""Version of the rules; journals of version 1 are still replayed by it.

There the last Unrest was a price for anything (§4.3.2), and finding nothing did not shuffle (§8).
"""

Resource: TypeAlias = Literal["material", "population", "progress"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
MATERIAL, POPULATION, PROGRESS = range(3)
"""Places in a pool of tokens."""
PLACE_OF: Final[dict[str, int]] = {resource: place for place, resource in enumerate(RESOURCES)}

MarketSuit: TypeAlias = Literal["region", "uncivilised", "civilised", "tributary"]
MARKET_SUITS: Final[tuple[MarketSuit, ...]] = get_args(MarketSuit)
Suit: TypeAlias = Literal["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"]
Type: TypeAlias = Literal["city", "metropolis", "knight", "mask", "scroll", "river", "fertile", "production"]
Face: TypeAlias = Literal["barbarian", "empire"]
"""The two faces of the state card (§2.1)."""
Mark: TypeAlias = Literal["pinned", "attack"]
Start: TypeAlias = Literal["box", "deck", "nation", "accession", "development", "in_play", "power", "unrest_pile"]
Side: TypeAlias = Literal["A", "B"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

Box: TypeAlias = Literal["classics", "legends"]
BOXES: Final[tuple[Box, ...]] = get_args(Box)
ClassicNation: TypeAlias = Literal[
    "carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"
]
LegendaryNation: TypeAlias = Literal[
    "arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"
]
Nation: TypeAlias = Literal[ClassicNation, LegendaryNation]
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
NATIONS_OF: Final[dict[Box, tuple[Nation, ...]]] = {
    "classics": get_args(ClassicNation),
    "legends": get_args(LegendaryNation),
}
TurnKind: TypeAlias = Literal["activate", "innovate", "revolt"]
TURN_KINDS: Final[tuple[TurnKind, ...]] = get_args(TurnKind)

SmallDeck: TypeAlias = Literal["region", "uncivilised", "civilised"]
SMALL_DECKS: Final[tuple[SmallDeck, ...]] = get_args(SmallDeck)
SLOTS: Final = ("region", "uncivilised", "civilised", "main", "main")
"""§7.1 The deck that refills each place of the market."""
COMMONS: Final[dict[Box, str]] = {box: f"{box}_commons" for box in BOXES}
"""The group of common cards in each box."""
BOX_OF: Final[dict[str, Box]] = {group: box for box in BOXES for group in (COMMONS[box], *NATIONS_OF[box])}
GROUPS: Final = tuple(BOX_OF)
