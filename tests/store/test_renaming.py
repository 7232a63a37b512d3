"""Saves under other names, in the trash and back."""

import errno
from pathlib import Path

import pytest

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.library import Library
from imperium_desktop.store.matches import Matches
from tests.store.table import SEATING, new_match, put, saved


def test_renaming(library: Library) -> None:
    first = library.save_as("a", new_match(1), SEATING)
    second = library.save_as("b", new_match(2), SEATING)
    assert library.rename(first, "a") == first
    assert library.rename(first, "b").name == "b (2).jsonl"
    assert library.rename(second, "Nowa nazwa").name == "Nowa nazwa.jsonl"
    with pytest.raises(StoreError) as caught:
        library.rename(first, "c")
    assert caught.value.trouble == "missing"
    assert sorted(entry.name for entry in library.entries()) == ["Nowa nazwa", "b (2)"]


def test_a_renamed_backup_is_a_match_of_its_own(library: Library) -> None:
    file = put(library.folders, "a.jsonl.1", saved(new_match()))
    assert library.rename(file, "first try").name == "first try.jsonl"


def test_deleted_matches_can_be_restored_until_the_trash_is_emptied(library: Library, matches: Matches) -> None:
    autosave = matches.begin("toy", SEATING)
    autosave.keep(new_match(1))
    autosave.close()
    originals = [autosave.file, library.save_as("a", new_match(2), SEATING)]
    contents = [file.read_bytes() for file in originals]
    trashed = [library.delete(file) for file in originals]
    assert library.entries() == []
    assert sorted(entry.file for entry in library.deleted()) == sorted(trashed)
    assert [library.trash.restore(file) for file in trashed] == originals
    assert [file.read_bytes() for file in originals] == contents
    library.delete(originals[1])
    assert library.trash.empty() == 1
    assert library.deleted() == []
    assert [entry.file for entry in library.entries()] == [originals[0]]


def test_equal_names_in_the_trash_and_back(library: Library) -> None:
    trashed = [library.delete(library.save_as("a", new_match(seed), SEATING)) for seed in range(3)]
    assert len({*trashed}) == 3
    library.save_as("a", new_match(9), SEATING)
    for file in trashed:
        library.trash.restore(file)
    assert len(library.entries()) == 4
    assert library.deleted() == []


def test_only_own_files_can_be_deleted_or_restored(library: Library, tmp_path: Path) -> None:
    other = tmp_path / "mine.jsonl"
    other.write_bytes(b"precious")
    for act in (library.delete, library.trash.restore, lambda file: library.rename(file, "x")):
        with pytest.raises(StoreError):
            act(other)
    assert other.read_bytes() == b"precious"


def test_a_match_being_played_is_neither_deleted_nor_renamed(library: Library, matches: Matches) -> None:
    autosave = matches.begin("toy", SEATING)
    autosave.keep(new_match())
    for act in (library.delete, lambda file: library.rename(file, "x")):
        with pytest.raises(StoreError) as caught:
            act(autosave.file)
        assert caught.value.trouble == "in_use"
    autosave.close()
    library.delete(autosave.file)


def test_one_file_that_cannot_be_deleted_does_not_save_the_others(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in "abc":
        library.delete(library.save_as(name, new_match(), SEATING))
    unlink = Path.unlink

    def sticky(file: Path, missing_ok: bool = False) -> None:
        if file.name == "b.jsonl":
            raise PermissionError(errno.EACCES, "Permission denied")
        unlink(file, missing_ok=missing_ok)

    monkeypatch.setattr("pathlib.Path.unlink", sticky)
    with pytest.raises(StoreError, match=r"b\.jsonl: Permission denied"):
        library.trash.empty()
    assert [entry.name for entry in library.deleted()] == ["b"]
