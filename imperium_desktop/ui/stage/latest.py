"""What is dear to work out, kept for as long as the same is asked for."""

from collections.abc import Callable
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Latest(Generic[K, T]):
    """Remembers the last answer of a function; it has to depend on nothing but what it is asked for."""

    def __init__(self, work_out: Callable[[K], T]) -> None:
        self._work_out = work_out
        self._known: tuple[K, T] | None = None

    def __call__(self, asked: K) -> T:
        if self._known is None or self._known[0] != asked:
            self._known = asked, self._work_out(asked)
        return self._known[1]
