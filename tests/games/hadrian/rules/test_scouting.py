"""§7.10 Scouts and their patterns."""

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.games.hadrian.rules.sheets.cells import CELLS

from .builder import Scenario, others

CORNER = "E2 C3 D3 E3 B4 C4 D4 E4"


def test_scouting() -> None:  # E26
    table = Scenario(
        Seat(tracks={"patricians": 5}, map=CORNER, board={"soldier": 1}, prospect="merchant"),
        *others("vanguard", "ranger"),
    )
    place = sum(CELLS[cell] for cell in ("B2", "A3", "B3", "A4"))
    assert table.may("box/scouts/3", "prospect/1", f"place/{place}")
    table.does("scout", rival=1, cells=("B2", "A3", "B3", "A4"))
    table.then(board="1 servant, 1 resource", valour=2).then(of=1, board="1 soldier")
    assert table.player.map.bit_count() == 12
    assert [event.row for event in table.told(events.RowCompleted)] == [3, 4]
    assert table.facts("citizens_low", "box/scouts/4")["need"] == 7


def test_a_pattern_must_fit() -> None:  # §7.10
    table = Scenario(
        Seat(tracks={"patricians": 5}, map=CORNER, board={"soldier": 1}, prospect="merchant"),
        *others("vanguard", "ranger"),
    )
    covered = CELLS["D4"] | CELLS["E4"] | CELLS["D3"] | CELLS["E3"]
    assert table.refused("box/scouts/3", "prospect/0", f"place/{covered}") == {"pattern_no_fit"}
    assert table.refused("box/scouts/3", "prospect/0", "map/4/1") == {"needs_pattern"}
    assert table.may("box/scouts/3", "prospect/2")
    full = Scenario(
        Seat(tracks={"patricians": 9}, map="A1 B1 C1 E1 A2 C2 D2 E2 B3 C3 A3 E3 A4 B4 D4 E4", board={"soldier": 1}),
    )
    assert full.refused("box/scouts/5") == {"pattern_no_fit"}


def test_one_pattern_fits_and_another_does_not() -> None:  # §7.10
    lines = "A1 B1 C1 D1 A2 B2 C2 D2 A4 B4 C4 D4"
    table = Scenario(Seat(tracks={"patricians": 7}, map=lines, board={"soldier": 1}), *others("ranger", "merchant"))
    assert table.refused("box/scouts/4", "prospect/2") == {"pattern_no_fit"}
    line = sum(CELLS[cell] for cell in ("A3", "B3", "C3", "D3"))
    assert table.may("box/scouts/4", "prospect/1", f"place/{line}")
    assert table.refused("box/scouts/4", "prospect/1", f"place/{line}", "map/1/1") == {"whole_choice"}


def test_the_own_pattern_costs_a_soldier_for_the_supply() -> None:  # §7.10
    table = Scenario(
        Seat(tracks={"patricians": 2}, board={"soldier": 1}, prospect="ranger"), *others("vanguard", "merchant")
    )
    table.does("scout", rival=0, cells=("A1", "B1", "C1", "D1")).then(board="1 resource", valour=0)
    table.then(of=1, board="").then(of=2, board="")


def test_a_row_completed_before_pays_no_more() -> None:  # §7.10
    row = "A4 B4 C4 D4 E4 A3 B3 C3"
    table = Scenario(Seat(tracks={"patricians": 5}, map=row, board={"soldier": 1}, prospect="ranger"))
    table.does("scout", rival=0, cells=("A1", "B1", "C1", "D1")).then(valour=0)
    assert not table.told(events.RowCompleted)


def test_no_sixth_scout() -> None:  # §7.10
    cells = " ".join(f"{column}{row}" for column in "ABCDE" for row in "1234")
    table = Scenario(Seat(tracks={"patricians": 9}, map=cells, board={"soldier": 1}))
    assert not table.options("scout")
    assert "track_full" in table.refused("box/scouts/5")


@pytest.mark.parametrize(
    ("patricians", "board", "reason"), [(1, {"soldier": 1}, "citizens_low"), (2, {"servant": 1}, "lacks_items")]
)
def test_what_a_scout_needs(patricians: int, board: dict[ItemName, int], reason: str) -> None:  # §7.10
    assert Scenario(Seat(tracks={"patricians": patricians}, board=board)).refused("box/scouts/1") == {reason}
