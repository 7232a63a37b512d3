"""The Macedonians."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "macedonians_macedonians_a",
        "use phalanx",
        play="phalanx",
        discard="coast",
        covers=("passive on play(region from discard)",),
        then={"material": 2, "play": "coast phalanx", "actions": 2},
    ),
    *row(
        "macedonians_macedonians_a",
        "play coast",
        hand="coast",
        covers=("passive on play(region from discard)",),
        then={"material": 0, "play": "coast"},
    ),
    *row(
        "macedonians_alexander",
        "play, yes, blind region",
        deck="glory conquer",
        decks={"region": "hills"},
        then={"hand": "glory hills", "history": "this"},
    ),
    *row(
        "macedonians_development",
        "play, branch 0",
        development="mosaics",
        tokens=(4, 1, 0),
        market="oracle",
        then={"discard": "mosaics this", "material": 0, "population": 0, "hand": ""},
    ),
    *row(
        "macedonians_development",
        "play, branch 1",
        development="mosaics",
        tokens=(4, 1, 0),
        market="oracle",
        then={"hand": "oracle unrest", "material": 2, "development": "mosaics"},
    ),
    *row(
        "macedonians_parmenion",
        "play, yes",
        market="mountain",
        main="forest steppe oasis",
        then={"play": "mountain", "material": 3, "history": "this", "actions": 2, "exile": "forest"},
    ),
    *row("macedonians_parmenion", "play, no", market="mountain", then={"play": "", "history": "this"}),
    *row(
        "macedonians_companion_cavalry",
        "play conquer",
        hand="conquer",
        tokens=(0, 2, 0),
        market="hills",
        covers=("passive",),
        then={"hand": "hills", "face": "empire"},
    ),
    *row(
        "macedonians_companion_cavalry",
        "play orestis, use, no",
        hand="orestis",
        deck="conquer advance",
        covers=("exhaust",),
        then={"hand": "conquer", "exhausts": 4, "material": 2},
    ),
    *row(
        "macedonians_alexander_the_great",
        "play, yes, pick hills, yes",
        history="alexander",
        market="hills",
        exile="coast",
        main="oracle steppe oasis",
        then={"hand": "coast hills", "exile": "", "history": "alexander this", "actions": 3, "pile": 7},
    ),
    *row("macedonians_alexander_the_great", "cannot", hand="this", market="hills", covers=("play",), then={}),
    *row("macedonians_mosaics", "use", tokens=(1, 0, 0), discard="glory", then={"hand": "glory", "material": 0}),
    *row(
        "macedonians_uxians",
        "play, yes, pick coinage",
        play="coinage* temple*",
        exhausts=3,
        they={"tokens": (3, 0, 0)},
        then={"material": 2, "their_material": 1, "exhausts": 4},
    ),
    *row(
        "macedonians_phalanx",
        "use",
        discard="orestis glory",
        then={"play": "orestis this", "material": 2, "actions": 2, "discard": "glory"},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("macedonians_macedonians_a", 1, hand="hills", history="marsh"),
    worth("macedonians_macedonians_a", 0, play="coast"),
    worth("macedonians_macedonians_b", 3, play="coast", hand="hills", history="marsh"),
    worth("macedonians_alexandria_in_ariana", 2, play="this coast", hand="hills", history="marsh", discard="oasis"),
]
