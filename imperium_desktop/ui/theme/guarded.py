"""Painting that cannot end the program: what is raised in the middle of it is told, and what was painted so far stays.

Qt cannot take an exception out of a paint: whatever asked for it breaks off half way. A painter ends with its `with`;
one that is left open on a picture that goes away ends the program.
"""

import sys
from contextlib import ContextDecorator
from types import TracebackType
from typing import Final


class Guarded(ContextDecorator):
    """A guard above every function by which Qt paints, and around every call that paints a picture to be kept."""

    def __enter__(self) -> None:
        """Nothing is needed before something is raised."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception):
            return False
        sys.excepthook(type(error), error, trace)
        return True


guarded: Final = Guarded()
