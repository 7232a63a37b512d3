"""A running match on the disk: a header when it starts, then a line for every answer, undo and redo.

A line is on the disk before `keep` returns, so whatever a person has seen survives a killed program.
"""

import os
import zlib
from collections.abc import Callable
from io import FileIO
from pathlib import Path

import msgspec

from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import MAX_BYTES, NOBODY, AnyMatch, JournalLine, Opened, Seating, Watch
from imperium_desktop.store.disk import (
    begin_new,
    in_use,
    make_folder,
    move_new,
    on_disk,
    open_to_write,
    write_all,
)
from imperium_desktop.store.journals import GameOf, replayed
from imperium_desktop.store.names import BACKUPS, backup, numbered


class Autosave:
    """The file of one match. When the disk refuses, `keep` raises and the next call brings along what is missing."""

    def __init__(
        self,
        file: Path,
        seating: Seating = NOBODY,
        *,
        trash: Path | None = None,
        played: Callable[[Path], None] = lambda _file: None,
    ) -> None:
        """Get ready to save; nothing on the disk is touched yet.

        The trash takes what the last backup makes room for; `played` is told the file once something of the match is
        written there.
        """
        self.file = file
        self.seating = seating
        self.trash = trash or file.with_name("trash")
        self._match: AnyMatch | None = None
        self._stream: FileIO | None = None
        self._length = 0
        """Bytes that are safely on the disk."""
        self._unsure = False
        """True if a torn line may lie behind the bytes written."""
        self._kept = 0
        """Entries of the match that are on the disk."""
        self._ended = False
        """The result is the last line on the disk."""
        self._sum = 0
        """Sum of the bytes on the disk, and when they were written: another program may write over them."""
        self._written: tuple[int, int] = (0, 0)
        self._played = played
        self._told = False

    def keep(self, match: AnyMatch) -> None:
        """Bring the disk up to the match. Another match than before begins the file anew."""
        with on_disk(self.file):
            if self._stream is None or match is not self._match or not self._still_ours(self._stream):
                self._begin(match)
            else:
                self._append(match, self._stream)
        if not self._told:
            self._told = True
            self._played(self.file)

    def close(self) -> None:
        """Let go of the file; nothing is written."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def _begin(self, match: AnyMatch) -> None:
        """Write all there is so far. A file that is in the way becomes a backup.

        It is left alone while in use, and if it is empty: then another program has just claimed the name.
        """
        self.close()
        for given in (self.seating.names, self.seating.bots, self.seating.signs):
            if given and len(given) != match.setup.seats:
                raise ValueError(f"{given} do not fit {match.setup.seats} seats: the file could not be opened again")
        data = journal.write(match, self.seating)
        make_folder(self.file.parent)
        if os.path.isfile(self.file) and self.file.stat().st_size and not in_use(self.file):
            rotate(self.file, self.trash)
        self.file, stream = begin_new(numbered(self.file), data)
        self._adopt(match, stream, data, ended=match.result is not None)

    def _adopt(self, match: AnyMatch, stream: FileIO, data: bytes, *, ended: bool) -> None:
        self._match = match
        self._stream = stream
        self._length = len(data)
        self._sum = zlib.crc32(data)
        self._written = times_of(stream)
        self._unsure = False
        self._kept = len(match.entries)
        self._ended = ended

    def _append(self, match: AnyMatch, stream: FileIO) -> None:
        new = match.entries[self._kept :]
        lines = [journal.entry_line(entry) for entry in new]
        if match.result is not None and (new or not self._ended):
            lines.append(msgspec.json.encode(JournalLine(result=match.result)) + b"\n")
        if not lines:
            return
        data = b"".join(lines)
        if self._unsure:
            stream.truncate(self._length)
        self._unsure = True
        stream.seek(self._length)
        write_all(stream, data)
        self._unsure = False
        self._length += len(data)
        self._sum = zlib.crc32(data, self._sum)
        self._written = times_of(stream)
        self._kept = len(match.entries)
        self._ended = match.result is not None

    def _still_ours(self, stream: FileIO) -> bool:
        """Whether the file still lies at its place as we left it; somebody may have tidied up."""
        mine = os.fstat(stream.fileno())
        try:
            there = self.file.lstat()
        except FileNotFoundError:
            return False
        if not os.path.samestat(mine, there) or not (self._unsure or mine.st_size == self._length):
            return False
        return self._written == times_of(stream) or self._as_we_wrote(stream)

    def _as_we_wrote(self, stream: FileIO) -> bool:
        stream.seek(0)
        return zlib.crc32(read_most(stream, self._length)) == self._sum

    @classmethod
    def resume(
        cls,
        file: Path,
        game_of: GameOf,
        *,
        trash: Path | None = None,
        watch: Watch | None = None,
        played: Callable[[Path], None] = lambda _file: None,
    ) -> "tuple[Autosave, Opened]":
        """Open a match to go on with it. The file is not touched before the next answer.

        Then a torn line is cut off; a file of an older version or with other content becomes a backup of a new one.
        """
        stream = open_to_write(file)
        try:
            data = _read(file, stream)
            opened = replayed(file, data, game_of, watch)
        except BaseException:
            stream.close()
            raise
        autosave = cls(file, opened.seating, trash=trash, played=played)
        header, *lines, rest = data.split(b"\n")
        if header + b"\n" == journal.header_line(opened.match, opened.seating):
            ended = bool(lines) and msgspec.json.decode(lines[-1], type=JournalLine).result is not None
            autosave._adopt(opened.match, stream, data[: len(data) - len(rest)], ended=ended)
            autosave._unsure = opened.torn
        else:
            stream.close()
        return autosave, opened


def rotate(file: Path, trash: Path) -> None:
    """The file becomes backup 1, backup 1 becomes 2, 2 becomes 3, and what was 3 goes into the trash."""
    with on_disk(file):
        taken = 1
        while taken <= BACKUPS and os.path.lexists(backup(file, taken)):
            taken += 1
        if taken > BACKUPS:
            make_folder(trash)
            move_new(backup(file, BACKUPS), numbered(trash / backup(file, BACKUPS).name))
            taken = BACKUPS
        for number in range(taken, 1, -1):
            os.replace(backup(file, number - 1), backup(file, number))
        os.replace(file, backup(file, 1))


def _read(file: Path, stream: FileIO) -> bytes:
    with on_disk(file):
        return read_most(stream, MAX_BYTES + 1)


def read_most(stream: FileIO, most: int) -> bytes:
    """Read from where the stream stands; it may give less at once than it has."""
    parts: list[bytes] = []
    while most > 0 and (part := stream.read(most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def times_of(stream: FileIO) -> tuple[int, int]:
    """Times of the last writing, and of the last change of anything about the file."""
    seen = os.fstat(stream.fileno())
    return seen.st_mtime_ns, seen.st_ctime_ns
