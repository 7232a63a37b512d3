"""Every hint in a position that calls for it, and in one that only just does not."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec
import pytest

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.table import Answer, Option
from imperium_desktop.rules.tigris import events
from imperium_desktop.rules.tigris.options import (
    BuildMonument,
    ChooseWar,
    CommitSupport,
    EndTurn,
    GiveTile,
    MoveLeader,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    TakeTreasure,
    WithdrawLeader,
)
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.rules.tigris.state import TigrisSetup
from imperium_desktop.teaching.hints import Hint, Volume
from imperium_desktop.teaching.rulebook import read_rulebook
from imperium_desktop.teaching.tigris import TIGRIS
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying

GAME = load_game("tigris")


class Scene:
    """A position, the answers given in it, and what the seat that decides looks at."""

    def __init__(self, *answers: Answer, path: str = "", hover: Option | None = None, **position: object) -> None:
        self.answers = answers
        self.path = tuple(path.split())
        self.hover = hover
        self.position = position

    def match(self) -> Match:
        position = msgspec.convert({"hands": {"lion": "kkrbgg", "bull": "kkrbgg"}, **self.position}, Position)
        match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
        for answer in self.answers:
            match.answer(answer)
        return match

    def seen(self) -> Seen:
        match = self.match()
        return match.seen_by(match.waiting.seat)

    def hints(self, volume: Volume = Volume.LOTS) -> tuple[Hint, ...]:
        return TIGRIS.hints(self.seen(), self.path, self.hover, volume)


class Case(NamedTuple):
    given: Scene
    near_miss: Scene
    facts: Mapping[str, object] = MappingProxyType({})
    """Some of those it must bring."""
    events: int = 0
    marks: str = ""


HOME = {"leaders": {"lion king": "I6"}}
TWO_TRADERS = {
    "leaders": {"lion trader": "G6", "bull trader": "L4"},
    "tiles": {"temple": "G5 L5", "market": "H5 J5 K5"},
    "hands": {"lion": "kbgggg", "bull": "kkrrbg"},
}
TWO_WARS = {
    **TWO_TRADERS,
    "leaders": {"lion king": "G4", "lion trader": "G6", "bull trader": "L4", "bull king": "L6"},
}
PRIESTS = {
    "leaders": {"lion priest": "F6", "bull king": "J6", "bull priest": "L6"},
    "tiles": {"temple": "E5 E6 E7 F7 G7 J7 K7 L7"},
    "hands": {"lion": "kkrbgg", "bull": "kkbbgg"},
}
REVOLT = {"leaders": {"bull king": "I6"}, "tiles": {"temple": "H8"}, "hands": {"lion": "krrbgg", "bull": "kkrrbg"}}
JOIN = PlaceTile("settlement", "I5")
MARKETS = {"leaders": {"lion trader": "I6", "bull king": "H7"}, "tiles": {"market": "J5 J6 K6"}}
TEMPLES = {"leaders": {"lion king": "H7", "bull trader": "K6"}, "tiles": {"temple": "J6 J7 L6"}}
NEAR_B2 = {"leaders": {"lion trader": "G3"}, "tiles": {"settlement": "C2 D2 F2"}}
CHAIN = {"tiles": {"settlement": "C2 D2 F2", "farm": "E2", "market": "G3 H3 I3 J3 K3 K2"}}
BLACK_GREEN = {"bases": {"market": "J5 K5 J6 K6"}, "monuments": {"black_green": "J5"}}

CASES: dict[str, Case] = {
    "no_leader_yet": Case(Scene(), Scene(**HOME)),
    "leader_squares": Case(
        Scene(path="leader/lion/king"),
        Scene(path="leader/bull/king"),
        {"leader": "king", "squares": 33, "origin": ""},
    ),
    "revolt_preview": Case(
        Scene(hover=PlaceLeader("lion", "king", "I8"), **REVOLT),
        Scene(hover=PlaceLeader("lion", "trader", "I8"), **REVOLT),
        {"rival": 1, "strength": 2, "rival_strength": 1, "held": 2, "hidden": 6},
    ),
    "tile_point": Case(
        Scene(hover=PlaceTile("settlement", "I5"), **HOME),
        Scene(hover=PlaceTile("settlement", "I4"), **HOME),
        {"mine": 1, "sphere": "black", "leader": "king", "missing": ""},
    ),
    "tile_no_point": Case(
        Scene(hover=PlaceTile("temple", "H7"), leaders={"bull trader": "I6"}),
        Scene(hover=PlaceTile("temple", "H7"), leaders={"bull king": "I6"}),
        {"why": "no_leader", "leader": "priest"},
    ),
    "peaceful_union": Case(
        Scene(hover=JOIN, **{**TWO_TRADERS, "leaders": {"lion trader": "G6", "bull king": "L4"}}),
        Scene(hover=JOIN, **TWO_TRADERS),
        {"trader": 1, "seat": 0, "mine": 1},
    ),
    "war_preview": Case(
        Scene(hover=JOIN, **TWO_WARS),
        Scene(hover=JOIN, **{**TWO_WARS, "leaders": {"lion king": "G4", "bull trader": "L4"}}),
        {"wars": ("black", "green"), "mine": 2},
        events=2,
    ),
    "war_order": Case(
        Scene(JOIN, hover=ChooseWar("green"), **TWO_WARS),
        Scene(JOIN, **TWO_TRADERS),
        {"attacker_off": ("black",), "defender_off": ("black",), "seat": 0, "rival": 1},
        events=1,
    ),
    "attacker_commit": Case(
        Scene(JOIN, **TWO_TRADERS),
        Scene(JOIN, CommitSupport("market", 3), **TWO_TRADERS),
        {"strength": 1, "rival_strength": 2, "needed": 2, "held": 4, "hidden": 6, "gain": 3, "loss": 2},
    ),
    "defender_commit": Case(
        Scene(JOIN, CommitSupport("market", 2), **TWO_TRADERS),
        Scene(JOIN, **TWO_TRADERS),
        {"strength": 2, "rival_strength": 3, "missing": 1, "held": 1, "enough": 1, "gain": 2, "loss": 3},
    ),
    "dump_tiles": Case(
        Scene(JOIN, CommitSupport("market", 4), **TWO_TRADERS),
        Scene(JOIN, CommitSupport("market", 4), **TWO_TRADERS, variants={"conflict_support": "english"}),
        {"won": 0, "tile": "market"},
    ),
    "priest_war": Case(
        Scene(PlaceTile("settlement", "H7"), **PRIESTS),
        Scene(PlaceLeader("lion", "priest", "I8"), **{**REVOLT, "leaders": {"bull priest": "I6"}}),
        marks="cell/I7 cell/J7",
    ),
    "monument_offer": Case(
        Scene(PlaceTile("market", "K5"), hover=BuildMonument("J5", "black_green"), **MARKETS),
        Scene(PlaceTile("market", "K4"), **MARKETS),
        {"tile": "market", "bases": 1, "monument": "black_green", "pays": 2},
        events=2,
    ),
    "monument_costs_leader": Case(
        Scene(PlaceTile("temple", "I6"), **TEMPLES),
        Scene(PlaceTile("temple", "I6"), **{**TEMPLES, "tiles": {"temple": "G7 J6 J7 L6"}}),
        {"count": 1, "mine": 1},
        events=1,
    ),
    "monument_income": Case(
        Scene(**BLACK_GREEN, leaders={"lion trader": "I6"}),
        Scene(**BLACK_GREEN, leaders={"lion priest": "I6", "lion trader": "F9"}),
        {"count": 1},
        events=1,
    ),
    "swap": Case(
        Scene(hands={"lion": "kkrbbb"}, points={"lion": [3, 2, 4, 1]}),
        Scene(hands={"lion": "kkrbbg"}, points={"lion": [3, 2, 4, 1]}),
        {"spheres": ("green",), "most": 6, "again": 1},
    ),
    "weakest": Case(
        Scene(points={"lion": [5, 1, 4, 6]}),
        Scene(points={"lion": [5, 2, 4, 6]}),
        {"sphere": "red", "leader": "priest", "points": 1, "behind": 3, "placed": 0},
    ),
    "single_temple": Case(
        Scene(leaders={"lion king": "I6", "lion trader": "K7"}, tiles={"temple": "L7"}),
        Scene(leaders={"lion king": "I6"}, tiles={"temple": "I5"}),
        {"leaders": ("king", "trader"), "exposed": ("trader",)},
        marks="cell/I6 cell/K7",
    ),
    "treasure_near": Case(
        Scene(**NEAR_B2),
        Scene(**{**NEAR_B2, "tiles": {"settlement": "C2 F2"}}),
        {"squares": ("E2",)},
        marks="cell/E2",
    ),
    "treasure_gift": Case(
        Scene(hover=PlaceTile("farm", "E2"), **{**NEAR_B2, "leaders": {"bull trader": "G3", "lion priest": "B3"}}),
        Scene(hover=PlaceTile("farm", "E2"), **{**NEAR_B2, "leaders": {"bull king": "G3", "lion priest": "B3"}}),
        {"rival": 1, "count": 1},
    ),
    "end_near_treasures": Case(
        Scene(treasures="B2 F3 O9 K1", taken={"lion": 2, "bull": 4}),
        Scene(treasures="B2 F3 O9 K1 I7", taken={"lion": 1, "bull": 4}),
        {"left": 4, "last": 0},
    ),
    "end_near_bag": Case(Scene(bag=23), Scene(bag=24), {"left": 23}),
    "catastrophe_preview": Case(
        Scene(
            hover=PlayCatastrophe("K7"),
            leaders={"bull king": "I6", "bull trader": "L6", "lion farmer": "F9"},
            tiles={"temple": "J7 K7 L7"},
        ),
        Scene(path="rack/temple"),
        {"left": 2, "parts": 2, "leaders": 0},
    ),
    "farm_bridge": Case(
        Scene(path="rack/farm", leaders={"lion king": "I8"}),
        Scene(path="rack/market", leaders={"lion king": "I8"}),
        {"near": 1},
    ),
    "king_competition": Case(
        Scene(path="rack/market", **HOME),
        Scene(path="rack/market", leaders={"lion king": "I6", "lion trader": "H7"}),
        {"leader": "trader", "own": 1},
    ),
    "two_actions": Case(Scene(), Scene(path="rack/farm"), {"actions": 2}),
    "end_turn_early": Case(
        Scene(hover=EndTurn(), hands={"lion": "kkb"}), Scene(hover=SwapTiles()), {"actions": 2, "missing": 3}
    ),
    "swap_choice": Case(
        Scene(SwapTiles(), points={"lion": [3, 2, 4, 1]}), Scene(hover=SwapTiles()), {"keep": ("market",), "most": 6}
    ),
    "treasure_choice": Case(
        Scene(PlaceLeader("lion", "trader", "A2"), **CHAIN),
        Scene(PlaceLeader("lion", "priest", "A2"), **CHAIN),
        {"count": 1, "corner": 0},
    ),
}
ELSEWHERE = {"dynasty_choice", "jokers"}
"""Tested below: before the first turn and after the last."""


def test_every_hint_has_a_case() -> None:
    assert set(TIGRIS.ids) == {*CASES, *ELSEWHERE}


@pytest.mark.parametrize("id", CASES)
def test_a_hint_is_given_in_its_situation(id: str) -> None:
    case = CASES[id]
    hint = find(id, case.given.hints())
    assert hint is not None
    assert {name: hint.facts[name] for name in case.facts} == case.facts
    assert len(hint.events) == case.events
    assert set(hint.marks) == set(case.marks.split())


@pytest.mark.parametrize("id", CASES)
def test_a_hint_is_not_given_in_a_near_miss(id: str) -> None:
    assert find(id, CASES[id].near_miss.hints()) is None


def scenes() -> Iterator[Scene]:
    for case in CASES.values():
        yield case.given
        yield case.near_miss


def test_hints_use_nothing_hidden() -> None:
    for scene in scenes():
        seen = scene.seen()
        for seed in range(3):
            other = seen.imagine(Chance(seed)).seen_by(seen.seat)
            assert TIGRIS.hints(other, scene.path, scene.hover) == scene.hints()


# Situations with several faces


def facts(id: str, scene: Scene) -> dict[str, object]:
    hint = find(id, scene.hints())
    assert hint is not None
    return dict(hint.facts)


def test_a_leader_on_the_board_can_also_be_taken_back() -> None:
    assert facts("leader_squares", Scene(path="leader/lion/king", **HOME))["origin"] == "I6"
    assert facts("leader_squares", Scene(hover=WithdrawLeader("lion", "king"), **HOME))["origin"] == "I6"
    assert facts("leader_squares", Scene(hover=MoveLeader("lion", "king", "H7"), **HOME))["leader"] == "king"


def test_a_point_for_a_rival_and_for_the_king_who_stands_in() -> None:
    assert facts("tile_point", Scene(hover=PlaceTile("market", "I5"), leaders={"bull king": "I6"})) == {
        "sphere": "green",
        "leader": "king",
        "seat": 1,
        "mine": 0,
        "missing": "trader",
    }


def test_a_tile_that_touches_no_kingdom_brings_no_point() -> None:
    assert facts("tile_no_point", Scene(hover=PlaceTile("market", "F9"), **HOME))["why"] == "no_kingdom"


def test_no_point_is_not_told_of_a_tile_that_joins_kingdoms() -> None:
    assert find("tile_no_point", Scene(hover=JOIN, **TWO_TRADERS).hints()) is None


def test_the_king_keeps_the_points_where_no_rival_finds_room() -> None:
    walled = {"leaders": {"lion king": "A2", "bull trader": "F9"}, "tiles": {"market": "B1 B3 C2"}}
    assert find("king_competition", Scene(path="rack/market", **walled).hints()) is None
    with_room = {**walled, "tiles": {"market": "B1 B3"}}
    assert facts("king_competition", Scene(path="rack/market", **with_room)) == {"leader": "trader", "own": 1}


def test_the_king_does_not_compete_where_another_collects() -> None:
    hover = PlaceTile("market", "F11")
    for trader in ("lion trader", "bull trader"):
        leaders = {"lion king": "I6", trader: "F9"}
        assert find("king_competition", Scene(hover=hover, leaders=leaders).hints()) is None


def test_a_catastrophe_names_the_leaders_that_leave() -> None:
    scene = Scene(hover=PlayCatastrophe("J7"), leaders={"lion king": "K7", "bull farmer": "J6"}, tiles={"temple": "J7"})
    hint = find("catastrophe_preview", scene.hints())
    assert hint is not None
    assert hint.events == (
        events.LeaderOrphaned(0, "king", "K7"),
        events.LeaderOrphaned(1, "farmer", "J6"),
    )
    assert facts("catastrophe_preview", Scene(path="rack/catastrophe")) == {"left": 2, "parts": 0, "leaders": 0}


def test_an_empty_square_is_cut_into_nothing() -> None:
    scene = Scene(hover=PlayCatastrophe("J6"), leaders={"lion king": "I6"}, tiles={"temple": "K6"})
    assert facts("catastrophe_preview", scene)["parts"] == 0


def test_a_treasure_that_another_leader_or_tile_would_bring() -> None:
    assert facts("treasure_near", Scene(hover=PlaceTile("farm", "E2"), **NEAR_B2)) == {"squares": (), "count": 1}
    assert facts("treasure_near", Scene(hover=PlaceLeader("lion", "trader", "A2"), **CHAIN))["count"] == 2
    assert find("treasure_near", Scene(path="rack/market", **NEAR_B2).hints()) is None
    assert find("treasure_near", Scene(**NEAR_B2, hands={"lion": "kkrrgg"}).hints()) is None, "needs a farm in hand"


def test_a_treasure_behind_a_war_is_not_near() -> None:
    war = {**NEAR_B2, "leaders": {"lion trader": "G3", "bull trader": "B3"}}
    assert find("treasure_near", Scene(**war).hints()) is None


def test_a_gift_is_known_although_the_rival_would_still_choose() -> None:
    scene = Scene(
        hover=PlaceTile("settlement", "H3"),
        leaders={"bull trader": "G3", "lion king": "F9"},
        tiles={"market": "I3 J3 K3 K2"},
    )
    assert facts("treasure_gift", scene) == {"rival": 1, "count": 1}


def test_the_game_ends_with_this_turn() -> None:
    near_end = Scene(PlaceTile("farm", "E2"), **NEAR_B2, treasures="B2 F3 O9", taken={"lion": 3, "bull": 4})
    assert facts("end_near_treasures", near_end) == {"left": 2, "last": 1}


def test_hidden_tiles_are_counted_without_those_shown_in_this_action() -> None:
    scene = Scene(
        JOIN,
        ChooseWar("black"),
        CommitSupport("settlement", 0),
        CommitSupport("settlement", 2),
        **{**TWO_WARS, "hands": {"lion": "kbgggg", "bull": "kkrrbg"}},
    )
    assert facts("attacker_commit", scene)["hidden"] == 4


def test_a_settled_conflict() -> None:
    lost = Scene(PlaceLeader("lion", "king", "I8"), **{**REVOLT, "leaders": {"bull king": "I6"}})
    assert find("dump_tiles", lost.hints()) is None, "2 against 1 and what the Bull may hold is open"
    sure = {**REVOLT, "hands": {"lion": "krrbgg", "bull": ""}}
    assert facts("dump_tiles", Scene(PlaceLeader("lion", "king", "I8"), **sure)) == {"won": 1, "tile": "temple"}
    assert facts("dump_tiles", Scene(JOIN, CommitSupport("market", 0), **TWO_TRADERS)) == {"won": 1, "tile": "market"}
    hopeless = {**TWO_TRADERS, "hands": {"lion": "kgbbbb", "bull": "kkrrbg"}}
    assert facts("dump_tiles", Scene(JOIN, **hopeless)) == {"won": 0, "tile": "market"}
    empty = {**TWO_TRADERS, "hands": {"lion": "kbbbbb", "bull": "kkrrbg"}}
    assert find("dump_tiles", Scene(JOIN, **empty).hints()) is None, "nothing to throw in"


def test_a_defender_who_already_wins_has_nothing_to_lose() -> None:
    stakes = facts("defender_commit", Scene(JOIN, CommitSupport("market", 0), **TWO_TRADERS))
    assert (stakes["missing"], stakes["gain"], stakes["loss"]) == (0, 2, 0)


def test_stakes_of_a_revolt_are_one_red_point() -> None:
    stakes = facts("attacker_commit", Scene(PlaceLeader("lion", "king", "I8"), **REVOLT))
    assert (stakes["gain"], stakes["loss"], stakes["sphere"]) == (1, 1, "red")


def test_a_conflict_cites_its_own_paragraph() -> None:
    revolt = find("attacker_commit", Scene(PlaceLeader("lion", "king", "I8"), **REVOLT).hints())
    war = find("attacker_commit", Scene(JOIN, **TWO_TRADERS).hints())
    assert revolt is not None
    assert war is not None
    assert (revolt.rule, war.rule) == ("§6.4", "§7.6")


def test_a_war_that_calls_off_another_only_if_it_is_lost() -> None:
    """I6 to K6 tie the Bull's king to the joining tile even without the markets."""
    tiles = {"temple": "G5 L5", "market": "H5 J5 K5", "settlement": "I6 J6 K6"}
    order = facts("war_order", Scene(JOIN, hover=ChooseWar("green"), **{**TWO_WARS, "tiles": tiles}))
    assert (order["attacker_off"], order["defender_off"]) == ((), ("black",))


def test_priests_under_the_pointer() -> None:
    assert find("priest_war", Scene(hover=PlaceTile("settlement", "H7"), **PRIESTS).hints()) is not None
    assert find("priest_war", Scene(hover=PlaceTile("settlement", "H6"), **PRIESTS).hints()) is None


def test_building_is_harmless_on_another_base() -> None:
    """Two squares, only one of which takes the last temple."""
    scene = {"leaders": {"lion king": "H7"}, "tiles": {"temple": "J6 J7 J5 I5"}}
    placed = PlaceTile("temple", "I6")
    assert find("monument_costs_leader", Scene(placed, **scene).hints()) is not None
    assert find("monument_costs_leader", Scene(placed, path="base/I5", **scene).hints()) is None
    assert find("monument_costs_leader", Scene(placed, path="base/I6", **scene).hints()) is not None


def test_swapping_under_the_pointer_and_as_last_action() -> None:
    assert facts("swap", Scene(hover=SwapTiles(), actions_left=1)) == {"spheres": (), "most": 6, "again": 0}
    assert find("swap", Scene(hands={"lion": "kkrbbb"}, points={"lion": [3, 2, 4, 1]}, bag=0).hints()) is None


def test_jokers_are_told_of_when_the_screens_are_lifted() -> None:
    scene = Scene(
        treasures="B2 F3", taken={"lion": 3, "bull": 5}, points={"lion": [4, 5, 3, 3]}, hands={"lion": "kkrbgg"}
    )
    match = scene.match()
    assert TIGRIS.afterwards(match.view(0), 0) == ()
    match.answer(EndTurn())
    (hint,) = TIGRIS.afterwards(match.view(0), 0)
    assert (hint.id, hint.facts) == ("jokers", {"count": 3, "spheres": ("blue", "green", "black")})
    assert TIGRIS.afterwards(match.view(0), 0, Volume.NONE) == ()
    without = Scene(bag=0, hands={"lion": "kkrbg"}).match()
    without.answer(EndTurn())
    assert without.result is not None
    assert TIGRIS.afterwards(without.view(0), 0) == ()


def test_the_choice_of_a_dynasty_has_its_hint() -> None:
    match = Match(GAME, TigrisSetup(seats=3), 1)
    assert [hint.id for hint in TIGRIS.hints(match.seen_by(match.waiting.seat))] == ["dynasty_choice"]


# How much, for whom, in which order


def test_every_kind_of_decision_has_a_hint() -> None:
    kinds = {kind for situation in TIGRIS.situations for kind in situation.kinds}
    assert kinds == set(GAME.kinds)


def test_whoever_waits_gets_no_hints() -> None:
    match = Scene().match()
    assert TIGRIS.hints(match.seen_by(1)) == ()


def test_volume() -> None:
    scene = Scene(hover=PlaceLeader("lion", "king", "I8"), **REVOLT)
    lots, some = scene.hints(), scene.hints(Volume.SOME)
    assert [hint.id for hint in lots] == ["revolt_preview", "leader_squares"]
    assert [hint.id for hint in some] == ["revolt_preview"]
    assert scene.hints(Volume.NONE) == ()


def test_the_most_important_comes_first() -> None:
    weights = {situation.id: situation.weight for situation in TIGRIS.situations}
    for scene in scenes():
        order = [weights[hint.id] for hint in scene.hints()]
        assert order == sorted(order, reverse=True)


def test_rules_and_marks_can_be_looked_up() -> None:
    for scene in scenes():
        elements = set(GAME.elements(scene.match().state))
        for hint in scene.hints():
            assert set(hint.marks) <= elements
            for language in LANGUAGES:
                assert read_rulebook("tigris", language).paragraph(hint.rule) is not None


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_a_title_and_a_text(language: str) -> None:
    assert saying("tigris", language).wording.hints.keys() == set(TIGRIS.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_fit_the_facts(language: str) -> None:
    for scene in scenes():
        for hint in scene.hints():
            saying("tigris", language).check(hint)
            assert_well_said(saying("tigris", language).say(hint))


SAID = {
    (
        "revolt_preview",
        "en",
    ): "Another king rules here. Temples beside the leaders: 2 for you, 1 for Bartek. You can add 2 "
    "temples; Bartek holds 6 hidden tiles. A tie goes to Bartek.",
    (
        "revolt_preview",
        "pl",
    ): "Rządzi tu już inny król. Świątynie obok przywódców: u ciebie 2, u rywala 1. Możesz dołożyć 2 "
    "świątynie; Bartek ma 6 zakrytych żetonów. Przy remisie wygrywa Bartek.",
    (
        "attacker_commit",
        "pl",
    ): "Masz 1, a Bartek ma 2 i jeszcze 6 zakrytych żetonów. Żeby wyjść na prowadzenie, trzeba dołożyć 2 "
    "targowiska; masz 4. Remis oznacza przegraną. Wygrana da ci 3 zielone punkty; jeśli przegrasz, Bartek dostanie 2.",
    ("single_temple", "pl"): "Tylko po jednej świątyni mają obok siebie król i kupiec. Rywal, który stanie przy jednej "
    "świątyni i dołoży czerwony żeton, wygra konflikt wewnętrzny, chyba że i ty dołożysz. Świątynię może też zniszczyć "
    "katastrofa, a wtedy z planszy zejdzie kupiec. Pomoże druga świątynia tuż obok.",
    ("end_near_treasures", "pl"): "Na planszy zostały 4 skarby. Gra skończy się po turze, w której zostaną najwyżej "
    "dwa. Zadbaj o swój najsłabszy kolor.",
    ("war_order", "en"): "Tiles that leave the board can split the kingdom and call off other wars. A victory of "
    "Anna calls off: black. A victory of Bartek calls off: black.",
}


@pytest.mark.parametrize(("id", "language"), SAID)
def test_sentences(id: str, language: str) -> None:
    hint = find(id, CASES[id].given.hints())
    assert hint is not None
    assert saying("tigris", language).say(hint)[1] == SAID[id, language]


# Whole games


def played(seed: int, **variants: str) -> Iterator[Match]:
    """A random game at its decisions."""
    chance = Chance(seed)
    match = Match(GAME, TigrisSetup(seats=2 + seed % 3, **variants), seed, listening=False)
    while match.decision is not None:
        yield match
        decision = match.waiting
        some = list(decision.options)
        if decision.kind == "tigris.take_action":
            kinds = sorted({type(option).__name__ for option in some} - {"WithdrawLeader", "EndTurn"}) or ["EndTurn"]
            kind = chance.one_of(kinds)
            some = [option for option in some if type(option).__name__ == kind]
        answer = tuple(some[: decision.pick[0]]) if decision.picks_several else chance.one_of(some)
        match.answer(answer)


@pytest.mark.parametrize("seed", range(6))
def test_hints_through_a_whole_game(seed: int) -> None:
    chance = Chance(seed)
    names: dict[str, set[str]] = {}
    for match in played(seed, conflict_support="english" if seed % 2 else "standard"):
        seen = match.seen_by(match.waiting.seat)
        other = seen.imagine(chance).seen_by(seen.seat)
        hovered = [chance.one_of(match.waiting.options) for _ in range(3)]
        for path, hover in [((), None), *((option.path[:1], None) for option in hovered), *(((), h) for h in hovered)]:
            hints = TIGRIS.hints(seen, path, hover)
            assert TIGRIS.hints(other, path, hover) == hints
            for hint in hints:
                assert names.setdefault(hint.id, set(hint.facts)) == set(hint.facts)
                for language in LANGUAGES:
                    assert_well_said(saying("tigris", language).say(hint))
    assert len(names) > 15


def test_hints_are_quick() -> None:
    times = []
    for match in played(4):
        seen, hover = match.seen_by(match.waiting.seat), match.waiting.options[-1]
        for look in ((), None), ((), hover):
            begin = time.perf_counter()
            TIGRIS.hints(seen, *look)
            times.append(time.perf_counter() - begin)
    times.sort()
    assert times[len(times) // 2] < 0.005
    assert Counter(slow > 0.05 for slow in times)[True] < len(times) / 50


def test_hints_do_not_touch_what_they_look_at() -> None:
    for scene in scenes():
        seen = scene.seen()
        before = msgspec.json.encode(seen.rest)
        TIGRIS.hints(seen, scene.path, scene.hover)
        assert msgspec.json.encode(seen.rest) == before


def test_a_swap_offers_only_tiles_in_hand() -> None:
    scene = Scene(SwapTiles(), hover=GiveTile("market"), points={"lion": [3, 2, 4, 1]})
    assert [hint.id for hint in scene.hints()] == ["swap_choice"]


def test_a_treasure_under_the_pointer_changes_nothing() -> None:
    scene = Scene(PlaceLeader("lion", "trader", "A2"), hover=TakeTreasure("F3"), **CHAIN)
    assert [hint.id for hint in scene.hints()] == ["treasure_choice"]
