"""§8.1–8.3 Monuments."""

from collections.abc import Callable

import pytest

from imperium_desktop.games.tigris.rules import options
from imperium_desktop.games.tigris.rules.components import SPHERE_OF, TILES
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of


def test_building_and_income(tigris: Scenario) -> None:  # rules §8.1–8.3, example X25
    tigris.given("archer trader I6", "market J6 J5 K6")
    tigris.archer.places("market", "K5")
    tigris.then(gained="archer 1 green", asked="archer build_monument")
    tigris.archer.builds("black_green", on="J5")
    tigris.then(face_down="J5 J6 K5 K6", lying="market", standing="archer trader I6", gained="")
    tigris.archer.ends_turn()
    tigris.then(gained="archer 1 green")


BESIDE_THE_MONUMENT = ("archer trader I6", "black_green market J5")


def test_the_other_colour_pays_another_player(tigris: Scenario) -> None:  # rules §8.3, example X26
    tigris.given(*BESIDE_THE_MONUMENT)
    tigris.bull.places("king", "H7").ends_turn()
    tigris.then(gained="bull 1 black")


def test_a_leader_of_no_colour_of_the_monument_earns_nothing(tigris: Scenario) -> None:  # rules §8.3, example X26
    tigris.given(*BESIDE_THE_MONUMENT)
    tigris.bull.places("priest", "H7").ends_turn()
    tigris.then(gained="")


def test_the_king_is_no_substitute_at_a_monument(tigris: Scenario) -> None:  # rules §8.3, example X26
    tigris.given("red_green market J5")
    tigris.bull.places("king", "I6").ends_turn()
    tigris.then(gained="")


@pytest.mark.parametrize(("variant", "income"), [("per_monument", 2), ("per_leader", 1)])
def test_two_monuments_of_one_colour(
    lay_out: Callable[..., Scenario], variant: str, income: int
) -> None:  # rules §8.3, example X27, ruling A1
    scenario = lay_out(monument_income=variant)
    scenario.given("archer trader I6", "black_green market J5", "market J7 K7 J8")
    scenario.archer.places("market", "K8").builds("red_green", on="J7")
    scenario.then(gained="archer 1 green")
    scenario.archer.ends_turn()
    scenario.then(gained=f"archer {income} green")


def test_per_leader_still_pays_both_colours(lay_out: Callable[..., Scenario]) -> None:  # rules §8.3, ruling A1
    scenario = lay_out(monument_income="per_leader")
    scenario.given("archer trader I6", "archer king H7", "black_green market J5")
    scenario.archer.ends_turn()
    scenario.then(gained="archer 1 green, archer 1 black")


def test_one_monument_pays_two_leaders_of_one_player(tigris: Scenario) -> None:  # rules §8.3
    tigris.given("archer trader I6", "archer king H7", "black_green market J5")
    tigris.archer.ends_turn()
    tigris.then(gained="archer 1 green, archer 1 black")


def test_only_the_active_player_has_income(tigris: Scenario) -> None:  # rules §8.3, §10.1
    tigris.given("archer trader I6", "bull king H7", "black_green market J5")
    tigris.pot.ends_turn()
    tigris.then(gained="")
    tigris.lion.ends_turn()
    tigris.archer.ends_turn()
    tigris.then(gained="archer 1 green")
    tigris.bull.ends_turn()
    tigris.then(gained="bull 1 black")


def test_a_leader_in_another_kingdom_has_no_income(tigris: Scenario) -> None:  # rules §8.3
    tigris.given("archer trader E10", "black_green market J5", "bull king I6")
    tigris.archer.ends_turn()
    tigris.then(gained="")


def test_no_monument_of_the_colour_is_left(tigris: Scenario) -> None:  # rules §8.1, example X28
    tigris.given("black_green settlement A10", "red_green temple H2", "blue_green farm O4")
    tigris.given("archer trader I6", "market J6 J5 K6")
    tigris.archer.places("market", "K5")
    tigris.then(gained="archer 1 green", asked="archer take_action", lying="market J5 J6 K5 K6")
    tigris.archer.refused("no_monument_left").builds("black_green", on="J5")


def test_two_squares_at_once(tigris: Scenario) -> None:  # rules §8.1, example X29
    tigris.given("archer king I6", "settlement J5 J6 K6 L5 L6")
    tigris.archer.places("settlement", "K5")
    tigris.then(gained="archer 1 black")
    black = ("black_red", "black_blue", "black_green")
    squares = {options.BuildMonument(square, monument) for square in ("J5", "K5") for monument in black}
    assert set(tigris.options) == squares | {options.Decline()}
    assert len(tigris.options) == 7
    tigris.archer.builds("black_red", on="K5")
    tigris.then(asked="archer take_action", face_down="K5 K6 L5 L6", lying="settlement J5 J6")
    tigris.archer.refused("not_four").builds("black_blue", on="J5")


def test_a_war_takes_the_square_away(tigris: Scenario) -> None:  # rules §8.1, §7, example X30
    tigris.board("""
           G  H  I  J  K  L
        4  .  .  .  g  g BT
        5  r  g  .  g  g  r
        6 LT  g  g  .  .  .
    """)
    tigris.lion.places("market", "I5").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 4:3", gained="bull 4 green", asked="lion take_action", lying="market I5 J4 J5 K4 K5")


def test_a_war_leaves_the_square(tigris: Scenario) -> None:  # rules §8.1, §7, example X30
    tigris.board("""
           G  H  I  J  K  L
        4  .  .  .  .  . BT
        5  r  g  .  g  g  r
        6 LT  g  g  .  .  .
    """)
    tigris.lion.places("market", "I5").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="lion 3:2", gained="lion 3 green", asked="lion build_monument")
    assert len(tigris.options) == 4
    tigris.lion.builds("blue_green", on="H5")
    tigris.then(face_down="H5 H6 I5 I6")


def test_a_monument_on_the_river(tigris: Scenario) -> None:  # rules §8.1, example X31
    tigris.given("bull farmer N6", "farm O6 O5 O4 P4")
    tigris.bull.places("farm", "P5")
    tigris.then(gained="bull 1 blue")
    tigris.bull.builds("red_blue", on="O4").ends_turn()
    tigris.then(gained="bull 1 blue", lying="farm O6")


TEMPLES_AROUND_I7 = ("temple J6 J7 L6", "market N6", "archer trader K6")


def test_face_down_temples_are_no_temples(tigris: Scenario) -> None:  # rules §8.2, §4.2, example X45
    tigris.given(*TEMPLES_AROUND_I7)
    tigris.archer.places("temple", "I6")
    tigris.then(gained="")
    tigris.archer.builds("red_green", on="I6")
    tigris.then(standing="archer trader K6", treasures="K1 B2 P2 F3 N5 I7 B8 O9 F10 K11", face_down="I6 I7 J6 J7")
    tigris.archer.ends_turn()
    for square in ("H6", "I5", "J5", "K7"):
        tigris.bull.refused("no_temple").places("king", square)
    tigris.bull.refused("monument").strikes("J7")


@pytest.mark.parametrize("taken", ["I7", "N5"])
def test_a_treasure_on_a_base_can_be_taken(
    tigris: Scenario, taken: str
) -> None:  # rules §8.2, §8.4, example X46, ruling A7
    tigris.given(*TEMPLES_AROUND_I7)
    tigris.archer.places("temple", "I6").builds("red_green", on="I6").places("market", "M6")
    tigris.then(gained="archer 1 green")
    assert {option.square for option in all_of(options.TakeTreasure, tigris.options)} == {"I7", "N5"}
    tigris.archer.takes(taken)
    tigris.then(gained="archer 1 treasure, archer 1 green", asked="bull take_action")


def test_a_corner_treasure_on_a_base_is_still_taken_first(tigris: Scenario) -> None:  # rules §8.2, §8.4
    tigris.given("temple A1 B1", "settlement C2 D2 F2", "bull trader G3")
    tigris.archer.places("temple", "A2").builds("red_green", on="A1")
    tigris.then(face_down="A1 B1 A2 B2", gained="")
    tigris.archer.places("farm", "E2")
    tigris.then(gained="bull 1 treasure", treasures="K1 P2 F3 N5 I7 B8 O9 F10 K11")


# §8.1 Whether and where


def test_a_square_in_no_kingdom(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5 C6")
    tigris.archer.places("market", "D6").builds("red_green", on="C5")
    tigris.then(gained="", face_down="C5 C6 D5 D6")


def test_a_square_in_the_kingdom_of_another(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("bull trader I6", "market J6 J5 K6")
    tigris.archer.places("market", "K5")
    tigris.then(gained="bull 1 green", asked="archer build_monument")
    tigris.archer.builds("black_green", on="J5").ends_turn()
    tigris.then(gained="")


def test_the_monument_must_have_the_colour_of_its_base(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5 C6")
    tigris.archer.places("market", "D6")
    tigris.archer.refused("wrong_monument_color").builds("black_red", on="C5")
    tigris.archer.refused("not_four").builds("black_green", on="D5")


def test_each_monument_is_built_once(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("black_green market K2", "market C5 D5 C6")
    tigris.archer.places("market", "D6")
    tigris.archer.refused("monument_built").builds("black_green", on="C5")
    tigris.archer.builds("red_green", on="C5")


@pytest.mark.parametrize(
    ("corner", "tiles", "last"),
    [("A10", "market A10 A11 B11", "B10"), ("O10", "market O11 P10 P11", "O10"), ("O1", "temple O1 O2", "P1")],
)
def test_squares_at_the_edge(tigris: Scenario, corner: str, tiles: str, last: str) -> None:  # rules §8.1
    tigris.given(tiles)
    tigris.archer.places(TILES[SPHERE_OF[tiles.split()[0]]], last).builds("red_green", on=corner)


def test_four_tiles_of_two_colours_are_no_square(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5", "settlement C6")
    tigris.archer.places("market", "D6")
    tigris.then(asked="archer take_action")


def test_a_base_is_no_part_of_another_square(tigris: Scenario) -> None:  # rules §8.2
    tigris.given("black_green market C5", "market E5")
    tigris.archer.places("market", "E6")
    tigris.then(asked="archer take_action")


def test_a_declined_square_is_missed(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5 C6")
    tigris.archer.places("market", "D6").declines()
    tigris.then(lying="market C5 C6 D5 D6", face_down="", asked="archer take_action")
    tigris.archer.refused("square_missed").builds("black_green", on="C5")


def test_tiles_of_a_declined_square_serve_in_another(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5 C6 E5")
    tigris.archer.places("market", "D6").declines().places("market", "E6")
    assert {
        option.square
        for option in all_of(options.BuildMonument, (it for it in tigris.options if it != options.Decline()))
    } == {"D5"}
    tigris.archer.builds("black_green", on="D5")
    tigris.then(face_down="D5 D6 E5 E6", lying="market C5 C6")


def test_a_declined_square_that_was_broken_can_be_completed_anew(tigris: Scenario) -> None:  # rules §8.1, ruling A6
    tigris.board("""
           H  I  J  K  L
        5  .  .  .  . LP
        6  .  . BT  .  r
        7  .  R  r BP  .
        8 BK  r  .  .  .
    """).hands(lion="rrrr")
    tigris.bull.places("temple", "J8")
    tigris.then(asked="bull build_monument", gained="bull 1 red")
    tigris.bull.declines().places("settlement", "K6").commits(0)
    tigris.lion.commits(4)
    tigris.then(won="lion 5:4", gained="lion 2 red", gone="J8", asked="pot take_action")
    tigris.pot.places("temple", "J8")
    tigris.then(asked="pot build_monument", gained="lion 1 red")
    tigris.pot.builds("red_blue", on="I7")
    tigris.then(face_down="I7 I8 J7 J8", home="bull king, bull trader")


def test_a_monument_after_joining_in_peace(tigris: Scenario) -> None:  # rules §7.2, ruling A17
    tigris.board("""
           G  H  I  J  K  L
        4  .  .  .  .  . BK
        5  r  g  .  g  g  r
        6 LT  g  g  .  .  .
    """)
    tigris.lion.places("market", "I5")
    tigris.then(gained="", asked="lion build_monument")
    tigris.lion.builds("black_green", on="H5").ends_turn()
    tigris.then(gained="lion 1 green")


def test_leaders_and_catastrophes_complete_no_square(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("temple H7 H8 I8")
    tigris.archer.places("king", "J7").strikes("H6")
    tigris.then(asked="bull take_action", face_down="")


# §8.2 Leaders left without a temple


SQUARE_OF_TEMPLES = """
       G  H  I  J
    6  .  . BK  .
    7  .  r  R PT
    8  b  .  r  .
    9  b  ~  ~  ~
   10  g  .  .  .
"""


def test_leaders_without_temple_leave_before_treasures_are_taken(tigris: Scenario) -> None:  # rules §4.5, §8.2, §9
    tigris.board(SQUARE_OF_TEMPLES)
    tigris.archer.places("temple", "H8").builds("red_blue", on="H7")
    tigris.then(home="bull king, pot trader", kingdoms="", asked="archer take_action")
    assert tigris.state.treasures.bit_count() == 10


def test_the_trader_keeps_the_temple_if_nothing_is_built(tigris: Scenario) -> None:  # rules §8.4, §9
    tigris.board(SQUARE_OF_TEMPLES)
    tigris.archer.places("temple", "H8").declines()
    tigris.then(asked="pot take_treasures", gained="bull 1 red")
    tigris.pot.takes("F10")
    tigris.then(gained="pot 1 treasure", standing="bull king I6, pot trader J7")


def test_nothing_is_put_on_a_base(tigris: Scenario) -> None:  # rules §8.2
    tigris.given("red_blue temple I7", "bull farmer K10")
    tigris.archer.refused("occupied").places("settlement", "J8").places("king", "J7")
    tigris.archer.refused("monument").strikes("J8")
    tigris.archer.refused("treasure").strikes("I7")
