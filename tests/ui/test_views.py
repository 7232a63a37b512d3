"""How often the rules are asked what a seat sees: once for an answer, whatever is drawn from it."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.robot import Robot, open_window, seated


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts views of any game, and what seats know."""
    counted: Counter[str] = Counter()

    def counting(owner: type, name: str) -> None:
        plain = getattr(owner, name)

        def call(self: object, *arguments: object) -> object:
            counted[name] += 1
            return plain(self, *arguments)

        monkeypatch.setattr(owner, name, call)

    for id in GAMES:
        counting(type(load_game(id)), "view")
    counting(Match, "seen_by")
    return counted


def robot_at(home: Path, game_id: str) -> Robot:
    window = open_window(home, curtain="never")
    game = load_game(game_id)
    seats = game.seats[0]
    window.play(Match(game, game.setup_type(seats=seats), 3), seated(seats), None)
    robot = Robot(window, 3)
    robot.play(most=6)
    return robot


@pytest.mark.parametrize("game_id", GAMES)
def test_an_answer_is_seen_once(qapp: QApplication, tmp_path: Path, asked: Counter[str], game_id: str) -> None:
    robot = robot_at(tmp_path, game_id)
    session = robot.page.session
    for _ in range(8):
        asked.clear()
        session.answer(random_answer(present(session.decision), robot.chance))
        assert asked["view"] <= 2
        assert asked["seen_by"] <= 1
    robot.window.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_touch_on_the_way_needs_nothing_new(
    qapp: QApplication, tmp_path: Path, asked: Counter[str], game_id: str
) -> None:
    robot = robot_at(tmp_path, game_id)
    session = robot.page.session
    while all(present(session.funnel).would_answer(key) for key in present(session.funnel).begins):
        robot.answer_by_mouse()
    asked.clear()
    session.touch(
        min(key for key in present(session.funnel).begins if present(session.funnel).would_answer(key) is None)
    )
    assert asked == {}
    robot.window.close()
