"""Let the disk refuse while matches are played: what was confirmed must be there, and the rest is caught up with.

`python -m tests.store.refusals --refusals 2000 --seed 0`; full, failing and protected disks, also in the middle of a
line, for one call or for several in a row.
"""

import argparse
import errno
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from itertools import chain, islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.history import History
from imperium_desktop.store.matches import Matches
from tests.store.kills import broken_promises, game_of, new_match, play

CODES = (errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES, getattr(errno, "EDQUOT", errno.ENOSPC))
SELDOM, LONGEST, SITTING = 12, 8, 30
"""One call in so many begins to be refused, at most so many in a row; at most so many moves before one gets up."""


class Disk:
    """Refuses system calls now and then, as long as it is `moody`."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.refused = 0
        self._moody = False
        self._more = 0

    def refuse_perhaps(self) -> None:
        if not self._moody:
            return
        if not self._more and self.chance.below(SELDOM) == 0:
            self._more = self.chance.roll(LONGEST)
        if self._more:
            self._more -= 1
            self.refused += 1
            code = self.chance.one_of(CODES)
            raise OSError(code, os.strerror(code))

    @contextmanager
    def moody(self) -> Iterator[None]:
        """Nobody pulls the plug here, so nothing needs to be waited for."""
        disk = self

        class Moody(FileIO):
            def write(self, data: Any) -> int:
                try:
                    disk.refuse_perhaps()
                except OSError:
                    super().write(memoryview(data)[: disk.chance.below(len(data))])
                    raise
                return super().write(data)

        def guarded(call: Callable[..., Any]) -> Callable[..., Any]:
            def guard(*given: Any, **options: Any) -> Any:
                disk.refuse_perhaps()
                return call(*given, **options)

            return guard

        with (
            patch("imperium_desktop.store.disk.FileIO", Moody),
            patch("tempfile.mkstemp", guarded(tempfile.mkstemp)),
            patch("os.replace", guarded(os.replace)),
            patch("os.fsync", guarded(lambda _handle: None)),
        ):
            self._moody = True
            yield
        self._moody = False  # files that were opened meanwhile stay open


def run(refusals: int, seed: int) -> list[str]:
    """What was promised and not kept, of so many refusals."""
    with tempfile.TemporaryDirectory(prefix="refusals-") as folder:
        chance, folders = Chance(seed), Folders(Path(folder), Path(folder))
        disk, broken = Disk(chance), list[str]()
        sound: set[str] = set()
        while disk.refused < refusals:
            try:
                broken += sitting(folders, disk, chance, sound)
            except Exception:
                broken.append(traceback.format_exc())
        return broken


def sitting(folders: Folders, disk: Disk, chance: Chance, sound: set[str]) -> list[str]:
    """Play for a while, as the window does: what cannot be kept is kept later; then look at what was confirmed."""
    matches, history = Matches(folders, game_of), History(folders, game_of)
    confirmed: dict[str, tuple[int, str]] = {}
    problems: list[str] = []
    latest = matches.latest()
    if latest is not None:
        autosave, opened = matches.resume(latest)
        match = opened.match
    else:
        match = new_match(chance)
        autosave = matches.begin(match.game.id, Seating(("Łucja",) * match.setup.seats))

    def keep() -> None:
        autosave.keep(match)
        confirmed[autosave.file.name] = (len(match.entries), match.digest())
        whole, end, _torn = autosave.file.read_bytes().rpartition(b"\n")
        if whole + end != journal.write(match, autosave.seating):
            problems.append(f"{autosave.file.name} is not the match that was played")

    with disk.moody():
        history.collect()
        for _ in islice(chain([None], play(match, chance)), 1 + chance.below(SITTING)):
            with suppress(StoreError):
                keep()
    if chance.below(2):  # a disk that takes everything again gets all that it refused
        keep()
    with disk.moody(), suppress(StoreError):
        if match.result is not None:
            history.close(autosave, match, 1.0)
        else:
            matches.leave(autosave, match, 1.0)
    autosave.close()
    return problems + broken_promises(folders, confirmed, sound)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.store.refusals", description=__doc__)
    parser.add_argument("--refusals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    broken = run(given.refusals, given.seed)
    for problem in broken:
        sys.stderr.write(f"{problem}\n")
    sys.stdout.write(f"{given.refusals:,} refused writes, {len(broken)} broken promises\n")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
