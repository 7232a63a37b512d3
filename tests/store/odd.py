"""Things that lie where a file should: pipes, devices, links, folders.

Nothing here points out of the test's own folders. Whoever runs the tests may be root, and a program that follows a
link to /dev/zero would replace it for the whole machine.
"""

import os
import stat
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.fuzz.promises import patience


def outside(file: Path) -> Path:
    """A folder beside the one the file lies in."""
    folder = file.parent.with_name(f"{file.parent.name} outside")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def device(file: Path, minor: int) -> Path:
    """Of the memory devices: 5 never ends, 7 is always full."""
    try:
        os.mknod(file, 0o600 | stat.S_IFCHR, os.makedev(1, minor))
    except PermissionError:
        pytest.skip("only root makes devices")
    return file


ODD_THINGS: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "folder": Path.mkdir,
    "device without an end": lambda file: device(file, 5),
    "link to a device without an end": lambda file: file.symlink_to(device(outside(file) / "zero", 5)),
    "link to a full device": lambda file: file.symlink_to(device(outside(file) / "full", 7)),
    "link to nowhere": lambda file: file.symlink_to(outside(file) / "nowhere"),
    "link to itself": lambda file: file.symlink_to(file),
    "link to a folder": lambda file: file.symlink_to(outside(file)),
}


def put_odd(file: Path, kind: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    ODD_THINGS[kind](file)
    return file


def at_once() -> AbstractContextManager[None]:
    """Nothing here may wait for anybody."""
    return patience(60)
