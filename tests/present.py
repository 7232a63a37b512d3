"""What must be there, and of which kind, for whoever tests what it is."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    assert value is not None
    return value


def of_kind(kind: type[T], value: object) -> T:
    assert isinstance(value, kind), value
    return value


def all_of(kind: type[T], values: Iterable[object]) -> list[T]:
    """The same, each of this kind."""
    return [of_kind(kind, value) for value in values]
