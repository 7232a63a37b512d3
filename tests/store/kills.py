"""Kill a playing program at any moment: what it had confirmed must be on the disk, and playing on must work.

`python -m tests.store.kills --kills 1000 --seed 0`; each kill hits a process of its own that goes on where the last
one was killed.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from imperium_desktop import registry
from imperium_desktop.bots.player import random_answer
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyGame, AnyMatch, JournalError, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import UndoStops
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.history import History
from imperium_desktop.store.library import Library
from imperium_desktop.store.matches import Matches
from imperium_desktop.store.names import journals_in
from tests.toy import Toy

GAMES = ("toy", *registry.GAMES)


@cache
def game_of(game_id: str) -> AnyGame | None:
    if game_id == "toy":
        return Toy()
    return registry.load_game(game_id) if game_id in registry.GAMES else None


def run(kills: int, seed: int) -> int:
    """How many broken promises were found; each is told on stderr, with the folder it can be seen in."""
    workers = min(kills, os.cpu_count() or 1)
    shares = [kills // workers + (worker < kills % workers) for worker in range(workers)]
    with ThreadPoolExecutor(workers) as pool:
        return sum(pool.map(kill_often, shares, range(seed, seed + workers)))


def kill_often(kills: int, seed: int) -> int:
    folder = Path(tempfile.mkdtemp(prefix="kills-"))
    lot = random.Random(seed)
    broken = 0
    sound: set[str] = set()
    for number in range(kills):
        mistakes = kill_once(folder, lot, sound)
        broken += len(mistakes)
        for mistake in mistakes:
            sys.stderr.write(f"kill {number} of seed {seed}, {folder}: {mistake}\n")
    if not broken:
        shutil.rmtree(folder)
    return broken


def kill_once(folder: Path, lot: random.Random, sound: set[str]) -> list[str]:
    """Let a child play until it is killed; what it confirmed and is not there. `sound` are files checked before."""
    command = [sys.executable, "-m", "tests.store.kills", "--child", str(folder), "--seed", str(lot.getrandbits(32))]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout is not None
    assert child.stderr is not None
    heard = b""
    if lot.random() < 0.2:
        time.sleep(lot.random() * 0.5)
    else:
        for _ in range(lot.randrange(1, 60)):
            heard += child.stdout.readline()
        time.sleep(lot.random() * 0.008)
    child.kill()
    rest, errors = child.stdout.read(), child.stderr.read()  # communicate() would miss what readline() has buffered
    child.wait()
    mistakes = [f"the child failed: {errors.decode()}"] if errors else []
    confirmed: dict[str, tuple[int, str]] = {}
    for line in (heard + rest).decode().splitlines(keepends=True):
        if line.endswith("\n"):
            name, entries, digest = line.rstrip("\n").split("\t")
            confirmed[name] = (int(entries), digest)
    return mistakes + broken_promises(Folders(folder, folder), confirmed, sound)


def broken_promises(folders: Folders, confirmed: dict[str, tuple[int, str]], sound: set[str]) -> list[str]:
    mistakes = []
    finished = [file for file in journals_in(folders.place("history")) if file.name not in sound]
    for name, (entries, digest) in confirmed.items():
        running = folders.place("matches") / name
        if not any(holds(file, entries, digest) for file in (running, *finished)):
            mistakes.append(f"{name} does not hold the {entries} entries that were confirmed")
    mistakes += [
        f"{entry.file.name}: {entry.note}"
        for entry in Library(folders, game_of).entries()
        if entry.note is not None and entry.note.code not in ("torn", "empty")
    ]
    for file in finished:
        try:
            journal.read(file.read_bytes(), game_of)
        except JournalError as error:
            mistakes.append(f"{file.name}: {error}")
        sound.add(file.name)
    return mistakes


def holds(file: Path, entries: int, digest: str) -> bool:
    """Whether the whole file can be opened, and the match stood as confirmed after so many entries."""
    try:
        data = file.read_bytes()
        journal.read(data, game_of)
        lines = data.split(b"\n")[: entries + 1]
        match = journal.read(b"\n".join(lines) + b"\n", game_of).match
    except (FileNotFoundError, JournalError):
        return False
    return len(match.entries) == entries and match.digest() == digest


# The child


def play_on(folder: Path, seed: int) -> None:
    """Play for ever: go on with the latest match, or begin one; tell each line that is on the disk."""
    folders = Folders(folder, folder)
    matches, history = Matches(folders, game_of), History(folders, game_of)
    chance = Chance(seed)
    history.collect()
    while True:
        latest = matches.latest()
        if latest is not None:
            autosave, opened = matches.resume(latest)
            match = opened.match
        else:
            match = new_match(chance)
            autosave = matches.begin(match.game.id, Seating(tuple(f"Żółw {seat}" for seat in range(match.setup.seats))))
        autosave.keep(match)
        confirm(autosave.file, match)
        for _ in play(match, chance):
            autosave.keep(match)
            confirm(autosave.file, match)
        history.close(autosave, match, 1.0)


def new_match(chance: Chance) -> AnyMatch:
    game = game_of(chance.one_of(GAMES))
    assert game is not None
    return Match(game, game.setup_type(seats=chance.one_of(game.seats)), chance.bits(), listening=False)


def play(match: AnyMatch, chance: Chance) -> Iterator[None]:
    while match.decision is not None:
        if chance.below(8):
            match.answer(random_answer(match.decision, chance))
        else:
            for move in (match.undo, match.take_back, match.redo)[: 1 + chance.below(3)]:
                try:
                    move()
                except UndoStops:
                    break
        yield


def confirm(file: Path, match: AnyMatch) -> None:
    sys.stdout.write(f"{file.name}\t{len(match.entries)}\t{match.digest()}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--child", type=Path, help="be the program that is killed, in this folder")
    chosen = parser.parse_args()
    if chosen.child:
        try:
            play_on(chosen.child, chosen.seed)
        except StoreError as error:
            sys.stderr.write(f"{error}\n")
        return 1
    broken = run(chosen.kills, chosen.seed)
    sys.stdout.write(f"{chosen.kills} kills, {broken} broken promises\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
