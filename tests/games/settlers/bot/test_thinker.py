"""What strong players of Imperial Settlers see by playing a round on."""

from typing import Any

import pytest

from imperium_desktop.games.settlers.bot.thinker import SettlersAhead, at_the_end
from imperium_desktop.games.settlers.rules.options import Build, Pass
from imperium_desktop.registry import BOTS
from imperium_desktop.rules.chance import Chance
from tests.games.settlers.rules.builder import GAME, Scenario, barbarians, romans

AHEAD = SettlersAhead()


def test_of_the_ways_to_pay_with_a_location_the_cheapest_is_tried() -> None:
    hand, locations = ("sentry_tower",), ("mill", "ruins")
    table = Scenario(barbarians(supply={"wood": 2}, locations=locations, hand=hand, foundations=("builder",)), romans())
    decision = table.match.waiting
    assert len([option for option in decision.options if isinstance(option, Build)]) == 3
    tried = [option for option in AHEAD.narrowed(GAME, table.state, decision) if isinstance(option, Build)]
    assert [option.foundation for option in tried] == [True]
    assert Pass() in AHEAD.narrowed(GAME, table.state, decision)


def test_a_round_is_played_to_its_end() -> None:
    start, later = Scenario(romans(), barbarians(), round=2).state, Scenario(romans(), barbarians(), round=3).state
    assert not AHEAD.is_reached(start, start, 0, 1)
    assert AHEAD.is_reached(start, later, 0, 1)
    assert not AHEAD.is_reached(start, later, 0, 2)


def ended(*seats: Any) -> Scenario:
    table = Scenario(*seats, round=5)
    while table.match.decision is not None:
        table.match.answer(Pass() if table.kind == "act" else table.match.waiting.options[0])
    return table


def test_at_the_end_only_the_result_counts() -> None:
    """Wood that is left over decides a tie, and is worth nothing else."""
    won, tied = (ended(romans(points=points, supply={"wood": 1}), barbarians(points=9)).state for points in (11, 9))
    assert at_the_end(GAME, won, 0) - at_the_end(GAME, tied, 0) == pytest.approx(20.0)
    assert at_the_end(GAME, tied, 1) < at_the_end(GAME, tied, 0)


@pytest.mark.parametrize("level", ["strategist", "master"])
def test_what_is_of_no_use_any_more_is_spent_on_points_in_the_last_round(level: str) -> None:
    """A faction Location brings two points; the cards that it could be drawn for bring nothing."""
    table = Scenario(
        barbarians(points=9, supply={"wood": 2, "worker": 2}, locations=("mill",), hand=("sentry_tower",)),
        romans(points=10, passed=True),
        round=5,
    )
    bot = BOTS[level]("settlers", Chance(1))
    while table.match.decision is not None:
        table.match.answer(bot.choose(table.match.seen_by(table.match.waiting.seat)))
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
