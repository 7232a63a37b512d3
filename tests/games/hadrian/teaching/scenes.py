"""Every hint of Hadrian's Wall in a position that calls for it, and in one that only just does not."""

from collections.abc import Mapping
from typing import Any

import msgspec

from imperium_desktop.games.hadrian.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.hadrian.rules.options import (
    Build,
    BuyGood,
    EndYear,
    ExchangeWorkers,
    FightBattle,
    PostGuard,
    Scout,
)
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.teaching.staging import Case, Staged

GAME = load_game("hadrian")
OF_THE_TABLE = {field.name for field in msgspec.structs.fields(Position)} - {"seats"}


class Scene(Staged):
    """One's own sheets and what lies on the table."""

    game = "hadrian"

    def __init__(
        self,
        *answers: Answer,
        path: str = "",
        hover: Option | None = None,
        rivals: tuple[Mapping[str, object], ...] = (),
        **fields: object,
    ) -> None:
        super().__init__(answers, path, hover)
        self.table = {name: value for name, value in fields.items() if name in OF_THE_TABLE}
        self.seats = [{name: value for name, value in fields.items() if name not in OF_THE_TABLE}, *rivals]

    def begun(self) -> AnyMatch:
        seats = msgspec.convert(self.seats, tuple[Seat, ...])
        position = msgspec.convert({"active": 0, **self.table}, Position)
        position = msgspec.structs.replace(position, seats=seats)
        return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


GRANARY = {"servant": 1, "builder": 1, "resource": 1}
MARKET: dict[str, Any] = {"tracks": {"traders": 5}, "built": ("market",), "board": {"resource": 1}}
ROAD: dict[str, Any] = {"board": {"servant": 2, "builder": 1, "resource": 1}}
LUDUS: dict[str, Any] = {"tracks": {"performers": 6}, "built": ("ludus",)}
PICTS: dict[str, Any] = {"year": 3, "fate": [4, 6, 1]}
"""Two attacks on the left, one on the centre, and nobody there."""
FOUR_PATHS = ["planner", "merchant", "ranger", "pontiff"]
SCOUT: dict[str, Any] = {"tracks": {"patricians": 4}, "board": {"soldier": 1}, "prospect": "defender"}
FIRST_ROW = Scout(2, ("E1", "C2", "D2", "E2"), 0)
NEEDY = {"soldier": 1, "builder": 1, "servant": 3, "civilian": 2, "resource": 1}
"""As much as a Fate card brings."""

CASES: dict[str, Case] = {
    "leftovers": Case(
        Scene(hover=EndYear(), board={"servant": 1}),
        Scene(hover=EndYear(), board={"resource": 1}),
        {"items": ("servant",), "areas": ("mining",), "more": 0},
        marks="box/mining/1",
    ),
    "battle_risk": Case(
        Scene(hover=FightBattle("red"), **LUDUS, trained=(3, 0)),
        Scene(hover=FightBattle("red"), **LUDUS, trained=(4, 0)),
        {"gladiator": "red", "strength": 3, "risk": 26},
    ),
    "duplicate": Case(
        Scene(hover=BuyGood(2, 1), **MARKET, market="4", rivals=({"prospect": "merchant"},)),
        Scene(hover=BuyGood(2, 1), **MARKET, market="1", rivals=({"prospect": "merchant"},)),
        {"good": 4, "merchant": 0},
    ),
    "neutral_cost": Case(
        Scene(hover=BuyGood(1, None, 1), **MARKET), Scene(hover=BuyGood(1), **MARKET), {"cards": 2, "box": "market"}
    ),
    "t_parity": Case(
        Scene(**SCOUT, paths=("ranger",), map="A1 B1 C1 B2"),
        Scene(**SCOUT, paths=("ranger",), map="A1 B1 C1 D1"),
        {"placed": 0},
    ),
    "scout_rows": Case(
        Scene(hover=FIRST_ROW, **SCOUT, map="A1 B1 C1 D1"),
        Scene(**SCOUT, map="A1 B1 C1 D1"),
        {"placed": 1, "rows": 1, "columns": 0, "items": ("resource", "servant"), "ranger": 0},
    ),
    "defence_check": Case(
        Scene(hover=EndYear()),
        Scene(board={"servant": 1}),
        {"cards": 1, "left": 0, "center": 0, "right": 0, "through": 1, "flag": 1},
    ),
    "favour_useless": Case(
        Scene(EndYear(), **PICTS, temple_favours=1),
        Scene(EndYear(), **PICTS, temple_favours=2),
        {"undefended": 3, "usable": 1, "flag": 2},
    ),
    "favour_useful": Case(
        Scene(EndYear(), **PICTS, temple_favours=1, diplomats={"left": 2}),
        Scene(EndYear(), **PICTS, diplomats={"left": 1}),
        {"undefended": 3, "usable": 3, "flag": 2, "above": 1, "turned": 2},
    ),
    "rare_good": Case(
        Scene(phase="paths", drawn=("planner", "fighter"), rivals=({},)),
        Scene(phase="paths", drawn=("planner", "fighter")),
        {"card": "fighter", "good": 5},
        marks="card/fighter",
    ),
    "path_choice": Case(
        Scene(phase="paths", drawn=("forager", "trainer"), tracks={"production": 3}),
        Scene(),
        {
            "first": "forager",
            "first_now": 3,
            "first_points": 1,
            "first_next": 6,
            "second": "trainer",
            "second_next": 4,
            "second_most": 3,
            "second_items": ("servant", "resource"),
        },
    ),
    "cohort_pick": Case(
        Scene(PostGuard(3), board={"soldier": 1}, tracks={"guard": 2, "left": 1}),
        Scene(PostGuard(2), board={"soldier": 1}, tracks={"guard": 1, "left": 1}),
        {"left": 1, "left_chance": 0, "center_chance": 32, "right_chance": 34, "needy": ("center", "right")},
        marks="cohort/center cohort/right",
    ),
    "forum_pay": Case(
        Scene(ExchangeWorkers(1), board={"servant": 2, "builder": 1}),
        Scene(ExchangeWorkers(1), board={"servant": 2}),
        {"pairs": ("servant",)},
        marks="worker/servant",
    ),
    "forum_gain": Case(
        Scene(ExchangeWorkers(1), board={"servant": 2}),
        Scene(ExchangeWorkers(1), board={"servant": 1, "builder": 1, "civilian": 1}),
        {"first": "builder", "first_areas": ("fort", "training"), "second": "civilian"},
        marks="worker/builder worker/civilian",
    ),
    "first_fort": Case(
        Scene(board={"builder": 1}), Scene(board={"builder": 1}, tracks={"fort": 1}), marks="box/fort/1"
    ),
    "landmark_near": Case(
        Scene(tracks={"piety": 14}, board={"builder": 1, "resource": 2}),
        Scene(tracks={"piety": 14}, board={"builder": 1, "resource": 1}),
        {"attribute": "piety", "landmark": "monolith"},
        marks="attribute/piety",
    ),
    "landmark_open": Case(
        Scene(tracks={"piety": 15}, board={"builder": 1, "resource": 1}),
        Scene(tracks={"piety": 15}, board={"resource": 1}),
        {"landmarks": ("monolith",), "missing": ("resource",)},
        marks="landmark/monolith",
    ),
    "bribe": Case(
        Scene(tracks={"apparitores": 3}, built=("baths",), board={"resource": 1}, disdain=3),
        Scene(tracks={"apparitores": 3}, built=("baths",), board={"resource": 1}, disdain=2),
        {"marks": 3, "saves": 2},
        marks="box/baths/1",
    ),
    "medium_granary": Case(
        Scene(board=GRANARY, tracks={"fort": 1, "mining": 3}),
        Scene(board=GRANARY),
        {"left": 1},
        marks="building/granary_medium",
    ),
    "free_servant": Case(
        Scene(tracks={"apparitores": 5}, built=("courthouse",), courthouse=".1", year=2),
        Scene(tracks={"apparitores": 5}, built=("courthouse",), courthouse=".2", year=2),
        marks="box/courthouse/1",
    ),
    "large_granary": Case(
        Scene(year=4, board=NEEDY, paths=["defender", *FOUR_PATHS[1:]], tracks={"fort": 5}),
        Scene(year=4, board=NEEDY, paths=FOUR_PATHS, tracks={"fort": 5}),
        {"paths": ("defender",), "need": 5, "have": 3},
        marks="building/granary_large",
    ),
    "early_death": Case(
        Scene(**LUDUS, trained=(2, 0)),
        Scene(**LUDUS, trained=(3, 0)),
        {"gladiator": "red", "piety": 2},
        marks="gladiator/red",
    ),
    "performance_left": Case(
        Scene(tracks={"performers": 3}, built=("theatre",), board={"resource": 1}),
        Scene(tracks={"performers": 3}, theatre="1", board={"resource": 1}),
        {"boxes": 2, "box": 2, "tracks": ("discipline",), "items": ("soldier",)},
        marks="box/theatre/1 box/theatre/2",
    ),
    "soldier_fort": Case(
        Scene(tracks={"guard": 6}, board={"soldier": 2}),
        Scene(tracks={"guard": 5}, board={"soldier": 2}),
        {"soldiers": 2},
        marks="box/fort/1",
    ),
    "granary_line": Case(
        Scene(tracks={"fort": 7, "mining": 4}, board={"servant": 1, "builder": 1}),
        Scene(tracks={"fort": 7, "mining": 4}, board={"resource": 1}),
        {
            "tracks": ("mining", "fort"),
            "granary": "granary_medium",
            "cost": ("builder", "servant", "resource"),
            "need": 0,
        },
        marks="building/granary_medium",
    ),
    "flag_near": Case(
        Scene(board={"civilian": 1}),
        Scene(board={"civilian": 1}, tracks={"performers": 1, "priests": 1, "patricians": 1}),
        {"tracks": ("performers", "priests", "patricians"), "unlocks": ("theatre", "temple_small", "diplomat")},
        marks="box/performers/1 box/priests/1 box/patricians/1",
    ),
    "flag_ahead": Case(
        Scene(board={"civilian": 3}, tracks={"traders": 1, "priests": 4}),
        Scene(board={"civilian": 1}, tracks={"traders": 1, "priests": 4}),
        {"civilians": 3, "boxes": 2, "track": "priests", "unlocks": "temple_large"},
        marks="box/priests/6",
    ),
    "nearest_reward": Case(
        Scene(Build("road_small"), **ROAD, tracks={"fort": 9, "discipline": 1, "piety": 16}),
        Scene(**ROAD, tracks={"fort": 9}),
        {"attribute": "piety", "distance": 1, "workers": (), "other": "renown"},
        marks="attribute/piety",
    ),
    "best_chain": Case(
        Scene(board={"civilian": 1, "resource": 2, "servant": 1}),
        Scene(board={"servant": 4}),
        {"place1": "performers", "place2": "fort", "place5": "training", "place6": "", "boxes": 7, "points": 0},
        marks="box/performers/1 box/fort/1 box/wall/1 box/apparitores/1 box/training/1",
    ),
    "still_possible": Case(
        Scene(board={"servant": 2}),
        Scene(board={"servant": 4}),
        {"place1": "mining", "place2": "", "boxes": 3, "points": 0, "left": ("resource",)},
        marks="box/mining/1 box/mining/2",
    ),
    "last_points": Case(
        Scene(year=6, board={"soldier": 1, "servant": 1}, tracks={"guard": 1}),
        Scene(year=5, board={"soldier": 1, "servant": 1}, tracks={"guard": 1}),
        {"place1": "guard", "points": 1, "paid": ("soldier",)},
        marks="box/guard/2",
    ),
    "path_step": Case(
        Scene(board={"servant": 1}, tracks={"mining": 1, "production": 2}, paths=("forager",)),
        Scene(board={"servant": 1}, tracks={"mining": 2, "production": 2}, paths=("forager",)),
        {"card": "forager", "area": "mining", "points": 1},
        marks="box/mining/2",
    ),
    "many_points": Case(
        Scene(tracks={"traders": 3, "piety": 16}, board={"servant": 1, "civilian": 1}),
        Scene(tracks={"traders": 3, "piety": 15}, board={"servant": 1, "civilian": 1}),
        {"area": "precinct_small", "points": 2, "cost": ("servant", "civilian")},
        marks="building/precinct_small",
    ),
    "track_reward": Case(
        Scene(board={"soldier": 1}, tracks={"guard": 1, "discipline": 8}),
        Scene(board={"soldier": 1}, tracks={"guard": 1, "discipline": 7}),
        {
            "attribute": "discipline",
            "now": 8,
            "area": "guard",
            "cost": ("soldier",),
            "workers": ("builder",),
            "other": "",
        },
        marks="box/guard/2 attribute/discipline",
    ),
    "income_building": Case(
        Scene(year=4, **ROAD, tracks={"fort": 9}),
        Scene(year=5, **ROAD, tracks={"fort": 9}),
        {"building": "hotel_small", "cost": ("builder", "servant", "resource"), "income": "civilian", "years": 2},
        marks="building/hotel_small",
    ),
    "new_good": Case(
        Scene(**MARKET, market="1", rivals=({"prospect": "merchant"}, {"prospect": "defender"})),
        Scene(**MARKET, market="14", rivals=({"prospect": "merchant"}, {"prospect": "defender"})),
        {"card": "merchant", "good": 4, "renown": 1, "extra": 0},
        marks="box/market/2 prospect/1",
    ),
    "row_near": Case(
        Scene(**SCOUT, map="A1 B1 C1 D1", neutrals=("pontiff", "pontiff")),
        Scene(**SCOUT, map="A1 A2 A3 A4", neutrals=("pontiff", "pontiff")),
        {"rows": 1, "extra": 0},
        marks="box/scouts/2 prospect/0",
    ),
    "favour_near": Case(
        Scene(tracks={"priests": 1, "temples": 1}, board={"servant": 1}),
        Scene(tracks={"priests": 1}, built=("temple_small",), board={"servant": 1}),
        {"temple": "temple_small"},
        marks="box/temple_small/2",
    ),
    "shield_needed": Case(
        Scene(board={"soldier": 1}, tracks={"guard": 2, "left": 1}, year=2),
        Scene(board={"soldier": 1}, tracks={"guard": 1, "left": 1}, year=2),
        {"cards": 2, "through": 1, "flag": 2, "area": "guard", "cohort": "center", "chance": 55},
        marks="box/guard/3",
    ),
    "flag_ready": Case(
        Scene(board={"civilian": 1, "servant": 1, "resource": 1}),
        Scene(board={"civilian": 1, "resource": 1}),
        {"track": "performers", "unlocks": "theatre", "cost": ("builder", "servant", "resource")},
        marks="box/performers/1",
    ),
    "chain": Case(
        Scene(board={"resource": 1}, tracks={"fort": 3, "wall": 3, "cippi": 1}),
        Scene(board={"resource": 1}, tracks={"fort": 4, "wall": 3, "cippi": 1}),
        {"tracks": ("wall", "cippi"), "box": 4},
        marks="box/fort/4",
    ),
}
ELSEWHERE: set[str] = set()

SAID = {
    ("scout_rows", "en"): "You find: 1 servant and 1 resource. You complete 1 row: 1 valour.",
    ("scout_rows", "pl"): "Znajdziesz 1 sługę i 1 surowiec. Ukończysz 1 rząd, a za to 1 punkt waleczności.",
    ("favour_useful", "pl"): "Przedzierają się 3 ataki; siła ataku wynosi 2. Pierwszy zignorowany niczego nie zmieni. "
    "Następne 2 wsparcia zamienią po 1 pogardzie w 1 punkt waleczności. Najpierw używaj wsparcia dyplomatów: to ze "
    "świątyń pasuje do każdej karty.",
    ("path_choice", "pl"): "Zbieracz: teraz 3 kółka produkcji, do następnego punktu potrzeba 6. Jako Rozwój daje "
    "1 sługę i 1 surowiec. Lanista: teraz 0 wytrenowanych pól gladiatorów, do następnego punktu potrzeba 4. Jako "
    "Rozwój daje 1 sługę i 1 surowiec.",
    ("flag_near", "en"): "One civilian opens one of these: theatre, small temple or diplomat. Attract performers, "
    "priests or patricians.",
    ("landmark_open", "en"): "The monolith is open. It brings 2 points for 1 builder and 2 resources. You still need "
    "1 resource: look for a box that gives it.",
    (
        "best_chain",
        "en",
    ): "Boxes that pay for one another: performers → fort → wall → apparitores → training. "
    "They fill 7 boxes; from your board they take 1 civilian and 1 resource.",
    ("landmark_near", "pl"): "Jeszcze jeden punkt pobożności otworzy budowlę specjalną (monolit), a zapłacić możesz "
    "za nią od razu.",
    ("defence_check", "en"): "1 card attacks. Your cohorts hold 0 on the left, 0 in the centre, 0 on the right, so on "
    "average about 1 gets through. The attack potential is 1: each one up to that costs 1 disdain.",
}
