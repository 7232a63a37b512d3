"""The pattern in the hand: how it is turned, and which cells it covers when held over one of them. No Qt."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.hadrian.rules.content import UNKNOWN, Components
from imperium_desktop.games.hadrian.rules.options import prospect_of
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.shown import Cell, Sight
from imperium_desktop.rules.keys import Key


def shape(picture: Sequence[str], sight: Sight) -> list[Cell]:
    """Rows and columns of a pattern as it is turned and mirrored now, from its own top left corner."""
    drawn = [(row, column) for row, line in enumerate(picture) for column, sign in enumerate(line) if sign == "#"]
    if sight.mirrored:
        drawn = [(row, -column) for row, column in drawn]
    for _ in range(sight.turns % 4):
        drawn = [(column, -row) for row, column in drawn]
    top, left = min(row for row, _ in drawn), min(column for _, column in drawn)
    return sorted((row - top, column - left) for row, column in drawn)


def held_at(cells: Sequence[Cell]) -> Cell:
    """The cell of a pattern that is under the pointer: the one nearest its middle."""
    row, column = (sum(cell[axis] for cell in cells) / len(cells) for axis in (0, 1))
    return min(cells, key=lambda cell: ((cell[0] - row) ** 2 + (cell[1] - column) ** 2, cell))


def covered(picture: Sequence[str], sight: Sight, at: Cell) -> list[Cell]:
    """The cells under the pattern when it is held over one, also those beyond the map's edge."""
    cells = shape(picture, sight)
    row, column = held_at(cells)
    return [(at[0] + r - row, at[1] + c - column) for r, c in cells]


def on_map(cell: Cell) -> bool:
    return 0 <= cell[0] < MAP_ROWS and 0 <= cell[1] < MAP_COLUMNS


def mask(cells: Sequence[Cell]) -> int | None:
    """None if a cell is not on the map."""
    if not all(map(on_map, cells)):
        return None
    return sum(1 << MAP_COLUMNS * row + column for row, column in cells)


def placed(picture: Sequence[str], sight: Sight) -> Iterator[tuple[int, Cell]]:
    """All ways to lay the pattern without turning it, with the cell at which it is held."""
    for row in range(MAP_ROWS):
        for column in range(MAP_COLUMNS):
            found = mask(covered(picture, sight, (row, column)))
            if found is not None:
                yield found, (row, column)


def cell_of(key: str) -> Cell | None:
    """Row and column from "map/2/3"."""
    cell = Key.of(key)
    if cell.zone != "map":
        return None
    row, column = cell.parts
    return int(row) - 1, int(column) - 1


def card_of(view: State, key: str) -> str:
    """The card that a "prospect/…" key names; empty if there is none."""
    if Key.of(key).zone != "prospect":
        return ""
    seat, neutral = prospect_of(key)
    if seat is None:
        return view.neutrals[neutral - 1] if neutral <= len(view.neutrals) else ""
    return next(iter(view.players[seat].prospects[-1:]), "")


def picture_of(content: Components, card: str) -> tuple[str, ...]:
    if not card or card == UNKNOWN:
        return ()
    return content.box.patterns[content.patterns[card]]
