"""Later printings of cards of the nations."""

from typing import Any, Final

from . import Row, Worth, row, worth

ELEPHANTS: Final = "mauryans_indian_elephants_later mauryans_indian_elephants_2_later"
HERD: Final[dict[str, Any]] = {"play": "coast", "they": {"play": "marsh"}}

ROWS: Final[list[Row]] = [
    *row(
        "atlanteans_myths_and_legends_later",
        "play, pick coast, pick marsh, pick great",
        play="coast marsh oasis",
        fame="notorious great triumphant",
        then={"sunken": "coast", "discard": "marsh this", "play": "oasis", "hand": "great", "fame": 2, "actions": 2},
    ),
    *row(
        "atlanteans_myths_and_legends_later",
        "play, pick coast",
        play="coast marsh",
        fame="great",
        then={"sunken": "coast", "discard": "marsh this", "hand": "great"},
    ),
    *row(
        "atlanteans_myths_and_legends_later",
        "play",
        play="coast temple",
        fame="great",
        then={"sunken": "", "play": "coast temple", "hand": "", "discard": "this"},
    ),
    *row(
        ELEPHANTS,
        "play, yes, branch 0",
        hand="this glory",
        tokens=(3, 0, 0),
        decks={"region": "hills"},
        **HERD,
        then={
            "their_hand": "marsh",
            "play": "coast",
            "discard": "glory this",
            "hand": "hills",
            "material": 3,
            "actions": 2,
        },
    ),
    *row(
        ELEPHANTS,
        "play, yes, branch 1, blind tributary",
        hand="this glory",
        tokens=(4, 0, 0),
        main="hills hittites",
        market="aksumites",
        **HERD,
        then={"their_hand": "marsh", "hand": "glory hittites", "material": 1},
    ),
    *row(ELEPHANTS, "play, no", hand="this glory", **HERD, then={"their_hand": "marsh", "hand": "glory"}),
    *row(ELEPHANTS, "play", tokens=(2, 0, 0), **HERD, then={"their_hand": "marsh", "hand": "", "material": 2}),
    *row("mauryans_indian_elephants_2_later", "cannot", hand="this", face="empire", covers=("play",), then={}),
    *row("mauryans_indian_elephants_later", "play", face="empire", **HERD, then={"their_hand": "marsh"}),
    *row(
        "scythians_ateas_later",
        "play, yes, yes, yes",
        market="hills oracle education hittites",
        then={"hand": "education hills oracle unrest unrest", "history": "this", "discard": "", "actions": 2},
    ),
    *row(
        "scythians_ateas_later",
        "play, no, no, no",
        market="hills oracle education",
        then={"hand": "", "history": "this"},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("scythians_ateas_later", 3, hand="this oracle", history="city", discard="elders temple"),
]
