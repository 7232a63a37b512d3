"""Hints for the nations of Legends, each in a position that calls for it and in one that only just does not."""

from functools import partial
from typing import Any

from imperium_desktop.games.imperium.analysis.position import Lying, Seat
from tests.games.imperium.teaching.positions import EMPIRE, TURN, Scene, coins
from tests.teaching.staging import Case

arthurians, atlanteans, egyptians, mauryans, minoans, olmecs, qin, utopians = (
    partial(Seat, nation=nation)
    for nation in ("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians")
)
SOLSTICE: dict[str, Any] = {"phase": "solstice"}
COURT = "pick king_arthurs_court"
KNIGHTS = ("cai_sir_kay", "bedwyr", "gwalchmei_sir_gawain")


def prima(*knights: str) -> Lying:
    return Lying(card="britannia_prima", garrison=knights)


QUESTS = ("graal", "excalibur")
HEAVEN = ("mandate_of_heaven",)
POTTERY = Lying(card="pottery", tokens=(0, 0, 4))
MASKS = ("stone_mask", "stone_mask")
KING_WU = {"hand": ("king_wu_of_qin",), "play": HEAVEN, "history": ("duke_zhuang_of_qin",), **EMPIRE}

LEGENDS: dict[str, Case] = {
    "ends_the_game": Case(
        Scene(arthurians(hand=("graal",)), hover="play graal"),
        Scene(arthurians(hand=("graal",)), hover="play graal", round=3, last_round=4),
        {"card": "arthurians_graal", "mine": 15, "rival": 1, "theirs": 1},
    ),
    "sinks_along": Case(
        Scene(
            atlanteans(hand=("myths_and_legends",), play=("mountain_of_atlantis", "palace_of_poseidon", "thule")),
            "play myths_and_legends",
            hover="pick mountain_of_atlantis",
            fame=("great",),
        ),
        Scene(
            atlanteans(hand=("myths_and_legends",), play=("mountain_of_atlantis", "palace_of_poseidon", "thule")),
            "play myths_and_legends",
            hover="pick thule",
            fame=("great",),
        ),
        {"card": "atlanteans_mountain_of_atlantis", "other": "atlanteans_palace_of_poseidon"},
        marks="card/atlanteans_palace_of_poseidon",
    ),
    "nothing_to_sink": Case(
        Scene(atlanteans(hand=("flood",))),
        Scene(atlanteans(hand=("flood",), play=("thule",))),
        {"card": "atlanteans_flood"},
        marks="card/atlanteans_flood",
    ),
    "quest_waits": Case(
        Scene(arthurians(hand=("cafall",), play=(prima("bedwyr"),), development=QUESTS), COURT, **SOLSTICE),
        Scene(
            arthurians(hand=("cafall",), play=("city_of_camelot",), quest="excalibur"),
            "pick city_of_camelot",
            **SOLSTICE,
        ),
        {"knights": 1, "left": 8},
    ),
    "nadir_ahead": Case(
        Scene(arthurians(hand=("bedwyr",), nation_deck=("gwaith_camlan",), deck=2)),
        Scene(arthurians(hand=("bedwyr",), nation_deck=("viviane_of_the_lake", "gwaith_camlan"), deck=2)),
        {"card": "arthurians_gwaith_camlan", "knights": 1, "left": 2},
    ),
    "third_knight": Case(
        Scene(arthurians(hand=("cafall",), play=(prima(*KNIGHTS[:2]),), quest="excalibur")),
        Scene(arthurians(hand=("cafall",), play=(prima(*KNIGHTS[:1]),), quest="excalibur")),
        {"knights": 2, "card": "arthurians_excalibur", "ready": 0},
    ),
    "ruler_before_empire": Case(
        Scene(qin(hand=("duke_zhuang_of_qin",), play=HEAVEN, nation_deck=("long_walls_i",))),
        Scene(qin(hand=("duke_zhuang_of_qin",), play=HEAVEN, **EMPIRE)),
        {"card": "qin_duke_zhuang_of_qin", "ready": 1, "left": 1},
        marks="card/qin_duke_zhuang_of_qin",
    ),
    "counts_as_several": Case(
        Scene(mauryans(hand=("glory",), play=("grand_trunk_road",), **EMPIRE)),
        Scene(mauryans(hand=("glory",), play=("magadha", "gandhara"), **EMPIRE)),
        {"card": "mauryans_grand_trunk_road", "regions": 2, "missing": 1},
        marks="card/mauryans_grand_trunk_road",
    ),
    "last_cards": Case(
        Scene(utopians(hand=("meditation",), deck=2)),
        Scene(utopians(hand=("meditation",), deck=3)),
        {"left": 2, "pile": 8},
    ),
    "masks_to_pay": Case(
        Scene(olmecs(hand=MASKS, play=("ball_games",))),
        Scene(olmecs(hand=MASKS[:1], play=("ball_games",))),
        {"n": 2, "card": "olmecs_ball_games"},
        marks="card/olmecs_ball_games card/olmecs_stone_mask card/olmecs_stone_mask_2",
    ),
    "river_to_spend": Case(
        Scene(egyptians(hand=("flood_of_the_nile",), play=("lower_nile",))),
        Scene(egyptians(hand=("flood_of_the_nile",), play=("red_land",))),
        {"card": "egyptians_flood_of_the_nile", "river": "egyptians_lower_nile", "empire": 0},
        marks="card/egyptians_flood_of_the_nile",
    ),
    "develop_by_power": Case(
        Scene(egyptians(side="A", development=("embalming",), tokens=coins(4))),
        Scene(egyptians(side="A", development=("embalming",), tokens=coins(1, 1, 0))),
        {"n": 1, "left": 8},
        marks="card/egyptians_power_a",
    ),
    "mask_into_history": Case(
        Scene(olmecs(side="A", discard=MASKS[:1])),
        Scene(olmecs(side="A", discard=("cacao",))),
        {"n": 1},
        marks="card/olmecs_power_a",
    ),
    "journey_costs_all": Case(
        Scene(utopians(hand=("charity",), deck=3, tokens=coins(1, 2, 7)), **SOLSTICE),
        Scene(
            utopians(hand=("charity",), deck=3, play=("portals", "daochang"), tokens=coins(1, 2, 7)),
            "pick daochang",
            **SOLSTICE,
        ),
        {"progress": 7, "more": 2, "population": 2},
    ),
    "empty_for_good": Case(
        Scene(minoans(play=(POTTERY,), tokens=coins(4), nation_deck=("king_minos",)), **SOLSTICE),
        Scene(minoans(play=("pottery",), tokens=coins(4), nation_deck=("king_minos",)), **SOLSTICE),
        {"card": "minoans_pottery", "n": 4, "last": 1, "material": 4},
    ),
    "unrest_into_cards": Case(
        Scene(mauryans(hand=("unrest", "unrest"), play=("arthashastra",), deck=3), **SOLSTICE),
        Scene(olmecs(hand=("cacao", "unrest"), side="A"), **TURN),
        {"card": "mauryans_arthashastra", "n": 2},
    ),
    "population_waits": Case(Scene(qin(side="A"), phase="token"), Scene(qin(side="B"), phase="token"), {"doubles": 1}),
    "pay_as_you_like": Case(
        Scene(qin(**KING_WU, tokens=coins(0, 0, 2)), "play king_wu_of_qin"),
        Scene(qin(**KING_WU, tokens=coins(0, 0, 2))),
        {"card": "qin_king_wu_of_qin", "most": 2, "cards": 2},
    ),
}
