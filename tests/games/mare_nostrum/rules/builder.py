"""A scenario of Mare Nostrum: a position laid out by hand, then played through the public Match.

    mare.province("cyrenaica", control="egypt", buildings="caravan market", legions={"rome": 2})
    mare.sea("mare_ionium", rome=2).hand(rome="3 coin, grain").begins("conquest", "rome")
    mare.rome.answers(OccupyMarker("cyrenaica"))
    assert mare.tracks("rome") == (7, 1, 4)

Seats are Rome, Greece, Carthage, Egypt, Babylon, as many as play; everything stands as at set-up unless it is changed.
Dice are thrown as told: `mare.dice(5, 4, 3)`.
"""

from collections import Counter
from functools import cache
from typing import Any, TypeVar

from imperium_desktop.content.reading import load_shipped
from imperium_desktop.games.mare_nostrum.rules import MareNostrum, places
from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES, Box
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.setup import new_table
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup, Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF, NAME_OF, ORDINARY, in_order
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Event, Option, Reason
from tests.present import of_kind

E = TypeVar("E", bound=Event)
T = TypeVar("T", bound=Option)


@cache
def game() -> MareNostrum:
    return load_shipped(MareNostrum, ("map", "empires", "cards", "components"), Box, Components)


class Empire:
    """A player's side of a scenario."""

    def __init__(self, scenario: "Scenario", seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    @property
    def player(self) -> Player:
        return self.scenario.state.players[self.seat]

    def answers(self, *answers: Answer) -> "Empire":
        """One after the other, each to a decision that waits for this player."""
        for answer in answers:
            waiting = self.scenario.match.waiting
            assert waiting.seat == self.seat, f"{waiting.kind} asks seat {waiting.seat}"
            self.scenario.match.answer(answer)
        return self

    def why_not(self, *path: str) -> str:
        """The code of the refusal; "" if the path begins an answer."""
        reason = self.reason(*path)
        return reason.code if reason else ""

    def reason(self, *path: str) -> Reason | None:
        assert self.scenario.match.waiting.seat == self.seat
        return self.scenario.match.why_not(path)

    @property
    def tracks(self) -> tuple[int, int, int]:
        return places.tracks(game().content, self.scenario.state, self.seat)

    @property
    def hand(self) -> Counter[str]:
        return Counter(NAME_OF[letter] for letter in self.player.hand)


class Scenario:
    def __init__(self, seats: int = 5, **variants: Any) -> None:
        names = EMPIRES[:seats]
        variants.setdefault("display", "experienced")
        self.setup = MareNostrumSetup(seats=seats, empires=names, **variants)
        self.laid_out = new_table(game().content, self.setup, Chance(0))
        self._match: Match[State, Components] | None = None
        for player in self.laid_out.players:
            player.at_round_start = player.controls
        for seat, name in enumerate(names):
            setattr(self, name, Empire(self, seat))
        self.names = names

    def __getattr__(self, name: str) -> Empire:
        raise AttributeError(name)

    def empire(self, name: str) -> Empire:
        return of_kind(Empire, getattr(self, name))

    # Laying out

    @property
    def state(self) -> State:
        return self.laid_out if self._match is None else self._match.state

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def _player(self, name: str) -> Player:
        return self.state.players[self.seat(name)]

    def province(
        self,
        name: str,
        *,
        control: str | None = None,
        buildings: str | None = None,
        legions: dict[str, int] | None = None,
        fortress: str | None = None,
    ) -> "Scenario":
        """`control`, `fortress`: an empire or "nobody"; `buildings`: all that stand there, "caravan/grain market"."""
        content = game().content
        number = content.province_numbers[name]
        if control is not None:
            for player in self.state.players:
                player.controls &= ~(1 << number)
            if control != "nobody":
                self._player(control).controls |= 1 << number
            for player in self.state.players:
                player.at_round_start = player.controls
        if buildings is not None:
            self.state.built &= ~content.sites_in[number]
            for building in buildings.split():
                self.state.built |= 1 << content.site_numbers[f"{name}.{building.replace('/', '.')}"]
        if legions is not None:
            for player in self.state.players:
                player.legions[number] = 0
            for empire, count in legions.items():
                self._player(empire).legions[number] = count
        if fortress is not None:
            for player in self.state.players:
                player.fortresses &= ~(1 << number)
            if fortress != "nobody":
                self._player(fortress).fortresses |= 1 << number
        return self

    def no_legions(self) -> "Scenario":
        for player in self.state.players:
            player.legions = [0] * len(player.legions)
        return self

    def sea(self, name: str, **triremes: int) -> "Scenario":
        for empire, count in triremes.items():
            self._player(empire).triremes[game().content.sea_numbers[name]] = count
        return self

    def occupies(self, empire: str, province: str, *buildings: str, since: int | None = None) -> "Scenario":
        """Posts on buildings or emptied sites; "marker" since a round."""
        content = game().content
        for building in buildings:
            if building == "marker":
                number = content.province_numbers[province]
                self._player(empire).marker_posts |= 1 << number
                self.state.marker_rounds[number] = since or self.state.round
            else:
                site = content.site_numbers[f"{province}.{building.replace('/', '.')}"]
                self._player(empire).posts |= 1 << site
        return self

    def hand(self, **hands: str) -> "Scenario":
        """Out of the reserve or the pile: "3 coin, grain, legendary_grain"; whatever was held goes back."""
        state = self.state
        for empire, tokens in hands.items():
            player = self._player(empire)
            for letter in player.hand:
                state.reserve[ORDINARY.index(letter)] += 1
            player.hand = in_order("".join(self._fetch(letter) for letter in letters_of(tokens)))
        return self

    def _fetch(self, letter: str) -> str:
        if letter in ORDINARY:
            self.state.reserve[ORDINARY.index(letter)] -= 1
            assert self.state.reserve[ORDINARY.index(letter)] >= 0
        else:
            assert letter in self.state.pile
            self.state.pile = self.state.pile.replace(letter, "")
        return letter

    def cards(self, **cards: str) -> "Scenario":
        """Besides the starting hero."""
        for empire, names in cards.items():
            player = self._player(empire)
            for name in names.split():
                self.state.display = tuple(card for card in self.state.display if card != name)
                player.cards = (*player.cards, name)
        return self

    def titles(self, trade: str, culture: str, military: str) -> "Scenario":
        self.state.titles = (self.seat(trade), self.seat(culture), self.seat(military))
        return self

    def dice(self, *pips: int) -> "Scenario":
        """The next throws."""
        seed = 0
        while not thrown_by(seed, pips):
            seed += 1
        self.state.chance.seed = seed
        return self

    def begins(self, phase: str, active: str = "rome", round: int | None = None) -> "Scenario":
        """The match starts here, with nobody left to have a turn in this phase but the active player."""
        state = self.state
        state.phase = phase  # type: ignore[assignment]
        state.active = self.seat(active)
        state.round = round or state.round
        state.waiting = 0
        if phase in ("name_builder", "name_mover", "peace", "number", "collect"):
            state.waiting = (1 << len(state.players)) - 1
        return self

    def war_turn(self, empire: str, round: int | None = None) -> "Scenario":
        """The war turn of one player, as the last of the phase."""
        self.begins("name_mover", empire, round)
        self.state.waiting = 1 << self.seat(empire)
        return self

    # Playing

    @property
    def match(self) -> Match[State, Components]:
        if self._match is None:
            self._match = Match(game(), self.setup, 0, start=self.laid_out)
        return self._match

    @property
    def asked(self) -> str:
        """Who and what: "rome build"; "" when the match is over."""
        decision = self.match.decision
        return f"{self.names[decision.seat]} {decision.kind.partition('.')[2]}" if decision else ""

    @property
    def options(self) -> list[Option]:
        return list(self.match.waiting.options)

    def of_sort(self, sort: type[T]) -> list[T]:
        return [option for option in self.options if isinstance(option, sort)]

    def told(self, sort: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, sort)]

    def tracks(self, empire: str) -> tuple[int, int, int]:
        return places.tracks(game().content, self.state, self.seat(empire))

    def keep_titles(self) -> "Scenario":
        """Whoever decides a tie decides for themselves, or else for the first of the tied."""
        while self.asked.endswith(" tie_break"):
            own = [option for option in self.options if option.seat == self.match.waiting.seat]  # type: ignore[attr-defined]
            self.match.answer((own or self.options)[0])
        return self

    @property
    def ended(self) -> str:
        """How, and who won: "fame rome greece"; "" while the match goes on."""
        result = self.match.result
        return " ".join([result.ending, *(self.names[seat] for seat in sorted(result.winners))]) if result else ""


def thrown_by(seed: int, pips: tuple[int, ...]) -> bool:
    chance = Chance(seed)
    return all(chance.roll() == pip for pip in pips)


def letters_of(tokens: str) -> list[str]:
    """Of "3 coin, grain"."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in tokens.split(","))):
        count, _, name = part.rpartition(" ")
        found += LETTER_OF[name] * int(count or 1)
    return found
