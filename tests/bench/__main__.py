"""Prints one table of everything that is measured."""

import argparse
from collections.abc import Iterator

from imperium_desktop.registry import GAMES
from tests.bench import catan, rules, window
from tests.bench.measure import Row, best_of

COLUMNS = ("what", "measured", "unit", "aim")


def rows(rounds: int) -> Iterator[Row]:
    yield Row(
        "catanatron, random play, 4 seats", best_of(rounds, catan.decisions_per_second), "decisions/s", "yardstick"
    )
    for game_id in GAMES:
        yield from rules.rows(game_id, rounds)
    yield from window.rows(rounds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many rounds counts")
    table = [COLUMNS, *(row.cells for row in rows(parser.parse_args().rounds))]
    widths = [max(len(cells[column]) for cells in table) for column in range(len(COLUMNS))]
    for what, *cells in table:
        print(
            what.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)), sep="  "
        )


if __name__ == "__main__":
    main()
