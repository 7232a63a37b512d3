"""Hostile data folders do not keep the program from starting; `python -m tests.fuzz.folders` tries hundreds."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.rules.chance import Chance
from imperium_desktop.store.library import Library
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.pictures.match_picture import TablePainter
from imperium_desktop.ui.window.app_state import AppState
from tests.fuzz import folders
from tests.fuzz.folders import broken_by_folder, tried_apart


@pytest.fixture(autouse=True)
def hurried(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIUM_DESKTOP_HOME", "")
    monkeypatch.setattr(TablePainter, "picture", TablePainter.picture)
    folders.ready()
    monkeypatch.setattr("os.fsync", lambda handle: None)


@pytest.mark.parametrize("case", [0, *(pytest.param(case, marks=pytest.mark.slow) for case in range(1, 4))])
def test_the_program_starts_beside_hostile_folders(case: int) -> None:
    assert tried_apart(7, case) == (case, None)


def burn(app_state: AppState, settings: Settings) -> None:
    (app_state.folders.data / "saves" / "Partia 0.jsonl.1").unlink(missing_ok=True)


@pytest.mark.parametrize(
    ("place", "name", "wrong", "problem"),
    [
        (AppState, "saves", lambda _state: 1 // 0, "ZeroDivisionError"),
        (Library, "entries", lambda _library: [], "is not listed"),
        (AppState, "keep", burn, "is None"),
    ],
    ids=["crash", "silence", "loss"],
)
def test_a_broken_promise_is_noticed(
    place: type, name: str, wrong: Callable[..., object], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks for broken promises must be able to find them."""
    monkeypatch.setattr(place, name, wrong)
    assert problem in (broken_by_folder(Chance(7_005)) or "")
