"""The Minoans."""

from typing import Any, Final

from . import Row, Worth, row, worth

WRITING: Final = "minoans_writing_systems qin_writing_systems"
DRAINAGE: Final = "minoans_drainage_system olmecs_drainage_system"
FILLED: Final[dict[str, Any]] = {"play": "this/2g", "face": "empire"}

ROWS: Final[list[Row]] = [
    *row(
        "minoans_minoans_a",
        "solstice, yes, pick glory",
        hand="glory unrest",
        then={"progress": 1, "discard": "glory", "hand": "unrest"},
    ),
    *row("minoans_minoans_a", "solstice, no", hand="glory", then={"progress": 0, "hand": "glory"}),
    *row(
        "minoans_king_minos",
        "play, yes, pick architecture",
        tokens=(5, 2, 1),
        development="architecture minoan_expansion drainage_system",
        then={
            "material": 0,
            "population": 2,
            "progress": 0,
            "discard": "architecture",
            "development": "drainage_system minoan_expansion",
            "history": "this",
            "exhausts": 5,
            "face": "barbarian",
            "actions": 2,
        },
    ),
    *row(
        "minoans_king_minos",
        "play, no",
        tokens=(0, 4, 0),
        development="minoan_expansion architecture",
        then={"progress": 1, "population": 4, "history": "this", "discard": ""},
    ),
    *row(
        "minoans_minoan_traders",
        "play, branch 0",
        play="plain coast city",
        then={"material": 3, "population": 0, "progress": 0, "their_material": 2, "actions": 2},
    ),
    *row("minoans_minoan_traders", "play, branch 1", play="plain coast city", then={"population": 2, "material": 0}),
    *row("minoans_minoan_traders", "play, branch 2", play="plain city knossos", then={"progress": 2, "population": 0}),
    *row(DRAINAGE, "solstice", then={"population": 1, "material": 0}),
    *row(
        "minoans_architecture",
        "play king_minos, yes",
        hand="king_minos",
        face="empire",
        tokens=(3, 1, 0),
        development="frescos labyrinth",
        covers=("passive",),
        then={"material": 0, "population": 0, "progress": 0, "discard": "frescos"},
    ),
    *row(
        "minoans_frescos",
        "solstice, yes",
        hand="glory",
        deck="conquer advance",
        then={"discard": "glory", "hand": "conquer", "progress": 1},
    ),
    *row("minoans_frescos", "solstice, no", hand="glory", deck="conquer", then={"hand": "glory", "progress": 0}),
    *row("minoans_labyrinth", "solstice, yes", tokens=(0, 2, 0), then={"population": 1, "progress": 1}),
    *row("minoans_labyrinth", "solstice, no", tokens=(0, 2, 0), then={"population": 2, "progress": 0}),
    *row(
        "minoans_minoan_expansion",
        "play, yes, pick oracle",
        play="marsh",
        market="hills oracle",
        they={"play": "coast"},
        then={"play": "marsh", "hand": "oracle unrest", "their_play": "", "their_discard": "coast", "actions": 2},
    ),
    *row("minoans_minoan_expansion", "play, yes", market="education", then={"hand": "education unrest"}),
    *row("minoans_minoan_expansion", "play, yes", market="hills", then={"hand": "hills"}),
    *row("minoans_minoan_expansion", "play, yes", market="hittites", then={"hand": "hittites unrest"}),
    *row("minoans_minoan_expansion", "play, no", market="hills", then={"hand": "", "market": "hills"}),
    *row(
        WRITING,
        "use, pick glory",
        discard="glory unrest",
        deck="advance",
        then={"history": "glory", "discard": "unrest", "hand": "advance", "exhausts": 4},
    ),
    *row(
        "minoans_pottery",
        "solstice, branch 0",
        **FILLED,
        tokens=(3, 0, 0),
        then={"material": 1, "progress": 0, "tokens_on_cards": (0, 0, 3), "play": "this"},
    ),
    *row(
        "minoans_pottery minoans_pottery_later",
        "solstice, branch 1",
        **FILLED,
        tokens=(3, 0, 0),
        then={"material": 3, "progress": 2, "tokens_on_cards": (0, 0, 0), "play": "", "discard": "this"},
    ),
    *row(
        "minoans_pottery minoans_pottery_later",
        "solstice",
        **FILLED,
        tokens=(1, 9, 0),
        then={"material": 1, "progress": 2, "discard": "this"},
    ),
    *row(
        "minoans_pottery_later",
        "solstice, branch 0",
        **FILLED,
        tokens=(2, 0, 0),
        then={"material": 0, "tokens_on_cards": (0, 0, 3)},
    ),
    *row(
        "minoans_thera",
        "play, yes",
        hand="this unrest",
        then={"progress": 1, "garrison": "unrest", "play": "this", "actions": 2},
    ),
    *row("minoans_thera", "cannot", hand="this", face="empire", covers=("play",), then={}),
]
WORTHS: Final[list[Worth]] = [
    worth("minoans_minoans_b", 4, tokens=(9, 9, 4), play="pottery/5g"),
    worth("minoans_minoans_b", 10, tokens=(0, 0, 14)),
    worth("minoans_seal_stones", 4, discard="this", tokens=(9, 9, 4)),
    worth("minoans_seal_stones", 10, discard="this", tokens=(0, 0, 14)),
]
