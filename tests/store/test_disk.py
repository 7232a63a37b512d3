"""Files are whole or not there; nothing is written over by accident; one writer at a time."""

import errno
import os
import time
from io import FileIO
from pathlib import Path

import pytest

from imperium_desktop.store import disk
from imperium_desktop.store.disk import (
    StoreError,
    in_use,
    lock,
    move_new,
    open_to_write,
    read_start,
    sweep,
    write_new,
    write_whole,
)
from imperium_desktop.store.journals import read_journal, write_journal
from tests.store.odd import ODD_THINGS, at_once, put_odd
from tests.store.table import left_behind, refuse


def test_written_files_are_whole_and_leave_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "a"
    write_whole(file, b"old")
    write_whole(file, b"new")
    assert file.read_bytes() == b"new"
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.parametrize(
    ("call", "code", "trouble"),
    [
        ("os.fsync", errno.ENOSPC, "full"),
        ("os.fsync", errno.EDQUOT, "full"),
        ("os.replace", errno.EACCES, "read_only"),
        ("tempfile.mkstemp", errno.EROFS, "read_only"),
        ("tempfile.mkstemp", errno.ENOENT, "missing"),
        ("os.fsync", errno.EIO, "failed"),
    ],
)
def test_a_refusing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int, trouble: str
) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"old")
    refuse(monkeypatch, call, code)
    with pytest.raises(StoreError) as caught:
        write_whole(file, b"new")
    assert caught.value.trouble == trouble
    assert str(caught.value) == f"{file}: {os.strerror(code)}"
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_a_disk_that_takes_only_a_part_at_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = FileIO.write

    class Slow(FileIO):
        def write(self, data: object) -> int:
            return write(self, memoryview(data)[:3])  # type: ignore[arg-type]

    monkeypatch.setattr(disk, "FileIO", Slow)
    write_whole(tmp_path / "a", b"more than three")
    assert (tmp_path / "a").read_bytes() == b"more than three"


def test_nothing_is_written_through_a_link_and_the_link_stays(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    real = tmp_path / "real" / "a"
    real.write_bytes(b"old")
    link = tmp_path / "a"
    link.symlink_to(real)
    with pytest.raises(StoreError) as caught:
        write_whole(link, b"new")
    assert caught.value.trouble == "not_ordinary"
    with pytest.raises(StoreError):
        open_to_write(link)
    assert not in_use(link)
    assert link.is_symlink()
    assert read_start(link, 9) == real.read_bytes() == b"old"
    assert os.listdir(tmp_path / "real") == ["a"]


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_what_is_no_ordinary_file_is_neither_read_nor_replaced(tmp_path: Path, kind: str) -> None:
    odd = tmp_path / "folder" / "odd"
    put_odd(odd, kind)
    before = os.lstat(odd)
    with at_once():
        for act in (lambda: write_whole(odd, b"new"), lambda: read_start(odd, 10), lambda: open_to_write(odd)):
            with pytest.raises(StoreError):
                act()
        assert not in_use(odd)
        sweep(tmp_path)
    assert os.path.samestat(before, os.lstat(odd))
    assert os.listdir(odd.parent) == ["odd"]


def test_only_ordinary_leftovers_are_swept(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / ".saving-pipe")
    (tmp_path / ".saving-link").symlink_to(tmp_path / "nowhere")
    long_ago = time.time() - 2 * disk.LEFT_BEHIND_AFTER
    for left in tmp_path.iterdir():
        os.utime(left, (long_ago, long_ago), follow_symlinks=False)
    sweep(tmp_path)
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.ENOTDIR])
def test_a_folder_that_cannot_be_read_is_not_swept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    refuse(monkeypatch, "os.scandir", code)
    sweep(tmp_path)


def test_new_files_take_the_first_free_place(tmp_path: Path) -> None:
    places = [tmp_path / name for name in "abc"]
    places[0].write_bytes(b"taken")
    assert write_new(places, b"1") == places[1]
    assert move_new(places[1], places) == places[2]
    assert [file.read_bytes() for file in sorted(tmp_path.iterdir())] == [b"taken", b"1"]
    with pytest.raises(StoreError, match="no name is free"):
        write_new([places[0], places[2]], b"2")
    assert not left_behind(tmp_path)


def test_a_move_that_fails_claims_no_place(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        move_new(tmp_path / "gone", [tmp_path / "there"])
    assert caught.value.trouble == "missing"
    assert not list(tmp_path.iterdir())


def test_leftovers_of_killed_programs_are_swept_when_old(tmp_path: Path) -> None:
    fresh, old, other = (tmp_path / name for name in (".saving-fresh", ".saving-old", "other"))
    for file in (fresh, old, other):
        file.write_bytes(b"")
    long_ago = time.time() - 2 * disk.LEFT_BEHIND_AFTER
    for file in (old, other):
        os.utime(file, (long_ago, long_ago))
    sweep(tmp_path)
    sweep(tmp_path / "not there")
    assert sorted(tmp_path.iterdir()) == [fresh, other]


def test_only_one_stream_holds_a_file(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"")
    assert not in_use(file)
    with FileIO(file, "rb+") as first, FileIO(file, "rb+") as second:
        assert lock(first)
        assert not lock(second)
        assert in_use(file)
    assert not in_use(file)
    assert not in_use(tmp_path / "not there")


def test_a_file_system_without_locks_is_used_unguarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a"
    file.write_bytes(b"")
    refuse(monkeypatch, "fcntl.flock", errno.ENOLCK)
    with FileIO(file, "rb+") as stream:
        assert lock(stream)


def test_a_name_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    error = StoreError(tmp_path / "\udcff", "odd")
    str(error).encode()


def test_journals_as_files(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    write_journal(file, b"text")
    assert read_journal(file) == b"text"
    with pytest.raises(StoreError, match=r"b\.jsonl: No such file"):
        read_journal(tmp_path / "b.jsonl")
