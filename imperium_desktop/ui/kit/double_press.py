"""The second half of a double click is no answer to a question that came up with the first.

Qt calls a second press within the system's time, often 400 ms, a double click. Who plays fast presses twice in that
time on purpose: what was there for a while is answered.
"""

from typing import Final

from PySide6.QtCore import QElapsedTimer

DOUBLE_PRESS: Final = 250
"""Milliseconds: a hand that presses twice by mistake is faster."""


class Freshness:
    """How long something is there that can be pressed."""

    def __init__(self) -> None:
        self._clock = QElapsedTimer()
        self._clock.start()

    def renew(self) -> None:
        self._clock.restart()

    @property
    def just_came(self) -> bool:
        return self._clock.elapsed() < DOUBLE_PRESS
