"""What is told beside a match, which can do without it: where that fails, nothing is told and a report is kept."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

T = TypeVar("T")


class Extras(QObject):
    failed = Signal(object)
    """An Exception."""

    def or_else(self, instead: T, tell: Callable[[], T]) -> T:
        try:
            return tell()
        except Exception as error:
            self.failed.emit(error)
            return instead
