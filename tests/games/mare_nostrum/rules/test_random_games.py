"""Whole games played at random: they end, lose nothing and keep every limit."""

from typing import Any

import pytest

from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.present import present

from . import invariant
from .builder import game

LONGEST = 8_000
"""Answers; a random game needs a thousand or two."""

TABLES = [
    {"seats": 3},
    {"seats": 3, "display": "experienced", "judea": "removed"},
    {"seats": 4},
    {"seats": 4, "display": "experienced", "cilicia": "removed"},
    {"seats": 5},
    {"seats": 5, "display": "experienced", "empire_choice": "drawn"},
]


def at_random(match: AnyMatch, chance: Chance) -> Answer:
    """What goes on rather than what stops, so that there is more to see."""
    decision = match.waiting
    if decision.picks_several:
        least, most = decision.pick
        return tuple(chance.sample(decision.options, least + chance.below(most - least + 1)))
    going_on = [option for option in decision.options if not option.passes]
    return chance.one_of(going_on if going_on and chance.below(4) else decision.options)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_random_games_end_and_keep_every_limit(table: dict[str, Any], seed: int) -> None:
    match, chance = Match(game(), MareNostrumSetup(**table), seed, listening=False), Chance(seed)
    census = game().census(match.state)
    hands: dict[int, list[int]] = {}
    while match.decision is not None:
        invariant.check(match.state)
        assert game().census(match.state) == census
        check_trade(match, hands)
        match.answer(at_random(match, chance))
        assert len(match.answers) < LONGEST, "a game without end"
    invariant.check(match.state)
    assert game().census(match.state) == census
    assert present(match.result).winners


def check_trade(match: AnyMatch, hands: dict[int, list[int]]) -> None:
    """§5.4 Phase 2 never changes how many resources a player holds."""
    state = match.state
    held = [len(player.hand + player.offer) for player in state.players]
    if state.phase == "number":
        hands[state.round] = held
    elif state.phase == "name_builder" and state.waiting.bit_count() == len(state.players):
        assert hands[state.round] == held
