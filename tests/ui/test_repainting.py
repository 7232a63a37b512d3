"""What costs time is done once: sheets are painted again only when they look different, a question is laid out once."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.shot import match_at
from imperium_desktop.games.tigris.scene.inspector import Inspector
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.ui.kit import Ground, Parchment
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.panels.prompt import Act, Prompt
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.stage.stage import Stage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.games.tigris.scene.position import match_of
from tests.present import present
from tests.ui.noting import noting
from tests.ui.robot import Robot, open_window, seated


@pytest.fixture
def window(dressed: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Closed also when a test fails: what it counts must not be asked any more."""
    opened = open_window(tmp_path, (1600, 900), curtain="never")
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


class Counted(Ground):
    """Of which every painting is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.painted = 0

    def paint_still(self, p: QPainter) -> None:
        super().paint_still(p)
        self.painted += 1


def test_a_ground_is_painted_again_only_when_sheets_lie_elsewhere(qtbot: QtBot) -> None:
    ground = Counted()
    qtbot.addWidget(ground)
    ground.resize(400, 300)
    sheet = Parchment(ground)
    sheet.setGeometry(20, 20, 200, 100)
    ground.show()
    ground.grab()
    before = ground.painted
    sheet.resize(200, 180)
    sheet.resize(200, 100)
    picture = ground.grab()
    assert ground.painted == before
    sheet.resize(200, 180)
    assert ground.grab().toImage() != picture.toImage()
    assert ground.painted == before + 1


def test_a_press_does_not_count_for_another_act_in_the_same_place(qtbot: QtBot) -> None:
    """The button is the same widget, but not the one that was pressed."""
    prompt, done = Prompt(), list[str]()
    qtbot.addWidget(prompt)
    prompt.ask("", "", [Act("Show faster", lambda: done.append("faster"))])
    prompt.show()
    (button,) = prompt.buttons
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    prompt.ask("", "", [Act("Pass", lambda: done.append("passed"))])
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert done == []
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == ["passed"]


def test_what_was_offered_is_forgotten(qtbot: QtBot) -> None:
    prompt = Prompt()
    qtbot.addWidget(prompt)
    prompt.ask("", "", [Act("Show the hidden card", lambda: None, element="card/1"), Act("Back", lambda: None)])
    prompt.show()
    shown = prompt.buttons
    prompt.ask("", "", ())
    assert prompt.buttons == []
    assert [(button.text(), button.element) for button in shown] == [("", ""), ("", "")]


def test_a_question_is_laid_out_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tabs get what the question and its hint leave: their height changes at most once."""
    heights: list[int] = []
    resized = TabPages.resizeEvent

    def counted(tabs: TabPages, event: QResizeEvent) -> None:
        heights.append(event.size().height())
        resized(tabs, event)

    monkeypatch.setattr(TabPages, "resizeEvent", counted)
    window.play(match_of(), seated(3), None)
    robot = Robot(window)
    robot.page.curtain.open()
    QApplication.processEvents()
    for key in ("rack/settlement", ""):
        heights.clear()
        if key:
            robot.touch(key)
        else:
            robot.page.back()
        QApplication.processEvents()
        assert len(heights) == 1, "the hint comes or goes, so there is another height"


def test_a_sheet_that_was_seen_before_is_not_painted_again(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    paint = Inspector.paint

    def counted(sheet: Inspector, p: QPainter, ratio: float) -> None:
        painted.append(sheet.title)
        paint(sheet, p, ratio)

    monkeypatch.setattr(Inspector, "paint", counted)
    window.play(match_of(), seated(3), None)
    page = Robot(window).page
    page.curtain.open()
    pictures: list[QPixmap] = []
    for key in ("tile/I7", "leader/archer/king", "tile/I7"):
        painted.clear()
        page.hover(key)
        pictures.append(page.table.grab())
    assert painted == []
    assert pictures[0].toImage() == pictures[2].toImage() != pictures[1].toImage()
    window.change(theme="light")
    page.hover("tile/I7")
    assert painted, "another look"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_bots_move_is_shown_once(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    """What it is about to do only changes the light."""
    window.change(outcomes="none", bot_pace="fast")
    match = match_at(game_id, next(n for n in load_game(game_id).seats if n > 1), 3, "middle")
    seats = match.setup.seats
    window.play(match, seated(seats, bots=seats - 1), None, resumed=True)
    shown: list[int] = []
    show = Stage.show
    monkeypatch.setattr(Stage, "show", noting(lambda *_: shown.append(len(match.answers)), show))
    start = len(match.answers)
    while present(window.session).asks_a_person:
        present(window.session).answer(random_answer(match.waiting, Chance(len(match.answers))))
    by_hand = len(match.answers)
    qtbot.waitUntil(
        lambda: len(match.answers) > by_hand + 2 or present(window.session).funnel is not None, timeout=20_000
    )
    present(window.session).bots.rest(True)
    assert len(match.answers) > by_hand
    assert shown == list(range(start + 1, len(match.answers) + 1))


@pytest.mark.parametrize("game_id", GAMES)
def test_opening_an_answer_and_a_language_are_shown_once(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:
    shown: list[AnyShown] = []
    laid: list[AnyScene] = []
    """The scene of the table, and that of the small board on the curtain."""
    show = Stage.show
    monkeypatch.setattr(Stage, "show", noting(lambda stage, now, *_: shown.append(now), show))
    match = match_at(game_id, load_game(game_id).seats[0], 3, "middle")
    scene = type(scene_of(match.game))
    monkeypatch.setattr(scene, "layout", noting(lambda of, _: laid.append(of), scene.layout))
    window = open_window(tmp_path, (1600, 900), curtain="never", outcomes="none")
    window.play(match, seated(match.setup.seats), None, resumed=True)
    QApplication.processEvents()
    robot = Robot(window)
    if robot.page.curtain.isVisible():
        robot.page.curtain.open()
    assert [now.size for now in shown].count(robot.page.match_table.size) == len(shown) <= 2, (
        "with and without a curtain"
    )
    assert laid.count(robot.page.scene) == len(shown)
    acts: tuple[Callable[[], None], ...] = (
        lambda: present(window.session).answer(random_answer(match.waiting, Chance(1))),
        window.switch_language,
    )
    for act in acts:
        shown.clear()
        laid.clear()
        act()
        QApplication.processEvents()
        assert len(shown) == laid.count(robot.page.scene) == 1
