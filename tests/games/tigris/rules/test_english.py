"""§11 The English variant."""

from collections.abc import Callable

import pytest

from imperium_desktop.games.tigris.rules.options import CommitSupport
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of

WEST = ("H5", "H4", "H3", "H2", "G2")
EAST = ("J5", "K5", "K4", "K3")


@pytest.fixture
def english(lay_out: Callable[..., Scenario]) -> Scenario:
    return lay_out(conflict_support="english")


def at_war(scenario: Scenario, attacker: int, defender: int) -> None:
    """Archer's trader attacks with so many markets on the board, the Bull's defends with so many."""
    scenario.given("temple G5 L5", "archer trader G6", "bull trader L4")
    scenario.given(f"market {' '.join(WEST[:attacker])}", f"market {' '.join(EAST[:defender])}")
    scenario.hands(archer="kggggg", bull="gggggg")
    scenario.archer.places("settlement", "I5")
    scenario.then(base=f"{attacker}:{defender}")


def counts(scenario: Scenario) -> list[int]:
    return [option.count for option in all_of(CommitSupport, scenario.options)]


def test_the_attacker_must_get_ahead(english: Scenario) -> None:  # rules §11.1, §11.2, example X41
    at_war(english, 2, 4)
    english.archer.refused("english_attacker").commits(1).commits(2)
    english.archer.commits(3)
    english.bull.refused("english_defender").commits(2)
    assert counts(english) == [0, 1]
    english.bull.commits(1)
    english.then(won="bull 5:5", gained="bull 3 green")


def test_the_defender_may_still_add_nothing(english: Scenario) -> None:  # rules §11.2, example X41
    at_war(english, 2, 4)
    english.archer.commits(3)
    english.bull.commits(0)
    english.then(won="archer 5:4", gained="archer 5 green")


def test_an_attacker_who_is_ahead_adds_any_number(english: Scenario) -> None:  # rules §11.1, §11.2, example X42
    at_war(english, 5, 4)
    assert counts(english) == [0, 1, 2, 3, 4, 5]
    english.archer.commits(1)
    english.bull.refused("english_defender").commits(1)
    assert counts(english) == [0, 2]


def test_the_defender_ties_with_exactly_one(english: Scenario) -> None:  # rules §11.2, example X42
    at_war(english, 5, 4)
    english.archer.commits(0)
    assert counts(english) == [0, 1]
    english.bull.commits(1)
    english.then(won="bull 5:5")


@pytest.mark.parametrize("attacker", [4, 2])
def test_a_defender_who_already_wins_adds_nothing(english: Scenario, attacker: int) -> None:  # rules §11.2, example X43
    at_war(english, attacker, 4)
    english.archer.commits(0)
    english.bull.refused("english_defender").commits(1).commits(2)
    assert counts(english) == [0]


def test_an_attacker_who_cannot_get_ahead_adds_nothing(english: Scenario) -> None:  # rules §11.1
    english.given("temple G5 L5", "archer trader G6", "bull trader L4", "market H5 J5 K5").hands(archer="kg")
    english.archer.places("settlement", "I5")
    assert counts(english) == [0]
    english.archer.refused("english_attacker").commits(1)
    english.archer.refused("not_in_hand").commits(2)


def test_a_defender_who_cannot_tie_adds_nothing(english: Scenario) -> None:  # rules §11.2
    english.given("temple G5 L5", "archer trader G6", "bull trader L4", "market H5 J5", "settlement K5")
    english.hands(archer="kggg", bull="gg")
    english.archer.places("settlement", "I5").commits(3)
    assert counts(english) == [0]
    english.bull.refused("english_defender").commits(1).commits(2)
    english.bull.refused("not_in_hand").commits(3)


def test_revolts_alike(english: Scenario) -> None:  # rules §11
    english.given("temple H8", "bull king I8").hands(lion="rrr", bull="rrr")
    english.lion.places("king", "I6")
    english.then(base="1:2")
    assert counts(english) == [0, 2, 3]
    english.lion.refused("english_attacker").commits(1)
    english.lion.commits(3)
    assert counts(english) == [0, 2]
    english.bull.refused("english_defender").commits(1).commits(3)
    english.bull.commits(2)
    english.then(won="bull 4:4", gained="bull 1 red")


def test_without_the_variant_everything_held_may_be_added(tigris: Scenario) -> None:  # rules §6.4, §7.6
    at_war(tigris, 2, 4)
    assert counts(tigris) == [0, 1, 2, 3, 4, 5]
    tigris.archer.commits(1)
    assert counts(tigris) == [0, 1, 2, 3, 4, 5, 6]
