"""The card files as structs: one record for each different card, with what its copies cost and give."""

from typing import Literal, TypeAlias

import msgspec

from imperium_desktop.rules.settlers.names import Color, Deck, Faction, Good, Kind, SupplyGood
from imperium_desktop.rules.settlers.vocabulary import When

Source: TypeAlias = Literal["S", "P", "R"]
"""Printed in the Polish rulebook, read in another public source, reconstructed."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Cost(Facts, frozen=True):
    wood: int = 0
    stone: int = 0
    food: int = 0
    location: int = 0


class Copy(Facts, frozen=True):
    """One physical card."""

    id: str
    cost: Cost = Cost()
    deal: Good | None = None
    raze: dict[Good, int] = {}
    """Empty: the card has no Raze field and cannot be razed."""


class Block(Facts, frozen=True):
    """What the card does at one moment, in the notation of `rules.effects.notation`."""

    when: When
    do: str
    limit: int = 0
    """§9.5.2 At most so many goods of this block in a round; 0: no limit."""


class Card(Facts, frozen=True):
    key: str
    deck: Deck
    kind: Kind
    copies: tuple[Copy, ...]
    colors: tuple[Color, ...] = ()
    blocks: tuple[Block, ...] = ()
    sources: dict[Literal["fields", "ability", "name_pl"], Source] = {}
    """Only where it is not S or P for fields and ability; `name_pl` where the name is ours."""


class FactionBoard(Facts, frozen=True):
    """§4.5"""

    id: Faction
    production: dict[SupplyGood, int]
    storage: tuple[SupplyGood, ...]
    egypt_tokens: int = 0
