"""A match turn by turn, over or not: how the table stood, what each turn brought, what is worth telling.

Turns are whatever `Event.begins` counts in a game: turns, rounds or years. What comes before the first is turn 0.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Generic, NamedTuple, TypeVar

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event

P = TypeVar("P")


class Gain(NamedTuple):
    seat: int
    what: str
    amount: int = 1


class Gains:
    """What each turn brought to each seat."""

    def __init__(self, seats: int, turns: int) -> None:
        self._seats: list[list[Counter[str]]] = [[Counter() for _ in range(turns + 1)] for _ in range(seats)]

    def add(self, turn: int, gain: Gain) -> None:
        self._seats[gain.seat][turn][gain.what] += gain.amount

    def by_turn(self, seat: int, what: str) -> tuple[int, ...]:
        """Beginning with turn 0."""
        return tuple(turn[what] for turn in self._seats[seat])

    def grown(self, seat: int, what: str) -> tuple[int, ...]:
        """All that had come by the end of each turn."""
        return tuple(accumulate(self.by_turn(seat, what)))

    def total(self, seat: int, what: str) -> int:
        return sum(self.by_turn(seat, what))


class Chronicle(NamedTuple, Generic[P]):
    pages: tuple[tuple[P, ...], ...]
    """Pages that the game writes of the table, by seat: before the first turn, after each, and now."""
    gains: Gains
    moments: tuple[tuple[int, Event], ...]
    """What is worth telling, each with its turn."""


def write_chronicle(
    match: AnyMatch,
    looking: int,
    page: Callable[[Any, int], P],
    gains_of: Callable[[Event], Iterable[Gain]],
    worth_telling: Callable[[Event], bool],
) -> Chronicle[P]:
    """Write a match down, as far as the seat that looks may know it.

    `page` is given its view of the table, and the seat to write of.
    """
    seats = match.setup.seats
    views = turn_ends(match, looking)
    gains = Gains(seats, len(views) - 1)
    moments = []
    seen = (event.seen_by(looking) for event in match.events)
    for turn, event in by_turn(event for event in seen if event is not None):
        for gain in gains_of(event):
            gains.add(turn, gain)
        if worth_telling(event):
            moments.append((turn, event))
    return Chronicle(tuple(tuple(page(view, seat) for view in views) for seat in range(seats)), gains, tuple(moments))


def by_turn(told: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    turn = 0
    for event in told:
        turn = turn if event.begins is None else event.begins
        yield turn, event


def last_turn(told: Iterable[Event]) -> int:
    return max((event.begins for event in told if event.begins is not None), default=0)


def turn_ends(match: AnyMatch, looking: int) -> list[Any]:
    """Views of the table before the first turn, after each, and now: the match is played once more."""
    again: AnyMatch = Match(match.game, match.setup, match.seed, listening=False)
    views = [again.view(looking)]
    for given, begun in zip(match.answers, turns_begun(match), strict=True):
        again.answer(given.answer)
        views += [again.view(looking)] * begun
    return [*views, match.view(looking)]


def turns_begun(match: AnyMatch) -> Iterator[int]:
    """Number of turns that ended with each answer."""
    ends = [*(given.told for given in match.answers[1:]), len(match.events)]
    for given, end in zip(match.answers, ends, strict=True):
        told: Sequence[Event] = match.events[given.told : end]
        yield sum(event.begins is not None and event.begins > 1 for event in told)
