"""The log: the last turn on top, each turn in the order in which it happened, every event once, with its signs."""

import pytest
from PySide6.QtGui import QTextBlock
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY, Event
from imperium_desktop.ui.panels.log_view import LogView, turns_of
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.wording.game_names import words_for
from tests.contract.playing import random_answer

OBJECT = "\ufffc"
"""What a picture is in plain text."""


def told(match: AnyMatch) -> list[Event]:
    return [event for event in (event.seen_by(EVERYBODY) for event in match.events) if event is not None]


def written(game_id: str, answers: int = 60) -> tuple[LogView, AnyMatch]:
    """Event by event, as it is while one plays."""
    game, chance, words = load_game(game_id), Chance(3), words_for(game_id)
    match, log = Match(game, game.setup_type(seats=3), 5), LogView()
    log.icon_of = scene_of(game).event_icon
    assert words is not None
    for _ in range(answers):
        log.show_events(told(match), words, range(3))
        match.answer(random_answer(match.waiting, chance))
    log.show_events(told(match), words, range(3))
    return log, match


def lines(log: LogView) -> list[str]:
    found = [line.replace(OBJECT, "").strip() for line in log.toPlainText().split("\n")]
    return [line for line in found if line]


@pytest.mark.parametrize("game_id", GAMES)
def test_each_turn_is_told_in_order_and_nothing_twice(qapp: QApplication, game_id: str) -> None:
    log, match = written(game_id)
    words = words_for(game_id)
    turns = reversed(list(turns_of(told(match))))
    assert lines(log) == [words.event(event) for turn in turns for event in turn]


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_hang_behind_who_did_what(qapp: QApplication, game_id: str) -> None:
    log, match = written(game_id)
    headings = {words_for(game_id).event(event) for event in match.events if event.begins is not None}
    block: QTextBlock = log.document().begin()
    seen = 0
    while block.isValid():
        text = block.text().replace(OBJECT, "").strip()
        if text and text not in headings:
            seen += 1
            assert block.text().count(OBJECT) == 2, "a seat, or nobody, and an icon"
            assert block.blockFormat().textIndent() == -block.blockFormat().leftMargin() < 0
        block = block.next()
    assert seen
