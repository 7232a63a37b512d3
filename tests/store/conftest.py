from pathlib import Path

import pytest

from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.history import History
from imperium_desktop.store.library import Library
from imperium_desktop.store.matches import Matches
from tests.store.table import SEATING, game_of


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    """A home of its own, not made yet."""
    return Folders(tmp_path / "dom gracza" / "data", tmp_path / "dom gracza" / "config")


@pytest.fixture
def matches(folders: Folders) -> Matches:
    return Matches(folders, game_of)


@pytest.fixture
def library(folders: Folders) -> Library:
    return Library(folders, game_of)


@pytest.fixture
def history(folders: Folders) -> History:
    return History(folders, game_of)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of writes need not wait for the disk."""
    monkeypatch.setattr("os.fsync", lambda handle: None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches" / "autosave.jsonl"


@pytest.fixture
def autosave(file: Path) -> Autosave:
    return Autosave(file, SEATING)
