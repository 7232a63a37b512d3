"""Read thousands of hostile journals and files of cards and play random matches; broken promises are kept as files."""

import argparse
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from imperium_desktop.rules.chance import Chance
from tests.fuzz import cards, imperium_cards
from tests.fuzz.mutations import hostile
from tests.fuzz.promises import broken_by_journal, broken_by_match

KEPT = Path("build/fuzz")
PROCESSES = 2
MATCH_EVERY, CARDS_EVERY = 100, 20
"""One case in so many is a random match, or a file of cards of either game, instead of a journal."""
CARDS: Final = {".settlers.toml": cards, ".imperium.toml": imperium_cards}
"""By the ending of the files that are kept."""
JOURNAL: Final = ".jsonl"


class Case(NamedTuple):
    seed: int
    number: int

    @property
    def chance(self) -> Chance:
        """The same for the same case, wherever it runs; cases of other seeds and numbers share nothing."""
        return Chance(Chance(Chance(self.seed).bits() ^ self.number).bits())

    @property
    def is_match(self) -> bool:
        return self.number % MATCH_EVERY == 0

    @property
    def kind(self) -> str:
        """How the file ends that is read."""
        return {1: ".settlers.toml", 11: ".imperium.toml"}.get(self.number % CARDS_EVERY, JOURNAL)

    @property
    def file(self) -> bytes:
        """What is read, unless it is a match."""
        return CARDS[self.kind].hostile_cards(self.chance) if self.kind in CARDS else hostile(self.chance)


class Found(NamedTuple):
    case: Case
    problem: str


def tried(case: Case) -> Found | None:
    problem = broken_by_match(case.chance) if case.is_match else broken_by(case.file, case.kind)
    return Found(case, problem) if problem else None


def broken_by(data: bytes, kind: str) -> str | None:
    return CARDS[kind].broken_by_cards(data, Chance(len(data))) if kind in CARDS else broken_by_journal(data)


def keep(found: Found) -> Path:
    """Everything needed to see it again."""
    KEPT.mkdir(parents=True, exist_ok=True)
    file = KEPT / f"{found.case.seed}-{found.case.number}{found.case.kind}"
    if not found.case.is_match:
        file.write_bytes(found.case.file)
    file.with_suffix(".txt").write_text(found.problem, encoding="utf-8", errors="backslashreplace")
    return file.with_suffix(".txt") if found.case.is_match else file


def run(seed: int, count: int) -> int:
    began = time.monotonic()
    failures = 0
    numbers = (Case(seed, number) for number in range(count))
    with multiprocessing.Pool(PROCESSES) as pool:
        for done, found in enumerate(pool.imap_unordered(tried, numbers, chunksize=50), 1):
            if found:
                failures += 1
                print(f"\r{last_line(found.problem)}: see {keep(found)}", file=sys.stderr)
            if sys.stderr.isatty() and done % 100 == 0:
                print(f"\r{done:,} of {count:,}, {failures} broken", end="", file=sys.stderr, flush=True)
    print(f"\r{count:,} cases from seed {seed} in {time.monotonic() - began:.0f} s, {failures} broken")
    return int(failures > 0)


def last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2][:200]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument(
        "--cases", type=int, default=20_000, help="how many journals, files of cards and matches (20,000)"
    )
    parser.add_argument("--seed", type=int, default=0, help="other seeds make other cases (0)")
    parser.add_argument("--case", type=int, help="only this case of the seed")
    parser.add_argument("--file", type=Path, help="only this file, as it was kept")
    given = parser.parse_args()
    if given.file is None and given.case is None:
        return run(given.seed, given.cases)
    if given.file is not None:
        problem = broken_by(given.file.read_bytes(), "".join(given.file.suffixes))
    else:
        found = tried(Case(given.seed, given.case))
        problem = found and found.problem
    print(problem or "no promise broken")
    return int(problem is not None)


if __name__ == "__main__":
    sys.exit(main())
