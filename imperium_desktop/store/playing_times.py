"""Seconds of active play of matches that are not finished: a match may last several evenings."""

from pathlib import Path
from typing import Final

from imperium_desktop.store.document import keep_bad, read_document, write_document
from imperium_desktop.store.note import Note

REMEMBERED: Final = 500
"""Matches; the ones that were left longest ago are forgotten."""
LONGEST_PLAY: Final = 999_999_999
"""Seconds: thirty years, as many digits as the name of a file has room for."""


def identity(header: bytes) -> str:
    """Identity of a match, however its file is named: its first line says game, seed, setup and players."""
    import hashlib  # brings OpenSSL along, which the start of the program need not wait for

    return hashlib.blake2b(header.rstrip(b"\n"), digest_size=12).hexdigest()


class PlayingTimes:
    def __init__(self, file: Path) -> None:
        self.file = file

    @property
    def note(self) -> Note | None:
        return read_document(self.file)[1]

    def seconds(self, header: bytes) -> float:
        return self._all().get(identity(header), 0.0)

    def add(self, header: bytes, seconds: float) -> float:
        """The sum so far."""
        rest = self._all()
        total = rest.pop(identity(header), 0.0) + max(0.0, seconds)
        self._write({**rest, identity(header): total})
        return total

    def forget(self, header: bytes) -> None:
        rest = self._all()
        if rest.pop(identity(header), None) is not None:
            self._write(rest)

    def _all(self) -> dict[str, float]:
        found, _ = read_document(self.file)
        return {
            name: float(value)
            for name, value in found.items()
            if isinstance(value, int | float) and 0 <= value <= LONGEST_PLAY
        }

    def _write(self, seconds: dict[str, float]) -> None:
        if read_document(self.file)[1]:
            keep_bad(self.file)
        write_document(self.file, dict(list(seconds.items())[-REMEMBERED:]))
