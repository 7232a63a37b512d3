"""§3.8, §9.1 Features: when they speak, and what they count."""

from imperium_desktop.games.settlers.analysis.position import Built
from imperium_desktop.games.settlers.rules.options import ReturnGood

from .builder import Scenario, barbarians, egyptians, japanese, romans

RAZERS = ("pillory", "BAR007", "BAR008")
"""Pillory and two Raids."""


def test_a_feature_counts_itself() -> None:  # E9
    table = Scenario(romans(supply={"wood": 5}, hand=("carpenters_workshop", "joiner")), barbarians(passed=True))
    table.does("build", card="carpenters_workshop").then(supply={"wood": 2, "gold": 1}, points=1)
    table.does("build", card="joiner")
    table.does("pay", goods=("wood", "wood")).then(supply={"gold": 2}, points=2)


def test_colours_are_counted_up_to_a_maximum() -> None:  # E10
    gray = ("quarry", "mason", "coal_mine", "open_pit")
    for count in (2, 4):
        table = Scenario(romans(supply={"wood": 2, "stone": 1}, hand=("rubble",), locations=gray[:count]), barbarians())
        table.does("build", card="rubble").then(supply={"stone": 3})


def test_three_colours_fire_three_triggers() -> None:  # E11
    table = Scenario(
        romans(
            supply={"wood": 1, "stone": 2},
            hand=("trade_colony",),
            locations=("carpenters_workshop", "contractor", "mill", "ruins"),
        ),
        barbarians(),
    )
    table.does("build", card="trade_colony", given="ruins").then(supply={"worker": 1, "gold": 4}, points=3)


def test_either_or_beside_other_triggers() -> None:  # E38
    table = Scenario(
        romans(supply={"wood": 1, "stone": 2}, hand=("trade_colony",), locations=("headquarters", "gardens", "ruins")),
        barbarians(),
    )
    table.does("build", card="trade_colony", given="ruins").then(points=2)
    table.does("take_goods", goods=("gold",)).then(supply={"worker": 1, "gold": 2}, points=2)


def test_every_colour_of_a_location_counts() -> None:  # §3.4
    table = Scenario(
        romans(supply={"wood": 2, "stone": 1}, hand=("rubble",), locations=("trade_colony", "ROM024")), barbarians()
    )
    table.does("build", card="rubble").then(stone=3)


def test_administration_looks_at_faction_locations_only() -> None:  # §9.1.4
    table = Scenario(romans(supply={"wood": 1}, hand=("village",), locations=("administration",)), barbarians())
    table.does("build", card="village").then(supply={"worker": 2}, points=0)
    assert table.match.waiting.seat == 1


def test_every_raze_and_every_copy() -> None:  # §15.6
    table = Scenario(
        barbarians(supply={"raze": 5}, hand=("town",), locations=(*RAZERS, "dark_chapel")),
        romans(locations=("quarry", "old_forest"), supply={"worker": 4}),
    )
    table.does("raze_card", card="town").then(points=3)
    table.does("spend_workers").does("take_pair", good="wood")
    table.does("raze_location", card="quarry").then(points=6)
    table.does("spend_workers").does("take_pair", good="wood")
    table.does("activate", card="dark_chapel").picks().then(points=9, raze=0)


def test_raze_triggers_come_after_the_goods_are_given_back() -> None:  # §9.3.3
    table = Scenario(
        barbarians(supply={"raze": 2}, locations=("dark_chapel", "pillory")), romans(locations=("armorer",))
    )
    table.does("activate", card="dark_chapel").then(points=1)
    table.picks(ReturnGood("vp")).then(points=1 - 1 + 2 + 1)
    from_hand = Scenario(
        barbarians(supply={"raze": 1}, hand=("armorer",), locations=("dark_chapel", "pillory")), romans()
    )
    from_hand.does("activate", card="dark_chapel").then(points=1)
    from_hand.picks(ReturnGood("vp")).then(points=1 - 1 + 2 + 1)


def test_a_chariot_builder_razes() -> None:  # §15.6
    table = Scenario(
        egyptians(supply={"raze": 1}, locations=("chariot_builder", "pillory")), romans(locations=("town",))
    )
    table.does("activate", card="chariot_builder").then(points=1, worker=2)


def test_a_sphinx_adds_to_each_gain() -> None:  # E39
    table = Scenario(
        egyptians(
            supply={"worker": 1, "gold": 5},
            hand=("village",),
            locations=("sphinx", "goldsmith", "avenue_of_sphinxes", "desert"),
        ),
        romans(passed=True),
    )
    table.does("activate", card="goldsmith").then(points=4)
    table.does("activate_twice", card="avenue_of_sphinxes").then(points=10, gold=0)
    table.does("activate", card="desert").then(points=11)


def test_each_sphinx_adds() -> None:  # §9.5.5
    table = Scenario(egyptians(supply={"worker": 1, "gold": 1}, locations=("EGY019", "EGY020", "goldsmith")), romans())
    table.does("activate", card="goldsmith").then(points=3 + 1 + 1)


def test_a_sphinx_adds_in_the_production_phase() -> None:  # §5.2.4, §9.5.5
    table = Scenario(egyptians(locations=("sphinx", "pharaohs_guard", "monument")), phase="production", round=2)
    table.does("take_goods", goods=("vp", "vp")).then(points=2 + 1 + 1)


def test_the_end_of_the_game_is_no_gain_for_a_sphinx() -> None:  # §8.1
    table = Scenario(egyptians(locations=("sphinx", "town")), romans(passed=True), round=5)
    table.passes().then(points=2 + 1)


def test_slavers_trade_once() -> None:  # §9.5.8
    table = Scenario(egyptians(supply={"stone": 3, "gold": 1}, hand=("pyramid",), locations=("slaver",)), romans())
    table.does("build", card="pyramid").does("pay", goods=("stone", "stone"))
    assert table.kind == "trade"
    assert {option.name for option in table.match.waiting.options} == {"trade", "skip"}
    table.does("trade", paid=("gold",)).then(points=2, supply={"stone": 2, "gold": 1})


def test_a_slaver_takes_gold_for_stone_or_nothing() -> None:  # §9.5.8, §15.15
    def building() -> Scenario:
        table = Scenario(egyptians(supply={"food": 1, "gold": 1}, hand=("caravan",), locations=("slaver",)), romans())
        return table.does("build", card="caravan").does("pay", goods=("food",))

    building().does("trade", paid=("stone",)).then(points=1, gold=0)
    building().does("skip").then(points=0, gold=1)


def test_a_slaver_sees_no_common_location() -> None:  # §9.5.8
    table = Scenario(egyptians(supply={"wood": 1, "stone": 1}, hand=("village",), locations=("slaver",)), romans())
    table.does("build", card="village").then(points=0, stone=1)
    assert table.match.waiting.seat == 1


def test_a_daimyo_counts_samurai() -> None:  # §9.4.2
    guarded = (Built(card="farm", samurai=True), Built(card="gate", samurai=True))
    table = Scenario(japanese(supply={"stone": 2}, hand=("daimyos_castle",), locations=(*guarded, "ruins")), romans())
    table.does("build", card="daimyos_castle", given="ruins").then(points=2)


def test_a_daimyo_counts_three_samurai_at_most() -> None:  # §9.1.2
    guarded = tuple(Built(card=card, samurai=True) for card in ("farm", "gate", "stalls", "dojo"))
    table = Scenario(japanese(supply={"stone": 2}, hand=("daimyos_castle",), locations=(*guarded, "ruins")), romans())
    table.does("build", card="daimyos_castle", given="ruins").then(points=3)
