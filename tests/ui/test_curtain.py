"""The curtain's card: the name is never cut, what concerns the person comes first, and only what was open is told."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS
from imperium_desktop.games.tigris.rules.squares import LABELS
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.rules.timeline import Timeline
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.curtain import LOW, Curtain
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.news import About, news_for
from imperium_desktop.ui.pictures.match_picture import Cut, TablePainter
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.icons import icon_names
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.fitting import cramped, settle
from tests.ui.noting import noting
from tests.ui.robot import open_window, seated

SIZES = [(1280, 720), (1600, 900), (1920, 1080)]


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, curtain="always", **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()


def begin(window: MainWindow, game_id: str = "tigris", answers: int = 0, seed: int = 5) -> MatchPage:
    game = load_game(game_id)
    match, chance = Match(game, game.setup_type(seats=3), seed), Chance(3)
    while len(match.answers) < answers or (answers and match.answers[-1].seat == match.waiting.seat):
        match.answer(random_answer(match.waiting, chance))
    window.play(match, seated(3), None)
    assert window.match_page is not None
    settle()
    return window.match_page


def after_a_conflict(window: MainWindow) -> tuple[MatchPage, events.RevoltWon | events.WarWon]:
    """Both who fought have been asked in it; then the one who lost is asked for with the curtain."""
    page, chance, session = begin(window), Chance(3), window.session
    assert session is not None
    lost = None
    for _ in range(300):
        page.curtain.hide()
        session.answer(random_answer(session.match.waiting, chance))
        fought = [event for event in session.match.events if isinstance(event, events.RevoltWon | events.WarWon)]
        lost = lost or (fought[0] if fought else None)
        turns = [event.whose_turn for event in session.match.events if event.begins is not None]
        if lost is not None and page.curtain.isVisible() and turns[-1] == lost.rival == session.match.waiting.seat:
            settle()
            return page, lost
    raise AssertionError("nobody lost anything")


@pytest.mark.parametrize("window", [{}, {"text_scale": 150}], indirect=True, ids=["100", "150"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_card_has_the_height_and_nothing_is_cut(window: MainWindow, game_id: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = begin(window, game_id, answers=30)
    curtain = page.curtain
    assert curtain.isVisible()
    assert not list(cramped(curtain))
    assert curtain.sheet.height() > 0.85 * curtain.height()
    assert curtain.sheet.rect().contains(curtain.open_button.geometry())


def places(curtain: Curtain) -> list[QRect]:
    """Of all that is told, on the page that scrolls."""
    parts = [part for row in curtain.rows for part in (row, row.title, row.more)]
    return [part.geometry() for part in (curtain.news.viewport(), curtain.news.body, *parts)]


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_have_their_height_before_they_are_seen(window: MainWindow, game_id: str) -> None:
    """Qt would squash more of them into the room of those before, and let them scroll when it has painted them."""
    page, chance, session = begin(window, game_id, answers=20), Chance(3), window.session
    seen = set()
    for _ in range(30):
        page.curtain.hide()
        present(session).answer(random_answer(present(session).match.waiting, chance))
        if page.curtain.isVisible():
            at_once = places(page.curtain)
            settle()
            assert places(page.curtain) == at_once
            seen.add(len(page.curtain.rows))
    assert len(seen) > 1


def test_what_was_lost_is_told_first_even_if_one_was_asked_in_it(window: MainWindow) -> None:
    page, lost = after_a_conflict(window)
    first = page.curtain.rows[0]
    assert first.line.about is About.LOST
    assert f"{lost.rival_strength} to {lost.strength}" in first.title.plain_text()
    order = [row.line.about is About.OTHERS for row in page.curtain.rows]
    assert order == sorted(order)


def test_a_low_window_says_what_was_lost_too(window: MainWindow) -> None:
    page, _ = after_a_conflict(window)
    assert page.curtain.height() < LOW
    assert page.curtain.rows[0].more.isVisible()
    assert not [row for row in page.curtain.rows if row.line.about is About.OTHERS and row.more.isVisible()]


def test_what_different_players_get_is_told_apart_and_phases_are_no_news(qapp: QApplication) -> None:
    """The last move of a round of Mare Nostrum brings titles, the collection of all and the next trade."""
    game = load_game("mare_nostrum")
    match, chance = Match(game, game.setup_type(seats=3), 5), Chance(3)
    while match.state.round < 3 or match.waiting.kind != "mare_nostrum.offer":
        match.answer(random_answer(match.waiting, chance))
    words = Words.load("en", game).with_seats(("Anna", "Marek", "Jan"))
    timeline, scene = Timeline(match), scene_of(game)
    lines = [line for seat in range(3) for line in news_for(timeline, seat, scene, words, range(3))]
    told = [f"{line.title} {line.text}" for line in lines]
    collected = [line for line, sentence in zip(lines, told, strict=True) if "collect" in sentence]
    assert collected
    assert all(sentence.count("collect") <= 1 for sentence in told)
    assert all(words.seat(line.seat) in line.title for line in collected if line.about is About.OTHERS)
    assert not [sentence for sentence in told if "Phase" in sentence or "turn (named" in sentence]


def test_the_rest_is_in_order_and_no_heading_is_among_it(window: MainWindow) -> None:
    page = begin(window, answers=40)
    others = [row.line.position for row in page.curtain.rows if row.line.about is About.OTHERS]
    assert others
    assert others == sorted(others)
    headings = {page.words.event(event) for event in page.session.match.events if event.begins is not None}
    assert not [row for row in page.curtain.rows if row.title.plain_text() in headings]


def test_no_part_of_it_is_a_window_for_a_moment(window: MainWindow) -> None:
    """It would flash, and take the keys from the page."""
    window.resize(1920, 1080)
    window.activateWindow()
    settle()
    begin(window, "settlers", answers=40)
    assert any(row.more.isVisible() for row in present(window.match_page).curtain.rows)
    assert QApplication.activeWindow() is window


def test_the_first_turn_says_that_one_begins(window: MainWindow) -> None:
    page = begin(window)
    assert page.curtain.since.plain_text() == "You open the match."
    assert not page.curtain.moves_button.isVisible()


def test_numbers_tie_lines_to_the_open_board(window: MainWindow) -> None:
    page = begin(window, answers=40)
    placed = [row for row in page.curtain.rows if row.line.elements and row.line.elements[0].startswith("cell/")]
    assert placed
    assert {row.number for row in placed} <= page.curtain.board.numbered


class TestMoveByMove:
    def test_the_open_moves_since_the_last_turn_are_shown_one_by_one(
        self, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        curtain = begin(window, answers=40).curtain
        shown: list[object] = []
        show_table = curtain.board.show_table
        noted = noting(lambda table, marks=(): shown.append(table.view), show_table)
        monkeypatch.setattr(curtain.board, "show_table", noted)
        curtain._moves.setInterval(5)
        QTest.keyClick(curtain, Qt.Key.Key_R)
        assert curtain.playing
        qtbot.waitUntil(lambda: not curtain.playing)
        match = present(window.session).match
        timeline = Timeline(match)
        since = present(timeline.last_played(match.waiting.seat))
        open_views = [timeline.at(position).view(EVERYBODY) for position in range(since, len(timeline) + 1)]
        assert shown == [*open_views, match.view(EVERYBODY)]
        assert curtain.isVisible()

    def test_escape_stops_and_enter_opens(self, window: MainWindow) -> None:
        curtain = begin(window, answers=40).curtain
        QTest.keyClick(curtain, Qt.Key.Key_R)
        QTest.keyClick(curtain, Qt.Key.Key_Escape)
        assert not curtain.playing
        assert curtain.isVisible()
        QTest.keyClick(curtain, Qt.Key.Key_R)
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        assert not curtain.playing
        assert not curtain.isVisible()


def test_another_language_reaches_a_curtain_that_has_fallen(window: MainWindow) -> None:
    page = begin(window, answers=40)
    window.app_state.change(language="pl")
    window.set_settings(window.app_state.settings)
    assert page.curtain.since.plain_text() == "Od twojej ostatniej tury"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_has_an_icon(game_id: str) -> None:
    game, chance = load_game(game_id), Chance(3)
    scene = scene_of(game)
    for seats in (game.setup_type.seat_counts[0], 3):
        match = Match(game, game.setup_type(seats=seats), 5)
        while match.result is None:
            match.answer(random_answer(match.waiting, chance))
        assert {scene.event_signs.icon_of(event) for event in match.events} <= set(icon_names())


def test_it_says_where_the_own_leaders_stand(window: MainWindow) -> None:
    page = begin(window, "tigris", answers=30)
    state, told = page.session.match.state, page.curtain.own.plain_text()
    leaders = state.players[page.session.match.waiting.seat].leaders
    for leader, square in zip(LEADERS, leaders, strict=True):
        where = f"on {LABELS[square]}" if square >= 0 else "in front of you"
        assert f"{leader} {where}" in told.replace("\u00a0", " ")


def test_it_says_the_own_numbers_of_the_wall(window: MainWindow) -> None:
    page = begin(window, "hadrian", answers=30)
    view, seat = page.session.match.view(EVERYBODY), page.session.match.waiting.seat
    told = page.curtain.own.plain_text().replace("\u00a0", " ")
    assert [fact.text in told for fact in page.scene.seat_facts(view, seat, page.words)] == [True] * 7
    assert "Renown" in told


def test_every_own_number_has_a_name(window: MainWindow) -> None:
    for game_id in GAMES:
        page = begin(window, game_id, answers=30)
        view, seat = page.session.match.view(EVERYBODY), page.session.match.waiting.seat
        for fact in page.scene.own_facts(view, seat, page.words):
            assert re.search(r"[A-Za-z]{2}", fact.text), fact


def test_the_board_uses_the_height_there_is(window: MainWindow) -> None:
    """Below it there is still room for the button and the own numbers."""
    for size in SIZES:
        window.resize(*size)
        curtain = begin(window, answers=30).curtain
        inner = curtain.sheet.contentsRect().width() - 2 * curtain.head.geometry().left()
        assert curtain.right.width() > inner * 0.45
        assert curtain.board.height() == curtain.board.heightForWidth(curtain.board.width())
        assert curtain.own.geometry().bottom() <= curtain.right.height()


def test_the_picture_of_the_table_names_the_players(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    page, names = begin(window, "mare_nostrum", answers=30), []
    paint = TablePainter._painted

    def noted(painter: TablePainter, cut: Cut, ratio: float) -> QImage:
        names.append(cut.laid.shown.words.seat(0))
        return paint(painter, cut, ratio)

    monkeypatch.setattr(TablePainter, "_painted", noted)
    page.curtain.board.restyle()
    page.curtain.board.grab()
    assert names == ["Anna"]
