"""The move that is asked for, shown touch by touch: where the keys would be, then what touching it does."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.rules.table import Answer
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.stage.funnel import path_of

PACE: Final = 700
"""Milliseconds for each touch."""


class ShownMove(QObject):
    over = Signal()
    """All that leads to the move was seen: it can be made."""

    def __init__(self, match_table: MatchTable, point: Callable[[str], None], parent: QObject) -> None:
        """`point` brings the keys to an element."""
        super().__init__(parent)
        self.match_table = match_table
        self._point_to = point
        self._left: list[str] = []
        self._next = QTimer(self, singleShot=True, interval=PACE)
        self._next.timeout.connect(self._touch)

    def start(self, answer: Answer) -> None:
        """Start from the first touch, whatever was touched already."""
        session, view = self.match_table.session, self.match_table.view
        while session.funnel is not None and session.back():
            pass
        self._left = [key for key in path_of(answer) if key in view.layout_]
        if self._left and view.motion:
            self._point()
        else:
            self.over.emit()

    @property
    def runs(self) -> bool:
        return self._next.isActive()

    def stop(self) -> None:
        """The person goes on by hand."""
        self._next.stop()

    def _point(self) -> None:
        self._point_to(self._left[0])
        self._next.start()

    def _touch(self) -> None:
        key, *self._left = self._left
        if not self._left:
            self.over.emit()
            return
        self.match_table.session.touch(key)
        self._point()
