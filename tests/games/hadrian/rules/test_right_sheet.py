"""§7 The right sheet."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName

from .builder import Scenario, others


def test_medium_precinct() -> None:  # E16
    def seat(traders: int) -> Seat:
        tracks = {"traders": traders, "production": 2, "discipline": 2}
        return Seat(tracks=tracks, built=("precinct_small",), board={"servant": 1, "civilian": 2})

    table = Scenario(seat(6)).does("build", building="precinct_medium")
    table.then(discipline=3, production=3, board="1 builder, 1 resource")
    assert Scenario(seat(5)).refused("building/precinct_medium") == {"citizens_low"}


def test_citizens_come_one_by_one() -> None:  # §7.0
    table = Scenario(Seat(tracks={"traders": 1}, board={"civilian": 1}))
    assert table.refused("box/traders/1") == {"box_filled"}
    assert table.refused("box/traders/3") == {"in_order"}
    table.does("attract_citizens", track="traders", box=2).then(traders=2, board="")


# §7.2 Market


def test_a_good_from_the_fate_deck() -> None:  # E17
    table = Scenario(
        Seat(tracks={"traders": 5, "renown": 3}, market="54", board={"resource": 1}, prospect="ranger"),
        *others("planner", "trainer"),
        fate=(15,),
    )
    assert table.refused("box/market/4") == {"citizens_low"}
    table.does("buy_good", box=3, rival=None).then(market="546.....", renown=4, board="")
    assert table.state.fate_discards[-1] == 15
    table.then(of=1, board="").then(of=2, board="")


def test_a_good_from_a_neighbour() -> None:  # E18
    table = Scenario(
        Seat(tracks={"traders": 6, "renown": 3}, market="45", board={"resource": 1}, prospect="trainer"),
        *others("merchant"),
        Seat(prospect="ranger", finished=True),
    )
    table.does("buy_good", box=4, rival=2).then(market="45.6....", renown=4, board="")
    table.then(of=2, board="1 resource", finished=False)


def test_only_the_prospect_of_this_year_counts() -> None:  # §4.3
    table = Scenario(
        Seat(tracks={"traders": 4, "patricians": 2}, built=("market",), board={"resource": 1, "soldier": 1}),
        Seat(prospect="ranger"),
        Seat(),
        year=4,
    )
    assert table.options("scout", rival=1, cells=("A1", "B1", "C1", "D1"))
    assert not table.options("scout", rival=1, cells=("A1", "B1", "A2", "B2"))
    table.does("buy_good", rival=1).then(market="6.......")


def test_a_paid_neighbour_comes_up_again() -> None:  # §5.10
    table = Scenario(
        Seat(tracks={"traders": 6}, market="45", board={"resource": 1}, prospect="trainer"),
        Seat(prospect="merchant", finished=True),
        Seat(prospect="ranger", finished=True),
    )
    table.does("buy_good", box=4, rival=2).ends_year()
    assert table.match.waiting.seat == 2
    table.ends_year()
    assert table.kind == "choose_path"


def test_all_six_goods() -> None:  # E19
    table = Scenario(
        Seat(
            tracks={"traders": 9, "renown": 17, "piety": 3},
            market="12345",
            board={"resource": 1},
            prospect="trainer",
        ),
        *others("merchant", "ranger"),
    )
    table.does("buy_good", box=8, rival=2).then(renown=20, board="1 builder, 1 civilian", market="12345..6")


def test_a_good_one_has_already_pays_nothing() -> None:  # §7.2
    table = Scenario(
        Seat(tracks={"traders": 8}, market="4", board={"resource": 1}, prospect="ranger"),
        *others("merchant", "ranger"),
    )
    table.does("buy_good", box=7, rival=1).then(market="4.....4.", renown=0, board="1 servant")


@pytest.mark.parametrize(("market", "renown"), [("444", 1), ("445", 1), ("4145", 2), ("44153", 2), ("412535", 3)])
def test_renown_counts_different_goods(market: str, renown: int) -> None:  # §7.2
    table = Scenario(
        Seat(tracks={"traders": 9}, market=market, board={"resource": 1}, prospect="trainer"),
        *others("merchant", "ranger"),
    )
    table.does("buy_good", box=8, rival=2).then(renown=renown)


def test_the_own_number_from_another_source() -> None:  # E36
    table = Scenario(
        Seat(tracks={"traders": 4}, built=("market",), board={"resource": 1}, prospect="trainer"),
        *others("merchant", "ranger"),
    )
    assert table.refused("box/market/1", "prospect/0") == {"own_good"}
    table.does("buy_good", box=1, rival=1).then(market="4.......", renown=1).then(of=1, board="1 resource")


def test_who_may_be_used() -> None:  # E39
    seat = Seat(
        tracks={"traders": 4, "patricians": 2},
        built=("market",),
        board={"resource": 1, "soldier": 1},
        prospect="ranger",
    )
    table = Scenario(seat, *others("merchant", "trainer", "fighter", "vanguard"))
    assert {option.rival for option in table.options("buy_good")} == {None, 1, 4}
    for source in ("fate", "prospect/1", "prospect/4"):
        assert table.may("box/market/1", source)
    assert {option.rival for option in table.options("scout")} == {0, 1, 4}
    for key in ("prospect/2", "prospect/3"):
        assert table.refused("box/market/1", key) == {"not_a_neighbour"}
        assert table.refused("box/scouts/1", key) == {"not_a_neighbour"}


def test_goods_cost_a_resource() -> None:  # §7.2
    table = Scenario(Seat(tracks={"traders": 4}, built=("market",)))
    assert table.refused("box/market/1") == {"lacks_items"}


# §7.3 Theatre


def test_performances() -> None:  # E20
    table = Scenario(Seat(tracks={"performers": 6}, theatre="1.2", board={"resource": 2}), year=3)
    assert {option.box for option in table.options("perform")} == {2, 4}
    table.does("perform", box=2).then(discipline=1, board="1 soldier, 1 resource", theatre="132...")
    assert table.refused("box/theatre/4") == {"year_limit"}


def test_a_performance_that_brings_a_citizen() -> None:  # E21
    table = Scenario(
        Seat(tracks={"performers": 6, "apparitores": 3, "discipline": 4}, built=("theatre",), board={"resource": 1})
    )
    table.does("perform", box=4).then(discipline=6, apparitores=4, board="1 builder")


def test_performances_cost_a_resource() -> None:  # §7.3
    assert Scenario(Seat(tracks={"performers": 1}, built=("theatre",))).refused("box/theatre/1") == {"lacks_items"}


# §7.4 Ludus

TWO_GLADIATORS: dict[str, Any] = {"tracks": {"performers": 6}, "built": ("ludus",)}


def test_training_gladiators() -> None:  # seed, page 14
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(3, 1), board={"servant": 4, "civilian": 1}))
    table.does("train_gladiator", gladiator="red", worker="civilian")
    assert "citizens_low" in table.refused("box/red/5")
    for _ in range(3):
        table.does("train_gladiator", gladiator="blue", worker="servant")
    table.then(trained=(4, 4), board="1 servant")


def test_both_gladiators_fight() -> None:  # seed, page 15
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(4, 2)), year=4, fate=(4, 1))
    table.does("fight_battle", gladiator="red").then(wounds=(3, 0), renown=2, fought=("4", ""))
    assert table.refused("gladiator/red") == {"year_limit"}
    table.does("fight_battle", gladiator="blue").then(wounds=(3, 2), piety=2, renown=2)
    assert "gladiator_dead" in table.refused("gladiator/blue")
    assert "gladiator_dead" in table.refused("box/blue/3")


def test_a_gladiator_without_strength_does_not_fight() -> None:  # §7.4e
    untrained = Scenario(Seat(**TWO_GLADIATORS, board={"servant": 1}))
    assert not untrained.options("fight_battle")
    assert untrained.refused("gladiator/red") == {"gladiator_no_strength"}
    untrained.does("train_gladiator", gladiator="red")
    assert [option.gladiator for option in untrained.options("fight_battle")] == ["red"]


def test_the_dead_neither_fight_nor_train() -> None:  # §7.4c
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(2, 1), wounds=(2, 0), board={"servant": 1, "civilian": 1}))
    assert {option.gladiator for option in table.options("fight_battle")} == {"blue"}
    assert {option.gladiator for option in table.options("train_gladiator")} == {"blue"}


def test_a_gladiator_fights_once_a_year() -> None:  # §7.4b
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(4, 0), fought=("12", ""), board={"servant": 1}), year=3, fate=(3,))
    table.does("fight_battle").then(fought=("123", ""), wounds=(1, 0))
    assert not table.options("fight_battle")
    table.does("train_gladiator", gladiator="blue")


def test_a_gladiator_trains_in_the_year_of_a_battle() -> None:  # §7.4a
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(2, 0), fought=("3", ""), board={"servant": 1}), year=3)
    assert table.may("box/red/3")
    table.does("train_gladiator", gladiator="red").then(trained=(3, 0))


def test_gladiators_need_performers_and_the_ludus() -> None:  # §7.4a
    board: dict[ItemName, int] = {"servant": 1, "civilian": 1}
    unbuilt = Scenario(Seat(tracks={"performers": 9}, board=board))
    assert not unbuilt.options("train_gladiator")
    assert unbuilt.refused("box/red/1") == {"not_built"}
    assert "not_built" in unbuilt.refused("gladiator/red")
    table = Scenario(Seat(tracks={"performers": 4}, trained=(2, 1), board=board))
    assert {option.gladiator for option in table.options("train_gladiator")} == {"blue"}
    assert {option.worker for option in table.options("train_gladiator")} == {"servant", "civilian"}
    assert table.refused("box/blue/1") == {"box_filled"}


def test_a_survivor_trains_on() -> None:  # §7.4a
    table = Scenario(
        Seat(tracks={"performers": 9}, built=("ludus",), trained=(5, 0), wounds=(3, 0), board={"servant": 1}),
        fate=(3,),
    )
    assert table.refused("gladiator/blue") == {"gladiator_no_strength"}
    table.does("train_gladiator", gladiator="red").then(trained=(6, 0))
    assert "gladiator_max" in table.refused("box/red/6")
    table.does("fight_battle", gladiator="red").then(wounds=(4, 0), renown=2, board="1 resource")


def test_damage_fills_no_more_than_is_circled() -> None:  # §7.4b
    table = Scenario(Seat(**TWO_GLADIATORS, trained=(1, 0)), fate=(4,))
    table.does("fight_battle", gladiator="red").then(wounds=(1, 0), piety=2)
    assert table.told(events.GladiatorDied)


# §7.5, §7.6 Gardens and temples


def test_gardens_bring_citizens() -> None:  # §7.5
    table = Scenario(
        Seat(tracks={"priests": 4, "traders": 9}, board={"servant": 1, "builder": 1, "resource": 1}),
    )
    table.does("build", building="gardens_small")
    table.then(piety=1, traders=9, performers=1, priests=5, board="1 builder, 1 servant")
    assert table.told(events.GainLost)[-1].area == "traders"


def test_temples() -> None:  # E22
    table = Scenario(
        Seat(tracks={"temples": 5, "priests": 5, "piety": 7}, temple_favours=1, board={"civilian": 2}),
    )
    table.does("serve_temple", worker="civilian").then(temples=6, piety=8)
    assert table.refused("box/temple_medium/5") == {"citizens_low"}
    assert table.facts("citizens_low", "box/temple_medium/5")["need"] == 6


def test_the_last_box_of_a_temple() -> None:  # E23
    table = Scenario(
        Seat(tracks={"temples": 7, "priests": 6, "piety": 8}, temple_favours=1, board={"soldier": 1}),
    )
    table.does("serve_temple", temple="temple_medium", box=6, worker="soldier")
    table.then(temples=8, piety=9, board="1 servant", temple_favours=2)


def test_no_temple_to_fill() -> None:  # E37
    table = Scenario(Seat(tracks={"temples": 2, "priests": 6}, board={"servant": 1}))
    assert table.refused("box/temple_medium/1") == {"not_built"}
    assert table.facts("not_built", "box/temple_medium/1") == {"building": "temple_medium"}
    low = Scenario(Seat(tracks={"temples": 2, "priests": 2}, built=("temple_medium",), board={"servant": 1}))
    assert low.facts("citizens_low", "box/temple_medium/1")["need"] == 3


def test_temples_are_filled_one_after_the_other() -> None:  # §7.6, ruling 8
    seat = Seat(tracks={"temples": 1, "priests": 9}, built=("temple_large",), board={"servant": 1, "resource": 1})
    table = Scenario(seat)
    assert table.refused("box/temple_large/1") == {"temple_order"}
    assert table.facts("temple_order", "box/temple_large/1") == {"temple": "temple_small"}
    assert table.may("box/temple_small/2")


# §7.7, §7.8 Baths and courthouse


def test_bribes() -> None:  # E24
    table = Scenario(Seat(tracks={"apparitores": 5}, baths="2", disdain=3, pardoned=1, board={"resource": 3}), year=3)
    table.does("bribe", box=2).does("bribe", box=3).then(board="", marks=0, baths="233...")
    assert table.refused("box/baths/4") >= {"year_limit", "no_disdain"}


def test_no_bribe_without_disdain() -> None:  # §7.7
    table = Scenario(Seat(tracks={"apparitores": 8}, baths="1", disdain=1, pardoned=1, board={"resource": 3}), year=2)
    assert not table.options("bribe")
    assert table.refused("box/baths/2") == {"no_disdain"}


def test_a_bribe_fills_a_circled_box() -> None:  # §7.7
    table = Scenario(Seat(tracks={"apparitores": 3}, built=("baths",), disdain=2, board={"resource": 2}))
    assert [option.box for option in table.options("bribe")] == [1]
    table.does("bribe").then(disdain=2, pardoned=1, marks=1, board="1 resource")


def test_rulings() -> None:  # seed, page 18
    table = Scenario(Seat(tracks={"apparitores": 7}, courthouse="234.4.3"), year=4)
    assert "year_limit" in table.refused("box/courthouse/6")
    free = Scenario(Seat(tracks={"apparitores": 7}, courthouse="23.34.3"), year=4)
    free.does("obtain_ruling", box=3).then(board="1 servant")
    free.does("obtain_ruling", box=8).then(board="1 builder", courthouse="23434.34.")
    assert "year_limit" in free.refused("box/courthouse/6")


def test_a_ruling_bars_its_column_only() -> None:  # §7.8
    table = Scenario(
        Seat(tracks={"apparitores": 9}, courthouse="4.3", board={"builder": 1, "servant": 1}),
        year=4,
    )
    assert {option.box for option in table.options("obtain_ruling")} == {4, 5, 6, 7, 8, 9}


def test_rulings_have_their_price() -> None:  # §7.8
    table = Scenario(Seat(tracks={"apparitores": 9}, built=("courthouse",)))
    assert {option.box for option in table.options("obtain_ruling")} == {1, 2, 3}


# §7.9 Diplomats


def test_diplomats() -> None:  # E25
    table = Scenario(
        Seat(
            tracks={"patricians": 5, "valour": 2},
            diplomats={"right": 1},
            board={"servant": 1, "soldier": 1, "resource": 2},
        )
    )
    assert {option.cohort for option in table.options("send_diplomat")} == {"left", "center"}
    assert table.refused("box/diplomats/2", "cohort/right") == {"cohort_has_diplomat"}
    table.does("send_diplomat", cohort="center").then(valour=3, board="1 soldier", diplomats=(-1, 2, 1))
    assert table.facts("citizens_low", "box/diplomats/3")["need"] == 6


def test_no_fourth_diplomat() -> None:  # §7.9
    table = Scenario(
        Seat(
            tracks={"patricians": 9},
            diplomats={"left": 2, "center": 0, "right": 1},
            board={"servant": 1, "soldier": 1, "resource": 2},
        )
    )
    assert not table.options("send_diplomat")
    assert table.refused("box/diplomats/3") == {"track_full"}
