"""Writing so that nothing is lost: whole files or nothing, never over another file, one writer at a time."""

import errno
import os
import stat
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from itertools import chain
from pathlib import Path
from typing import Final, Literal, TypeAlias

from imperium_desktop.files import NotOrdinary, check_ordinary, is_absent, open_ordinary, read_ordinary
from imperium_desktop.rules.limits import visible, within_dates

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

Trouble: TypeAlias = Literal["full", "read_only", "missing", "in_use", "damaged", "not_ordinary", "failed"]
"""What went wrong, for a window that says it in the reader's language."""

TROUBLES: Final[dict[int, Trouble]] = {
    errno.ENOSPC: "full",
    errno.EFBIG: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.ENOTDIR: "read_only",  # something else lies where the folder should
    errno.EEXIST: "read_only",
    errno.ENOENT: "missing",
}
TEMPORARY: Final = ".saving-"
LEFT_BEHIND_AFTER: Final = 3600.0
"""Seconds after which a temporary file can only be that of a program that was killed."""
LOCK_TRIES: Final = 5
LOCK_PAUSE: Final = 0.02
LOCKED_BYTE: Final = 1 << 40
"""Where Windows locks: beyond the end, so that others can still read the file."""


class StoreError(OSError):
    """A file that cannot be read or written, in one line."""

    def __init__(self, file: Path, reason: str, trouble: Trouble = "failed") -> None:
        super().__init__(f"{readable(str(file))}: {reason}")
        self.file = file
        self.reason = reason
        self.trouble = trouble


def readable(name: str) -> str:
    """File systems may hold names that are no text, or that would confuse a console."""
    return visible(name.encode(errors="replace").decode())


@contextmanager
def on_disk(file: Path) -> Iterator[None]:
    """Whatever the disk refuses becomes a StoreError about this file."""
    try:
        yield
    except StoreError:
        raise
    except OSError as error:
        odd = isinstance(error, NotOrdinary)
        trouble: Trouble = "not_ordinary" if odd else TROUBLES.get(error.errno or 0, "failed")
        raise StoreError(file, error.strerror or str(error), trouble) from error


def make_folder(folder: Path) -> Path:
    with on_disk(folder):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def read_start(file: Path, most: int) -> bytes:
    """Read at most `most` bytes."""
    with on_disk(file):
        return read_ordinary(file, most)


def stamp(file: Path) -> tuple[int, int] | None:
    """Time of the last change and length: another stamp, another file. None if that cannot be said."""
    try:
        status = file.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def changed(file: Path) -> float:
    """Time of the last change, in seconds of the epoch; 0 if that cannot be said."""
    try:
        return within_dates(os.lstat(file).st_mtime)
    except OSError:
        return 0.0


def why_closed(folder: Path) -> str:
    """Tell why a folder cannot be looked into; empty if it can, or if there is none."""
    try:
        os.listdir(folder)
    except OSError as error:
        return "" if is_absent(folder) else error.strerror or str(error)
    return ""


def can_be_written(folder: Path) -> bool:
    """True if a folder can be written to, or made where there is none yet."""
    while is_absent(folder) and folder != folder.parent:
        folder = folder.parent
    return os.path.isdir(folder) and os.access(folder, os.W_OK | os.X_OK)


# Whole files


def write_whole(file: Path, data: bytes) -> None:
    """All or nothing: an older file stays whole until the new one is safely on the disk.

    Links, devices and the like are neither written to nor replaced.
    """
    with on_disk(file):
        with suppress(FileNotFoundError):
            check_ordinary(file, os.lstat(file))
        with _temporary(file.parent, data) as (written, stream):
            stream.close()
            os.replace(written, file)
        sync_folder(file.parent)


def write_new(places: Iterable[Path], data: bytes) -> Path:
    """Write a whole file, like write_whole, into the first of the places that is free."""
    file, stream = begin_new(places, data)
    stream.close()
    return file


def begin_new(places: Iterable[Path], data: bytes) -> tuple[Path, FileIO]:
    """Begin a new file, like write_new, and hold it from the moment it has its name.

    So nobody else can take it over.
    """
    places = iter(places)
    first = next(places)
    with on_disk(first), _temporary(first.parent, data) as (written, stream):
        if sys.platform == "win32":  # where an open file cannot be moved
            stream.close()
            file = _put(written, chain((first,), places))
            return file, open_to_write(file)
        lock(stream)
        return _put(written, chain((first,), places)), stream


def move_new(file: Path, places: Iterable[Path]) -> Path:
    """Move a file into the first of the places that is free."""
    with on_disk(file):
        place = _put(file, places)
        sync_folder(file.parent)
        return place


def _put(file: Path, places: Iterable[Path]) -> Path:
    """The place is claimed with an empty file first: no two programs can take the same one."""
    for place in places:
        try:
            os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        except FileExistsError:
            continue
        try:
            os.replace(file, place)
        except OSError:
            place.unlink(missing_ok=True)
            raise
        sync_folder(place.parent)
        return place
    raise StoreError(file, "no name is free for it")


@contextmanager
def _temporary(folder: Path, data: bytes) -> Iterator[tuple[Path, FileIO]]:
    """Written and still open; closed only if something fails."""
    handle, name = tempfile.mkstemp(dir=folder, prefix=TEMPORARY)
    stream = FileIO(handle, "rb+")
    try:
        write_all(stream, data)
        yield Path(name), stream
    except BaseException:
        stream.close()
        raise
    finally:
        Path(name).unlink(missing_ok=True)


def write_all(stream: FileIO, data: bytes) -> None:
    """Write and wait until the disk has it. A nearly full disk may take only a part at first."""
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]
    os.fsync(stream.fileno())


def sync_folder(folder: Path) -> None:
    """Make names and renames last through a power cut, where the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> None:
    """Remove the temporary files of programs that were killed in mid-write."""
    with suppress(OSError), os.scandir(folder) as found:
        for left in found:
            with suppress(OSError):
                if left.name.startswith(TEMPORARY) and _left_behind(left.stat(follow_symlinks=False)):
                    os.unlink(left)


def _left_behind(status: os.stat_result) -> bool:
    return stat.S_ISREG(status.st_mode) and time.time() - status.st_mtime > LEFT_BEHIND_AFTER


# One writer at a time


def lock(stream: FileIO) -> bool:
    """Hold the file until the stream is closed or the process is gone; False if somebody else holds it.

    Several tries, because a look at whether it is held holds it for a moment.
    """
    for tried in range(LOCK_TRIES):
        if tried:
            time.sleep(LOCK_PAUSE)
        try:
            _lock(stream)
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
                return True  # a file system without locks: better unguarded than not at all
        else:
            return True
    return False


def open_to_write(file: Path) -> FileIO:
    """The file, held against other writers until it is closed."""
    with on_disk(file):
        stream = FileIO(open_ordinary(file, os.O_RDWR), "rb+")
    if not lock(stream):
        stream.close()
        raise StoreError(file, "is being played in another window", "in_use")
    return stream


def in_use(file: Path) -> bool:
    """Whether a running match, here or in another process, writes to this file."""
    try:
        with FileIO(open_ordinary(file, os.O_RDWR), "rb+") as stream:
            return not lock(stream)
    except OSError:
        return False


def _lock(stream: FileIO) -> None:
    if sys.platform == "win32":
        stream.seek(LOCKED_BYTE)
        msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
        stream.seek(0)
    else:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
