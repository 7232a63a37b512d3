"""What is told of each action: the log, the animations and the statistics know nothing else."""

from typing import Any

import msgspec
import pytest

from imperium_desktop.games.settlers.analysis.position import Alone, Built
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import ReturnGood, TakeCard
from imperium_desktop.rules.record import UndoStops
from tests.present import all_of

from .builder import Scenario, barbarians, egyptians, japanese, key, romans


def plain(value: object) -> object:
    """Cards by their keys, whichever copy they are."""
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    return key(value) if isinstance(value, str) else value


def told(table: Scenario, since: int = 0) -> list[tuple[object, ...]]:
    return [
        (type(event).__name__, *(plain(value) for value in msgspec.structs.astuple(event)))
        for event in table.match.events[since:]
    ]


def told_by(table: Scenario, sort: str, **fields: object) -> list[tuple[object, ...]]:
    before = len(table.match.events)
    table.does(sort, **fields)
    return told(table, before)


RICH = {"wood": 2, "stone": 2, "food": 1, "worker": 2, "raze": 3, "defense": 1}
WORKER = ("worker",)


@pytest.mark.parametrize(
    ("mine", "theirs", "action", "expected"),
    [
        (
            romans(supply=RICH, hand=("quarry",)),
            barbarians(),
            {"sort": "build", "card": "quarry"},
            [
                ("LocationBuilt", 0, "quarry", ("wood", "stone")),
                ("GoodsGained", 0, "production", ("stone",), "quarry"),
                ("GoodsGained", 0, "bonus", ("stone",), "quarry"),
            ],
        ),
        (
            romans(supply=RICH, hand=("builder",)),
            barbarians(),
            {"sort": "make_deal"},
            [("DealMade", 0, "builder", "stone", ("food",)), ("GoodsGained", 0, "deal", ("stone",), "builder")],
        ),
        (
            romans(supply=RICH, hand=("armorer",)),
            barbarians(),
            {"sort": "raze_card"},
            [
                ("CardRazed", 0, "armorer", 1),
                ("GoodsGained", 0, "raze", ("stone",), "armorer"),
                ("PointsScored", 0, "raze", 1, "armorer"),
            ],
        ),
        (
            romans(supply=RICH),
            barbarians(locations=(Built(card="quarry", defense=True),)),
            {"sort": "raze_location"},
            [
                ("LocationRazed", 0, 1, "quarry", 3),
                ("FoundationMade", 1, "quarry", 1),
                ("GoodsGained", 0, "raze", ("stone", "stone"), "quarry"),
            ],
        ),
        (
            egyptians(supply=RICH, locations=("temple_of_ra",)),
            romans(locations=("castle",)),
            {"sort": "activate"},
            [("LocationActivated", 0, "temple_of_ra", 1, ()), ("LocationTakenOver", 0, 1, "castle")],
        ),
        (
            egyptians(supply={"worker": 2}, locations=("scorpion_breeder",)),
            romans(locations=("castle",)),
            {"sort": "activate", "card": "scorpion_breeder"},
            [("LocationActivated", 0, "scorpion_breeder", 1, WORKER), ("ActionBlocked", 0, 1, "castle")],
        ),
        (
            barbarians(supply={"worker": 2}, locations=("saboteurs",)),
            romans(supply={"stone": 1}),
            {"sort": "activate", "card": "saboteurs"},
            [("LocationActivated", 0, "saboteurs", 1, WORKER), ("ResourceStolen", 0, 1, "stone")],
        ),
        (
            romans(supply={"worker": 2}, locations=("spies",)),
            barbarians(deals=("idol",)),
            {"sort": "activate", "card": "spies"},
            [
                ("LocationActivated", 0, "spies", 1, WORKER),
                ("DealTaken", 0, 1, "idol"),
                ("PointsScored", 0, "action", 1, "spies"),
            ],
        ),
        (
            japanese(supply={"worker": 2}, locations=("garrison",)),
            romans(locations=("castle",)),
            {"sort": "deploy_samurai"},
            [("SamuraiPlaced", 0, "garrison")],
        ),
        (
            romans(supply=RICH, locations=("mill",)),
            barbarians(),
            {"sort": "place_defense"},
            [("DefensePlaced", 0, "mill")],
        ),
        (romans(), barbarians(), {"sort": "pass"}, [("SeatPassed", 0)]),
    ],
)
def test_actions(mine: Any, theirs: Any, action: dict[str, Any], expected: list[object]) -> None:
    assert told_by(Scenario(mine, theirs), **action) == expected


def test_workers_and_cards() -> None:
    table = Scenario(romans(supply={"worker": 2}, deck=("spies",)), egyptians(locations=("oasis",)))
    table.does("spend_workers")
    spent = told_by(table, "take_pair", good="card")
    assert spent[0] == ("WorkersSpent", 0, 2, ("card",))
    assert ("SpentPairsSeen", 1, "oasis", WORKER) in spent
    assert told_by(table, "draw_from", deck="faction")[0] == ("CardDrawn", 0, "faction", "spies")


def test_what_is_kept_is_told_to_its_owner_only() -> None:
    table = Scenario(
        barbarians(supply={"worker": 1}, locations=("mission",), deck=("idol",)), romans(), common=("town",)
    )
    table.does("activate", card="mission").draws("common", "faction")
    assert told_by(table, "take_card", card="idol") == [("CardKept", 0, "idol"), ("CardDiscarded", 0, "town")]
    for kind, hidden in ((events.CardKept, "card"), (events.CardDrawn, "card")):
        event = table.told(kind)[0]
        assert event.seen_by(0) == event
        assert getattr(event.seen_by(1), hidden) == "?"


def test_goods_given_back() -> None:
    table = Scenario(barbarians(supply={"raze": 1}, hand=("armorer",), locations=("dark_chapel",)), romans())
    table.does("activate", card="dark_chapel")
    before = len(table.match.events)
    table.picks(ReturnGood("stone"))
    assert told(table, before)[:2] == [
        ("GoodsReturned", 0, "dark_chapel", ("stone",)),
        ("PointsScored", 0, "action", 2, "dark_chapel"),
    ]


def test_the_lookout() -> None:
    table = Scenario(romans(), barbarians(), phase="lookout", common=("town", "mill", "village"))
    assert told(table)[:2] == [("RoundBegan", 1, 0), ("PhaseBegan", "lookout")]
    assert told(table)[-1] == ("RowLaid", ("town", "mill", "village"))
    assert told_by(table, "take_card", card="mill") == [("CardTaken", 0, "mill")]
    left = told_by(table, "take_card", card="town")
    assert left[:2] == [("CardTaken", 1, "town"), ("RowDiscarded", ("village",))]


def test_the_alternate_lookout_tells_what_is_kept_and_passed_on() -> None:
    table = Scenario(romans(), barbarians(), phase="lookout", variants={"lookout": "alternate"})
    kept = all_of(TakeCard, table.match.waiting.options)[0].card
    assert told_by(table, "take_card", card=kept) == [("CardKept", 0, key(kept))]
    assert told_by(table, "take_card")[-1] == ("CardsPassedOn", 2)


# Undo is free until something came to light or was handed over


def test_no_undo_behind_a_foundation_that_was_turned_up() -> None:
    table = Scenario(
        romans(supply={"stone": 1}, hand=("builder",), foundations=("mill",)), alone=Alone(queue=("wood",))
    )
    table.does("build", card="builder")
    with pytest.raises(UndoStops):
        table.match.undo()


def test_no_undo_behind_what_was_given() -> None:
    table = Scenario(romans(supply={"raze": 2}), barbarians(locations=("quarry",))).does("raze_location")
    with pytest.raises(UndoStops):
        table.match.undo()


def test_no_undo_behind_an_attack() -> None:
    line = Alone(queue=("vp",), next=("gold", "food"))
    table = Scenario(barbarians(locations=("gold_mine", "goldsmiths_workshop")), alone=line, round=5).passes()
    assert table.kind == "attack"
    with pytest.raises(UndoStops):
        table.match.undo()
