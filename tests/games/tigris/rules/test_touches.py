"""Why a click leads nowhere: reasons for paths of table elements that are no whole choice."""

import pytest

from imperium_desktop.games.tigris.rules.options import CommitSupport
from imperium_desktop.rules.record import IllegalAnswer
from tests.games.tigris.rules.builder import Scenario
from tests.present import all_of, present

ACTIONS = [
    (("cell/C6",), "choose_piece_first"),
    (("supply/archer",), "choose_piece_first"),
    (("war/black",), "not_now"),
    (("support/1",), "not_now"),
    (("treasure/I7",), "not_now"),
    (("decline",), "not_now"),
    (("base/C5",), "not_four"),
    (("rack/farm",), "not_in_hand"),
    (("rack/farm", "supply/archer"), "not_in_hand"),
    (("rack/temple", "supply/archer"), "needs_square"),
    (("rack/temple", "cell/Z9"), "needs_square"),
    (("rack/temple", "base/C6"), "needs_square"),
    (("rack/temple", "cell/C6", "cell/C5"), "whole_choice"),
    (("rack/catastrophe", "rack/temple"), "needs_square"),
    (("rack/catastrophe", "cell/A4", "cell/A4"), "whole_choice"),
    (("leader/bull/king",), "not_yours"),
    (("leader/archer/king", "supply/bull"), "needs_square"),
    (("leader/archer/king", "supply/archer"), "leader_off_board"),
    (("leader/archer/priest", "supply/archer", "cell/C6"), "whole_choice"),
    (("leader/archer/priest", "cell/H7", "cell/H7"), "whole_choice"),
    (("end_turn", "end_turn"), "whole_choice"),
    (("swap_tiles", "rack/temple"), "whole_choice"),
]


@pytest.mark.parametrize(("touched", "reason"), ACTIONS)
def test_touches_that_are_no_action(tigris: Scenario, touched: tuple[str, ...], reason: str) -> None:  # rules §3.2
    tigris.given("archer priest I6").hands(archer="kkrrgg")
    assert present(tigris.match.why_not(touched)).code == reason


@pytest.mark.parametrize(
    "touched",
    [
        ("rack/temple",),
        ("rack/catastrophe",),
        ("leader/archer/king",),
        ("leader/archer/priest",),
        ("leader/archer/priest", "supply/archer"),
        ("end_turn",),
        ("swap_tiles",),
    ],
)
def test_touches_that_begin_an_action(tigris: Scenario, touched: tuple[str, ...]) -> None:  # rules §3.2
    tigris.given("archer priest I6").hands(archer="kkrrgg")
    assert tigris.match.why_not(touched) is None


def test_a_farm_without_any_river_left(tigris: Scenario) -> None:  # rules §5.1
    tigris.hands(archer="b", bull="kkrrgg", pot="kkrrgg", lion="kkrrgg")
    tigris.given("farm A4 B4 C4 D4 A7 B7 C7 D7 E1 F1 G1 H1 I1 M1 E2 M2 D3 E3 M3 N3 N4 O4 P4 O5 P5 O6 M7 N7 O7")
    tigris.given("farm D8 E8 F8 G8 M8 G9", "bull catastrophe H9 I9", "pot catastrophe J9 K9", "lion catastrophe L9")
    assert tigris.match.why_not(("rack/farm",)) is None
    tigris.archer.strikes("M9")
    assert present(tigris.match.why_not(("rack/farm",))).code == "no_square_left"


def test_touches_during_a_conflict(tigris: Scenario) -> None:  # rules §6.4
    tigris.given("bull king I6")
    tigris.lion.places("king", "I8")
    assert tigris.match.why_not(("support/1",)) is None
    assert [option.count for option in all_of(CommitSupport, tigris.options) if option.passes] == [0]
    assert present(tigris.match.why_not(("support/1", "support/1"))).code == "whole_choice"
    for elsewhere in ("support/all", "war/1", "war/temple"):
        assert present(tigris.match.why_not((elsewhere,))).code == "not_now"
    assert present(tigris.match.why_not(("cell/C6",))).code == "not_now"
    assert present(tigris.match.why_not(("rack/catastrophe",))).code == "not_now"


def test_touches_when_a_war_is_chosen(tigris: Scenario) -> None:  # rules §7.3
    tigris.given("temple G5 I5", "archer king G4", "archer priest G6", "bull king I4", "bull priest I6")
    tigris.archer.places("market", "H5")
    assert tigris.match.why_not(("war/red",)) is None
    assert present(tigris.match.why_not(("war/red", "war/black"))).code == "whole_choice"
    assert present(tigris.match.why_not(("cell/H5",))).code == "not_now"


def test_touches_when_a_monument_is_offered(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market C5 D5 C6")
    tigris.archer.places("market", "D6")
    assert tigris.match.why_not(("base/C5",)) is None
    assert present(tigris.match.why_not(("base/C5", "monument/red_green", "decline"))).code == "whole_choice"
    assert present(tigris.match.why_not(("base/C5", "decline"))).code == "not_now"
    assert present(tigris.match.why_not(("base/C5", "monument/marble"))).code == "not_now"
    assert present(tigris.match.why_not(("decline", "decline"))).code == "whole_choice"
    assert present(tigris.match.why_not(("rack/market",))).code == "not_now"


def test_touches_when_treasures_are_taken(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("settlement G10 H10 I10 J10 K10")
    tigris.archer.places("trader", "E10")
    assert tigris.match.why_not(("treasure/F10",)) is None
    assert present(tigris.match.why_not(("cell/F10",))).code == "not_now"
    with pytest.raises(IllegalAnswer) as refusal:
        tigris.match.answer(())
    assert refusal.value.reason.code == "not_an_option"


def test_touches_while_swapping(tigris: Scenario) -> None:  # rules §8.6
    tigris.archer.begins_swap()
    assert tigris.match.why_not(("rack/market", "rack/market")) is None
    assert present(tigris.match.why_not(("cell/C6",))).code == "not_now"
