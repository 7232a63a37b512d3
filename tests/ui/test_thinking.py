"""While a bot thinks the window goes on; that it thinks is told when somebody would wonder."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from imperium_desktop.bot_process import BotProcess, Thought
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match import thinking
from imperium_desktop.ui.match.thinking import Thinking
from tests.contract.playing import AnyMatch


class SlowProcess(BotProcess):
    """Answers when the test lets it."""

    thought_of: Thought | None = None

    def ask(self, *_told: object, **_more: object) -> None:
        self.thought_of = None

    @property
    def busy(self) -> bool:
        return self.thought_of is None

    def thought(self) -> Thought | None:
        return self.thought_of


@pytest.fixture
def match() -> AnyMatch:
    game = load_game("tigris")
    return Match(game, game.setup_type(seats=2), 1)


@pytest.fixture
def process() -> SlowProcess:
    return SlowProcess()


def test_a_long_thought_is_told_once_and_no_more_when_it_is_there(
    qtbot: QtBot, match: AnyMatch, process: SlowProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "SOON", 20)
    owner = QObject()
    thought = Thinking(process, owner)
    told: list[bool] = []
    thought.lasts.connect(lambda: told.append(thought.is_long))
    with qtbot.waitSignal(thought.lasts):
        thought.ask(match.seen_by(0), "master", 1)
        assert not thought.is_long
    assert told == [True]
    process.thought_of = Thought(match.waiting.options[0])
    with qtbot.waitSignal(thought.done) as done:
        pass
    assert done.args == [process.thought_of]
    assert not thought.is_long


def test_a_thought_that_is_dropped_is_never_told(qtbot: QtBot, match: AnyMatch, process: SlowProcess) -> None:
    owner = QObject()
    thought = Thinking(process, owner)
    thought.ask(match.seen_by(0), "master", 1)
    thought.stop()
    with qtbot.assertNotEmitted(thought.lasts, wait=thinking.SOON + 100):
        pass
    assert not thought.is_long
