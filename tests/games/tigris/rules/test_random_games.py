"""§15 The invariants, after every action of whole games played at random."""

from typing import Any

import pytest

from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.present import present

from . import invariant

LONGEST = 2_000
"""Answers; a random game needs a few hundred (A16)."""

OFTEN = {"place_tile": 16, "place_leader": 12, "move_leader": 3, "build_monument": 3}
"""Weights that make kingdoms grow and meet."""

TABLES = [
    {"seats": 2},
    {"seats": 3, "conflict_support": "english"},
    {"seats": 4, "monument_income": "per_leader"},
    {"seats": 4, "board": "advanced"},
]


def at_random(match: AnyMatch, chance: Chance) -> Answer:
    """First what to do, then where, rather among neighbours: otherwise kingdoms would hardly ever meet."""
    decision = match.waiting
    if decision.picks_several:
        least, most = decision.pick
        return tuple(chance.sample(decision.options, least + chance.below(most - least + 1)))
    kinds = sorted({option.name for option in decision.options})
    kind = chance.one_of([kind for kind in kinds for _ in range(OFTEN.get(kind, 1))])
    some = chance.sample([option for option in decision.options if option.name == kind], 3)
    return max(some, key=lambda option: neighbours(match.state, option))


def neighbours(state: State, option: Option) -> int:
    square = getattr(option, "square", None)
    return len(invariant.beside(square) & {*invariant.tiles(state), *invariant.leaders(state)}) if square else 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(str(value) for value in table.values()))
def test_invariants_hold_after_every_action(table: dict[str, Any], seed: int) -> None:  # rules §15
    setup = TigrisSetup(dynasties=DYNASTIES[: table["seats"]], **table)
    match, chance = Match(load_game("tigris"), setup, seed), Chance(seed)
    for _ in range(LONGEST):
        if match.decision is None:
            break
        if match.decision.kind == "tigris.take_action":
            invariant.check(match.state)
        match.answer(at_random(match, chance))
    assert match.result is not None, "a game without end"
    invariant.check(match.state)
    check_end(match)


def check_end(match: AnyMatch) -> None:  # rules §10.2
    few_treasures = match.state.treasures.bit_count() <= 2
    short_of_tiles = any(len(player.hand) < 6 for player in match.state.players)
    assert present(match.result).ending == ("treasures" if few_treasures else "bag")
    assert few_treasures or short_of_tiles
    assert short_of_tiles <= (match.state.bag == "")
