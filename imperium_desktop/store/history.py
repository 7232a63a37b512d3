"""Finished matches, and an index of them that can always be made again from the files.

When a match ended and how long it was played stand in its file name, because its journal does not know.
"""

import os
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

import msgspec

from imperium_desktop.rules.journal import AnyMatch, Seating, header_line
from imperium_desktop.rules.limits import Name, Number, is_seed, within_dates
from imperium_desktop.rules.ranking import Result
from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.disk import (
    StoreError,
    changed,
    in_use,
    make_folder,
    move_new,
    read_start,
    readable,
    stamp,
    why_closed,
    write_whole,
)
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.journals import GameOf, read_journal
from imperium_desktop.store.names import SUFFIX, journals_in, numbered, safe_name
from imperium_desktop.store.note import Note
from imperium_desktop.store.playing_times import LONGEST_PLAY, PlayingTimes
from imperium_desktop.store.summary import MatchFacts, SetupFacts, read_summary
from imperium_desktop.store.trash import Trash

INDEX: Final = b'{"index":2}'
"""The first line: an index of another version is made again."""
INDEX_CAP: Final = 64 << 20
DATE: Final = "%Y-%m-%d %H-%M-%S"
FILE_NAME: Final = re.compile(r"(\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) .*?(?: (\d{1,9})s)?(?: \(\d+\))?\.jsonl")


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """Name of its file under history/."""
    game: Name
    when: float
    """Time of its end, in seconds of the epoch."""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_PLAY)] | None
    """Seconds of active play; None if that is not known."""
    seats: Number
    names: tuple[Name, ...]
    bots: tuple[Name, ...]
    ranks: tuple[Number, ...]
    """Ranks by seat, as are the scores."""
    scores: tuple[tuple[Number, ...], ...]
    ending: Name
    answers: Number
    seed: int
    setup: SetupFacts

    def __post_init__(self) -> None:
        """Refuse what is no finished match, so that everybody in it has a rank and a score."""
        seating = Seating(self.names, self.bots)
        placed = len(self.ranks) == len(self.scores) == self.seats and all(self.scores)
        if not (self.seats and placed and seating.fits(self.seats) and is_seed(self.seed)):
            raise ValueError("not a finished match")
        msgspec.structs.force_setattr(self, "names", seating.names)
        msgspec.structs.force_setattr(self, "when", within_dates(self.when))


class Oddity(msgspec.Struct, frozen=True, kw_only=True):
    """A file among the finished matches that is none, or the folder itself if nobody can look into it."""

    name: str
    when: float
    note: Note


class Indexed(msgspec.Struct, frozen=True):
    stamp: tuple[Number, Number]
    """Stamp of the file from which the match was read."""
    match: Finished


LINE: Final = msgspec.json.Decoder(Indexed)


class History:
    def __init__(self, folders: Folders, game_of: GameOf) -> None:
        self.folders = folders
        self.game_of = game_of
        self.folder = folders.place("history")
        self.playing_times = PlayingTimes(folders.played)
        self.trash = Trash(folders)
        self._known_odd: dict[str, tuple[tuple[int, int], Oddity]] = {}

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
        total = self.playing_times.seconds(header) + seconds
        with suppress(StoreError):
            self.playing_times.add(header, seconds)
        finished = self._put_away(autosave.file, match.game.id, total, time.time() if when is None else when)
        with suppress(StoreError):
            self.playing_times.forget(header)
        return finished

    def collect(self) -> list[Finished]:
        """Finished matches that were left among the running ones, because the program was killed then."""
        found = []
        for file in journals_in(self.folders.place("matches")):
            if os.path.islink(file):
                continue
            seen = read_summary(file, self.game_of)
            openable = seen.note is None or seen.note.harmless
            if seen.result is not None and openable and not in_use(file):
                with suppress(OSError):
                    header = read_journal(file).split(b"\n", 1)[0]
                    seconds = self.playing_times.seconds(header) or None
                    found.append(self._put_away(file, seen.facts.game, seconds, changed(file)))
                    self.playing_times.forget(header)
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
        found = [finished for finished in self._index() if game in (None, finished.game)]
        return sorted(found, key=lambda finished: (-finished.when, finished.name))

    def oddities(self) -> list[Oddity]:
        """What else lies in the folder, with what is odd about it; the last changed first."""
        closed = why_closed(self.folder)
        if closed:
            return [Oddity(name=self.folder.name, when=0.0, note=Note("unreadable", closed))]
        names = {finished.name for finished in self._index()}
        found = [self._odd(file) for file in journals_in(self.folder) if file.name not in names]
        return sorted(found, key=lambda odd: (-odd.when, odd.name))

    def _odd(self, file: Path) -> Oddity:
        """Files that have not changed since the last look are not read again."""
        present, known = stamp(file), self._known_odd.get(file.name)
        if present is not None and known is not None and known[0] == present:
            return known[1]
        odd = Oddity(
            name=file.name, when=changed(file), note=read_summary(file, self.game_of).note or Note("unfinished")
        )
        if present is not None:
            self._known_odd[file.name] = present, odd
        return odd

    def file(self, item: Finished | Oddity) -> Path:
        return self.folder / item.name

    def delete(self, item: Finished | Oddity) -> Path:
        """Put a match into the trash; a restored one is in the history again."""
        file = self.trash.put(self.file(item))
        self._index()
        return file

    # The index

    def _index(self) -> list[Finished]:
        """The index, put right where it does not tell what lies in the folder."""
        written = self._written()
        right: dict[str, Indexed] = {}
        for file in journals_in(self.folder):
            present, known = stamp(file), written.get(file.name)
            if present is None:
                continue
            if known is not None and known.stamp == present:
                right[file.name] = known
            elif (finished := self._read(file)) is not None:
                right[file.name] = Indexed(present, finished)
        texts = {name: indexed for name, indexed in right.items() if name == readable(name)}
        if texts != written:
            with suppress(StoreError):
                self._write(texts)
        return [indexed.match for indexed in right.values()]

    def _written(self) -> dict[str, Indexed]:
        """The lines that can be read; the rest is found again in the folder."""
        try:
            first, *lines = read_start(self.folders.history_index, INDEX_CAP).split(b"\n")
        except StoreError:
            return {}
        found: dict[str, Indexed] = {}
        for line in lines if first == INDEX else ():
            with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
                indexed = LINE.decode(line)
                found[indexed.match.name] = indexed
        return found

    def _write(self, index: Mapping[str, Indexed]) -> None:
        make_folder(self.folders.data)
        lines = [INDEX, *map(msgspec.json.encode, index.values())]
        write_whole(self.folders.history_index, b"\n".join(lines) + b"\n")

    def _read(self, file: Path) -> Finished | None:
        """A record from the match itself; None for a file that is no finished match."""
        seen = read_summary(file, self.game_of)
        if seen.result is None:
            return None
        when, seconds = _from_name(file)
        return record(file.name, seen.facts, seen.result, answers=seen.answers, when=when, seconds=seconds)


def record(name: str, facts: MatchFacts, result: Result, *, answers: int, when: float, seconds: int | None) -> Finished:
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
    """Time of the match's end and the seconds for which it was played."""
    named = FILE_NAME.fullmatch(file.name)
    if named is not None:
        with suppress(ValueError, OverflowError):
            when = datetime.strptime(named[1], DATE).replace(tzinfo=UTC).timestamp()
            return when, int(named[2]) if named[2] else None
    return changed(file), None
