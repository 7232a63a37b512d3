"""What speaks for a move in Imperial Settlers, in positions where it is plain."""

from collections.abc import Mapping
from typing import Any

import pytest

from imperium_desktop.games.settlers.rules.options import (
    Build,
    MakeDeal,
    Pass,
    Pay,
    PlaceDefense,
    RazeCard,
    RazeLocation,
    SpendWorkers,
    TakeCard,
)
from imperium_desktop.games.settlers.teaching.merits import MERITS
from imperium_desktop.rules.table import Option
from tests.games.settlers.teaching.positions import LOOKOUT, RAID, Scene
from tests.teaching.saying import saying

CREEK: Mapping[str, object] = {**RAID, "locations": ["COM028"]}
FOREST: dict[str, Any] = {"supply": {"wood": 2}, "hand": ["COM007"], "round": 3}


@pytest.mark.parametrize(
    ("scene", "option", "id", "facts"),
    [
        (Scene(**FOREST), Build("COM007"), "gains", {"goods": ("wood", "wood")}),
        (Scene(**FOREST), Build("COM007"), "pays_again", {"goods": ("wood", "wood"), "more": 2}),
        (Scene(**FOREST), Build("COM007"), "counts_at_the_end", {"points": 1}),
        (
            Scene(supply={"food": 1}, hand=["ROM029"], round=4),
            MakeDeal("ROM029"),
            "pays_again",
            {"goods": ("gold",), "more": 1},
        ),
        (Scene(supply={"raze": 1}, hand=["COM008", "COM036"]), RazeCard("COM008"), "opens", {"card": "COM036"}),
        (
            Scene(supply={"raze": 2}, rivals=(CREEK,), round=3),
            RazeLocation("COM028", 1),
            "takes_away",
            {"rival": 1, "card": "COM028", "goods": ("gold",), "points": 1},
        ),
        (
            Scene(supply={"defense": 1}, locations=["COM028"], rivals=(RAID,)),
            PlaceDefense("COM028"),
            "protects",
            {"card": "COM028", "price": 3, "tokens": 2},
        ),
        (Scene(locations=["COM028"], rivals=(RAID,)), Pass(), "saves_from_razing", {"card": "COM028", "passed": 1}),
        (
            Scene(supply={"wood": 1, "raze": 1}),
            Pass(),
            "leaves_nothing",
            {"lost": ("wood",), "kept": ("raze",), "last": 0},
        ),
        (
            Scene(supply={"worker": 3}, hand=["COM036"]),
            SpendWorkers(),
            "fills_a_gap",
            {"card": "COM036", "goods": ("stone",), "pairs": 1, "lost": 1},
        ),
        (
            Scene(Build("COM007"), supply={"wood": 2, "gold": 1}, hand=["COM007"]),
            Pay(("wood", "wood")),
            "keeps_gold",
            {"gold": 1, "paid": 0},
        ),
        (
            Scene(**LOOKOUT, common=["COM069", "COM009", "COM005"]),
            TakeCard("COM009"),
            "promises_most",
            {"card": "COM009", "sort": "production", "goods": ("stone",), "times": 4},
        ),
        (
            Scene(rivals=(), round=3, supply={"raze": 2}, alone={"queue": ["wood"], "locations": ["COM012"]}),
            RazeLocation("COM012", None),
            "denies_collection",
            {"card": "COM012", "collected": 0},
        ),
    ],
)
def test_what_speaks_for_it(scene: Scene, option: Option, id: str, facts: dict[str, object]) -> None:
    found = {merit.id: merit.facts for merit in MERITS.of(scene.seen(), option, most=len(MERITS.ids))}
    assert found[id] == {"seat": 0, **facts}


def test_a_location_that_does_not_open_anything_is_not_said_to() -> None:
    scene = Scene(supply={"raze": 1}, hand=["COM012", "COM036"])
    assert "opens" not in {merit.id for merit in MERITS.of(scene.seen(), RazeCard("COM012"))}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "In each of the next 2 rounds you get 2 wood. You get 2 wood at once. It adds 1 point at the end.",
        ),
        (
            "pl",
            "Jeszcze przez 2 rundy co rundę dostajesz 2 drewna. Od razu dostajesz 2 drewna. "
            "Na koniec to 1 punkt więcej.",
        ),
    ],
)
def test_a_suggestion_in_words(language: str, said: str) -> None:
    words = saying("settlers", language).words.told_to(0)
    found = MERITS.of(Scene(**FOREST).seen(), Build("COM007"))
    assert " ".join(words.merit(merit.id, merit.facts) for merit in found) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "In each of the next 2 rounds Anna gets 2 wood."),
        ("pl", "Jeszcze przez 2 rundy co rundę Anna dostaje 2 drewna."),
    ],
)
def test_the_weightiest_in_words_for_others(language: str, said: str) -> None:
    words = saying("settlers", language).words.told_to(1)
    (merit,) = MERITS.openly.of(Scene(**FOREST).seen(), Build("COM007"), most=1)
    assert words.merit(merit.id, merit.facts) == said


def test_others_are_not_told_what_the_hand_lacks() -> None:
    seen = Scene(supply={"worker": 3}, hand=["COM036"]).seen()
    told = {merit.id: merit.facts for merit in MERITS.openly.of(seen, SpendWorkers())}
    assert told == {"can_spend": {"seat": 0, "pairs": 1, "lost": 1}}
