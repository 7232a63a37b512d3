"""A match over time: any moment of it at once, forwards and backwards. No Qt."""

from bisect import bisect_right
from typing import Final, NamedTuple

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Event

EVERY: Final = 25
"""Answers between two copies that are kept: going anywhere replays fewer than that."""


class Turn(NamedTuple):
    start: int
    """How many answers had been given when it began."""
    number: int
    seat: int
    own: bool = False
    """True if only this seat plays in it; others at most answer."""


class Timeline:
    """Positions count answers: 0 is the laid out table, `len(timeline)` the match as it was handed in.

    Only answers that stand are shown; what was undone or taken back is not.
    """

    def __init__(self, match: AnyMatch) -> None:
        self.whole = match
        self._answers = [given.answer for given in match.answers]
        self._told = [*(given.told for given in match.answers), len(match.events)]
        self._kept: dict[int, AnyMatch] = {0: Match(match.game, match.setup, match.seed, listening=False)}
        self._now = (0, self._kept[0].copy())
        self.turns = self._find_turns()

    def __len__(self) -> int:
        return len(self._answers)

    @property
    def finished(self) -> bool:
        return self.whole.result is not None

    # Going there

    def at(self, position: int) -> AnyMatch:
        """The match after this number of answers: to look at only, and until the next call only."""
        if position >= len(self):
            return self.whole
        place, match = self._now
        nearest = max(kept for kept in self._kept if kept <= position)
        if not nearest <= place <= position:
            place, match = nearest, self._kept[nearest].copy()
        for answer in self._answers[place:position]:
            match.answer(answer)
            place += 1
            if place % EVERY == 0 and place not in self._kept:
                self._kept[place] = match.copy()
        self._now = (position, match)
        return match

    def answered(self, position: int) -> tuple[int, Answer] | None:
        """Seat and answer that led here; None at the beginning."""
        if not 0 < position <= len(self):
            return None
        given = self.whole.answers[position - 1]
        return given.seat, given.answer

    # What was told

    def position_of(self, event: int) -> int:
        """The first position at which that event has happened."""
        return min(bisect_right(self._told, event), len(self))

    def seen_by(self, seat: int) -> tuple[list[Event], list[int]]:
        """All events as that seat may know them, and the position of each."""
        events, positions = [], []
        for number, event in enumerate(self.whole.events):
            seen = event.seen_by(seat)
            if seen is not None:
                events.append(seen)
                positions.append(self.position_of(number))
        return events, positions

    # Turns

    def _find_turns(self) -> list[Turn]:
        """Find turns as the game tells them; in a game without turns, whenever another seat is asked."""
        found = [
            Turn(self.position_of(number), event.begins, getattr(event, "seat", 0), event.whose_turn is not None)
            for number, event in enumerate(self.whole.events)
            if event.begins is not None
        ]
        if found:
            return found
        seats = [given.seat for given in self.whole.answers]
        starts = [place for place, seat in enumerate(seats) if place == 0 or seat != seats[place - 1]]
        return [Turn(place, number, seats[place]) for number, place in enumerate(starts, 1)]

    def turn_at(self, position: int) -> Turn | None:
        """The turn that runs at this position; None before the first."""
        number = bisect_right([turn.start for turn in self.turns], position)
        return self.turns[number - 1] if number else None

    def turn_before(self, position: int) -> int:
        """Where the running turn began, or the one before it if this is its beginning."""
        return max((turn.start for turn in self.turns if turn.start < position), default=0)

    def turn_after(self, position: int) -> int:
        return min((turn.start for turn in self.turns if turn.start > position), default=len(self))

    def last_played(self, seat: int) -> int | None:
        """The position after this seat's last answer that was no mere reply in another's turn; None if it gave none."""
        for place in range(len(self) - 1, -1, -1):
            turn = self.turn_at(place)
            if self.whole.answers[place].seat == seat and (turn is None or not turn.own or turn.seat == seat):
                return place + 1
        return None
