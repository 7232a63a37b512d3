"""Regressions that leave weights where they were before, as far as the matches do not say otherwise."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.float64]

PARTS: Final = 5
"""Parts of the matches that are left out one after the other."""
ROUNDS: Final = 6
CLEAR: Final = 5.0
"""A lead at the end by which a match is clearly won; far larger ones say little more."""


class Rows(NamedTuple):
    """Positions in numbers, what they came to, and the match that each is of."""

    facts: Numbers
    outcomes: Numbers
    match_of: NDArray[np.int64]

    def chosen(self, which: NDArray[np.bool_]) -> "Rows":
        return Rows(self.facts[which], self.outcomes[which], self.match_of[which])


def solved(rows: Rows, before: Numbers, hold: float) -> Numbers:
    """Weights by which the facts foretell the outcomes; `hold` is the share of the matches by which they are held."""
    scale = rows.facts.std(0) + 1e-6
    facts = rows.facts / scale
    left = rows.outcomes - rows.facts @ before
    held = np.eye(len(before)) * hold * len(left)
    return np.asarray(before + np.linalg.solve(facts.T @ facts + held, facts.T @ left) / scale)


def solved_for_wins(rows: Rows, before: Numbers, hold: float) -> Numbers:
    """The same, where an outcome is a lead at the end: the weights foretell whether it is a win, in points."""
    scale = rows.facts.std(0) + 1e-6
    facts = rows.facts / scale / CLEAR
    start = before * scale
    held = hold * len(facts) / CLEAR**2
    wins = chance_of(rows.outcomes / CLEAR)
    weights = start
    for _ in range(ROUNDS):
        expected = chance_of(facts @ weights)
        slope = facts.T @ (wins - expected) - held * (weights - start)
        curve = (facts.T * (expected * (1 - expected))) @ facts + held * np.eye(len(weights))
        weights = weights + np.linalg.solve(curve, slope)
    return np.asarray(weights / scale)


def chance_of(odds: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-np.clip(odds, -30, 30))))


def foreseen(rows: Rows, before: Numbers, hold: float) -> float:
    """Share of how outcomes vary that is foreseen in matches that are left out."""
    error = 0.0
    for part in range(PARTS):
        out = rows.match_of % PARTS == part
        weights = solved(rows.chosen(~out), before, hold)
        error += float(((rows.outcomes[out] - rows.facts[out] @ weights) ** 2).sum())
    return 1 - error / float(((rows.outcomes - rows.outcomes.mean()) ** 2).sum())


def wins_foreseen(rows: Rows, before: Numbers, hold: float) -> float:
    """Share of how wins vary that is foreseen in matches that are left out."""
    wins, told = chance_of(rows.outcomes / CLEAR), np.zeros(len(rows.outcomes))
    for part in range(PARTS):
        out = rows.match_of % PARTS == part
        told[out] = chance_of(rows.facts[out] @ solved_for_wins(rows.chosen(~out), before, hold) / CLEAR)
    return 1 - float(((wins - told) ** 2).sum() / ((wins - wins.mean()) ** 2).sum())
