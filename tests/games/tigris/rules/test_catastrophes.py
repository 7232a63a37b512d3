"""§8.5 Catastrophes, §4.5 leaders that lose their last temple."""

import pytest

from tests.games.tigris.rules.builder import Scenario


def test_a_catastrophe_cuts_a_kingdom(tigris: Scenario) -> None:  # rules §8.5, §2.5, example X33
    tigris.given("temple J7 L7", "market K7", "archer king I6", "bull trader L6")
    tigris.pot.strikes("K7")
    tigris.then(kingdoms="I6 I7 J7 | L6 L7", gained="", discarded="g", lying="market")
    tigris.pot.refused("occupied").places("market", "K7").places("king", "K7")


def test_leaders_that_shared_the_temple_leave_together(tigris: Scenario) -> None:  # rules §4.5, example X34
    tigris.given("temple J7", "archer king K7", "bull farmer J6")
    tigris.pot.strikes("J7")
    tigris.then(home="archer king, bull farmer", gained="", kingdoms="", discarded="r")


def test_where_a_catastrophe_may_strike(tigris: Scenario) -> None:  # rules §8.5, example X35, ruling A5
    tigris.given("archer king I6")
    tigris.archer.refused("treasure").strikes("I7")
    tigris.archer.refused("leader").strikes("I6")
    tigris.archer.strikes("A4")
    tigris.archer.refused("catastrophe").strikes("A4")


def test_a_leader_with_another_temple_stays(tigris: Scenario) -> None:  # rules §4.5
    tigris.given("temple J7 K6", "archer king K7", "bull farmer J6")
    tigris.pot.strikes("J7")
    tigris.then(standing="archer king K7, bull farmer J6", kingdoms="J6 K6 K7", gained="")


def test_a_kingdom_falls_into_three_parts(tigris: Scenario) -> None:  # rules §8.5
    tigris.board("""
           H  I  J  K  L
        4  .  . BP  .  .
        5 AK  r  r  r PF
        6  .  .  r  .  .
        7  .  R LT  .  .
    """)
    tigris.bull.strikes("J5")
    tigris.then(home="bull priest", discarded="r", kingdoms="H5 I5 | K5 L5 | I7 J6 J7")


@pytest.mark.parametrize(
    ("square", "discarded"),
    [("C6", "k"), ("H8", "r"), ("E8", "b"), ("I5", "g"), ("C5", ""), ("D4", "")],
)
def test_any_face_up_tile_or_empty_square(tigris: Scenario, square: str, discarded: str) -> None:  # rules §8.5
    tigris.given("settlement C6", "temple H8", "farm E8", "archer king I6", "market I5")
    tigris.bull.strikes(square)
    tigris.then(gone=square, discarded=discarded, gained="", asked="bull take_action")


def test_two_catastrophes_each(tigris: Scenario) -> None:  # rules §1.3, §8.5
    tigris.archer.strikes("A4").strikes("B4")
    for player in (tigris.bull, tigris.pot, tigris.lion):
        player.ends_turn()
    tigris.archer.refused("no_catastrophe_left").strikes("C4").strikes("I7")
    tigris.archer.ends_turn()
    tigris.bull.strikes("C4")


def test_nothing_is_placed_on_a_catastrophe_on_the_river(tigris: Scenario) -> None:  # rules §8.5
    tigris.archer.strikes("E8")
    tigris.archer.refused("occupied").places("farm", "E8")


def test_a_temple_that_gave_its_treasure_away_can_be_struck(tigris: Scenario) -> None:  # rules §8.5
    tigris.given("bull treasure F10", "archer king E10")
    tigris.bull.strikes("F10")
    tigris.then(home="archer king", discarded="r")


def test_a_split_never_starts_a_conflict(tigris: Scenario) -> None:  # rules §8.5
    tigris.given("temple J7 L7", "market K7", "archer king I6", "bull trader L6")
    tigris.pot.strikes("K7")
    tigris.then(asked="pot take_action", standing="archer king I6, bull trader L6")
