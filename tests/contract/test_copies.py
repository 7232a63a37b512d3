"""A match can be copied, kept and taken up again at every decision; copies never touch each other."""

import msgspec
import pytest

from imperium_desktop.rules.journal import Seating, read, write
from imperium_desktop.rules.match import Match, snapshot
from tests.contract.playing import AnyMatch, Case, few_cases, game_of, play, played, point_of, some_cases


@few_cases
def test_playing_the_copy_leaves_the_original_alone(case: Case) -> None:
    chance = case.chance
    for now in play(case.match(), chance):
        if chance.below(4):
            continue
        here, entries, told = point_of(now), list(now.entries), list(now.events)
        copy = now.copy()
        played(copy, chance.copy(), answers=5)
        assert (point_of(now), now.entries, now.events) == (here, entries, told)


@few_cases
def test_playing_the_original_leaves_the_copy_alone(case: Case) -> None:
    chance = case.chance
    kept = None
    for number, now in enumerate(play(case.match(), chance)):
        if kept is not None:
            copy, here = kept
            assert point_of(copy) == here
        if number % 3 == 0:
            kept = now.copy(), point_of(now)


@few_cases
def test_copies_and_checkpoints_go_on_alike(case: Case) -> None:
    for number, now in enumerate(play(case.match(listening=False), case.chance)):
        here = point_of(now)
        copy = now.copy()
        resumed = now.resume(now.checkpoint())
        assert point_of(copy) == here
        assert point_of(resumed) == here
        if number % 10 == 0:
            together([now.copy(), copy, resumed], case)


def together(matches: list[AnyMatch], case: Case) -> None:
    """The same answers lead to the same states."""
    stages = [[point_of(now) for now in play(match, case.chance, answers=8)] for match in matches]
    assert all(other == stages[0] for other in stages[1:])


@few_cases
@pytest.mark.parametrize("every", [12, pytest.param(1, marks=pytest.mark.slow)])
def test_a_journal_can_be_taken_up_at_every_decision(case: Case, every: int) -> None:
    """Also after undo, take-back and redo; and what is read is written as the same bytes.

    `make test` takes it up at the first decisions and at every twelfth of the others.
    """
    seats = range(case.setup.seats)
    seating = Seating(tuple(f"Ąę \n {seat}" for seat in seats), tuple("" for _ in seats), tuple(seats))
    match = case.match()
    for number, now in enumerate(play(match, case.chance, back=15)):
        if number < 30 or number % every == 0:
            check_journal(now, seating)
    check_journal(match, seating)
    assert match.result is not None


def check_journal(match: AnyMatch, seating: Seating) -> None:
    data = write(match, seating)
    opened = read(data, game_of)
    assert point_of(opened.match) == point_of(match)
    assert opened.match.entries == match.entries
    assert opened.match.answers == match.answers
    assert opened.match.events == match.events
    assert opened.match.can_redo == match.can_redo
    assert (opened.seating, opened.other_content, opened.torn) == (seating, False, False)
    assert write(opened.match, seating) == data


@some_cases
def test_a_torn_last_line_is_left_out(case: Case) -> None:
    match = played(case.match(), case.chance, answers=12)
    data = write(match)
    *_, last = data.splitlines(keepends=True)
    before_last = case.match()
    for given in match.answers[:-1]:
        before_last.answer(given.answer)
    for cut in (1, len(last) // 2, len(last) - 1):
        opened = read(data[: len(data) - cut], game_of)
        assert opened.torn
        assert point_of(opened.match) == point_of(before_last)


@some_cases
def test_a_position_set_up_by_hand_plays_on_like_the_match_it_is_from(case: Case) -> None:
    match = played(case.match(), case.chance, answers=25)
    while match.checkpoint().since:
        match.take_back()
    rest = match.checkpoint().rest
    start = msgspec.json.decode(rest, type=case.game.state_type)
    by_hand = Match(case.game, case.setup, 0, start=start, listening=False)
    together([match.copy(), by_hand], case)
    assert snapshot(start) == rest, "the match plays on the caller's state"
