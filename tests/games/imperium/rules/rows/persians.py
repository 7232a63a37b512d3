"""The Persians."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "persians_persians_a",
        "use, pick glory",
        hand="glory conquer",
        tokens=(0, 1, 0),
        main="forest armenians hills",
        then={"actions": 2, "hand": "armenians", "deck": 2, "population": 0, "exhausts": 4},
    ),
    *row(
        "persians_battering_ram",
        "play, yes, blind region",
        decks={"region": "hills"},
        play="city",
        they={"play": "city coast"},
        then={"play": "city", "their_play": "coast", "their_discard": "city", "hand": "hills"},
    ),
    *row(
        "persians_development",
        "play, branch 0",
        development="windmills",
        tokens=(4, 0, 0),
        market="oracle",
        then={"discard": "windmills this", "material": 0},
    ),
    *row(
        "persians_development",
        "play, branch 1",
        development="windmills",
        tokens=(4, 0, 0),
        market="oracle",
        then={"hand": "oracle unrest", "material": 2},
    ),
    *row(
        "persians_persian_gold",
        "play",
        then={"material": 2, "progress": 1, "hand": "", "their_material": 2, "their_hand": "unrest"},
    ),
    *row(
        "persians_arachosia",
        "play, yes, yes",
        hand="this unrest",
        discard="glory",
        then={"history": "glory", "garrison": "unrest"},
    ),
    *row("persians_median_empire", "play", then={"material": 4, "history": "this"}),
    *row("persians_bactria", "play, yes", hand="this unrest", then={"material": 3, "garrison": "unrest"}),
    *row("persians_lydians", "play", then={"population": 2, "history": "this"}),
]
WORTHS: Final[list[Worth]] = [
    worth("persians_persians_a", 1, hand="armenians", history="lydians minoans"),
    worth("persians_persians_a", 0, hand="armenians hittites"),
    worth("persians_persians_b", 4, hand="armenians hittites", history="lydians minoans"),
    worth("persians_darius_i", 2, hand="this armenians hittites"),
]
