"""All matches that lie here: listed at a glance, saved under a name, renamed, deleted, opened."""

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import msgspec

from imperium_desktop.files import is_absent
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import MAX_BYTES, MAX_ENTRIES, AnyMatch, JournalError, Opened, Seating, Watch
from imperium_desktop.rules.ranking import Result
from imperium_desktop.store.disk import StoreError, changed, in_use, move_new, readable, why_closed, write_new
from imperium_desktop.store.folders import Folders, Place
from imperium_desktop.store.journals import GameOf, open_journal, read_journal, replayed
from imperium_desktop.store.names import SUFFIX, journals_in, numbered, safe_name, split
from imperium_desktop.store.note import Note
from imperium_desktop.store.summary import MatchFacts, SetupFacts, Summaries, Summary, read_facts
from imperium_desktop.store.trash import Trash

LISTED: Final[tuple[Place, ...]] = ("matches", "saves")


class SaveEntry(msgspec.Struct, frozen=True, kw_only=True):
    file: Path
    name: str
    place: str
    """Matches being played, saves, or the trash."""
    game: str
    seating: Seating
    setup: SetupFacts
    answers: int
    finished: bool
    result: Result | None
    when: float
    """Last changed, in seconds of the epoch."""
    note: Note | None

    @property
    def openable(self) -> bool:
        """True if the match can be played on; otherwise it can be read only as a log."""
        return self.note is None or self.note.harmless


class LogOnly(msgspec.Struct, frozen=True):
    """A file that cannot be played on, to read in."""

    facts: MatchFacts
    lines: tuple[str, ...]
    complete: bool
    """False for a file that is too large to be read whole."""


class Salvaged(msgspec.Struct, frozen=True):
    """A damaged match up to the last line that makes sense."""

    opened: Opened
    reason: str
    """What is wrong with the line after it; empty if nothing is."""


class Library:
    def __init__(self, folders: Folders, game_of: GameOf, bots: Collection[str] | None = None) -> None:
        """`bots`: those that can play here; None if any can."""
        self.folders = folders
        self.game_of = game_of
        self.bots = bots
        self.trash = Trash(folders)
        self._summaries = Summaries(game_of)

    # Looking

    def entries(self) -> list[SaveEntry]:
        """What is being played and what was saved, the last changed first."""
        return self._listed(map(self.folders.place, LISTED))

    def deleted(self) -> list[SaveEntry]:
        return self._listed(self.trash.folders())

    def _listed(self, folders: Iterable[Path]) -> list[SaveEntry]:
        """A folder that nobody can look into is an entry itself, and says why."""
        entries = []
        for folder in folders:
            closed = why_closed(folder)
            seen = Summary(note=Note("unreadable", closed)) if closed else None
            found = [self._entry(folder, seen)] if seen else map(self.entry, journals_in(folder))
            entries += [entry for entry in found if entry is not None]
        return sorted(entries, key=lambda entry: (-entry.when, entry.name))

    def entry(self, file: Path) -> SaveEntry | None:
        """None if the file has just gone."""
        return None if is_absent(file) else self._entry(file, self._summaries.at(file))

    def _entry(self, file: Path, seen: Summary) -> SaveEntry:
        return SaveEntry(
            file=file,
            name=readable(split(file)[0]),
            place=file.parent.name,
            game=seen.facts.game,
            seating=seen.facts.seating,
            setup=seen.facts.setup,
            answers=seen.answers,
            finished=seen.result is not None,
            result=seen.result,
            when=changed(file),
            note=seen.note or self._unknown_bot(seen.facts.seating),
        )

    def _unknown_bot(self, seating: Seating) -> Note | None:
        unknown = (bot for bot in seating.bots if bot and self.bots is not None and bot not in self.bots)
        bot = next(unknown, None)
        return None if bot is None else Note("unknown_bot", bot)

    # Opening

    def open(self, file: Path, watch: Watch | None = None) -> Opened:
        """Replay from the first answer; the file is left as it is."""
        return open_journal(file, self.game_of, watch)

    def open_as_far_as_it_goes(self, file: Path, watch: Watch | None = None) -> Salvaged:
        """The match before the damaged line, to be gone on with in a file of its own."""
        data = read_journal(file)
        try:
            return Salvaged(journal.read(data, self.game_of, watch=watch), "")
        except JournalError as error:
            if error.line < 2:
                raise StoreError(file, str(error), "damaged") from error
            sound = data.split(b"\n")[: error.line - 1]
            return Salvaged(replayed(file, b"\n".join(sound) + b"\n", self.game_of, watch), str(error))

    # Changing

    def save_as(self, name: str, match: AnyMatch, seating: Seating) -> Path:
        """A copy of the match as it stands, under a name of its own."""
        folder = self.folders.make("saves")
        return write_new(numbered(folder / f"{safe_name(name)}{SUFFIX}"), journal.write(match, seating))

    def rename(self, file: Path, name: str) -> Path:
        wanted = self.folders.place(self.folders.place_of(file)) / f"{safe_name(name)}{SUFFIX}"
        if wanted == file:
            return file
        if in_use(file):
            raise StoreError(file, "is being played", "in_use")
        return move_new(file, numbered(wanted))

    def delete(self, file: Path) -> Path:
        """Put a save into the trash; `trash.restore` brings it back."""
        return self.trash.put(file)


def open_as_log(file: Path) -> LogOnly:
    """Whatever the file is, to read in; it is left as it is."""
    data = read_journal(file)
    lines = data[:MAX_BYTES].removesuffix(b"\n").split(b"\n", MAX_ENTRIES)
    return LogOnly(
        read_facts(lines[0]),
        tuple(line.decode(errors="replace") for line in lines[:MAX_ENTRIES]),
        len(data) <= MAX_BYTES and len(lines) <= MAX_ENTRIES,
    )
