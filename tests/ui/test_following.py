"""Widgets learn of another style or language by Qt's change events: each once, wherever it stands."""

import re
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

import imperium_desktop
from imperium_desktop.ui.kit import IconSign, KeyCap, PlainButton, Switch
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from tests.present import present


class Follower(FollowsStyle, FollowsLanguage, QWidget):
    """Writes into one list what it was told."""

    told: list[str]

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name

    def restyle(self) -> None:
        self.told.append(f"style of {self.name}")

    def retranslate(self) -> None:
        self.told.append(f"words of {self.name}")


@pytest.fixture(autouse=True)
def told() -> list[str]:
    Follower.told = []
    return Follower.told


@pytest.fixture
def window(qtbot: QtBot) -> Follower:
    """A part inside a box that follows nothing, in a window."""
    window = Follower("window")
    qtbot.addWidget(window)
    box = QWidget()
    QVBoxLayout(window).addWidget(box)
    QVBoxLayout(box).addWidget(Follower("part"))
    return window


@pytest.mark.parametrize("shown", [True, False])
def test_a_new_style_reaches_all_once_and_children_first(window: Follower, told: list[str], shown: bool) -> None:
    window.setVisible(shown)
    set_theme("light")
    assert told == ["style of part", "style of window"]
    told.clear()
    sizes.set_scale(150)
    assert told == ["style of part", "style of window"]


def test_a_window_of_a_window_is_told_once(window: Follower, told: list[str]) -> None:
    Follower("sheet", window).setWindowFlag(Qt.WindowType.Dialog)
    set_theme("light")
    set_language("pl")
    assert Counter(told)["style of sheet"] == 1
    assert "words of sheet" in told


def test_being_built_in_is_no_new_style(window: Follower, told: list[str]) -> None:
    window.show()
    Follower("late").setParent(window)
    assert told == []


def test_who_is_thrown_away_meanwhile_is_not_told(
    window: Follower, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    late = Follower("late", window)
    part = next(part for part in window.findChildren(Follower) if part is not late)

    def throw_away(self: Follower) -> None:
        told.append(f"style of {self.name}")
        if self is late:
            delete(part)

    monkeypatch.setattr(Follower, "restyle", throw_away)
    set_theme("light")
    assert told == ["style of late", "style of window"]


@pytest.mark.parametrize("shown", [True, False])
def test_another_language_reaches_all_at_once_and_once(
    window: Follower, told: list[str], shown: bool, qapp: QApplication
) -> None:
    window.setVisible(shown)
    for language in ("pl", "en"):
        told.clear()
        set_language(language)
        assert told == ["words of window", "words of part"]
        qapp.processEvents()
        assert told == ["words of window", "words of part"], "nothing waits for the event loop"


def test_the_same_again_tells_nobody(window: Follower, told: list[str]) -> None:
    set_language("en")
    set_theme("dark")
    sizes.set_scale(100)
    assert told == []


@pytest.mark.parametrize("shown", [True, False])
def test_what_only_paints_itself_needs_no_hook(qtbot: QtBot, shown: bool) -> None:
    """Qt forgets what layouts have measured."""
    window = QWidget()
    qtbot.addWidget(window)
    row = QVBoxLayout(window)
    for part in (IconSign("app-save", 100), KeyCap("Enter"), PlainButton("Begin"), Switch("on"), ProgressBar(px=40)):
        row.addWidget(part)
    window.setVisible(shown)
    before = row.sizeHint(), [present(row.itemAt(i)).sizeHint().height() for i in range(row.count())]
    sizes.set_scale(150)
    after = row.sizeHint(), [present(row.itemAt(i)).sizeHint().height() for i in range(row.count())]
    assert after[0].height() > before[0].height()
    assert all(high > low for high, low in zip(after[1], before[1], strict=True))


def test_nobody_connects_by_hand() -> None:
    """Only what sets the sheet hears of themes and sizes."""
    found = [
        f"{file.name}: {line.strip()}"
        for file in Path(imperium_desktop.__file__).parent.rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"(?<!self\.)\b(themes|sizes|languages)\.\w*changed\.connect", line)
    ]
    assert sorted(found) == [
        "style.py: sizes.changed.connect(_dress_anew)",
        "style.py: themes.changed.connect(_dress_anew)",
    ]
