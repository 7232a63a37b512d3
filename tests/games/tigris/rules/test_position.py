"""Positions as data: laid out whole, or refused with the reason."""

import re

import msgspec
import pytest

from imperium_desktop.games.tigris.analysis.position import Position, lay_out
from imperium_desktop.games.tigris.rules.squares import labels_in
from imperium_desktop.registry import load_game
from tests.games.tigris.rules import invariant

GAME = load_game("tigris")


def position(**fields: object) -> Position:
    return msgspec.convert(fields, Position)


FULL = {
    "dynasties": ["pot", "lion", "archer"],
    "active": "lion",
    "actions_left": 1,
    "tiles": {"temple": "H8 I7", "settlement": "J7", "farm": "I9"},
    "bases": {"market": "J4 K4 J5 K5"},
    "leaders": {"lion king": "I6", "archer trader": "H7", "pot priest": "F9"},
    "monuments": {"black_green": "J4"},
    "treasures": "B2 I7 K1 P2 N5 B8 F10 K11",
    "taken": {"lion": 1, "pot": 1},
    "catastrophes": "A1 A4 O9",
    "hands": {"lion": "gkr", "pot": ""},
    "points": {"archer": [1, 2, 3, 4]},
    "bag": "kkr",
    "variants": {"conflict_support": "english"},
}


def test_a_position_is_laid_out_whole() -> None:
    state = lay_out(GAME.content, position(**FULL))
    invariant.check(state)
    pot, lion, archer = state.players
    assert [player.dynasty for player in state.players] == ["pot", "lion", "archer"]
    assert (state.active, state.actions_left, state.setup.first) == (1, 1, 1)
    assert (lion.hand, pot.hand, len(archer.hand)) == ("krg", "", 6)
    assert archer.points == [1, 2, 3, 4]
    assert (lion.treasures, pot.treasures, archer.treasures) == (1, 1, 0)
    assert (pot.catastrophes, lion.catastrophes, archer.catastrophes) == (2, 1, 0)
    assert state.bag == "kkr"
    assert labels_in(state.bases[3]) == ("J4", "K4", "J5", "K5")
    assert invariant.leaders(state) == {"I6": "lion king", "H7": "archer trader", "F9": "pot priest"}
    assert "O9" not in invariant.tiles(state), "its temple lies under the catastrophe"
    assert state.setup.conflict_support == "english"


def test_an_empty_position_is_a_new_game() -> None:
    state = lay_out(GAME.content, Position())
    invariant.check(state)
    assert len(state.bag) == 131
    assert state.treasures.bit_count() == 10
    assert lay_out(GAME.content, Position()) == state, "always the same"


def test_a_starting_temple_may_be_named_and_turned_over() -> None:
    named = lay_out(GAME.content, position(tiles={"temple": "I7"}))
    assert named == lay_out(GAME.content, Position())
    built = position(tiles={"temple": "K6"}, bases={"temple": "I6 J6 I7 J7"}, monuments={"black_red": "I6"})
    state = lay_out(GAME.content, built)
    invariant.check(state)
    assert "I7" in labels_in(state.bases[1] & state.treasures)


def test_a_position_survives_as_data() -> None:
    laid = position(**FULL)
    assert msgspec.json.decode(msgspec.json.encode(laid), type=Position) == laid


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"dynasties": ["lion"]}, "2 to 4 players"),
        ({"dynasties": ["lion", "lion"]}, "each at most once"),
        ({"active": "pot"}, "pot is active, but does not play"),
        ({"actions_left": 3}, "must be 1 to 2"),
        ({"variants": {"board": "round"}}, "Invalid enum value 'round'"),
        ({"variants": {"dice": "yes"}}, "unknown field `dice`"),
        ({"tiles": {"farm": "F5"}}, "farm on F5: not a river square"),
        ({"tiles": {"market": "A4"}}, "market on A4: not a land square"),
        ({"tiles": {"market": "B2"}}, "market on B2: something lies there already"),
        ({"tiles": {"market": "C2", "temple": "C2"}}, "temple on C2: something lies there already"),
        ({"tiles": {"market": "Q1"}}, "there is no square 'Q1'"),
        ({"tiles": {"market": " ".join(f"{c}{r}" for c in "EGHIJKLM" for r in (4, 5, 6, 10))}}, "no more market tiles"),
        ({"leaders": {"lion king": "A1"}}, "lion king on A1: no face-up temple beside it"),
        ({"leaders": {"lion king": "A7"}}, "lion king on A7: a leader does not stand on the river"),
        ({"leaders": {"lion king": "B2"}}, "lion king on B2: something lies there already"),
        ({"leaders": {"lion king": "I6", "bull farmer": "I6"}}, "bull farmer on I6: something lies there already"),
        ({"leaders": {"lion king": "I6", "bull king": "I8"}}, "two leaders of one colour, black"),
        ({"leaders": {"pot king": "I6"}}, "'pot' does not play"),
        ({"leaders": {"cat king": "I6"}}, "there is no dynasty 'cat'"),
        ({"leaders": {"lion queen": "I6"}}, "'lion queen' is not a dynasty and a leader"),
        ({"leaders": {"lion king": "I6 I8"}}, "there is no square 'I6 I8'"),
        (
            {"leaders": {"lion king": "J6"}, "tiles": {"temple": "K6"}, "catastrophes": "J6"},
            "lion king on J6: something lies there already",
        ),
        (
            {"leaders": {"lion trader": "G3"}, "tiles": {"settlement": "C2 D2 F2", "farm": "E2"}},
            "a trader would have taken treasures from B2 F3",
        ),
        ({"treasures": "B2 F3"}, "2 treasures on the board and behind screens: must be 10"),
        ({"treasures": "A1"}, "no treasure begins on A1"),
        ({"taken": {"lion": 1}}, "11 treasures"),
        ({"catastrophes": "B2"}, "catastrophe on B2: something lies there"),
        ({"catastrophes": "A1 A2 A3 C1 C2"}, "1 catastrophes more than the players have"),
        ({"tiles": {"market": "C2"}, "catastrophes": "C2"}, "catastrophe on C2"),
        ({"bases": {"market": "J5 K5 J6 K6"}}, "no monument stands on the base at J5 K5 J6 K6"),
        ({"monuments": {"black_green": "J5"}}, "needs a base of four tiles in one of its colours"),
        (
            {"bases": {"market": "J5 K5 J6 K6"}, "monuments": {"black_red": "J5"}},
            "needs a base of four tiles in one of its colours",
        ),
        (
            {"bases": {"market": "J5 K5 J6 K6"}, "monuments": {"black_green": "J5", "red_green": "J5"}},
            "another monument stands there",
        ),
        ({"monuments": {"pink": "J5"}}, "there is no monument 'pink'"),
        ({"hands": {"lion": "kkkkkkk"}}, "lion holds 7 tiles: at most 6"),
        ({"hands": {"lion": "x"}}, "'x' is no tile"),
        ({"points": {"lion": [0, 0, -1, 0]}}, "at least 0"),
        ({"bag": 200}, "only 131 are left"),
        ({"bag": "k" * 31}, "no more settlement tiles"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        lay_out(GAME.content, position(**fields))


@pytest.mark.parametrize("fields", [{"tiles": {"castle": "C2"}}, {"hand": "k"}, {"points": {"lion": [1, 2]}}])
def test_a_position_has_only_known_fields(fields: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        position(**fields)
