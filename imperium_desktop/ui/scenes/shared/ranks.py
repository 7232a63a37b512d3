"""Ranks that somebody who plays alone can reach, in words."""

from collections.abc import Sequence
from typing import NamedTuple

from imperium_desktop.markup import escaped
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.language import tr


class Rank(NamedTuple):
    id: str
    least: int
    """The points from which it is reached."""


class Ranks(NamedTuple):
    ranks: Sequence[Rank]
    """Ranks from the lowest, which players have who do not reach it, too."""
    rule: str

    def reached(self, points: int) -> int:
        """Which of them."""
        return max(place for place, rank in enumerate(self.ranks) if points >= rank.least or not place)

    def name(self, points: int, words: Words) -> str:
        return words.label(self.ranks[self.reached(points)].id)

    def title(self, person: str, points: int, words: Words) -> str:
        rank = self.name(points, words)
        return tr("{name} becomes {rank} with {points} points", name=person, rank=rank, points=points)

    def result(self, points: int, words: Words) -> str:
        rank = self.name(points, words)
        return f"{tr('{points} points: {rank}.', points=points, rank=rank)} {self.rule}"

    def next(self, points: int, words: Words) -> str:
        """How far it was to the next one."""
        ahead = next((rank for rank in self.ranks if rank.least > points), None)
        if ahead is None:
            return tr("There is no higher rank.")
        rank, missing = words.label(ahead.id), ahead.least - points
        return tr("{missing} more points would have been enough for {rank}.", missing=missing, rank=rank)

    def listed(self, points: int, words: Words) -> str:
        """All of them with their points, the present one in bold."""
        told = [escaped(words.label(rank.id)) + (f" {rank.least}+" if rank.least > 0 else "") for rank in self.ranks]
        told[self.reached(points)] = f"**{told[self.reached(points)]}**"
        return f"{tr('Ranks')}: {', '.join(told)} {self.rule}"
