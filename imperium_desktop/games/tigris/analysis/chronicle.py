"""What a finished match tells: how the points grew turn by turn, what they came from, and the moments to remember.

Everything is read from the events, so it holds no secrets once the screens are lifted, and only then.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import SPHERE_OF, SPHERES, Components, SphereName
from imperium_desktop.games.tigris.rules.scoring import place_jokers
from imperium_desktop.games.tigris.rules.squares import SQUARES, connected
from imperium_desktop.games.tigris.rules.state import Player, State
from imperium_desktop.rules.chronicle import Gain, Gains, by_turn, last_turn
from imperium_desktop.rules.table import Event

Source: TypeAlias = Literal["tiles", "wars", "revolts", "monuments"]
MomentKind: TypeAlias = Literal["monument", "war", "revolt", "treasures", "cut", "lead", "deciding", "end"]

TREASURES: Final = "treasures"
SOURCES: Final[tuple[Source, ...]] = ("tiles", "wars", "revolts", "monuments")
WEIGHTS: Final[dict[MomentKind, int]] = {
    "war": 8,
    "revolt": 3,
    "treasures": 18,
    "monument": 42,
    "cut": 36,
    "deciding": 60,
    "lead": 60,
    "end": 1000,
}
"""How much a moment matters: wars for each point, revolts for each strength, treasures for each of them."""


class SeatRecord(msgspec.Struct, frozen=True):
    """One seat's way through the match: what it had before the first turn and after each one."""

    points: tuple[tuple[int, ...], ...]
    """Points after each turn, by sphere."""
    treasures: tuple[int, ...]

    @property
    def turns(self) -> int:
        return len(self.treasures) - 1

    def weakest(self) -> tuple[int, ...]:
        return tuple(min(points) for points in zip(*self.points, strict=True))

    def score(self, turn: int) -> tuple[int, ...]:
        """Score of the seat, as if the match had ended after that turn."""
        points = [sphere[turn] for sphere in self.points]
        return tuple(sorted(place_jokers(_holding(points, self.treasures[turn]))[0]))


class Moment(msgspec.Struct, frozen=True):
    turn: int
    kind: MomentKind
    seat: int
    weight: int
    event: Event | None = None
    sphere: int | None = None
    seats: tuple[int, ...] = ()
    """Seats whose leaders stood in a kingdom that was cut."""


class Story(msgspec.Struct, frozen=True):
    turns: int
    wars: int
    revolts: int
    monuments: int
    courses: tuple[SeatRecord, ...]
    """Points and treasures over the match, by seat."""
    gains: tuple[dict[Source, int], ...]
    """Points by what they came from, for each seat."""
    moments: tuple[Moment, ...]
    """Moments worth telling, in the order in which they happened."""

    def best_moments(self, count: int) -> tuple[Moment, ...]:
        """The weightiest, in the order in which they happened."""
        weightiest = sorted(range(len(self.moments)), key=lambda i: -self.moments[i].weight)[:count]
        return tuple(self.moments[i] for i in sorted(weightiest))


def tell_story(content: Components, state: State, told: Sequence[Event]) -> Story:
    """The story of a match that is over, from its last state and all its events."""
    seats, turns = range(len(state.players)), last_turn(told)
    gains = Gains(len(seats), turns)
    teller = _Teller(content, state)
    for turn, event in by_turn(told):
        teller.hear(turn, event)
        for gain in gains_of(event):
            gains.add(turn, gain)
    teller.close()
    courses = tuple(_course(gains, seat) for seat in seats)
    found = [*teller.moments, *_lead(courses, turns), *_deciding(state, courses)]
    last = max((moment.turn for moment in found), default=0)
    ended = Moment(max(turns, last), "end", state.active, WEIGHTS["end"])
    counts = Counter(event.name for event in told)
    return Story(
        turns,
        counts["war_won"],
        counts["revolt_won"],
        counts["monument_built"],
        courses,
        tuple({source: gains.total(seat, source) for source in SOURCES} for seat in seats),
        (*sorted(found, key=lambda moment: moment.turn), ended),
    )


def gains_of(event: Event) -> Iterator[Gain]:
    """Points by sphere and by source, and treasures."""
    match event:
        case events.PointGained(seat=seat, sphere=sphere):
            yield from _scored(seat, sphere, 1, "tiles")
        case events.MonumentPaid(seat=seat, sphere=sphere):
            yield from _scored(seat, sphere, 1, "monuments")
        case events.WarWon(seat=seat, sphere=sphere, points=points):
            yield from _scored(seat, sphere, points, "wars")
        case events.RevoltWon(seat=seat):
            yield from _scored(seat, "red", 1, "revolts")
        case events.TreasuresTaken(seat=seat, count=count):
            yield Gain(seat, TREASURES, count)


def _scored(seat: int, sphere: SphereName, points: int, source: Source) -> Iterator[Gain]:
    yield Gain(seat, sphere, points)
    yield Gain(seat, source, points)


def _holding(points: list[int], treasures: int) -> Player:
    return Player(None, "", [], 0, points, treasures)


def _course(gains: Gains, seat: int) -> SeatRecord:
    return SeatRecord(tuple(gains.grown(seat, sphere) for sphere in SPHERES), gains.grown(seat, TREASURES))


class _Teller:
    """Follows the board through the events and remembers moments."""

    def __init__(self, content: Components, state: State) -> None:
        self.turn = 0
        self.moments: list[Moment] = []
        self.land = content.boards[state.setup.board].temples
        """Squares with a tile, face up or turned over."""
        self.leaders: dict[tuple[int, str], int] = {}
        self._struck: tuple[events.CatastropheStruck, int] | None = None

    def hear(self, turn: int, event: Event) -> None:
        if not isinstance(event, events.LeaderOrphaned):
            self.close()
        self.turn = turn
        self._follow_board(event)
        self._remember(event)

    def close(self) -> None:
        """What was struck has fallen apart by now."""
        if self._struck is not None:
            self._look_for_cut(*self._struck)
        self._struck = None

    def _follow_board(self, event: Event) -> None:
        match event:
            case events.TilePlaced(square=square):
                self.land |= 1 << SQUARES[square]
            case (
                events.LeaderPlaced(seat=seat, leader=leader, square=square)
                | events.LeaderMoved(seat=seat, leader=leader, square=square)
            ):
                self.leaders[seat, leader] = 1 << SQUARES[square]
            case events.LeaderWithdrawn(seat=seat, leader=leader) | events.LeaderOrphaned(seat=seat, leader=leader):
                self.leaders.pop((seat, leader), None)
            case events.RevoltWon(rival=rival, leader=leader):
                self.leaders.pop((rival, leader), None)
            case events.WarWon(rival=rival, leader=leader, removed=removed):
                self.leaders.pop((rival, leader), None)
                for square in removed:
                    self.land &= ~(1 << SQUARES[square])
            case events.CatastropheStruck(square=square):
                strike = 1 << SQUARES[square]
                kingdom = connected(strike, self._occupied()) if self.land & strike else 0
                self.land &= ~strike
                self._struck = event, kingdom & ~strike

    def _occupied(self) -> int:
        return self.land | sum(set(self.leaders.values()))

    def _look_for_cut(self, event: events.CatastropheStruck, kingdom: int) -> None:
        """Note a kingdom that a catastrophe cut, once leaders without a temple are gone.

        It was cut if two parts have leaders.
        """
        standing = {place: seat for (seat, _), place in self.leaders.items() if place & kingdom}
        parts = {connected(place, self._occupied()) for place in standing}
        if len(parts) > 1:
            seats = tuple(sorted(set(standing.values())))
            self.moments.append(Moment(self.turn, "cut", event.seat, WEIGHTS["cut"], event, seats=seats))

    def _remember(self, event: Event) -> None:
        match event:
            case events.MonumentBuilt(seat=seat):
                self._add("monument", seat, WEIGHTS["monument"], event)
            case events.WarWon(seat=seat, sphere=sphere, points=points):
                self._add("war", seat, WEIGHTS["war"] * points, event, SPHERE_OF[sphere])
            case events.RevoltWon(seat=seat, leader=leader, strength=strength):
                self._add("revolt", seat, WEIGHTS["revolt"] * strength, event, SPHERE_OF[leader])
            case events.TreasuresTaken(seat=seat, count=count):
                self._add("treasures", seat, WEIGHTS["treasures"] * count, event)

    def _add(self, kind: MomentKind, seat: int, weight: int, event: Event, sphere: int | None = None) -> None:
        self.moments.append(Moment(self.turn, kind, seat, weight, event, sphere))


def _lead(courses: Sequence[SeatRecord], turns: int) -> list[Moment]:
    """The turn from which the winner was ahead of everybody else for good."""
    since, leader = 0, -1
    for turn in range(1, turns + 1):
        scores = [course.score(turn) for course in courses]
        best = max(scores)
        ahead = scores.index(best) if scores.count(best) == 1 else -1
        if ahead != leader:
            since, leader = turn, ahead
    return [Moment(since, "lead", leader, WEIGHTS["lead"])] if leader >= 0 else []


def _deciding(state: State, courses: Sequence[SeatRecord]) -> list[Moment]:
    """The last point that the winner's deciding sphere got in play; none if a treasure stands for it."""
    sums = [place_jokers(player) for player in state.players]
    order = sorted(range(len(sums)), key=lambda seat: sorted(sums[seat][0]), reverse=True)
    if len(order) < 2 or not courses[order[0]].turns:
        return []
    winner, second = order[:2]
    pairs = zip(sorted(sums[winner][0]), sorted(sums[second][0]), strict=True)
    value = next((ours for ours, theirs in pairs if ours != theirs), None)
    reached = [
        (courses[winner].points[sphere].index(value), sphere)
        for sphere in range(4)
        if value and sums[winner][0][sphere] == value and sphere not in sums[winner][1]
    ]
    if not reached:
        return []
    turn, sphere = max(reached)
    return [Moment(turn, "deciding", winner, WEIGHTS["deciding"], sphere=sphere)]
