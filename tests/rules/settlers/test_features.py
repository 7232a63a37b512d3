"""§3.8, §9.1 Features: when they speak, and what they count."""

from imperium_desktop.rules.settlers.options import ReturnGood
from imperium_desktop.rules.settlers.position import Built

from .builder import Scenario, barbarians, egyptians, japanese, romans

RAZERS = ("pillory", "BAR007", "BAR008")
"""Pillory and two Raids."""


def test_every_colour_of_a_location_counts():  # §3.4
    table = Scenario(
        romans(supply={"wood": 2, "stone": 1}, hand=("rubble",), locations=("trade_colony", "ROM024")), barbarians()
    )
    table.does("build", card="rubble").then(stone=3)


def test_administration_looks_at_faction_locations_only():  # §9.1.4
    table = Scenario(romans(supply={"wood": 1}, hand=("village",), locations=("administration",)), barbarians())
    table.does("build", card="village").then(supply={"worker": 2}, points=0)
    assert table.match.waiting.seat == 1


def test_every_raze_and_every_copy():  # §15.6
    table = Scenario(
        barbarians(supply={"raze": 5}, hand=("town",), locations=(*RAZERS, "dark_chapel")),
        romans(locations=("quarry", "old_forest"), supply={"worker": 4}),
    )
    table.does("raze_card", card="town").then(points=3)
    table.does("spend_workers").does("take_pair", good="wood")
    table.does("raze_location", card="quarry").then(points=6)
    table.does("spend_workers").does("take_pair", good="wood")
    table.does("activate", card="dark_chapel").picks().then(points=9, raze=0)


def test_raze_triggers_come_after_the_goods_are_given_back():  # §9.3.3
    table = Scenario(
        barbarians(supply={"raze": 2}, locations=("dark_chapel", "pillory")), romans(locations=("armorer",))
    )
    table.does("activate", card="dark_chapel").then(points=1)
    table.picks(ReturnGood("vp")).then(points=1 - 1 + 2 + 1)


def test_a_chariot_builder_razes():  # §15.6
    table = Scenario(
        egyptians(supply={"raze": 1}, locations=("chariot_builder", "pillory")), romans(locations=("town",))
    )
    table.does("activate", card="chariot_builder").then(points=1, worker=2)


def test_each_sphinx_adds():  # §9.5.5
    table = Scenario(egyptians(supply={"worker": 1, "gold": 1}, locations=("EGY019", "EGY020", "goldsmith")), romans())
    table.does("activate", card="goldsmith").then(points=3 + 1 + 1)


def test_a_sphinx_adds_in_the_production_phase():  # §5.2.4, §9.5.5
    table = Scenario(egyptians(locations=("sphinx", "pharaohs_guard", "monument")), phase="production", round=2)
    table.does("take_goods", goods=("vp", "vp")).then(points=2 + 1 + 1)


def test_the_end_of_the_game_is_no_gain_for_a_sphinx():  # §8.1
    table = Scenario(egyptians(locations=("sphinx", "town")), romans(passed=True), round=5)
    table.passes().then(points=2 + 1)


def test_a_slaver_takes_gold_for_stone_or_nothing():  # §9.5.8, §15.15
    def building() -> Scenario:
        table = Scenario(egyptians(supply={"food": 1, "gold": 1}, hand=("caravan",), locations=("slaver",)), romans())
        return table.does("build", card="caravan").does("pay", goods=("food",))

    building().does("trade", paid=("stone",)).then(points=1, gold=0)
    building().does("skip").then(points=0, gold=1)


def test_a_slaver_sees_no_common_location():  # §9.5.8
    table = Scenario(egyptians(supply={"wood": 1, "stone": 1}, hand=("village",), locations=("slaver",)), romans())
    table.does("build", card="village").then(points=0, stone=1)
    assert table.match.waiting.seat == 1


def test_a_daimyo_counts_three_samurai_at_most():  # §9.1.2
    guarded = tuple(Built(card=card, samurai=True) for card in ("farm", "gate", "stalls", "dojo"))
    table = Scenario(japanese(supply={"stone": 2}, hand=("daimyos_castle",), locations=(*guarded, "ruins")), romans())
    table.does("build", card="daimyos_castle", given="ruins").then(points=3)
