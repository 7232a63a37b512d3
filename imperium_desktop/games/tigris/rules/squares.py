"""The 16 x 11 squares as bits of one integer.

Rows are 17 bits apart: the empty seventeenth column keeps a shift from running over the edge.
"""

from collections.abc import Iterator
from typing import Final

WIDTH: Final = 16
HEIGHT: Final = 11
STRIDE: Final = WIDTH + 1
OFF: Final = -1
"""Where a leader or monument is that is not on the board."""

ALL: Final = sum(((1 << WIDTH) - 1) << (row * STRIDE) for row in range(HEIGHT))

LABELS: Final = {
    row * STRIDE + column: f"{'ABCDEFGHIJKLMNOP'[column]}{row + 1}" for row in range(HEIGHT) for column in range(WIDTH)
}
SQUARES: Final = {label: square for square, label in LABELS.items()}
BITS: Final = (*(1 << square for square in range(STRIDE * HEIGHT)), 0)
"""Bit of each square; none for a piece that is off the board."""


def neighbours(mask: int) -> int:
    """Squares that share an edge with one of the given squares (§2.1)."""
    return (mask << 1 | mask >> 1 | mask << STRIDE | mask >> STRIDE) & ALL


BESIDE: Final = {square: neighbours(1 << square) for square in LABELS}


def connected(start: int, within: int) -> int:
    """Everything within `within` that hangs together with `start`."""
    reached = start
    while True:
        grown = (reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE) & within
        if grown == reached:
            return reached
        reached = grown


def squares_in(mask: int) -> Iterator[int]:
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def labels_in(mask: int) -> tuple[str, ...]:
    return tuple(LABELS[square] for square in squares_in(mask))


def block(top_left: int) -> int:
    """The 2 x 2 squares of a monument base."""
    return (0b11 | 0b11 << STRIDE) << top_left
