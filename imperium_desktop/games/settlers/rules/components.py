"""The card files as structs: one record for each different card, with what its copies cost and give."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.names import Color, Deck, Faction, Good, Kind, SupplyGood
from imperium_desktop.rules.effects.corrections import Corrections

Source: TypeAlias = Literal["S", "P", "R"]
"""Printed in the Polish rulebook, read in another public source, reconstructed."""
Sourced: TypeAlias = Literal["fields", "ability", "rulings", "name_pl"]
"""What can be ours instead of the printed game's: the fields, the effect, how gaps are filled, the Polish name."""


MOST_BLOCKS: Final = 30
"""More than there are moments."""
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Paragraph: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}(\.\d{1,2}){0,3}[a-z]?$")]
RazeField: TypeAlias = dict[Good, Annotated[int, msgspec.Meta(ge=1, le=99)]]
"""Empty: the card has none and cannot be razed (§6.4.2)."""


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Cost(Facts, frozen=True):
    wood: Count = 0
    stone: Count = 0
    food: Count = 0
    location: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class Copy(Facts, frozen=True):
    """One physical card; what it does not say, its card says for all copies."""

    id: str
    cost: Cost | None = None
    deal: Good | None = None
    raze: RazeField | None = None


class Block(Facts, frozen=True):
    """What the card does at one moment, in the notation of `rules.effects.notation`."""

    when: When
    do: str
    limit: Count = 0
    """Most goods of this block in a round; 0: no limit (§9.5.2)."""


class Card(Facts, frozen=True):
    key: str
    set: str
    deck: Deck
    kind: Kind
    copies: tuple[Copy, ...]
    colors: tuple[Color, ...] = ()
    cost: Cost = Cost()
    deal: Good | None = None
    raze: RazeField = {}
    blocks: Annotated[tuple[Block, ...], msgspec.Meta(max_length=MOST_BLOCKS)] = ()
    rules: tuple[Paragraph, ...] = ()
    """Paragraphs about this card."""
    sources: dict[Sourced, Source] = {}
    replaces: str | UnsetType = UNSET
    """Card of the base game whose place it takes in the Standard format (§12.3)."""
    in_open_format: bool | UnsetType = UNSET
    """§12.2 False: left out there."""


class CardSet(Facts, frozen=True):
    id: str
    files: tuple[str, ...]
    complete: bool = True
    """False of a set of which only the Common cards can be played (§13)."""
    printed: dict[Deck, Count] | UnsetType = UNSET
    """How many cards the printed set has, by deck: an owner may complete it (§12)."""


class FactionBoard(Facts, frozen=True):
    """A people's board: what it produces and stores (§4.5)."""

    id: Faction
    production: dict[SupplyGood, int]
    storage: tuple[SupplyGood, ...]
    egypt_tokens: int = 0


class AttackTarget(Facts, frozen=True):
    """A good at which an Attack card strikes (§11.2)."""

    good: Good
    copies: int


class Rank(Facts, frozen=True):
    """A title and the points it takes (§11.8)."""

    id: str
    points: int


class Numbers(Facts, frozen=True):
    rounds: int
    common_hand: int
    faction_hand: int
    alternate_cards: int
    """Cards dealt to each player in the Alternate Lookout (§10.1)."""
    solo_cards: int
    """Cards of the Lookout for one player (§11.3)."""
    attacks: int
    """Attack cards in the attack of a round (§11.6)."""


class Frame(Facts, frozen=True):
    """All that is no card."""

    numbers: Numbers
    advanced_lookout: dict[str, tuple[int, ...]]
    """Numbers of cards from which each pick is made, by number of players (§10.2)."""
    sets: tuple[CardSet, ...]
    factions: tuple[FactionBoard, ...]
    attack: tuple[AttackTarget, ...]
    ranks: tuple[Rank, ...]


class Box(Facts, frozen=True):
    frame: Frame
    cards: tuple[Card, ...]
    """Cards of the base game."""
    expansion: tuple[Card, ...] = ()
    """Mixed in only where players agree on it (§12, §13)."""
    corrections: Corrections = Corrections()

    @property
    def without_sources(self) -> object:
        """What makes one match of the base game differ from another: no sources, no remarks, no expansion."""
        replace = msgspec.structs.replace
        sets = tuple(replace(set, printed=UNSET) for set in self.frame.sets)
        cards = [replace(card, replaces=UNSET, in_open_format=UNSET) for card in without_remarks(self.cards)]
        return replace(self.frame, sets=sets), cards

    @property
    def played_with_expansion(self) -> object:
        return self.frame, without_remarks(self.cards), without_remarks(self.expansion)


def without_remarks(cards: tuple[Card, ...]) -> list[Card]:
    return [msgspec.structs.replace(card, rules=(), sources={}) for card in cards]
