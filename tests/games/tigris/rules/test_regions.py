"""§2 Regions and kingdoms."""

from imperium_desktop.games.tigris.analysis.survey import LeaderThere, kingdom_at
from imperium_desktop.games.tigris.rules.squares import SQUARES, labels_in
from tests.games.tigris.rules.builder import Scenario


def test_a_leader_with_its_temple_is_a_kingdom(tigris: Scenario) -> None:  # rules §2.3, example X2
    tigris.then(kingdoms="")
    tigris.archer.places("king", "I6")
    tigris.then(kingdoms="I6 I7")


def test_what_a_look_at_a_kingdom_tells(tigris: Scenario) -> None:  # rules §2.3, §6.3, §7.5
    tigris.given("archer king I6", "bull trader I8", "market J7 K7", "bull king F2", "settlement G3")
    kingdom = kingdom_at(tigris.state, SQUARES["K7"])
    assert (labels_in(kingdom.squares), labels_in(kingdom.treasures)) == (("I6", "I7", "J7", "K7", "I8"), ("I7",))
    king, trader = (SQUARES[square] for square in ("I6", "I8"))
    assert kingdom.leaders == (LeaderThere(0, 0, king, 0, 1), LeaderThere(1, 3, trader, 2, 1))


def test_corners_do_not_connect(tigris: Scenario) -> None:  # rules §2.1
    tigris.given("archer king I6", "settlement J5 H5 H8 J8")
    tigris.then(kingdoms="I6 I7")
    tigris.archer.places("market", "K5")
    tigris.then(kingdoms="I6 I7", gained="")


def test_edges_connect_whatever_colour_on_river_and_land(tigris: Scenario) -> None:  # rules §2.2
    tigris.given("archer king I6", "market I8", "farm I9", "settlement I10")
    tigris.then(kingdoms="I6 I7 I8 I9 I10")
    tigris.archer.places("settlement", "J10")
    tigris.then(kingdoms="I6 I7 I8 I9 I10 J10", gained="archer 1 black")


def test_face_down_bases_connect(tigris: Scenario) -> None:  # rules §2.2, §8.2
    tigris.given("archer king I6", "black_green market J5")
    tigris.bull.places("settlement", "L5")
    tigris.then(kingdoms="I6 I7 J5 J6 K5 K6 L5", gained="archer 1 black")


def test_catastrophes_do_not_connect(tigris: Scenario) -> None:  # rules §2.2
    tigris.given("archer king I6", "bull catastrophe I5")
    tigris.bull.places("settlement", "I4")
    tigris.then(kingdoms="I6 I7", gained="")


def test_several_dynasties_in_one_kingdom(tigris: Scenario) -> None:  # rules §2.3, §2.4
    tigris.given("archer king I6", "bull priest H7", "pot farmer J7")
    tigris.lion.places("trader", "I8")
    tigris.then(kingdoms="H7 I6 I7 I8 J7", asked="lion take_action", gained="")
    tigris.lion.places("market", "I5")
    tigris.then(gained="lion 1 green")
