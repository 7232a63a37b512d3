"""Cards that cross several rules, beside the worked examples."""

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import (
    Scenario,
    carthaginians,
    celts,
    greeks,
    lot,
    lying,
    macedonians,
    persians,
    romans,
    scythians,
    vikings,
)


def test_sumerians_return_unrest_before_the_count() -> None:
    table = Scenario(
        romans(discard=("sumerians", "unrest", "romans_unrest_2", "romans_unrest_3")), greeks(), phase="scoring"
    )
    table.picks("unrest", "unrest")
    assert table.match.result is not None
    assert table.match.result.ending == "scoring"
    table.then(discard="sumerians unrest")


def test_longships_reach_into_exile() -> None:
    table = Scenario(
        vikings(hand=("jomsviking",), play=("longships",), tokens=(2, 1, 0)),
        greeks(),
        market=("qin",),
        exile=("hills",),
    )
    table.plays("jomsviking").uses("longships")
    assert table.offered() == "hills qin"
    table.picks("hills").then(hand="hills", population=1, material=2, exile="", pile=8)


def test_exiled_tributaries_bring_unrest() -> None:
    table = Scenario(
        macedonians(face="empire", hand=("alexander_the_great",), history=("alexander",)), greeks(), exile=("forest",)
    )
    table.plays("alexander_the_great").agrees().then(hand="forest", history="alexander alexander_the_great", pile=8)


def test_alexander_the_great_needs_alexander_in_history() -> None:
    table = Scenario(macedonians(face="empire", hand=("alexander_the_great",)), greeks())
    assert table.why_not("alexander_the_great") == "not_required"


def test_direct_democracy_makes_unrest_cheaper_and_free() -> None:
    table = Scenario(greeks(hand=("unrest",), play=("direct_democracy",), tokens=(2, 0, 0), actions=0), romans())
    assert not table.can_play("unrest")
    table.uses("direct_democracy").then(material=0, hand="", pile=9, actions=0)


def test_agriculture_turns_an_icon_into_production() -> None:
    table = Scenario(romans(hand=("prosperity",), play=("agriculture", "steppe"), tokens=(0, 0, 0)), greeks())
    table.uses("agriculture").plays("prosperity").skips().skips().branch(0).then(material=5)


def test_dido_acquires_and_plays_at_once() -> None:
    table = Scenario(
        carthaginians(hand=("dido_queen_of_carthage",), tokens=(0, 0, 0)),
        greeks(),
        market=("mountain",),
        decks={"region": ("forest",)},
    )
    table.plays("dido_queen_of_carthage").agrees()
    table.then(material=3, population=1, play="mountain", history="dido_queen_of_carthage", actions=2, exile="forest")


def test_a_protected_player_is_passed_over_by_steal() -> None:
    table = Scenario(
        vikings(hand=("go_aviking",), tokens=(0, 0, 0)), scythians(play=("mounted_archers",), tokens=(5, 0, 0))
    )
    table.plays("go_aviking").uses("mounted_archers").then(material=0)
    table.of(1).then(material=5, exhausts=4)
    assert table.told(events.AttackIgnored)


def test_who_cannot_pay_in_full_takes_unrest() -> None:
    table = Scenario(vikings(hand=("go_aviking",), tokens=(0, 0, 0)), romans(tokens=(1, 0, 0)), celts(tokens=(4, 0, 0)))
    table.plays("go_aviking").then(material=3).of(1).then(hand="unrest").of(2).then(hand="")


def test_exports_give_a_card_to_each() -> None:
    table = Scenario(
        persians(face="empire", hand=("exports", "unrest"), discard=("glory",)), greeks(), romans(), market=("hills",)
    )
    table.plays("exports").picks("unrest").of(1).then(hand="unrest", material=5).of(2).then(hand="glory")


@pytest.mark.parametrize(("declared", "hand", "exile"), [("region", "forest", ""), ("tributary", "", "forest")])
def test_gambling(declared: str, hand: str, exile: str) -> None:
    table = Scenario(romans(hand=("gambling",), tokens=(1, 0, 0)), greeks(), main=("forest", "port"))
    table.plays("gambling").does("pick_suit", suit=declared).then(hand=hand, exile=exile, main=1, material=0)


def test_sacred_pass_swaps_with_the_nation_deck() -> None:
    table = Scenario(romans(hand=("glory",), play=("sacred_pass",), nation_deck=("raetia", "julius_caesar")), greeks())
    table.uses("sacred_pass").agrees().agrees().then(hand="raetia", nation_deck="glory julius_caesar", play="")


def test_a_recalled_host_takes_its_garrison_along() -> None:
    table = Scenario(romans(play=("boats", lying("marsh", "unrest")), tokens=(0, 0, 0)), greeks())
    table.uses("boats").then(hand="marsh unrest", material=2, population=1)


def test_trading_ships_take_only_cards_with_material() -> None:
    table = Scenario(
        carthaginians(face="empire", play=("trading_ships", "marsh"), tokens=(0, 0, 0)),
        greeks(),
        market=(lot("oracle", material=2), "elders"),
        exile=("hills",),
    )
    table.uses("trading_ships").agrees().then(hand="marsh oracle unrest", material=2)


def test_vikings_never_become_an_empire_and_harald_triggers_scoring() -> None:
    table = Scenario(vikings(hand=("prosperity",), discard=3, nation_deck=("harald_hardrada",)), greeks())
    table.plays("prosperity").agrees().then(face="barbarian", nation_deck="", exhausts=4)
    assert table.state.last_round == 2


# Turns, prices and the end


@pytest.mark.parametrize(("progress", "enough"), [(1, False), (2, True)])
def test_two_progress_pay_three_material(progress: int, enough: bool) -> None:
    table = Scenario(romans(hand=("advance",), tokens=(0, 0, progress)), greeks(), market=("oracle",))
    assert table.can_play("advance") is enough


def test_a_second_trigger_changes_nothing() -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 2, 0)),
        greeks(),
        market=("hills",),
        main=("forest",),
        round=8,
        last_round=8,
    )
    table.plays("conquer")
    assert table.state.last_round == 8
    assert not table.told(events.ScoringTriggered)


@pytest.mark.parametrize(("round", "over"), [(7, False), (8, True)])
def test_the_game_ends_after_the_solstice_of_the_last_round(round: int, over: bool) -> None:
    table = Scenario(romans(), greeks(), phase="solstice", round=round, last_round=8)
    assert (table.match.result is not None) is over


def test_who_is_protected_already_is_not_asked_again() -> None:
    table = Scenario(
        persians(face="empire", hand=("corruption",), tokens=(0, 0, 1)), greeks(play=("standing_army", "cape"))
    )
    table.plays("corruption").skips()
    assert table.kind == "act"
    table.of(1).then(hand="", play="cape standing_army")


def test_both_protections_can_be_chosen() -> None:
    table = Scenario(
        persians(face="empire", hand=("corruption",)), scythians(play=("mounted_archers", "cape", "wilderness"))
    )
    table.plays("corruption")
    assert table.offered() == "cape wilderness"
    assert table.can_use("mounted_archers")
    table.skips().of(1).then(hand="unrest", material=5)


def test_unrest_can_be_paid_for_in_three_ways() -> None:
    table = Scenario(romans(hand=("unrest", "glory", "advance"), tokens=(3, 1, 0)), greeks())
    table.plays("unrest")
    assert len(table.options("pick_branch")) == 3
    table.branch(1).then(discard="advance glory", hand="", pile=9, material=3, population=1)


def test_unrest_is_not_played_without_a_price() -> None:
    table = Scenario(romans(hand=("unrest", "glory"), tokens=(2, 0, 0)), greeks())
    assert table.why_not("unrest") == "cannot_pay"


def test_a_pass_is_an_activation_without_a_play() -> None:
    table = Scenario(romans(deck=6), greeks(deck=6), phase="turn")
    table.does("take_turn", kind="activate").does("end_activation").then(hand_size=5, deck=1)
    assert table.asked == 1
