"""Whatever people call themselves is shown letter by letter, on every page and to every screen reader."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.markup import runs_of
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.limits import LONGEST_NAME
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.archive.list_page import ListPage
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.robot import Robot, open_window

NAMES = ("{icon:x}<b>§99.9</b>", "{seat:9}**[§99 a]**", "{seat:8}<b>§99.8</b>")
GIVEN_AWAY = ("\\{", "\\[", "\\*", "\\§", "&lt;")
"""What only a name that was escaped twice, or for another reader, would show."""


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, curtain="always", hints="lots")
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def check(page: QWidget) -> str:
    """All words of a page, after a look at each of them."""
    QApplication.processEvents()
    page.grab()
    said = []
    for widget in [page, *page.findChildren(QWidget)]:
        said.append(widget.accessibleName())
        assert "<b>" not in widget.toolTip()
        if isinstance(widget, RichText):
            for run in runs_of(widget.text):
                assert run.icon != "x", widget.text
                assert run.seat != 9, widget.text
                assert not run.rule.startswith("§99"), widget.text
            said.append(widget.plain_text())
        elif isinstance(widget, QLabel):
            assert widget.textFormat() == Qt.TextFormat.PlainText or "<b>" not in widget.text()
        elif isinstance(widget, QTextBrowser):
            said.append(widget.toPlainText())
    if isinstance(page, ListPage):
        rows = [page.list.rows.index(row) for row in range(page.list.rows.rowCount())]
        said += [str(row.data(Qt.ItemDataRole.AccessibleTextRole)) for row in rows]
        assert not any("<b>" in row.data(Qt.ItemDataRole.ToolTipRole) for row in rows)
    words = "\n".join(said)
    assert not any(sign in words for sign in GIVEN_AWAY), [line for line in said if any(s in line for s in GIVEN_AWAY)]
    return words


@pytest.mark.parametrize("game_id", list(GAMES))
def test_names_are_never_marks(window: MainWindow, qtbot: QtBot, game_id: str) -> None:
    game = load_game(game_id)
    seats = max(2, game.seats[0])
    seating = Seating(NAMES[:seats], ("",) * seats, tuple(range(seats)))
    match = Match(game, game.setup_type(seats=seats), 1)
    window.play(match, seating, window.app_state.matches.begin(game_id, seating))
    robot = Robot(window)
    for _ in range(4):
        if robot.page.curtain.isVisible():
            assert present(window.session).decision is not None
            assert NAMES[present(present(window.session).decision).seat] in check(present(window.page))
        robot.answer_by_mouse()
    window.say("\n".join(seating.names))
    words = check(present(window.page))
    assert all(name in words for name in seating.names)
    window.save_as()
    window.show_start()
    assert NAMES[0] in check(present(window.page))
    window.show_library()
    assert NAMES[0] in check(present(window.page))
    window.replay(present(window.app_state.matches.latest()))
    check(present(window.page))
    for _ in play_on(match, ("random",), 1):
        pass
    window.play(match, seating, window.app_state.matches.begin(game_id, seating))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=10_000)
    words = check(present(window.page))
    assert all(name in words for name in seating.names)
    window.show_history()
    assert NAMES[0] in check(present(window.page))
    window.show_start()
    assert NAMES[0] in check(present(window.page))


def test_a_field_takes_as_long_a_name_as_a_file(window: MainWindow) -> None:
    window.new_game("tigris")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert {row.name.maxLength() for row in page.seats.rows} == {LONGEST_NAME}
