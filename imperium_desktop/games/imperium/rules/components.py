"""The card files as structs: one record for each different card, with its copies."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from imperium_desktop.games.imperium.rules.names import Face, Mark, Nation, Resource, Side, Start, Suit, Type
from imperium_desktop.rules.effects.corrections import Corrections

Source: TypeAlias = Literal["S", "P", "R"]
"""Printed in the Polish rulebook, read in another public source, reconstructed."""
MOST_BLOCKS: Final = 12
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Facts(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    pass


class Copy(Facts, frozen=True):
    """One physical card, or one face of a card with two."""

    id: str
    start: Start = "deck"
    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    """Least number of players; with fewer it is left out."""
    replaces: str = ""
    """The card of the first printing whose place it takes where later printings are played."""


class Block(Facts, frozen=True):
    """What the card does at one moment, in the notation of `rules.effects.notation`."""

    when: str
    do: str
    by_first_rules: str = ""
    """What it did by rules 1, where that was something else."""


class Points(Facts, frozen=True):
    """§11.2 Points that depend on something; at most 10 when they are counted."""

    per: str = ""
    """What is counted."""
    points: Small = 1
    each: Positive = 1
    """Number of cards that each point asks for; only full numbers count."""
    sum: tuple["Points", ...] = ()
    where: str = ""
    """Place where the card must lie."""
    then: Small = 0
    otherwise: "Small | Points" = 0


class Card(Facts, frozen=True):
    key: str
    set: str
    deck: str
    name: str
    """The noun of the lexicon it is called by."""
    copies: tuple[Copy, ...]
    suits: tuple[Suit, ...] = ()
    types: tuple[Type, ...] = ()
    state: Face | None = None
    header: tuple[Mark, ...] = ()
    free: bool = False
    """Played without an action (§4.4)."""
    quest: bool = False
    """True of cards that lie among the impending quests instead of being developed (§22)."""
    family: str = ""
    """Noun by which other cards speak of all that share it, as of all Long Walls."""
    side: Side | None = None
    reverse: str = ""
    """The other face of the same card, where one turns it over in play (§29.3)."""
    develop: dict[Resource, Positive] | None = None
    """What it costs to develop it."""
    points: Small | Points = 0
    blocks: Annotated[tuple[Block, ...], msgspec.Meta(max_length=MOST_BLOCKS)] = ()
    sources: dict[str, Source] = {}


class StartTokens(Facts, frozen=True):
    """Tokens and hand that every player starts with (§3.2)."""

    material: int
    population: int
    progress: int
    exhausts: int
    actions: int
    hand: int


class TableSize(Facts, frozen=True):
    """How a number of players changes the decks (§3.2)."""

    seats: int
    small_deck: int
    fame_removed: int


class Exceptions(Facts, frozen=True):
    """§12 What a nation does differently, beside its cards."""

    never_empire: bool = False
    face: Face = "barbarian"
    """Face of the state card at the start."""
    exhausts: Positive | None = None
    sinks: bool = False
    """True of a nation with a sunken pile (§23.2)."""


class Frame(Facts, frozen=True):
    """All that is no card."""

    start: StartTokens
    by_players: tuple[TableSize, ...]
    exceptions: dict[Nation, Exceptions] = {}


class Box(Facts, frozen=True):
    frame: Frame
    cards: tuple[Card, ...]
    corrections: Corrections = Corrections()

    @property
    def without_sources(self) -> object:
        """What makes one match differ from another: no sources."""
        return self.frame, [msgspec.structs.replace(card, sources={}) for card in self.cards]
