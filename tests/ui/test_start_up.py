"""What the window does not wait for: it opens in about the time of a bare one only if nothing else is loaded."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

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
    *("ui.pictures", "ui.replay", "ui.settings", "ui.stage", "ui.window.fault_notice"),
    *("ui.kit.bubble", "ui.kit.fields", "ui.kit.fold", "ui.kit.sheet", "ui.kit.item_list"),
)
NOT_OURS = ("dataclasses", "hashlib", "hmac", "platformdirs", "pyqtgraph", "secrets", "multiprocessing")


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


def test_pyside_makes_only_the_classes_that_are_used(opened: dict[str, list[str]]) -> None:
    """One widget that it does not know, and it makes them all."""
    assert {"QMainWindow", "QPushButton", "QPainter"} <= set(opened["classes"])
    unused = {"QTreeView", "QWizard", "QStyle", "QCommonStyle", "QMessageBox", "QComboBox", "QLineEdit", "QAccessible"}
    assert unused & set(opened["classes"]) == set()


def test_garbage_is_looked_for_again(opened: dict[str, list[str]]) -> None:
    assert opened["collects"]
