"""The Mauryans."""

from typing import Any, Final

from . import STATE, Row, Worth, row, worth

ELEPHANTS: Final = "mauryans_indian_elephants mauryans_indian_elephants_2"
EMPIRE_ONLY: Final = """
mauryans_mathematics mauryans_grand_trunk_road mauryans_ashoka mauryans_buddhism mauryans_punch_marked_coins
"""
BARBARIAN_ONLY: Final = """
mauryans_indian_elephants_2 mauryans_chandragupta mauryans_chanakya mauryans_magadha
"""
EVERY_SUIT: Final[dict[str, Any]] = {"market": "hills oracle education armenians"}

ROWS: Final[list[Row]] = [
    *row(EMPIRE_ONLY, "cannot", hand="this", face="barbarian", covers=STATE, then={}),
    *row(
        "mauryans_edicts_of_ashoka",
        "cannot",
        hand="this",
        history="ashoka",
        face="barbarian",
        covers=STATE,
        then={},
    ),
    *row(BARBARIAN_ONLY, "cannot", hand="this", face="empire", **EVERY_SUIT, covers=STATE, then={}),
    *row(
        "mauryans_mauryans_a",
        "play gandhara, use",
        hand="gandhara",
        covers=("exhaust",),
        then={"progress": 1, "population": 1, "exhausts": 4},
    ),
    *row(
        "mauryans_mauryans_a",
        "play nanda_dynasty",
        hand="nanda_dynasty",
        play="arthashastra",
        covers=("exhaust",),
        then={"progress": 0, "population": 2},
    ),
    *row(
        "mauryans_mauryans_a",
        "solstice, yes, pick magadha",
        discard="magadha gandhara glory",
        tokens=(1, 0, 0),
        then={"hand": "magadha", "discard": "gandhara glory", "material": 0},
    ),
    *row("mauryans_mauryans_a", "solstice, no", discard="magadha", tokens=(1, 0, 0), then={"hand": "", "material": 1}),
    *row(
        "mauryans_mathematics",
        "play advance",
        hand="advance",
        tokens=(3, 0, 0),
        market="oracle",
        covers=("passive",),
        then={"hand": "oracle unrest", "face": "empire"},
    ),
    *row("mauryans_mathematics", "cannot magadha", hand="magadha", play="this", covers=("passive",), then={}),
    *row("mauryans_mathematics", "end", deck=7, covers=("passive",), then={"hand_size": 6, "deck": 1}),
    *row(
        "mauryans_grand_trunk_road",
        "play glory, pick great",
        hand="glory",
        play="this magadha",
        fame="notorious great",
        covers=("passive",),
        then={"hand": "great", "play": "", "discard": "glory magadha this"},
    ),
    *row(
        "mauryans_grand_trunk_road",
        "use",
        then={"material": 1, "their_material": 1, "progress": 1, "their_progress": 0, "exhausts": 4},
    ),
    *row(
        "mauryans_ashoka",
        "play",
        hand="this invasion glory",
        deck="indian_elephants gandhara",
        discard="indian_elephants unrest",
        play="magadha+conquer coast",
        fame="great notorious",
        then={
            "hand": "glory great",
            "history": "indian_elephants indian_elephants invasion this",
            "deck": 1,
            "discard": "unrest",
            "fame": 1,
        },
    ),
    *row(
        "mauryans_buddhism",
        "play unrest, branch 1, pick glory",
        hand="unrest glory advance",
        tokens=(2, 0, 0),
        covers=("passive",),
        then={"pile": 9, "discard": "glory", "hand": "advance", "material": 2},
    ),
    *row(
        "mauryans_buddhism",
        "play unrest",
        hand="unrest",
        tokens=(2, 0, 0),
        covers=("passive",),
        then={"pile": 9, "material": 0},
    ),
    *row("mauryans_buddhism", "solstice, branch 0", discard="unrest", then={"progress": 1, "discard": "unrest"}),
    *row(
        "mauryans_buddhism",
        "solstice, branch 1",
        hand="unrest",
        discard="glory unrest",
        then={"progress": 0, "discard": "glory", "hand": "unrest", "pile": 9},
    ),
    *row("mauryans_edicts_of_ashoka", "cannot", hand="this ashoka", covers=("play",), then={}),
    *row("mauryans_edicts_of_ashoka", "play", history="ashoka", then={"play": "this", "hand": ""}),
    *row(
        "mauryans_edicts_of_ashoka",
        "use, pick glory, branch 0",
        hand="glory advance",
        deck="gandhara",
        discard="unrest",
        then={"history": "glory", "hand": "advance gandhara", "discard": "unrest", "exhausts": 4},
    ),
    *row(
        "mauryans_edicts_of_ashoka",
        "use, branch 1",
        hand="glory",
        deck="gandhara",
        discard="chanakya unrest",
        then={"history": "glory", "hand": "", "discard": "chanakya", "pile": 9},
    ),
    *row(
        "mauryans_edicts_of_ashoka",
        "use, branch 2",
        hand="glory",
        deck="gandhara",
        discard="chanakya unrest",
        then={"history": "glory", "hand": "gandhara", "discard": "chanakya", "pile": 9},
    ),
    *row("mauryans_edicts_of_ashoka", "unusable", deck="gandhara", discard="unrest", covers=("exhaust",), then={}),
    *row("mauryans_punch_marked_coins", "use", deck="glory advance", then={"hand": "glory", "progress": 1}),
    *row(
        "mauryans_arthashastra",
        "solstice, pick unrest unrest, branch 0, branch 1",
        hand="unrest unrest unrest glory",
        deck="gandhara magadha",
        then={"hand": "gandhara glory unrest", "discard": "unrest unrest", "progress": 1},
    ),
    *row("mauryans_nanda_dynasty", "play", play="arthashastra", then={"population": 2, "discard": "this"}),
    *row("mauryans_nanda_dynasty", "cannot", hand="this arthashastra", covers=("play",), then={}),
    *row(
        ELEPHANTS,
        "play, pick coast, yes, pick hills",
        they={"play": "coast+unrest marsh coinage"},
        **EVERY_SUIT,
        then={"hand": "hills", "pile": 8, "their_play": "coinage marsh", "their_hand": "coast unrest"},
    ),
    *row(
        ELEPHANTS,
        "play, yes, pick armenians",
        play="magadha",
        they={"play": "coinage"},
        **EVERY_SUIT,
        then={"hand": "armenians", "pile": 9, "their_play": "coinage", "play": "magadha"},
    ),
    *row(ELEPHANTS, "play, no", **EVERY_SUIT, then={"hand": "", "discard": "this"}),
    *row("mauryans_indian_elephants", "play, no", face="empire", **EVERY_SUIT, then={"hand": "", "discard": "this"}),
    *row(
        "mauryans_chandragupta",
        "play, pick hills",
        market="hills coast oracle",
        deck="indian_elephants gandhara",
        then={"hand": "hills", "history": "this", "discard": "indian_elephants", "deck": 1},
    ),
    *row(
        "mauryans_chandragupta",
        "play",
        nation_deck="gandhara indian_elephants glory",
        then={"hand": "", "history": "this", "discard": "indian_elephants", "nation_deck": "gandhara glory"},
    ),
    *row(
        "mauryans_chanakya",
        "play, branch 0, pick oracle",
        market="oracle education elders",
        nation_deck="arthashastra glory",
        then={"hand": "education oracle unrest unrest", "history": "this", "nation_deck": "arthashastra glory"},
    ),
    *row(
        "mauryans_chanakya",
        "play, branch 1",
        **EVERY_SUIT,
        nation_deck="gandhara arthashastra glory",
        then={"hand": "", "history": "this", "discard": "arthashastra", "nation_deck": "gandhara glory"},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("mauryans_mauryans_a", 3, hand="coast", play="grand_trunk_road magadha+marsh arthashastra"),
    worth("mauryans_mauryans_b", 4, hand="coast", history="glory unrest"),
    worth("mauryans_mathematics", 2, play="this coast arthashastra+glory", hand="coinage"),
    worth("mauryans_buddhism", 2, hand="this", history="glory unrest"),
]
