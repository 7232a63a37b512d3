"""Journals as files."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import MAX_BYTES, AnyGame, JournalError, Opened, Watch
from imperium_desktop.store.disk import StoreError, read_start, write_whole

__all__ = ["GameOf", "StoreError", "open_journal", "read_journal", "replayed", "write_journal"]

GameOf: TypeAlias = Callable[[str], AnyGame | None]
"""The game of that name, or None if it is not in the house."""


def read_journal(file: Path) -> bytes:
    """Read at most what a journal may have; one byte more shows that it is too large."""
    return read_start(file, MAX_BYTES + 1)


def write_journal(file: Path, data: bytes) -> None:
    """All or nothing: an older file stays whole until the new one is safely on the disk."""
    write_whole(file, data)


def open_journal(file: Path, game_of: GameOf, watch: Watch | None = None) -> Opened:
    """Read and replay; the file is left as it is."""
    return replayed(file, read_journal(file), game_of, watch)


def replayed(file: Path, data: bytes, game_of: GameOf, watch: Watch | None = None) -> Opened:
    """A mistake names the file and the line."""
    try:
        return journal.read(data, game_of, watch=watch)
    except JournalError as error:
        raise StoreError(file, str(error), "damaged") from error
