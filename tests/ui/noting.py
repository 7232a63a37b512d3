"""Calls that are noted before they are carried out, to put in the place of methods."""

from collections.abc import Callable
from typing import TypeVar

R = TypeVar("R")


def noting(note: Callable[..., object], call: Callable[..., R]) -> Callable[..., R]:
    """The same call; `note` is given what it is given."""

    def noted(*given: object, **options: object) -> R:
        note(*given, **options)
        return call(*given, **options)

    return noted
