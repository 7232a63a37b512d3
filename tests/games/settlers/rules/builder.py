"""A scenario of Imperial Settlers: a position laid out by hand, then played through the public Match.

    table = Scenario(barbarians(supply={"wood": 2}, locations=("mill",), hand=("sentry_tower",)), romans())
    table.does("build", card="sentry_tower", given="mill").then(wood=0, raze=1, worker=1, locations="sentry_tower")

Cards are named by their keys or ids. `does` names an option by its sort and as many of its fields as tell it from the
others that are offered; `then` names only what should be looked at, of the seat that the scenario follows.
"""

from typing import Any, TypeVar

import pytest

from imperium_desktop.games.settlers.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.names import SUPPLY
from imperium_desktop.games.settlers.rules.options import Pass
from imperium_desktop.games.settlers.rules.state import Location, Player, State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Event, Option
from tests.present import of_kind

E = TypeVar("E", bound=Event)
GAME = of_kind(Settlers, load_game("settlers"))
CONTENT = GAME.content


def romans(**fields: Any) -> Seat:
    return Seat(faction="romans", **fields)


def barbarians(**fields: Any) -> Seat:
    return Seat(faction="barbarians", **fields)


def egyptians(**fields: Any) -> Seat:
    return Seat(faction="egyptians", **fields)


def japanese(**fields: Any) -> Seat:
    return Seat(faction="japanese", **fields)


def key(card: str) -> str:
    return CONTENT.copies[card].key if card in CONTENT.copies else card


def named(value: object, wanted: object) -> bool:
    return value == wanted or (isinstance(value, str) and key(value) == wanted)


class Scenario:
    def __init__(self, *seats: Seat, game: Settlers = GAME, **where: Any) -> None:
        position = Position(seats=seats, **where)
        self.match = Match(game, setup_of(position), 0, start=lay_out(CONTENT, position))
        self.seat = 0
        """Whose Empire is looked at."""

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def kind(self) -> str:
        return self.match.waiting.kind.removeprefix("settlers.")

    def of(self, seat: int) -> "Scenario":
        """Look at another seat from now on."""
        self.seat = seat
        return self

    def location(self, card: str) -> Location:
        return next(place for player in self.state.players for place in player.locations if named(place.card, card))

    # Options

    def options(self, sort: str, **fields: object) -> list[Any]:
        return [
            option
            for option in self.match.waiting.options
            if option.name == sort and all(named(getattr(option, name), value) for name, value in fields.items())
        ]

    def offered(self, field: str = "card") -> set[str]:
        """What the options name, each thing once."""
        return {key(getattr(option, field)) for option in self.match.waiting.options if hasattr(option, field)}

    def does(self, sort: str, **fields: object) -> "Scenario":
        """Copies of a card that are alike are alike here."""
        found = self.options(sort, **fields)
        assert found, f"no option {sort} {fields} among {list(self.match.waiting.options)}"
        self.match.answer(found[0])
        return self

    def picks(self, *options: Option) -> "Scenario":
        self.match.answer(options)
        return self

    def draws(self, *decks: str) -> "Scenario":
        for deck in decks:
            self.does("draw_from", deck=deck)
        return self

    def passes(self) -> "Scenario":
        self.match.answer(Pass())
        return self

    def looks_out(self) -> "Scenario":
        """Everybody takes the first card, until the Lookout is over."""
        while self.kind == "lookout":
            self.does("take_card")
        return self

    # Refusals

    def id_of(self, card: str) -> str:
        """Of a card that lies somewhere, as its key alone would not tell."""
        state = self.state
        everywhere = [card for player in state.players for card in (*player.hand, *player.deals)]
        everywhere += [place.card for player in state.players for place in player.locations]
        everywhere += [place.card for place in (state.virtual.locations if state.virtual else ())]
        return next(id for id in everywhere if named(id, card))

    def why_not(self, zone: str, card: str, *further: str) -> str:
        """The code of the refusal; the path begins no answer."""
        reason = self.match.why_not((f"{zone}/{self.id_of(card)}", *further))
        assert reason is not None, f"{card} {further} is legal"
        return reason.code

    def refuses(self, option: Option) -> str:
        with pytest.raises(IllegalAnswer) as refused:
            self.match.answer(option)
        return refused.value.reason.code

    # What came of it

    def then(self, **expected: object) -> "Scenario":
        found = {name: self.look(name) for name in expected}
        assert found == expected
        return self

    def look(self, name: str) -> object:
        player = self.player
        if name in SUPPLY:
            return player.supply[SUPPLY.index(name)]
        match name:
            case "supply":
                return {good: count for good, count in zip(SUPPLY, player.supply, strict=True) if count}
            case "hand":
                return len(player.hand)
            case "locations":
                return " ".join(sorted(key(place.card) for place in player.locations))
            case "foundations":
                return " ".join(sorted(key(foundation.card) for foundation in player.foundations))
            case "deals":
                return " ".join(sorted(key(card) for card in player.deals))
            case "discards":
                return " ".join(sorted(key(card) for card in player.discards))
            case "pile":
                return " ".join(sorted(key(card) for card in self.state.discards))
        return getattr(player, name)

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, kind)]
