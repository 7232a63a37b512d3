"""Files that take long are read in a thread of their own, so that the window goes on and the reading can be ended.

Only the file and the rules are at work there: nothing of Qt may be touched from that thread.
"""

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from imperium_desktop.rules.journal import Watch

T = TypeVar("T")

SHORT: Final = 32 << 10
"""Bytes: what is not longer is replayed before anybody could read that it is."""
BREATH: Final = 0.001
"""Seconds that the window gets now and then, however busy the reading is."""
EVERY: Final = 16
"""Lines between two such pauses."""


def is_long(file: Path) -> bool:
    try:
        return file.stat().st_size > SHORT
    except OSError:
        return False


class _Ended(Exception):
    """Nobody wants the rest."""


class Reading(Generic[T]):
    def __init__(self, read: Callable[[Watch], T], let_go: Callable[[T], object] = lambda _read: None) -> None:
        """`let_go` of what was read if nobody wants it any more."""
        self.done, self.total = 0, 0
        """Lines."""
        self._read = read
        self._let_go = let_go
        self._wanted = True
        self._found: T | None = None
        self._error: Exception | None = None
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._run, name="reading", daemon=True)
        self._thread.start()

    @property
    def over(self) -> bool:
        return not self._thread.is_alive()

    def outcome(self) -> T:
        """What was read, or raises what the reading raised; only when it is over."""
        self._thread.join()
        if self._error is not None:
            raise self._error
        assert self._found is not None
        return self._found

    def end(self) -> None:
        """Nobody wants it any more."""
        with self._lock:
            self._wanted = False
            found, self._found = self._found, None
        if found is not None:
            self._let_go(found)

    def _run(self) -> None:
        try:
            found = self._read(self._watch)
        except _Ended:
            return
        except Exception as error:
            self._error = error
            return
        with self._lock:
            if self._wanted:
                self._found = found
                return
        self._let_go(found)

    def _watch(self, done: int, total: int) -> None:
        if not self._wanted:
            raise _Ended
        self.done, self.total = done, total
        if done % EVERY == 0:
            time.sleep(BREATH)
