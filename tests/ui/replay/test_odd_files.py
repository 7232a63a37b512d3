"""Whatever file one wants to walk through, something is shown of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.replay.raw_log import readable_line
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.theme.language import set_language
from tests.ui.replay.walking import Open, press, saved
from tests.ui.shelf import HOSTILE, ODD, TWO, illegal, other_content, sound


@pytest.mark.parametrize("kind", [*ODD, *HOSTILE])
def test_whatever_the_file_is_something_is_shown(qtbot: QtBot, opened: Open, kind: str) -> None:
    page = opened({**ODD, **HOSTILE}[kind])
    qtbot.waitUntil(lambda: page.viewer is not None or page.reader is not None)
    assert (page.viewer is None) != (page.reader is None)
    page.grab()
    if page.viewer is not None:
        press(page.viewer, Qt.Key.Key_End, Qt.Key.Key_Home)
    else:
        assert page.reader is not None
        assert page.reader.note_box.accessibleName()
    set_language("pl")
    page.grab()
    with qtbot.waitSignal(page.left):
        QTest.keyClick(page.viewer or page.reader.lines, Qt.Key.Key_Escape)  # type: ignore[union-attr]


def test_a_damaged_match_runs_up_to_the_damage(opened: Open) -> None:
    viewer = opened(ODD["damaged"]).viewer
    assert viewer is not None
    assert len(viewer.timeline) == 9
    assert viewer.note_card.isVisible()
    assert viewer.note_box.accessibleName().startswith("Damaged · line 11")


def test_an_illegal_answer_is_damage_too(opened: Open) -> None:
    viewer = opened(illegal(sound(20))).viewer
    assert viewer is not None
    assert 20 <= len(viewer.timeline) <= 21
    assert viewer.note_card.isVisible()


def test_other_components_are_noted(opened: Open) -> None:
    viewer = opened(other_content(sound(20))).viewer
    assert viewer is not None
    assert viewer.note_box.accessibleName().startswith("Other components")


def test_a_sound_match_has_no_note(unfinished: ReplayViewer) -> None:
    assert not unfinished.note_card.isVisible()


def test_a_file_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    _, library = saved(tmp_path, b"")
    page = ReplayPage(tmp_path / "gone.jsonl", library)
    qtbot.addWidget(page)
    assert page.reader is not None
    assert page.reader.lines.toPlainText() == "There is nothing to read."


def test_an_unknown_game_is_told_in_readable_lines(opened: Open) -> None:
    reader = opened(ODD["unknown_game"]).reader
    assert reader is not None
    shown = reader.lines.toPlainText().split("\n")
    assert len(shown) == 20
    assert shown[0].split(":")[0] in TWO.names
    assert "choose dynasty" in shown[0]


def test_readable_lines() -> None:
    assert readable_line('{"seat":0,"answer":{"do":"place_tile","tile":"farm"}}', ["Anna"]) == "Anna: place tile · farm"
    assert readable_line('{"seat":5,"answer":[{"do":"x"},{"do":"y"}]}', ["Anna"]) == "?: x; y"
    assert readable_line("\x00 milk", []) == "\ufffd milk"
    assert len(readable_line("x" * 9000, [])) < 600
    assert readable_line('{"answer":7}', []) == "?: 7"
