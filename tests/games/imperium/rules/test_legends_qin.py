"""§28 Qin, with the worked scenarios 29 to 32 of Legends."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules.names import Side
from imperium_desktop.games.imperium.rules.scoring import card_points, points

from .builder import CONTENT, Scenario, greeks, lot, lying, qin

ATTACKER: dict[str, Any] = {"face": "empire", "hand": ("corruption",), "tokens": (0, 0, 0)}


@pytest.mark.parametrize(("side", "population"), [("A", 6), ("B", 3)])
def test_l29_qin_double_population(side: Side, population: int) -> None:
    table = Scenario(
        qin(side=side, hand=("advance",), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("oracle", population=3, progress=1),),
    )
    table.plays("advance")
    if side == "A":
        table.uses("qin")
    table.then(population=population, progress=1, exhausts=5 - (side == "A"))


def test_qin_double_what_a_break_through_brings_in_their_own_turn_only() -> None:
    """§28.2 By acquire or break through, but not where nothing can be exhausted (§4.7)."""
    market = (lot("hills"), lot("oracle", population=2))
    table = Scenario(qin(side="A", hand=("advance",), tokens=(5, 0, 0)), greeks(), market=market)
    table.plays("advance").branch(1).picks("oracle").uses("qin").then(population=4, hand="oracle")
    table = Scenario(qin(side="A", tokens=(0, 0, 0)), greeks(), market=market, phase="turn")
    table.does("take_turn", kind="innovate").picks("oracle").then(population=2, hand="oracle")


def test_qin_choose_any_market_card_for_their_token() -> None:
    """§28.1"""
    table = Scenario(qin(), greeks(), market=("hills", lot("oracle", population=1)), phase="token")
    table.picks("oracle")
    assert [slot.tokens for slot in table.state.market[:2]] == [(0, 0, 0), (0, 2, 0)]


def test_l30_one_doctrine_drives_out_the_other() -> None:
    table = Scenario(
        qin(hand=("confucianism",), play=(lying("legalism", marked=True),), exhausts=4, deck=9),
        greeks(),
        phase="activate",
    )
    table.plays("confucianism").then(discard="legalism", play="confucianism", exhausts=4)
    table.ends().then(exhausts=5)


def test_a_doctrine_leaves_others_alone() -> None:
    table = Scenario(qin(hand=("legalism",), play=("mandate_of_heaven",)), greeks())
    table.plays("legalism").then(play="legalism mandate_of_heaven", discard="")


def king_wu(*play: str, progress: int = 2) -> Scenario:
    return Scenario(
        qin(
            face="empire",
            hand=("king_wu_of_qin",),
            play=play,
            history=("duke_zhuang_of_qin",),
            tokens=(0, 0, progress),
        ),
        greeks(),
        market=("hills", "oracle"),
        decks={"region": ("marsh",)},
    )


def test_l31_king_wu_acquires_one_card_after_the_other() -> None:
    table = king_wu("mandate_of_heaven")
    table.plays("king_wu_of_qin")
    assert [option.n for option in table.options("pick_amount")] == [0, 1, 2]
    table.does("pick_amount", n=2).picks("hills")
    assert table.offered() == "marsh oracle"
    table.picks("marsh").then(hand="hills marsh", progress=0, history="duke_zhuang_of_qin king_wu_of_qin")
    assert not king_wu().can_play("king_wu_of_qin")
    assert king_wu().why_not("king_wu_of_qin") == "not_required"


def test_king_wu_takes_three_at_most_with_their_unrest() -> None:
    """§28.4"""
    table = king_wu("mandate_of_heaven", progress=5)
    table.plays("king_wu_of_qin")
    assert [option.n for option in table.options("pick_amount")] == [0, 1, 2, 3]
    table = king_wu("mandate_of_heaven")
    table.plays("king_wu_of_qin").does("pick_amount", n=1).picks("oracle").then(hand="oracle unrest", progress=1)


def test_l32_qin_scoring() -> None:
    walls = tuple(f"long_walls_{number}" for number in ("i", "ii", "iii", "iv"))
    play = ("mandate_of_heaven", *walls, "mathematics", "writing_systems", "eastern_zhou")
    table = Scenario(qin(side="B", play=play, tokens=(0, 0, 0)), greeks())
    worths = [
        card_points(CONTENT, table.state, 0, card) for card in (table.player.power, *(f"qin_{name}" for name in play))
    ]
    assert worths == [10, 0, 4, 4, 4, 4, 2, 0, 0]
    assert points(CONTENT, table.state, 0) == 10 + 16 + 2


def attacked(*play: Any, **fields: Any) -> Scenario:
    table = Scenario(qin(play=play, tokens=(0, 0, 0), **fields), greeks(**ATTACKER), active=1)
    table.plays("corruption")
    return table


def test_long_walls_ii_protect_without_a_token() -> None:
    """§28.6 By recalling any wall; without II nobody is asked."""
    table = attacked("long_walls_i", "long_walls_ii", exhausts=0)
    table.picks("long_walls_ii").picks("long_walls_i").then(hand="long_walls_i", material=0, play="long_walls_ii")
    attacked("long_walls_i", "long_walls_iii").then(hand="unrest", material=2)


def test_long_walls_iv_need_three_of_them() -> None:
    """§28.6 Itself included."""
    for play, usable in (
        (("long_walls_iv", "long_walls_i"), False),
        (("long_walls_iv", "long_walls_i", "long_walls_ii"), True),
    ):
        assert Scenario(qin(play=play, hand=("glory",)), greeks()).can_use("long_walls_iv") is usable


def test_school_of_diplomacy_as_an_empire_leaves_the_others_alone() -> None:
    """§28.8"""
    table = Scenario(qin(face="empire", hand=("school_of_diplomacy",)), greeks(play=("coast",)))
    table.plays("school_of_diplomacy").of(1).then(play="coast")


def test_confucianism_needs_two_cards_and_something_to_gain() -> None:
    """§28.5"""
    for hand, market, usable in (
        (("glory", "advance"), lot("oracle", population=1), True),
        (("glory",), lot("oracle", population=1), False),
        (("glory", "advance"), lot("oracle", progress=1), False),
        (("glory", "advance"), lot("hills", population=1), False),
    ):
        table = Scenario(qin(play=("confucianism",), hand=hand), greeks(), market=(market,))
        assert table.can_use("confucianism") is usable


def test_legalism_and_the_mandate_bring_what_power_a_doubles() -> None:
    """§28.2, §28.3, §28.5 together in one turn."""
    table = Scenario(
        qin(side="A", play=("legalism", "mandate_of_heaven"), tokens=(0, 3, 0)), greeks(), market=("hittites", "oracle")
    )
    table.uses("mandate_of_heaven").picks("hittites").skips().uses("legalism").uses("qin")
    table.then(population=2, exhausts=2, hand="hittites unrest")
