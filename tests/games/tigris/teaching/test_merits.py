"""What speaks for single moves of Tigris & Euphrates."""

from typing import Any

import pytest

from imperium_desktop.games.tigris.rules.options import (
    BuildMonument,
    ChooseWar,
    CommitSupport,
    Decline,
    EndTurn,
    GiveTile,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    TakeTreasure,
    WithdrawLeader,
)
from imperium_desktop.games.tigris.teaching.merits import MERITS
from imperium_desktop.rules.table import Answer
from tests.games.tigris.teaching.scenes import (
    BLACK_GREEN,
    CHAIN,
    HOME,
    JOIN,
    LEANING,
    MARKETS,
    NEAR_B2,
    REVOLT,
    TWO_TRADERS,
    TWO_WARS,
    Scene,
)
from tests.teaching.saying import saying

ALL = len(MERITS.ids)


def found(scene: Scene, move: Answer) -> dict[str, Any]:
    """By the seat itself and by others."""
    seen = scene.seen()
    told = (*MERITS.openly.of(seen, move, ALL), *MERITS.of(seen, move, ALL))
    return {merit.id: dict(merit.facts) for merit in told}


CASES: dict[str, tuple[Scene, Answer, Answer, dict[str, object]]] = {
    "takes_treasures": (Scene(**NEAR_B2), PlaceTile("farm", "E2"), PlaceTile("farm", "E1"), {"count": 1}),
    "gains_point": (
        Scene(**HOME, points={"lion": [3, 2, 11, 3]}),
        PlaceTile("temple", "I5"),
        PlaceTile("temple", "F5"),
        {"sphere": "red", "leader": "king", "weakest": 1, "before": 2, "after": 3},
    ),
    "begins_war": (
        Scene(**TWO_TRADERS),
        JOIN,
        PlaceTile("settlement", "M4"),
        {"leader": "trader", "rival": 1, "strength": 1, "rival_strength": 2, "held": 4, "gain": 3, "percent": 93},
    ),
    "begins_revolt": (
        Scene(**REVOLT),
        PlaceLeader("lion", "king", "I8"),
        PlaceLeader("lion", "trader", "I8"),
        {"leader": "king", "rival": 1, "strength": 2, "rival_strength": 1, "held": 2},
    ),
    "collects_point": (
        Scene(**HOME, points={"lion": [3, 2, 11, 3]}),
        PlaceTile("temple", "I5"),
        PlaceTile("temple", "F5"),
        {"sphere": "red", "leader": "king"},
    ),
    "war_openly": (
        Scene(**TWO_TRADERS),
        JOIN,
        PlaceTile("settlement", "M4"),
        {"leader": "trader", "rival": 1, "strength": 1, "rival_strength": 2, "gain": 3, "ahead": 0},
    ),
    "revolt_openly": (
        Scene(**REVOLT),
        PlaceLeader("lion", "king", "I8"),
        PlaceLeader("lion", "trader", "I8"),
        {"leader": "king", "rival": 1, "strength": 2, "rival_strength": 1, "ahead": 1},
    ),
    "collects_openly": (
        Scene(leaders={"lion trader": "I6"}),
        PlaceLeader("lion", "priest", "H7"),
        PlaceTile("market", "I5"),
        {"spheres": ("red",)},
    ),
    "adds_openly": (
        Scene(JOIN, **TWO_TRADERS),
        CommitSupport("market", 4),
        CommitSupport("market", 1),
        {"count": 4, "strength": 5, "rival_strength": 2, "holds": 1},
    ),
    "completes_square": (
        Scene(**MARKETS),
        PlaceTile("market", "K5"),
        PlaceTile("market", "L6"),
        {"monument": "red_green", "mine": 1},
    ),
    "monument_pays": (
        Scene(PlaceTile("market", "K5"), **MARKETS),
        BuildMonument("J5", "black_green"),
        Decline(),
        {"mine": 1, "theirs": 1},
    ),
    "earns_more": (
        Scene(**BLACK_GREEN, leaders={"bull trader": "I6"}),
        PlaceLeader("lion", "king", "H7"),
        PlaceLeader("lion", "priest", "H7"),
        {"before": 0, "after": 1},
    ),
    "sends_home": (
        Scene(**LEANING),
        PlayCatastrophe("L7"),
        PlayCatastrophe("K6"),
        {"rival": 1, "leader": "trader"},
    ),
    "weakens_rival": (
        Scene(**LEANING),
        PlayCatastrophe("L6"),
        PlayCatastrophe("A1"),
        {"rival": 1, "leader": "trader", "before": 3, "after": 2},
    ),
    "saves_leader": (
        Scene(**HOME),
        PlaceTile("temple", "I5"),
        PlaceTile("temple", "F5"),
        {"leader": "king", "rival": 1, "temples": 2, "raised": 1},
    ),
    "guards_treasure": (
        Scene(**{**NEAR_B2, "leaders": {"bull trader": "G3"}}),
        PlayCatastrophe("E2"),
        PlayCatastrophe("A1"),
        {"rival": 1},
    ),
    "collects": (
        Scene(leaders={"lion trader": "I6"}),
        PlaceLeader("lion", "priest", "H7"),
        PlaceTile("market", "I5"),
        {"spheres": ("red",), "tiles": ("temple",)},
    ),
    "third_of_four": (
        Scene(leaders={"lion trader": "I6"}, tiles={"market": "J5 J6"}),
        PlaceTile("market", "K6"),
        PlaceTile("market", "I5"),
        {"tile": "market"},
    ),
    "strengthens": (
        Scene(leaders={"lion trader": "I6"}, tiles={"market": "J6"}),
        PlaceTile("market", "K6"),
        PlaceTile("settlement", "K6"),
        {"leader": "trader", "after": 2},
    ),
    "stands": (
        Scene(**{**REVOLT, "leaders": {"bull trader": "I6"}}),
        PlaceLeader("lion", "king", "I8"),
        PlaceTile("settlement", "I5"),
        {"leader": "king", "temples": 2, "count": 0},
    ),
    "first_war": (
        Scene(JOIN, **{**TWO_WARS, "tiles": {"temple": "G5 L5", "market": "H5 H4 H6 J5 K5"}}),
        ChooseWar("green"),
        ChooseWar("black"),
        {"sphere": "green", "gain": 3, "better": 1},
    ),
    "leaves_treasure": (
        Scene(PlaceLeader("lion", "trader", "A2"), **CHAIN),
        (TakeTreasure("F3"),),
        (TakeTreasure("K1"),),
        {"squares": ("K1",), "count": 1},
    ),
    "declines": (
        Scene(PlaceTile("market", "K5"), **MARKETS),
        Decline(),
        BuildMonument("J5", "black_green"),
        {"tile": "market"},
    ),
    "fresh_tiles": (
        Scene(hands={"lion": "kkrbbb"}, points={"lion": [3, 2, 4, 1]}),
        SwapTiles(),
        EndTurn(),
        {"spheres": ("green",)},
    ),
    "keeps_tiles": (
        Scene(SwapTiles()),
        (GiveTile("settlement"), GiveTile("market")),
        (GiveTile("market"),),
        {"tiles": ("settlement", "temple", "farm", "market"), "count": 2},
    ),
    "takes_back": (Scene(**HOME), WithdrawLeader("lion", "king"), EndTurn(), {"leader": "king"}),
    "ends_turn": (Scene(hands={"lion": "kkb"}), EndTurn(), SwapTiles(), {"count": 3}),
    "added_tiles": (
        Scene(JOIN, **TWO_TRADERS),
        CommitSupport("market", 4),
        CommitSupport("market", 3),
        {"strength": 5, "rival_strength": 2, "attacks": 1, "percent": 93, "at_most": 93},
    ),
}


@pytest.mark.parametrize("id", CASES)
def test_a_merit_is_found_with_its_facts(id: str) -> None:
    """And not the same of a move that lacks it."""
    scene, move, other, facts = CASES[id]
    merit = found(scene, move)[id]
    assert {name: merit[name] for name in facts} == facts
    assert found(scene, other).get(id) != merit


def test_every_merit_has_a_case() -> None:
    assert set(CASES) == set(MERITS.ids)


def test_treasures_decide_which_sphere_is_weakest_but_are_no_points() -> None:
    """1 blue and two jokers make 3, as much as black."""
    rest = "K1 B2 P2 F3 N5 I7 B8 O9"
    scene = Scene(leaders={"lion king": "F9"}, points={"lion": [3, 6, 1, 6]}, treasures=rest, taken={"lion": 2})
    told = found(scene, PlaceTile("farm", "F8"))["gains_point"]
    assert (told["weakest"], told["before"], told["after"]) == (1, 1, 2)


def test_three_farms_are_no_beginning_where_the_fourth_square_is_land() -> None:
    scene = Scene(leaders={"lion farmer": "F2"}, tiles={"farm": "E2 E3"}, hands={"lion": "kkrbgg"})
    assert "third_of_four" not in found(scene, PlaceTile("farm", "D3"))


def test_a_defender_hears_whether_a_tie_is_reached() -> None:
    scene = Scene(PlaceLeader("lion", "king", "I8"), CommitSupport("temple", 2), **REVOLT)
    assert found(scene, CommitSupport("temple", 0))["added_tiles"]["percent"] == 0
    assert found(scene, CommitSupport("temple", 0))["added_tiles"]["at_most"] == 0
    unsupported = Scene(PlaceLeader("lion", "king", "I8"), CommitSupport("temple", 0), **REVOLT)
    assert found(unsupported, CommitSupport("temple", 1))["added_tiles"]["percent"] == 100


def test_what_speaks_against_a_move_is_no_merit() -> None:
    """Tiles that do not turn a lost fight, a war and a revolt that will hardly be won."""
    lost = Scene(PlaceLeader("lion", "king", "I8"), CommitSupport("temple", 2), **REVOLT)
    assert not found(lost, CommitSupport("temple", 2)).keys() & {"added_tiles", "adds_openly"}
    poor = {**TWO_TRADERS, "hands": {"lion": "krrbbb"}}
    assert "begins_war" not in found(Scene(**poor), JOIN)
    assert "begins_revolt" in found(Scene(**REVOLT), PlaceLeader("lion", "king", "I8"))
    unarmed = {**REVOLT, "hands": {"lion": "kkggbb"}, "tiles": {"temple": "H7 J7 I7"}}
    assert "begins_revolt" not in found(Scene(**unarmed), PlaceLeader("lion", "king", "I8"))


def test_which_war_is_told_of_does_not_show_what_the_hand_is_good_for() -> None:
    """With black tiles the war of the kings has the best odds, with green ones that of the traders."""
    own, openly = [], []
    for hand in ("kkkkrb", "kggggb"):
        seen = Scene(**{**TWO_WARS, "hands": {"lion": hand}}).seen()
        own.append({merit.id: merit.facts for merit in MERITS.of(seen, JOIN, ALL)}.get("begins_war"))
        openly.append({merit.id: merit.facts for merit in MERITS.openly.of(seen, JOIN, ALL)}["war_openly"])
    assert own[0] != own[1]
    assert openly[0] == openly[1]


def test_hands_are_not_told_of_openly() -> None:
    told = MERITS.openly.of(Scene(**TWO_TRADERS).seen(), JOIN, ALL)
    assert "war_openly" in {merit.id for merit in told}
    assert not any(merit.facts.keys() & {"held", "percent", "tiles", "before"} for merit in told)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Your king collects 1 red point: your weakest colour grows from 2 to 3."),
        ("pl", "Twój król zbierze 1 czerwony punkt: najsłabszy kolor urośnie z 2 do 3."),
    ],
)
def test_a_sentence(language: str, said: str) -> None:
    scene, move, _, _ = CASES["gains_point"]
    assert saying("tigris", language).words.merit("gains_point", found(scene, move)["gains_point"]) == said
