"""Positions of Hadrian's Wall to count from: between them they show every refusal and every question."""

from typing import NamedTuple

from imperium_desktop.games.hadrian.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

WHOLE_CITY = ("market", "theatre", "ludus", "baths", "courthouse", "temple_medium", "gardens_small")
CITIZENS = {"traders": 9, "performers": 9, "priests": 9, "apparitores": 9, "patricians": 9}
RICH: dict[ItemName, int] = {"soldier": 3, "builder": 3, "servant": 3, "civilian": 2, "resource": 6}

NOT_ASKED: set[str] = set()
"""Only asked before there is a position."""


class Counted(NamedTuple):
    depth: int
    position: Position

    def match(self) -> AnyMatch:
        game, laid = load_game("hadrian"), self.position
        return Match(game, setup_of(laid), 0, start=lay_out(game.content, laid), listening=False)


POSITIONS = {
    "the first Year, without resources": Counted(
        depth=3,
        position=Position(seats=(Seat(board={"soldier": 1, "builder": 1, "servant": 1}, tracks={"fort": 1}),)),
    ),
    "all tracks at the line of the Medium Granary": Counted(
        depth=2,
        position=Position(
            year=2,
            seats=(Seat(board=RICH, tracks={"mining": 4, "guard": 6, "cippi": 3, "wall": 7, "fort": 7}),),
        ),
    ),
    "a whole city among five players": Counted(
        depth=2,
        position=Position(
            year=3,
            active=0,
            seats=(
                Seat(
                    board=RICH,
                    tracks={**CITIZENS, "fort": 9, "wall": 3, "cippi": 2, "temples": 1, "piety": 16, "renown": 24},
                    built=(*WHOLE_CITY, "monolith"),
                    theatre="3",
                    market="54",
                    baths="2",
                    courthouse="1..2",
                    trained=(6, 3),
                    wounds=(0, 3),
                    fought=("", "2"),
                    map="A1 B1 C1 D1",
                    diplomats={"right": 1},
                    disdain=2,
                    prospect="trainer",
                ),
                Seat(prospect="merchant", finished=True),
                Seat(prospect="ranger"),
                Seat(prospect="fighter", finished=True),
                Seat(prospect="vanguard"),
            ),
        ),
    ),
    "a full map corner, a trained guard and nothing passed on": Counted(
        depth=2,
        position=Position(
            year=3,
            active=1,
            seats=(
                Seat(prospect="ranger"),
                Seat(
                    board={"soldier": 1, "builder": 2, "servant": 1, "resource": 2},
                    tracks={"patricians": 7, "performers": 4, "guard": 18},
                    built=("ludus",),
                    training="12",
                    trained=(0, 1),
                    map="A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3",
                    prospect="merchant",
                ),
                Seat(prospect="engineer"),
            ),
            variants={"passing": "none"},
        ),
    ),
    "nowhere left for the patterns of two players": Counted(
        depth=2,
        position=Position(
            year=4,
            active=0,
            neutrals=("architect",),
            seats=(
                Seat(
                    board={"soldier": 1, "civilian": 1, "resource": 1},
                    tracks={
                        "patricians": 9,
                        "traders": 8,
                        "apparitores": 3,
                        "temples": 14,
                        "left": 6,
                        "center": 5,
                        "right": 6,
                    },
                    map="A1 B1 C1 E1 A2 C2 D2 E2 B3 C3 A3 E3 A4 B4 D4 E4",
                    built=("baths",),
                    market="12345...",
                    prospect="merchant",
                ),
                Seat(prospect="fighter"),
            ),
        ),
    ),
    "roads, the Forum and a cohort": Counted(
        depth=3,
        position=Position(
            year=5,
            seats=(
                Seat(
                    board={"builder": 2, "servant": 3, "civilian": 1, "resource": 3, "soldier": 1},
                    tracks={"fort": 17, "guard": 2, "left": 5, "center": 6, "wall": 13},
                    built=("road_small",),
                    forum="1234",
                ),
            ),
        ),
    ),
    "two roads pay at the beginning of a Year": Counted(
        depth=5,
        position=Position(
            year=6, phase="year", fate=(7,), seats=(Seat(built=("road_large",), drawn=("ranger", "planner")),)
        ),
    ),
    "an attack on weak cohorts with many Favours": Counted(
        depth=4,
        position=Position(
            year=4,
            phase="attack",
            fate=(2, 3, 7, 1, 4, 12),
            seats=(
                Seat(
                    tracks={"right": 1, "center": 1},
                    temple_favours=2,
                    diplomats={"right": 2, "left": 0},
                    prospect="ranger",
                ),
                Seat(tracks={"left": 1}, temple_favours=1),
            ),
        ),
    ),
    "a fort that forbids": Counted(
        depth=2,
        position=Position(
            seats=(Seat(board=RICH, tracks={"performers": 3, "fort": 1}),),
            variants={"difficulty": "normal", "fort": 6},
        ),
    ),
    "a fort whose wall is still closed": Counted(
        depth=2,
        position=Position(
            seats=(Seat(board=RICH, tracks={"fort": 2, "discipline": 24, "apparitores": 3}),),
            variants={"difficulty": "normal", "fort": 10},
        ),
    ),
}
