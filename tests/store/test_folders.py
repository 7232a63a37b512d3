"""Where things lie."""

from pathlib import Path

import platformdirs
import pytest

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import HOME, PLACES, Folders


def test_the_users_folders() -> None:
    folders = Folders.of_user({})
    assert folders.data == Path(platformdirs.user_data_dir("imperium-desktop", appauthor=False))
    assert folders.config == Path(platformdirs.user_config_dir("imperium-desktop", appauthor=False))


def test_one_folder_for_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME, str(tmp_path / "all"))
    folders = Folders.of_user()
    everything = [folders.settings, folders.progress, folders.trash, folders.played, folders.history_index]
    everything += map(folders.place, PLACES)
    assert all(path.is_relative_to(tmp_path / "all") for path in everything)
    assert len(set(everything)) == len(everything)
    assert not (tmp_path / "all").exists()
    assert folders.make("saves").is_dir()


def test_a_relative_or_home_folder_becomes_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Folders.of_user({HOME: "games"}).data == tmp_path / "games"
    assert Folders.of_user({HOME: "~/games"}).data == tmp_path / "games"
    assert Folders.of_user({HOME: ""}) == Folders.of_user({})


def test_a_file_in_the_way_of_a_folder(folders: Folders) -> None:
    folders.data.parent.mkdir(parents=True)
    folders.data.write_bytes(b"")
    with pytest.raises(StoreError):
        folders.make("saves")
    folders.sweep()


def test_only_own_files_are_moved(folders: Folders, tmp_path: Path) -> None:
    assert folders.place_of(folders.place("saves") / "a.jsonl") == "saves"
    for elsewhere in (tmp_path / "a.jsonl", folders.data / "a.jsonl", folders.place("saves") / "in" / "a.jsonl"):
        with pytest.raises(StoreError, match="does not lie in"):
            folders.place_of(elsewhere)
