"""Hints of Hadrian's Wall: situations with several faces, how much is said and to whom, whole games."""

from typing import Any, Literal

import pytest

from imperium_desktop.games.hadrian.rules.options import (
    AttractCitizens,
    Build,
    BuyGood,
    ChoosePath,
    EndYear,
    FightBattle,
    Mine,
    PostGuard,
    Reinforce,
    Scout,
)
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.games.hadrian.teaching import HADRIAN
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.hints import Volume
from tests.games.hadrian.teaching.scenes import (
    FIRST_ROW,
    FOUR_PATHS,
    GAME,
    LUDUS,
    MARKET,
    NEEDY,
    SCOUT,
    Scene,
)
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying


def test_the_risk_of_a_battle_follows_the_cards_that_are_left() -> None:
    risk = [Scene(hover=FightBattle("red"), **LUDUS, trained=(n, 0)).facts("battle_risk")["risk"] for n in (1, 2)]
    assert risk == [100, 66]


def test_a_gladiator_who_may_die_but_not_cheaply() -> None:
    scene = Scene(hover=FightBattle("red"), **LUDUS, trained=(3, 1))
    assert find("battle_risk", scene.hints()) is not None
    assert find("early_death", scene.hints()) is None, "the blue one is not under the pointer"


def test_a_good_from_the_fate_deck_is_not_known() -> None:
    assert find("duplicate", Scene(hover=BuyGood(2), **MARKET, market="1").hints()) is None


def test_a_neutral_card_that_is_touched() -> None:
    scene = Scene(path="box/scouts/2 prospect/N1", **SCOUT)
    assert scene.facts("neutral_cost") == {"cards": 2, "box": "scouts"}


def test_scouting_before_a_placement_is_chosen() -> None:
    hint = find("scout_rows", Scene(path="box/scouts/2", **SCOUT, map="A1 B1 C1 D1").hints())
    assert hint is not None
    assert (hint.facts["rows"], hint.marks) == (1, ("map/1/5",))


def test_a_third_t_is_as_bad_as_the_first() -> None:
    ranger: dict[str, Any] = {**SCOUT, "paths": ("ranger",), "prospect": "forager", "map": "A1 B1 C1 B2"}
    cells = next(
        option.cells
        for option in Scene(**ranger).match().waiting.options
        if isinstance(option, Scout) and option.rival == 0
    )
    assert find("t_parity", Scene(hover=Scout(2, cells, 0), **ranger).hints()) is None
    assert Scene(hover=FIRST_ROW, **{**ranger, "prospect": "defender"}).facts("t_parity")["placed"] == 1


def test_stopping_when_nothing_else_is_possible() -> None:
    assert find("defence_check", Scene().hints()) is not None
    strong = Scene(tracks={"left": 1, "center": 1, "right": 1}).facts("defence_check")
    assert (strong["cards"], strong["through"]) == (1, 0)


def test_the_expected_attack_counts_cards_on_neutral_cards() -> None:
    bought = Scene(BuyGood(1, None, 1), **MARKET)
    assert bought.facts("defence_check")["cards"] == 2


def test_rare_goods_bring_nothing_where_nothing_is_passed() -> None:
    drawn: dict[str, Any] = {"phase": "paths", "drawn": ("planner", "fighter"), "rivals": ({}, {})}
    assert find("rare_good", Scene(**drawn, variants={"passing": "none"}).hints()) is None
    assert find("rare_good", Scene(**drawn, hover=ChoosePath("fighter")).hints()) is None
    assert find("rare_good", Scene(**drawn, hover=ChoosePath("planner")).hints()) is not None


def test_a_path_that_cannot_be_finished_any_more() -> None:
    trainer: dict[str, Any] = {"phase": "paths", "drawn": ("trainer", "planner"), "year": 2, **LUDUS, "wounds": (2, 3)}
    assert Scene(**trainer, trained=(2, 3)).facts("path_choice")["first_most"] == 1
    assert Scene(**trainer, trained=(2, 4)).facts("path_choice")["first_most"] == 2
    forbidden: dict[str, Any] = {
        "phase": "paths",
        "drawn": ("architect", "planner"),
        "variants": {"fort": 7, "difficulty": "normal"},
    }
    assert Scene(**forbidden).facts("path_choice")["first_most"] == 0


def test_a_cohort_box_with_an_icon() -> None:
    scene = Scene(
        PostGuard(3), hover=Reinforce("left"), board={"soldier": 1}, tracks={"guard": 2, "left": 2, "center": 2}
    )
    assert scene.facts("cohort_pick")["attribute"] == "discipline"


def test_beyond_nine_a_single_bribe_saves_nothing() -> None:
    baths: dict[str, Any] = {"tracks": {"apparitores": 3}, "built": ("baths",), "board": {"resource": 1}, "year": 6}
    assert Scene(**baths, disdain=11).facts("bribe")["saves"] == 0
    assert Scene(**baths, disdain=9).facts("bribe")["saves"] == 4


def test_a_forbidden_granary_is_not_recommended() -> None:
    fort: dict[str, Any] = {"variants": {"fort": 15, "difficulty": "normal"}, "year": 4, "board": NEEDY}
    scene = Scene(**fort, tracks={"fort": 14, "wall": 14}, paths=["defender", *FOUR_PATHS[1:]])
    assert find("large_granary", scene.hints()) is None
    assert find("granary_line", scene.hints()) is None


def test_the_large_granary_needs_infrastructure_first() -> None:
    line = Scene(year=3, tracks={"mining": 9, "fort": 9}, board={"servant": 1}).facts("granary_line")
    assert (line["granary"], line["need"], line["cost"]) == (
        "granary_large",
        5,
        ("builder", "servant", "resource", "resource"),
    )


def test_a_flag_under_the_pointer() -> None:
    scene = Scene(hover=AttractCitizens("priests", 1), board={"civilian": 1})
    assert scene.facts("flag_near") == {"tracks": ("priests",), "unlocks": ("temple_small",)}
    assert find("flag_near", Scene(hover=AttractCitizens("traders", 1), board={"civilian": 1}).hints()) is None


def test_a_flag_of_what_the_fort_forbids_is_not_told_of() -> None:
    without_theatre: dict[str, Any] = {"variants": {"fort": 6, "difficulty": "normal"}, "board": {"civilian": 1}}
    assert Scene(**without_theatre).facts("flag_near")["unlocks"] == ("temple_small", "diplomat")
    without_diplomats: dict[str, Any] = {"variants": {"fort": 8, "difficulty": "normal"}, "board": {"civilian": 1}}
    assert Scene(**without_diplomats).facts("flag_near")["unlocks"] == ("theatre", "temple_small")


def test_roads_ask_for_an_attribute() -> None:
    """On building, among two; at the beginning of a Year, among four."""
    tracks = {"fort": 9, "discipline": 1, "renown": 2}
    road: dict[str, Any] = {"tracks": tracks, "board": {"servant": 2, "builder": 1, "resource": 1}}
    assert Scene(Build("road_small"), **road).facts("nearest_reward")["attribute"] == "discipline"
    paid = Scene(
        ChoosePath("planner"),
        year=2,
        phase="paths",
        drawn=("planner", "fighter"),
        built=("road_small",),
        tracks=tracks,
    )
    assert paid.facts("nearest_reward")["attribute"] == "renown"


def test_equal_cohorts_bring_no_advice() -> None:
    equal = Scene(PostGuard(3), board={"soldier": 1}, tracks={"guard": 2})
    assert equal.facts("cohort_pick")["needy"] == ()
    strong = Scene(PostGuard(3), board={"soldier": 1}, tracks={"guard": 2, "left": 3, "center": 3}, year=4)
    assert strong.facts("cohort_pick")["needy"] == ("right",)


def test_a_shield_among_too_many_attackers_is_no_help() -> None:
    board: dict[str, Any] = {"board": {"soldier": 1}, "tracks": {"guard": 2}}
    assert find("shield_needed", Scene(**board, year=4).hints()) is not None
    assert find("shield_needed", Scene(**board, year=6).hints()) is None


def test_what_a_chain_brings_is_not_paid_from_the_board() -> None:
    """Builders come with the performer and the apparitor, the second civilian with the wall."""
    chain = Scene(board={"civilian": 1, "resource": 2, "servant": 1}).facts("best_chain")
    assert (chain["paid"], chain["left"]) == (("civilian", "resource"), ())


def test_chains_leave_the_table_as_it_is() -> None:
    seen = Scene(board={"civilian": 2, "resource": 4, "servant": 2, "builder": 1}).seen()
    before = seen.now.players[0].copy()
    HADRIAN.hints(seen)
    assert seen.now.players[0] == before


def test_a_good_of_a_neighbour_draws_an_attack_where_nothing_is_passed() -> None:
    rivals = ({"prospect": "merchant"}, {"prospect": "defender"})
    assert Scene(**MARKET, rivals=rivals, variants={"passing": "none"}).facts("new_good")["extra"] == 1
    assert Scene(**MARKET, neutrals=("merchant", "defender")).facts("new_good")["extra"] == 1


# How much, and for whom


def test_whoever_waits_gets_no_hints() -> None:
    match = Scene(board={"builder": 1}, rivals=({},)).match()
    assert HADRIAN.hints(match.seen_by(0))
    assert HADRIAN.hints(match.seen_by(1)) == ()


def test_volume() -> None:
    scene = Scene(board={"builder": 1, "resource": 1})
    assert [hint.id for hint in scene.hints()] == ["first_fort", "shield_needed", "still_possible", "chain"]
    assert [hint.id for hint in scene.hints(Volume.SOME)] == ["first_fort", "shield_needed", "still_possible"]
    assert scene.hints(Volume.NONE) == ()


# Whole games


@pytest.mark.parametrize("seed", range(4))
def test_hints_through_a_whole_game(seed: int) -> None:
    chance = Chance(seed)
    names: dict[str, set[str]] = {}
    passing: Literal["standard", "none"] = "none" if seed % 2 else "standard"
    match = Match(GAME, HadrianSetup(seats=1 + seed % 3, passing=passing), seed, listening=False)
    while match.decision is not None:
        decision = match.waiting
        sorts = sorted({option.name for option in decision.options} - {"end_year", "switch_seat"}) or ["end_year"]
        sort = chance.one_of(sorts)
        some = [option for option in decision.options if option.name == sort]
        hovered = chance.one_of(some)
        seen = match.seen_by(decision.seat)
        other = seen.imagine(chance).seen_by(seen.seat)
        stop = next((option for option in decision.options if isinstance(option, EndYear)), None)
        for path, hover in (((), None), (hovered.path[:1], None), ((), hovered), ((), stop)):
            hints = HADRIAN.hints(seen, path, hover)
            assert HADRIAN.hints(other, path, hover) == hints
            for hint in hints:
                assert names.setdefault(hint.id, set(hint.facts)) == set(hint.facts)
                for language in LANGUAGES:
                    assert_well_said(saying("hadrian", language).say(hint))
        match.answer(tuple(some[: decision.pick[0]]) if decision.picks_several else hovered)
    assert len(names) > 12


def test_mining_alone_calls_for_no_advice() -> None:
    assert Scene(hover=Mine(1), board={"servant": 1}).hints() == ()
