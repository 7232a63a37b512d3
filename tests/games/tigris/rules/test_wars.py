"""§7 External conflicts (wars)."""

import pytest

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of, present

TRADERS_AND_KINGS = """
       G  H  I  J  K  L
    4 LK  .  .  .  . BT
    5  r  g  .  g  g  r
    6 LT  .  .  .  . BK
"""

TRADERS = """
       G  H  I  J  K  L
    4  .  .  .  .  . {1}
    5  r  g  .  g  g  r
    6 {0}  .  .  .  .  .
"""


def called_off(scenario: Scenario) -> list[str]:
    return [event.sphere for event in scenario.match.events if isinstance(event, events.WarCalledOff)]


def test_war_between_traders(tigris: Scenario) -> None:  # rules §7, example X17
    tigris.board(TRADERS_AND_KINGS).hands(lion="kgggg", bull="g")
    tigris.lion.places("settlement", "I5")
    tigris.then(gained="", asked="lion choose_war")
    assert [option.sphere for option in all_of(ChooseWar, tigris.options)] == ["black", "green"]
    tigris.lion.chooses("green")
    tigris.then(base="1:2")
    tigris.lion.commits(4)
    tigris.bull.commits(1)
    tigris.then(won="lion 5:3", gained="lion 3 green", home="bull trader", discarded="ggggggg")
    tigris.then(kingdoms="G4 G5 G6 H5 I5 | L5 L6", asked="lion take_action")
    assert called_off(tigris) == ["black"]


def test_the_order_of_wars_matters(tigris: Scenario) -> None:  # rules §7.3, §7.8, example X18
    tigris.board(TRADERS_AND_KINGS).hands(lion="kgggg", bull="g")
    tigris.lion.places("settlement", "I5").chooses("black")
    tigris.then(base="0:0")
    tigris.lion.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 0:0", gained="bull 1 black", home="lion king", asked="lion commit_support")
    tigris.lion.commits(4)
    tigris.bull.commits(1)
    tigris.then(won="lion 5:3", gained="lion 3 green", kingdoms="G5 G6 H5 I5 | L5 L6")
    assert called_off(tigris) == []


SETTLEMENTS_BEHIND_THE_TRADER = """
       G  H  I  J  K  L
    3  .  .  . BK  .  .
    4 AK  k  .  r BT  k
    5  r  k  .  k  g  k
    6 AT  g  g  .  .  .
"""


def test_supporters_cut_off_by_the_first_war_do_not_count(
    tigris: Scenario,
) -> None:  # rules §7.5, example X19a, ruling A3
    tigris.board(SETTLEMENTS_BEHIND_THE_TRADER)
    tigris.archer.places("temple", "I5").chooses("green")
    tigris.then(base="2:1")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="archer 2:1", gained="archer 2 green", gone="K5 K4", home="bull trader", base="2:1")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="archer 2:1", gained="archer 2 black", lying="settlement H4 H5 L4 L5", home="bull king")


def test_the_other_order_turns_the_war_of_the_kings(tigris: Scenario) -> None:  # rules §7.3, §7.8, example X19b
    tigris.board(SETTLEMENTS_BEHIND_THE_TRADER)
    tigris.archer.places("temple", "I5").chooses("black")
    tigris.then(base="2:3")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 3:2", gained="bull 3 black", gone="H4 H5", home="archer king", base="2:1")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="archer 2:1", gained="archer 2 green", home="bull trader")


@pytest.mark.parametrize(
    ("active", "west", "east", "attacker"),
    [
        ("archer", "pot", "lion", "pot"),
        ("archer", "lion", "bull", "bull"),
        ("pot", "bull", "archer", "archer"),
        ("bull", "archer", "bull", "bull"),
    ],
)
def test_who_attacks(
    tigris: Scenario, active: str, west: str, east: str, attacker: str
) -> None:  # rules §7.4, example X20
    tigris.board(TRADERS.format(f"{west[0].upper()}T", f"{east[0].upper()}T"))
    getattr(tigris, active).places("settlement", "I5")
    tigris.then(asked=f"{attacker} commit_support")
    assert tigris.match.waiting.facts["role"] == "attacker"
    defender = east if attacker == west else west
    getattr(tigris, attacker).commits(0)
    tigris.then(asked=f"{defender} commit_support")
    assert tigris.match.waiting.facts["role"] == "defender"


def test_the_uniting_tile_counts_for_nobody(tigris: Scenario) -> None:  # rules §7.1, example X21
    tigris.board(TRADERS.format("AT", "BT"))
    tigris.archer.places("market", "I5")
    tigris.then(base="1:2")
    tigris.archer.commits(1)
    tigris.bull.commits(0)
    tigris.then(won="bull 2:2", gained="bull 2 green", lying="market I5 J5 K5")


def test_a_leaderless_region_fights_for_nobody(tigris: Scenario) -> None:  # rules §7.5, example X22, ruling A4
    tigris.board(TRADERS.format("AT", "BT")).given("market I4 I3")
    tigris.archer.places("settlement", "I5").commits(0)
    tigris.then(base="1:2")
    tigris.bull.commits(0)
    tigris.then(gained="bull 2 green", lying="market I3 I4 J5 K5")


def test_temples_spared_in_a_war_of_priests(tigris: Scenario) -> None:  # rules §7.7b, example X23
    tigris.board("""
           E  F  G  H  I  J  K  L
        5  r  .  .  .  .  .  .  .
        6  r LP  .  .  . BK  . BP
        7  r  r  r  .  R  r  r  r
    """)
    tigris.lion.places("settlement", "H7").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="lion 5:4", gained="lion 3 red", home="bull priest", gone="K7 L7", discarded="rr")
    tigris.then(kingdoms="E5 E6 E7 F6 F7 G7 H7 I7 J6 J7")


def test_joining_in_peace(tigris: Scenario) -> None:  # rules §7.2, §8.4, example X24
    tigris.given("archer priest C2", "settlement D2 F2", "bull trader G3")
    tigris.archer.places("farm", "E2")
    tigris.then(gained="bull 1 treasure", asked="archer take_action", kingdoms="B2 C2 D2 E2 F2 F3 G3")
    tigris.then(treasures="K1 P2 F3 N5 I7 B8 O9 F10 K11")


# §7.3 Several wars


def test_a_third_war_in_one_action(tigris: Scenario) -> None:  # rules §7.3, §7.8
    tigris.board("""
           F  G  H  I  J  K  L
        4  . AK  .  .  . BK  .
        5 AP  r  k  .  g  r BP
        6  . AT  .  .  . BT  .
    """)
    tigris.archer.places("temple", "I5")
    assert [option.sphere for option in all_of(ChooseWar, tigris.options)] == ["black", "red", "green"]
    tigris.archer.chooses("red").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 1:1", gained="bull 1 red", home="archer priest")
    assert [option.sphere for option in all_of(ChooseWar, tigris.options)] == ["black", "green"]
    tigris.archer.chooses("black").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="archer 1:0", gained="archer 1 black", home="bull king", asked="archer commit_support")
    tigris.archer.commits(1)
    tigris.bull.commits(1)
    tigris.then(won="bull 2:1", gained="bull 1 green", home="archer trader", asked="archer take_action")


def test_all_four_colours_at_war(tigris: Scenario) -> None:  # rules §7.3
    tigris.board("""
           G  H  I  J  K
        4 AK AF  . BK BF
        5  r  r  .  r  r
        6 AP AT  . BP BT
    """)
    tigris.archer.places("settlement", "I5")
    for sphere in ("blue", "red", "green"):
        tigris.archer.chooses(sphere).commits(0)
        tigris.bull.commits(0)
        tigris.then(gained=f"bull 1 {sphere}")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(gained="bull 1 black", standing="bull king J4, bull farmer K4, bull priest J6, bull trader K6")


TWO_AND_TWO = """
       G  H  I  J  K  L
    4 AK  .  .  .  . LT
    5  r  g  .  g  k  r
    6 PT  .  .  .  . BK
"""


def test_the_attacker_is_determined_anew_for_each_war(tigris: Scenario) -> None:  # rules §7.4
    tigris.board(TWO_AND_TWO)
    tigris.archer.places("temple", "I5").chooses("black").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 1:0", gained="bull 1 black", asked="pot commit_support")
    tigris.pot.commits(0)
    tigris.lion.commits(0)
    tigris.then(won="lion 1:1", gained="lion 2 green")


def test_the_active_player_chooses_without_being_involved(tigris: Scenario) -> None:  # rules §7.3
    tigris.board("""
           G  H  I  J  K  L
        4 BK  .  .  .  . LT
        5  r  g  .  g  k  r
        6 PT  .  .  .  . LK
    """)
    tigris.archer.places("temple", "I5")
    tigris.then(asked="archer choose_war")
    tigris.archer.refused("no_conflict").chooses("red")
    tigris.archer.refused("not_now").ends_turn().declines()
    tigris.archer.chooses("green")
    tigris.then(asked="pot commit_support")


def test_a_war_called_off_by_a_split_is_not_fought(tigris: Scenario) -> None:  # rules §7.8
    tigris.board(TWO_AND_TWO)
    tigris.archer.places("temple", "I5").chooses("green")
    tigris.pot.commits(1)
    tigris.lion.commits(0)
    tigris.then(won="pot 2:1", gained="pot 2 green", gone="J5 L4", asked="archer take_action")
    tigris.then(standing="archer king G4, pot trader G6, bull king L6")


def test_hands_are_not_refilled_between_wars(tigris: Scenario) -> None:  # rules §7.10
    tigris.board(TRADERS_AND_KINGS).hands(lion="kkgggg", bull="kkkggg")
    tigris.lion.places("settlement", "I5").chooses("black").commits(1)
    tigris.bull.commits(3)
    tigris.then(asked="lion commit_support", bag=114)
    assert (tigris.lion.hand, tigris.bull.hand) == ("gggg", "ggg")


# §7.5–7.7 Strength, reinforcement, consequences


def test_markets_anywhere_in_the_kingdom_fight(tigris: Scenario) -> None:  # rules §7.5
    tigris.board(TRADERS.format("AT", "BT")).given("market M5 M6 M4")
    tigris.archer.places("settlement", "I5")
    tigris.then(base="1:5")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 5:1", gained="bull 2 green")


def test_the_winner_loses_no_tiles(tigris: Scenario) -> None:  # rules §7.7d
    tigris.board(TRADERS.format("AT", "BT")).given("market H4 H3").hands(bull="")
    tigris.archer.places("settlement", "I5").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="archer 3:2", gained="archer 3 green", lying="market H3 H4 H5", discarded="gg")


def test_reinforcement_has_the_colour_of_the_leaders(tigris: Scenario) -> None:  # rules §7.6
    tigris.board(TRADERS.format("AT", "BT")).hands(archer="krrrgg", bull="rrrrrr")
    tigris.archer.places("settlement", "I5")
    assert [option.count for option in all_of(CommitSupport, tigris.options)] == [0, 1, 2]
    assert present(tigris.match.why_not(("rack/temple",))).code == "wrong_color"
    tigris.archer.refused("not_in_hand").commits(3)
    tigris.archer.commits(2)
    tigris.bull.refused("not_in_hand").commits(1)


def test_tiles_may_be_added_to_a_lost_war(tigris: Scenario) -> None:  # rules §7.6
    tigris.board(TRADERS.format("AT", "BT")).hands(archer="kgggg", bull="gg")
    tigris.archer.places("settlement", "I5").commits(4)
    tigris.bull.commits(1)
    tigris.then(won="archer 5:3", gained="archer 3 green", discarded="ggggggg")


def test_tiles_may_be_added_to_a_won_war(tigris: Scenario) -> None:  # rules §7.6
    tigris.board(TRADERS.format("AT", "BT")).hands(archer="k", bull="gggg")
    tigris.archer.places("settlement", "I5").commits(0)
    tigris.bull.commits(4)
    tigris.then(won="bull 6:1", gained="bull 2 green", discarded="ggggg")


def test_bases_do_not_fight(tigris: Scenario) -> None:  # rules §7.5, §8.2
    tigris.board(TRADERS.format("AT", "BT")).given("black_green market K6")
    tigris.archer.places("settlement", "I5")
    tigris.then(base="1:2")


def test_bases_of_the_loser_stay(tigris: Scenario) -> None:  # rules §7.7, §8.2
    tigris.board(TRADERS.format("AT", "BT")).given("black_green market E5")
    tigris.archer.places("settlement", "I5").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 2:1", gained="bull 2 green", face_down="E5 F5 E6 F6", lying="market J5 K5")


def test_settlements_beside_a_leader_are_not_spared(tigris: Scenario) -> None:  # rules §7.7b
    tigris.board("""
           G  H  I  J  K  L
        4  .  .  .  . BK  .
        5 AK  r  .  k  r  k
        6  .  .  . BT  .  .
        7  .  .  R  r  .  .
    """).hands(archer="kkkk")
    tigris.archer.places("settlement", "I5").commits(3)
    tigris.bull.commits(0)
    tigris.then(won="archer 3:2", gained="archer 3 black", home="bull king", gone="J5 L5")


def test_temples_beside_leaders_of_anybody_are_spared(tigris: Scenario) -> None:  # rules §7.7b
    tigris.board("""
           G  H  I  J  K  L
        4  .  .  .  .  . PF
        5 AP  r  .  r  r  r
        6  .  .  . BP  .  r
    """).hands(archer="krrrr")
    tigris.archer.places("settlement", "I5").commits(4)
    tigris.bull.commits(0)
    tigris.then(won="archer 5:4", gained="archer 4 red", gone="J5 K5 L6", kingdoms="G5 H5 I5 | L4 L5")


def test_a_temple_that_unites_priests_stays(tigris: Scenario) -> None:  # rules §7.1, ruling A13
    tigris.board("""
           G  H  I  J  K  L
        5 AP  r  .  r  r BP
    """)
    tigris.archer.places("temple", "I5")
    tigris.then(base="1:2")
    tigris.archer.commits(0)
    tigris.bull.commits(0)
    tigris.then(won="bull 2:1", gained="bull 2 red", gone="G5 H5", kingdoms="I5 J5 K5 L5")


def test_farms_leave_the_river(tigris: Scenario) -> None:  # rules §7.7
    tigris.given("lion farmer F9", "farm G9 H9", "temple J10", "bull farmer K10", "farm J9")
    tigris.lion.places("farm", "I9").commits(0)
    tigris.bull.commits(0)
    tigris.then(won="lion 2:1", gained="lion 2 blue", lying="farm G9 H9 I9", home="bull farmer")


def test_the_uniting_tile_is_an_ordinary_tile_afterwards(tigris: Scenario) -> None:  # rules §7.9
    tigris.board("""
           G  H  I  J  K  L  M
        4  .  .  .  .  .  .  .
        5  r  .  r PK  .  g  r
        6 AT  .  .  .  .  . BT
    """)
    tigris.archer.places("market", "H5")
    tigris.then(gained="", asked="archer take_action")
    tigris.archer.places("settlement", "K5")
    tigris.then(base="1:1")
