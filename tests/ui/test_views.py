"""How often a seat's view is made and the table measured: once for an answer, whatever is drawn from it."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.noting import noting
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
    touches = touches_on_the_way(robot)
    asked.clear()
    robot.page.session.touch(touches[0])
    assert asked == {}
    robot.window.close()


def touches_on_the_way(robot: Robot) -> list[str]:
    """Elements that lead on and answer nothing yet; the match is played until there are some."""
    while True:
        funnel = present(robot.page.session.funnel)
        found = sorted(key for key in funnel.begins if funnel.would_answer(key) is None)
        if found:
            return found
        robot.answer_by_mouse()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_touch_on_the_way_measures_nothing_anew(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """Only what opens at the touched element finds its place among what lies there already.

    Where the board comes near, it is seen how it would lie at both distances.
    """
    robot = robot_at(tmp_path, game_id)
    page, touches = robot.page, touches_on_the_way(robot)
    counted: Counter[str] = Counter()
    plan = type(page.scene.plan(page.stage.shown))  # type: ignore[attr-defined]
    measured, layout = plan.__init__, type(page.scene).layout
    monkeypatch.setattr(plan, "__init__", noting(lambda *_: counted.update(["plans"]), measured))
    monkeypatch.setattr(type(page.scene), "layout", noting(lambda *_: counted.update(["layouts"]), layout))
    for key in touches[:5]:
        before, camera = page.table.layout_, page.camera
        counted.clear()
        page.session.touch(key)
        near = page.camera != camera
        assert counted["plans"] <= near
        assert counted["layouts"] <= (page.table.layout_ != before) + near
        page.session.back()
    robot.window.close()
