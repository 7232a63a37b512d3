"""A measured row, and the stopwatch."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Row(NamedTuple):
    what: str
    value: float
    unit: str
    aim: str

    @property
    def cells(self) -> tuple[str, str, str, str]:
        number = f"{self.value:,.0f}" if self.value >= 100 else f"{self.value:.2f}"
        return self.what, number, self.unit, self.aim


def best_of(rounds: int, measure: Callable[[], float]) -> float:
    """For rates: other programs on the machine only ever slow us down."""
    return max(measure() for _ in range(rounds))


def seconds_per_call(call: Callable[[], object], calls: int, rounds: int) -> float:
    best = float("inf")
    for _ in range(rounds):
        began = time.perf_counter()
        for _ in range(calls):
            call()
        best = min(best, (time.perf_counter() - began) / calls)
    return best
