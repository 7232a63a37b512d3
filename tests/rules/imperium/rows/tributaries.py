"""The tributary cards of the box."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row("common_armenians", "play", market="hills oracle", then={"hand": "oracle unrest", "history": "this"}),
    *row("common_assyrians", "play", then={"population": 1, "actions": 3, "discard": "this"}),
    *row(
        "common_egyptians",
        "play",
        nation_deck="raetia julius_caesar",
        then={"discard": "raetia", "nation_deck": "julius_caesar", "history": "this", "face": "barbarian"},
    ),
    *row(
        "common_egyptians",
        "play",
        nation_deck="julius_caesar",
        development="legions",
        tokens=(0, 3, 0),
        then={"face": "empire", "discard": "julius_caesar legions", "population": 0},
    ),
    *row(
        "common_egyptians",
        "play",
        face="empire",
        development="legions",
        tokens=(0, 2, 0),
        then={"discard": "", "development": "legions", "population": 2, "history": "this"},
    ),
    *row(
        "common_ionians",
        "play, pick unrest unrest",
        hand="this unrest",
        discard="unrest",
        then={"hand": "", "discard": "", "pile": 10, "history": "this", "actions": 3},
    ),
    *row(
        "common_olmecs", "play, pick coinage", play="coinage* temple*", exhausts=3, then={"exhausts": 4, "actions": 3}
    ),
    *row(
        "common_sumerians",
        "pick unrest unrest",
        phase="scoring",
        discard="this",
        history="unrest",
        hand="unrest",
        covers=("game_end",),
        then={"pile": 10},
    ),
    *row("common_sumerians", "cannot", hand="this", covers=("passive",), then={}),
    *row("common_aksumites", "play", then={"material": 4, "discard": "this"}),
    *row("common_minoans", "play", hand="this glory", then={"hand": "", "deck": 1, "progress": 2, "actions": 3}),
    *row("common_mauryans", "solstice", then={"material": 2}),
    *row("common_mauryans", "solstice, branch 1", discard="hills glory", then={"hand": "hills", "material": 0}),
    *row("common_hittites", "play, pick hills", market="hills", then={"hand": "hills", "history": "this"}),
]
WORTHS: Final[list[Worth]] = [
    worth("common_egyptians", 2, hand="this temple", history="city"),
    worth("common_qin", 1, play="this coinage temple hills coast"),
    worth("common_qin", 0, play="this coinage hills coast marsh"),
    worth("common_qin", 0, play="this", hand="coinage temple"),
    worth("common_aksumites", 3, hand="this hittites", history="minoans"),
    worth("common_minoans", 2, hand="this", tokens=(0, 0, 8)),
    worth("common_minoans", 1, hand="this", tokens=(9, 9, 7)),
    worth("common_mauryans", 2, history="glory conquer advance unrest prosperity"),
]
