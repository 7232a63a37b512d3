"""The fame cards, and King of Kings below them."""

from typing import Final

from . import Row, Worth, row, worth

THREE_REGIONS: Final = {"hand": "glory", "play": "coast oasis marsh"}

ROWS: Final[list[Row]] = [
    *row("common_praiseworthy", "play, branch 0", then={"history": "this", "discard": ""}),
    *row(
        "common_praiseworthy",
        "play, branch 1, blind region",
        decks={"region": "hills coast"},
        then={"hand": "hills", "discard": "this"},
    ),
    *row(
        "common_praiseworthy", "play, branch 1, blind uncivilised", decks={"uncivilised": "city"}, then={"hand": "city"}
    ),
    *row("common_great", "play, yes", then={"actions": 4, "history": "this"}),
    *row("common_great", "play, no", then={"actions": 4, "discard": "this"}),
    *row("common_notorious", "play", then={"progress": 0, "their_hand": "unrest", "actions": 3}),
    *row(
        "common_notorious",
        "play",
        they={"tokens": (0, 0, 2)},
        then={"progress": 1, "their_progress": 1, "their_hand": ""},
    ),
    *row(
        "common_marvellous",
        "play, branch 0",
        deck="glory conquer",
        then={"hand": "", "deck": 1, "discard": "glory this"},
    ),
    *row("common_marvellous", "play, branch 1", deck="glory", then={"hand": "", "deck": 1}),
    *row("common_marvellous", "play, branch 2", deck="glory", then={"hand": "", "history": "glory"}),
    *row(
        "common_glorious",
        "play, yes, yes, no",
        deck="glory conquer advance",
        then={"hand": "conquer glory", "history": "this", "actions": 3},
    ),
    *row(
        "common_glorious",
        "play",
        face="empire",
        development="legions",
        deck="glory",
        then={"discard": "legions", "development": "", "history": "this", "hand": "", "population": 0},
    ),
    *row(
        "common_king_of_kings_a",
        "play glory",
        **THREE_REGIONS,
        covers=("on_gain",),
        then={"progress": 6, "hand": "", "crowned": True, "king": "B", "last_round": 2},
    ),
    *row(
        "common_king_of_kings_a",
        "play glory",
        **THREE_REGIONS,
        face="empire",
        development="legions",
        covers=("on_gain",),
        then={"progress": 3, "development": "", "king": "B", "last_round": 2},
    ),
    *row(
        "common_king_of_kings_b",
        "play glory",
        **THREE_REGIONS,
        king="B",
        covers=("on_gain",),
        then={"progress": 4, "crowned": True, "king": "B", "last_round": 0},
    ),
    *row(
        "common_king_of_kings_b",
        "play glory",
        **THREE_REGIONS,
        king="B",
        face="empire",
        development="legions",
        covers=("on_gain",),
        then={"progress": 0, "development": "", "king": "B"},
    ),
    *row(
        "common_king_of_kings_b",
        "play glory",
        **THREE_REGIONS,
        king="B",
        crowned=True,
        covers=("on_gain",),
        then={"progress": 0, "play": "coast oasis marsh"},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("common_praiseworthy", 7, history="this"),
    worth("common_praiseworthy", 3, discard="this"),
    worth("common_great", 6, history="this"),
    worth("common_great", 2, hand="this"),
    worth("common_notorious", 2, {"hand": "unrest", "discard": "unrest"}, hand="unrest", discard="this"),
]
