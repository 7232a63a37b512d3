"""§5 Placing a tile."""

import pytest

from imperium_desktop.games.tigris.rules.components import TileName
from tests.games.tigris.rules.builder import Scenario

THREE_KINGDOMS = """
       I  J  K  L
    4  . PK  .  .
    5  .  r  .  .
    6 AK  .  r BK
    7  R  .  .  .
"""


@pytest.mark.parametrize(
    ("tile", "square", "reason"),
    [("farm", "F5", "farm_needs_river"), ("temple", "E8", "river_only_farms"), ("market", "F10", "occupied")],
)
def test_terrain(tigris: Scenario, tile: TileName, square: str, reason: str) -> None:  # rules §5.1, example X3
    tigris.archer.refused(reason).places(tile, square)


def test_farm_on_the_river(tigris: Scenario) -> None:  # rules §5.1, example X3
    tigris.archer.places("farm", "E8")
    tigris.then(lying="farm E8", gained="")


@pytest.mark.parametrize("tile", ["settlement", "temple", "market"])
def test_three_kingdoms_are_not_joined(tigris: Scenario, tile: TileName) -> None:  # rules §5.2, example X7
    tigris.board(THREE_KINGDOMS)
    tigris.archer.refused("joins_three_kingdoms").places(tile, "J6")


def test_four_kingdoms_are_not_joined(tigris: Scenario) -> None:  # rules §5.2
    tigris.board("""
           I  J  K  L  M
        2  .  . PF  .  ~
        3  .  .  r  .  ~
        4 AF  r  .  r BF
        5  .  .  r  .  .
        6  .  . LF  .  .
    """)
    tigris.archer.refused("joins_three_kingdoms").places("temple", "K4")


def test_a_leaderless_region_is_no_third_kingdom(tigris: Scenario) -> None:  # rules §5.2
    tigris.given("archer king I6", "temple K6", "bull priest L6", "temple J5", "market J7 J8")
    tigris.pot.places("settlement", "J6")
    tigris.then(kingdoms="I6 I7 J5 J6 J7 J8 K6 L6", gained="")


def test_a_tile_need_not_touch_anything(tigris: Scenario) -> None:  # rules §5.1
    tigris.archer.places("settlement", "C6")
    tigris.then(lying="settlement C6", gained="", kingdoms="")


def test_a_colour_that_is_not_in_the_hand(tigris: Scenario) -> None:  # rules §5.2
    tigris.hands(archer="kkkkkk")
    tigris.archer.refused("not_in_hand").places("temple", "C6")


@pytest.mark.parametrize("square", ["F10", "I6", "A5", "J5"])
def test_tiles_go_on_empty_squares_only(tigris: Scenario, square: str) -> None:  # rules §5.1
    tigris.given("bull king I6", "lion catastrophe A5", "black_green market J5")
    tigris.archer.refused("occupied").places("settlement", square)


@pytest.mark.parametrize(
    ("tile", "square", "reason"),
    [
        ("market", "F10", "not_in_hand"),  # before occupied
        ("farm", "F10", "occupied"),  # before farm_needs_river
        ("farm", "J6", "farm_needs_river"),  # before joins_three_kingdoms
    ],
)
def test_the_first_reason_is_told(
    tigris: Scenario, tile: TileName, square: str, reason: str
) -> None:  # rules §5.2, ruling A18
    tigris.board(THREE_KINGDOMS).hands(archer="kkrrbb")
    tigris.archer.refused(reason).places(tile, square)


# §5.3 Points


def test_the_leader_of_the_colour_collects_or_else_the_king(tigris: Scenario) -> None:  # rules §5.3, example X8
    tigris.given("archer king J7", "bull trader I6")
    tigris.archer.places("market", "H7")
    tigris.then(gained="bull 1 green")
    tigris.archer.places("temple", "I8")
    tigris.then(gained="archer 1 red")
    for player in (tigris.bull, tigris.pot, tigris.lion):
        player.ends_turn()
    tigris.archer.places("settlement", "K7")
    tigris.then(gained="archer 1 black")


@pytest.mark.parametrize(("tile", "square"), [("temple", "H7"), ("settlement", "C6"), ("settlement", "F9")])
def test_nobody_collects(tigris: Scenario, tile: TileName, square: str) -> None:  # rules §5.3, example X9
    tigris.given("bull trader I6")
    tigris.archer.places(tile, square)
    tigris.then(gained="")


def test_an_absorbed_region(tigris: Scenario) -> None:  # rules §5.6, example X10
    tigris.given("pot king K10", "settlement I10", "market H10")
    tigris.lion.places("market", "J10")
    tigris.then(gained="pot 1 green", kingdoms="H10 I10 J10 K10 K11")


def test_the_king_gives_way_to_the_leader_of_the_colour(tigris: Scenario) -> None:  # rules §5.3
    tigris.given("archer king I6")
    tigris.archer.places("market", "I5")
    tigris.then(gained="archer 1 green")
    tigris.archer.ends_turn()
    tigris.bull.places("trader", "H7").places("market", "I4")
    tigris.then(gained="bull 1 green")


def test_the_priest_is_no_stand_in(tigris: Scenario) -> None:  # rules §5.3
    tigris.given("archer priest I6", "archer farmer H7", "archer trader I8")
    tigris.archer.places("settlement", "I5")
    tigris.then(gained="")


def test_a_tile_that_joins_two_kingdoms_brings_no_point(tigris: Scenario) -> None:  # rules §5.3
    tigris.given("archer king I6", "temple K6", "bull priest L6")
    tigris.archer.places("temple", "J6")
    tigris.then(gained="", kingdoms="I6 I7 J6 K6 L6", asked="archer take_action")


def test_the_point_comes_before_the_monument(tigris: Scenario) -> None:  # rules §5.4
    tigris.given("archer trader I6", "market J6 J5 K6")
    tigris.archer.places("market", "K5")
    tigris.then(asked="archer build_monument", gained="archer 1 green")
    tigris.archer.declines()
    tigris.then(gained="")


def test_the_point_comes_before_the_treasure(tigris: Scenario) -> None:  # rules §5.4
    tigris.given("bull trader J11", "settlement G10 H10 I10")
    tigris.archer.places("market", "J10")
    tigris.then(asked="bull take_treasures", gained="bull 1 green")
    tigris.bull.takes("F10")
    tigris.then(gained="bull 1 treasure")
