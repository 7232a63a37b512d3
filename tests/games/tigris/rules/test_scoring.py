"""§12 Final scoring."""

from itertools import combinations_with_replacement

import pytest

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.ranking import Standing
from tests.games.tigris.rules.builder import Scenario
from tests.present import present


def finish(scenario: Scenario) -> dict[str, Standing]:
    """The bag falls short at the end of this turn."""
    scenario.hands(archer="kkkkk").bag("")
    scenario.archer.ends_turn()
    return {scenario.setup.dynasties[standing.seat]: standing for standing in present(scenario.match.result).standings}


def test_jokers_go_to_the_weakest_sphere(tigris: Scenario) -> None:  # rules §12.2, example X39
    tigris.given("archer treasure K1 B2 P2 F3 N5").points(archer=(4, 4, 6, 9))
    assert finish(tigris)["archer"].score == (6, 6, 7, 9)
    jokers = next(event for event in tigris.match.events if isinstance(event, events.JokersPlaced))
    assert jokers.spheres == ("black", "red", "black", "red", "black")
    assert jokers.points == (7, 6, 6, 9)


def test_equal_keys_share_the_rank(tigris: Scenario) -> None:  # rules §12.1, §12.4, example X40
    tigris.given("archer treasure K1 B2").points(archer=(5, 5, 5, 12), bull=(6, 5, 6, 12))
    standings = finish(tigris)
    assert standings["archer"].score == standings["bull"].score == (5, 6, 6, 12)
    assert [standings[name].rank for name in ("archer", "bull", "pot", "lion")] == [1, 1, 3, 3]
    assert present(tigris.match.result).winners == (0, 1)


def test_the_third_value_decides(tigris: Scenario) -> None:  # rules §12.1, example X40
    tigris.given("archer treasure K1 B2").points(archer=(5, 5, 5, 12), bull=(6, 5, 7, 12))
    standings = finish(tigris)
    assert standings["bull"].score == (5, 6, 7, 12)
    assert [standings[name].rank for name in ("bull", "archer")] == [1, 2]
    assert present(tigris.match.result).winners == (1,)


def test_the_scoring_example_of_the_rulebook(tigris: Scenario) -> None:  # rules §12.1 [S]
    """Pot wins with 11 in the weakest sphere; Lion (10, 10, 12) beats Bull (10, 10, 11); Archer's 22 do not help."""
    tigris.given("lion treasure K1 B2 P2", "archer treasure F3 N5 I7")
    tigris.points(pot=(11, 13, 12, 11), lion=(12, 10, 7, 14), bull=(10, 10, 11, 15), archer=(22, 3, 9, 8))
    standings = finish(tigris)
    assert [standings[name].rank for name in ("pot", "lion", "bull", "archer")] == [1, 2, 3, 4]
    assert standings["lion"].score == (10, 10, 12, 14)
    assert standings["archer"].score[0] == 6


def test_the_weakest_sphere_counts_not_the_sum(tigris: Scenario) -> None:  # rules §12.1
    tigris.points(archer=(2, 2, 2, 2), bull=(1, 30, 30, 30))
    assert finish(tigris)["archer"].rank == 1


@pytest.mark.parametrize("decisive", range(4))
def test_ties_are_broken_by_the_next_weaker_sphere(tigris: Scenario, decisive: int) -> None:  # rules §12.1
    bull = [3, 5, 7, 9]
    bull[decisive] += 1
    tigris.points(archer=(9, 7, 5, 3), bull=tuple(bull))
    standings = finish(tigris)
    assert (standings["bull"].rank, standings["archer"].rank) == (1, 2)


def test_standings_list_the_best_first(tigris: Scenario) -> None:  # rules §12.2
    tigris.points(archer=(1, 1, 1, 1), bull=(3, 3, 3, 3), pot=(2, 2, 2, 2), lion=(4, 4, 4, 4))
    finish(tigris)
    assert [standing.seat for standing in present(tigris.match.result).standings] == [3, 1, 2, 0]


def test_points_are_not_capped(tigris: Scenario) -> None:  # rules §12.3
    tigris.given("archer king I6").points(archer=(95, 95, 95, 95))
    tigris.archer.places("settlement", "I5")
    tigris.then(gained="archer 1 black")
    assert tigris.state.players[0].points == [96, 95, 95, 95]


@pytest.mark.parametrize("seed", range(30))
def test_no_other_assignment_of_jokers_is_better(tigris: Scenario, seed: int) -> None:  # rules §12.2
    chance = Chance(seed)
    points = tuple(chance.below(9) for _ in range(4))
    treasures = ["K1", "B2", "P2", "F3", "N5", "I7"][: chance.below(7)]
    tigris.given(f"archer treasure {' '.join(treasures)}").points(archer=points)
    every = combinations_with_replacement(range(4), len(treasures))
    best = max(sorted(points[sphere] + jokers.count(sphere) for sphere in range(4)) for jokers in every)
    assert list(finish(tigris)["archer"].score) == best
