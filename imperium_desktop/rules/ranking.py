"""Results of a match: the ranks, and what decided them."""

from collections.abc import Sequence
from typing import Self

import msgspec

from imperium_desktop.rules.limits import Name, Number


class Standing(msgspec.Struct, frozen=True):
    seat: Number
    rank: Number
    score: tuple[Number, ...]
    """Compared from left to right, higher is better."""

    def deciding(self, other: "Standing") -> int | None:
        """Which value is the first in which the two differ; None if they are equal."""
        pairs = enumerate(zip(self.score, other.score, strict=True))
        return next((place for place, (ours, theirs) in pairs if ours != theirs), None)


class Result(msgspec.Struct, frozen=True):
    standings: tuple[Standing, ...]
    ending: Name

    @classmethod
    def ranked(cls, keys: Sequence[tuple[int, ...]], ending: str) -> Self:
        """Rank seats by the values that are compared; equal ones share a rank, and the next is left out."""
        order = sorted(range(len(keys)), key=lambda seat: keys[seat], reverse=True)
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        return cls(tuple(Standing(seat, ranks[seat], keys[seat]) for seat in order), ending)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)

    def fits(self, seats: int) -> bool:
        """Every seat has a rank and something that is compared."""
        ranked = all(1 <= standing.rank <= seats and standing.score for standing in self.standings)
        return ranked and sorted(standing.seat for standing in self.standings) == list(range(seats))


class Criterion(msgspec.Struct, frozen=True):
    """What one value of a score means; the words of the game say by its id how it decides."""

    id: str
    rule: str = ""
    """The paragraph that is quoted when it decides."""
    less_wins: bool = False
    """The score then holds it with its sign turned."""

    def value(self, scored: int) -> int:
        """What was counted, as people read it."""
        return -scored if self.less_wins else scored


class Ranking(msgspec.Struct, frozen=True):
    """What decides who is ahead: the meaning of the values of a score, from left to right."""

    criteria: tuple[Criterion, ...]
    shared: str
    """The paragraph by which those who are equal in all of them share a place."""
    told: str = "points"
    """The criterion that says how far somebody came."""

    def points(self, score: Sequence[int]) -> int:
        """The value of a score that is told; where there is none, what is compared first."""
        named = zip(self.criteria, score, strict=False)
        return next((scored for criterion, scored in named if criterion.id == self.told), score[0])

    def points_by_seat(self, result: Result) -> tuple[int, ...]:
        standings = sorted(result.standings, key=lambda standing: standing.seat)
        return tuple(self.points(standing.score) for standing in standings)
