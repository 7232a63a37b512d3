"""§9 Final scoring, §10.5 solo ranks, §12 the campaign."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.games.hadrian.rules.scoring import attribute_points, path_points, penalty, rank, total
from imperium_desktop.games.hadrian.rules.sheets.cells import CELLS
from imperium_desktop.games.hadrian.rules.state import Player
from tests.present import present

from .builder import CONTENT, Scenario


def player(**seat: Any) -> Player:
    return Scenario(Seat(**seat), year=6).player


def test_attributes_are_points() -> None:  # E15
    tracks = {"renown": 2, "piety": 16, "valour": 3, "discipline": 9}
    assert attribute_points(player(tracks=tracks | {"traders": 4, "production": 3})) == 30


def test_disdain() -> None:  # E29
    marked = player(disdain=5, pardoned=1)
    assert marked.marks == 4
    assert penalty(CONTENT, marked) == 7
    assert path_points(CONTENT, marked, "aristocrat") == 1


@pytest.mark.parametrize(
    ("card", "points", "seat"),
    [
        ("engineer", 2, {"built": ("granary_large", "hotel_large", "road_large", "gardens_large", "temple_large")}),
        ("ranger", 1, {"map": "A1 A2 A3 A4 C1 C2 C3 C4"}),
        ("planner", 0, {"tracks": {"traders": 9}}),
        ("trainer", 2, {"trained": (6, 2), "wounds": (6, 0)}),
        ("forager", 2, {"tracks": {"production": 8}}),
        ("merchant", 3, {"market": "12344451"}),
        ("architect", 3, {"built": ("archway", "monolith", "column", "statue")}),
        ("aristocrat", 2, {"disdain": 1}),
        ("aristocrat", 1, {"disdain": 3}),
        ("aristocrat", 3, {}),
        ("defender", 1, {"tracks": {"wall": 13}}),
        ("vanguard", 3, {"tracks": {"guard": 18}}),
        ("fighter", 1, {"tracks": {"left": 6, "center": 5}}),
        ("pontiff", 2, {"tracks": {"temples": 13}}),
    ],
)
def test_paths(card: str, points: int, seat: dict[str, Any]) -> None:  # E32, §9.3
    assert path_points(CONTENT, player(**seat), card) == points


@pytest.mark.parametrize(
    ("points", "name"),
    [(-16, "miles"), (-200, "miles"), (39, "miles"), (40, "centurion"), (69, "praefectus"), (70, "legatus")],
)
def test_solo_ranks(points: int, name: str) -> None:  # E34, E38
    assert rank(CONTENT, points) == name


def test_below_zero() -> None:  # E38
    table = Scenario(
        Seat(
            tracks={"renown": 2, "piety": 1, "discipline": 3},
            disdain=11,
            paths=("engineer", "merchant", "ranger", "pontiff", "defender", "fighter"),
            diplomats={"left": 0},
        ),
        year=6,
    )
    assert total(CONTENT, table.player) == 6 - 22


def test_the_example_of_the_rulebook() -> None:  # seed, page 22: 6 + 23 + 12 + 16 + 11 - 5 = 63
    seat = Seat(
        tracks={
            "renown": 6,
            "piety": 23,
            "valour": 12,
            "discipline": 16,
            "wall": 21,
            "guard": 18,
            "left": 6,
            "center": 6,
            "right": 6,
            "temples": 8,
        },
        disdain=3,
        paths=("defender", "vanguard", "fighter", "pontiff", "engineer", "merchant"),
        prospect="ranger",
        built=("granary_large",),
    )
    scored = Scenario(seat, year=6).player
    assert attribute_points(scored) == 57
    assert penalty(CONTENT, scored) == 5
    assert total(CONTENT, scored) == 63


def test_the_game_ends_after_six_years() -> None:  # §9, line by line
    table = Scenario(
        Seat(tracks={"left": 6, "center": 6, "right": 6}), Seat(), Seat(), year=6, fate=(1, 2, 3, 4, 5, 6, 7, 8)
    )
    for _ in range(3):
        table.ends_year()
    result = table.match.result
    assert result is not None
    assert result.ending == "years"
    assert result.winners == (0,)
    assert result.standings[0].score[0] == table.told(events.TotalScored)[0].total
    assert len(table.told(events.PathScored)) == 18


def test_ties() -> None:  # §9.4
    tracks = {"left": 6, "center": 6, "right": 6}
    paths = ("engineer", "merchant", "ranger", "pontiff", "trainer", "architect")
    even: dict[str, Any] = {"tracks": tracks, "paths": paths, "prospect": "planner"}
    table = Scenario(
        Seat(**even),
        Seat(**even),
        Seat(**(even | {"tracks": tracks | {"renown": 1}, "disdain": 1})),
        year=6,
    )
    for _ in range(3):
        table.ends_year()
    assert {standing.seat: standing.rank for standing in present(table.match.result).standings} == {0: 1, 1: 1, 2: 3}


def test_paths_decide_between_equal_totals_and_disdain() -> None:  # §9.4
    held = {"left": 6, "center": 6, "right": 6}
    idle = ("engineer", "merchant", "ranger", "pontiff", "trainer")
    table = Scenario(
        Seat(tracks=held | {"renown": 1}, paths=(*idle, "architect")),
        Seat(tracks=held, paths=(*idle, "architect"), built=("statue",)),
        Seat(tracks=held | {"renown": 2}, disdain=1, paths=(*idle, "architect")),
        year=6,
    )
    for _ in range(3):
        table.ends_year()
    result = present(table.match.result)
    assert len({standing.score[0] for standing in result.standings}) == 1
    assert {standing.seat: standing.rank for standing in result.standings} == {1: 1, 0: 2, 2: 3}


def test_less_disdain_decides_before_paths() -> None:  # §9.4
    held = {"left": 6, "center": 6, "right": 6}
    paths = ("engineer", "merchant", "ranger", "pontiff", "trainer", "architect")
    table = Scenario(
        Seat(tracks=held | {"renown": 1}, disdain=1, paths=paths, built=("statue",)),
        Seat(tracks=held | {"renown": 1}, paths=paths),
        year=6,
    )
    table.ends_year().ends_year()
    result = present(table.match.result)
    assert len({standing.score[0] for standing in result.standings}) == 1
    assert {standing.seat: standing.rank for standing in result.standings} == {1: 1, 0: 2}


# §12


def fort(number: int, *, reward: tuple[str, ...] = (), **seat: Any) -> Scenario:
    variants = {"difficulty": "normal", "fort": number, "reward": reward}
    return Scenario(Seat(**seat), variants=variants)


RICH: dict[ItemName, int] = {"soldier": 9, "builder": 9, "servant": 9, "civilian": 9, "resource": 9}


def test_buildings_that_cost_more() -> None:  # fort 4
    table = fort(4, tracks={"fort": 1}, board={"servant": 1, "builder": 1, "resource": 1})
    assert table.facts("lacks_items", "building/granary_medium") == {"items": ("resource",)}


def test_landmarks_cost_no_more() -> None:  # fort 4
    table = fort(4, tracks={"piety": 15}, board={"builder": 1, "resource": 2})
    table.does("build_landmark", landmark="monolith").then(discipline=2, board="")


def test_actions_cost_no_more() -> None:  # fort 4
    fort(4, tracks={"performers": 1}, built=("theatre",), board={"resource": 1}).does("perform").then(traders=1)


def test_forbidden_buildings() -> None:  # forts 6, 7, 8, 15
    assert fort(6, tracks={"performers": 3}, board=RICH).refused("building/theatre") == {"forbidden_here"}
    assert fort(6, tracks={"performers": 3}, board=RICH).refused("building/ludus") == {"forbidden_here"}
    assert fort(7, tracks={"piety": 15}, board=RICH).refused("landmark/monolith") == {"forbidden_here"}
    assert fort(8, tracks={"patricians": 1}, board=RICH).refused("box/diplomats/1") == {"forbidden_here"}
    large = fort(15, tracks={"fort": 11}, built=("granary_medium",), board=RICH)
    assert large.refused("building/granary_large") == {"forbidden_here"}


def test_a_closed_wall() -> None:  # fort 10
    table = fort(10, tracks={"fort": 1}, board=RICH)
    assert table.refused("box/wall/1") == table.refused("box/cippi/1") == {"forbidden_here"}
    assert table.facts("forbidden_here", "box/wall/1") == {"year": 3}
    later = Scenario(Seat(tracks={"fort": 1}, board=RICH), year=3, variants={"difficulty": "normal", "fort": 10})
    assert later.may("box/wall/1")
    assert table.may("box/mining/1")
    assert table.may("box/fort/2")


def test_the_first_card_shows_two_soldiers() -> None:  # fort 10
    table = Scenario(Seat(), phase="year", fate=(1, 2, 6), variants={"difficulty": "normal", "fort": 10})
    assert [event.card for event in table.told(events.FatePassedOver)] == [1, 2]
    assert table.state.fate_discards == (1, 2, 6)


def test_any_card_will_do_in_later_years() -> None:  # fort 10
    table = Scenario(Seat(), phase="year", year=2, fate=(1, 6), variants={"difficulty": "normal", "fort": 10})
    assert table.state.fate_discards[-1] == 1
    assert not table.told(events.FatePassedOver)


def test_most_forts_turn_two_neutral_cards() -> None:  # §10.2, fort 2
    table = fort(2).ends_year()
    table.match.answer(table.match.waiting.options[0])
    assert len(table.state.neutrals) == 2


def test_dear_mining() -> None:  # forts 11, 16
    table = fort(11, board={"servant": 3}).does("mine").then(board="1 servant")
    assert table.facts("lacks_items", "box/mining/2") == {"items": ("servant",)}


def test_more_attackers_and_fewer_neutral_cards() -> None:  # forts 1, 12, 16
    table = fort(16).ends_year()
    assert len(table.told(events.AttackTurned)) == 2
    table.match.answer(table.match.waiting.options[0])
    assert len(table.state.neutrals) == 1


def test_the_reward_comes_with_the_first_card() -> None:
    table = Scenario(
        Seat(),
        phase="year",
        fate=(1,),
        variants={"difficulty": "normal", "fort": 2, "reward": ["civilian", "resource"]},
    )
    table.then(board="1 soldier, 2 builder, 2 servant, 3 civilian, 2 resource")


def test_the_reward_comes_once() -> None:
    table = Scenario(
        Seat(),
        phase="year",
        year=2,
        fate=(1,),
        variants={"difficulty": "normal", "fort": 2, "reward": ["civilian", "resource"]},
    )
    table.then(board="1 soldier, 2 builder, 2 servant, 2 civilian, 1 resource")


HELD = {"left": 6, "center": 6, "right": 6}
FULL = {**HELD, "renown": 25, "piety": 21, "valour": 21, "discipline": 5}


TEN_FOR_PATHS: dict[str, Any] = {
    "paths": ("fighter", "merchant", "aristocrat", "trainer", "ranger", "pontiff"),
    "market": "1" * 8,
    "trained": (4, 0),
}


@pytest.mark.parametrize(
    ("number", "seat", "ending"),
    [
        (1, {"tracks": {**FULL, "wall": 21}}, "fort_challenge"),
        (1, {"tracks": {**FULL, "wall": 21, "piety": 18, "valour": 15, "discipline": 15}}, "fort_won"),
        (1, {"tracks": {**FULL, "wall": 20}}, "fort_lost"),
        (1, {"tracks": {**FULL, "wall": 21, "piety": 20, "valour": 11, "discipline": 20}}, "fort_challenge"),
        (1, {"tracks": {**FULL, "wall": 21, "piety": 20, "valour": 11, "discipline": 19}}, "fort_won"),
        (2, {"tracks": FULL, "built": ("road_large",)}, "fort_challenge"),
        (2, {"tracks": FULL, "built": ("road_large",), "disdain": 1}, "fort_won"),
        (8, {"tracks": HELD, "trained": (6, 6)}, "fort_challenge"),
        (6, {"tracks": {**HELD, "valour": 23}, "built": ("baths",)}, "fort_won"),
        (6, {"tracks": {**HELD, "valour": 23}, "built": ("baths",), **TEN_FOR_PATHS}, "fort_challenge"),
        (7, {"tracks": {**FULL, "temples": 13}}, "fort_lost"),
        (7, {"tracks": {**FULL, "temples": 14}}, "fort_challenge"),
        (9, {"tracks": {**FULL, "valour": 25}, "market": "1" * 8, "built": ("archway",)}, "fort_won"),
        (14, {"tracks": {**FULL, "valour": 23}, "map": " ".join(sorted(set(CELLS) - {"A1"}))}, "fort_lost"),
        (14, {"tracks": {**FULL, "valour": 23}, "map": " ".join(CELLS)}, "fort_challenge"),
        (15, {"tracks": HELD}, "fort_won"),
        (15, {"tracks": HELD, "disdain": 1}, "fort_lost"),
        (16, {"tracks": {**FULL, "guard": 18}}, "fort_challenge"),
    ],
)
def test_goals_of_forts(number: int, seat: dict[str, Any], ending: str) -> None:  # §12
    table = Scenario(Seat(**seat), year=6, variants={"difficulty": "normal", "fort": number})
    table.ends_year()
    assert present(table.match.result).ending == ending
    assert table.told(events.FortJudged)[0].ending == ending


def test_favours_used() -> None:  # fort 8
    used = Scenario(
        Seat(tracks={**HELD, "right": 0}, trained=(6, 6), diplomats={"right": 0}),
        year=6,
        variants={"difficulty": "normal", "fort": 8},
        fate=(1, 5, 10, 11, 13, 17, 4, 6, 8, 9),
    )
    used.ends_year()
    assert present(used.match.result).ending == "fort_won"


@pytest.mark.parametrize(("third_card", "ending"), [(1, "fort_challenge"), (2, "fort_won")])
def test_temple_favours_used(third_card: int, ending: str) -> None:  # fort 8
    table = Scenario(
        Seat(tracks={**HELD, "right": 0, "temples": 2}, trained=(6, 6), temple_favours=1),
        year=6,
        variants={"difficulty": "normal", "fort": 8},
        fate=(5, 10, third_card, 11, 13, 17, 4, 6, 8, 9),
    ).ends_year()
    if third_card == 2:
        table.does("use_favour", attack=3)
    assert present(table.match.result).ending == ending
