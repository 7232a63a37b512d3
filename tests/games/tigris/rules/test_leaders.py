"""§4 Leaders."""

import pytest

from imperium_desktop.games.tigris.rules import options
from tests.games.tigris.rules.builder import Scenario


@pytest.mark.parametrize(
    ("square", "reason"), [("A7", "river"), ("C10", "no_temple"), ("E11", "no_temple"), ("F10", "occupied")]
)
def test_squares_closed_to_leaders(tigris: Scenario, square: str, reason: str) -> None:  # rules §4.2, example X4
    tigris.archer.refused(reason).places("trader", square)


def test_a_leader_may_not_join_two_kingdoms(tigris: Scenario) -> None:  # rules §4.2d, example X5
    tigris.given("archer king I6", "temple K6", "bull priest L6")
    tigris.pot.refused("joins_kingdoms").places("trader", "J6")


def test_a_leader_may_link_leaderless_regions_to_a_kingdom(tigris: Scenario) -> None:  # rules §4.2d, example X6
    tigris.given("archer king H7", "temple J6", "settlement I5")
    tigris.pot.places("trader", "I6")
    tigris.then(kingdoms="H7 I5 I6 I7 J6", asked="pot take_action", gained="")


def test_a_leader_is_lifted_before_it_moves(tigris: Scenario) -> None:  # rules §4.2, example X44
    tigris.given("archer king I6", "temple K6", "bull priest L6")
    tigris.archer.refused("joins_kingdoms").places("trader", "J6")
    tigris.archer.refused("same_square").moves("king", "I6")
    tigris.archer.moves("king", "J6")
    tigris.then(kingdoms="J6 K6 L6", gained="", asked="archer take_action")


def test_what_a_lone_leader_leaves_behind_is_no_kingdom(tigris: Scenario) -> None:  # rules §4.2, example X44
    tigris.given("archer king I6", "temple K7", "bull priest L7")
    tigris.archer.refused("joins_kingdoms").places("trader", "J7")
    tigris.archer.moves("king", "J7")
    tigris.then(kingdoms="I7 J7 K7 L7", gained="", asked="archer take_action")


def test_what_a_leader_leaves_to_another_is_still_a_kingdom(tigris: Scenario) -> None:  # rules §4.2d
    tigris.given("archer king I6", "pot farmer H7", "temple K7", "bull priest L7")
    tigris.archer.refused("joins_kingdoms").moves("king", "J7")


def test_another_player_cannot_place_where_the_lifted_leader_could_go(
    tigris: Scenario,
) -> None:  # rules §4.2, example X44
    tigris.given("archer king I6", "temple K6", "bull priest L6")
    tigris.pot.refused("joins_kingdoms").places("trader", "J6")


FALLING_APART = """
       I  J  K  L
    5  . BP  .  .
    6  .  r AK  r
    7  R  r  .  {}
"""


def test_the_lifted_leader_may_not_join_what_falls_apart(tigris: Scenario) -> None:  # rules §4.2, ruling A11
    tigris.board(FALLING_APART.format("PF"))
    tigris.then(kingdoms="I7 J5 J6 J7 K6 L6 L7")
    tigris.archer.refused("joins_kingdoms").moves("king", "K7")


def test_a_part_without_leader_does_not_count(tigris: Scenario) -> None:  # rules §4.2, ruling A11
    tigris.board(FALLING_APART.format("g"))
    tigris.archer.moves("king", "K7")
    tigris.then(kingdoms="I7 J5 J6 J7 K7 L6 L7")


def test_withdrawing_the_link_splits_a_kingdom(tigris: Scenario) -> None:  # rules §2.5, §4.4, example X16
    tigris.given("temple J6 L6", "archer king K6", "bull priest J5", "pot farmer L7")
    tigris.then(kingdoms="J5 J6 K6 L6 L7")
    tigris.archer.withdraws("king")
    tigris.then(kingdoms="J5 J6 | L6 L7", gained="", home="archer king")


def test_a_withdrawn_leader_can_come_back_in_the_same_turn(tigris: Scenario) -> None:  # rules §4.4
    tigris.given("archer king I6")
    tigris.archer.withdraws("king").places("king", "I6")
    tigris.then(standing="archer king I6", asked="bull take_action")


def test_each_move_is_one_action_and_brings_no_points(tigris: Scenario) -> None:  # rules §4.1
    tigris.given("archer king I6")
    tigris.archer.moves("king", "H7").withdraws("king")
    tigris.then(gained="", kingdoms="", asked="bull take_action")


def test_only_the_owner_moves_a_leader(tigris: Scenario) -> None:  # rules §4.1
    tigris.given("archer king I6")
    tigris.refuse("not_yours", "bull", options.WithdrawLeader("archer", "king"))
    tigris.refuse("not_yours", "bull", options.MoveLeader("archer", "king", "H7"))
    tigris.refuse("not_yours", "bull", options.PlaceLeader("archer", "priest", "H7"))


def test_no_leader_is_withdrawn_to_dodge_a_conflict(tigris: Scenario) -> None:  # rules §4.4
    tigris.given("bull king I6")
    tigris.lion.places("king", "I8")
    tigris.lion.refused("not_now").withdraws("king")
    tigris.lion.commits(0)
    tigris.bull.refused("not_now").withdraws("king").moves("king", "H7")


@pytest.mark.parametrize("square", ["J7", "I8", "H7", "I6"])
def test_leaders_stand_on_empty_squares_only(tigris: Scenario, square: str) -> None:  # rules §4.2a
    tigris.given("settlement J7", "bull farmer I8", "lion catastrophe H7", "black_green market H5")
    tigris.archer.refused("occupied").places("king", square)


def test_the_corner_of_the_board_is_a_square_like_others(tigris: Scenario) -> None:  # rules §4.2, §8.5
    tigris.given("temple A2")
    tigris.archer.places("king", "A1")
    tigris.then(kingdoms="A1 A2 B2")
    tigris.archer.refused("leader").strikes("A1")


def test_a_leader_off_the_board_cannot_be_withdrawn(tigris: Scenario) -> None:  # rules §4.2
    tigris.archer.refused("leader_off_board").withdraws("king")


def test_a_leader_off_the_board_cannot_be_moved(tigris: Scenario) -> None:  # rules §4.2
    tigris.archer.refused("leader_off_board").moves("king", "I6")


def test_a_leader_on_the_board_is_moved_not_placed(tigris: Scenario) -> None:  # rules §3.2, §4.2
    tigris.given("archer king I6")
    kings = [option for option in tigris.options if getattr(option, "leader", "") == "king"]
    assert {option.name for option in kings} == {"move_leader", "withdraw_leader"}


def test_any_face_up_temple_will_do(tigris: Scenario) -> None:  # rules §4.2c
    tigris.given("temple H8", "bull king I8")
    tigris.archer.places("priest", "H7").places("trader", "J7")
    tigris.then(kingdoms="H7 H8 I7 I8 J7")


@pytest.mark.parametrize(
    ("square", "reason"),
    [
        ("I9", "occupied"),  # a farm: occupied before river
        ("H9", "river"),  # beside no temple: river before no_temple
        ("J5", "no_temple"),  # between two kingdoms, no temple: no_temple before joins_kingdoms
    ],
)
def test_the_first_reason_is_told(tigris: Scenario, square: str, reason: str) -> None:  # rules §4.2, ruling A18
    tigris.given("farm I9", "bull king I6", "settlement I5", "temple K6", "lion priest L6", "settlement K5")
    tigris.archer.refused(reason).places("trader", square)


def test_own_square_before_occupied(tigris: Scenario) -> None:  # rules §4.2, ruling A18
    tigris.given("archer king I6", "archer priest I8")
    tigris.archer.refused("same_square").moves("king", "I6")
    tigris.archer.refused("occupied").moves("king", "I8")


def test_a_leader_does_not_depend_on_its_neighbour(tigris: Scenario) -> None:  # rules §4.5
    tigris.given("archer king I6", "bull priest H7", "temple H6")
    tigris.archer.withdraws("king")
    tigris.then(standing="bull priest H7", kingdoms="H6 H7 I7")
