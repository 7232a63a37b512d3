"""What files and fields may say at most: the names of people, other short words, and numbers."""

import unicodedata
from typing import Annotated, Final, TypeAlias

import msgspec

LONGEST_NAME: Final = 60
STAND_IN: Final = "\ufffd"
"""Shown in place of a sign that cannot be seen, or that turns the text around it."""

_JOINERS: Final = "\u200c\u200d"
"""Letters of some scripts and parts of emoji are held together by them."""

Name: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(1 << 63), le=(1 << 63) - 1)]

LATEST: Final = 253_402_300_799.0
"""The last second of the year 9999; what file systems say may lie far beyond."""


def visible(text: str) -> str:
    """Text in one line, with stand-ins for control signs, marks of direction and halves of letters."""
    return "".join(map(_seen, text))


def _seen(letter: str) -> str:
    if letter in _JOINERS or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Zl", "Zp"):
        return letter
    return " " if letter.isspace() else STAND_IN


def within_dates(moment: float) -> float:
    """Seconds of the epoch that every calendar can show."""
    return min(max(moment, 0.0), LATEST)


def is_seed(number: int) -> bool:
    return 0 <= number < 1 << 64
