"""The civilised cards of the box."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "common_drama_and_poetry",
        "play, yes, pick glory",
        hand="this unrest glory",
        they={"tokens": (0, 0, 2)},
        then={"progress": 1, "their_progress": 1, "hand": "", "pile": 9, "discard": "this glory", "actions": 3},
    ),
    *row(
        "common_drama_and_poetry",
        "play, yes, pick glory",
        they={"hand": "unrest glory"},
        then={"their_hand": "", "their_discard": "glory", "pile": 9},
    ),
    *row(
        "common_education",
        "play, yes, yes",
        hand="this glory",
        discard="conquer",
        then={"history": "conquer glory", "hand": "", "discard": "this", "actions": 3},
    ),
    *row(
        "common_education",
        "play, no, yes",
        hand="this glory",
        discard="conquer",
        then={"history": "conquer", "hand": "glory"},
    ),
    *row("common_moneylenders persians_satrap", "play", tokens=(3, 0, 0), then={"material": 0, "actions": 4}),
    *row("common_moneylenders persians_satrap", "cannot", tokens=(2, 0, 0), hand="this", covers=("play",), then={}),
    *row(
        "common_corruption",
        "play",
        then={"material": 2, "progress": 1, "hand": "", "their_material": 2, "their_hand": "unrest", "pile": 7},
    ),
    *row(
        "common_onager",
        "play, yes",
        market="hills",
        play="city",
        they={"play": "city coast"},
        then={"play": "city", "their_play": "coast", "their_discard": "city", "material": 2, "hand": "hills"},
    ),
    *row("common_onager", "play", they={"play": "coast"}, then={"their_play": "coast", "material": 0}),
    *row("common_pharmacy", "solstice", then={"population": 1, "progress": 0}),
    *row("common_pharmacy", "solstice, branch 1", tokens=(0, 2, 0), then={"population": 0, "progress": 1}),
    *row(
        "common_wonder",
        "play unrest, use",
        hand="unrest",
        tokens=(0, 1, 0),
        covers=("exhaust",),
        then={"progress": 2, "pile": 9, "exhausts": 4},
    ),
    *row("common_coinage", "use", deck="glory conquer", then={"hand": "glory", "exhausts": 4, "actions": 3}),
    *row("common_coinage", "solstice", then={"material": 2}),
    *row(
        "common_exports",
        "play",
        hand="this glory",
        then={"material": 2, "hand": "", "their_material": 2, "their_hand": "glory"},
    ),
    *row(
        "common_exports",
        "play, pick conquer",
        hand="this glory",
        discard="conquer",
        then={"hand": "glory", "their_hand": "conquer", "discard": "this"},
    ),
    *row(
        "common_urban_development",
        "play",
        play="city metropolis coast",
        then={"material": 2, "population": 2, "actions": 2},
    ),
    *row("common_mercenaries", "play", tokens=(0, 1, 0), then={"population": 0, "actions": 4}),
    *row("common_temple", "use", hand="glory", then={"progress": 1, "discard": "glory", "exhausts": 4}),
    *row("common_temple", "solstice", discard="unrest glory", then={"discard": "glory", "pile": 9}),
    *row(
        "common_cataphract",
        "play, yes, yes, no",
        play="marsh",
        market="mountain",
        main="forest steppe oasis",
        they={"play": "coast"},
        then={
            "their_discard": "coast",
            "hand": "mountain",
            "garrison": "this",
            "material": 2,
            "exile": "forest",
            "discard": "",
        },
    ),
    *row("common_cataphract", "play, no", play="marsh", then={"discard": "this", "garrison": "", "material": 0}),
]
WORTHS: Final[list[Worth]] = [
    worth("common_moneylenders", 2, tokens=(29, 0, 0)),
    worth("common_exports", 1, discard="glory conquer advance unrest", hand="prosperity", deck=4),
    worth("common_exports", 0, discard="glory conquer advance unrest", hand="prosperity", deck=1),
    worth("common_urban_development", 4, discard="city", history="metropolis", hand="temple"),
    worth("common_urban_development", 0),
    worth("common_mercenaries", 2, tokens=(9, 11, 9)),
    worth("common_mercenaries", 10, tokens=(0, 60, 0)),
    worth("common_temple", 1, tokens=(9, 9, 9)),
]
