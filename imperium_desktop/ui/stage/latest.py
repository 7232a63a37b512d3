"""What is dear to work out, kept for as long as the same is asked for."""

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Latest(Generic[P, T]):
    """Remembers the last answer of a function; it has to depend on nothing but what it is asked for."""

    def __init__(self, work_out: Callable[P, T]) -> None:
        self._work_out = work_out
        self._known: tuple[object, T] | None = None

    def __call__(self, *asked: P.args, **named: P.kwargs) -> T:
        if self._known is None or self._known[0] != (asked, named):
            self._known = (asked, named), self._work_out(*asked, **named)
        return self._known[1]
