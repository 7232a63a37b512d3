"""What an Empire at the end of a round will come to, by weights fitted on results."""

from functools import cache
from operator import mul
from typing import Final, TypeAlias

from imperium_desktop.bots.linear import read_weights, weights_file
from imperium_desktop.games.settlers.analysis.features import NAMES, features
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import parts
from imperium_desktop.games.settlers.rules.state import Player

GAME: Final = "settlers"

Weights: TypeAlias = tuple[float, ...]


@cache
def shipped_weights() -> Weights:
    return tuple(weight for (weight,) in read_weights(weights_file(GAME), NAMES, 1))


def foretold(content: Components, player: Player, rounds: int) -> float:
    """Points at the end, with these rounds to come."""
    still = sum(map(mul, shipped_weights(), features(content, player, rounds)), 0.0)
    return sum(parts(content, player)) + still
