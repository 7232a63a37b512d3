"""A scenario of Imperium: a position laid out by hand, then played through the public Match.

    table = Scenario(romans(hand=("advance",), tokens=(3, 0, 0)), greeks(), market=("oracle",))
    table.plays("advance").then(material=0, hand="oracle unrest")

Cards are named by their nouns or ids. `then` names only what should be looked at, of the seat that is followed.
"""

from functools import partial
from typing import Any, TypeVar

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.imperium.analysis.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.rules import Imperium, events
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import RESOURCES, Side
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event, Option

E = TypeVar("E", bound=Event)
BOX = read_box(content_folder("imperium"))
CONTENT = Components(BOX)
GAME = Imperium(CONTENT, content_hash(BOX.without_sources))

ALL_B: tuple[Side, ...] = ("B", "B", "B", "B")

arthurians = partial(Seat, nation="arthurians")
atlanteans = partial(Seat, nation="atlanteans")
carthaginians = partial(Seat, nation="carthaginians")
celts = partial(Seat, nation="celts")
egyptians = partial(Seat, nation="egyptians")
greeks = partial(Seat, nation="greeks")
macedonians = partial(Seat, nation="macedonians")
mauryans = partial(Seat, nation="mauryans")
minoans = partial(Seat, nation="minoans")
olmecs = partial(Seat, nation="olmecs")
persians = partial(Seat, nation="persians")
qin = partial(Seat, nation="qin")
romans = partial(Seat, nation="romans")
scythians = partial(Seat, nation="scythians")
utopians = partial(Seat, nation="utopians")
vikings = partial(Seat, nation="vikings")


def noun(card: str) -> str:
    return CONTENT.cards[card].name if card in CONTENT.cards else card


def nouns(cards: Any) -> str:
    return " ".join(sorted(map(noun, cards)))


def named(value: object, wanted: object) -> bool:
    return value == wanted or (isinstance(value, str) and noun(value) == wanted)


def lot(card: str, material: int = 0, population: int = 0, progress: int = 0) -> Lot:
    return Lot(card=card, tokens=(material, population, progress))


def lying(card: str, *garrison: str, marked: bool = False) -> Lying:
    return Lying(card=card, garrison=garrison, marked=marked)


class Scenario:
    def __init__(self, *seats: Seat, game: Imperium = GAME, **where: Any) -> None:
        where.setdefault("main", ("woodland", "river", "jungle"))
        position = Position(seats=seats, **where)
        self.match = Match(game, setup_of(position), 0, start=lay_out(CONTENT, position))
        self.seat = 0
        """Whose cards are looked at."""

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def kind(self) -> str:
        return self.match.waiting.kind.removeprefix("imperium.")

    @property
    def asked(self) -> int:
        return self.match.waiting.seat

    def of(self, seat: int) -> "Scenario":
        """Look at another seat from now on."""
        self.seat = seat
        return self

    # Options

    def options(self, sort: str, **fields: object) -> list[Any]:
        return [
            option
            for option in self.match.waiting.options
            if option.name == sort and all(named(getattr(option, name), value) for name, value in fields.items())
        ]

    def offered(self, sort: str = "pick_card") -> str:
        return nouns(option.card for option in self.options(sort))

    def does(self, sort: str, **fields: object) -> "Scenario":
        found = self.options(sort, **fields)
        assert found, f"{self.kind}: no {sort} {fields} among {list(self.match.waiting.options)}"
        self.match.answer(found[0])
        return self

    def plays(self, card: str) -> "Scenario":
        return self.does("play_from_hand", card=card)

    def can_play(self, card: str) -> bool:
        return bool(self.options("play_from_hand", card=card))

    def uses(self, card: str, **fields: object) -> "Scenario":
        return self.does("use_exhaust", card=card, **fields)

    def can_use(self, card: str) -> bool:
        return bool(self.options("use_exhaust", card=card))

    def picks(self, *cards: str) -> "Scenario":
        """One card, or several where several are asked for."""
        if not self.match.waiting.picks_several:
            return self.does("pick_card", card=cards[0])
        found: list[Option] = []
        for card in cards:
            found.append(next(o for o in self.options("pick_card", card=card) if o not in found))
        self.match.answer(tuple(found))
        return self

    def branch(self, place: int) -> "Scenario":
        return self.does("pick_branch", branch=place)

    def pays(self, material: int = 0, population: int = 0, progress: int = 0) -> "Scenario":
        return self.does("pay_tokens", material=material, population=population, progress=progress)

    def agrees(self) -> "Scenario":
        return self.does("agree")

    def skips(self) -> "Scenario":
        return self.does("skip")

    def ends(self) -> "Scenario":
        """The activation; the clean-up token lies on the first card, nothing is discarded."""
        self.does("end_activation")
        if self.kind == "place_cleanup_token":
            self.does("pick_card")
        return self

    def keeps(self) -> "Scenario":
        """All cards, in the clean-up."""
        assert self.kind == "discard_for_cleanup"
        self.match.answer(())
        return self

    def why_not(self, card: str, *further: str) -> str:
        id = next(id for id in (*self.player.hand, *(p.card for p in self.player.play)) if named(id, card))
        reason = self.match.why_not((f"card/{id}", *further))
        assert reason is not None, f"{card} is legal"
        return reason.code

    # What came of it

    def then(self, **expected: object) -> "Scenario":
        found = {name: self.look(name) for name in expected}
        assert found == expected
        return self

    def look(self, name: str) -> object:
        player, state = self.player, self.state
        if name in RESOURCES:
            return player.tokens[RESOURCES.index(name)]
        match name:
            case "hand" | "discard" | "history" | "sunken" | "nation_deck" | "development":
                return nouns(getattr(player, name))
            case "hand_size":
                return len(player.hand)
            case "deck" | "discards":
                return len(player.deck if name == "deck" else player.discard)
            case "play":
                return nouns(place.card for place in player.play)
            case "garrison":
                return nouns(card for place in player.play for card in place.garrison)
            case "beside":
                return nouns(place.card for place in player.beside)
            case "quest":
                return noun(player.quest)
            case "tokens_on_cards":
                return tuple(sum(place.tokens[token] for place in player.play) for token in range(3))
            case "pile":
                return len(state.pile)
            case "exile":
                return nouns(state.exile)
            case "market":
                return " ".join(noun(slot.card) for slot in state.market if slot.card)
            case "main" | "fame":
                return len(getattr(state, name))
            case "king" | "last_round":
                return getattr(state, name)
            case "market_tokens":
                return state.market[0].tokens
            case "nation_top":
                return noun(player.nation_deck[0])
            case "looks":
                return len(self.told(events.NationLookedAt))
            case "nation_order":
                return " ".join(map(noun, player.nation_deck))
            case "deck_top":
                return noun(player.deck[0])
            case "fame_top":
                return noun(state.fame[0])
        return getattr(player, name)

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, kind)]
