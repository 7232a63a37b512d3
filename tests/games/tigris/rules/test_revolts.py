"""§6 Internal conflicts (revolts)."""

import pytest

from imperium_desktop.games.tigris.rules.options import CommitSupport
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of, present

BULL = 1


def test_the_defender_wins_a_tie(tigris: Scenario) -> None:  # rules §6, example X12
    tigris.given("temple H8", "bull king I6").hands(lion="rr", bull="rrr")
    tigris.lion.places("king", "I8")
    tigris.then(base="2:1")
    tigris.lion.commits(2)
    tigris.bull.commits(3)
    tigris.then(won="bull 4:4", gained="bull 1 red", home="lion king", discarded="rrrrr", kingdoms="I6 I7")


def test_the_point_is_red_whatever_the_leaders(tigris: Scenario) -> None:  # rules §6.6, example X13
    tigris.given("temple H8", "bull trader I6")
    tigris.lion.places("trader", "I8").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="lion 2:1", gained="lion 1 red", home="bull trader", standing="lion trader I8")


def test_a_beaten_attacker_does_not_go_back_where_it_came_from(tigris: Scenario) -> None:  # rules §6.6, example X14
    tigris.given("lion farmer E10", "temple H8", "archer farmer I8")
    tigris.lion.moves("farmer", "I6")
    tigris.then(base="1:2")
    tigris.lion.commits(1)
    tigris.archer.commits(0)
    tigris.then(won="archer 2:2", gained="archer 1 red", home="lion farmer", gone="E10", discarded="r")


def test_the_same_leader_tries_again(tigris: Scenario) -> None:  # rules §3.3, example X15
    tigris.given("temple H8", "bull king I6")
    tigris.lion.places("king", "I8").commits(0)
    tigris.bull.commits(1)
    tigris.then(won="bull 2:2", gained="bull 1 red", home="lion king")
    tigris.lion.places("king", "I8").commits(1)
    tigris.bull.commits(0)
    tigris.then(won="lion 3:1", gained="lion 1 red", home="bull king")


def test_leaders_of_different_colours_live_in_peace(tigris: Scenario) -> None:  # rules §4.3, §6.1
    tigris.given("bull king I6")
    tigris.lion.places("priest", "I8")
    tigris.then(asked="lion take_action", gained="", kingdoms="I6 I7 I8")


def test_no_revolt_against_oneself(tigris: Scenario) -> None:  # rules §6.1
    tigris.given("temple H8", "lion king I6")
    tigris.lion.moves("king", "I8")
    tigris.then(asked="lion take_action", gained="", kingdoms="H8 I7 I8")


def test_temples_on_all_four_sides_count(tigris: Scenario) -> None:  # rules §6.3
    tigris.given("temple J5 J7 I6 K6", "bull king J6")
    tigris.lion.places("king", "J4").commits(0)
    tigris.then(base="1:4")
    tigris.bull.commits(0)
    tigris.then(won="bull 4:1")


def test_only_temples_beside_the_leader_count(tigris: Scenario) -> None:  # rules §6.3
    tigris.given("temple H8 I5 H5", "bull king H7")
    tigris.lion.places("king", "I6")
    tigris.then(base="2:2")
    tigris.lion.commits(0)
    tigris.bull.commits(0)


def test_face_down_temples_beside_the_leader_do_not_count(tigris: Scenario) -> None:  # rules §6.3, §8.2
    tigris.given("red_green temple J5", "temple I5", "bull king J4", "temple J3")
    tigris.lion.places("king", "I4")
    tigris.then(base="1:1")


# §6.4 Reinforcement


def test_the_defender_decides_knowing_what_the_attacker_added(tigris: Scenario) -> None:  # rules §6.4, ruling A12
    tigris.given("bull king I6").hands(lion="rrr", bull="rr")
    tigris.lion.places("king", "I8")
    assert present(tigris.match.view(BULL).conflict).added is None
    tigris.lion.commits(3)
    tigris.then(asked="bull commit_support")
    assert present(tigris.match.view(BULL).conflict).added == 3


def test_nobody_adds_more_than_held(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull king I6").hands(lion="rr", bull="kk")
    tigris.lion.places("king", "I8")
    tigris.lion.refused("not_in_hand").commits(3)
    assert [option.count for option in all_of(CommitSupport, tigris.options)] == [0, 1, 2]
    tigris.lion.commits(0)
    tigris.bull.refused("not_in_hand").commits(1)


def test_touching_a_tile_of_another_colour(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull trader I6")
    tigris.lion.places("trader", "I8")
    assert present(tigris.match.why_not(("rack/market",))).code == "wrong_color"
    assert present(tigris.match.why_not(("rack/temple",))).code == "choose_number"


def test_tiles_of_another_colour_do_not_help(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull trader I6").hands(lion="rrgg")
    tigris.lion.places("trader", "I8")
    tigris.lion.refused("wrong_color").commits(1, of="market")


def test_a_side_without_temples_is_asked_like_any_other(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull king I6").hands(lion="kkkkkk", bull="kkkkkk")
    tigris.lion.places("king", "I8")
    tigris.then(asked="lion commit_support")
    assert [option.count for option in all_of(CommitSupport, tigris.options)] == [0]
    tigris.lion.commits(0)
    tigris.then(asked="bull commit_support")
    assert [option.count for option in all_of(CommitSupport, tigris.options)] == [0]
    tigris.bull.commits(0)
    tigris.then(won="bull 1:1", asked="lion take_action")


def test_more_than_needed_may_be_added(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull king I6").hands(lion="r", bull="rrrr")
    tigris.lion.places("king", "I8").commits(1)
    tigris.bull.commits(4)
    tigris.then(won="bull 5:2", gained="bull 1 red", discarded="rrrrr")
    assert tigris.bull.hand == ""


def test_added_temples_are_replaced_at_the_end_of_the_turn(tigris: Scenario) -> None:  # rules §6.6, §10.1
    tigris.given("bull king I6").hands(lion="rrkkkk", bull="rrrkkk")
    tigris.lion.places("king", "I8").commits(2)
    tigris.bull.commits(3)
    tigris.then(bag=119)
    tigris.lion.ends_turn()
    tigris.then(bag=114)
    assert len(tigris.lion.hand) == len(tigris.bull.hand) == 6


@pytest.mark.parametrize(
    ("added", "kingdoms"),
    [(0, "J5 J6 K6 L6 L7"), (1, "I7 J5 J6 J7 | L6 L7")],
)
def test_a_beaten_leader_was_the_only_link(
    tigris: Scenario, added: int, kingdoms: str
) -> None:  # rules §6.7, ruling A14
    tigris.given("temple J6 L6", "archer king K6", "pot farmer J5", "bull trader L7")
    tigris.lion.places("king", "J7")
    tigris.then(base="2:2")
    tigris.lion.commits(added)
    tigris.archer.commits(0)
    tigris.then(kingdoms=kingdoms)


# §9 Treasures come after the revolt: the Lion's trader links F10 to the kingdom that holds K11


def test_the_trader_who_won_the_revolt_takes_the_treasure(tigris: Scenario) -> None:  # rules §9
    tigris.given("bull trader L11", "settlement K10 H10 G10", "temple J10")
    tigris.lion.places("trader", "I10").commits(1)
    tigris.bull.commits(0)
    tigris.then(won="lion 2:1", asked="lion take_treasures")
    tigris.lion.takes("F10")
    tigris.then(gained="lion 1 red, lion 1 treasure")


def test_the_trader_who_lost_the_revolt_links_nothing(tigris: Scenario) -> None:  # rules §6.7, §9
    tigris.given("bull trader L11", "settlement K10 H10 G10", "temple J10")
    tigris.lion.places("trader", "I10").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 1:1", gained="bull 1 red", asked="lion take_action", kingdoms="J10 K10 K11 L11")
