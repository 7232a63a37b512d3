"""§14 The check totals: what the sheets and cards must add up to."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Position, Seat, lay_out
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, CITIZENS, COHORTS, ITEMS, PLACE_OF
from imperium_desktop.games.hadrian.rules.sheets.boxes import gain_of
from imperium_desktop.games.hadrian.rules.sheets.cells import COLUMNS, MAP_COLUMNS, MAP_ROWS, WHOLE

from .builder import CONTENT

BOX, SHEETS = CONTENT.box, CONTENT.printed


def test_boxes() -> None:
    sizes = {name: len(SHEETS.tracks[PLACE_OF[name]]) for name in PLACE_OF}
    expected: dict[str, int] = {
        "mining": 14,
        "guard": 18,
        "cippi": 7,
        "wall": 21,
        "fort": 21,
        "production": 9,
        "temples": 2 + 6 + 6,
        **dict.fromkeys(ATTRIBUTES, 25),
        **dict.fromkeys(CITIZENS, 9),
        **dict.fromkeys(COHORTS, 6),
    }
    assert sizes == expected
    areas = ("training", "forum", "market", "theatre", "baths", "courthouse", "diplomats", "scouts", "disdain")
    assert [len(getattr(SHEETS, area)) for area in areas] == [5, 4, 8, 6, 6, 9, 3, 5, 15]
    assert [len(row) for row in SHEETS.gladiators] == [6, 6]
    assert MAP_ROWS * MAP_COLUMNS == 20
    assert len(SHEETS.landmarks) == 4


@pytest.mark.parametrize(
    ("track", "sections"),
    [
        ("mining", [4, 5, 5]),
        ("guard", [6, 6, 6]),
        ("cippi", [3, 2, 2]),
        ("wall", [7, 7, 7]),
        ("fort", [7, 7, 7]),
    ],
)
def test_sections(track: str, sections: list[int]) -> None:
    counts = Counter(box.section for box in getattr(BOX.left, track).boxes)
    assert [counts[size] for size in ("small", "medium", "large")] == sections


def test_chains_of_the_fort() -> None:  # §6.4, §6.5
    assert [box.fort for box in BOX.left.wall.boxes] == list(range(1, 22))
    assert [box.fort for box in BOX.left.cippi.boxes] == [1, 4, 7, 10, 13, 16, 20]
    assert SHEETS.levels == (1, 3, 5, 9, 11, 13, 15, 17)


def test_icons_of_both_sheets() -> None:
    """Cohorts count three times, as there are three; diplomats and rows of the map as often as they can be had."""
    gains = [box.gain for box in SHEETS.boxes.values()]
    rows = [gain_of(BOX.right.map.row_gain)] * MAP_ROWS
    counts = Counter(place for gain in (*gains, *rows) for place in gain.tracks)
    assert {name: counts[PLACE_OF[name]] for name in (*ATTRIBUTES, "production")} == {
        "renown": 26,
        "piety": 23,
        "valour": 15,
        "discipline": 26,
        "production": 8,
    }
    assert sum(gain.cohorts for gain in gains) == 18
    assert sum(gain.favours for gain in gains) == 3
    assert sum(BOX.right.market.renown) == 10
    assert sum(year.flag for year in BOX.years) == BOX.left.disdain.boxes


def test_large_buildings() -> None:  # §9.3, Engineer
    large = {building.area for building in CONTENT.buildings.values() if building.size == "large"}
    assert large == {"granaries", "hotel", "workshop", "road", "precincts", "gardens", "temples"}


def test_fate_cards() -> None:
    cards = CONTENT.fate[1:]
    assert len(cards) == 48
    assert Counter(card.cohort for card in cards) == {0: 16, 1: 16, 2: 16}
    assert Counter(card.damage for card in cards) == {1: 16, 2: 20, 3: 12}
    assert Counter(card.good for card in cards) == {1: 12, 2: 12, 3: 8, 4: 8, 5: 4, 6: 4}
    assert {len(card.items) for card in cards} == {8}
    items = Counter(item for card in cards for item in card.items)
    assert [items[item] for item in ITEMS] == [76, 88, 92, 64, 64]


def test_player_cards() -> None:
    assert Counter(card.good for card in BOX.cards) == {1: 3, 2: 4, 3: 1, 4: 2, 5: 1, 6: 1}
    assert Counter(card.pattern for card in BOX.cards) == {"T": 3, "S": 3, "L": 2, "O": 2, "I": 2}
    assert len({card.measure for card in BOX.cards}) == 12


def test_attack_cards() -> None:  # §8.2
    assert [year.low for year in BOX.years] == [1, 2, 3, 4, 6, 8]
    assert [year.normal for year in BOX.years] == [1, 2, 4, 6, 8, 10]
    assert [year.high for year in BOX.years] == [1, 3, 5, 7, 9, 12]


def test_placements_of_patterns() -> None:
    assert {name: len(places) for name, places in CONTENT.placements.items()} == {
        "I": 13,
        "O": 12,
        "T": 34,
        "S": 34,
        "L": 68,
    }
    assert len(CONTENT.all_placements) == 161
    assert sum(COLUMNS) == WHOLE


def test_coverings_of_the_map() -> None:
    """454 ways with five patterns, from 26 different mixes."""
    by_lowest: dict[int, list[tuple[int, str]]] = {}
    for name, places in CONTENT.placements.items():
        for place in places:
            by_lowest.setdefault(place & -place, []).append((place, name))

    def coverings(free: int, used: str) -> Iterator[str]:
        if not free:
            yield "".join(sorted(used))
            return
        for place, name in by_lowest.get(free & -free, ()):
            if place & free == place:
                yield from coverings(free & ~place, used + name)

    mixes = Counter(coverings(WHOLE, ""))
    assert (mixes.total(), len(mixes)) == (454, 26)


def test_sixteen_forts() -> None:  # §12
    assert len(BOX.forts) == 16
    assert [len(fort.reward) for fort in BOX.forts] == [2] * 15 + [0]
    for fort in BOX.forts:
        assert {goal.building for goal in fort.goals} <= {"", *CONTENT.buildings}
        assert set(fort.forbidden) <= {"landmarks", "diplomats", *CONTENT.buildings}


@pytest.mark.parametrize(
    ("mistake", "reason"),
    [
        ({"year": 7}, "Year 7"),
        ({"active": 3}, "seat 3"),
        ({"fate": (49,)}, "fate card 49"),
        ({"seats": (Seat(tracks={"wall": 22}),)}, "wall 22"),
        ({"seats": (Seat(tracks={"moat": 1}),)}, "moat"),
        ({"seats": (Seat(built=("palace",)),)}, "palace"),
        ({"seats": (Seat(market="7"),)}, "market"),
        ({"seats": (Seat(theatre="1234561"),)}, "theatre"),
        ({"seats": (Seat(map="F1"),)}, "F1"),
        ({"seats": (Seat(paths=("engineer", "merchant")),)}, "2 paths"),
        ({"seats": (Seat(prospect="emperor"),)}, "emperor"),
        ({"seats": (Seat(),) * 2, "variants": {"fort": 1, "difficulty": "normal"}}, "alone"),
    ],
)
def test_impossible_positions(mistake: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        lay_out(CONTENT, Position(**mistake))


def test_every_building_and_landmark_has_a_box_of_its_own() -> None:  # §5.7
    places = [*SHEETS.building_places.values(), *SHEETS.landmark_places.values()]
    assert sorted((*PLACE_OF.values(), *places)) == list(range(SHEETS.size))
