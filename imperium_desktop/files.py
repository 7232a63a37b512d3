"""Files that anybody may have put there: only ordinary ones are opened, without waiting, and no further than asked."""

import errno
import os
import stat
from pathlib import Path
from typing import Final

_FLAGS: Final = sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))
_NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)


class NotOrdinary(OSError):
    """A folder, a pipe, a device or, where something is to be written, a link."""

    def __init__(self, file: Path) -> None:
        super().__init__(errno.EINVAL, "not an ordinary file", str(file))


def open_ordinary(file: Path, flags: int = os.O_RDONLY) -> int:
    """Reading goes through links, writing does not: it would change a file somewhere else.

    Looked at twice: opening a device may already do something, and what lies there may change in between.
    """
    for_reading = flags == os.O_RDONLY
    check_ordinary(file, os.stat(file) if for_reading else os.lstat(file))
    handle = os.open(file, flags | _FLAGS | (0 if for_reading else _NO_LINKS))
    try:
        check_ordinary(file, os.fstat(handle))
    except OSError:
        os.close(handle)
        raise
    return handle


def check_ordinary(file: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise NotOrdinary(file)


def read_ordinary(file: Path, most: int) -> bytes:
    """Read at most `most` bytes from its beginning."""
    with open(open_ordinary(file), "rb") as stream:
        return stream.read(most)


def is_absent(file: Path) -> bool:
    """Nothing lies there, nor can it below what is no folder; what only cannot be looked at does lie there."""
    try:
        os.lstat(file)
    except (FileNotFoundError, NotADirectoryError):
        return True
    except OSError:
        return False
    return False
