"""The regions of the box."""

from typing import Any, Final

from . import Row, Worth, row, worth

PLAIN: Final = "common_wilderness common_forest common_oasis common_steppe common_cape"
PROTECTING: Final = "common_wilderness common_cape"
WITH_A_MARKET: Final[dict[str, Any]] = {"hand": "this unrest", "market": "aksumites"}
"""There is something to exile, whose Unrest goes back to the pile, and something to garrison."""
DONE: Final = {"exile": "aksumites", "pile": 9, "play": "this", "garrison": "unrest", "hand": "", "actions": 2}
ATTACKED: Final = {"face": "empire", "hand": "corruption"}

ROWS: Final[list[Row]] = [
    *row(PLAIN, "play, yes", **WITH_A_MARKET, then=DONE),
    *row(PLAIN, "play, no", hand="this unrest", market="aksumites/1g", then={"exile": "", "garrison": ""}),
    *row(
        PROTECTING,
        "play corruption, pick this",
        active=1,
        they=ATTACKED,
        covers=("passive on attack_by_other",),
        then={"hand": "this", "play": "", "material": 0, "their_progress": 1},
    ),
    *row(
        PROTECTING,
        "play corruption, no",
        active=1,
        they=ATTACKED,
        covers=("passive on attack_by_other",),
        then={"hand": "unrest", "play": "this", "material": 2},
    ),
    *row("common_jungle common_hills legends_rainforest", "play, yes", **WITH_A_MARKET, then={**DONE, "population": 1}),
    *row("common_mountain", "play, yes", **WITH_A_MARKET, then={**DONE, "material": 3}),
    *row("common_marsh legends_mountain", "play, yes", **WITH_A_MARKET, then={**DONE, "material": 2}),
    *row(
        "common_coast legends_island",
        "play, no",
        hand="this",
        deck="conquer advance",
        market="aksumites",
        then={**DONE, "garrison": "", "hand": "conquer"},
    ),
    *row(
        "common_floodplain common_river legends_lakes legends_archipelago",
        "play, yes, yes",
        **WITH_A_MARKET,
        discard="glory",
        then={**DONE, "history": "glory", "discard": ""},
    ),
    *row(
        "common_woodland legends_moor",
        "play, yes, yes",
        **WITH_A_MARKET,
        discard="glory",
        then={**DONE, "deck": 1, "discard": ""},
    ),
    *row(
        "common_sacred_pass",
        "use, yes, yes",
        hand="glory",
        nation_deck="raetia julius_caesar",
        then={"hand": "raetia", "nation_deck": "glory julius_caesar", "play": "", "discard": "this"},
    ),
    *row(
        "common_sacred_pass",
        "use, yes",
        hand="glory",
        nation_deck="julius_caesar",
        then={"looks": 1, "hand": "glory", "nation_deck": "julius_caesar", "play": "this", "exhausts": 4},
    ),
    *row(
        "legends_fortunate_isle",
        "play, pick oracle",
        market="hills oracle",
        then={"hand": "oracle unrest", "exile": "this", "play": "", "actions": 2},
    ),
    *row("legends_fortunate_isle", "play", market="education", then={"hand": "education unrest", "exile": "this"}),
    *row("legends_fortunate_isle", "play", market="hills", then={"hand": "hills", "exile": "this"}),
    *row("legends_fortunate_isle", "play", market="hittites", then={"hand": "hittites unrest"}),
    *row("legends_fortunate_isle", "cannot", hand="this", face="empire", covers=("play",), then={}),
    *row(
        "legends_peninsula",
        "play, no",
        deck="conquer advance glory",
        market="aksumites",
        then={**DONE, "garrison": "", "hand": "advance conquer"},
    ),
    *row(
        "legends_peninsula",
        "play, yes, pick unrest",
        hand="this",
        deck="conquer unrest glory",
        market="aksumites",
        then={**DONE, "hand": "conquer"},
    ),
    *row(
        "legends_highlands legends_lowlands legends_grassland legends_fortified_region legends_fortified_region_later",
        "play, yes",
        **WITH_A_MARKET,
        then={**DONE, "population": 0, "material": 0},
    ),
    *row(
        "legends_highlands",
        "solstice, pick glory",
        hand="glory conquer",
        then={"population": 2, "hand": "conquer", "discard": "glory"},
    ),
    *row("legends_highlands", "solstice", then={"population": 2, "material": 0, "play": "this"}),
    *row(
        "legends_lowlands",
        "solstice, pick glory",
        hand="glory conquer",
        then={"material": 3, "hand": "conquer", "discard": "glory"},
    ),
    *row(
        "legends_grassland",
        "solstice, pick glory",
        hand="glory",
        deck="conquer advance",
        then={"hand": "conquer", "discard": "glory", "deck": 1},
    ),
    *row(
        "legends_sacred_grove",
        "play, yes, pick glory",
        hand="this glory conquer",
        then={"progress": 1, "history": "glory this", "hand": "conquer", "play": "", "actions": 2},
    ),
    *row("legends_sacred_grove", "play, no", hand="this glory", then={"progress": 1, "history": "this"}),
    *row("legends_plain", "play, yes", **WITH_A_MARKET, then={**DONE, "progress": 1}),
    *row(
        "legends_fortified_region legends_fortified_region_later",
        "play corruption, use",
        active=1,
        tokens=(0, 1, 0),
        they=ATTACKED,
        covers=("exhaust on attack_by_other",),
        then={"population": 0, "material": 0, "hand": "", "exhausts": 4, "play": "this"},
    ),
    *row(
        "legends_fortified_region legends_fortified_region_later",
        "play corruption",
        active=1,
        they=ATTACKED,
        covers=("exhaust on attack_by_other",),
        then={"hand": "unrest", "material": 2, "exhausts": 5},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("legends_sacred_grove", 2, {"tokens": (0, 0, 2)}, hand="this", tokens=(0, 0, 3)),
    worth("legends_sacred_grove", 0, {"tokens": (9, 9, 3)}, hand="this", tokens=(0, 0, 3)),
]
