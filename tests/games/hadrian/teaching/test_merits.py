"""What speaks for a move on the wall, each merit in a position that has it and one that only just does not."""

from typing import Any, NamedTuple

import pytest

from imperium_desktop.games.hadrian.rules.options import (
    AttractCitizens,
    Bribe,
    Build,
    BuyGood,
    ChoosePath,
    Done,
    EndYear,
    ExchangeWorkers,
    ExtendFort,
    FightBattle,
    GainWorker,
    Mine,
    PostGuard,
    RaiseWall,
    Reinforce,
    ReturnWorker,
    SendDiplomat,
    ServeTemple,
    TrainGladiator,
    TrainGuard,
    UseFavour,
)
from imperium_desktop.games.hadrian.teaching.merits import MERITS
from imperium_desktop.rules.table import Answer
from tests.games.hadrian.teaching.scenes import GRANARY, LUDUS, MARKET, PICTS, Scene
from tests.teaching.saying import LANGUAGES, assert_well_said, saying

ALL = len(MERITS.ids)


class Speaks(NamedTuple):
    scene: Scene
    move: Answer
    facts: dict[str, object]
    not_here: Scene
    nor_this: Answer | None = None
    """None: the same move."""


FORUM = Scene(ExchangeWorkers(1), board={"servant": 2})
DRAWN: dict[str, Any] = {"phase": "paths", "drawn": ("forager", "trainer"), "tracks": {"production": 5}}
HOTEL: dict[str, Any] = {"board": GRANARY, "tracks": {"fort": 3}}
SPEAKING: dict[str, Speaks] = {
    "path_point": Speaks(
        Scene(board={"servant": 1}, tracks={"mining": 1, "production": 2}, paths=("forager",)),
        Mine(2),
        {"card": "forager", "points": 1},
        Scene(board={"servant": 1}, tracks={"mining": 1}, paths=("forager",)),
    ),
    "points": Speaks(
        Scene(board={"soldier": 1}, tracks={"guard": 1}),
        PostGuard(2),
        {"count": 1, "attributes": ("discipline",)},
        Scene(board={"soldier": 1}),
        PostGuard(1),
    ),
    "pardons": Speaks(
        Scene(tracks={"apparitores": 3}, built=("baths",), board={"resource": 1, "servant": 1}, disdain=3),
        Bribe(1),
        {"saved": 2, "marks": 2},
        Scene(board={"servant": 1}, disdain=3),
        Mine(1),
    ),
    "pays_every_year": Speaks(
        Scene(year=5, **HOTEL),
        Build("hotel_small"),
        {"income": "civilian", "years": 1},
        Scene(year=6, **HOTEL),
    ),
    "favours_won": Speaks(
        Scene(tracks={"patricians": 1}, board={"servant": 1, "soldier": 1, "resource": 2}),
        SendDiplomat(1, "left"),
        {"count": 2, "cohort": "left"},
        Scene(tracks={"priests": 1}, built=("temple_small",), board={"servant": 1}),
        ServeTemple("temple_small", 1, "servant"),
    ),
    "battle": Speaks(
        Scene(**LUDUS, trained=(3, 0)),
        FightBattle("red"),
        {"gladiator": "red", "percent": 74, "renown": 1, "piety": 1},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
    "turns_disdain": Speaks(
        Scene(EndYear(), **PICTS, temple_favours=2),
        UseFavour(1, "left", "temple"),
        {"undefended": 3, "flag": 2, "usable": 2, "useful": 1},
        Scene(EndYear(), **PICTS, temple_favours=1),
        UseFavour(1, "left", "temple"),
    ),
    "reinforces": Speaks(
        Scene(PostGuard(3), board={"soldier": 1}, tracks={"guard": 2, "left": 1}),
        Reinforce("right"),
        {"cohort": "right", "strength": 1, "percent": 34},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
    "shield": Speaks(
        Scene(board={"soldier": 1}, tracks={"guard": 2, "left": 1}, year=2),
        PostGuard(3),
        {"cohort": "center", "percent": 55},
        Scene(board={"soldier": 1}, tracks={"guard": 1, "left": 1}, year=2),
        PostGuard(2),
    ),
    "items": Speaks(
        Scene(board={"civilian": 1}),
        AttractCitizens("traders", 1),
        {"items": ("servant",)},
        Scene(board={"civilian": 1}, tracks={"traders": 1}),
        AttractCitizens("traders", 2),
    ),
    "raises_production": Speaks(
        Scene(board={"servant": 1}, tracks={"mining": 1}, year=5),
        Mine(2),
        {"years": 1},
        Scene(board={"servant": 1}, tracks={"mining": 1}, year=6),
    ),
    "opens_sections": Speaks(
        Scene(board=GRANARY, tracks={"fort": 3}), Build("granary_medium"), {}, Scene(**HOTEL), Build("hotel_small")
    ),
    "opens": Speaks(
        Scene(board={"builder": 1}),
        ExtendFort(1, "builder"),
        {"areas": ("cippi", "wall", "granary_medium")},
        Scene(board={"builder": 1}, tracks={"fort": 1}),
        ExtendFort(2, "builder"),
    ),
    "trained": Speaks(
        Scene(**LUDUS, trained=(3, 0), board={"servant": 1}),
        TrainGladiator("red", 4, "servant"),
        {"gladiator": "red", "strength": 4},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
    "good_at_random": Speaks(
        Scene(**MARKET, market="12"),
        BuyGood(3),
        {"percent": 49},
        Scene(**MARKET, market="12"),
        BuyGood(3, None, 1),
    ),
    "leads_to": Speaks(
        Scene(board={"builder": 1}, tracks={"guard": 3, "left": 1}),
        TrainGuard(1),
        {"distance": 1, "items": (), "attributes": ("discipline",), "hammer": 0, "shield": 0},
        Scene(board={"resource": 1}, tracks={"fort": 21, "wall": 20}),
        RaiseWall(21),
    ),
    "worth_of_path": Speaks(
        Scene(**DRAWN),
        ChoosePath("forager"),
        {"count": 5, "points": 1, "next": 6},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
    "prospect": Speaks(
        Scene(**DRAWN),
        ChoosePath("forager"),
        {"card": "trainer", "items": ("servant", "resource")},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
    "new_use": Speaks(
        FORUM,
        GainWorker("builder"),
        {"worker": "builder", "areas": ("fort", "training")},
        Scene(**DRAWN),
        ChoosePath("forager"),
    ),
    "exchange": Speaks(
        Scene(board={"servant": 2, "soldier": 1}),
        ExchangeWorkers(1),
        {"items": ("servant", "servant")},
        Scene(board={"servant": 2}),
        Mine(1),
    ),
    "keeps_favours": Speaks(
        Scene(EndYear(), **PICTS, temple_favours=1),
        Done(),
        {"undefended": 3, "flag": 2, "usable": 1, "useful": 0},
        Scene(EndYear(), **PICTS, temple_favours=1),
        UseFavour(1, "left", "temple"),
    ),
    "nothing_more": Speaks(
        Scene(board={"resource": 1}),
        EndYear(),
        {"items": ("resource",), "cards": 1, "through": 1},
        Scene(board={"servant": 1}),
        Mine(1),
    ),
}


def test_every_merit_is_tried() -> None:
    assert set(SPEAKING) == set(MERITS.ids)


@pytest.mark.parametrize("id", SPEAKING)
def test_a_merit_is_found_where_it_is_and_not_where_it_is_not(id: str) -> None:
    scene, move, facts, not_here, nor_this = SPEAKING[id]
    found = {merit.id: merit.facts for merit in MERITS.of(scene.seen(), move, ALL)}
    assert id in found
    assert {name: found[id][name] for name in facts} == facts
    assert id not in {merit.id for merit in MERITS.of(not_here.seen(), nor_this or move, ALL)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", SPEAKING)
def test_merits_are_well_said(id: str, language: str) -> None:
    scene, move, *_ = SPEAKING[id]
    for merit in MERITS.of(scene.seen(), move, ALL):
        said = saying("hadrian", language).words.merit(merit.id, merit.facts)
        assert_well_said([said, said])


def test_two_returned_workers_are_nothing_to_boast_of() -> None:
    seen = Scene(ExchangeWorkers(1), board={"servant": 2, "builder": 1}).seen()
    assert MERITS.of(seen, (ReturnWorker("servant"), ReturnWorker("servant"))) == ()
