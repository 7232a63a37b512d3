"""Replays in a window of the usual size."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from imperium_desktop.rules import journal
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from tests.ui.fitting import stand
from tests.ui.replay.walking import Open, saved
from tests.ui.shelf import FOUR, played, sound


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    pages = []

    def open_page(data: bytes) -> ReplayPage:
        pages.append(ReplayPage(*saved(tmp_path, data), motion=False))
        qtbot.addWidget(pages[-1])
        stand(pages[-1], 1280, 720)
        return pages[-1]

    yield open_page
    pages.clear()


@pytest.fixture
def viewer(opened: Open) -> ReplayViewer:
    """Of a finished match."""
    viewer = opened(journal.write(played(4), FOUR)).viewer
    assert viewer is not None
    viewer.setFocus()
    return viewer


@pytest.fixture
def unfinished(opened: Open) -> ReplayViewer:
    viewer = opened(sound(40)).viewer
    assert viewer is not None
    viewer.setFocus()
    return viewer
