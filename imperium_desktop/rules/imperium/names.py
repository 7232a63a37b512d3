"""What things are called in the card files and in states."""

from typing import Final, Literal, TypeAlias, get_args

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

Nation: TypeAlias = Literal[
    "carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"
]
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
TurnKind: TypeAlias = Literal["activate", "innovate", "revolt"]
TURN_KINDS: Final[tuple[TurnKind, ...]] = get_args(TurnKind)

SmallDeck: TypeAlias = Literal["region", "uncivilised", "civilised"]
SMALL_DECKS: Final[tuple[SmallDeck, ...]] = get_args(SmallDeck)
SLOTS: Final = ("region", "uncivilised", "civilised", "main", "main")
"""§7.1 The deck that refills each place of the market."""
GROUPS: Final = ("commons", *NATIONS)
