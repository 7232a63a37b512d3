"""Going back and forth: equal states at each stage, and a free undo that stops exactly where it must."""

import pytest

from imperium_desktop.rules.journal import read, write
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.record import Answered, Barrier, Redone, TakenBack, Undone, UndoStops
from imperium_desktop.rules.table import Event
from tests.contract.playing import (
    AnyMatch,
    Case,
    few_cases,
    game_of,
    go_back_and_forth,
    play,
    played,
    random_answer,
    some_cases,
)
from tests.contract.playing import point_of as stage_of


@few_cases
def test_take_back_to_the_start_and_redo_to_the_end(case: Case) -> None:
    match = case.match()
    stages = [full(now) for now in play(match, case.chance)]
    stages.append(full(match))
    answers = list(match.answers)
    for expected in reversed(stages[:-1]):
        match.take_back()
        assert full(match) == expected
    assert not match.answers
    with pytest.raises(UndoStops):
        match.take_back()
    for expected in stages[1:]:
        match.redo()
        assert full(match) == expected
    assert match.answers == answers
    assert not match.can_redo
    with pytest.raises(UndoStops):
        match.redo()


def full(match: AnyMatch) -> tuple[object, tuple[Event, ...], Result | None]:
    return stage_of(match), tuple(match.events), match.result


@few_cases
def test_undo_stops_exactly_at_chance_secrets_and_other_seats(case: Case) -> None:
    met = set()
    for more in range(3):
        met |= barriers_met(case._replace(seed=case.seed + more))
    assert None in met
    assert len(met) > 1


def barriers_met(case: Case) -> set[Barrier | None]:
    match = case.match()
    met = set()
    chance = case.chance
    while match.decision is not None:
        here, asked, seed, told = stage_of(match), match.decision.seat, match.state.chance.seed, len(match.events)
        match.answer(random_answer(match.decision, chance))
        reasons = {
            Barrier.CHANCE: match.state.chance.seed != seed,
            Barrier.SECRET: any(event.reveals for event in match.events[told:]),
            Barrier.GIFT: any(event.gives for event in match.events[told:]),
            Barrier.SEAT: match.decision is None or match.decision.seat != asked,
        }
        barrier = match.undo_barrier
        met.add(barrier)
        if any(reasons.values()):
            check_undo_stops(match, {barrier for barrier, holds in reasons.items() if holds})
        else:
            there = stage_of(match)
            match.undo()
            assert stage_of(match) == here
            match.redo()
            assert stage_of(match) == there
            assert match.undo_barrier is None
    return met


def check_undo_stops(match: AnyMatch, barriers: set[Barrier]) -> None:
    there, entries, answers, told = stage_of(match), list(match.entries), list(match.answers), list(match.events)
    with pytest.raises(UndoStops) as stopped:
        match.undo()
    assert stopped.value.barrier in barriers
    assert stopped.value.barrier == match.undo_barrier
    assert (stage_of(match), match.entries, match.answers, match.events) == (there, entries, answers, told)


@some_cases
def test_nothing_can_be_undone_or_redone_at_the_start(case: Case) -> None:
    match = case.match()
    here = stage_of(match)
    for move in (match.undo, match.take_back, match.redo):
        with pytest.raises(UndoStops) as stopped:
            move()
        assert stopped.value.barrier is None
    assert match.undo_barrier is None
    assert (stage_of(match), match.entries) == (here, [])


@some_cases
def test_a_new_answer_forgets_what_was_undone(case: Case) -> None:
    match = played(case.match(), case.chance, answers=10)
    match.take_back()
    match.take_back()
    assert match.can_redo
    match.answer(random_answer(match.waiting, case.chance))
    assert not match.can_redo
    with pytest.raises(UndoStops):
        match.redo()


@few_cases
def test_history_leaves_no_trace_in_the_match(case: Case) -> None:
    """After any wandering, the answers that stand lead a fresh match to the same point."""
    chance = case.chance
    match = case.match()
    for number, now in enumerate(play(match, chance, back=40)):
        if number % 25 == 0:
            check_history(now, case)
    check_history(match, case)


def check_history(match: AnyMatch, case: Case) -> None:
    fresh = case.match()
    for given in match.answers:
        fresh.answer(given.answer)
    assert full(fresh) == full(match)
    assert fresh.answers == match.answers


@some_cases
def test_entries_tell_what_was_done(case: Case) -> None:
    match = played(case.match(), case.chance, answers=6)
    answered = [Answered(given.seat, given.answer) for given in match.answers]
    assert match.entries == answered
    match.take_back()
    match.redo()
    match.take_back()
    assert match.entries == [*answered, TakenBack(1), Redone(1), TakenBack(1)]
    while match.undo_barrier is not None:
        match.take_back()
    if match.answers:
        match.undo()
        assert match.entries[-1] == Undone(1)


@few_cases
def test_wandering_at_the_end_of_a_match(case: Case) -> None:
    """Back from the result, and forth to it again."""
    chance = case.chance
    match = played(case.match(), chance)
    end = full(match)
    match.take_back()
    assert match.result is None
    assert match.decision is not None
    for _ in range(10):
        go_back_and_forth(match, chance)
    while match.can_redo:
        match.redo()
    assert full(match) == end
    assert stage_of(read(write(match), game_of).match) == end[0]
