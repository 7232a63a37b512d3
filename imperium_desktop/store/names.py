"""File names: from what people type, with numbers where a name is taken."""

import os
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SUFFIX: Final = ".jsonl"
BACKUPS: Final = 3
MOST_BYTES: Final = 120
"""Most bytes of a name in UTF-8. File systems take 143 to 255, and a number and an ending come on top."""
MOST_OF_A_NAME: Final = 999

FORBIDDEN: Final = re.compile(r'[/\\:*?"<>|]+')
RESERVED: Final = re.compile(r"(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\s*\..*)?", re.IGNORECASE)
JOURNAL: Final = re.compile(rf"[^.].*{re.escape(SUFFIX)}(\.[1-{BACKUPS}])?", re.DOTALL)
BACKUP_SUFFIX: Final = re.compile(rf"{re.escape(SUFFIX)}\.[1-{BACKUPS}]")


def safe_name(name: str, otherwise: str = "match") -> str:
    """A name every file system takes, as close to the given one as can be. Letters of all languages stay."""
    plain = unicodedata.normalize("NFC", name)
    plain = "".join(" " if letter.isspace() else letter for letter in plain)
    plain = "".join(letter for letter in plain if not unicodedata.category(letter).startswith("C"))
    plain = FORBIDDEN.sub("-", plain)
    plain = _tidy(" ".join(plain.split()))
    plain = _tidy(plain.encode()[:MOST_BYTES].decode(errors="ignore"))
    if not plain.strip("-_ "):
        return otherwise
    return f"_{plain}" if RESERVED.fullmatch(plain) else plain


def _tidy(name: str) -> str:
    """No dots or spaces at the ends: hidden here, dropped there."""
    return name.strip(". ")


def numbered(file: Path) -> Iterator[Path]:
    """The file's own name, then the same with numbers."""
    stem, suffix = split(file)
    yield file
    for number in range(2, MOST_OF_A_NAME + 1):
        yield file.with_name(f"{stem} ({number}){suffix}")


def split(file: Path) -> tuple[str, str]:
    """Name and ending, with ".jsonl.1" as one ending."""
    backup = BACKUP_SUFFIX.search(file.name)
    if backup and backup.end() == len(file.name):
        return file.name[: backup.start()], backup.group()
    return file.stem, file.suffix


def backup(file: Path, number: int) -> Path:
    return file.with_name(f"{file.name}.{number}")


def journals_in(folder: Path) -> list[Path]:
    """All that is named like a journal or the backup of one; nothing in a folder that cannot be read."""
    try:
        names = os.listdir(folder)
    except OSError:
        return []
    return sorted(folder / name for name in names if JOURNAL.fullmatch(name))
