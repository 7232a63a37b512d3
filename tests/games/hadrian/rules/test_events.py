"""What is told of each action: the log, the animations and the statistics know nothing else."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.rules.table import Event

from .builder import Scenario

RICH: dict[ItemName, int] = {"soldier": 2, "builder": 2, "servant": 2, "civilian": 2, "resource": 4}


def told_by(table: Scenario, sort: str, **fields: object) -> list[Event]:
    before = len(table.match.events)
    table.does(sort, **fields)
    return list(table.match.events[before:])


@pytest.mark.parametrize(
    ("seat", "action", "told"),
    [
        (
            {"tracks": {"mining": 1}},
            {"sort": "mine"},
            [
                events.BoxFilled(0, "mining", 2, ("servant",), ("resource",)),
                events.BoxFilled(0, "production", 2, (), ()),
            ],
        ),
        (
            {"tracks": {"guard": 1, "discipline": 2}},
            {"sort": "train_guard"},
            [
                events.BoxFilled(0, "training", 1, ("builder",), ()),
                events.BoxFilled(0, "guard", 2, (), ()),
                events.PointGained(0, "discipline", 3, ("builder",)),
            ],
        ),
        (
            {"tracks": {"left": 6, "center": 6, "right": 1, "guard": 2}},
            {"sort": "post_guard"},
            [events.BoxFilled(0, "guard", 3, ("soldier",), ()), events.CohortReinforced(0, "right", 2)],
        ),
        (
            {"tracks": {"performers": 1}},
            {"sort": "build", "building": "theatre"},
            [
                events.BuildingBuilt(0, "theatre", ("builder", "servant", "resource"), ()),
                events.PointGained(0, "renown", 1, ()),
            ],
        ),
        (
            {"tracks": {"renown": 15}},
            {"sort": "build_landmark"},
            [
                events.LandmarkBuilt(0, "archway", ("builder", "resource", "resource")),
                events.PointGained(0, "valour", 1, ()),
                events.PointGained(0, "valour", 2, ()),
            ],
        ),
        (
            {"tracks": {"performers": 6}, "built": ("ludus",)},
            {"sort": "train_gladiator", "gladiator": "red", "worker": "servant"},
            [events.BoxFilled(0, "red", 1, ("servant",), ())],
        ),
        (
            {"trained": (2, 0)},
            {"sort": "fight_battle"},
            [
                events.DamageTurned(0, "red", 3, 1),
                events.GladiatorSurvived(0, "red", 1, ()),
                events.PointGained(0, "renown", 1, ()),
            ],
        ),
        (
            {"trained": (3, 0), "wounds": (2, 0)},
            {"sort": "fight_battle"},
            [
                events.DamageTurned(0, "red", 3, 1),
                events.GladiatorDied(0, "red"),
                events.PointGained(0, "piety", 1, ()),
            ],
        ),
        (
            {"tracks": {"temples": 1, "priests": 1}},
            {"sort": "serve_temple", "worker": "soldier"},
            [
                events.BoxFilled(0, "temple_small", 2, ("soldier",), ()),
                events.PointGained(0, "piety", 1, ()),
                events.FavourGained(0, 1),
            ],
        ),
        (
            {"tracks": {"apparitores": 3}, "built": ("baths",), "disdain": 2},
            {"sort": "bribe"},
            [events.BoxFilled(0, "baths", 1, ("resource",), ()), events.DisdainRemoved(0, 1)],
        ),
        (
            {"tracks": {"patricians": 1}},
            {"sort": "send_diplomat", "cohort": "left"},
            [
                events.DiplomatSent(0, 1, "left", 2, ("soldier", "servant", "resource", "resource")),
                events.PointGained(0, "valour", 1, ()),
            ],
        ),
        (
            {"tracks": {"traders": 4}, "built": ("market",)},
            {"sort": "buy_good", "neutral": 0, "rival": None},
            [
                events.GoodTurned(0, 3, 2),
                events.GoodBought(0, 1, 2, 1, ("resource",), ()),
                events.PointGained(0, "renown", 1, ()),
            ],
        ),
        (
            {"tracks": {"traders": 4}, "built": ("market",)},
            {"sort": "buy_good", "neutral": 2},
            [
                events.NeutralPaid(0, 2, "resource"),
                events.GoodBought(0, 1, 4, 1, ("resource",), ()),
                events.PointGained(0, "renown", 1, ()),
            ],
        ),
        (
            {"tracks": {"patricians": 2}, "map": "E1"},
            {"sort": "scout", "neutral": 1, "cells": ("A1", "B1", "C1", "D1")},
            [
                events.NeutralPaid(0, 1, "soldier"),
                events.MapScouted(0, 1, ("A1", "B1", "C1", "D1"), ("soldier",), ("resource",)),
                events.RowCompleted(0, 1),
                events.PointGained(0, "valour", 1, ()),
            ],
        ),
    ],
)
def test_actions(seat: dict[str, Any], action: dict[str, Any], told: list[Event]) -> None:
    table = Scenario(Seat(board=RICH, **seat), fate=(3,), neutrals=("ranger", "merchant"))
    assert told_by(table, **action) == told


def test_the_forum() -> None:
    table = Scenario(Seat(board={"servant": 1, "civilian": 1}))
    assert told_by(table, "exchange_workers", box=2) == [
        events.WorkersExchanged(0, 2, ("servant", "civilian"), ("builder",))
    ]


@pytest.mark.parametrize(
    ("passing", "told"), [("standard", events.NeighbourPaid(0, 2, "resource")), ("none", events.NeighbourUsed(0, 2))]
)
def test_using_a_neighbour(passing: str, told: Event) -> None:
    seat = Seat(tracks={"traders": 4}, built=("market",), board={"resource": 1})
    table = Scenario(seat, Seat(), Seat(prospect="ranger"), variants={"passing": passing})
    assert told_by(table, "buy_good", rival=2)[0] == told


def test_seats() -> None:
    table = Scenario(Seat(), Seat(), Seat())
    assert told_by(table, "switch_seat", rival=2) == [events.SeatSwitched(0, 2)]
    assert told_by(table, "end_year") == [events.SeatFinished(2)]


def test_a_year_begins() -> None:
    table = Scenario(Seat(drawn=("trainer", "planner")), phase="year", fate=(3,), neutrals=("ranger", "merchant"))
    items: tuple[ItemName, ...] = (
        "soldier",
        "builder",
        "builder",
        "servant",
        "servant",
        "servant",
        "civilian",
        "resource",
    )
    assert list(table.match.events) == [events.TurnBegan(1), events.FateTurned(3, items)]
    assert told_by(table, "choose_path", card="planner") == [
        events.PathChosen(0, "planner"),
        events.CardsRevealed(0, "planner", "trainer", ("servant", "resource")),
        events.NeutralTurned(1, "ranger"),
        events.NeutralTurned(2, "merchant"),
        events.IncomePaid(0, ("resource",)),
    ]


def test_a_fort_is_entered() -> None:
    fort = {"difficulty": "normal", "fort": 2, "reward": ["civilian", "resource"]}
    table = Scenario(Seat(), phase="year", fate=(1,), variants=fort)
    assert table.told(events.FortEntered) == [events.FortEntered(0, "Pons Aelius", ("civilian", "resource"))]


def test_an_attack() -> None:
    table = Scenario(
        Seat(tracks={"right": 1}, temple_favours=1, board={"servant": 2}),
        year=4,
        fate=(1, 2, 5, 10),
        variants={"difficulty": "low"},
    )
    assert told_by(table, "end_year") == [
        events.SeatFinished(0),
        events.ItemsReturned(0, ("servant", "servant")),
        events.AttackBegan(4, 4, 3),
        events.AttackTurned(1, 1, "center"),
        events.AttackTurned(2, 2, "right"),
        events.AttackTurned(3, 5, "center"),
        events.AttackTurned(4, 10, "center"),
    ]
    assert table.match.waiting.facts == {"undefended": 3, "flag": 3}
    assert told_by(table, "use_favour", attack=1)[:4] == [
        events.FavourUsed(0, 1, "center", "temple"),
        events.AttackResolved(0, 2, 2, 1),
        events.PointGained(0, "valour", 1, ()),
        events.AttackEnded(4),
    ]


def test_nothing_is_returned_from_an_empty_board() -> None:
    assert not Scenario(Seat()).ends_year().told(events.ItemsReturned)


HELD = {"left": 6, "center": 6, "right": 6}


def test_the_final_scoring() -> None:
    paths = ("engineer", "merchant", "fighter", "pontiff", "trainer", "architect")
    table = Scenario(Seat(tracks=HELD | {"renown": 2}, disdain=2, paths=paths), year=6)
    table.ends_year()
    scored = list(table.match.events)[-10:]
    assert scored[:2] == [events.AttributesScored(0, 2, 0, 4, 0), events.PathScored(0, "engineer", 0, 0)]
    assert scored[3] == events.PathScored(0, "fighter", 3, 3)
    assert scored[7:] == [events.DisdainScored(0, 2, 3), events.TotalScored(0, 6), events.RankReached(0, "miles", 6)]


def test_no_rank_among_several() -> None:  # §10.5
    table = Scenario(Seat(tracks=HELD), Seat(), year=6)
    table.ends_year().ends_year()
    assert len(table.told(events.TotalScored)) == 2
    assert not table.told(events.RankReached)


def test_a_fort_is_judged() -> None:  # §12
    table = Scenario(
        Seat(tracks=HELD | {"renown": 3}, disdain=1, built=("road_large",)),
        year=6,
        variants={"difficulty": "normal", "fort": 2},
    ).ends_year()
    points = table.told(events.TotalScored)[0].total
    assert list(table.match.events)[-4:] == [
        events.GoalChecked(0, "built", "road_large", 1, 0, 1, True),
        events.GoalChecked(0, "total", "", 70, 0, points, False),
        events.GoalChecked(0, "disdain", "", 0, 0, 1, False),
        events.FortJudged(0, "Pons Aelius", "fort_lost"),
    ]
