"""An event that is so recent that a person may not have noticed it."""

from PySide6.QtCore import QElapsedTimer

UNNOTICED = 900
"""Milliseconds in which a person who hurries the bots may not have noticed yet that they are done."""


class RecentEvent:
    def __init__(self) -> None:
        self._since = QElapsedTimer()

    def happen(self) -> None:
        self._since.start()

    def __bool__(self) -> bool:
        return self._since.isValid() and not self._since.hasExpired(UNNOTICED)
