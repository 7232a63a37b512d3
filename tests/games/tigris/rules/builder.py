"""A scenario of Tigris & Euphrates: a position laid out by hand, then played through the public Match.

    tigris.given("temple H8", "bull king I6").hands(lion="rr", bull="rrr")
    tigris.lion.places("king", "I8").commits(2)
    tigris.bull.commits(3)
    tigris.then(won="bull 4:4", gained="bull 1 red", home="lion king", discarded="rrrrr")

Seats are Archer, Bull, Pot, Lion, clockwise; whoever acts first is the active player.
The ten temples with treasures lie there from the start; every hand is kkrbgg unless said otherwise.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec
import pytest

from imperium_desktop.games.tigris.rules import events, options
from imperium_desktop.games.tigris.rules.components import (
    DYNASTIES,
    LEADERS,
    LETTERS,
    SPHERE_OF,
    SPHERES,
    TILES,
    Components,
    DynastyName,
    LeaderName,
    SphereName,
    TileName,
)
from imperium_desktop.games.tigris.rules.squares import OFF, labels_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Answer, Option

from . import invariant
from .position import Position

Piece: TypeAlias = LeaderName | TileName


class Dynasty:
    """A player's verbs: each answers the decision that is waiting for this player."""

    def __init__(self, scenario: "Scenario", name: DynastyName, act: Callable[[str, Answer], None]) -> None:
        self.scenario = scenario
        self.name = name
        self._act = act

    def refused(self, code: str) -> "Dynasty":
        """The verbs that follow are refused for this reason, and change nothing."""
        return Dynasty(self.scenario, self.name, partial(self.scenario.refuse, code))

    @property
    def may(self) -> "Dynasty":
        """The verbs that follow are legal now, but not done."""
        return Dynasty(self.scenario, self.name, self.scenario.allow)

    def places(self, piece: Piece, square: str) -> "Dynasty":
        if piece in LEADERS:
            return self._answers(options.PlaceLeader(self.name, LEADERS[SPHERE_OF[piece]], square))
        return self._answers(options.PlaceTile(TILES[SPHERE_OF[piece]], square))

    def moves(self, leader: LeaderName, square: str) -> "Dynasty":
        return self._answers(options.MoveLeader(self.name, leader, square))

    def withdraws(self, leader: LeaderName) -> "Dynasty":
        return self._answers(options.WithdrawLeader(self.name, leader))

    def strikes(self, square: str) -> "Dynasty":
        """Plays a catastrophe."""
        return self._answers(options.PlayCatastrophe(square))

    def swaps(self, letters: str) -> "Dynasty":
        return self.begins_swap().gives(letters)

    def begins_swap(self) -> "Dynasty":
        return self._answers(options.SwapTiles())

    def gives(self, letters: str) -> "Dynasty":
        return self._picks([options.GiveTile(TILES[LETTERS.index(letter)]) for letter in letters])

    def ends_turn(self) -> "Dynasty":
        return self._answers(options.EndTurn())

    def chooses(self, sphere: SphereName) -> "Dynasty":
        """Which war is fought next."""
        return self._answers(options.ChooseWar(sphere))

    def commits(self, count: int, of: TileName | None = None) -> "Dynasty":
        """Reinforces with tiles of the colour that helps in this conflict, unless another is named."""
        sphere = str(self.scenario.match.waiting.facts["sphere"])
        return self._answers(options.CommitSupport(of or TILES[SPHERE_OF[sphere]], count))

    def builds(self, monument: str, on: str) -> "Dynasty":
        return self._answers(options.BuildMonument(on, monument))

    def declines(self) -> "Dynasty":
        return self._answers(options.Decline())

    def takes(self, *squares: str) -> "Dynasty":
        return self._picks([options.TakeTreasure(square) for square in squares])

    @property
    def hand(self) -> str:
        return self.scenario.player(self.name).hand

    def _picks(self, picked: Sequence[Option]) -> "Dynasty":
        return self._answers(picked[0] if len(picked) == 1 else tuple(picked))

    def _answers(self, answer: Answer) -> "Dynasty":
        self._act(self.name, answer)
        return self


class Scenario(Position):
    def __init__(self, *dynasties: DynastyName, **variants: Any) -> None:
        super().__init__(*dynasties, **variants)
        self.heard = 0
        """So many events were looked at."""
        self._match: Match[State, Components] | None = None
        self.archer, self.bull, self.pot, self.lion = (Dynasty(self, name, self.play) for name in DYNASTIES)

    # Playing

    @property
    def match(self) -> Match[State, Components]:
        if self._match is None:
            invariant.check(self.state)
            self.state.setup, self.state.active = self.setup, self.setup.first or 0
            self._scored = self._scores()
            self._out_before = Counter(self.state.discards)
            self._match = Match(self.game, self.setup, 0, start=self.state)
        return self._match

    @property
    def options(self) -> list[Option]:
        return list(self.match.waiting.options)

    def play(self, name: str, answer: Answer) -> None:
        self.allow(name, answer)
        self.match.answer(answer)
        self.state = self.match.state

    def allow(self, name: str, answer: Answer) -> None:
        match = self._asking(name)
        assert not Counter(picked(answer)) - Counter(match.waiting.options), f"{answer} is no option"
        assert match.why_not(path_of(answer)) is None

    def refuse(self, code: str, name: str, answer: Answer) -> None:
        match = self._asking(name)
        before = match.digest()
        # A path alone cannot always tell: placing and moving a leader touch the same elements.
        if path_of(answer) not in {option.path for option in match.waiting.options}:
            why = match.why_not(path_of(answer))
            assert why is not None
            assert why.code == code
        with pytest.raises(IllegalAnswer) as refusal:
            match.answer(answer)
        assert refusal.value.reason.code == code
        assert match.digest() == before

    def _asking(self, name: str) -> Match[State, Components]:
        if self._match is None:
            self.setup = msgspec.structs.replace(self.setup, first=self.setup.dynasties.index(name))
        waiting = self.match.waiting
        assert self.setup.dynasties[waiting.seat] == name, f"{waiting.kind} does not ask {name}"
        return self.match

    # Looking

    def then(self, **expected: str | int) -> "Scenario":
        """Each keyword is one of the looks below, with what must be seen."""
        assert self.match
        for name, value in expected.items():
            getattr(self, f"_see_{name}")(value)
        return self

    def _see_gained(self, gains: str) -> None:
        """All that anybody gained since this was last looked at: "lion 3 green, bull 1 treasure"."""
        scores = self._scores()
        assert scores - self._scored == Counter({(name, what): int(count) for name, count, what in listed(gains)})
        assert not self._scored - scores, "points were lost"
        self._scored = scores

    def _see_base(self, strengths: str) -> None:
        """Attacker : defender in the conflict that began last."""
        began = next(e for e in reversed(self.match.events) if isinstance(e, events.RevoltBegan | events.WarBegan))
        assert f"{began.strength}:{began.rival_strength}" == strengths

    def _see_won(self, victory: str) -> None:
        """Winner of the last conflict, and winner : loser with what they added."""
        won = next(e for e in reversed(self.match.events) if isinstance(e, events.RevoltWon | events.WarWon))
        assert f"{self.setup.dynasties[won.seat]} {won.strength}:{won.rival_strength}" == victory

    def _see_home(self, leaders: str) -> None:
        """Leaders in front of their owners."""
        assert all(self.player(name).leaders[SPHERE_OF[leader]] == OFF for name, leader in listed(leaders)), leaders

    def _see_standing(self, leaders: str) -> None:
        """All leaders on the board."""
        assert invariant.leaders(self.state) == {square: f"{name} {leader}" for name, leader, square in listed(leaders)}

    def _see_kingdoms(self, kingdoms: str) -> None:
        """All kingdoms: "I6 I7 | E10 F10"."""
        squares = {frozenset(kingdom.split()) for kingdom in kingdoms.split("|") if kingdom.strip()}
        assert set(invariant.kingdoms(self.state)) == squares

    def _see_lying(self, tiles: str) -> None:
        """All face-up tiles of one sort: "market H5 J5"."""
        tile, *squares = tiles.split()
        assert {square for square, there in invariant.tiles(self.state).items() if there == tile} == set(squares)

    def _see_gone(self, squares: str) -> None:
        """Nothing lies or stands there."""
        lying = {*invariant.tiles(self.state), *invariant.bases(self.state), *invariant.leaders(self.state)}
        assert not lying & set(squares.split())

    def _see_face_down(self, squares: str) -> None:
        assert set(invariant.bases(self.state)) == set(squares.split())

    def _see_treasures(self, squares: str) -> None:
        assert set(labels_in(self.state.treasures)) == set(squares.split())

    def _see_discarded(self, letters: str) -> None:
        assert Counter(self.state.discards) - self._out_before == Counter(letters)

    def _see_bag(self, count: int) -> None:
        assert len(self.state.bag) == count

    def _see_asked(self, who_and_what: str) -> None:
        waiting = self.match.waiting
        assert f"{self.setup.dynasties[waiting.seat]} {waiting.kind.removeprefix('tigris.')}" == who_and_what

    def _see_ended(self, reason: str) -> None:
        """Why the game ended; "" if it goes on."""
        assert (self.match.result.ending if self.match.result else "") == reason

    def check(self) -> None:
        """The last look at every scenario: the box is complete, and between actions all stands as §15 wants it."""
        invariant.check_components(self.state)
        if self.match.decision is None or self.match.decision.kind == "tigris.take_action":
            invariant.check(self.state)

    def _scores(self) -> Counter[tuple[str, str]]:
        return Counter(
            {
                (str(player.dynasty), what): count
                for player in self.state.players
                for what, count in zip((*SPHERES, "treasure"), (*player.points, player.treasures), strict=True)
            }
        )


def listed(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(",") if part.strip()]


def picked(answer: Answer) -> tuple[Option, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def path_of(answer: Answer) -> tuple[str, ...]:
    return tuple(key for option in picked(answer) for key in option.path)
