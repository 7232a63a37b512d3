"""What is plotted of a match: the years of Hadrian's Wall, over or not, and one's own results."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from imperium_desktop.games.hadrian.analysis.chronicle import EARNED, PASSED, REPELLED, SPENT, chronicle
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.scoring import path_total
from imperium_desktop.games.hadrian.scene.plots import plots
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.charts.chart import step_for
from imperium_desktop.ui.charts.plots import plot_of_all
from imperium_desktop.ui.ending.own_results import comparison, results_plot
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.wording.game_names import words_for
from tests.golden import folder_of, opened
from tests.present import present

GAME = load_game("hadrian")


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return opened(folder_of("hadrian") / "002.jsonl.gz").match


@pytest.fixture
def running(match: AnyMatch) -> AnyMatch:
    """The same match, half-way."""
    half = Match(GAME, match.setup, match.seed)
    for given in match.answers[: len(match.answers) // 2]:
        half.answer(given.answer)
    return half


def test_every_item_that_was_received_is_spent_or_goes_back(match: AnyMatch) -> None:
    story = chronicle(match, EVERYBODY)
    for seat, player in enumerate(match.state.players):
        returned = [e.items for e in match.events if isinstance(e, events.ItemsReturned) and e.seat == seat]
        assert story.gains.total(seat, EARNED) - story.gains.total(seat, SPENT) - sum(map(len, returned)) == sum(
            player.board
        )


def test_attacks_are_repelled_or_pass(match: AnyMatch) -> None:
    cards = {event.turn: event.cards for event in match.events if isinstance(event, events.AttackBegan)}
    gains = chronicle(match, EVERYBODY).gains
    for seat in range(match.setup.seats):
        fought = zip(gains.by_turn(seat, REPELLED), gains.by_turn(seat, PASSED), strict=True)
        assert {turn: sum(both) for turn, both in enumerate(fought) if turn} == cards


def test_the_last_page_is_the_table_as_it_stands(match: AnyMatch, running: AnyMatch) -> None:
    for shown in (match, running):
        for seat, pages in enumerate(chronicle(shown, EVERYBODY).pages):
            assert len(pages) == shown.state.year + 1
            assert pages[-1].path_points == path_total(GAME.content, shown.state.players[seat])
            assert pages[-1].disdain == shown.state.players[seat].marks


def test_paths_are_told_from_the_year_in_which_they_were_chosen(match: AnyMatch) -> None:
    *_, ladder, _ = plots(GAME.content, chronicle(match, EVERYBODY), Words.load("en", GAME))
    rungs = ladder.courses[0].rungs
    assert [rung.reached.count(None) for rung in rungs] == [1, 2, 3, 4, 5, 6]
    assert sum(rung.climbed[-1] for rung in rungs) == ladder.outcomes(0)[0]


def ended(game_id: str) -> AnyMatch:
    """The first kept match of several people."""
    games = (opened(file).match for file in sorted(folder_of(game_id).glob("*.jsonl.gz")))
    return next(match for match in games if match.result is not None and match.setup.seats > 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_all_players_are_compared_in_one_plot(game_id: str) -> None:
    match = ended(game_id)
    seats = range(match.setup.seats)
    ending = scene_of(match.game).tell_end(match, present(words_for(game_id)), Seating(), seats)
    (plot,) = plot_of_all(ending.plots, ending.people)
    assert [column.title for column in plot.columns] == [person.name for person in ending.people]
    lines = plot.courses[0].lines
    assert len({len(line) for line in lines}) == 1
    if game_id != "mare_nostrum":  # which is not won by what its tracks add up to
        scores = {standing.seat: standing.score[0] for standing in present(match.result).standings}
        assert [line[-1] for line in lines] == [scores[seat] for seat in seats]
    assert plot_of_all(ending.plots, ending.people[:1]) == ()


def test_own_results_are_compared() -> None:
    set_language("en")
    assert not comparison((), 50)
    assert not results_plot((), (50,))
    assert comparison((40, 60), 61) == "your best of 3 results (before: 60)"
    assert comparison((40, 60), 50) == "number 2 of your 3 results, the best is 60"
    (plot,) = results_plot([(points,) for points in range(30)], (50,))
    assert plot.courses[0].lines[0][1:] == (*range(19, 30), 50)


def test_the_match_so_far_lies_over_the_table_and_goes(running: AnyMatch, qtbot: QtBot) -> None:
    set_language("en")
    names = ("Anna", "Marek", "Zofia")
    session = Session(running, Seating(names, ("",) * 3, (0, 1, 2)), curtain=lambda: "never")
    page = MatchPage(session, scene_of(GAME), Words.load("en", GAME).with_seats(names))
    qtbot.addWidget(page)
    page.resize(1920, 1050)
    page.show()
    session.start()
    page.curtain.open()
    page.overview.button.click()
    assert page.overview.isVisible()
    qtbot.waitUntil(lambda: sum(box.isVisible() for box in page.overview.plots.boxes) == 4)
    answers = len(running.answers)
    QTest.keyClick(page.overview, Qt.Key.Key_Space)
    assert len(running.answers) == answers, "no key reaches the table below"
    QTest.keyClick(page.overview, Qt.Key.Key_Escape)
    assert not page.overview.isVisible()
    session.close()


def test_lines_of_a_plot_stand_at_round_numbers() -> None:
    assert step_for(12, 7) == 2
    assert step_for(57, 12) == 5
    assert step_for(0, 5) == 1
    assert step_for(3, 5) == 1


def test_the_plotting_library_waits_for_the_first_plot() -> None:
    import subprocess

    code = "import sys, imperium_desktop.ui.ending.end_page; sys.exit('pyqtgraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
