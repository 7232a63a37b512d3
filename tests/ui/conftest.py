"""Windows without a screen, with the fonts and the sheet of the program, and the same look before every test."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QMainWindow

if TYPE_CHECKING:
    from imperium_desktop.ui.window.main_window import MainWindow

if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

USUAL_WINDOW = (1280, 720)
"""Most windows here are so large: while nothing is shown, a new size costs nothing."""


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    from imperium_desktop.ui.theme import style
    from imperium_desktop.ui.vignettes.vignettes import paint_all_at_once

    style.install(qapp)
    paint_all_at_once()
    return qapp


@pytest.fixture(autouse=True, scope="module")
def leave_the_past_alone() -> None:
    """What other modules keep need not be searched for dead widgets after every test of this one."""
    gc.collect()
    gc.freeze()


def main_windows() -> set[QMainWindow]:
    return {window for window in QApplication.topLevelWidgets() if isinstance(window, QMainWindow)}


def forget_windows(before: set[QMainWindow]) -> None:
    """Close the windows that a test opened, also those that a failed test left open.

    Without a running event loop they would live on, and every change of the look would dress them too.
    """
    for window in main_windows():
        if window not in before:
            window.close()
        if not window.isVisible():
            window.deleteLater()


@pytest.fixture(autouse=True)
def robots_need_no_time(dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses once too often here."""
    from imperium_desktop.ui.learn.lesson import LessonPage
    from imperium_desktop.ui.match.curtain import Curtain

    monkeypatch.setattr(Curtain, "deaf", 0)
    monkeypatch.setattr(LessonPage, "deaf", 0)


@pytest.fixture(autouse=True)
def usual_look(dressed: QApplication) -> Iterator[None]:
    from imperium_desktop.ui.theme.fonts import sizes
    from imperium_desktop.ui.theme.language import set_language
    from imperium_desktop.ui.theme.palette import set_theme

    sizes.set_window(*USUAL_WINDOW)
    before = main_windows()
    yield
    forget_windows(before)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    set_theme("dark")
    sizes.set_window(*USUAL_WINDOW)
    sizes.set_scale(100)
    set_language("en")


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator["MainWindow"]:
    """In a home of its own, without a curtain; parameters are other settings."""
    from tests.ui.robot import open_window

    opened = open_window(tmp_path, **{"curtain": "never", **getattr(request, "param", {})})
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()
