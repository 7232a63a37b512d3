"""Finished matches, and an index of them that can always be made again from the files.

When a match ended and how long it was played stand in its file name, because its journal does not know.
"""

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

from imperium_desktop.rules.journal import AnyMatch, header_line
from imperium_desktop.rules.table import Result
from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.disk import StoreError, in_use, make_folder, move_new, read_start, write_whole
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.glance import Facts, Scalar, SetupFacts, glance
from imperium_desktop.store.journals import GameOf, read_journal
from imperium_desktop.store.names import SUFFIX, journals_in, numbered, safe_name
from imperium_desktop.store.played import Played
from imperium_desktop.store.trash import Trash

INDEX: Final = b'{"index":1}'
"""The first line: an index of another version is made again."""
INDEX_CAP: Final = 64 << 20
DATE: Final = "%Y-%m-%d %H-%M-%S"
FILE_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) .*?(?: (\d{1,9})s)?(?: \(\d+\))?\.jsonl")


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """Of its file under history/."""
    game: str
    when: float
    """When it ended, in seconds of the epoch."""
    seconds: int | None
    """Of active play; None if that is not known."""
    seats: int
    names: tuple[str, ...]
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    """By seat, as are the scores."""
    scores: tuple[tuple[int, ...], ...]
    ending: str
    answers: int
    seed: int
    setup: SetupFacts


RECORD: Final = msgspec.json.Decoder(Finished)


class History:
    def __init__(self, folders: Folders, game_of: GameOf) -> None:
        self.folders = folders
        self.game_of = game_of
        self.folder = folders.place("history")
        self.played = Played(folders.played)
        self.trash = Trash(folders)

    # Putting away

    def close(self, autosave: Autosave, match: AnyMatch, seconds: float, *, when: float | None = None) -> Finished:
        """Put a finished match away; `seconds` of active play are added to those of earlier evenings.

        If the disk refuses, the match stays where it is and `collect` tries again at the next start.
        """
        if match.result is None:
            raise ValueError("the match is not finished")
        header = header_line(match, autosave.seating)
        autosave.keep(match)
        autosave.close()
        total = self.played.seconds(header) + seconds
        with suppress(StoreError):
            self.played.add(header, seconds)
        finished = self._put_away(autosave.file, match.game.id, total, time.time() if when is None else when)
        with suppress(StoreError):
            self.played.forget(header)
        return finished

    def collect(self) -> list[Finished]:
        """Finished matches that were left among the running ones, because the program was killed then."""
        found = []
        for file in journals_in(self.folders.place("matches")):
            seen = glance(file, self.game_of)
            openable = seen.note is None or seen.note.harmless
            if seen.result is not None and openable and not in_use(file):
                with suppress(OSError):
                    header = read_journal(file).split(b"\n", 1)[0]
                    seconds = self.played.seconds(header) or None
                    found.append(self._put_away(file, seen.facts.game, seconds, file.stat().st_mtime))
                    self.played.forget(header)
        return found

    def _put_away(self, file: Path, game: str, seconds: float | None, when: float) -> Finished:
        date = time.strftime(DATE, time.gmtime(when))
        length = "" if seconds is None else f" {round(seconds)}s"
        folder = self.folders.make("history")
        place = move_new(file, numbered(folder / f"{date} {safe_name(game)}{length}{SUFFIX}"))
        finished = self._read(place)
        if finished is None:
            raise StoreError(place, "is not a finished match", "damaged")
        self._index()
        return finished

    # Looking

    def matches(self, game: str | None = None) -> list[Finished]:
        """The last ended first."""
        found = [finished for finished in self._index().values() if game in (None, finished.game)]
        return sorted(found, key=lambda finished: (-finished.when, finished.name))

    def best_solo(self, game: str, setup: Mapping[str, Scalar] | None = None, most: int = 10) -> list[Finished]:
        """The highest scores of one seat alone, of equal ones the first; only matches with this setup, if given."""
        wanted = (setup or {}).items()
        found = [
            finished
            for finished in self.matches(game)
            if finished.seats == 1 and all(finished.setup.get(name) == value for name, value in wanted)
        ]
        found.sort(key=lambda finished: finished.when)
        found.sort(key=lambda finished: finished.scores[:1], reverse=True)
        return found[:most]

    def file(self, finished: Finished) -> Path:
        return self.folder / finished.name

    def delete(self, finished: Finished) -> Path:
        """Into the trash; a restored match is in the history again."""
        file = self.trash.put(self.file(finished))
        self._index()
        return file

    # The index

    def _index(self) -> dict[str, Finished]:
        """The index, put right where it does not tell what lies in the folder."""
        written = self._written()
        files = {file.name: file for file in journals_in(self.folder)}
        right = {name: written[name] for name in files if name in written}
        for name in files.keys() - right.keys():
            finished = self._read(files[name])
            if finished is not None:
                right[name] = finished
        if right != written:
            with suppress(StoreError):
                self._write(right)
        return right

    def _written(self) -> dict[str, Finished]:
        """The lines that can be read; the rest is found again in the folder."""
        try:
            first, *lines = read_start(self.folders.history_index, INDEX_CAP).split(b"\n")
        except StoreError:
            return {}
        found: dict[str, Finished] = {}
        for line in lines if first == INDEX else ():
            with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                finished = RECORD.decode(line)
                found[finished.name] = finished
        return found

    def _write(self, index: Mapping[str, Finished]) -> None:
        make_folder(self.folders.data)
        lines = [INDEX, *map(msgspec.json.encode, index.values())]
        write_whole(self.folders.history_index, b"\n".join(lines) + b"\n")

    def _read(self, file: Path) -> Finished | None:
        """A record from the match itself; None for a file that is no finished match."""
        seen = glance(file, self.game_of)
        if seen.result is None:
            return None
        try:
            when, seconds = _from_name(file)
        except OSError:
            return None
        return record(file.name, seen.facts, seen.result, answers=seen.answers, when=when, seconds=seconds)


def record(name: str, facts: Facts, result: Result, *, answers: int, when: float, seconds: int | None) -> Finished:
    standings = sorted(result.standings, key=lambda standing: standing.seat)
    return Finished(
        name=name,
        game=facts.game,
        when=when,
        seconds=seconds,
        seats=len(standings),
        names=facts.seating.names,
        bots=facts.seating.bots,
        ranks=tuple(standing.rank for standing in standings),
        scores=tuple(standing.score for standing in standings),
        ending=result.ending,
        answers=answers,
        seed=facts.seed,
        setup=facts.setup,
    )


def _from_name(file: Path) -> tuple[float, int | None]:
    """When the match ended and for how many seconds it was played."""
    named = FILE_NAME.fullmatch(file.name)
    if named is not None:
        with suppress(ValueError, OverflowError):
            when = datetime.strptime(named[1], DATE).replace(tzinfo=UTC).timestamp()
            return when, int(named[2]) if named[2] else None
    return file.stat().st_mtime, None
