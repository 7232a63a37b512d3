"""A disk that refuses, a folder that is none, documents of nonsense: said once, and one plays on."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.notes import said
from tests.present import of_kind, present
from tests.store.odd import ODD_THINGS, at_once, put_odd
from tests.store.table import refuse
from tests.ui.fingers import click, press
from tests.ui.robot import Robot, open_window, seated


def test_a_disk_that_refuses_is_told(window: MainWindow) -> None:
    """Settings that cannot be kept are no reason to stop, but they are said."""
    window.app_state.troubles.append(OSError("no"))
    window.say_troubles()
    assert window._bubble.isVisible()
    assert not window.app_state.troubles


def refusing_disk(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    for call in ("tempfile.mkstemp", "os.fsync", "os.replace"):
        refuse(monkeypatch, call, code)


@pytest.mark.parametrize(
    ("code", "reason"),
    [(errno.ENOSPC, "disk is full"), (errno.EROFS, "cannot be written to"), (errno.EIO, "system reported an error")],
)
def test_a_match_goes_on_where_nothing_can_be_saved(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: int, reason: str
) -> None:
    """It is said once, not at every move, and the end is shown all the same."""
    refusing_disk(monkeypatch, code)
    told: list[str] = []
    monkeypatch.setattr(window, "say", told.append)
    game = load_game("tigris")
    match = Match(game, game.setup_type(seats=2), 1)
    window.play(match, seated(2), window.app_state.matches.begin("tigris", seated(2)))
    Robot(window).play(most=5)
    assert len(told) == 1
    assert reason in told[0]
    assert len(present(window.session).match.answers) == 5
    window.save_as()
    press(present(QApplication.focusWidget()), Qt.Key.Key_Return)
    assert len(told) == 2
    for _ in play_on(match, ("random",), 1):
        pass
    window.come_to_end()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    window.show_start()
    assert isinstance(window.page, StartPage)


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_the_window_opens_whatever_lies_where_its_folder_should(
    qapp: QApplication, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = put_odd(tmp_path / "data" / "home", kind)
    before = os.lstat(home)
    with at_once():
        window = open_window(home)
        window._look_around()
        click(next(tile for tile in of_kind(StartPage, window.page).tiles if tile.game_id == "tigris").button)
        click(of_kind(NewGamePage, window.page).start)
        assert isinstance(window.page, MatchPage)
        window.close()
    window.deleteLater()
    assert os.path.samestat(before, os.lstat(home))


def test_a_folder_in_which_nothing_can_be_saved_is_told(qapp: QApplication, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"precious")
    app_state = AppState(Folders(home, home))
    app_state.look_at_corrections()
    told = list(map(said, app_state.troubles))
    assert any(str(home) in line for line in told)
    assert not any("corrections" in line for line in told)
    assert home.read_bytes() == b"precious"


def test_why_nothing_can_be_saved_below_a_file_is_told_once(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.write_bytes(b"precious")
    window = open_window(home)
    window.app_state.troubles.clear()
    told: list[str] = []
    monkeypatch.setattr(window, "say", told.append)
    window.new_game("tigris")
    click(of_kind(NewGamePage, window.page).start)
    window.save_as()
    press(present(QApplication.focusWidget()), Qt.Key.Key_Return)
    window.show_start()
    window.say_troubles()
    reason = "This folder cannot be written to: access denied."
    unsaved = f"This match cannot be saved. {reason} You can play on."
    assert set(told) == {unsaved, reason}
    assert told.count(unsaved) == 2
    window.close()
    window.deleteLater()


@pytest.mark.parametrize("name", ["progress.json", "played.json", "settings.json"])
@pytest.mark.parametrize("data", [b"{", b"[1]", b"\xff", b" " * (2 << 20)])
def test_documents_that_cannot_be_used_are_said(qapp: QApplication, tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    troubles = AppState(Folders(tmp_path, tmp_path)).troubles
    assert len(troubles) == 1
    assert said(troubles[0]).partition(" · ")[0] in ("Lessons", "Playing times", "Settings")
