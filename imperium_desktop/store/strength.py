"""How strong a person plays a game: a rating that goes up and down with the last matches against bots."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from imperium_desktop.store.history import Finished

RATINGS: Final[Mapping[str, float]] = {"apprentice": 850.0, "greedy": 1000.0, "strategist": 1150.0, "master": 1300.0}
"""Ratings of the levels, about as far apart as their duels are."""
STEP: Final = 80.0
"""Most that a rating moves by one match."""
SPREAD: Final = 400.0
"""A rating that is this much higher wins ten times for each loss."""


class Strength(NamedTuple):
    matches: int
    rating: float

    @property
    def level(self) -> str:
        """The level nearest to it."""
        return min(RATINGS, key=lambda level: abs(RATINGS[level] - self.rating))


def strength_by(matches: Iterable[Finished], names: Mapping[str, str]) -> Strength | None:
    """Strength by matches of a person with bots, the oldest first; None if there was none.

    `names`: the present names of levels that had others.
    """
    rating, counted = RATINGS["greedy"], 0
    for match in matches:
        surprises = [
            won - 1 / (1 + 10 ** ((RATINGS[level] - rating) / SPREAD)) for won, level in duels_in(match, names)
        ]
        if surprises:
            rating, counted = rating + STEP * sum(surprises) / len(surprises), counted + 1
    return Strength(counted, rating) if counted else None


def duels_in(match: Finished, names: Mapping[str, str]) -> Iterator[tuple[float, str]]:
    """How the only person did against each bot, 1 for a win, and the level of the bot."""
    persons = [seat for seat, bot in enumerate(match.bots) if not bot]
    if len(persons) != 1:
        return
    mine = match.ranks[persons[0]]
    for rank, bot in zip(match.ranks, match.bots, strict=True):
        level = names.get(bot, bot)
        if level in RATINGS:
            yield 0.5 if mine == rank else float(mine < rank), level
