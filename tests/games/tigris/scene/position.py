"""Two kingdoms of Eufrat i Tygrys that face each other, to look at in the window."""

from imperium_desktop.games.tigris.analysis.position import Position, lay_out, setup_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

LION, ARCHER, BULL = range(3)
POSITION = Position(
    dynasties=("lion", "archer", "bull"),
    tiles={
        "settlement": "J1 G4 M4 H6 I6 C9",
        "temple": "F4 F5 J6 J8 N10",
        "farm": "E2 D3 E3 D4 O5 O6 O7 B7 C7 H9 I9 J9",
        "market": "C2 G5 K5 G10 N9",
    },
    leaders={
        "lion king": "G3",
        "lion farmer": "E4",
        "lion trader": "B9",
        "archer king": "M5",
        "archer priest": "N6",
        "archer farmer": "O8",
        "archer trader": "K6",
        "bull king": "C8",
        "bull priest": "J7",
        "bull farmer": "I8",
        "bull trader": "L1",
    },
    hands={"lion": "krrbbg"},
)
"""Two kingdoms face each other at H5: the Lion's with four farms, the Bull's with three."""


def match_of(position: Position = POSITION) -> AnyMatch:
    game = load_game("tigris")
    return Match(game, setup_of(position), 0, start=lay_out(game.content, position))
