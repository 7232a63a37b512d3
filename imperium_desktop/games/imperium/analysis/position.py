"""A position as data, for lessons, examples and pictures, and how it is laid on the table.

A card is named by its id ("romans_glory") or, where any copy will do, by its noun ("glory"): first a copy of the
seat's own nation. What is not said is as at the start of a game; cards that are not named stay in the box.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from imperium_desktop.games.imperium.rules.area import as_printed
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import COMMONS, SMALL_DECKS, Box, Face, Nation, Side, SmallDeck
from imperium_desktop.games.imperium.rules.setup import lie_from_start, new_table
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, Pinned, Player, Slot, State
from imperium_desktop.rules.chance import Chance


class Lying(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card in play with something on it or under it."""

    card: str
    garrison: tuple[str, ...] = ()
    marked: bool = False
    tokens: tuple[int, int, int] = (0, 0, 0)


class Lot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A market card with tokens on it; unrest lies under it where it belongs there."""

    card: str
    tokens: tuple[int, int, int] = (0, 0, 0)


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The places of a player; a number there stands for cards of the nation that are not named."""

    nation: Nation
    side: Side = "B"
    face: Face | None = None
    """None: as at the start of a game."""
    tokens: tuple[int, int, int] = (3, 2, 1)
    actions: int = 3
    exhausts: int | None = None
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | int = ()
    discard: tuple[str, ...] | int = ()
    play: tuple[str | Lying, ...] = ()
    history: tuple[str, ...] = ()
    nation_deck: tuple[str, ...] = ()
    development: tuple[str, ...] = ()
    nation_marked: bool = False
    power_marked: bool = False
    crowned: bool = False
    sunken: tuple[str, ...] = ()
    quest: str = ""
    """The active one."""
    journey: str = ""
    """The upper journey card, if it is not the first; the other one lies below it."""
    beside_marked: bool = False
    """An exhaust token lies on the Court or the journey card."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...]
    phase: Literal["turn", "activate", "token", "discard", "solstice", "scoring"] = "activate"
    round: int = 1
    last_round: int = 0
    first: int = 0
    active: int = 0
    market: tuple[str | Lot, ...] = ()
    decks: dict[SmallDeck, tuple[str, ...]] = {}
    """The whole small decks, the top card first."""
    main: tuple[str, ...] = ()
    """The whole main deck."""
    fame: tuple[str, ...] = ()
    pile: int = 8
    exile: tuple[str, ...] = ()
    king: Side = "A"
    played: tuple[str, ...] = ()
    """Free cards in the active player's hand that were played this turn already."""
    commons: Box = "classics"
    printing: Literal["first", "later"] = "first"


def setup_of(position: Position) -> ImperiumSetup:
    """The set-up of a match that begins here; a wrong one is a ValueError."""
    return ImperiumSetup(
        seats=len(position.seats),
        nations=tuple(seat.nation for seat in position.seats),
        powers=tuple(seat.side for seat in position.seats),
        first=position.first,
        commons=position.commons,
        printing=position.printing,
    )


def lay_out(content: Components, position: Position) -> State:
    """The position on the table. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    box = OpenBox(content, state.setup)
    state.phase, state.round, state.last_round = position.phase, position.round, position.last_round
    state.active = position.active
    state.kind = "activate" if position.phase == "activate" else None
    for player, seat in zip(state.players, position.seats, strict=True):
        lay_seat(box, player, seat)
    state.exile = box.take(position.exile)
    state.main = box.take(position.main)
    state.fame = box.take(position.fame)
    state.decks = {name: box.take(position.decks.get(name, ())) for name in SMALL_DECKS}
    state.king = position.king
    slots = [lot_of(box, lot) for lot in position.market]
    state.market = tuple(slots + [Slot()] * (5 - len(slots)))
    state.played_free = tuple(card for card in state.me.hand if content.cards[card].name in position.played)
    for player, seat in zip(state.players, position.seats, strict=True):
        fill_seat(box, player, seat)
    state.pile = box.take(("unrest",) * position.pile)
    return state


class OpenBox:
    """All cards, each of which can be taken once."""

    def __init__(self, content: Components, setup: ImperiumSetup) -> None:
        self.content = content
        self.commons = COMMONS[setup.commons]
        self.left = [card for cards in content.groups.values() for card in as_printed(content, setup, cards)]

    def take(self, names: Iterable[str], nation: str = "") -> tuple[str, ...]:
        return tuple(self.one(name, nation) for name in names)

    def one(self, name: str, nation: str = "") -> str:
        cards = self.content.cards
        fitting = [card for card in self.left if name in (card, cards[card].name) and cards[card].start != "power"]
        if not fitting:
            raise ValueError(f"no {name} is left in the box")
        card = min(fitting, key=lambda id: (cards[id].group != nation, cards[id].group != self.commons))
        self.left.remove(card)
        return card

    def any(self, n: int, nation: str) -> tuple[str, ...]:
        """Cards of the nation that are not named."""
        cards = self.content.cards
        own = (card for card in self.left if cards[card].group == nation)
        fitting = [card for card in own if cards[card].start in ("deck", "nation")]
        for card in fitting[:n]:
            self.left.remove(card)
        return tuple(fitting[:n])


def lay_seat(box: OpenBox, player: Player, seat: Seat) -> None:
    content = box.content
    player.face, player.tokens = seat.face or content.exceptions[seat.nation].face, seat.tokens
    player.actions = seat.actions
    player.exhausts = content.exhausts_of(seat.nation) if seat.exhausts is None else seat.exhausts
    player.nation_marked, player.power_marked, player.crowned = seat.nation_marked, seat.power_marked, seat.crowned
    player.hand = box.take(seat.hand, seat.nation)
    lying = [card if isinstance(card, Lying) else Lying(card=card) for card in seat.play]
    player.play = tuple(
        Pinned(box.one(place.card, seat.nation), box.take(place.garrison, seat.nation), place.marked, place.tokens)
        for place in lying
    )
    player.beside, player.below = lay_beside(content, seat)
    player.quest = box.one(seat.quest, seat.nation) if seat.quest else ""
    player.sunken = box.take(seat.sunken, seat.nation)
    player.history = box.take(seat.history, seat.nation)
    player.nation_deck = box.take(seat.nation_deck, seat.nation)
    player.development = box.take(seat.development, seat.nation)
    if not isinstance(seat.deck, int):
        player.deck = box.take(seat.deck, seat.nation)
    if not isinstance(seat.discard, int):
        player.discard = box.take(seat.discard, seat.nation)


def lay_beside(content: Components, seat: Seat) -> tuple[tuple[Pinned, ...], str]:
    """The Court or the journey cards, the upper one as it is asked for."""
    cards = content.cards
    there = [card for card in content.groups[seat.nation] if cards[card].start == "in_play"]
    beside, below = lie_from_start(content, there)
    upper = [card for card in there if seat.journey in (card, cards[card].name)]
    if upper and upper[0] in (below, cards[below].reverse):
        beside, below = (Pinned(upper[0]),), cards[beside[0].card].reverse
    elif upper:
        beside = (Pinned(upper[0]),)
    return tuple(msgspec.structs.replace(place, marked=seat.beside_marked) for place in beside), below


def fill_seat(box: OpenBox, player: Player, seat: Seat) -> None:
    """Piles of which only the size is told."""
    if isinstance(seat.deck, int):
        player.deck = box.any(seat.deck, seat.nation)
    if isinstance(seat.discard, int):
        player.discard = box.any(seat.discard, seat.nation)


def lot_of(box: OpenBox, lot: str | Lot) -> Slot:
    lot = lot if isinstance(lot, Lot) else Lot(card=lot)
    card = box.one(lot.card)
    unrest = box.one("unrest") if box.content.cards[card].needs else ""
    return Slot(card, unrest, lot.tokens)
