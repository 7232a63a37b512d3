"""A position as data, for lessons, examples and pictures, and how it is laid on the table.

A card is named by its id ("COM014") or, where any copy will do, by its key ("village"). What is not named lies in its
deck, in the order of the box. What is not said is as at the start of a game.
"""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import SUPPLY, Deck, Faction, Good, SupplyGood
from imperium_desktop.games.settlers.rules.setup import new_table
from imperium_desktop.games.settlers.rules.state import (
    NOBODY,
    Foundation,
    Location,
    Player,
    SettlersSetup,
    State,
    Virtual,
)
from imperium_desktop.rules.chance import Chance


class Built(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Location with something on it."""

    card: str
    paid: tuple[tuple[SupplyGood, ...], ...] = ()
    """What each use of this round left there."""
    defense: bool = False
    samurai: bool = False
    blocked: bool = False
    banked: tuple[str, ...] = ()
    """Cards under a Gate, Resources on a Shrine."""
    home: int = NOBODY
    """Seat that owns the Location, while it is taken over."""


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's Empire, supply and cards."""

    faction: Faction
    points: int = 0
    supply: dict[SupplyGood, int] = {}
    hand: tuple[str, ...] = ()
    locations: tuple[str | Built, ...] = ()
    foundations: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """The next cards of the Faction deck."""
    deck_size: int | None = None
    """None: all that is left; the others are discarded."""
    passed: bool = False


class Alone(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies before the virtual player."""

    locations: tuple[str, ...] = ()
    queue: tuple[Good, ...] = ()
    """Revealed Attack cards, the newest first."""
    next: tuple[Good, ...] = ()
    """The next Attack cards of the deck."""
    collection: tuple[str, ...] = ()


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...] = (Seat(faction="romans"), Seat(faction="barbarians"))
    round: int = 1
    phase: Literal["lookout", "production", "actions"] = "actions"
    """Which begins, or in which somebody acts."""
    first: int = 0
    active: int | None = None
    """None: the First player."""
    common: tuple[str, ...] = ()
    """The next cards of the Common deck."""
    alone: Alone = Alone()
    variants: dict[str, str] = {}


def setup_of(position: Position) -> SettlersSetup:
    """The set-up of a match that begins here; a wrong one is a ValueError."""
    factions = tuple(seat.faction for seat in position.seats)
    return msgspec.convert(
        {**position.variants, "seats": len(factions), "factions": factions, "first": position.first}, SettlersSetup
    )


def lay_out(content: Components, position: Position) -> State:
    """The position on the table. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    if not 1 <= position.round <= content.numbers.rounds:
        raise ValueError(f"there is no round {position.round}")
    state.round, state.phase, state.first = position.round, position.phase, position.first
    state.active = position.first if position.active is None else position.active
    if not 0 <= state.active < len(state.players):
        raise ValueError(f"there is no seat {state.active}")
    box = OpenBox(content, position)
    for player, seat in zip(state.players, position.seats, strict=True):
        lay_empire(box, player, seat)
    if state.virtual is not None:
        lay_virtual(content, box, state.virtual, position.alone)
    if state.phase == "production":
        state.picks = tuple(state.seats_from(state.first))
    state.common = (*box.take(position.common), *box.rest("common"))
    for player, seat in zip(state.players, position.seats, strict=True):
        stack_deck(box, player, seat)
    return state


class OpenBox:
    """The cards of the decks in play, each of which can be taken once."""

    def __init__(self, content: Components, position: Position) -> None:
        decks: tuple[Deck, ...] = ("common", *(seat.faction for seat in position.seats))
        self.content = content
        cards = content.decks_in(setup_of(position).deck_format)
        self.left = [id for deck in decks for id in cards[deck]]
        self.named = set(names_in(position))

    def take(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(self.take_one(name) for name in names)

    def take_one(self, name: str) -> str:
        """The copy of this id, or the first one of this key that nobody names by its id."""
        fitting = (id for id in self.left if id == name or (self.key(id) == name and id not in self.named))
        card = next(fitting, None)
        if card is None:
            raise ValueError(f"no card {name!r} is left")
        self.left.remove(card)
        return card

    def key(self, id: str) -> str:
        return self.content.copies[id].key

    def rest(self, deck: Deck) -> tuple[str, ...]:
        return tuple(id for id in self.left if self.content.copies[id].deck == deck)


def names_in(position: Position) -> Iterator[str]:
    for seat in position.seats:
        yield from (*seat.hand, *seat.foundations, *seat.deals, *seat.deck)
        for place in seat.locations:
            yield from (place,) if isinstance(place, str) else (place.card, *place.banked)
    yield from (*position.common, *position.alone.locations, *position.alone.collection)


def lay_empire(box: OpenBox, player: Player, seat: Seat) -> None:
    player.points = seat.points
    player.supply = [seat.supply.get(good, 0) for good in SUPPLY]
    player.passed = seat.passed
    player.locations = tuple(build(box, place) for place in seat.locations)
    player.hand = box.take(seat.hand)
    player.foundations = tuple(Foundation(card) for card in box.take(seat.foundations))
    player.deals = box.take(seat.deals)
    player.deck = box.take(seat.deck)


def build(box: OpenBox, place: str | Built) -> Location:
    built = Built(card=place) if isinstance(place, str) else place
    cards_under = any(box.content.copies[id].key == name or id == name for name in built.banked for id in box.left)
    return Location(
        box.take_one(built.card),
        paid=built.paid,
        defense=built.defense,
        samurai=built.samurai,
        blocked=built.blocked,
        banked=box.take(built.banked) if cards_under else built.banked,
        home=built.home,
    )


def stack_deck(box: OpenBox, player: Player, seat: Seat) -> None:
    deck = (*player.deck, *box.rest(seat.faction))
    size = len(deck) if seat.deck_size is None else seat.deck_size
    player.deck, player.discards = deck[:size], deck[size:]


def lay_virtual(content: Components, box: OpenBox, virtual: Virtual, alone: Alone) -> None:
    left = dict(content.attacks)

    def attacks(goods: Iterable[Good]) -> Iterator[str]:
        for good in goods:
            card = next((id for id in left if left[id] == good), None)
            if card is None:
                raise ValueError(f"no Attack card {good!r} is left")
            del left[card]
            yield card

    virtual.locations = tuple(Location(card) for card in box.take(alone.locations))
    virtual.collection = box.take(alone.collection)
    virtual.deals = tuple(attacks(alone.queue))
    virtual.attacks = (*attacks(alone.next), *left)
