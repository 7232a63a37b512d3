"""Reports of faults, for a developer to read: the last few, as text files."""

import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from imperium_desktop.store.disk import make_folder, write_new
from imperium_desktop.store.names import numbered

KEPT: Final = 20
SUFFIX: Final = ".txt"


def keep_report(folder: Path, text: str, *, when: float | None = None) -> Path:
    """Keep a report under its date; the oldest make room. A disk that refuses raises StoreError."""
    date = time.strftime("%Y-%m-%d %H-%M-%S", time.localtime(time.time() if when is None else when))
    make_folder(folder)
    file = write_new(numbered(folder / f"{date}{SUFFIX}"), text.encode(errors="replace"))
    reports = sorted(folder.glob(f"*{SUFFIX}"), key=_age)
    for old in reports[KEPT:]:
        with suppress(OSError):
            old.unlink()
    return file


def _age(file: Path) -> tuple[int, str]:
    """The youngest first."""
    try:
        return -file.stat().st_mtime_ns, file.name
    except OSError:
        return 0, file.name
