"""Copies of structs that share all their fields: what a state has of frozen values and tuples needs no more."""

from typing import Final, Protocol, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class _Shallow(Protocol):
    def __call__(self, struct: T, /) -> T: ...


shallow: Final[_Shallow] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""What `copy.copy` finds in the end; at every rest it would look for it at every player."""
