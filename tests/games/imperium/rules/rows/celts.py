"""The Celts."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "celts_celts_a",
        "play advance, use",
        hand="advance",
        tokens=(3, 0, 0),
        market="oracle",
        covers=("exhaust",),
        then={"hand": "oracle unrest", "their_hand": "unrest", "exhausts": 4},
    ),
    *row(
        "celts_celts_a",
        "play druids, branch 1, use",
        hand="druids",
        tokens=(0, 1, 0),
        decks={"uncivilised": "city"},
        covers=("exhaust",),
        then={"hand": "city", "their_hand": "unrest"},
    ),
    *row(
        "celts_celtic_gold",
        "play",
        play="coast nisaean_plain marsh",
        then={"material": 12, "their_material": 1, "discard": "this"},
    ),
    *row(
        "celts_celtic_innovation",
        "play, yes",
        market="oracle hills",
        then={"hand": "oracle unrest", "their_hand": "unrest", "discard": "this"},
    ),
    *row(
        "celts_chainmail",
        "play boudicca",
        hand="boudicca",
        face="barbarian",
        covers=("passive on play(attack)",),
        then={"progress": 2},
    ),
    *row(
        "celts_chariots",
        "play conquer",
        hand="conquer",
        tokens=(0, 2, 0),
        market="oracle",
        exile="hills",
        covers=("passive",),
        then={"hand": "hills", "exile": "", "population": 0, "face": "empire"},
    ),
    *row("celts_chariots", "play boudicca", hand="boudicca", covers=("passive",), then={"progress": 1}),
    *row(
        "celts_chariots",
        "cannot advance",
        hand="advance",
        tokens=(3, 0, 0),
        market="oracle",
        covers=("passive",),
        then={},
    ),
    *row(
        "celts_ogham_script",
        "use, yes, yes",
        hand="glory",
        discard="conquer",
        then={"history": "conquer glory", "hand": "", "discard": ""},
    ),
    *row(
        "celts_vercingetorix",
        "play, yes, pick oracle",
        market="hills oracle",
        then={"hand": "oracle unrest", "history": "this"},
    ),
    *row(
        "celts_belgica scythians_tarim_basin",
        "play, yes, yes, pick unrest",
        hand="this unrest",
        deck="advance glory",
        then={"hand": "advance", "garrison": "unrest"},
    ),
    *row("celts_hibernia", "play, yes, no", discard="conquer", then={"hand": "conquer", "garrison": ""}),
    *row("celts_druids", "play, branch 0", hand="this unrest", then={"progress": 1, "hand": "unrest"}),
    *row(
        "celts_druids",
        "play, branch 1",
        tokens=(0, 1, 0),
        decks={"uncivilised": "city"},
        then={"hand": "city", "population": 0},
    ),
    *row("celts_druids", "play, branch 2", hand="this unrest", then={"population": 1, "pile": 9, "hand": ""}),
    *row(
        "celts_boudicca",
        "play",
        play="marsh",
        they={"play": "coast"},
        then={"play": "marsh", "progress": 1, "their_discard": "coast", "history": "this"},
    ),
    *row(
        "celts_cattle_raid",
        "play",
        they={"play": "coast", "tokens": (2, 0, 2), "face": "empire"},
        then={"material": 3, "progress": 1, "their_material": 1, "their_progress": 1},
    ),
    *row(
        "celts_cattle_raid",
        "play",
        they={"tokens": (2, 0, 2)},
        then={"material": 2, "progress": 0, "their_material": 2, "their_progress": 2},
    ),
    *row("celts_cauldron_of_cerridwen", "use", tokens=(1, 0, 1), then={"material": 1, "progress": 0, "population": 2}),
    *row(
        "celts_celtica",
        "play, yes, yes",
        hand="this unrest",
        discard="glory",
        then={"deck": 1, "garrison": "unrest", "discard": ""},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("celts_celts_a", 3, hand="oracle", play="city", history="elders"),
    worth("celts_celts_b", 6, hand="oracle", play="city", history="elders"),
    worth("celts_vercingetorix", 1, hand="this city temple"),
]
