"""The Greeks."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "greeks_greeks_a",
        "use, blind civilised",
        decks={"civilised": "temple"},
        then={"actions": 1, "hand": "temple", "exhausts": 4},
    ),
    *row(
        "greeks_greeks_a", "use, blind uncivilised", decks={"uncivilised": "city"}, then={"actions": 1, "hand": "city"}
    ),
    *row(
        "greeks_olympic_games",
        "play, pick glory",
        deck="glory conquer advance",
        then={"hand": "conquer", "history": "glory"},
    ),
    *row("greeks_greek_prosperity", "play, branch 0", play="oasis city", then={"material": 2}),
    *row("greeks_greek_prosperity", "play, branch 1", play="oasis coast city", then={"population": 2}),
    *row(
        "greeks_greek_prosperity",
        "play, branch 2",
        play="oasis city metropolis",
        deck="glory conquer advance",
        then={"hand": "conquer glory"},
    ),
    *row(
        "greeks_science qin_mathematics",
        "play advance",
        hand="advance",
        tokens=(3, 0, 0),
        market="oracle",
        covers=("passive",),
        then={"hand": "oracle unrest", "face": "empire"},
    ),
    *row(
        "greeks_greek_innovation",
        "play, pick glory, pick oracle",
        hand="this glory conquer",
        market="hills oracle",
        play="temple",
        they={"play": "coinage"},
        then={"play": "temple", "deck": 2, "hand": "oracle unrest", "their_hand": "coinage"},
    ),
    *row(
        "greeks_greek_innovation",
        "play",
        hand="this glory",
        market="hills",
        they={"play": "coinage"},
        then={"hand": "glory", "deck": 0, "their_hand": "coinage"},
    ),
    *row(
        "greeks_greek_innovation",
        "play, pick glory, pick conquer",
        hand="this glory conquer advance",
        market="oracle",
        then={"deck": 2, "deck_top": "conquer", "hand": "advance oracle unrest"},
    ),
    *row(
        "greeks_direct_democracy",
        "play unrest",
        hand="unrest",
        tokens=(2, 0, 0),
        covers=("passive",),
        then={"material": 0, "pile": 9},
    ),
    *row(
        "greeks_direct_democracy",
        "play unrest",
        hand="unrest glory",
        covers=("passive",),
        then={"discard": "glory", "pile": 9},
    ),
    *row("greeks_direct_democracy", "use", hand="unrest", tokens=(2, 0, 0), actions=0, then={"material": 0, "pile": 9}),
    *row("greeks_lighthouse", "use", discard="greek_mercenaries glory", then={"deck": 1, "discard": "glory"}),
    *row(
        "greeks_lighthouse",
        "use",
        market="oracle/1g",
        exile="hills",
        then={"market": "hills", "exile": "oracle", "pile": 9, "market_tokens": (0, 0, 1)},
    ),
    *row(
        "greeks_philosophy",
        "play, blind uncivilised",
        play="coinage hills",
        decks={"uncivilised": "city"},
        then={"play": "hills", "discard": "coinage this", "hand": "city"},
    ),
    *row(
        "greeks_plains_of_thessaly qin_western_zhou romans_raetia",
        "play, yes",
        hand="this unrest",
        then={"material": 1, "garrison": "unrest", "actions": 2},
    ),
    *row(
        "greeks_greek_mercenaries",
        "play",
        deck="glory",
        they={"tokens": (5, 0, 0)},
        then={
            "population": 0,
            "progress": 1,
            "hand": "glory",
            "material": 2,
            "their_material": 3,
            "their_population": 1,
        },
    ),
    *row(
        "greeks_settlers", "play, branch 0", tokens=(0, 1, 0), market="hills", then={"hand": "hills", "population": 0}
    ),
    *row("greeks_settlers", "play, branch 1", hand="this unrest", then={"progress": 1}),
    *row("greeks_settlers", "play, branch 2", hand="this unrest", then={"pile": 9, "hand": ""}),
]
WORTHS: Final[list[Worth]] = [
    worth("greeks_greeks_a", 1, hand="glory conquer", deck=4),
    worth("greeks_greeks_a", 0, hand="glory conquer", deck=3),
    worth("greeks_greeks_b", 2, hand="glory conquer", deck=3),
    worth("greeks_greeks_b", 1, hand="glory conquer", deck=2),
    worth("greeks_philosophy", 2, hand="this glory conquer", deck=6),
    worth("greeks_philosophy", 1, hand="this glory conquer", deck=5),
]
