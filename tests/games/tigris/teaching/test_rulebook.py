"""Pictures and examples in the rulebook of Tigris & Euphrates: positions of the game, and they come out as told."""

import pytest

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, TILES
from imperium_desktop.games.tigris.rules.options import PlaceLeader
from imperium_desktop.games.tigris.rules.scoring import key, place_jokers
from imperium_desktop.games.tigris.rules.squares import SQUARES, labels_in
from imperium_desktop.games.tigris.rules.state import Player
from imperium_desktop.games.tigris.teaching.pictures import BoardPicture
from imperium_desktop.registry import load_game
from imperium_desktop.teaching.pictures import read_pictures
from tests.games.tigris.rules.builder import Scenario
from tests.games.tigris.rules.invariant import beside

PICTURES = read_pictures("tigris", BoardPicture)
BOARD = load_game("tigris").content.boards["standard"]
RIVER = set(labels_in(BOARD.river))
STARTING_TEMPLES = set(labels_in(BOARD.temples))
UNFINISHED = {"revolt", "war", "priest_war", "treasures"}
"""Pictures taken in the middle of an action."""

each_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)


def squares(text: str | None) -> list[str]:
    return (text or "").split()


def tiles(picture: BoardPicture) -> dict[str, str]:
    return {square: tile for tile, where in picture.tiles.items() for square in squares(where)}


def bases(picture: BoardPicture) -> dict[str, str]:
    return {square: tile for tile, where in picture.bases.items() for square in squares(where)}


@each_picture
def test_pictures_obey_the_terrain(picture: BoardPicture) -> None:
    for square, tile in {**tiles(picture), **bases(picture)}.items():
        assert tile in TILES
        assert (square in RIVER) == (tile == "farm"), square
    temples = {square for square, tile in tiles(picture).items() if tile == "temple"}
    for leader, square in picture.leaders.items():
        dynasty, kind = leader.split()
        assert dynasty in DYNASTIES
        assert kind in LEADERS
        assert square not in RIVER
        assert beside(square) & temples, leader


@each_picture
def test_pictures_hold_one_thing_on_a_square_and_all_within_the_frame(picture: BoardPicture) -> None:
    top_left, bottom_right = picture.frame.split(":")
    frame = {
        square
        for square in SQUARES
        if top_left[0] <= square[0] <= bottom_right[0] and int(top_left[1:]) <= int(square[1:]) <= int(bottom_right[1:])
    }
    lying = [*tiles(picture), *bases(picture), *picture.leaders.values(), *squares(picture.catastrophes)]
    assert len(lying) == len(set(lying))
    assert {*lying, *squares(picture.mark)} <= frame
    assert frame & STARTING_TEMPLES <= {*tiles(picture), *bases(picture)}, "a starting temple is missing"
    assert set(squares(picture.treasures)) <= STARTING_TEMPLES & {*tiles(picture), *bases(picture)}
    assert picture.unification is None or picture.unification in tiles(picture)
    assert len(bases(picture)) == 4 * len(picture.monuments)


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_pictures_taken_between_actions_are_positions_of_the_game(name: str) -> None:
    if name not in UNFINISHED:
        assert lay(PICTURES[name]).match


def lay(picture: BoardPicture, *without: str) -> Scenario:
    """The position of a picture, ready to be played; some squares may be left empty."""
    scenario = Scenario()
    for square, tile in tiles(picture).items():
        if square not in {*STARTING_TEMPLES, *without}:
            scenario.given(f"{tile} {square}")
    for leader, square in picture.leaders.items():
        if square not in without:
            scenario.given(f"{leader} {square}")
    for monument, square in picture.monuments.items():
        scenario.given(f"{monument} {bases(picture)[square]} {square}")
    for square in squares(picture.catastrophes):
        if square not in without:
            scenario.given(f"archer catastrophe {square}")
    return scenario


# The examples come out as they are told


def test_example_of_kingdoms() -> None:
    lay(PICTURES["kingdom"]).then(kingdoms=PICTURES["kingdom"].mark or "")
    lay(PICTURES["farm_bridge"]).then(kingdoms="H7 I7 I8 I9 I10 J10")


def test_example_of_leader_squares() -> None:
    position = lay(PICTURES["leader_squares"])
    position.pot.refused("joins_kingdoms").places("trader", "J6")
    open_squares = {o.square for o in position.options if isinstance(o, PlaceLeader) and o.leader == "trader"}
    marked = set(squares(PICTURES["leader_squares"].mark))
    assert open_squares & {near for temple in ("K6", "I7") for near in beside(temple)} == marked
    lay(PICTURES["leader_squares"]).archer.may.moves("king", "J6")


def test_example_of_points_for_tiles() -> None:
    position = lay(PICTURES["tile_point"])
    position.archer.places("market", "H7")
    position.then(gained="bull 1 green")
    position.archer.places("temple", "I8")
    position.then(gained="archer 1 red")
    position.bull.places("settlement", "K7")
    position.then(gained="archer 1 black")


def test_example_of_a_revolt() -> None:
    position = lay(PICTURES["revolt"], "I8").hands(lion="r", bull="rr")
    position.lion.places("king", "I8").commits(1)
    position.bull.commits(2)
    position.then(base="2:1", won="bull 3:3", gained="bull 1 red", home="lion king")


def test_example_of_a_war() -> None:
    position = lay(PICTURES["war"], "I5")
    position.lion.places("temple", "I5").chooses("green").commits(2)
    position.bull.commits(0)
    after = PICTURES["war_after"]
    position.then(
        base="2:3",
        won="lion 4:3",
        gained="lion 4 green",
        standing=", ".join(f"{leader} {square}" for leader, square in after.leaders.items()),
        lying=f"market {after.tiles['market']}",
        gone=after.mark or "",
        asked="lion take_action",
    )


def test_example_of_the_other_order_of_wars() -> None:
    position = lay(PICTURES["war"], "I5")
    position.lion.places("temple", "I5").chooses("black").commits(0)
    position.bull.commits(0)
    position.then(won="bull 0:0", gained="bull 1 black", home="lion king")


def test_example_of_a_war_of_priests() -> None:
    position = lay(PICTURES["priest_war"], "H7").hands(lion="krrr")
    position.lion.places("settlement", "H7").commits(3)
    position.bull.commits(0)
    position.then(base="2:4", won="lion 5:4", gained="lion 3 red", gone="K7 L7 L6")
    position.then(standing="lion priest F7, bull king J6")


def test_example_of_monument_income() -> None:
    position = lay(PICTURES["monument"])
    position.archer.ends_turn()
    position.then(gained="archer 1 green")
    position.bull.ends_turn()
    position.then(gained="bull 1 black")


def test_example_of_treasures() -> None:
    position = lay(PICTURES["treasures"], "E2")
    position.archer.places("farm", "E2")
    position.then(gained="lion 1 blue, bull 1 treasure", treasures=" ".join(STARTING_TEMPLES - {"B2"}))


def test_example_of_a_catastrophe() -> None:
    position = lay(PICTURES["catastrophe"], "K7").given("market K7")
    position.archer.strikes("K7")
    position.then(kingdoms="I6 I7 J7 | L6 L7")


def test_example_of_scoring() -> None:
    pot = Player("pot", "", [], 0, [5, 9, 4, 7], treasures=3)
    lion = Player("lion", "", [], 0, [12, 6, 8, 6], treasures=0)
    assert place_jokers(pot) == ([6, 9, 6, 7], [2, 0, 2])
    assert key(lion) > key(pot)
