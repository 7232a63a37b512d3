"""Break the rules of a room one at a time and list what no scenario notices."""

import argparse
import ast
import functools
import importlib.util
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from imperium_desktop.registry import GAMES
from tests.mutate.breaking import Break, breaks, broken
from tests.mutate.recording import Record, record
from tests.mutate.trial import Trial, noticed

PROCESSES = 2
PATIENCE = 10.0
WIDTH = 100
"""Of what is shown of a line."""


class Mutant(NamedTuple):
    module: str
    file: Path
    number: int
    """Of the break in its file."""
    change: Break

    @property
    def line(self) -> int:
        return self.change.lines.start


def folder_of(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"there is no package {package}")
    return Path(spec.submodule_search_locations[0])


def mutants_of(package: str, folder: Path) -> list[Mutant]:
    found = []
    for file in sorted(folder.rglob("*.py")):
        parts = file.relative_to(folder).with_suffix("").parts
        module = ".".join((package, *(part for part in parts if part != "__init__")))
        changes = enumerate(breaks(ast.parse(file.read_text(encoding="utf-8"))))
        found += [Mutant(module, file, number, change) for number, change in changes]
    return found


def asked_for(mutant: Mutant, only: list[str]) -> bool:
    """By file, `attack`, or by file and line, `attack:45`."""
    return not only or mutant.file.stem in only or f"{mutant.file.stem}:{mutant.line}" in only


def scenarios_of(game: str) -> list[str]:
    """Not the random games: they notice a crash, hardly ever a wrong rule."""
    files = sorted(Path("tests/games", game, "rules").glob("test_*.py"))
    return [str(file) for file in files if not file.stem.startswith("test_random")]


def trial_of(mutant: Mutant, recorded: Record, patience: float) -> Trial:
    file, change = mutant.file, mutant.change
    lines = change.lines if recorded.visitors(file, change.lines) else change.unit
    scenarios = recorded.visitors(file, lines)
    seconds = patience + sum(recorded.seconds[scenario] for scenario in scenarios)
    tree = functools.partial(broken, file.read_text(encoding="utf-8"), mutant.number)
    return Trial(mutant.module, file, tree, recorded.runs_at_import(file, lines), scenarios, seconds)


def run(mutants: list[Mutant], trials: list[Trial], jobs: int) -> tuple[list[Mutant], list[Mutant]]:
    """Those that no scenario noticed, and those where no scenario goes."""
    visited = [number for number, trial in enumerate(trials) if trial.scenarios]
    unnoticed = []
    for done, (number, was_noticed) in enumerate(noticed([trials[number] for number in visited], jobs), 1):
        if not was_noticed:
            unnoticed.append(visited[number])
        if sys.stderr.isatty():
            print(f"\r{done} of {len(visited)}, {len(unnoticed)} unnoticed\r", end="", file=sys.stderr, flush=True)
    unvisited = [mutant for mutant, trial in zip(mutants, trials, strict=True) if not trial.scenarios]
    return [mutants[number] for number in sorted(unnoticed)], unvisited


def report(mutants: list[Mutant], unnoticed: list[Mutant], unvisited: list[Mutant]) -> None:
    broken_in, missed_in = (Counter(mutant.file.name for mutant in some) for some in (mutants, unnoticed + unvisited))
    print(f"{'file':20} broken  noticed  unnoticed")
    for name, count in sorted(broken_in.items()):
        print(f"{name:20} {count:6} {count - missed_in[name]:8} {missed_in[name]:10}")
    missed = missed_in.total()
    print(f"{'all':20} {len(mutants):6} {len(mutants) - missed:8} {missed:10}")
    for title, some in (("No scenario notices:", unnoticed), ("No scenario goes there:", unvisited)):
        if some:
            print(f"\n{title}")
        for mutant in some:
            before, after = shortened(mutant.change.before, mutant.change.after)
            print(f"  {mutant.file.name}:{mutant.line}  {before}  →  {after}")


def shortened(before: str, after: str) -> tuple[str, str]:
    """Around the place where they begin to differ."""
    same = next((at for at, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, same - WIDTH // 2)

    def part(text: str) -> str:
        return f"{'…' * (start > 0)}{text[start : start + WIDTH]}{'…' * (len(text) > start + WIDTH)}"

    return part(before), part(after)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("game", help=f"{', '.join(GAMES)}, or the name of a package")
    parser.add_argument("--limit", type=int, help="break only so many, chosen by the seed")
    parser.add_argument("--seed", type=int, default=0, help="other seeds choose others (0)")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="FILE[:LINE]", help="break only there: attack legal:90"
    )
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="these tests instead of the scenarios of the game")
    parser.add_argument("--jobs", type=int, default=PROCESSES, help=f"at the same time ({PROCESSES})")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds, then it runs in circles (10)")
    given = parser.parse_args()
    began = time.monotonic()
    package = f"imperium_desktop.games.{given.game}.rules" if given.game in GAMES else given.game
    folder = folder_of(package)
    mutants = [mutant for mutant in mutants_of(package, folder) if asked_for(mutant, given.only)]
    possible = len(mutants)
    if given.limit is not None and given.limit < possible:
        mutants = sorted(random.Random(given.seed).sample(mutants, given.limit))
    tests = given.tests or scenarios_of(given.game)
    if not tests:
        parser.error(f"there are no scenarios of {given.game}: name tests with --tests")
    recorded = record(folder, tests)
    recording = time.monotonic() - began
    trials = [trial_of(mutant, recorded, given.patience) for mutant in mutants]
    unnoticed, unvisited = run(mutants, trials, given.jobs)
    report(mutants, unnoticed, unvisited)
    print(
        f"\n{len(mutants):,} of {possible:,} ways to break {given.game}, seed {given.seed},"
        f" in {time.monotonic() - began:.0f} s; {recording:.0f} s to see where {len(recorded.seconds)} scenarios go"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
