"""How many ways there are to play on from fixed positions: a rule that changes by accident changes a number.

The positions of a game are in `tests/games/<game>/counting.py`.
`python -m tests.contract.counting` compares with counting.json, `--write` renews it.
A change of a number must be explained by a change of a rule.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

import msgspec

from imperium_desktop.registry import GAMES, find_part
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Answer, Decision, Option

COUNTS = Path(__file__).with_name("counting.json")


# Counting


def count(match: AnyMatch, depth: int) -> int:
    """Sequences of so many answers; one that ends the match earlier counts as one."""
    if match.decision is None:
        return 1
    if depth == 1:
        return ways(match.decision)
    return sum(count(branch, depth - 1) for branch in branches(match))


def branches(match: AnyMatch) -> Iterator[AnyMatch]:
    """The match after each legal answer."""
    for answer in answers(match.waiting):
        branch = match.copy()
        branch.answer(answer)
        yield branch


def ways(decision: Decision[Option]) -> int:
    """The number of different legal answers."""
    if not decision.picks_several:
        return len(decision.options)
    least, most = decision.pick
    sizes = [1]
    for repeats in Counter(decision.options).values():
        grown = [0] * (len(sizes) + repeats)
        for size, number in enumerate(sizes):
            for more in range(repeats + 1):
                grown[size + more] += number
        sizes = grown
    return sum(sizes[least : most + 1])


def answers(decision: Decision[Option]) -> Iterator[Answer]:
    if not decision.picks_several:
        yield from decision.options
        return
    least, most = decision.pick
    for picked in multisets(list(Counter(decision.options).items()), most):
        if len(picked) >= least:
            yield picked


def multisets(left: Sequence[tuple[Option, int]], most: int) -> Iterator[tuple[Option, ...]]:
    if not left:
        yield ()
        return
    (option, repeats), *others = left
    for taken in range(min(repeats, most) + 1):
        for rest in multisets(others, most - taken):
            yield (option,) * taken + rest


# Positions


class Counted(Protocol):
    @property
    def depth(self) -> int: ...

    def match(self) -> AnyMatch: ...


BY_GAME: dict[str, dict[str, Counted]] = {id: find_part(f"tests.games.{id}.counting", "POSITIONS") for id in GAMES}
POSITIONS: dict[str, Counted] = {name: found for of_game in BY_GAME.values() for name, found in of_game.items()}


def soon_after(position: Counted, answers: int = 3, most: int = 60) -> Iterator[AnyMatch]:
    """The position and what may come of it, thinned out where that is too much."""
    matches = [position.match()]
    for _ in range(answers):
        yield from matches
        matches = [branch for match in matches for branch in branches(match) if branch.decision]
        matches = matches[:: 1 + len(matches) // most]


def counted() -> dict[str, list[int]]:
    """For every position, the counts at depth one, two, and so on."""
    return {name: [count(p.match(), depth) for depth in range(1, p.depth + 1)] for name, p in POSITIONS.items()}


def expected() -> dict[str, list[int]]:
    return msgspec.json.decode(COUNTS.read_bytes(), type=dict[str, list[int]])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.counting", description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew counting.json")
    found = counted()
    if parser.parse_args().write:
        COUNTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        return 0
    for name, counts in found.items():
        print(f"{counts[-1]:>9,}  {name}")
    return int(found != expected())


if __name__ == "__main__":
    sys.exit(main())
