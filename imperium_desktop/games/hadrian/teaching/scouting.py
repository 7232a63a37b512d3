"""Hints about the map."""

from imperium_desktop.games.hadrian.rules.options import Scout
from imperium_desktop.games.hadrian.rules.sheets.cells import COLUMNS, LABELS, MAP_COLUMNS, ROWS, WHOLE, mask_of
from imperium_desktop.games.hadrian.teaching.context import Context, own
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

DARK = sum(1 << place for place in range(len(LABELS)) if (place // MAP_COLUMNS + place % MAP_COLUMNS) % 2)
"""The dark squares, if the map were a chessboard."""


def scout_rows(look: Context) -> Found | None:
    """What the placement under the pointer completes and covers; before that, which rows can be completed."""
    if not look.touched.startswith("box/scouts"):
        return None
    ranger = int("ranger" in own(look).paths)
    before = own(look).map
    scout = look.hovering(Scout)
    if scout is None:
        rows = [row for row in ROWS if any(completes(option, before, row) for option in pointed_at(look))]
        facts: dict[str, Fact] = {"placed": 0, "rows": len(rows), "columns": 0, "items": (), "ranger": ranger}
        return Found(facts, marks=cells(sum(rows) & ~before))
    covered = mask_of(scout.cells)
    facts = {
        "placed": 1,
        "rows": sum(completes(scout, before, row) for row in ROWS),
        "columns": sum(completes(scout, before, column) for column in COLUMNS),
        "items": look.content.found_on_map(covered),
        "ranger": ranger,
    }
    return Found(facts)


def pointed_at(look: Context) -> list[Scout]:
    """Placements that begin as what was touched."""
    return [option for option in look.offered(Scout) if option.path[: len(look.path)] == look.path]


def completes(scout: Scout, before: int, line: int) -> bool:
    return before & line != line and (before | mask_of(scout.cells)) & line == line


def cells(mask: int) -> tuple[str, ...]:
    """Cells as elements of the table."""
    places = [place for place in range(len(LABELS)) if mask >> place & 1]
    return tuple(f"map/{place // MAP_COLUMNS + 1}/{place % MAP_COLUMNS + 1}" for place in places)


def t_parity(look: Context) -> Found | None:
    """An odd number of T patterns lies there; that shows in the colours of a chessboard, three to one for each."""
    scout = look.hovering(Scout)
    about_scouts = look.touched.startswith("box/scouts") or not look.path
    if "ranger" not in own(look).paths or not about_scouts or not look.offered(Scout):
        return None
    after = own(look).map | (mask_of(scout.cells) if scout else 0)
    lead = (after & DARK).bit_count() - (after & ~DARK).bit_count()
    if after == WHOLE or lead // 2 % 2 == 0:
        return None
    return Found({"placed": int(scout is not None)})
