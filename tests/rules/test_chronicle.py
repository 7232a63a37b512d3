"""A match turn by turn: what its events say of each turn, and how the table stood after it."""

import pytest

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.chronicle import Gain, Gains, by_turn, turn_ends, write_chronicle
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY, Event
from tests.golden import folder_of, opened


class Began(Event, frozen=True):
    turn: int

    @property
    def begins(self) -> int:
        return self.turn


class Found(Event, frozen=True):
    seat: int


@pytest.fixture(scope="module", params=list(GAMES))
def match(request: pytest.FixtureRequest) -> AnyMatch:
    return opened(folder_of(request.param) / "002.jsonl.gz").match


def test_what_comes_before_the_first_turn_is_turn_0() -> None:
    told = [Found(0), Began(1), Found(1), Began(2), Found(0), Found(1)]
    assert [turn for turn, _ in by_turn(told)] == [0, 1, 1, 2, 2, 2]


def test_gains_are_kept_by_seat_and_turn_and_add_up() -> None:
    gains = Gains(2, 3)
    for turn, gain in (
        (1, Gain(0, "stone", 3)),
        (1, Gain(0, "stone")),
        (3, Gain(0, "stone", -2)),
        (2, Gain(1, "wood")),
    ):
        gains.add(turn, gain)
    assert gains.by_turn(0, "stone") == (0, 4, 0, -2)
    assert gains.grown(0, "stone") == (0, 4, 4, 2)
    assert (gains.total(0, "stone"), gains.total(1, "stone"), gains.total(1, "wood")) == (2, 0, 1)


def test_a_view_is_kept_of_the_end_of_every_turn(match: AnyMatch) -> None:
    """Against a match that is listened to: whenever one more turn has begun, the one before is over."""
    again = Match(match.game, match.setup, match.seed)
    wanted, turn = [again.view(0)], 1
    for given in match.answers:
        again.answer(given.answer)
        now = max((turn for turn, _ in by_turn(again.events)), default=1)
        if now > turn:
            wanted.append(again.view(0))
        turn = max(now, turn)
    assert turn > 1
    assert turn_ends(match, 0) == [*wanted, match.view(0)]
    assert len(wanted) == turn


def test_only_what_the_looking_seat_may_know_is_told(match: AnyMatch) -> None:
    def told_to(looking: int) -> list[Event]:
        story = write_chronicle(match, looking, lambda view, seat: view, lambda event: (), lambda event: True)
        assert story.pages[0][-1] == match.view(looking)
        return [event for _, event in story.moments]

    for looking in (EVERYBODY, 0):
        seen = (event.seen_by(looking) for event in match.events)
        assert told_to(looking) == [event for event in seen if event is not None]
