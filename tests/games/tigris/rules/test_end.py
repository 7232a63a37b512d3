"""§10 End of turn and end of game."""

import pytest

from imperium_desktop.games.tigris.rules import events, options
from imperium_desktop.rules.record import IllegalAnswer
from tests.games.tigris.rules.builder import Scenario

SEVEN_TREASURES = "bull treasure K1 B2 P2 F3 B8 O9 I7"
EIGHT_TREASURES = "bull treasure K1 B2 P2 F3 B8 O9 I7 N5"


def test_the_turn_is_played_out_when_two_treasures_are_left(
    tigris: Scenario,
) -> None:  # rules §10.2a, example X37, ruling A9
    tigris.given(SEVEN_TREASURES, "pot trader L11", "settlement G10 H10 I10 J10", "black_green market M10")
    tigris.pot.places("settlement", "K10").takes("F10")
    tigris.then(ended="", asked="pot take_action", treasures="N5 K11", gained="pot 1 treasure")
    bag = len(tigris.state.bag)
    tigris.pot.places("market", "L10")
    tigris.then(ended="treasures", gained="pot 2 green", bag=bag - 2)


def test_three_treasures_are_enough_to_go_on(tigris: Scenario) -> None:  # rules §10.2a
    tigris.given(SEVEN_TREASURES)
    tigris.archer.ends_turn()
    tigris.then(ended="", asked="bull take_action")


def test_the_bag_emptied_exactly_does_not_end_the_game(tigris: Scenario) -> None:  # rules §10.2b, §10.3, example X38
    tigris.given("bull trader I6", "black_green market J5").bag("rr")
    tigris.archer.places("settlement", "C6").places("settlement", "C5")
    tigris.then(ended="", bag=0, asked="bull take_action", gained="")
    assert tigris.archer.hand == "rrrbgg"
    tigris.bull.places("settlement", "D6").ends_turn()
    tigris.then(ended="bag", gained="bull 1 green")


def test_an_empty_bag_does_not_end_the_game_while_nobody_needs_tiles(tigris: Scenario) -> None:  # rules §10.3
    tigris.bag("")
    tigris.archer.places("king", "I6").places("trader", "H7")
    tigris.bull.ends_turn()
    tigris.then(ended="", asked="pot take_action")


def test_an_empty_hand_in_mid_turn_does_not_end_the_game(tigris: Scenario) -> None:  # rules §10.2
    tigris.bag("")
    tigris.archer.places("settlement", "C6")
    tigris.then(ended="", asked="archer take_action")
    tigris.archer.ends_turn()
    tigris.then(ended="bag")


def test_the_bag_fails_a_player_who_was_not_active(tigris: Scenario) -> None:  # rules §10.2b
    tigris.given("bull king I6").hands(lion="kkkkkk", bull="rrrkkk").bag("")
    tigris.lion.places("king", "I8").commits(0)
    tigris.bull.commits(1)
    tigris.lion.ends_turn()
    tigris.then(ended="bag")


def test_treasures_are_named_when_both_reasons_hold(tigris: Scenario) -> None:  # rules §10.2
    tigris.given(EIGHT_TREASURES).hands(archer="kkk").bag("")
    tigris.archer.ends_turn()
    tigris.then(ended="treasures")


def test_nobody_gets_a_balancing_turn(tigris: Scenario) -> None:  # rules §10.2
    tigris.given(EIGHT_TREASURES)
    tigris.pot.ends_turn()
    tigris.then(ended="treasures")
    assert tigris.match.decision is None
    with pytest.raises(IllegalAnswer, match="match_over"):
        tigris.match.answer(options.EndTurn())


def test_the_active_player_draws_first_then_clockwise(tigris: Scenario) -> None:  # rules §10.1, ruling A10
    tigris.hands(pot="kkkkk", lion="kkkkk", archer="kkkkk", bull="kkkkk").bag("rbgr")
    tigris.pot.ends_turn()
    assert [tigris.pot.hand, tigris.lion.hand, tigris.archer.hand, tigris.bull.hand] == [
        "kkkkkr",
        "kkkkkb",
        "kkkkkg",
        "kkkkkr",
    ]
    tigris.then(bag=0, ended="", asked="lion take_action")


def test_income_comes_before_the_refill(tigris: Scenario) -> None:  # rules §10.1
    tigris.given("archer trader I6", "black_green market J5").hands(archer="kkkkk")
    tigris.archer.ends_turn()
    told = [type(event) for event in tigris.match.events]
    assert told.index(events.MonumentPaid) < told.index(events.TilesDrawn)


def test_a_short_bag_is_drawn_in_the_same_order(tigris: Scenario) -> None:  # rules §10.4
    tigris.hands(archer="kkkk", bull="kkkk", lion="kkkk").bag("rbg")
    tigris.archer.ends_turn()
    assert [tigris.archer.hand, tigris.bull.hand, tigris.lion.hand] == ["kkkkrb", "kkkkg", "kkkk"]
    tigris.then(ended="bag", bag=0)


def test_hands_are_filled_up_to_six_and_no_further(tigris: Scenario) -> None:  # rules §10.1
    tigris.hands(archer="kk")
    bag = len(tigris.state.bag)
    tigris.archer.ends_turn()
    assert [len(player.hand) for player in tigris.state.players] == [6, 6, 6, 6]
    tigris.then(bag=bag - 4)
