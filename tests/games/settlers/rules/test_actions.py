"""§6 Actions: the worked examples."""

import pytest

from imperium_desktop.games.settlers.analysis.position import Built, Seat
from imperium_desktop.games.settlers.rules.options import Build, MakeDeal, Pay, RazeCard, RazeLocation
from tests.present import all_of, present

from .builder import Scenario, barbarians, egyptians, japanese, key, romans


def test_a_location_is_given_up_for_another() -> None:  # E3
    table = Scenario(barbarians(supply={"wood": 2}, locations=("mill",), hand=("sentry_tower",)), romans())
    table.does("build", card="sentry_tower", given="mill")
    table.then(supply={"raze": 1, "worker": 1}, pile="mill", locations="sentry_tower", hand=0)


def test_a_deal_pays_now_and_each_round() -> None:  # E4
    table = Scenario(barbarians(supply={"food": 1}, hand=("BAR012",)), romans(passed=True), round=4)
    table.does("make_deal", card="sentry_tower").then(supply={"worker": 1}, deals="sentry_tower", locations="")
    table.passes()
    assert table.state.round == 5
    table.looks_out()
    table.then(worker=1 + 5 + 1, raze=1)
    for _ in range(2):
        table.passes()
    assert present(table.match.result).standings[0].score[0] == 0


def test_common_cards_are_no_deals_and_deals_cost_food() -> None:  # §6.2.1
    table = Scenario(
        romans(hand=("COM014", "builder"), supply={"wood": 1, "stone": 1}, locations=("ruins",)), barbarians()
    )
    assert table.why_not("hand", "village", "deal") == "common_deal"
    assert table.why_not("hand", "builder", "deal") == "no_food"
    assert table.refuses(MakeDeal("COM014")) == "common_deal"


def test_a_card_razed_from_the_hand() -> None:  # E5
    table = Scenario(romans(supply={"raze": 1}, hand=("wood_storage",)), barbarians())
    table.does("raze_card", card="wood_storage").then(supply={"wood": 2}, pile="wood_storage", points=0, hand=0)


def test_razing_a_card_takes_a_token_and_a_raze_field() -> None:  # §6.3.1
    poor = Scenario(romans(hand=("wood_storage",)), barbarians())
    assert not poor.options("raze_card")
    assert poor.refuses(RazeCard(poor.id_of("wood_storage"))) == "lacks_raze"
    table = Scenario(romans(supply={"raze": 1}, hand=("builder", "ruins", "mill")), barbarians())
    assert [key(option.card) for option in table.options("raze_card")] == ["mill"]


def test_an_opponents_location_is_razed() -> None:  # E6
    table = Scenario(romans(supply={"raze": 2}), barbarians(locations=("armorer",)))
    table.does("raze_location", card="armorer", rival=1).then(supply={"stone": 1}, points=1)
    table.of(1).then(supply={"wood": 1}, locations="", foundations="armorer")


def test_three_activations() -> None:  # E7
    table = Scenario(
        barbarians(supply={"worker": 3, "stone": 1}, locations=("saboteurs", "masons_guild", "castle")),
        romans(supply={"stone": 1, "food": 1}),
    )
    table.does("activate", card="saboteurs").does("steal", rival=1, good="stone").then(worker=2, stone=2)
    assert table.state.players[1].supply[1] == 0
    table.passes()
    table.does("activate", card="masons_guild").then(worker=1, stone=0, points=3)
    table.does("activate", card="castle").draws("faction").then(worker=0, hand=1)
    assert table.location("masons_guild").paid == (("stone", "stone", "worker"),)
    assert table.location("castle").paid == (("worker",),)


def test_gold_pays_for_resources_and_never_the_other_way() -> None:  # E14
    table = Scenario(romans(supply={"stone": 1, "gold": 2}, locations=("marketplace",)), barbarians())
    table.does("activate", card="marketplace").then(supply={}, points=3)
    assert table.location("marketplace").paid == (("stone", "gold", "gold"),)
    poor = Scenario(romans(supply={"stone": 1, "gold": 1}, locations=("marketplace",)), barbarians())
    assert poor.why_not("location", "marketplace") == "lacks_goods"
    woody = Scenario(romans(supply={"worker": 1, "wood": 3}, locations=("goldsmiths_workshop",)), barbarians())
    assert woody.why_not("location", "goldsmiths_workshop", "activate") == "lacks_goods"


def test_gold_or_the_resource_is_asked_only_where_both_could_pay() -> None:  # §2.2
    table = Scenario(romans(supply={"wood": 1, "gold": 1}, hand=("village",)), barbarians())
    table.does("build", card="village")
    assert [option.goods for option in all_of(Pay, table.match.waiting.options)] == [("wood",), ("gold",)]
    table.does("pay", goods=("gold",)).then(supply={"wood": 1, "worker": 2})
    without = Scenario(romans(supply={"gold": 1}, hand=("village",)), barbarians())
    without.does("build", card="village").then(supply={"worker": 2})


def test_gold_pays_in_barter_and_for_deals() -> None:  # §15.13, §15.15
    for supply in ({"wood": 1, "gold": 1}, {"gold": 2}):
        table = Scenario(barbarians(supply=supply, locations=("barter",)), romans())
        table.does("activate", card="barter").then(supply={}, points=2)
    dealer = Scenario(barbarians(supply={"gold": 1}, hand=("BAR012",)), romans())
    dealer.does("make_deal", card="sentry_tower").then(supply={"worker": 1}, deals="sentry_tower")


@pytest.mark.parametrize(
    ("seat", "card", "missing"),
    [
        (romans(supply={"gold": 1}, locations=("barter",)), "barter", ("any_resource",)),
        (romans(supply={"wood": 1}, locations=("barter",)), "barter", ("any_resource",)),
        (romans(locations=("tavern",)), "tavern", ("card",)),
        (egyptians(hand=("ruins",), locations=("castle",)), "castle", ("worker",)),
        (romans(locations=("hanseatic_league",)), "hanseatic_league", ("worker", "own_deal")),
    ],
)
def test_what_is_missing_is_named(seat: Seat, card: str, missing: tuple[str, ...]) -> None:  # §6.5.1
    table = Scenario(seat, barbarians())
    reason = present(table.match.why_not((f"location/{table.id_of(card)}", "activate")))
    assert (reason.code, reason.facts["goods"]) == ("lacks_goods", missing)


def test_nothing_can_be_put_where_nothing_fits() -> None:  # §9.4.6
    table = Scenario(japanese(locations=("gate", "farm")), romans())
    assert table.why_not("location", "gate", "bank") == "nothing_to_bank"
    assert table.why_not("location", "farm", "bank") == "no_bank"


def test_gold_pays_for_no_worker_and_no_token() -> None:  # §2.2
    rich = {"gold": 3, "wood": 3, "stone": 3}
    table = Scenario(barbarians(supply=rich, locations=("expedition", "fighting_pit", "missionaries")), romans())
    for card in ("expedition", "fighting_pit", "missionaries"):
        assert table.why_not("location", card, "activate") == "lacks_goods"


def test_gold_is_no_resource() -> None:  # E15
    table = Scenario(
        barbarians(supply={"worker": 1}, locations=("saboteurs",)), romans(supply={"gold": 2, "worker": 3})
    )
    assert table.why_not("location", "saboteurs") == "no_target"


def test_a_defense_token_makes_razing_dearer() -> None:  # E16
    table = Scenario(
        romans(supply={"defense": 1, "worker": 2}, locations=("village", "quarry")), barbarians(supply={"raze": 2})
    )
    table.does("place_defense", card="village").then(defense=0)
    assert table.why_not("location", "village", "defense") == "has_defense"
    assert table.why_not("location", "quarry", "defense") == "no_defense"
    table.does("spend_workers").does("take_pair", good="wood")
    assert table.why_not("location", "village", "raze") == "lacks_raze"
    assert table.options("raze_location", card="quarry")
    table.passes().passes()
    assert not table.location("village").defense


def test_one_defense_token_on_each_common_location() -> None:  # §6.6.1
    table = Scenario(romans(supply={"defense": 2}, locations=("builder", "ruins")), barbarians())
    assert table.why_not("location", "builder", "defense") == "defense_common_only"
    table.does("place_defense", card="ruins").then(defense=1)
    assert table.why_not("location", "ruins", "defense") == "has_defense"
    assert not table.options("place_defense")


def test_a_token_in_hand_does_not_hide_why_nothing_can_be_done() -> None:  # §6.5
    table = Scenario(romans(supply={"defense": 1}, locations=("builder",)), barbarians())
    assert table.why_not("location", "builder") == "no_action"


def test_a_price_of_cards_leaves_the_workers_alone() -> None:  # §6.5.5
    table = Scenario(romans(supply={"worker": 1}, hand=("village",), locations=("tavern",)), barbarians())
    table.does("activate", card="tavern").then(supply={"worker": 1}, points=2, hand=0, pile="village")
    assert table.location("tavern").paid == (("worker",),)


def test_who_passed_is_safe() -> None:  # E17
    table = Scenario(
        egyptians(
            supply={"worker": 3, "raze": 3, "food": 1},
            hand=("village",),
            locations=("chariot_builder", "temple_of_ra", "scorpion_breeder", "desert"),
        ),
        romans(locations=("castle",), deals=("builder",), hand=("town",), supply={"wood": 1}, passed=True),
        barbarians(supply={"worker": 3}, locations=("pack", "saboteurs", "robbers"), passed=True),
    )
    assert table.why_not("location", "castle", "raze") == "owner_passed"
    for card in ("chariot_builder", "temple_of_ra", "scorpion_breeder"):
        assert table.why_not("location", card, "activate") == "no_target"
    table.does("activate", card="desert").then(points=1, hand=0)
    assert table.state.players[1].hand
    thief = Scenario(
        barbarians(supply={"worker": 3}, locations=("pack", "saboteurs", "robbers")),
        romans(locations=("castle",), deals=("builder",), supply={"wood": 1}, passed=True),
    )
    assert {thief.why_not("location", card) for card in ("pack", "saboteurs", "robbers")} == {"no_target"}
    trader = Scenario(
        japanese(supply={"food": 1, "raze": 2}, locations=("trade_route", "garrison")),
        romans(locations=("builder",), passed=True),
    )
    assert {trader.why_not("location", card) for card in ("trade_route", "garrison")} == {"no_target"}


def test_ruins() -> None:  # E18
    table = Scenario(barbarians(hand=("ruins", "raid"), supply={"wood": 1}), romans(supply={"raze": 2}))
    table.does("build", card="ruins").then(supply={"wood": 1, "worker": 1})
    assert table.why_not("location", "ruins", "raze") == "no_raze_field"
    table.passes()
    table.does("build", card="raid", given="ruins").then(supply={"worker": 1}, pile="ruins", foundations="")
    holder = Scenario(romans(hand=("ruins",), supply={"raze": 1}), barbarians())
    assert holder.refuses(RazeCard(holder.id_of("ruins"))) == "no_raze_field"


def test_a_location_used_twice_in_one_action() -> None:  # E21
    table = Scenario(romans(supply={"worker": 2}, locations=("castle",)), barbarians())
    table.does("activate_twice", card="castle").draws("common", "faction").then(worker=0, hand=2)
    assert table.location("castle").paid == (("worker",), ("worker",))
    table.passes()
    assert table.why_not("location", "castle") == "used_up"


def test_a_new_location_can_be_used_at_once() -> None:  # §6.5.3
    table = Scenario(romans(supply={"wood": 2, "worker": 1}, hand=("lumberjacks",)), barbarians(passed=True))
    table.does("build", card="lumberjacks").then(worker=1, wood=0)
    table.does("activate", card="lumberjacks").then(worker=0, wood=2)


def test_a_use_that_is_left() -> None:  # §6.5.2
    table = Scenario(romans(supply={"worker": 3, "wood": 4}, locations=("castle", "joiner")), barbarians(passed=True))
    assert table.why_not("location", "joiner", "activate_twice") == "one_use_only"
    table.does("activate", card="castle").draws("common")
    assert table.why_not("location", "castle", "activate_twice") == "one_use_left"


def test_workers_are_spent_in_pairs() -> None:  # §6.7
    table = Scenario(romans(supply={"worker": 5}), barbarians())
    table.does("spend_workers")
    assert table.match.waiting.pick == (1, 2)
    assert table.offered("good") == {"wood", "stone", "food", "card"}
    wood, card = (table.options("take_pair", good=good)[0] for good in ("wood", "card"))
    table.picks(wood, card).draws("faction").then(worker=1, wood=1, hand=1)
    assert (
        present(Scenario(romans(supply={"worker": 1}), barbarians()).match.why_not(("spend_workers",))).code
        == "lacks_workers"
    )


def test_a_location_costs_a_location_of_ones_own() -> None:  # §6.1.4
    table = Scenario(romans(hand=("builder",), supply={"stone": 1}), barbarians(locations=("town",)))
    assert table.why_not("hand", "builder", "build") == "no_location"
    assert table.refuses(Build(table.id_of("builder"), table.id_of("town"))) == "not_a_price"


def test_a_used_location_can_be_given_up() -> None:  # §6.1.3
    used = Built(card="castle", paid=(("worker",),))
    table = Scenario(romans(hand=("builder",), supply={"stone": 1}, locations=(used,)), barbarians())
    table.does("build", card="builder", given="castle").then(supply={"wood": 1, "stone": 1}, pile="castle")


def test_production_bonus_and_triggers_follow_each_other() -> None:  # §6.1.5
    table = Scenario(
        romans(supply={"wood": 3}, hand=("working_peasants",), locations=("town", "village")), barbarians()
    )
    table.does("build", card="working_peasants")
    assert table.kind == "copy_target"
    table.does("choose_location", card="town")
    assert table.kind == "draw"
    table = Scenario(
        romans(supply={"stone": 2}, hand=("architect",), locations=("administration", "ruins")), barbarians()
    )
    table.does("build", card="architect", given="ruins")
    assert table.kind == "keep"
    table.does("take_card")
    assert table.kind == "choose"


def test_what_is_free_uses_no_turn() -> None:  # §5.3.2
    table = Scenario(
        japanese(supply={"worker": 1, "defense": 1}, hand=("village", "mill"), locations=("gate", "town")), romans()
    )
    table.does("deploy_samurai", card="gate").does("bank", card="gate")
    table.picks(*table.match.waiting.options).does("place_defense", card="town").then(supply={}, hand=0, points=2)
    assert (table.match.waiting.seat, table.kind) == (0, "act")


def test_a_foundation_pays_for_a_location() -> None:  # §6.1.2
    table = Scenario(romans(hand=("legion",), supply={"food": 1}, foundations=("mill",)), barbarians(passed=True))
    table.does("build", card="legion", foundation=True).then(foundations="", pile="mill", hand=2, locations="legion")


def test_a_turn_ends_by_itself_when_nothing_is_free() -> None:  # §5.3.2
    table = Scenario(romans(hand=("village",), supply={"wood": 1, "defense": 1}), barbarians())
    table.does("build", card="village")
    assert table.kind == "after_action"
    table.does("place_defense", card="village")
    assert (table.kind, table.match.waiting.seat) == ("act", 1)
    hand, supply = ("village",), {"wood": 1, "defense": 1}
    for others in ((barbarians(passed=True),), ()):  # nobody acts before the next turn
        alone = Scenario(romans(hand=hand, supply=supply), *others).does("build", card="village")
        assert (alone.kind, alone.match.waiting.seat) == ("act", 0)


def test_own_locations_are_not_razed() -> None:  # §6.4.3
    table = Scenario(romans(locations=("castle",), supply={"worker": 1, "raze": 2}), barbarians())
    assert table.why_not("location", "castle", "raze") == "own_location"
    assert table.refuses(RazeLocation(table.id_of("castle"), 0)) == "own_location"
