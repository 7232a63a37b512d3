"""A robot with a real mouse spends an evening with every game, in every look: what the window promises holds all along.

`make test` plays a few answers of each game in one odd look; `make patient` plays in all of them, and in the odd one to
the end with as few and as many people as the game allows.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.theme.lettering import LEFT, write
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.fitting import settle
from tests.ui.frames import Frames, frames_of
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot, open_window, seated
from tests.ui.watch_window import Finder, LightsAreTheAskeds, NoClickIsLost, NothingIsCut

SHORT, LONG, WHOLE = 12, 60, 10_000
"""Answers."""
REST = 60
"""Milliseconds in which all that follows an answer is painted."""
PEOPLE = 5
"""At most so many seats: more play alike."""


class Look(NamedTuple):
    size: tuple[int, int]
    text_scale: int
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.text_scale}-{self.theme}-{self.language}"


LOOKS = [Look(*look) for look in product(((1280, 720), (1600, 900)), (100, 150), ("dark", "light"), ("en", "pl"))]
ODD = Look((1280, 720), 150, "light", "pl")


def seat_counts(game_id: str) -> list[int]:
    return [seats for seats in GAMES[game_id].seats if seats <= PEOPLE]


WHOLE_MATCHES = [(game_id, seats) for game_id in GAMES for seats in (seat_counts(game_id)[0], seat_counts(game_id)[-1])]


@contextmanager
def evening(
    home: Path, game_id: str, look: Look, seats: int = 0, **agreed: object
) -> Iterator[tuple[Robot, list[Finder]]]:
    """A new match of the game, with a robot at the table.

    How many sit there unless it is said, bots, outcomes and hints differ from look to look. `agreed`: what else people
    agreed on.
    """
    number = LOOKS.index(look)
    game = load_game(game_id)
    counts = seat_counts(game_id)
    seats = seats or counts[number % len(counts)]
    settings = {"outcomes": ("none", "wait")[number % 2], "hints": ("lots", "some")[number // 2 % 2]}
    window = open_window(
        home, look.size, text_scale=look.text_scale, theme=look.theme, language=look.language, **settings
    )
    with painted_texts() as texts:
        match = Match(game, game.setup_type(seats=seats, **agreed), number)
        window.play(match, seated(seats, bots=int(seats > 2)), None)
        settle()
        texts.take(window)
        watchers: list[Finder] = [NothingIsCut(texts), LightsAreTheAskeds(), NoClickIsLost()]
        yield Robot(window, number, watchers), watchers
    window.close()
    window.deleteLater()
    QApplication.processEvents()


def wrong(watchers: list[Finder]) -> str:
    return "\n".join(f"{found}, {when}" for watcher in watchers for found, when in watcher.found.items())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_short_evening(qapp: QApplication, tmp_path: Path, game_id: str) -> None:
    with evening(tmp_path, game_id, ODD) as (robot, watchers):
        assert robot.spend(SHORT) == SHORT
    assert not wrong(watchers), wrong(watchers)


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS, ids=str)
@pytest.mark.parametrize("game_id", GAMES)
def test_an_evening(qapp: QApplication, tmp_path: Path, game_id: str, look: Look) -> None:
    with evening(tmp_path, game_id, look) as (robot, watchers):
        robot.spend(LONG)
    assert not wrong(watchers), wrong(watchers)


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), WHOLE_MATCHES)
def test_a_whole_match(qapp: QApplication, tmp_path: Path, game_id: str, seats: int) -> None:
    with evening(tmp_path, game_id, ODD, seats) as (robot, watchers):
        robot.spend(WHOLE)
        assert isinstance(robot.window.page, EndPage)
    assert not wrong(watchers), wrong(watchers)


LEGENDS: list[dict[str, object]] = [
    {
        "nations": NATIONS[8 + 4 * half : 12 + 4 * half],
        "commons": ("legends", "classics")[half],
        "nations_from": "both",
        "printing": ("later", "first")[half],
    }
    for half in range(2)
]
"""All legendary nations, the common cards of both boxes, both printings."""


@pytest.mark.parametrize("agreed", LEGENDS, ids=["first", "second"])
def test_a_short_evening_with_legends(qapp: QApplication, tmp_path: Path, agreed: dict[str, object]) -> None:
    with evening(tmp_path, "imperium", ODD, 4, **agreed) as (robot, watchers):
        assert robot.spend(SHORT) == SHORT
    assert not wrong(watchers), wrong(watchers)


@pytest.mark.slow
@pytest.mark.parametrize("agreed", LEGENDS, ids=["first", "second"])
def test_a_whole_match_of_legends(qapp: QApplication, tmp_path: Path, agreed: dict[str, object]) -> None:
    with evening(tmp_path, "imperium", ODD, 4, **agreed) as (robot, watchers):
        robot.spend(WHOLE)
        assert isinstance(robot.window.page, EndPage)
    assert not wrong(watchers), wrong(watchers)


class SlowHand(Robot):
    """Comes to rest where it will press, and looks at what comes of it: no more than a press follows a press."""

    frames: Frames

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        spot = widget.mapTo(self.window, widget.rect().center() if at is None else at)
        QTest.mouseMove(self.window.windowHandle(), spot)
        QTest.qWait(REST)
        self.frames.begin_anew()
        super().click(widget, at)
        QTest.qWait(REST)

    def _poke(self) -> None:
        """What is refused is said, and hushed by the next key."""


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_flashes_up_after_an_answer(qapp: QApplication, tmp_path: Path, game_id: str) -> None:
    """A button that is taken away and put back, a hint for one frame only."""
    seats = max(seat_counts(game_id)[0], 2)
    with evening(tmp_path, game_id, LOOKS[0], seats) as (robot, _), frames_of(robot.window) as frames:
        slow = SlowHand(robot.window, 5)
        slow.frames = frames
        assert slow.spend(SHORT) == SHORT
    assert not frames.flashes


# What looks on can see something wrong


def test_a_flash_is_noticed(dressed: QApplication, qtbot: QtBot) -> None:
    window = QLabel("before")
    qtbot.addWidget(window)
    window.resize(400, 300)
    with qtbot.waitExposed(window):
        window.show()
    with frames_of(window) as frames:
        frames.begin_anew()
        for colour in ("white", "black", "white"):
            window.setStyleSheet(f"background: {colour}")
            QTest.qWait(REST)
    assert frames.flashes


@pytest.fixture
def begun(qapp: QApplication, tmp_path: Path) -> Iterator[tuple[MainWindow, Robot, list[Finder]]]:
    with evening(tmp_path, "tigris", LOOKS[0]) as (robot, watchers):
        robot.open_curtain()
        yield robot.window, robot, watchers


def test_a_lost_click_is_noticed(
    begun: tuple[MainWindow, Robot, list[Finder]], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, robot, watchers = begun
    monkeypatch.setattr(Session, "touch", lambda *_: None)
    robot.touch(sorted(present(present(window.session).funnel).lit)[0])
    assert "is lit, is lost" in wrong(watchers)


def test_something_over_what_is_lit_is_noticed(begun: tuple[MainWindow, Robot, list[Finder]]) -> None:
    window, robot, watchers = begun
    robot.page.lens.setGeometry(robot.page.rect())
    robot.page.lens.show()
    robot.touch(
        next(key for key in sorted(present(present(window.session).funnel).lit) if robot.page.table.layout_[key].face)
    )
    assert "is lost" in wrong(watchers)


def test_light_under_the_curtain_is_noticed(begun: tuple[MainWindow, Robot, list[Finder]]) -> None:
    window, robot, watchers = begun
    present(window.session).curtained = True
    for watcher in watchers:
        watcher.at_rest(robot)
    assert "lit while nobody is asked" in wrong(watchers)


def test_a_widget_that_is_too_small_is_noticed(begun: tuple[MainWindow, Robot, list[Finder]]) -> None:
    _, robot, watchers = begun
    robot.page.panel.prompt.sentence.setFixedWidth(20)
    settle()
    watchers[0].at_rest(robot)
    assert "RichText" in wrong(watchers)


@pytest.mark.parametrize(
    ("room", "clip", "why"),
    [
        (QRectF(5, 5, 40, 20), QRectF(), "wide where there is room for 40"),
        (QRectF(5, 5, 190, 3), QRectF(), "high where there is room for 3"),
        (QRectF(5, 5, 190, 20), QRectF(0, 0, 50, 50), "is cut by the clip"),
        (QRectF(120, 5, 190, 20), QRectF(), "runs over the edge"),
    ],
)
def test_a_painted_text_without_room_is_noticed(dressed: QApplication, room: QRectF, clip: QRectF, why: str) -> None:
    picture = QPixmap(200, 60)
    with painted_texts() as texts, QPainter(picture) as p:
        write(p, QRectF(5, 5, 190, 20), "So much fits in here", 15)
        assert not texts.too_long
        if not clip.isEmpty():
            p.setClipRect(clip)
        write(p, room, "So much fits in here", 15, align=LEFT, least=15)
        assert [text for text in texts.too_long if why in text.why]


def test_a_shortened_text_is_noticed(dressed: QApplication) -> None:
    with painted_texts() as texts, QPainter(QPixmap(200, 60)) as p:
        p.fontMetrics().elidedText("So much does not fit", Qt.TextElideMode.ElideRight, 40)
        assert [text for text in texts.too_long if "is shortened" in text.why]


def test_a_shortened_text_on_a_board_is_noticed_although_the_board_is_not_painted_again(dressed: QApplication) -> None:
    picture, window = QPixmap(200, 60), QWidget()
    with painted_texts() as texts, QPainter(picture) as p:
        short = p.fontMetrics().elidedText("So much does not fit", Qt.TextElideMode.ElideRight, 40)
        p.drawText(QRectF(5, 5, 190, 40), LEFT, short)
        assert [text for text in texts.take(window) if "is shortened" in text]
