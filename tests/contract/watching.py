"""One random match per setup, watched by every check that only looks on, instead of played again for each of them.

The checks are in `watch_playing`, `watch_copies`, `watch_secrets` and `watch_advice`; `test_watching` plays the
matches.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Decision, Option
from tests.contract.playing import AnyGame, AnyMatch, Case, play


class Moment:
    """A match at one of its decisions; what several watchers ask about it is worked out once.

    Nobody may change what a moment gives; who wants to play on takes a copy.
    """

    def __init__(self, case: Case, match: AnyMatch, number: int, every_seat: bool) -> None:
        self.case = case
        self.match = match
        self.number = number
        """How many answers were given."""
        self.digest = match.digest()
        self.every_seat = every_seat
        self._seen: dict[int, Seen[Any, Any]] = {}
        self._worlds: dict[tuple[int, int], AnyMatch] = {}

    @property
    def game(self) -> AnyGame:
        return self.case.game

    @property
    def decision(self) -> Decision[Option]:
        return self.match.waiting

    @cached_property
    def at_rest(self) -> bool:
        """No answer was given inside the present step."""
        return not self.match.checkpoint().since

    @cached_property
    def seats(self) -> Sequence[int]:
        """Whose eyes to look through: whoever is asked and another in turn; or every seat, for those with patience."""
        seats = self.case.setup.seats
        if self.every_seat or seats <= 2:
            return range(seats)
        asked = self.decision.seat
        return sorted((asked, (asked + 1 + self.number % (seats - 1)) % seats))

    def chance(self, more: int = 0) -> Chance:
        """For a watcher alone, different at each decision."""
        return Chance(self.number + more)

    def seen_by(self, seat: int) -> Seen[Any, Any]:
        if seat not in self._seen:
            self._seen[seat] = self.match.seen_by(seat)
        return self._seen[seat]

    def world(self, seat: int, which: int = 0) -> AnyMatch:
        """One of several matches that could be the real one, as far as the seat knows."""
        if (seat, which) not in self._worlds:
            self._worlds[seat, which] = self.seen_by(seat).imagine(self.chance(which))
        return self._worlds[seat, which]


class Watcher:
    """A check that looks on while one match is played; made anew for each."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.start()

    def start(self) -> None:
        """Before the match."""

    def at(self, moment: Moment) -> None:
        """At each decision, before it is answered."""

    def end(self, match: AnyMatch) -> None:
        """When the match is over."""


def watch(case: Case, watchers: Sequence[type[Watcher]], *, every_seat: bool = False, every: int = 1) -> None:
    """Play a match to its end before the eyes of all, who look up at every nth decision."""
    match = case.match()
    watch_on(case, match, play(match, case.chance), watchers, every_seat=every_seat, every=every)


def watch_on(
    case: Case,
    match: AnyMatch,
    playing: Iterable[AnyMatch],
    watchers: Sequence[type[Watcher]],
    *,
    every_seat: bool = False,
    every: int = 1,
) -> None:
    """Look at a match while somebody plays it, who stops at each decision."""
    looking_on = [watcher(case) for watcher in watchers]
    for number, now in enumerate(playing):
        if number % every:
            continue
        moment = Moment(case, now, number, every_seat)
        for watcher in looking_on:
            watcher.at(moment)
        assert now.digest() == moment.digest, "a watcher changed the match"
    for watcher in looking_on:
        watcher.end(match)
