"""The scouting map as bits: cells row by row from the top left, and where a pattern can lie (§7.10).

A cell is called by column and row, "C2" in the third column of the second row.
"""

from collections.abc import Iterable, Sequence
from typing import Final

MAP_ROWS: Final = 4
MAP_COLUMNS: Final = 5
LABELS: Final = tuple(f"{'ABCDE'[column]}{row + 1}" for row in range(MAP_ROWS) for column in range(MAP_COLUMNS))
CELLS: Final[dict[str, int]] = {label: 1 << place for place, label in enumerate(LABELS)}
ROWS: Final = tuple(0b11111 << MAP_COLUMNS * row for row in range(MAP_ROWS))
COLUMNS: Final = tuple(sum(1 << MAP_COLUMNS * row + column for row in range(MAP_ROWS)) for column in range(MAP_COLUMNS))
WHOLE: Final = (1 << MAP_ROWS * MAP_COLUMNS) - 1


def mask_of(cells: Iterable[str]) -> int:
    mask = 0
    for cell in cells:
        mask |= CELLS.get(cell, 0)
    return mask


def labels_in(mask: int) -> tuple[str, ...]:
    return tuple(label for label, cell in CELLS.items() if mask & cell)


def placements(picture: Sequence[str]) -> tuple[int, ...]:
    """All ways to lay a pattern on the empty map, turned and mirrored."""
    drawn = {(row, column) for row, line in enumerate(picture) for column, sign in enumerate(line) if sign == "#"}
    found: set[int] = set()
    for _ in range(2):
        for _ in range(4):
            drawn = {(column, -row) for row, column in drawn}
            found.update(_shifted(drawn))
        drawn = {(row, -column) for row, column in drawn}
    return tuple(sorted(found))


def _shifted(drawn: set[tuple[int, int]]) -> Iterable[int]:
    top, left = min(row for row, _ in drawn), min(column for _, column in drawn)
    corner = {(row - top, column - left) for row, column in drawn}
    height, width = max(row for row, _ in corner), max(column for _, column in corner)
    for down in range(MAP_ROWS - height):
        for right in range(MAP_COLUMNS - width):
            yield sum(1 << MAP_COLUMNS * (row + down) + column + right for row, column in corner)
