"""A disk that is full or refuses, and files that somebody else deletes or changes while a match is played."""

import errno
from contextlib import suppress
from io import FileIO

import pytest

from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.disk import StoreError, write_all
from tests.store import refusals
from tests.store.table import new_match, opened, play_on, refuse, saved


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO])
def test_a_full_disk_is_caught_up_with(autosave: Autosave, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)
    with monkeypatch.context() as full:
        refuse(full, "os.fsync", code)
        for _ in range(3):
            play_on(match, 1)
            with pytest.raises(StoreError, match="autosave"):
                autosave.keep(match)
    match.take_back()
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)


def test_half_a_line_on_a_full_disk(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)

    def half(stream: object, data: bytes) -> None:
        stream.write(data[: len(data) // 2])  # type: ignore[attr-defined]
        raise OSError(errno.ENOSPC, "No space left on device")

    play_on(match, 1)
    with monkeypatch.context() as full:
        full.setattr("imperium_desktop.store.autosave.write_all", half)
        with pytest.raises(StoreError) as caught:
            autosave.keep(match)
    assert caught.value.trouble == "full"
    torn = autosave.file.read_bytes()
    assert not torn.endswith(b"\n")
    assert opened(autosave.file).answers == match.answers[:-1]
    match.take_back()
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)


@pytest.mark.parametrize("call", ["tempfile.mkstemp", "pathlib.Path.mkdir", "os.replace"])
def test_a_match_that_could_not_be_begun_is_begun_later(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    match = new_match()
    with monkeypatch.context() as refusing:
        refuse(refusing, call, errno.EROFS)
        with pytest.raises(StoreError) as caught:
            autosave.keep(match)
        assert caught.value.trouble == "read_only"
        play_on(match, 2)
        with pytest.raises(StoreError):
            autosave.keep(match)
    play_on(match, 2)
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)
    assert [path.name for path in autosave.file.parent.iterdir()] == ["autosave.jsonl"]


def test_nothing_that_was_confirmed_is_lost_by_a_disk_that_refuses() -> None:
    assert refusals.run(150, seed=3) == []


def test_a_refusal_that_nobody_hears_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What looks for lost moves must be able to find them."""

    def deaf(stream: FileIO, data: bytes) -> None:
        with suppress(OSError):
            write_all(stream, data)

    monkeypatch.setattr("imperium_desktop.store.autosave.write_all", deaf)
    assert refusals.run(150, seed=3)


def test_a_file_that_was_deleted_while_playing_is_written_again(autosave: Autosave) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)
    autosave.file.unlink()
    play_on(match, 1)
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)


@pytest.mark.parametrize("replaced", [True, False])
def test_a_file_that_somebody_else_changed_is_set_aside(autosave: Autosave, replaced: bool) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)
    if replaced:
        autosave.file.unlink()
        autosave.file.write_bytes(b"something else")
    else:
        with autosave.file.open("ab") as stream:
            stream.write(b"something else")
    theirs = autosave.file.read_bytes()
    play_on(match, 1)
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)
    assert theirs in [path.read_bytes() for path in autosave.file.parent.iterdir()]
