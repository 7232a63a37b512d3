"""What single lessons of Tigris & Euphrates promise, on a real match."""

import pytest

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.options import BuildMonument, CommitSupport, PlaceLeader, PlaceTile
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.teaching.lessons import AnyLesson, Verdict

COURSE = GAMES["tigris"].parts.course(load_game("tigris"))


def at(id: str, step: str) -> AnyLesson:
    """The lesson at the beginning of a step, with the moves before it made by the tutor."""
    lesson = COURSE.begin(id)
    while lesson.step.words != step:
        lesson.skip()
    return lesson


def solved(id: str, step: str) -> AnyMatch:
    """The match after the asked move of a step and the tutor's replies."""
    lesson = at(id, step)
    assert lesson.show_me().verdict is Verdict.RIGHT
    return lesson.match


@pytest.mark.parametrize(
    ("id", "step", "moves"),
    [
        ("revolt", "rival", 2),
        ("war", "join", 2),
        ("war_order", "join", 2),
        ("others_fight", "join", 2),
        ("three_kingdoms", "two", 6),
        ("step_aside", "join", 2),
        ("english", "attack", 6),
        ("find_points", "blue", 3),
        ("find_points", "stand_in", 7),
        ("find_points", "guest", 8),
        ("find_treasure", "link", 2),
        ("find_treasure", "trader", 5),
        ("find_fight", "war", 6),
        ("find_fight", "revolt", 2),
        ("find_fight", "strike", 2),
    ],
)
def test_every_move_that_reaches_an_aim_is_right(id: str, step: str, moves: int) -> None:
    lesson = at(id, step)
    assert not lesson.step.ask
    assert len(lesson.wanted) == moves


def test_swapped_tiles_can_be_used_at_once() -> None:
    lesson = at("swap", "use")
    assert "g" in lesson.view.players[0].hand
    assert lesson.view.actions_left == 1


def test_a_war_of_others_leaves_the_pupil_out() -> None:
    match = solved("others_fight", "join")
    assert match.state.players[0].points == [0, 0, 0, 0]
    assert [given.seat for given in match.answers] == [0, 1, 2], "the Bull attacks, the Pot defends"


def test_the_first_clockwise_from_the_active_seat_attacks() -> None:
    conflict = at("attacker", "defend").match.state.conflict
    assert conflict is not None
    assert (conflict.attacker, conflict.defender) == (2, 0)


def test_three_kingdoms_are_refused() -> None:
    outcome = COURSE.begin("three_kingdoms").try_(PlaceTile("settlement", "H5"))
    assert outcome.reason is not None
    assert outcome.reason.code == "joins_three_kingdoms"


def test_the_declined_monument_would_have_cost_the_priest() -> None:
    outcome = at("decline", "decline").try_(BuildMonument("I6", "black_red"))
    assert outcome.verdict is Verdict.WRONG
    assert events.LeaderOrphaned(0, "priest", "H7") in outcome.events


def test_two_monuments_pay_a_king_twice() -> None:
    assert solved("two_monuments", "income").state.players[0].points == [2, 0, 0, 0]


def test_nothing_lies_on_a_closed_square() -> None:
    match = solved("block", "close")
    assert match.waiting.seat == 1
    assert PlaceTile("farm", "E2") not in match.waiting.options
    assert PlaceTile("farm", "E3") in match.waiting.options


def test_with_the_trader_on_the_board_there_would_be_two_wars() -> None:
    lesson = COURSE.begin("step_aside")
    united = lesson.seen.preview(PlaceTile("settlement", "H7")).told(events.KingdomsUnited)
    assert united == (events.KingdomsUnited("H7", ("red", "green")),)
    assert solved("step_aside", "join").state.players[1].points == [0, 0, 0, 0]


def test_tiles_thrown_in_are_drawn_again() -> None:
    before = at("throw_in", "throw").match.state
    assert before.conflict is not None
    assert before.conflict.base[1] + before.players[0].hand.count("g") < before.conflict.base[0], "lost anyway"
    after = solved("throw_in", "throw").state
    assert len(after.players[0].hand) == 6
    assert len(after.discards) > len(before.discards)


@pytest.mark.parametrize(("step", "counts"), [("ahead", [0, 2, 3]), ("exactly", [0, 2])])
def test_the_english_variant_offers_only_some_numbers(step: str, counts: list[int]) -> None:
    options = at("english", step).match.waiting.options
    assert list(options) == [CommitSupport("temple", count) for count in counts]


def test_a_revolt_beside_one_temple_is_not_the_one_asked_for() -> None:
    assert at("find_fight", "revolt").try_(PlaceLeader("lion", "farmer", "J7")).verdict is Verdict.WRONG
