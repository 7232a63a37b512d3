"""A suggested move is shown on the table and says why."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.tigris.rules.options import PlaceTile
from imperium_desktop.registry import GAMES
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merits, Move
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.hadrian.teaching.scenes import Scene
from tests.present import of_kind, present
from tests.ui.fingers import press
from tests.ui.losing import play, with_something_to_lose
from tests.ui.robot import open_window, seated
from tests.ui.test_side_panel import begin


@pytest.fixture
def page(qapp: QApplication, tmp_path: Path) -> Iterator[MatchPage]:
    window: MainWindow = open_window(tmp_path, curtain="never")
    page = begin(window, "tigris")
    while page.session.match.waiting.kind != "tigris.take_action":
        page.session.answer(page.session.match.waiting.options[0])
    yield page
    window.close()
    window.deleteLater()


def some_tile(page: MatchPage) -> PlaceTile:
    return next(option for option in page.session.match.waiting.options if isinstance(option, PlaceTile))


def end_near_bag(_move: Move[Any, Any]) -> dict[str, Fact]:
    return {"left": 3}


def told_by(page: MatchPage, merits: Merits[Any, Any] | None, monkeypatch: pytest.MonkeyPatch) -> str:
    parts = GAMES["tigris"].parts._replace(merits=merits)
    monkeypatch.setattr(GAMES["tigris"], "parts", parts)
    page.advice.advise(some_tile(page))
    return page.advice.bubble.accessibleName()


def test_it_names_the_move_and_what_speaks_for_it(page: MatchPage, monkeypatch: pytest.MonkeyPatch) -> None:
    title, *lines = told_by(page, Merits(end_near_bag), monkeypatch).splitlines()
    assert title == page.words.option(some_tile(page))
    assert lines == [page.words.merit("end_near_bag", {"left": 3}), "Enter plays it."]


def test_without_merits_it_tells_what_would_happen(page: MatchPage, monkeypatch: pytest.MonkeyPatch) -> None:
    told = told_by(page, None, monkeypatch)
    assert told.splitlines()[0] == page.words.option(some_tile(page))


def test_enter_plays_what_is_suggested(page: MatchPage) -> None:
    move, answers = some_tile(page), len(page.session.match.answers)
    page.advice.advise(move)
    press(page, Qt.Key.Key_Return)
    assert [given.answer for given in page.session.match.answers[answers:]] == [move]


def test_a_suggestion_is_gone_with_its_question(page: MatchPage) -> None:
    """After an answer, an undo and a touch Enter means what it meant before."""
    session = page.session
    ways: tuple[Callable[[], object], ...] = (
        lambda: session.answer(some_tile(page)),
        session.take_back,
        lambda: page.touch("rack/settlement"),
    )
    for go_on in ways:
        page.advice.advise(some_tile(page))
        go_on()
        assert page.advice.suggested is None


def test_the_whole_board_shows_if_the_move_lies_out_of_sight(page: MatchPage) -> None:
    move = some_tile(page)
    page.zooming.zoom_by(4.0)
    page.zooming.pan(-100_000, -100_000)
    x, y = page.table.layout_[move.path[-1]].centre
    assert not page.scene.board_window(page.stage.shown).contains(x, y)
    page.advice.advise(move)
    assert page.camera.zoom == 1


def test_a_closer_look_stays_if_the_move_is_in_sight(page: MatchPage) -> None:
    move = some_tile(page)
    page.zooming.zoom_by(2.0)
    page.zooming.pan(100_000, 100_000)
    x, y = page.table.layout_[move.path[-1]].centre
    assert page.scene.board_window(page.stage.shown).contains(x, y)
    page.advice.advise(move)
    assert page.camera.zoom == 2


def test_the_sheet_of_the_move_is_turned_to(qapp: QApplication, tmp_path: Path) -> None:
    """In Hadrian's Wall, where one of two sheets is large."""
    window = open_window(tmp_path, (1024, 640), curtain="never")
    page = begin(window, "hadrian", answers=12)
    layout = page.table.layout_
    move = next(
        option
        for option in page.session.match.waiting.options
        if option.path[-1].startswith("box/") and all(layout[key].zone is not Zone.BOARD for key in option.path)
    )
    page.advice.advise(move)
    assert any(page.table.layout_[key].zone is Zone.BOARD for key in move.path)
    window.close()
    window.deleteLater()


def test_it_stands_beside_the_box_rather_than_the_worker(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(tmp_path, (1366, 748), curtain="never")
    window.play(Scene(board={"builder": 1, "resource": 1}).match(), seated(1), None)
    page = of_kind(MatchPage, window.page)
    fort = next(option for option in page.session.match.waiting.options if option.path[0] == "box/fort/1")
    assert present(page.match_table.place_of(fort.path[-1])).zone is Zone.TRAY
    page.advice.advise(fort)
    box, bubble = present(page.match_table.place_of("box/fort/1")), page.advice.bubble.geometry()
    away = max(bubble.top() - box.y - box.height, box.y - bubble.bottom(), 0)
    assert away < 3 * box.height
    window.close()
    window.deleteLater()


def test_a_suggestion_takes_the_place_of_a_doubt(qapp: QApplication, tmp_path: Path) -> None:
    """Enter would mean both."""
    window = open_window(tmp_path, curtain="never")
    page = play(window, with_something_to_lose("hadrian"))
    funnel = present(page.session.funnel)
    press(page, Qt.Key.Key_Space)
    assert funnel.doubt is not None
    page.suggest()
    assert funnel.doubt is None
    window.close()
    window.deleteLater()
