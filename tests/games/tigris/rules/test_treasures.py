"""§8.4 Treasures."""

from imperium_desktop.games.tigris.rules.options import TakeTreasure
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of

CHAIN_OF_THREE = ("settlement C2 D2 F2", "farm E2", "market G3 H3 I3 J3 K3 K2")


def test_corner_treasures_first(tigris: Scenario) -> None:  # rules §8.4, example X32
    tigris.given(*CHAIN_OF_THREE)
    tigris.pot.places("trader", "A2")
    tigris.then(asked="pot take_treasures")
    tigris.pot.refused("corner_first").takes("F3", "K1")
    tigris.pot.takes("F3")
    tigris.then(gained="pot 2 treasure", treasures="K1 P2 N5 I7 B8 O9 F10 K11", asked="pot take_action")


def test_the_other_treasure_by_choice(tigris: Scenario) -> None:  # rules §8.4, example X32
    tigris.given(*CHAIN_OF_THREE)
    tigris.pot.places("trader", "A2").takes("K1")
    tigris.then(gained="pot 2 treasure", treasures="F3 P2 N5 I7 B8 O9 F10 K11")


def test_what_is_taken_anyway_is_not_chosen(tigris: Scenario) -> None:  # rules §8.4
    tigris.given(*CHAIN_OF_THREE)
    tigris.pot.places("trader", "A2")
    assert {option.square for option in all_of(TakeTreasure, tigris.options)} == {"F3", "K1"}
    tigris.pot.refused("taken_anyway").takes("B2")
    tigris.pot.refused("other_kingdom").takes("I7")


def test_one_treasure_stays(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("market G3 H3 I3 J3 K3 K2", "settlement I4 I5 I6")
    tigris.pot.places("trader", "F4")
    assert tigris.match.waiting.pick == (2, 2)
    tigris.pot.refused("one_stays").takes("F3", "K1", "I7")
    tigris.pot.takes("F3", "I7")
    tigris.then(gained="pot 2 treasure", treasures="K1 B2 P2 N5 B8 O9 F10 K11")


def test_two_corner_treasures_and_another(
    tigris: Scenario,
) -> None:  # rules §8.4: only one set is possible, nobody is asked
    tigris.given("settlement B3 B5 B6 C2 D2 F2", "farm B4 B7 E2")
    tigris.pot.places("trader", "A2")
    tigris.then(gained="pot 2 treasure", treasures="K1 F3 P2 N5 I7 O9 F10 K11", asked="pot take_action")


def test_a_choice_among_corner_treasures(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("settlement B3 B5 B6", "farm B4 B7")
    tigris.pot.places("trader", "A2")
    assert {option.square for option in all_of(TakeTreasure, tigris.options)} == {"B2", "B8"}
    tigris.pot.takes("B8")
    tigris.then(gained="pot 1 treasure", treasures="K1 B2 F3 P2 N5 I7 O9 F10 K11")


def test_treasures_lie_until_a_trader_comes(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("archer king E10", "settlement G10 H10 I10 J10")
    tigris.archer.places("settlement", "K10")
    tigris.then(gained="archer 1 black", asked="archer take_action")
    tigris.archer.ends_turn()
    tigris.bull.places("trader", "L11")
    tigris.then(asked="bull take_treasures")
    tigris.bull.takes("K11")
    tigris.then(gained="bull 1 treasure")


def test_the_owner_of_the_trader_decides_not_the_active_player(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("lion trader E10", "settlement G10 H10 I10 J10")
    tigris.archer.places("settlement", "K10")
    tigris.then(asked="lion take_treasures")
    tigris.lion.takes("F10")
    tigris.then(gained="lion 1 treasure", asked="archer take_action")


def test_a_single_treasure_stays(tigris: Scenario) -> None:  # rules §8.4
    tigris.archer.places("trader", "E10")
    tigris.then(gained="", asked="archer take_action")


def test_the_trader_beaten_in_the_war_takes_nothing(tigris: Scenario) -> None:  # rules §9: wars before treasures
    tigris.given("archer trader E10", "market G10", "bull trader L11", "settlement J10 I10")
    tigris.given("temple K10", "market L10")
    tigris.archer.places("settlement", "H10").commits(1)
    tigris.bull.commits(0)
    tigris.then(won="archer 2:1", asked="archer take_treasures", gained="archer 2 green")
    tigris.archer.takes("K11")
    tigris.then(gained="archer 1 treasure")


def test_treasure_temples_survive_a_war_of_priests(tigris: Scenario) -> None:  # rules §7.7b, §8.4
    tigris.given("archer priest E10", "settlement G10 I10", "bull priest L11", "temple J10").hands(archer="krrr")
    tigris.given("settlement K10")
    tigris.archer.places("settlement", "H10").commits(2)
    tigris.then(base="1:2")
    tigris.bull.commits(0)
    tigris.then(won="archer 3:2", gained="archer 2 red", gone="J10 L11", kingdoms="E10 F10 G10 H10 I10")
    tigris.then(treasures="K1 B2 P2 F3 N5 I7 B8 O9 F10 K11")


def test_catastrophes_and_swaps_take_no_treasures(tigris: Scenario) -> None:  # ruling A15
    tigris.given("archer trader E10", "settlement G10 H10 I10")
    tigris.archer.strikes("A4").swaps("k")
    tigris.then(gained="", asked="bull take_action")
