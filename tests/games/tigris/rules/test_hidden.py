"""§1.7 Hidden and open information, §14 open scores."""

from collections.abc import Callable

import pytest

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import snapshot
from imperium_desktop.rules.record import UndoStops
from tests.games.tigris.rules.builder import Scenario

from . import invariant

ARCHER, BULL, POT, LION = range(4)


def test_hands_of_others_are_hidden_but_not_their_size(tigris: Scenario) -> None:  # rules §1.7
    tigris.hands(archer="kkrrbb", bull="rr")
    seen = tigris.match.view(ARCHER)
    assert seen.players[ARCHER].hand == "kkrrbb"
    assert seen.players[BULL].hand == "??"


def test_points_and_treasures_of_others_are_hidden(tigris: Scenario) -> None:  # rules §1.7
    tigris.given("archer treasure B2", "bull treasure F3").points(archer=(1, 2, 3, 4), bull=(5, 6, 7, 8))
    seen = tigris.match.view(ARCHER)
    assert (seen.players[ARCHER].points, seen.players[ARCHER].treasures) == ([1, 2, 3, 4], 1)
    assert (seen.players[BULL].points, seen.players[BULL].treasures) == ([-1, -1, -1, -1], -1)


def test_open_scores(lay_out: Callable[..., Scenario]) -> None:  # rules §14
    scenario = lay_out(scores="open").given("bull treasure F3").points(bull=(5, 6, 7, 8))
    seen = scenario.match.view(ARCHER)
    assert (seen.players[BULL].points, seen.players[BULL].treasures) == ([5, 6, 7, 8], 1)
    assert seen.players[BULL].hand == "??????"


def test_bag_and_discards_show_only_how_many(tigris: Scenario) -> None:  # rules §1.7
    tigris.bag(50)
    seen = tigris.match.view(ARCHER)
    assert seen.bag == "?" * 50
    assert set(seen.discards) == {"?"}


def test_board_catastrophes_and_monuments_are_open(tigris: Scenario) -> None:  # rules §1.7
    tigris.given("temple J5", "archer king I6", "bull catastrophe A4", "black_green market K2")
    seen, state = tigris.match.view(LION), tigris.match.state
    for open_to_all in ("tiles", "bases", "treasures", "catastrophes", "monuments", "active", "actions_left"):
        assert getattr(seen, open_to_all) == getattr(state, open_to_all)
    assert seen.players[BULL].catastrophes == 1
    assert seen.players[ARCHER].leaders == state.players[ARCHER].leaders


def test_what_cannot_be_seen_makes_no_difference(lay_out: Callable[..., Scenario]) -> None:  # rules §1.7
    views = []
    for bull, points in (("kkkrrr", (0, 1, 2, 3)), ("bbbggg", (9, 9, 9, 9))):
        scenario = lay_out().hands(bull=bull).points(bull=points)
        views.append(snapshot(scenario.match.view(ARCHER)))
    assert views[0] == views[1]


def test_screens_are_off_after_the_end(tigris: Scenario) -> None:  # rules §12.1
    tigris.hands(archer="kkrrb").points(bull=(5, 6, 7, 8)).bag("")
    tigris.archer.ends_turn()
    seen = tigris.match.view(ARCHER)
    assert seen.players[BULL].points == [5, 6, 7, 8]
    assert seen.players[BULL].hand == "kkrbgg"


def test_only_the_owner_sees_which_tiles_were_swapped_and_drawn(tigris: Scenario) -> None:  # rules §1.7
    tigris.bag("rg")
    tigris.archer.swaps("kb")
    swapped, drawn = tigris.match.events[-2:]
    assert swapped == swapped.seen_by(ARCHER) == events.TilesSwapped(ARCHER, 2, "kb")
    assert drawn == drawn.seen_by(ARCHER) == events.TilesDrawn(ARCHER, 2, "rg")
    assert swapped.seen_by(BULL) == events.TilesSwapped(ARCHER, 2, "??")
    assert drawn.seen_by(BULL) == events.TilesDrawn(ARCHER, 2, "??")


def test_everybody_sees_a_gained_cube_and_added_tiles(tigris: Scenario) -> None:  # rules §1.7
    tigris.given("archer king I6")
    tigris.archer.places("settlement", "I5")
    cube = tigris.match.events[-1]
    assert cube == cube.seen_by(BULL) == events.PointGained(ARCHER, "black", "king")


def test_an_imagined_table_cannot_be_told_from_the_real_one(tigris: Scenario) -> None:  # rules §1.7
    tigris.given("archer king I6", "black_green market J5", "archer treasure B2", "bull treasure F3 K1")
    tigris.points(archer=(4, 4, 4, 4), bull=(1, 1, 1, 1)).bag(50)
    hands, chances = set(), set()
    for seed in range(5):
        imagined = tigris.match.seen_by(ARCHER).imagine(Chance(seed))
        invariant.check(imagined.state)
        assert snapshot(imagined.view(ARCHER)) == snapshot(tigris.match.view(ARCHER))
        assert sum(player.treasures for player in imagined.state.players) == 3
        assert min(count for player in imagined.state.players for count in player.points) >= 0
        hands.add(imagined.state.players[BULL].hand)
        chances.add(snapshot(imagined.state.chance))
    assert len(hands) > 1
    assert len(chances) == 5


def test_in_an_imagined_conflict_the_attacker_held_what_was_added(tigris: Scenario) -> None:  # rules §1.7, §6.4
    tigris.given("bull king I6").hands(lion="rrrrrr")
    tigris.lion.places("king", "I8").commits(6)
    for seed in range(5):
        imagined = tigris.match.seen_by(BULL).imagine(Chance(seed))
        invariant.check_components(imagined.state)
        assert imagined.state.players[LION].hand == ""
        assert imagined.waiting.seat == BULL


def test_in_an_imagined_war_the_active_player_held_the_tile_that_was_placed(tigris: Scenario) -> None:  # rules §1.7, §7
    tigris.given("temple G5 L5", "archer trader G6", "bull trader L4", "market H5 J5 K5")
    tigris.hands(archer="k", bull="rrrrrr", pot="rrrrrr", lion="rrrrrr")
    tigris.archer.places("settlement", "I5").commits(0)
    for seed in range(5):
        imagined = tigris.match.seen_by(BULL).imagine(Chance(seed))
        invariant.check_components(imagined.state)
        assert imagined.state.players[ARCHER].hand == ""
        assert imagined.waiting.seat == BULL


def test_open_scores_are_not_imagined(lay_out: Callable[..., Scenario]) -> None:  # rules §14
    scenario = lay_out(scores="open").given("bull treasure F3").points(bull=(5, 6, 7, 8))
    imagined = scenario.match.seen_by(ARCHER).imagine(Chance(0)).state
    assert (imagined.players[BULL].points, imagined.players[BULL].treasures) == ([5, 6, 7, 8], 1)


# §15 Undo is free until something hidden came to light


def test_undo_of_what_everybody_saw(tigris: Scenario) -> None:  # rules §15
    before = tigris.match.digest()
    tigris.archer.places("settlement", "C6")
    tigris.match.undo()
    assert tigris.match.digest() == before


def test_no_undo_behind_a_draw(tigris: Scenario) -> None:  # rules §15
    tigris.archer.swaps("k")
    with pytest.raises(UndoStops):
        tigris.match.undo()


def test_no_undo_behind_a_refill(tigris: Scenario) -> None:  # rules §15
    tigris.archer.places("settlement", "C6").ends_turn()
    with pytest.raises(UndoStops):
        tigris.match.undo()


def test_no_undo_behind_the_end(tigris: Scenario) -> None:  # rules §12.1
    tigris.given("bull treasure K1 B2 P2 F3 B8 O9 I7 N5")
    tigris.archer.ends_turn()
    with pytest.raises(UndoStops):
        tigris.match.undo()


def test_no_undo_behind_a_reinforcement(tigris: Scenario) -> None:  # rules §15
    tigris.given("bull king I6")
    tigris.lion.places("king", "I8").commits(1)
    with pytest.raises(UndoStops):
        tigris.match.undo()
