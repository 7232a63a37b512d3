"""§1 Components and setup, §14 the advanced board, the board facts of §15."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from imperium_desktop.games.tigris.rules import options
from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.options import ChooseDynasty, TakeTreasure
from imperium_desktop.games.tigris.rules.squares import labels_in
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of, present

STANDARD_TEMPLES = {"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}


def new_game(seats: int = 4, seed: int = 0, **variants: Any) -> State:
    setup = TigrisSetup(seats=seats, dynasties=DYNASTIES[:seats], **variants)
    state: State = load_game("tigris").new(setup, Chance(seed))
    return state


def tiles_in_bag_and_hands(state: State) -> Counter[str]:
    return Counter(state.bag + "".join(player.hand for player in state.players))


@pytest.mark.parametrize(("seats", "left"), [(2, 131), (3, 125), (4, 119)])
def test_new_game(seats: int, left: int) -> None:  # rules §1.2, §1.5, example X1
    state = new_game(seats)
    assert tiles_in_bag_and_hands(state) == {"r": 47, "k": 30, "b": 36, "g": 30}
    assert len(state.bag) == left
    assert set(labels_in(state.tiles[1])) == set(labels_in(state.treasures)) == STANDARD_TEMPLES
    for player in state.players:
        assert len(player.hand) == 6
        assert player.catastrophes == 2
        assert player.leaders == [-1, -1, -1, -1]
        assert player.points == [0, 0, 0, 0]
        assert player.treasures == 0
    assert state.monuments == [-1] * 6


def test_two_to_four_play() -> None:  # rules §1.5
    assert tuple(load_game("tigris").seats) == (2, 3, 4)


def test_board() -> None:  # rules §1.1
    board = load_game("tigris").content.boards["standard"]
    assert board.river.bit_count() == 41
    assert board.land.bit_count() == 135
    assert set(labels_in(board.temples)) == STANDARD_TEMPLES
    assert set(labels_in(board.corners)) == {"B2", "P2", "B8", "O9"}


def test_the_river_has_one_square_for_a_monument() -> None:  # rules §8.1
    river = set(labels_in(load_game("tigris").content.boards["standard"].river))
    squares = [
        {f"{left}{row}", f"{right}{row}", f"{left}{row + 1}", f"{right}{row + 1}"}
        for left, right in zip("ABCDEFGHIJKLMNO", "BCDEFGHIJKLMNOP", strict=True)
        for row in range(1, 11)
    ]
    assert [square for square in squares if square <= river] == [{"O4", "P4", "O5", "P5"}]


def test_every_pair_of_colours_has_one_monument() -> None:  # rules §1.4
    content = load_game("tigris").content
    assert len(content.monuments) == 6
    assert len({frozenset(pair) for pair in content.monument_spheres}) == 6


def test_advanced_board() -> None:  # rules §14
    board = load_game("tigris").content.boards["advanced"]
    assert board.river.bit_count() == 39
    assert board.temples.bit_count() == 14
    assert set(labels_in(board.corners)) == {"B3", "P6", "A8", "E10", "J11", "O11"}
    state = new_game(board="advanced")
    assert tiles_in_bag_and_hands(state) == {"r": 43, "k": 30, "b": 36, "g": 30}
    assert len(state.bag) == 139 - 24
    assert state.treasures.bit_count() == state.tiles[1].bit_count() == 14


@pytest.mark.parametrize(("last", "ending"), [("", ""), ("E10", "treasures")])
def test_advanced_board_ends_with_two_treasures_too(
    lay_out: Callable[..., Scenario], last: str, ending: str
) -> None:  # rules §14
    scenario = lay_out(board="advanced").given(f"bull treasure E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 {last}")
    scenario.archer.ends_turn()
    scenario.then(ended=ending)


def test_corner_treasures_of_the_advanced_board(lay_out: Callable[..., Scenario]) -> None:  # rules §14, §8.4
    scenario = lay_out(board="advanced").given("settlement K11 L11 M11 N11")
    scenario.archer.places("trader", "I11")
    assert {option.square for option in all_of(TakeTreasure, scenario.options)} == {"J11", "O11"}


def test_corner_treasures_come_first_on_the_advanced_board(lay_out: Callable[..., Scenario]) -> None:  # rules §14, §8.4
    scenario = lay_out(board="advanced").given("settlement M9 M11", "farm M10", "settlement N11")
    scenario.archer.places("trader", "L8")
    scenario.then(gained="archer 1 treasure")
    assert "O11" not in labels_in(scenario.state.treasures)


@pytest.mark.parametrize(
    ("hand", "choices"),
    [("kkrrbb", 589), ("kkggbb", 589), ("kkrrgg", 673), ("kkrbgg", 714)],
)
def test_number_of_choices_at_the_first_move(tigris: Scenario, hand: str, choices: int) -> None:  # rules §15
    tigris.hands(archer=hand)
    kinds = Counter(option.name for option in tigris.options)
    assert kinds["place_leader"] == 4 * 33
    assert kinds["play_catastrophe"] == 166
    assert kinds["swap_tiles"] == kinds["end_turn"] == 1
    assert kinds.total() - 2 == choices


def test_catastrophes_are_not_among_the_six_tiles(tigris: Scenario) -> None:  # rules §1.3
    tigris.archer.strikes("A4").strikes("B4")
    assert tigris.archer.hand == "kkrbgg"
    tigris.then(bag=119)


def test_unused_dynasties_stay_in_the_box(lay_out: Callable[..., Scenario]) -> None:  # rules §1.5
    scenario = lay_out("pot", "lion")
    elements = set(scenario.game.elements(scenario.state))
    assert "leader/pot/king" in elements
    assert "leader/bull/king" not in elements
    scenario.pot.ends_turn()
    scenario.lion.ends_turn()
    scenario.then(asked="pot take_action")


def test_the_bag_is_shuffled_by_the_seed() -> None:  # rules §15
    assert new_game(seed=7).bag == new_game(seed=7).bag
    assert new_game(seed=7).bag != new_game(seed=8).bag


# §1.6 Dynasties and first player


def test_first_player_is_drawn_by_lot() -> None:  # rules §1.6
    assert {new_game(seed=seed).active for seed in range(40)} == {0, 1, 2, 3}


def test_first_player_can_be_settled() -> None:  # rules §1.6
    assert {new_game(seed=seed, first=2).active for seed in range(10)} == {2}


def test_turns_go_clockwise_from_the_first_player(tigris: Scenario) -> None:  # rules §1.6
    tigris.pot.ends_turn()
    tigris.lion.ends_turn()
    tigris.archer.ends_turn()
    tigris.bull.ends_turn()
    tigris.then(asked="pot take_action")


def choosing(seats: int) -> AnyMatch:
    return Match(load_game("tigris"), TigrisSetup(seats=seats, first=1), 0)


def offered(match: AnyMatch) -> list[str]:
    return [option.dynasty for option in all_of(ChooseDynasty, match.waiting.options)]


def test_dynasties_are_chosen_from_the_first_player_on() -> None:  # rules §1.6
    match = choosing(3)
    asked = []
    for dynasty in ("lion", "archer", "bull"):
        asked.append((match.waiting.seat, match.waiting.kind, offered(match)))
        match.answer(options.ChooseDynasty(dynasty))
    assert asked == [
        (1, "tigris.choose_dynasty", ["archer", "bull", "pot", "lion"]),
        (2, "tigris.choose_dynasty", ["archer", "bull", "pot"]),
        (0, "tigris.choose_dynasty", ["bull", "pot"]),
    ]
    assert [player.dynasty for player in match.state.players] == ["bull", "lion", "archer"]
    assert (match.waiting.seat, match.waiting.kind) == (1, "tigris.take_action")


def test_the_fourth_player_gets_the_last_dynasty_unasked() -> None:  # rules §1.6, §15
    match = choosing(4)
    for dynasty in ("lion", "archer", "bull"):
        match.answer(options.ChooseDynasty(dynasty))
    assert [player.dynasty for player in match.state.players] == ["pot", "lion", "archer", "bull"]
    assert match.waiting.kind == "tigris.take_action"


def test_a_dynasty_is_chosen_once() -> None:  # rules §1.6
    match = choosing(2)
    match.answer(options.ChooseDynasty("pot"))
    before = match.digest()
    with pytest.raises(ValueError, match="dynasty_taken"):
        match.answer(options.ChooseDynasty("pot"))
    assert present(match.why_not(("dynasty/pot",))).code == "dynasty_taken"
    assert present(match.why_not(("dynasty/lion", "dynasty/lion"))).code == "whole_choice"
    assert present(match.why_not(("cell/C6",))).code == "not_now"
    assert match.digest() == before


def test_settled_dynasties_are_not_asked() -> None:  # rules §1.6
    setup = TigrisSetup(seats=2, dynasties=("lion", "pot"), first=1)
    match = Match(load_game("tigris"), setup, 0)
    assert (match.waiting.seat, match.waiting.kind) == (1, "tigris.take_action")
    assert [player.dynasty for player in match.state.players] == ["lion", "pot"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 1},
        {"seats": 5},
        {"seats": 2, "dynasties": ("lion",)},
        {"seats": 2, "dynasties": ("lion", "lion")},
        {"seats": 2, "dynasties": ("lion", "pot", "pot")},
        {"seats": 2, "first": 2},
        {"seats": 2, "first": -1},
    ],
)
def test_setups_that_do_not_exist(wrong: dict[str, Any]) -> None:  # rules §1.5, §1.6
    with pytest.raises(ValueError, match=r"players|dynasty|no seat"):
        TigrisSetup(**wrong)
