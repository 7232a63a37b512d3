"""A file to walk through, and the keys that do it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.store.library import Library
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.window.app_state import known_game
from tests.ui.shelf import Shelf

Open = Callable[[bytes], ReplayPage]


def saved(tmp_path: Path, data: bytes) -> tuple[Path, Library]:
    shelf = Shelf(tmp_path)
    return shelf.put("match.jsonl", data), Library(shelf.folders, known_game)


def press(viewer: ReplayViewer, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or viewer, key)
    QApplication.processEvents()


def at_a_conflict(viewer: ReplayViewer) -> int:
    """To the move before one is over."""
    told = viewer.timeline.whole.events
    number = next(number for number, event in enumerate(told) if event.name in ("revolt_won", "war_won"))
    position = viewer.timeline.position_of(number)
    viewer.stepping.player.pace = "wait"
    viewer.go_to(position - 1)
    return position
