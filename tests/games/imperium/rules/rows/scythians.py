"""The Scythians."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "scythians_scythians_a",
        "use",
        decks={"region": "hills"},
        then={"actions": 2, "hand": "hills unrest", "pile": 7, "exhausts": 4},
    ),
    *row(
        "scythians_ateas",
        "play, yes, yes",
        hand="this unrest",
        market="hills",
        then={"hand": "hills", "pile": 9, "history": "this"},
    ),
    *row("scythians_kurgans", "use", discard="glory", then={"history": "glory", "discard": ""}),
    *row(
        "scythians_tamga",
        "use",
        hand="glory",
        deck="conquer advance",
        then={"hand": "advance conquer", "discard": "glory"},
    ),
    *row(
        "scythians_raiders",
        "play",
        deck="glory conquer advance",
        play="marsh",
        they={"play": "coast", "tokens": (0, 2, 0), "face": "empire"},
        then={
            "play": "marsh",
            "hand": "conquer glory",
            "their_hand": "coast",
            "population": 1,
            "their_population": 1,
            "actions": 3,
        },
    ),
    *row("scythians_raiders", "play", they={"tokens": (0, 2, 0)}, then={"population": 0, "their_population": 2}),
    *row(
        "scythians_nomads scythians_nomads_2",
        "play, yes, no",
        play="oasis coast",
        deck="glory conquer",
        then={"hand": "glory", "material": 3},
    ),
    *row(
        "scythians_mounted_archers",
        "play corruption, use",
        active=1,
        they={"face": "empire", "hand": "corruption"},
        covers=("exhaust",),
        then={"hand": "", "material": 0, "exhausts": 4},
    ),
    *row("scythians_mounted_archers", "solstice, yes", tokens=(1, 0, 0), then={"material": 0, "population": 1}),
    *row(
        "scythians_tents",
        "play caucasia, use",
        hand="caucasia",
        covers=("exhaust",),
        then={"population": 2, "exhausts": 4},
    ),
    *row("scythians_tents", "solstice, yes", play="this coast+unrest", then={"play": "this", "hand": "coast unrest"}),
]
WORTHS: Final[list[Worth]] = [
    worth("scythians_scythians_a", 3, tokens=(18, 0, 0)),
    worth("scythians_scythians_a", 2, tokens=(17, 0, 0)),
    worth("scythians_scythians_b", 3, tokens=(6, 0, 0), play="coast hills", discard="oasis"),
    worth("scythians_scythians_b", 2, tokens=(8, 0, 0), play="coast hills"),
    worth("scythians_scythians_b", 10, tokens=(90, 0, 0), play="coast hills marsh"),
    worth("scythians_tamga", 1, play="this coast", discard="hills"),
    worth("scythians_tamga", 0, play="this coast"),
]
