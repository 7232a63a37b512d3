"""Text at 150 % in the smallest window: nothing is cut, and nothing lies under the panel."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.panels.side_panel import LEAST_LOOKED_UP
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.stage.placement import PLACELESS
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer, small_setup
from tests.present import present
from tests.ui.fitting import cramped, settle
from tests.ui.robot import open_window, seated


@pytest.fixture(params=["en", "pl"])
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, curtain="never", text_scale=150, language=request.param)
    yield opened
    opened.close()
    opened.deleteLater()


def played(game_id: str, most: int = 10_000) -> AnyMatch:
    game = load_game(game_id)
    match, chance = Match(game, small_setup(game), 7), Chance(2)
    while match.result is None and len(match.answers) < most:
        match.answer(random_answer(match.waiting, chance))
    return match


def play(window: MainWindow, match: AnyMatch) -> MatchPage:
    window.play(match, seated(match.setup.seats), None)
    assert window.match_page is not None
    settle()
    return window.match_page


@pytest.mark.parametrize("game_id", GAMES)
def test_the_end(window: MainWindow, game_id: str, qtbot: QtBot) -> None:
    """Its plots come a moment later."""
    match = played(game_id)
    window.play(match, seated(match.setup.seats), None)
    settle()
    page = window.page
    assert isinstance(page, EndPage)
    qtbot.waitUntil(lambda: not list(cramped(page)), timeout=3000)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_replay(window: MainWindow, game_id: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match = played(game_id, 40)
    file.write_bytes(journal.write(match, seated(match.setup.seats)))
    window.replay(file)
    settle()
    assert isinstance(window.page, ReplayPage)
    viewer = window.page.viewer
    assert viewer is not None
    assert not list(cramped(viewer))
    edge = viewer.panel.x()
    table = viewer.table_area
    for key, place in viewer.table.layout_.items():
        if place.zone not in PLACELESS and table.contains(*place.centre):
            assert place.x + place.width <= edge + 1, key
    assert table.right <= edge + 1


@pytest.mark.parametrize("tab", ["scores", "rules"])
@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_looked_up_has_room_and_is_in_sight(window: MainWindow, game_id: str, tab: str) -> None:
    page = play(window, played(game_id, 40))
    page.panel.tabs.show_page(tab)
    settle()
    assert not list(cramped(page.panel))
    assert page.panel.tabs.height() >= sizes.measure.scaled(LEAST_LOOKED_UP)
    bar = page.panel.page.verticalScrollBar()
    assert bar.value() == bar.maximum()


def test_help(window: MainWindow) -> None:
    window.show_help()
    settle()
    assert not list(cramped(present(window.page)))
