"""The Carthaginians."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "carthaginians_carthaginians_a",
        "end",
        market="hills",
        covers=("passive on would_place(market, progress)",),
        then={"market_tokens": (1, 0, 0)},
    ),
    *row(
        "carthaginians_carthaginians_b",
        "end",
        market="hills",
        covers=("passive on would_place(market, progress)",),
        then={"market_tokens": (2, 0, 0)},
    ),
    *row(
        "carthaginians_carthaginians_a",
        "play conquer, use",
        hand="conquer",
        tokens=(0, 2, 0),
        market="hills/2m1g",
        covers=("exhaust",),
        then={"material": 4, "progress": 1, "hand": "hills", "exhausts": 4},
    ),
    *row(
        "carthaginians_elephants",
        "play, yes, blind region",
        decks={"region": "coast"},
        play="marsh",
        they={"play": "hills coinage"},
        then={"play": "marsh", "their_play": "coinage", "their_discard": "hills", "hand": "coast", "history": "this"},
    ),
    *row("carthaginians_elephants", "play, no", then={"hand": "", "history": "this"}),
    *row(
        "carthaginians_hegemony",
        "play, no, yes",
        tokens=(2, 0, 0),
        market="oracle",
        they={"deck": "glory conquer"},
        then={"hand": "oracle unrest", "material": 0, "their_hand": "glory", "discard": "this"},
    ),
    *row(
        "carthaginians_hegemony",
        "play, no, no",
        tokens=(2, 0, 0),
        market="hills",
        then={"hand": "hills", "material": 0},
    ),
    *row(
        "carthaginians_hannibal",
        "play, yes, yes, yes",
        market="hills",
        deck="glory advance",
        history="conquer",
        then={"hand": "conquer glory hills", "history": "this"},
    ),
    *row("carthaginians_hannibal", "play, yes, no", market="oracle", then={"hand": "oracle unrest"}),
    *row("carthaginians_hannibal", "play, no, no", market="hills", then={"hand": "", "history": "this"}),
    *row(
        "carthaginians_trading_ships",
        "use, yes",
        play="this marsh",
        market="oracle/2m elders",
        then={"hand": "marsh oracle unrest", "material": 2, "exhausts": 4},
    ),
    *row(
        "carthaginians_monopoly legends_carthaginians",
        "play",
        deck="glory conquer",
        then={"material": 2, "hand": "", "their_hand": "glory", "actions": 2},
    ),
    *row(
        "carthaginians_caravans",
        "use",
        tokens=(3, 0, 0),
        hand="glory",
        market="hills oracle/1m",
        then={"material": 1, "discard": "glory", "hand": "oracle unrest"},
    ),
    *row("carthaginians_berbers", "play", then={"population": 2, "discard": "this"}),
    *row(
        "carthaginians_dido_queen_of_carthage",
        "play, yes",
        market="mountain",
        decks={"region": "forest"},
        then={"population": 1, "play": "mountain", "material": 3, "actions": 2, "exile": "forest", "history": "this"},
    ),
    *row("carthaginians_dido_queen_of_carthage", "play, no", market="mountain", then={"population": 1, "play": ""}),
    *row(
        "carthaginians_carthaginian_traders",
        "play, yes",
        market="hills",
        discard="glory",
        then={"market_tokens": (1, 0, 0), "history": "glory", "actions": 3},
    ),
    *row(
        "carthaginians_mauretania macedonians_orestis olmecs_la_venta",
        "play, yes",
        hand="this unrest",
        then={"material": 2, "garrison": "unrest", "play": "this", "actions": 2},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("carthaginians_carthaginians_a", 3, tokens=(18, 9, 9)),
    worth("carthaginians_carthaginians_a", 2, tokens=(17, 9, 9)),
    worth("carthaginians_carthaginians_b", 5, tokens=(17, 9, 9)),
    worth("carthaginians_monopoly", 4, tokens=(20, 0, 0)),
    worth("carthaginians_monopoly", 3, tokens=(19, 0, 0)),
]
