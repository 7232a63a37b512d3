"""A scenario of Hadrian's Wall: a position laid out by hand, then played through the public Match.

    table = lay_out(Seat(tracks={"fort": 7, "wall": 5}, board={"resource": 2}))
    table.does("raise_wall").then(wall=6, board="1 resource")
    table.does("raise_wall").does("reinforce", cohort="left").then(wall=7, left=1, board="")

What is laid out is not paid again. `does` names an option by its sort and as many of its fields as tell it from the
others that are offered; `refused` and `may` name the elements one touches.
"""

from typing import Any, TypeVar

import pytest

from imperium_desktop.games.hadrian.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ITEMS, PLACE_OF
from imperium_desktop.games.hadrian.rules.refusals import REFUSALS
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Answer, Event, Fact

E = TypeVar("E", bound=Event)
GAME = load_game("hadrian")
CONTENT = GAME.content


class Scenario:
    def __init__(self, *seats: Seat, **where: Any) -> None:
        position = Position(seats=seats or (Seat(),), **where)
        self.match: Match[State, Components] = Match(GAME, setup_of(position), 0, start=lay_out(CONTENT, position))
        self.seat = self.match.waiting.seat
        """Whose sheets are looked at."""

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]

    @property
    def kind(self) -> str:
        return self.match.waiting.kind.removeprefix("hadrian.")

    def options(self, sort: str, **fields: object) -> list[Any]:
        return [
            option
            for option in self.match.waiting.options
            if option.name == sort and all(getattr(option, name) == value for name, value in fields.items())
        ]

    @property
    def sorts(self) -> set[str]:
        """Which sorts of options are offered."""
        return {option.name for option in self.match.waiting.options}

    # Playing

    def does(self, sort: str, **fields: object) -> "Scenario":
        found = self.options(sort, **fields)
        assert len(found) == 1, f"{len(found)} options {sort} {fields} of {sorted(self.sorts)}"
        self.match.answer(found[0])
        return self

    def returns(self, *workers: str) -> "Scenario":
        """Workers that go back at the Forum."""
        offered = list(self.match.waiting.options)
        picked = []
        for worker in workers:
            picked.append(next(option for option in offered if getattr(option, "worker", "") == worker))
            offered.remove(picked[-1])
        self.match.answer(tuple(picked))
        return self

    def refused(self, *path: str) -> set[str]:
        """All reasons against these touches; the match itself refuses for one of them."""
        reasons = REFUSALS.why_nots(CONTENT, self.state, self.match.waiting, path)
        first = self.match.why_not(path)
        assert first is not None, f"{path} is legal"
        assert reasons[0] == first
        assert not self.offered(path), f"{path} is offered"
        return {reason.code for reason in reasons}

    def facts(self, code: str, *path: str) -> dict[str, Fact]:
        reasons = REFUSALS.why_nots(CONTENT, self.state, self.match.waiting, path)
        return next(reason.facts for reason in reasons if reason.code == code)

    def may(self, *path: str) -> bool:
        legal = self.match.why_not(path) is None
        assert legal == self.offered(path), f"{path} is {'not ' * legal}offered"
        return legal

    def offered(self, path: tuple[str, ...]) -> bool:
        return any(option.path[: len(path)] == path for option in self.match.waiting.options)

    def cannot(self, answer: Answer, code: str) -> None:
        with pytest.raises(IllegalAnswer) as refusal:
            self.match.answer(answer)
        assert refusal.value.reason.code == code

    def ends_year(self) -> "Scenario":
        return self.does("end_year")

    # Looking

    def then(self, *, of: int | None = None, **expected: object) -> "Scenario":
        """Tracks and buildings by name, `board` in words, anything else as the player keeps it."""
        player = self.player if of is None else self.state.players[of]
        for name, value in expected.items():
            assert look(player, name) == value, name
        return self

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.match.events if isinstance(event, kind)]


def look(player: Player, name: str) -> object:
    if name == "board":
        return ", ".join(f"{count} {item}" for item, count in zip(ITEMS, player.board, strict=True) if count)
    if name in PLACE_OF:
        return player.filled[PLACE_OF[name]]
    places = CONTENT.printed.building_places | CONTENT.printed.landmark_places
    if name in places and not isinstance(getattr(player, name, None), str):
        return player.filled[places[name]]
    return getattr(player, name)


def others(*prospects: str, **where: Any) -> list[Seat]:
    return [Seat(prospect=prospect, **where) for prospect in prospects]
