"""Every hint of the wall in a position that calls for it, and in one that only just does not."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

import msgspec
import pytest

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.hadrian.options import (
    AttractCitizens,
    Build,
    BuyGood,
    ChoosePath,
    EndYear,
    FightBattle,
    Mine,
    PostGuard,
    Reinforce,
    Scout,
)
from imperium_desktop.rules.hadrian.position import Position, Seat, lay_out, setup_of
from imperium_desktop.rules.hadrian.state import HadrianSetup
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.table import Answer, Option
from imperium_desktop.teaching.hadrian import HADRIAN
from imperium_desktop.teaching.hints import Hint, Volume
from imperium_desktop.teaching.rulebook import read_rulebook
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying

GAME = load_game("hadrian")
OF_THE_TABLE = {field.name for field in msgspec.structs.fields(Position)} - {"seats"}


class Scene:
    """One's own sheets and what lies on the table, the answers given, and what one looks at."""

    def __init__(
        self,
        *answers: Answer,
        path: str = "",
        hover: Option | None = None,
        rivals: tuple[Mapping[str, object], ...] = (),
        **fields: object,
    ) -> None:
        self.answers = answers
        self.path = tuple(path.split())
        self.hover = hover
        self.table = {name: value for name, value in fields.items() if name in OF_THE_TABLE}
        self.seats = [{name: value for name, value in fields.items() if name not in OF_THE_TABLE}, *rivals]

    def match(self) -> Match:
        seats = msgspec.convert(self.seats, tuple[Seat, ...])
        position = msgspec.convert({"active": 0, **self.table}, Position)
        position = msgspec.structs.replace(position, seats=seats)
        match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
        for answer in self.answers:
            match.answer(answer)
        return match

    def seen(self) -> Seen:
        match = self.match()
        return match.seen_by(match.waiting.seat)

    def hints(self, volume: Volume = Volume.LOTS) -> tuple[Hint, ...]:
        return HADRIAN.hints(self.seen(), self.path, self.hover, volume)


class Case(NamedTuple):
    given: Scene
    near_miss: Scene
    facts: Mapping[str, object] = MappingProxyType({})
    """Some of those it must bring."""
    marks: str = ""


GRANARY = {"servant": 1, "builder": 1, "resource": 1}
MARKET = {"tracks": {"traders": 5}, "built": ("market",), "board": {"resource": 1}}
LUDUS = {"tracks": {"performers": 6}, "built": ("ludus",)}
PICTS = {"year": 3, "fate": [4, 6, 1]}
"""Two attacks on the left, one on the centre, and nobody there."""
FOUR_PATHS = ["planner", "merchant", "ranger", "pontiff"]
SCOUT = {"tracks": {"patricians": 4}, "board": {"soldier": 1}, "prospect": "defender"}
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
        {"left": 1, "center": 0, "right": 0, "center_chance": 32, "right_chance": 34, "weakest": "right"},
        marks="cohort/right",
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
    "last_year": Case(Scene(year=6, board=NEEDY), Scene(year=5, board=NEEDY)),
    "landmark_open": Case(
        Scene(tracks={"piety": 15}),
        Scene(tracks={"piety": 15}, built=("monolith",)),
        {"landmarks": ("monolith",), "ready": 0},
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
        {"boxes": 2},
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
    "worker_next": Case(
        Scene(tracks={"renown": 2, "valour": 5}),
        Scene(tracks={"renown": 3, "valour": 4}),
        {"attributes": ("renown", "valour"), "workers": ("civilian", "soldier")},
        marks="attribute/renown attribute/valour",
    ),
    "chain": Case(
        Scene(board={"resource": 1}, tracks={"fort": 3, "wall": 3, "cippi": 1}),
        Scene(board={"resource": 1}, tracks={"fort": 4, "wall": 3, "cippi": 1}),
        {"tracks": ("wall", "cippi"), "box": 4},
        marks="box/fort/4",
    ),
}


def test_every_hint_has_a_case() -> None:
    assert list(HADRIAN.ids) == list(CASES)
    assert len(CASES) == 27


@pytest.mark.parametrize("id", CASES)
def test_a_hint_is_given_in_its_situation(id: str) -> None:
    case = CASES[id]
    hint = find(id, case.given.hints())
    assert hint is not None
    assert {name: hint.facts[name] for name in case.facts} == case.facts
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
            assert HADRIAN.hints(other, scene.path, scene.hover) == scene.hints()


# Situations with several faces


def facts(id: str, scene: Scene) -> dict[str, object]:
    hint = find(id, scene.hints())
    assert hint is not None
    return dict(hint.facts)


def test_the_risk_of_a_battle_follows_the_cards_that_are_left() -> None:
    risk = [facts("battle_risk", Scene(hover=FightBattle("red"), **LUDUS, trained=(n, 0)))["risk"] for n in (1, 2)]
    assert risk == [100, 66]


def test_a_gladiator_who_may_die_but_not_cheaply() -> None:
    scene = Scene(hover=FightBattle("red"), **LUDUS, trained=(3, 1))
    assert find("battle_risk", scene.hints()) is not None
    assert find("early_death", scene.hints()) is None, "the blue one is not under the pointer"


def test_a_good_from_the_fate_deck_is_not_known() -> None:
    assert find("duplicate", Scene(hover=BuyGood(2), **MARKET, market="1").hints()) is None


def test_a_neutral_card_that_is_touched() -> None:
    scene = Scene(path="box/scouts/2 prospect/N1", **SCOUT)
    assert facts("neutral_cost", scene) == {"cards": 2, "box": "scouts"}


def test_scouting_before_a_placement_is_chosen() -> None:
    hint = find("scout_rows", Scene(path="box/scouts/2", **SCOUT, map="A1 B1 C1 D1").hints())
    assert hint is not None
    assert (hint.facts["rows"], hint.marks) == (1, ("map/1/5",))


def test_a_third_t_is_as_bad_as_the_first() -> None:
    ranger = {**SCOUT, "paths": ("ranger",), "prospect": "forager", "map": "A1 B1 C1 B2"}
    cells = next(
        option.cells
        for option in Scene(**ranger).match().waiting.options
        if isinstance(option, Scout) and option.rival == 0
    )
    assert find("t_parity", Scene(hover=Scout(2, cells, 0), **ranger).hints()) is None
    assert facts("t_parity", Scene(hover=FIRST_ROW, **{**ranger, "prospect": "defender"}))["placed"] == 1


def test_stopping_when_nothing_else_is_possible() -> None:
    assert find("defence_check", Scene().hints()) is not None
    strong = facts("defence_check", Scene(tracks={"left": 1, "center": 1, "right": 1}))
    assert (strong["cards"], strong["through"]) == (1, 0)


def test_the_expected_attack_counts_cards_on_neutral_cards() -> None:
    bought = Scene(BuyGood(1, None, 1), **MARKET)
    assert facts("defence_check", bought)["cards"] == 2


def test_rare_goods_bring_nothing_where_nothing_is_passed() -> None:
    drawn = {"phase": "paths", "drawn": ("planner", "fighter"), "rivals": ({}, {})}
    assert find("rare_good", Scene(**drawn, variants={"passing": "none"}).hints()) is None
    assert find("rare_good", Scene(**drawn, hover=ChoosePath("fighter")).hints()) is None
    assert find("rare_good", Scene(**drawn, hover=ChoosePath("planner")).hints()) is not None


def test_a_path_that_cannot_be_finished_any_more() -> None:
    trainer = {"phase": "paths", "drawn": ("trainer", "planner"), "year": 2, **LUDUS, "wounds": (2, 3)}
    assert facts("path_choice", Scene(**trainer, trained=(2, 3)))["first_most"] == 1
    assert facts("path_choice", Scene(**trainer, trained=(2, 4)))["first_most"] == 2
    forbidden = {"phase": "paths", "drawn": ("architect", "planner"), "variants": {"fort": 7, "difficulty": "normal"}}
    assert facts("path_choice", Scene(**forbidden))["first_most"] == 0


def test_a_cohort_box_with_an_icon() -> None:
    scene = Scene(
        PostGuard(3), hover=Reinforce("left"), board={"soldier": 1}, tracks={"guard": 2, "left": 2, "center": 2}
    )
    assert facts("cohort_pick", scene)["attribute"] == "discipline"


def test_beyond_nine_a_single_bribe_saves_nothing() -> None:
    baths = {"tracks": {"apparitores": 3}, "built": ("baths",), "board": {"resource": 1}, "year": 6}
    assert facts("bribe", Scene(**baths, disdain=11))["saves"] == 0
    assert facts("bribe", Scene(**baths, disdain=9))["saves"] == 4


def test_a_forbidden_granary_is_not_recommended() -> None:
    fort = {"variants": {"fort": 15, "difficulty": "normal"}, "year": 4, "board": NEEDY}
    scene = Scene(**fort, tracks={"fort": 14, "wall": 14}, paths=["defender", *FOUR_PATHS[1:]])
    assert find("large_granary", scene.hints()) is None
    assert find("granary_line", scene.hints()) is None


def test_the_large_granary_needs_infrastructure_first() -> None:
    line = facts("granary_line", Scene(year=3, tracks={"mining": 9, "fort": 9}, board={"servant": 1}))
    assert (line["granary"], line["need"], line["cost"]) == (
        "granary_large",
        5,
        ("builder", "servant", "resource", "resource"),
    )


def test_a_flag_under_the_pointer() -> None:
    scene = Scene(hover=AttractCitizens("priests", 1), board={"civilian": 1})
    assert facts("flag_near", scene) == {"tracks": ("priests",), "unlocks": ("temple_small",)}
    assert find("flag_near", Scene(hover=AttractCitizens("traders", 1), board={"civilian": 1}).hints()) is None


def test_a_flag_of_what_the_fort_forbids_is_not_told_of() -> None:
    without_theatre = {"variants": {"fort": 6, "difficulty": "normal"}, "board": {"civilian": 1}}
    assert facts("flag_near", Scene(**without_theatre))["unlocks"] == ("temple_small", "diplomat")
    without_diplomats = {"variants": {"fort": 8, "difficulty": "normal"}, "board": {"civilian": 1}}
    assert facts("flag_near", Scene(**without_diplomats))["unlocks"] == ("theatre", "temple_small")


def test_roads_ask_for_an_attribute() -> None:
    """On building, among two; at the beginning of a Year, among four."""
    road = {"tracks": {"fort": 9, "discipline": 2, "renown": 2}, "board": {"servant": 2, "builder": 1, "resource": 1}}
    assert facts("worker_next", Scene(Build("road_small"), **road))["attributes"] == ("discipline",)
    paid = Scene(
        ChoosePath("planner"),
        year=2,
        phase="paths",
        drawn=("planner", "fighter"),
        built=("road_small",),
        tracks={"fort": 9, "discipline": 2, "renown": 2},
    )
    assert facts("worker_next", paid)["attributes"] == ("renown", "discipline")


# How much, for whom, in which order


def test_hints_belong_to_decisions_of_the_game() -> None:
    kinds = {kind for situation in HADRIAN.situations for kind in situation.kinds}
    assert kinds == set(GAME.kinds) - {"hadrian.forum_pay", "hadrian.forum_gain"}


def test_whoever_waits_gets_no_hints() -> None:
    match = Scene(board={"builder": 1}, rivals=({},)).match()
    assert HADRIAN.hints(match.seen_by(0))
    assert HADRIAN.hints(match.seen_by(1)) == ()


def test_volume() -> None:
    scene = Scene(board={"builder": 1, "resource": 1})
    assert [hint.id for hint in scene.hints()] == ["first_fort", "chain"]
    assert [hint.id for hint in scene.hints(Volume.SOME)] == ["first_fort"]
    assert scene.hints(Volume.NONE) == ()


def test_the_most_important_comes_first() -> None:
    weights = {situation.id: situation.weight for situation in HADRIAN.situations}
    for scene in scenes():
        order = [weights[hint.id] for hint in scene.hints()]
        assert order == sorted(order, reverse=True)


def test_rules_and_marks_can_be_looked_up() -> None:
    books = [read_rulebook("hadrian", language) for language in LANGUAGES]
    for scene in scenes():
        elements = set(GAME.elements(scene.match().state))
        for hint in scene.hints():
            assert set(hint.marks) <= elements
            assert all(book.paragraph(hint.rule) is not None for book in books)


def test_hints_do_not_touch_what_they_look_at() -> None:
    for scene in scenes():
        seen = scene.seen()
        before = msgspec.json.encode(seen.rest)
        HADRIAN.hints(seen, scene.path, scene.hover)
        assert msgspec.json.encode(seen.rest) == before


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_a_title_and_a_text(language: str) -> None:
    assert saying("hadrian", language).wording.hints.keys() == set(HADRIAN.ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_templates_fit_the_facts(language: str) -> None:
    for scene in scenes():
        for hint in scene.hints():
            saying("hadrian", language).check(hint)
            assert_well_said(saying("hadrian", language).say(hint))


SAID = {
    ("scout_rows", "en"): "You find: 1 servant and 1 resource. You complete 1 row: 1 valour.",
    ("scout_rows", "pl"): "Znajdziesz 1 sługę i 1 surowiec. Ukończysz 1 rząd, a za to 1 punkt waleczności.",
    ("favour_useful", "pl"): "Przedzierają się 3 ataki; siła ataku wynosi 2. Pierwszy zignorowany niczego nie zmieni. "
    "Dalej każde wsparcie zamienia 1 pogardę w 1 punkt waleczności, najwyżej 2 razy. Najpierw używaj wsparcia "
    "dyplomatów: to ze świątyń pasuje do każdej karty.",
    ("path_choice", "pl"): "Zbieracz jako Ścieżka: teraz 3, do następnego punktu trzeba 6; jako Rozwój daje 1 sługę "
    "i 1 surowiec. Lanista jako Ścieżka: teraz 0, do następnego punktu trzeba 4; jako Rozwój daje 1 sługę "
    "i 1 surowiec.",
    ("landmark_near", "pl"): "Jeszcze jeden punkt pobożności otworzy budowlę specjalną, a zapłacić możesz za nią od "
    "razu: monolit.",
    ("defence_check", "en"): "1 card attacks. Your cohorts hold 0 on the left, 0 in the centre, 0 on the right, so on "
    "average about 1 gets through. The attack potential is 1: each one up to that costs 1 disdain.",
}


@pytest.mark.parametrize(("id", "language"), SAID)
def test_sentences(id: str, language: str) -> None:
    hint = find(id, CASES[id].given.hints())
    assert hint is not None
    assert saying("hadrian", language).say(hint)[1] == SAID[id, language]


# Whole games


@pytest.mark.parametrize("seed", range(4))
def test_hints_through_a_whole_game(seed: int) -> None:
    chance = Chance(seed)
    names: dict[str, set[str]] = {}
    passing = "none" if seed % 2 else "standard"
    match = Match(GAME, HadrianSetup(seats=1 + seed % 3, passing=passing), seed, listening=False)
    while match.decision is not None:
        decision = match.waiting
        sorts = sorted({option.name for option in decision.options} - {"end_year", "switch_seat"}) or ["end_year"]
        sort = chance.one_of(sorts)
        some = [option for option in decision.options if option.name == sort]
        hovered = chance.one_of(some)
        seen = match.seen_by(decision.seat)
        other = seen.imagine(chance).seen_by(seen.seat)
        stop = next((option for option in decision.options if isinstance(option, EndYear)), None)
        for path, hover in (((), None), (hovered.path[:1], None), ((), hovered), ((), stop)):
            hints = HADRIAN.hints(seen, path, hover)
            assert HADRIAN.hints(other, path, hover) == hints
            for hint in hints:
                assert names.setdefault(hint.id, set(hint.facts)) == set(hint.facts)
                for language in LANGUAGES:
                    assert_well_said(saying("hadrian", language).say(hint))
        match.answer(tuple(some[: decision.pick[0]]) if decision.picks_several else hovered)
    assert len(names) > 12


def test_mining_alone_calls_for_no_advice() -> None:
    assert Scene(hover=Mine(1), board={"servant": 1}).hints() == ()
