"""The Romans."""

from typing import Final

from . import Row, Worth, row, worth

ROWS: Final[list[Row]] = [
    *row(
        "romans_romans_a",
        "play glory, pick triumphant, pick great",
        hand="glory",
        play="coast oasis marsh",
        fame="notorious great triumphant praiseworthy",
        covers=("passive on look(fame)",),
        then={"progress": 1, "hand": "triumphant", "fame": 3, "fame_top": "great"},
    ),
    *row(
        "romans_julius_caesar",
        "play, branch 0",
        deck="glory conquer advance",
        market="hills",
        then={"hand": "conquer glory", "history": "this", "actions": 3},
    ),
    *row(
        "romans_julius_caesar",
        "play, branch 1, yes",
        deck="glory",
        market="hills",
        then={"hand": "hills", "history": "this"},
    ),
    *row(
        "romans_military_engineering",
        "play, pick glory conquer, yes",
        decks={"civilised": "temple"},
        hand="this prosperity unrest",
        they={"hand": "glory conquer advance"},
        then={"their_hand": "advance", "their_discard": "conquer glory", "hand": "prosperity temple unrest"},
    ),
    *row(
        "romans_roman_invasion",
        "play, yes",
        market="hills",
        play="marsh",
        they={"play": "coast"},
        then={"play": "marsh", "hand": "hills", "their_discard": "coast"},
    ),
    *row(
        "romans_legions",
        "play conquer",
        hand="conquer",
        tokens=(0, 2, 0),
        market="hills",
        covers=("passive",),
        then={"hand": "hills", "face": "empire"},
    ),
    *row(
        "romans_the_senate",
        "play, yes, yes, pick glory",
        hand="this glory",
        market="education",
        then={"hand": "education unrest", "history": "glory"},
    ),
    *row(
        "romans_the_senate",
        "play, no, yes",
        hand="this glory",
        market="education",
        then={"history": "glory", "hand": "", "market": "education"},
    ),
    *row("romans_rome_the_eternal_city", "play", play="city_of_rome", then={"play": "this", "history": "city_of_rome"}),
    *row("romans_rome_the_eternal_city", "cannot", hand="this", covers=("play",), then={}),
    *row(
        "romans_bread_and_circuses",
        "solstice, pick glory, yes, yes",
        hand="glory unrest",
        discard="unrest",
        then={"hand": "", "discard": "glory", "pile": 10},
    ),
    *row("romans_triumvirate", "play", decks={"uncivilised": "city"}, then={"hand": "city", "history": "this"}),
    *row(
        "romans_roman_expansion",
        "play, yes",
        market="hills",
        decks={"region": "marsh oasis"},
        play="wilderness",
        they={"play": "coast"},
        then={"play": "wilderness", "hand": "hills marsh", "their_hand": "coast", "history": "this"},
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("romans_romans_a", 2, tokens=(9, 8, 0)),
    worth("romans_romans_a", 1, tokens=(9, 7, 0)),
    worth("romans_romans_b", 5, tokens=(9, 11, 9)),
    worth("romans_emperor_trajan", 3, tokens=(9, 9, 0)),
    worth("romans_emperor_trajan", 2, tokens=(9, 8, 0)),
]
