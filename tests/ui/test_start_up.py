"""What the window does not wait for: what is not loaded before the first picture, and what follows it at once."""

import ctypes
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QBrush
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.theme.textures import surfaces
from imperium_desktop.ui.window import app
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.fitting import WINDOWS, settle
from tests.ui.robot import open_window
from tests.ui.shelf import DAY, FOUR, Shelf

OPEN = """
import gc, json, os, sys
from pathlib import Path
from imperium_desktop.ui.window.app import open_window
from imperium_desktop.store.folders import Folders
home = Path(sys.argv[1])
application, window = open_window(Folders(home, home))
application.processEvents()
from PySide6 import QtCore, QtGui, QtWidgets
classes = [name for module in (QtCore, QtGui, QtWidgets) for name in vars(module)]
print(json.dumps({"modules": list(sys.modules), "classes": classes, "collects": gc.isenabled()}))
sys.stdout.flush()
os._exit(0)
"""
LATER = (
    *("bots", "bot_process", "commands", "content", "teaching.hints", "teaching.lessons", "teaching.rulebook"),
    *("rules.match", "rules.journal", "rules.record", "rules.effects", "text.words", "text.reading", "text.grammar"),
    *("store.autosave", "store.history", "store.journals", "store.library", "store.matches", "store.summary"),
    *("ui.archive", "ui.browser", "ui.charts", "ui.ending", "ui.learn", "ui.match", "ui.new_game", "ui.panels"),
    *("ui.pictures", "ui.replay", "ui.scenes", "ui.settings", "ui.stage", "ui.vignettes", "ui.window.fault_notice"),
    *("ui.kit.bubble", "ui.kit.fields", "ui.kit.fold", "ui.kit.sheet_page", "ui.kit.item_list"),
)
NOT_OURS = ("dataclasses", "hashlib", "hmac", "platformdirs", "pyqtgraph", "secrets", "multiprocessing", "tomllib")


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """By a new process, with nothing saved yet."""
    command = [sys.executable, "-c", OPEN, str(tmp_path_factory.mktemp("home"))]
    ran = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    found = json.loads(ran.stdout)
    assert isinstance(found, dict)
    return found


def test_what_the_first_page_does_not_need_is_not_imported(opened: dict[str, list[str]]) -> None:
    ours = [name.removeprefix("imperium_desktop.") for name in opened["modules"]]
    assert [name for name in ours if any(f"{name}.".startswith(f"{part}.") for part in LATER)] == []
    assert [name for name in NOT_OURS if name in opened["modules"]] == []
    assert "PySide6.QtSvg" not in opened["modules"]


def test_pyside_makes_only_the_classes_that_are_used(opened: dict[str, list[str]]) -> None:
    """One widget that it does not know, and it makes them all."""
    assert {"QMainWindow", "QPushButton", "QPainter"} <= set(opened["classes"])
    unused = {"QTreeView", "QWizard", "QStyle", "QCommonStyle", "QMessageBox", "QComboBox", "QLineEdit", "QAccessible"}
    assert unused & set(opened["classes"]) == set()


def test_garbage_is_looked_for_again(opened: dict[str, list[str]]) -> None:
    assert opened["collects"]


# After the first picture


@pytest.fixture(params=["nothing saved", "a full shelf"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    if request.param == "a full shelf":
        shelf = Shelf(tmp_path)
        for number in range(4):
            shelf.save(f"Saved {number}", seating=FOUR, age=number * DAY)
        shelf.save("Played last", place="matches")
        for number in range(4):
            shelf.finished(FOUR, days=number)
        shelf.folders.data.rename(tmp_path / "home")
    return tmp_path / "home"


def start_page(window: MainWindow) -> StartPage:
    assert isinstance(window.page, StartPage)
    return window.page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", [*WINDOWS, (1600, 900)])
def test_the_lists_come_into_their_places(
    qtbot: QtBot, home: Path, size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first picture has the games, the headings and what Enter does; nothing of it moves when the rest is there."""
    monkeypatch.setattr(StartPage, "_paint_opening", lambda _page: None)  # pictures follow in their own time
    monkeypatch.setattr(MainWindow, "_look_around", lambda _window: None)
    window = open_window(home, size, language=language)
    qtbot.addWidget(window)
    page, focused = start_page(window), QApplication.focusWidget()
    first = places_on(page)
    assert not page.load_card.known
    assert focused is page._next_thing()
    settle()
    assert page.load_card.known
    assert page.load_card.button.isVisible()
    assert page.learn_card.lines
    assert places_on(page) == first
    assert QApplication.focusWidget() is focused is page._next_thing()


def places_on(page: StartPage) -> list[QRect]:
    parts = (*page.tiles, *page.cards, *(tile.button for tile in page.tiles), page.settings, page.continue_card.title)
    return [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in parts]


def test_icons_light_and_shadows_follow_the_first_picture(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(surfaces, "_brushes", {})
    window = open_window(tmp_path)
    qtbot.addWidget(window)
    page = start_page(window)
    parts = (page.settings, page.tiles[0], page.load_card, page.felt)
    monkeypatch.setattr(surfaces, "_brushes", {})  # the first may be there already
    plain = [part.grab().toImage() for part in parts]
    monkeypatch.setattr(surfaces, "_brushes", {("another theme", "felt", 1.0): QBrush()})
    assert all(part.grab().toImage() != before for part, before in zip(parts[:3], plain, strict=False))
    surfaces.made.emit("felt")
    assert page.felt.grab().toImage() != plain[3]


def test_the_lists_are_in_the_second_picture(qtbot: QtBot, home: Path) -> None:
    window = open_window(home)
    qtbot.addWidget(window)
    page = start_page(window)
    qtbot.waitUntil(lambda: page.load_card.known)
    lines = [*page.load_card.lines, *page.learn_card.lines, *page.history_card.lines]
    assert lines
    assert all(line.isVisible() for line in lines)


def test_enter_means_the_same_before_and_after(qtbot: QtBot, home: Path) -> None:
    pressed = []
    ways: tuple[Callable[[], None], ...] = (lambda: None, settle)
    for wait in ways:
        window = open_window(home)
        qtbot.addWidget(window)
        wait()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        pressed.append(type(window.page).__name__)
        window.close()
    assert pressed[0] == pressed[1] != "StartPage"


def test_the_menus_have_their_keys_once_the_page_is_there(qtbot: QtBot, home: Path) -> None:
    window = open_window(home)
    qtbot.addWidget(window)
    settle()
    keys = {action.shortcut().toString() for action in window.findChildren(QAction)}
    assert {"Ctrl+N", "Ctrl+O", "F11"} <= keys
    assert not QApplication.windowIcon().isNull()


def test_another_page_opened_at_once_has_the_menus_too(qtbot: QtBot, home: Path) -> None:
    window = open_window(home)
    qtbot.addWidget(window)
    window.show_library()
    count = len(window.findChildren(QAction))
    settle()
    assert len(window.findChildren(QAction)) == count > 20


@pytest.mark.parametrize("package", ["libxcb-cursor0", "libxcb-icccm4", "libxkbcommon-x11-0"])
def test_a_missing_library_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], package: str
) -> None:
    """Qt would end the program with words of its own, about the cursors whatever is missing."""

    def load(name: str) -> None:
        if app.PACKAGES[name] == package:
            raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", load)
    for name, value in (("QT_QPA_PLATFORM", "xcb"), ("WAYLAND_DISPLAY", "")):
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(app, "open_window", lambda _folders: pytest.fail("Qt was asked"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert app.run() == 1
    assert f"apt install {package}\n" in capsys.readouterr().err
    assert not app.missing_packages({"WAYLAND_DISPLAY": "wayland-0"})
    assert not app.missing_packages({"QT_QPA_PLATFORM": "offscreen"})


def test_the_packages_that_are_named_are_those_that_are_installed() -> None:
    script = (Path(__file__).parents[2] / "packaging" / "system-libraries.sh").read_text()
    window = next(line for line in script.splitlines() if line.startswith("window="))
    assert set(app.PACKAGES.values()) == set(window.partition("'")[2].rstrip("'").split())
