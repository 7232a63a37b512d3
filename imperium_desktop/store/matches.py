"""The matches that are being played, each in a file of its own."""

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from imperium_desktop.rules.journal import AnyMatch, Opened, Seating, Watch, header_line
from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.disk import StoreError, in_use, move_new, on_disk
from imperium_desktop.store.document import read_document, write_document
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.journals import GameOf
from imperium_desktop.store.names import SUFFIX, journals_in, numbered, safe_name, split
from imperium_desktop.store.playing_times import PlayingTimes
from imperium_desktop.store.summary import Summaries

LAST: Final = "file"


class Matches:
    def __init__(self, folders: Folders, game_of: GameOf) -> None:
        self.folders = folders
        self.game_of = game_of
        self.folder = folders.place("matches")
        self.trash = folders.trash / "matches"
        self.playing_times = PlayingTimes(folders.played)
        self._summaries = Summaries(game_of)

    def begin(self, game: str, seating: Seating, *, when: float | None = None) -> Autosave:
        """A file for a new match, or for one that was opened from elsewhere; its first `keep` writes it."""
        date = time.strftime("%Y-%m-%d %H-%M-%S", time.localtime(time.time() if when is None else when))
        wanted = self.folder / f"{date} {safe_name(game)}{SUFFIX}"
        free = next(file for file in numbered(wanted) if not os.path.lexists(file))
        return Autosave(free, seating, trash=self.trash, played=self._remember)

    def latest(self) -> Path | None:
        """The match that was played last, is not finished and can be gone on with.

        The note of it comes first: times of files tell nothing once the clock was set back.
        """
        last = read_document(self.folders.last_match)[0].get(LAST)
        for file in sorted(journals_in(self.folder), key=lambda file: (file.name != last, *_age(file))):
            if os.path.islink(file) or in_use(file):
                continue
            seen = self._summaries.at(file)
            openable = seen.note is None or seen.note.harmless
            if openable and seen.result is None:
                return file
        return None

    def resume(self, file: Path, watch: Watch | None = None) -> tuple[Autosave, Opened]:
        """Go on with a match; a backup gets a name of its own first, or it would be rotated away."""
        name, suffix = split(file)
        if suffix != SUFFIX and not in_use(file):
            file = move_new(file, numbered(file.with_name(f"{name}{SUFFIX}")))
        return Autosave.resume(file, self.game_of, trash=self.trash, watch=watch, played=self._remember)

    def _remember(self, file: Path) -> None:
        """Note the match that was played last; without the note, it is the youngest file."""
        with suppress(StoreError):
            write_document(self.folders.last_match, {LAST: file.name})

    def leave(self, autosave: Autosave, match: AnyMatch, seconds: float) -> None:
        """Stop playing for today: the match stays, with the seconds of active play so far."""
        try:
            autosave.keep(match)
            self.playing_times.add(header_line(match, autosave.seating), seconds)
        finally:
            autosave.close()

    def discard(self, autosave: Autosave) -> None:
        """A match that lies elsewhere just as it is: its file here goes again."""
        autosave.close()
        with on_disk(autosave.file):
            autosave.file.unlink(missing_ok=True)


def _age(file: Path) -> tuple[int, str]:
    """The youngest first."""
    try:
        return -file.stat().st_mtime_ns, file.name
    except OSError:
        return 0, file.name
