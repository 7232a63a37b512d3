"""The regions of the box."""

from typing import Final

from . import Row, Worth, row

PLAIN: Final = "common_wilderness common_forest common_oasis common_steppe common_cape"
PROTECTING: Final = "common_wilderness common_cape"
WITH_A_MARKET: Final = {"hand": "this unrest", "market": "aksumites"}
"""There is something to exile, whose Unrest goes back to the pile, and something to garrison."""
DONE: Final = {"exile": "aksumites", "pile": 9, "play": "this", "garrison": "unrest", "hand": ""}
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
    *row("common_jungle common_hills", "play, yes", **WITH_A_MARKET, then={**DONE, "population": 1}),
    *row("common_mountain", "play, yes", **WITH_A_MARKET, then={**DONE, "material": 3}),
    *row("common_marsh", "play, yes", **WITH_A_MARKET, then={**DONE, "material": 2}),
    *row(
        "common_coast",
        "play, no",
        hand="this",
        deck="conquer advance",
        market="aksumites",
        then={**DONE, "garrison": "", "hand": "conquer"},
    ),
    *row(
        "common_floodplain common_river",
        "play, yes, yes",
        **WITH_A_MARKET,
        discard="glory",
        then={**DONE, "history": "glory", "discard": ""},
    ),
    *row(
        "common_woodland", "play, yes, yes", **WITH_A_MARKET, discard="glory", then={**DONE, "deck": 1, "discard": ""}
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
]
WORTHS: Final[list[Worth]] = []
