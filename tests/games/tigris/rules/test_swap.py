"""§8.6 Swapping."""

import pytest

from imperium_desktop.games.tigris.rules.options import GiveTile
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of


def test_swapping_four(tigris: Scenario) -> None:  # rules §8.6, example X36
    tigris.bag(50)
    tigris.archer.swaps("kkgg")
    tigris.then(bag=46, discarded="kkgg", asked="archer take_action", gained="")
    assert len(tigris.archer.hand) == 6


def test_the_bag_must_hold_as_many(tigris: Scenario) -> None:  # rules §8.6, example X36, ruling A2
    tigris.bag("rrr")
    tigris.archer.begins_swap()
    tigris.archer.refused("bag_too_small").gives("kkgg")
    tigris.archer.gives("kkg")
    tigris.then(bag=0, discarded="kkg", ended="")
    assert tigris.archer.hand == "rrrrbg"


def test_a_bag_emptied_by_a_swap_does_not_end_the_game(tigris: Scenario) -> None:  # rules §10.3, ruling A2
    tigris.bag("rrr")
    tigris.archer.swaps("kkg").ends_turn()
    tigris.then(asked="bull take_action", ended="")


def test_no_swap_with_an_empty_bag(tigris: Scenario) -> None:  # rules §8.6
    tigris.bag("")
    tigris.archer.refused("bag_too_small").begins_swap()


def test_no_swap_with_an_empty_hand(tigris: Scenario) -> None:  # rules §8.6
    tigris.hands(archer="")
    tigris.archer.refused("nothing_selected").begins_swap()


def test_an_empty_hand_before_an_empty_bag(tigris: Scenario) -> None:  # rules §8.6, ruling A18
    tigris.hands(archer="").bag("")
    tigris.archer.refused("nothing_selected").begins_swap()


def test_swapping_nothing(tigris: Scenario) -> None:  # rules §8.6
    tigris.archer.begins_swap()
    with pytest.raises(ValueError, match="nothing_selected"):
        tigris.match.answer(())


def test_swapping_tiles_that_are_not_held(tigris: Scenario) -> None:  # rules §8.6
    tigris.archer.begins_swap()
    tigris.archer.refused("not_in_hand").gives("rr").gives("kkk")
    tigris.archer.gives("kkr")


def test_not_held_before_too_many_for_the_bag(tigris: Scenario) -> None:  # rules §8.6, ruling A18
    tigris.bag("r")
    tigris.archer.begins_swap()
    tigris.archer.refused("not_in_hand").gives("rr")
    tigris.archer.refused("bag_too_small").gives("kk")


def test_all_six(tigris: Scenario) -> None:  # rules §8.6
    tigris.bag("bbbbbbb")
    tigris.archer.swaps("kkrbgg")
    tigris.then(bag=1)
    assert tigris.archer.hand == "bbbbbb"


def test_at_most_five_after_placing_a_tile(tigris: Scenario) -> None:  # rules §8.6
    tigris.archer.places("settlement", "C6").begins_swap()
    assert len(tigris.options) == 5
    tigris.archer.refused("not_in_hand").gives("kkrbgg")
    tigris.archer.gives("krbgg")
    tigris.then(bag=119 - 5 - 1, asked="bull take_action")


def test_the_new_tiles_serve_in_the_second_action(tigris: Scenario) -> None:  # rules §8.6
    tigris.hands(archer="kkkkkk").bag("rrrrrr")
    tigris.archer.refused("not_in_hand").places("temple", "C6")
    tigris.archer.swaps("k").places("temple", "C6")
    tigris.then(asked="bull take_action", discarded="k")


def test_swapped_tiles_do_not_come_back(tigris: Scenario) -> None:  # rules §8.6
    tigris.bag("bb")
    tigris.archer.swaps("kk")
    assert tigris.archer.hand == "rbbbgg"
    tigris.then(discarded="kk")


def test_catastrophes_are_not_swapped(tigris: Scenario) -> None:  # rules §8.6
    tigris.archer.begins_swap()
    assert tigris.match.why_not(("rack/catastrophe",)) is not None
    assert {option.tile for option in all_of(GiveTile, tigris.options)} == {"settlement", "temple", "farm", "market"}
