"""What the fits of linear values share: matches that are watched, a regression, and the file of weights."""

import argparse
import datetime
from collections.abc import Callable, Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from imperium_desktop.bots.linear import weights_file
from imperium_desktop.cli import add_place_arguments, place_of
from imperium_desktop.commands.executor import carry_out
from imperium_desktop.rules.chance import Chance
from tests.tools.ridge import Numbers, Rows

HOLDS: Final = (0.03, 0.1, 0.3, 1.0, 3.0)
"""How hard weights may be held where they were; the one that foresees most is taken."""
SPREAD: Final = 0.6
"""How much the weights of players that are watched differ."""


class Task(msgspec.Struct, frozen=True):
    """One match to watch."""

    seats: int
    seed: int


class Fitting(NamedTuple):
    """What a game brings."""

    game: str
    seats: tuple[int, ...]
    """Numbers of players, by turns."""
    watch: Callable[[Task], Any]
    watched_type: type[Any]
    rows: Callable[[Sequence[Any]], Rows]
    before: Callable[[], Numbers]
    solve: Callable[[Rows, Numbers, float], Numbers]
    foresee: Callable[[Rows, Numbers, float], float]
    table: Callable[[Numbers], Mapping[str, Sequence[float]]]
    """Numbers of each feature, as they stand in the file."""
    head: tuple[str, ...]
    """Lines above the table."""


def spread(chance: Chance) -> float:
    """A factor about one."""
    return exp(SPREAD * (chance.below(2_001) / 1_000 - 1))


def run(fitting: Fitting) -> None:
    parser = argparse.ArgumentParser(prog=f'make fit ARGS="{fitting.game}"')
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=weights_file(fitting.game))
    add_place_arguments(parser)
    args = parser.parse_args()
    tasks = [Task(fitting.seats[number % len(fitting.seats)], args.seed + number) for number in range(args.matches)]
    watched = carry_out(fitting.watch, tasks, place_of(args), fitting.watched_type)
    rows, before = fitting.rows(watched), fitting.before()
    shares = {hold: fitting.foresee(rows, before, hold) for hold in HOLDS}
    hold = max(HOLDS, key=shares.__getitem__)
    args.out.write_text(
        "\n".join(lines_of(fitting, fitting.solve(rows, before, hold), len(watched), shares[hold])) + "\n", "utf-8"
    )
    print(f"{len(watched)} matches, {len(rows.outcomes)} positions; foreseen, by how hard weights are held:")
    print(", ".join(f"{hold:g}: {share:.3f}" for hold, share in shares.items()))


def lines_of(fitting: Fitting, weights: Numbers, matches: int, share: float) -> list[str]:
    today = datetime.datetime.now(tz=datetime.UTC).date()
    numbers = (
        f"{name} = [{', '.join(f'{number:.3f}' for number in row)}]" for name, row in fitting.table(weights).items()
    )
    return [
        *(f"# {line}" for line in fitting.head),
        f'# Made by `make fit ARGS="{fitting.game}"`.',
        *("", "[fit]", f'date = "{today}"', f"matches = {matches}", f"explained = {share:.3f}", 'duel = ""'),
        *("", "[weights]", *numbers),
    ]
