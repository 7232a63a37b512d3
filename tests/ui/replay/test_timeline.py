"""The timeline of a match: any moment of it, what was answered there, and where turns begin."""

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.rules.table import Answer
from imperium_desktop.rules.timeline import EVERY, Timeline
from tests.ui.noting import noting
from tests.ui.shelf import begun, played


def test_every_moment_is_the_one_that_was_played() -> None:
    whole = played(4)
    timeline = Timeline(whole)
    slow = begun(0, 4)
    wanted = [slow.digest()]
    for given in whole.answers:
        slow.answer(given.answer)
        wanted.append(slow.digest())
    there = [timeline.at(position).digest() for position in range(len(timeline) + 1)]
    back = [timeline.at(position).digest() for position in reversed(range(len(timeline) + 1))]
    assert there == wanted
    assert back[::-1] == wanted


def test_going_anywhere_replays_few_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = Timeline(played(4))
    timeline.at(len(timeline) - 1)
    answered: list[Answer] = []
    kind = type(timeline.whole)
    play = kind.answer
    monkeypatch.setattr(kind, "answer", noting(lambda match, answer: answered.append(answer), play))
    for position in (5, len(timeline) - 3, 77, 76, 100, 3):
        answered.clear()
        timeline.at(position)
        assert len(answered) <= EVERY + 2


def test_what_was_taken_back_is_not_shown() -> None:
    match = begun(30)
    answers = [given.answer for given in match.answers]
    match.take_back()
    match.take_back()
    timeline = Timeline(match)
    assert len(timeline) == 28
    assert timeline.answered(28) == (match.answers[27].seat, answers[27])


def test_turns(dressed: QApplication) -> None:
    timeline = Timeline(played(2))
    assert [turn.number for turn in timeline.turns][:3] == [1, 2, 3]
    for turn in timeline.turns:
        asked = timeline.at(turn.start).decision
        assert asked is None or asked.seat == turn.seat
    third = timeline.turns[2]
    assert timeline.turn_at(third.start) == third
    assert timeline.turn_before(third.start + 1) == third.start
    assert timeline.turn_before(third.start) == timeline.turns[1].start
    assert timeline.turn_after(third.start) == timeline.turns[3].start
    assert timeline.turn_after(len(timeline)) == len(timeline)
    assert timeline.turn_before(0) == 0


def test_events_come_when_they_happened() -> None:
    timeline = Timeline(played(2))
    slow = begun(0)
    happened = [0] * len(slow.events)
    for position, given in enumerate(timeline.whole.answers, 1):
        slow.answer(given.answer)
        happened += [position] * (len(slow.events) - len(happened))
    assert [timeline.position_of(number) for number in range(len(happened))] == happened
    assert timeline.position_of(len(timeline.whole.events) - 1) == len(timeline)
