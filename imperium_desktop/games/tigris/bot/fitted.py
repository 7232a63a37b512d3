"""What a position is worth by weights fitted on results, in points of the weakest sphere."""

from functools import cache
from operator import mul
from typing import Any, Final, TypeAlias

from imperium_desktop.bots.linear import read_weights, weights_file
from imperium_desktop.games.tigris.analysis.features import NAMES, POINTS, SPHERES, features
from imperium_desktop.games.tigris.bot import TigrisAdviser
from imperium_desktop.games.tigris.rules.components import Components
from imperium_desktop.games.tigris.rules.scoring import key
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import OVER, Game

WIN: Final = 6.0
"""What it is worth that a match is won, beside the points."""

Weights: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]
"""Weights of all features, when the match ends and when it begins."""


@cache
def shipped_weights() -> Weights:
    by_feature = read_weights(weights_file("tigris"), NAMES, 2)
    late, early = zip(*by_feature, strict=True)
    return late, early


class FittedAdviser(TigrisAdviser):
    worlds = 8
    beam = 0

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or shipped_weights()
        self._left = -1.0
        self._between: list[float] = []

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        """Worth of a state to a seat, less what it is worth to its rivals on the mean."""
        content: Components = game.content
        if state.phase == OVER:
            return self._result(state, seat)
        weights = self._weights_at(share_left(content, state))
        worth: list[float] = [sum(map(mul, weights, facts)) for facts in features(content, state)]
        return worth[seat] - (sum(worth) - worth[seat]) / (len(worth) - 1)

    def _weights_at(self, left: float) -> list[float]:
        """Weights while a share of the match is left; a search asks for the same again and again."""
        if left != self._left:
            self._left = left
            self._between = [late + left * (early - late) for late, early in zip(*self.weights, strict=True)]
        return self._between

    def _result(self, state: State, seat: int) -> float:
        keys = [key(player) for player in state.players]
        best = max(keys[:seat] + keys[seat + 1 :])
        points = self.weights[0][POINTS : POINTS + SPHERES]
        margin: float = sum(weight * (mine - its) for weight, mine, its in zip(points, keys[seat], best, strict=True))
        won = (keys[seat] > best) - (keys[seat] < best)
        return margin + WIN * won


def share_left(content: Components, state: State) -> float:
    """Share of the match that is still to come, by tiles or treasures, whichever end is nearer."""
    temples = content.boards[state.setup.board].temples.bit_count()
    at_end = content.limits.treasures_at_end
    tiles = len(state.bag) / (sum(content.tiles) - temples - content.limits.hand * len(state.players))
    treasures = (state.treasures.bit_count() - at_end) / (temples - at_end)
    return float(max(0.0, min(tiles, treasures)))
