"""§9 What cards do: the worked examples."""

from typing import Any

import pytest

from imperium_desktop.games.settlers.analysis.position import Built
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import BankGood, ReturnCard, ReturnGood, TakeCard
from tests.present import all_of

from .builder import Scenario, barbarians, egyptians, japanese, romans


def test_a_bonus_is_had_once() -> None:  # E13
    table = Scenario(
        romans(supply={"wood": 2, "stone": 1}, hand=("wood_storage",), locations=("joiner", "sawmill")),
        barbarians(passed=True),
        round=4,
    )
    table.does("build", card="wood_storage").draws("faction").then(points=3, hand=1)
    table.passes()
    while table.kind != "act":
        table.does("take_card")
    table.then(points=3)


def test_settlers_build_without_a_location() -> None:  # E19
    hand, stone = ("administration",), {"wood": 1, "stone": 2}
    table = Scenario(romans(supply=stone, hand=hand, locations=("settlers",)), barbarians())
    table.does("activate", card="settlers").does("take_goods", goods=("vp",))
    table.then(supply={}, points=1, locations="administration settlers")
    assert table.location("settlers").paid == (("wood",),)
    poor = Scenario(romans(supply={"wood": 1, "stone": 1}, hand=hand, locations=("settlers",)), barbarians())
    assert poor.why_not("location", "settlers") == "no_target"


def test_a_price_leaves_enough_for_the_building() -> None:  # §6.5.4
    table = Scenario(
        romans(supply={"wood": 1, "stone": 1, "gold": 1}, hand=("administration",), locations=("settlers",)),
        barbarians(),
    )
    table.does("activate", card="settlers")
    assert table.kind == "choose"
    assert table.location("settlers").paid == (("wood",),)
    poor = Scenario(romans(supply={"wood": 1, "stone": 1}, hand=("gardens",), locations=("settlers",)), barbarians())
    assert poor.why_not("location", "settlers") == "no_target"


def test_the_negotiator_builds_a_deal() -> None:  # E20
    table = Scenario(
        japanese(supply={"worker": 1, "wood": 1}, deals=("JAP006",), locations=("negotiator", "village")), romans()
    )
    table.does("activate", card="negotiator")
    table.then(supply={"worker": 2}, deals="", locations="geisha_house negotiator village")


def test_a_samurai_guards_a_japanese_location() -> None:  # E8
    guarded = Built(card="rice_fields", samurai=True)
    table = Scenario(barbarians(supply={"raze": 3}), japanese(locations=(guarded,)))
    table.does("raze_location", card="rice_fields").then(supply={}, points=1)
    table.of(1).then(supply={}, locations="", foundations="", discards="rice_fields")
    weak = Scenario(barbarians(supply={"raze": 2}), japanese(locations=(guarded,)))
    assert weak.why_not("location", "rice_fields") == "lacks_raze"


def test_samurai_are_deployed_for_good() -> None:  # §9.4.2
    table = Scenario(
        japanese(supply={"worker": 2}, locations=("farm", "gate", "ruins"), hand=("stalls",)),
        romans(passed=True),
        round=3,
    )
    assert table.why_not("location", "ruins", "samurai") == "samurai_faction_only"
    table.does("deploy_samurai", card="farm").does("deploy_samurai", card="gate").then(worker=0)
    table.passes()
    assert table.location("farm").samurai
    roman = Scenario(romans(supply={"worker": 1}, locations=("builder",)), barbarians())
    assert roman.why_not("location", "builder", "samurai") == "samurai_japanese"


def test_ninjas_bring_samurai() -> None:  # §9.4.3
    table = Scenario(japanese(supply={"stone": 1}, hand=("ninjas",), locations=("ruins",)), romans())
    table.does("build", card="ninjas", given="ruins")
    assert table.location("ninjas").samurai
    assert table.told(events.SamuraiLost)[0].n == 1
    table = Scenario(japanese(supply={"worker": 1}, locations=("ninjas",)), romans(deals=("roman_bank", "builder")))
    table.does("activate", card="ninjas").does("choose_deal", card="roman_bank").then(supply={"gold": 1})
    table.of(1).then(deals="builder", discards="roman_bank")


def test_the_dark_chapel_turns_goods_into_points() -> None:  # E22
    def razing() -> Scenario:
        table = Scenario(
            barbarians(supply={"raze": 3}, locations=("dark_chapel",)),
            romans(locations=(Built(card="armorer", defense=True),)),
        )
        return table.does("activate", card="dark_chapel").then(raze=0, stone=1, points=1)

    razing().picks().then(points=1, stone=1)
    razing().picks(ReturnGood("stone")).then(points=3, stone=0)
    razing().picks(ReturnGood("stone"), ReturnGood("vp")).then(points=4, stone=0)
    razing().of(1).then(foundations="armorer", wood=1)
    weak = Scenario(
        barbarians(supply={"raze": 2}, locations=("dark_chapel",)),
        romans(locations=(Built(card="armorer", defense=True),)),
    )
    assert weak.why_not("location", "dark_chapel") == "no_target"


def test_the_dark_chapel_gives_back_the_very_cards() -> None:  # §9.3.3
    table = Scenario(
        barbarians(supply={"raze": 2}, hand=("castle",), locations=("dark_chapel", "raid"), deck=("idol",)),
        romans(locations=("mill",)),
        common=("village",),
    )
    table.does("activate", card="dark_chapel").does("take_way", verb="raze_from_hand").draws("common", "faction")
    assert table.offered() == {"village", "idol"}
    table.picks(ReturnCard(table.id_of("idol"))).then(points=2 + 1, hand=1, raze=1, discards="idol", pile="castle")


def test_the_dark_chapel_razes_cards_with_a_raze_field() -> None:  # §6.3.1
    table = Scenario(
        barbarians(supply={"raze": 1}, hand=("idol", "ruins", "mill", "town"), locations=("dark_chapel",)), romans()
    )
    table.does("activate", card="dark_chapel")
    assert table.offered() == {"mill", "town"}


def test_the_dark_chapel_gives_back_nothing_that_a_deal_gave() -> None:  # §9.3.3
    table = Scenario(
        barbarians(hand=("wood_storage",), locations=("dark_chapel",), deals=("idol",)),
        romans(),
        round=2,
        phase="production",
    )
    table.does("activate", card="dark_chapel")
    assert [option.good for option in all_of(ReturnGood, table.match.waiting.options)] == ["wood", "wood"]


def test_the_chariot_builder_ignores_protection() -> None:  # E23
    table = Scenario(
        egyptians(supply={"raze": 1}, locations=("chariot_builder",)),
        japanese(locations=(Built(card="farm", samurai=True),)),
    )
    table.does("activate", card="chariot_builder").then(raze=0, points=1)
    table.of(1).then(locations="", discards="farm")


def test_the_rabble_razes_at_home() -> None:  # E24
    table = Scenario(barbarians(supply={"worker": 2}, locations=("rabble", "pillory", "raid", "COM014")), romans())
    table.does("activate", card="rabble")
    assert table.offered() == {"pillory", "village"}
    table.does("choose_location", card="village")
    table.then(supply={"worker": 1, "wood": 2}, points=2, foundations="village")


def test_an_oasis_watches_opponents() -> None:  # E25
    table = Scenario(
        romans(supply={"worker": 6}),
        barbarians(supply={"worker": 4}),
        egyptians(locations=("oasis",), passed=True),
    ).of(2)
    for pairs, workers in ((3, 3), (2, 4)):
        table.does("spend_workers").picks(*table.options("take_pair", good="wood")[:pairs]).then(worker=workers)


def test_a_sanctuary_lays_a_foundation() -> None:  # E26
    table = Scenario(
        egyptians(supply={"worker": 1}, locations=("sanctuary",), hand=("village", "ruins", "pyramid")), romans()
    )
    table.does("activate", card="sanctuary")
    assert table.offered() == {"village", "ruins"}
    table.does("choose_card", card="village").then(supply={"stone": 1}, points=1, hand=2, foundations="village")
    assert table.match.view(1).players[0].foundations[0].card == "?common"


def test_spies_take_a_deal() -> None:  # E35
    table = Scenario(romans(supply={"worker": 1}, locations=("spies",)), japanese(deals=("rice_fields",)), round=4)
    table.does("activate", card="spies").then(supply={}, points=1, deals="rice_fields")
    table.of(1).then(deals="")


def test_the_messenger_gains_a_deal() -> None:  # E36
    table = Scenario(
        romans(supply={"worker": 1}, locations=("imperial_messenger",), deals=("roman_bank", "builder")), barbarians()
    )
    table.does("activate", card="imperial_messenger").does("choose_deal", card="roman_bank").then(supply={"gold": 1})
    alone = Scenario(romans(supply={"worker": 1}, locations=("imperial_messenger",)), barbarians())
    assert alone.why_not("location", "imperial_messenger") == "no_target"


def test_porters_carry_a_production() -> None:  # E37
    def porters() -> Scenario:
        cards = ("porters", "merchants_guild", "gold_creek", "village")
        table = Scenario(romans(supply={"food": 1}, locations=cards), barbarians())
        return table.does("activate", card="porters")

    porters().does("choose_location", card="merchants_guild").then(supply={"gold": 2})
    porters().does("choose_location", card="village").then(supply={"worker": 1})


def test_peasants_copy_another_production() -> None:  # §9.2.7
    table = Scenario(romans(supply={"wood": 3}, hand=("working_peasants",), locations=("town",)), barbarians())
    table.does("build", card="working_peasants").draws("common").then(supply={"worker": 2}, hand=1)
    alone = Scenario(romans(supply={"wood": 3}, hand=("working_peasants",)), barbarians())
    alone.does("build", card="working_peasants").draws("common").then(supply={}, hand=1)


def test_a_use_comes_back() -> None:  # E40
    table = Scenario(
        egyptians(
            supply={"worker": 1, "gold": 1},
            locations=("royal_bath", Built(card="slaves", paid=(("worker",),)), "golden_bazaar"),
        ),
        romans(passed=True),
    )
    assert table.why_not("location", "royal_bath", "activate_twice") == "lacks_goods"
    table.does("activate", card="royal_bath")
    assert table.location("slaves").paid == ()
    table.does("activate", card="slaves").then(supply={"stone": 2}, points=1)
    assert table.why_not("location", "slaves") == "used_up"


def test_two_uses_come_back_only_where_two_were_made() -> None:  # §6.5.4
    used = Built(card="slaves", paid=(("worker",),))
    table = Scenario(egyptians(supply={"gold": 2}, locations=("royal_bath", used)), romans())
    assert table.why_not("location", "royal_bath", "activate_twice") == "no_target"


def test_gate_and_shrine() -> None:  # E41
    table = Scenario(
        japanese(
            supply={"food": 2, "gold": 1, "wood": 1},
            hand=("farm", "village", "town", "mill"),
            locations=(Built(card="gate", banked=("ruins",)), Built(card="shrine", banked=("wood",) * 5)),
        ),
        romans(passed=True),
        round=5,
    )
    table.does("bank", card="gate")
    table.picks(*table.match.waiting.options[:2]).then(points=2, hand=2)
    table.does("bank", card="shrine")
    assert {option.good for option in all_of(BankGood, table.match.waiting.options)} == {"wood", "food"}
    table.picks(BankGood("food"), BankGood("food")).then(supply={"gold": 1, "wood": 1})
    assert table.kind == "act"
    table.passes().then(points=2 + 2 + 5 + 2 * 2)


@pytest.mark.parametrize(("banked", "points"), [(2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (20, 10)])
def test_the_steps_of_a_shrine(banked: int, points: int) -> None:  # §9.4.6
    shrine = Built(card="shrine", banked=("wood",) * banked)
    Scenario(japanese(locations=(shrine,)), romans(passed=True), round=5).passes().then(points=2 + points)


@pytest.mark.parametrize(("banked", "points"), [(2, 0), (3, 2), (6, 2)])
def test_a_gate_with_enough_cards(banked: int, points: int) -> None:  # §9.4.6
    gate = Built(card="gate", banked=("ruins",) * banked)
    Scenario(japanese(locations=(gate,)), romans(passed=True), round=5).passes().then(points=2 + points)


def test_an_architect_shuffles_the_other_back() -> None:  # E42
    table = Scenario(romans(supply={"stone": 2}, hand=("architect",), locations=("ruins",), deck_size=6), barbarians())
    discarded = len(table.player.discards)
    table.does("build", card="architect", given="ruins")
    *rest, other = *table.player.deck, all_of(TakeCard, table.match.waiting.options)[1].card
    assert len(table.match.waiting.options) == 2
    assert table.match.waiting.secret
    table.does("take_card").then(hand=1)
    assert (len(table.player.deck), len(table.player.discards)) == (5, discarded)
    assert sorted(table.player.deck) == sorted([*rest, other])
    assert list(table.player.deck) != [*rest, other]


def test_a_mission_keeps_one_of_two() -> None:  # E43
    table = Scenario(
        barbarians(supply={"worker": 1}, locations=("mission",), deck=("idol",)), romans(), common=("town",)
    )
    table.does("activate", card="mission").draws("common", "faction")
    table.does("take_card", card="idol").then(hand=1, pile="town")


def test_the_school_returns_what_deals_gave() -> None:  # §9.4.9
    table = Scenario(
        japanese(locations=("school_of_diplomacy", "farm"), deals=("casino", "gate")),
        romans(),
        round=2,
        phase="production",
    )
    assert {option.good for option in all_of(ReturnGood, table.match.waiting.options)} == {"gold", "food"}
    table.picks(ReturnGood("gold")).then(points=1, gold=0, food=2)


def test_the_pack_takes_one_good() -> None:  # §9.3.6
    table = Scenario(barbarians(supply={"worker": 2}, locations=("pack",)), romans(locations=("armorer",)))
    table.does("activate_twice", card="pack").does("take_goods", goods=("stone",)).does("take_goods", goods=("vp",))
    table.then(supply={"stone": 1}, points=1)
    table.of(1).then(locations="armorer")


def test_robbers_discard_a_deal() -> None:  # §9.3.4
    table = Scenario(barbarians(supply={"worker": 2}, locations=("robbers",)), romans(deals=("builder",)))
    table.does("activate", card="robbers").draws("common").then(points=1, hand=1)
    table.of(1).then(deals="", discards="builder")


def test_a_scorpion_blocks_an_action() -> None:  # §9.5.7
    table = Scenario(
        egyptians(supply={"worker": 1}, locations=("scorpion_breeder",)),
        romans(supply={"worker": 1}, locations=("castle", "ruins")),
    )
    table.does("activate", card="scorpion_breeder")
    assert table.why_not("location", "castle") == "blocked"


def test_what_is_blocked_gets_no_use_back() -> None:  # §6.5.6, §9.5.7
    used: dict[str, Any] = {"paid": (("worker",),)}
    stung = Built(card="slaves", blocked=True, **used)
    table = Scenario(egyptians(supply={"gold": 1}, locations=("royal_bath", stung)), romans())
    assert table.why_not("location", "royal_bath") == "no_target"
    others = ("royal_bath", stung, Built(card="castle", **used), Built(card="brewer", **used))
    table = Scenario(egyptians(supply={"gold": 1}, locations=others), romans())
    table.does("activate", card="royal_bath")
    assert table.offered() == {"castle", "brewer"}


def test_a_desert_costs_both_a_card() -> None:  # §9.5.3
    table = Scenario(
        egyptians(hand=("village",), locations=("desert",)), romans(hand=("mill", "town")), barbarians(hand=("idol",))
    )
    table.does("activate", card="desert").does("choose_opponent", rival=1)
    assert (table.match.waiting.seat, table.kind) == (1, "give_up_card")
    table.does("choose_card", card="town").then(points=1, hand=0, pile="town village")
    assert table.location("desert").paid == (("worker",),)


def test_engineers_remove_a_location() -> None:  # §9.6.1
    table = Scenario(
        romans(supply={"worker": 2}, locations=("engineers",)),
        japanese(locations=(Built(card="gate", banked=("village", "farm"), samurai=True),)),
    )
    table.does("activate", card="engineers").then(points=1, pile="village")
    table.of(1).then(locations="", foundations="", discards="farm gate", supply={})


def test_jugglers_free_another_location() -> None:  # §9.2.8
    used = Built(card="lumberjacks", paid=(("worker",),))
    table = Scenario(romans(supply={"worker": 2}, locations=("jugglers", used)), barbarians(passed=True))
    table.does("activate", card="jugglers").does("activate", card="lumberjacks").then(supply={"wood": 2})


def test_a_garrison_removes_any_location() -> None:  # §9.4.7, §15.3
    table = Scenario(
        japanese(supply={"raze": 2}, locations=("garrison",)),
        egyptians(locations=("sphinx", Built(card="village", defense=True))),
    )
    table.does("activate", card="garrison")
    assert table.offered() == {"sphinx", "village"}
    table.does("choose_location", card="sphinx")
    table.of(1).then(locations="village", foundations="", discards="sphinx", supply={})
