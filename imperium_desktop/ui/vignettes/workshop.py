"""A thread that paints what is ordered, one picture after the other, and ends when nothing is left to do."""

import threading
from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

from imperium_desktop.ui.theme.guarded import guarded

K = TypeVar("K")
V = TypeVar("V")


class Workshop(Generic[K, V]):
    def __init__(self, make: Callable[[K], V], done: Callable[[K, V], None]) -> None:
        """Both are called in the thread."""
        self._make = make
        self._done = done
        self._orders: deque[K] = deque()
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def order(self, wanted: K) -> None:
        with self._lock:
            self._orders.append(wanted)
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="vignettes")
                self._thread.start()

    def finish(self) -> None:
        """Wait until everything is made."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def stop(self) -> None:
        """Nothing more is wanted: wait for what is in the making."""
        with self._lock:
            self._orders.clear()
        self.finish()

    def _run(self) -> None:
        while (wanted := self._next()) is not None:
            with guarded:
                self._done(wanted, self._make(wanted))

    def _next(self) -> K | None:
        with self._lock:
            if not self._orders:
                self._thread = None
                return None
            return self._orders.popleft()
