"""A bot that will not play on: the person is told, takes its seat over or tries again, and the save knows it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.bot_process import BotStopped, Thought
from imperium_desktop.games.tigris.rules.options import EndTurn
from imperium_desktop.registry import load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.table import Answer
from imperium_desktop.store.library import Library
from imperium_desktop.ui.archive.library_page import LibraryPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.app_state import known_game
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.robot import Robot, open_window, visible_texts
from tests.ui.shelf import Shelf

SEED = 3
"""The first seat begins."""
BOT_BEGINS = Seating(("Automat", "Anna"), ("greedy", ""), (0, 1))


class Stopped:
    """In place of the bots' process."""

    def __init__(self) -> None:
        self.busy = False
        self.asked = 0
        self.says: Answer | None = None

    def ask(self, seen: Seen[Any, Any], bot: str, seed: int, urged: tuple[str, ...] | None = None) -> None:
        self.busy = True
        self.asked += 1

    def thought(self) -> Thought:
        self.busy = False
        if self.says is None:
            raise BotStopped
        return Thought(self.says)

    def cancel(self) -> None:
        self.busy = False

    close = cancel


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Stopped:
    stopped = Stopped()
    monkeypatch.setattr("imperium_desktop.ui.match.bots_at_table.BotProcess", lambda: stopped)
    return stopped


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, bots: Stopped) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, curtain="never")
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def begin(window: MainWindow, seating: Seating = BOT_BEGINS) -> None:
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=2), SEED), seating, window.app_state.matches.begin("tigris", seating))


def press(window: MainWindow, words: str) -> None:
    buttons = Robot(window).page.panel.prompt.buttons
    QTest.mouseClick(next(button for button in buttons if button.text() == words), Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def told(window: MainWindow) -> str:
    return "\n".join(visible_texts(Robot(window).page.panel.prompt))


def test_a_person_takes_the_seat_over_for_the_rest_of_the_match(
    window: MainWindow, bots: Stopped, qtbot: QtBot
) -> None:
    begin(window)
    qtbot.waitUntil(lambda: present(window.session).bot_stopped)
    assert "The program playing Automat has stopped" in told(window)
    set_language("pl")
    assert "Program grający jako Automat przestał działać" in told(window)
    set_language("en")
    asked = bots.asked
    press(window, "Take the seat over")
    assert present(window.session).asks_a_person
    Robot(window).play(most=4)
    assert bots.asked == asked
    file = present(window.autosave).file
    window.show_start()
    window.continue_match()
    assert present(window.autosave).file == file
    assert present(window.session).persons == [0, 1]
    assert not present(window.session).bot_stopped
    assert [entry.seating.bots for entry in window.app_state.library.entries()] == [("", "")]
    window.open_save(
        window.app_state.library.save_as("ours", present(window.session).match, present(window.session).seating)
    )
    assert present(window.session).persons == [0, 1]


def test_trying_again_asks_the_bot_again(window: MainWindow, bots: Stopped, qtbot: QtBot) -> None:
    begin(window)
    qtbot.waitUntil(lambda: present(window.session).bot_stopped)
    bots.says = present(window.session).match.waiting.options[0]
    press(window, "Try again")
    qtbot.waitUntil(lambda: len(present(window.session).match.answers) > 0)
    assert present(window.session).bot(0) == "greedy"


def test_an_illegal_answer_of_a_bot_stops_it_and_nothing_else(window: MainWindow, bots: Stopped, qtbot: QtBot) -> None:
    begin(window)
    bots.says = EndTurn()
    qtbot.waitUntil(lambda: present(window.session).bot_stopped)
    assert present(window.session).match.answers == []


def test_no_suggestion_is_said_so(window: MainWindow, bots: Stopped, qtbot: QtBot) -> None:
    begin(window, Seating(("Anna", "Marek"), ("", ""), (0, 1)))
    page = Robot(window).page
    page.suggest()
    qtbot.waitUntil(lambda: "No suggestion" in "".join(visible_texts(page.advice.bubble)))


def test_a_save_with_an_unknown_bot_can_be_taken_over(window: MainWindow, bots: Stopped, tmp_path: Path) -> None:
    seating = Seating(("Mistrz", "Anna"), ("alphazero", ""), (0, 1))
    game = load_game("tigris")
    file = window.app_state.folders.make("saves") / "old.jsonl"
    file.write_bytes(journal.write(Match(game, game.setup_type(seats=2), SEED), seating))
    window.show_library()
    assert isinstance(window.page, LibraryPage)
    assert window.page.list.current.openable
    assert "Unknown bot" in "\n".join(visible_texts(window.page.preview))
    window.open_save(file)
    assert bots.asked == 0
    assert "does not have the program that played Mistrz" in told(window)
    assert [button.text() for button in Robot(window).page.panel.prompt.buttons] == ["Take the seat over"]
    press(window, "Take the seat over")
    assert present(window.session).asks_a_person


def test_a_broken_rule_in_a_bots_move_leaves_a_way_on(
    window: MainWindow, bots: Stopped, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    bots.says = present(window.session).match.waiting.options[0]

    def broken(self: AnyMatch, answer: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Match, "_advance", broken)
    qtbot.waitUntil(lambda: present(window.session).bot_stopped)
    monkeypatch.undo()
    press(window, "Take the seat over")
    assert present(window.session).asks_a_person


def test_the_replay_shows_a_person_there(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    file = shelf.save("mine", 4)
    with file.open("ab") as stream:
        stream.write(b'{"take_over":1}\n')
    opened = Library(shelf.folders, known_game).open(file)
    assert opened.seating.bots == ("", "random")
    assert [sitter.bot for sitter in ReplayViewer(opened).sitters] == ["", ""]
