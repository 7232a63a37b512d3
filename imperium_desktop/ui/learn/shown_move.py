"""The move that is asked for, shown touch by touch: where the keys would be, then what touching it does."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from imperium_desktop.ui.stage.funnel import path_of

if TYPE_CHECKING:
    from imperium_desktop.ui.learn.lesson import LessonPage

PACE: Final = 700
"""Milliseconds for each touch."""


class ShownMove(QObject):
    def __init__(self, page: "LessonPage", play: Callable[[], None]) -> None:
        """`play` makes the move once all that leads to it was seen."""
        super().__init__(page)
        self._page = page
        self._play = play
        self._left: list[str] = []
        self._next = QTimer(self, singleShot=True, interval=PACE)
        self._next.timeout.connect(self._touch)

    def start(self) -> None:
        """From the first touch, whatever was touched already."""
        session = self._page.session
        while session.funnel is not None and session.back():
            pass
        self._left = [key for key in path_of(self._page.lesson.right_answer) if key in self._page.table.layout_]
        if self._left and self._page.table.motion:
            self._point()
        else:
            self._play()

    @property
    def runs(self) -> bool:
        return self._next.isActive()

    def stop(self) -> None:
        """The person goes on by hand."""
        self._next.stop()

    def _point(self) -> None:
        self._page.keys.go_to(self._left[0])
        self._next.start()

    def _touch(self) -> None:
        key, *self._left = self._left
        if not self._left:
            self._play()
            return
        self._page.session.touch(key)
        self._point()
