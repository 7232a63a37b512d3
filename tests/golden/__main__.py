"""Play the golden matches that are missing and write them down; without --write only say which differ."""

import argparse
import gzip
import sys

import msgspec

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.journal import AnyMatch, Seating, write
from tests.contract.playing import Case, every_setup, game_named, played
from tests.golden import expected, folder_of, found, golden_files, name_of

MATCHES = 54
FIRST_SEED = 7_000
BACK = (0, 0, 8, 25)
"""How many moves of a hundred go back or forth, from match to match."""


def missing(game_id: str) -> list[int]:
    there = {name_of(file) for file in golden_files(game_id)} | set(expected(game_id))
    return [number for number in range(MATCHES) if f"{number:03}" not in there]


def journal(game_id: str, number: int) -> bytes:
    """All setups in turn; every fourth match is left unfinished, every third has people with names."""
    setups = every_setup(game_named(game_id))
    case = Case(game_id, setups[number * 7 % len(setups)], FIRST_SEED + number)
    answers = 12 + case.chance.below(150) if number % 4 == 1 else sys.maxsize
    seats = range(case.setup.seats)
    names = tuple(f"Żółw {seat + 1}" for seat in seats)
    seating = Seating(names, tuple("greedy" if seat else "" for seat in seats), tuple(seats))
    match: AnyMatch = played(case.match(), case.chance, answers=answers, back=BACK[number // 4 % len(BACK)])
    return write(match, seating if number % 3 == 0 else Seating())


def add(game_id: str) -> int:
    folder = folder_of(game_id)
    folder.mkdir(parents=True, exist_ok=True)
    known = expected(game_id)
    new = missing(game_id)
    for number in new:
        file = folder / f"{number:03}.jsonl.gz"
        with file.open("xb") as stream:
            stream.write(gzip.compress(journal(game_id, number), mtime=0))
        known[name_of(file)] = found(file)
    if new:
        text = msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1)
        (folder / "expected.json").write_bytes(text + b"\n")
    return len(new)


def differing(game_id: str) -> list[str]:
    known = expected(game_id)
    return [name_of(file) for file in golden_files(game_id) if known.get(name_of(file)) != found(file)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="add the matches that are missing")
    write_them = parser.parse_args().write
    wrong = 0
    for game_id in GAMES:
        if write_them:
            print(f"{game_id}: {add(game_id)} added")
        others = differing(game_id)
        print(f"{game_id}: {len(golden_files(game_id))} matches", *(f"{name} differs" for name in others), sep=", ")
        wrong += len(others)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
