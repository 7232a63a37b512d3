"""What was answered is the person's own until another looks, and an action is undone whole."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Option
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.funnel import path_of
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.ui.fingers import press
from tests.ui.losing import play
from tests.ui.robot import Robot, open_window


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    opened = open_window(tmp_path)
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def before_an_offer_of_several() -> AnyMatch:
    for seed in count():
        match: AnyMatch = Match(load_game("mare_nostrum"), load_game("mare_nostrum").setup_type(seats=3), seed)
        chance = Chance(seed)
        while len(match.answers) < 60:
            asked = match.waiting
            if asked.kind == "mare_nostrum.offer" and asked.pick[0] == asked.pick[1] > 1:
                return match
            match.answer(random_answer(asked, chance))
    raise AssertionError


def offer(page: MatchPage) -> None:
    for option in page.session.match.waiting.options[: page.session.match.waiting.pick[0]]:
        page.touch(option.path[0])


def test_a_secret_offer_is_laid_down_with_a_word(window: MainWindow) -> None:
    page = play(window, before_an_offer_of_several())
    answers = len(page.session.match.answers)
    offer(page)
    assert len(page.session.match.answers) == answers
    assert page.panel.prompt.buttons[0].text() == "Lay it down"
    page.back()
    assert page.session.funnel is not None
    assert not page.session.funnel.can_finish, "one was taken back"
    offer(page)
    press(page, Qt.Key.Key_Return)
    assert len(page.session.match.answers) == answers + 1


def test_what_was_laid_down_can_be_taken_back_until_the_curtain_is_lifted(window: MainWindow) -> None:
    page = play(window, before_an_offer_of_several())
    session = page.session
    stopped: list[object] = []
    session.undo_stopped.connect(stopped.append)
    seat, answers = session.match.waiting.seat, len(session.match.answers)
    offer(page)
    session.finish()
    assert page.curtain.isVisible()
    session.undo()
    assert (session.match.waiting.seat, len(session.match.answers)) == (seat, answers)
    assert page.curtain.isVisible(), "who presses there may be the other one"
    Robot(window).open_curtain()
    offer(page)
    session.finish()
    Robot(window).open_curtain()
    session.undo()
    assert len(session.match.answers) == answers + 1
    assert stopped


def test_an_action_is_undone_and_done_again_whole(window: MainWindow) -> None:
    """With the question in its middle; Esc steps back to that one alone."""
    game = load_game("hadrian")
    match: AnyMatch = Match(game, game.setup_type(seats=1), 3)
    chance = Chance(3)
    while not (inside := action_of_two(match)):
        match.answer(random_answer(match.waiting, chance))
    page = play(window, match)
    session, began, answers = page.session, match.digest(), len(match.answers)
    for option in inside:
        session.answer(option)
    ended = match.digest()
    session.undo()
    assert (match.digest(), len(match.answers)) == (began, answers)
    session.redo()
    assert (match.digest(), len(match.answers)) == (ended, answers + 2)
    session.undo()
    session.answer(inside[0])
    page.back()
    assert match.digest() == began


def action_of_two(match: AnyMatch) -> tuple[Option, ...]:
    """Two answers that belong together and bring nothing to light."""
    if match.within_a_step:
        return ()
    for option in match.waiting.options:
        trial = match.copy()
        trial.answer(option)
        if trial.decision is not None and trial.within_a_step and trial.undo_barrier is None:
            second = trial.waiting.options[0]
            if trial.waiting.picks_several or not path_of(second):
                continue
            trial.answer(second)
            if trial.undo_barrier is None and not trial.within_a_step:
                return option, second
    return ()
