"""Every card of the box in a position made for it: a row for each thing that it does and for points that vary."""

from collections import defaultdict
from typing import Final

import pytest

from imperium_desktop.games.imperium.rules.components import Block

from .builder import CONTENT
from .rows import (
    Row,
    Worth,
    arthurians,
    atlanteans,
    camelot,
    carthaginians,
    celts,
    check,
    check_worth,
    civilised,
    egyptians,
    fame,
    greeks,
    later,
    macedonians,
    mauryans,
    minoans,
    olmecs,
    persians,
    qin,
    regions,
    romans,
    scythians,
    shared,
    tributaries,
    uncivilised,
    utopians,
    vikings,
)

MODULES: Final = (
    shared, civilised, fame, later, regions, tributaries, uncivilised,
    carthaginians, celts, greeks, macedonians, persians, romans, scythians, vikings,
    arthurians, camelot, atlanteans, egyptians, mauryans, minoans, olmecs, qin, utopians,
)  # fmt: skip
ROWS: Final = [row for module in MODULES for row in module.ROWS]
WORTHS: Final = [worth for module in MODULES for worth in module.WORTHS]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_what_a_card_does(row: Row) -> None:
    check(row)


@pytest.mark.parametrize("worth", WORTHS, ids=[f"{worth.card}: {worth.points}" for worth in WORTHS])
def test_what_a_card_is_worth(worth: Worth) -> None:
    check_worth(worth)


COVERED: Final = defaultdict[str, set[str]](set)
for found in ROWS:
    COVERED[found.card].update(found.covers)


def is_covered(block: Block, covers: set[str]) -> bool:
    """By its whole moment, or by the first word of it."""
    moment = block.when.partition(" on ")[0]
    return block.when in covers or (moment in covers and not (moment == "passive" and " on " in block.when))


@pytest.mark.parametrize("key", CONTENT.records)
def test_every_card_has_rows_for_all_it_does(key: str) -> None:
    record = CONTENT.records[key]
    missing = [block.when for block in record.blocks if not is_covered(block, COVERED[key])]
    counted = not isinstance(record.points, int) and key not in {worth.card for worth in WORTHS}
    silent = not record.blocks and isinstance(record.points, int)
    assert (missing, counted, silent) == ([], False, False)


def test_every_row_is_about_a_card() -> None:
    assert {row.card for row in (*ROWS, *WORTHS)} == set(CONTENT.records)
