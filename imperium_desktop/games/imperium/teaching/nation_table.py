"""How the nations did against each other when bots led them: for choosing a nation or a fair pair.

`make nations` plays the matches and writes `resources/games/imperium/nations.toml`.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.resource_files import ContentError, game_resources
from imperium_desktop.teaching.lesson_words import read_as

FILE: Final = game_resources("imperium") / "nations.toml"
PRIOR_GAMES: Final = 4
"""Number of games that count for a pair besides its own few: what all other games of both say."""


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file."""

    seed: int
    games: int
    """Number of games of each pair, half of them with either first."""
    wins: dict[Nation, dict[Nation, float]]
    """Wins of the first over the second; a shared win is half a win."""


class Pair(NamedTuple):
    one: Nation
    other: Nation
    share: float
    """Share of the games that the first may expect to win."""


class NationTable:
    def __init__(self, results: Results) -> None:
        """Results that do not fit together are a ValueError that says why."""
        for one in NATIONS:
            for other in NATIONS:
                check(results, one, other)
        self.results = results

    @property
    def games(self) -> int:
        """Number of games of each nation."""
        return self.results.games * (len(NATIONS) - 1)

    @cached_property
    def shares(self) -> dict[Nation, float]:
        """Share of its games that each nation won."""
        return {nation: sum(self.results.wins[nation].values()) / self.games for nation in NATIONS}

    def share_against(self, nation: Nation, rival: Nation) -> float:
        return self.results.wins[nation][rival] / self.results.games

    def expected(self, nation: Nation, rival: Nation) -> float:
        """What a nation may expect against another: their own games, and what the others say of both."""
        one, other = self.shares[nation], self.shares[rival]
        stronger, weaker = one * (1 - other), other * (1 - one)
        prior = stronger / (stronger + weaker) if stronger + weaker else 0.5
        own = self.results.wins[nation][rival]
        return (own + PRIOR_GAMES * prior) / (self.results.games + PRIOR_GAMES)

    def rivals(self, nation: Nation) -> list[Nation]:
        """All others, those first against which it is hardest."""
        others = (other for other in NATIONS if other != nation)
        return sorted(others, key=lambda rival: self.expected(nation, rival))

    def fair_pairs(self) -> list[Pair]:
        """All pairs, those first that are nearest to even."""
        pairs = [Pair(one, other, self.expected(one, other)) for one, other in combinations(NATIONS, 2)]
        return sorted(pairs, key=lambda pair: abs(pair.share - 0.5))


def check(results: Results, one: Nation, other: Nation) -> None:
    wins, games = results.wins, results.games
    if games < 1:
        raise ValueError("games: there must be at least one")
    if one not in wins:
        raise ValueError(f"wins: {one} is missing")
    if one == other:
        if one in wins[one]:
            raise ValueError(f"wins.{one}: no nation plays against itself")
        return
    if other not in wins[one]:
        raise ValueError(f"wins.{one}: {other} is missing")
    if wins[one][other] < 0 or wins[one][other] + wins.get(other, {}).get(one, 0) != games:
        raise ValueError(f"wins.{one}.{other}: together with wins.{other}.{one} it must be {games}")


@lru_cache
def read_nation_table(file: Path = FILE) -> NationTable:
    results = read_as(file, Results)
    try:
        return NationTable(results)
    except ValueError as error:
        raise ContentError(file, "", str(error)) from error


def lines_of(results: Results) -> Iterator[str]:
    """The file, as it is written."""
    yield "# How often nations won when greedy bots led them, two players: written by `make nations`."
    yield "# `games` of each pair, each first equally often, sides of the power cards by lot; a tie is half."
    yield f"seed = {results.seed}"
    yield f"games = {results.games}"
    for nation in NATIONS:
        yield ""
        yield f"[wins.{nation}]"
        for rival, won in results.wins[nation].items():
            yield f"{rival} = {won:g}"
