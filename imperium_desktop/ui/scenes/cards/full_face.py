"""The text of a full face: it shrinks before the picture gives way to it."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, TypeAlias

from imperium_desktop.ui.kit.words.typesetting import Type, Typeset, typeset
from imperium_desktop.ui.scenes.cards.card_parts import INSIDE, text_type
from imperium_desktop.ui.theme.lettering import enlarged

LEAST_TEXT: Final = 10.8
"""Pixels on the screen; what cannot be written as large is drawn in icons."""
SIZES: Final = (80, 74, 68, 62, 56)
EASY: Final = 68
"""Size to which text shrinks before the picture gives way; where that is smallest, it shrinks on."""
GROWING: Final = 8
"""Difference of sizes that are tried where text is wished larger."""
SIDES: Final = 72.0
"""Left and right of the text, taken together."""
SMALLEST_TEXT: Final = 9.0
"""Pixels of text that stands close, rather than of none."""
FINE: Final = 2
"""Difference of its sizes."""
CLOSE: Final = 1.1
"""Step from one of its lines to the next, in heights of its letters."""

Fitted: TypeAlias = tuple[float, Type, Typeset | None]
"""How high the picture is and how the text stands below it; None if it can nowhere be read."""


def fitted_text(markup: str, unit: float, top: float, pictures: Sequence[float], foot: float) -> Fitted:
    """Text below a picture of one of these heights, which begins at `top`; `foot` stays free below.

    The last height is the least, where the text is squeezed if it must. Text that is wished larger than usual makes the
    picture give way. `unit`: pixels of a unit of the card.
    """
    large = max(SIZES[0], -int(-LEAST_TEXT // unit))
    wished = [round(size) for size in enlarged(large, GROWING) if size > large]
    usual = [size for size in (large, *SIZES[1:]) if size * unit >= LEAST_TEXT]

    @cache
    def text(size: int) -> Typeset:
        return typeset(markup.strip("\n"), text_type(size), INSIDE.width() - SIDES)

    ways = (
        *((picture, size) for size in wished for picture in pictures),
        *product(pictures, [size for size in usual if size >= EASY]),
        *product(pictures[-1:], usual),
    )
    for picture, size in ways:
        if text(size).height <= INSIDE.height() - foot - top - picture:
            return picture, text_type(size), text(size)
    squeezed = squeezed_text(markup, unit, INSIDE.height() - foot - top - pictures[-1])
    return (pictures[-1], *squeezed) if squeezed is not None else (pictures[0], text_type(SIZES[0]), None)


def squeezed_text(markup: str, unit: float, room: float) -> tuple[Type, Typeset] | None:
    """Smaller than text usually may be, in lines that stand close; None if it can nowhere be read in that height."""
    largest = max(int(LEAST_TEXT / unit), SIZES[-1])
    for size in range(largest, int(SMALLEST_TEXT / unit) - 1, -FINE):
        text = typeset(markup.strip("\n"), text_type(size, CLOSE), INSIDE.width() - SIDES)
        if text.height <= room:
            return text_type(size, CLOSE), text
    return None
