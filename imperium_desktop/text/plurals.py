"""Which form of a word goes with a number, in each language."""

from collections.abc import Callable
from typing import Final, NamedTuple


class PluralRule(NamedTuple):
    forms: int
    choose: Callable[[int], int]
    """Which of the forms goes with a number."""


def english(number: int) -> int:
    return 0 if abs(number) == 1 else 1


def polish(number: int) -> int:
    """1 żeton; 2, 3, 4, 22 żetony; 0, 5, 12, 21 żetonów."""
    number = abs(number)
    if number == 1:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


PLURAL_RULES: Final = {"en": PluralRule(2, english), "pl": PluralRule(3, polish)}
