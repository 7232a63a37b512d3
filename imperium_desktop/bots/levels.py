"""How well a bot plays: a level is numbers, and one player carries out all levels of a game."""

from collections.abc import Sequence
from math import inf
from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """Name in journals."""
    temperature: float = 0.0
    """How far from the best a move may be that is taken now and then, in the unit of the game's adviser."""
    top: int = 1
    """How many of the moves that look best at once are looked at more closely."""
    worlds: int = 0
    """Number of guesses at the hidden part in which they are played on; none: what looks best at once is taken."""
    horizon: int = 1
    """How far they are played on, in rounds or turns, as the game counts them."""
    expansions: int = 0
    """Number of positions that one decision may look at. Never seconds: every machine gives the same answer."""
    margin: float = inf
    """How much worse than the best a move may look at once and still be looked at."""


APPRENTICE: Final = Level(name="apprentice", temperature=1.0)
MERCHANT: Final = Level(name="greedy")
STRATEGIST: Final = Level(name="strategist", top=4, worlds=1, expansions=1_500)
MASTER: Final = Level(name="master", top=4, worlds=4, expansions=5_000)

USUAL: Final = (APPRENTICE, MERCHANT, STRATEGIST, MASTER)
"""The weakest first."""


def level_of(name: str, own: Sequence[Level] = ()) -> Level:
    """A level with the numbers of the game, where it has numbers of its own."""
    return next(level for level in (*own, *USUAL) if level.name == name)
