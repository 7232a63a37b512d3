"""Every frame that reaches the screen, and what stands in one of them only: that flashes.

The off-screen platform keeps what was really painted, so it can be had without the window being painted again.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from tests.present import present

BLOCK = (40, 20)
PAINTING = (QEvent.Type.Paint, QEvent.Type.UpdateLater)
PRESSED = 30
"""Blocks: a large button that is pressed and let go has fewer."""


class Frames(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.window = window
        self.flashes: list[tuple[int, int, int, int]] = []
        """From left, top to right, bottom."""
        self._last: list[QImage] = []
        self._painted = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The first event after the window was painted finds it on the screen."""
        if event.type() is QEvent.Type.UpdateRequest:
            self._painted = True
        elif self._painted and event.type() not in PAINTING:
            self._painted = False
            self._take()
        return False

    def begin_anew(self) -> None:
        """What is on the screen now is the first of what follows."""
        self._last = []
        self._take()

    def _take(self) -> None:
        picture = QApplication.primaryScreen().grabWindow(self.window.winId()).toImage()
        if self._last and self._last[-1] == picture:
            return
        self._last = [*self._last[-2:], picture]
        if len(self._last) == 3:
            blocks = list(blocks_between(*self._last))
            if len(blocks) >= PRESSED:
                across, down = zip(*blocks, strict=True)
                self.flashes.append((min(across), min(down), max(across) + BLOCK[0], max(down) + BLOCK[1]))


def blocks_between(before: QImage, now: QImage, after: QImage) -> Iterator[tuple[int, int]]:
    """That are as they were a moment later, but not now."""
    if before.size() != now.size() or now.size() != after.size():
        return
    wide, high = BLOCK
    for top in range(0, now.height() - high + 1, high):
        band = [picture.copy(0, top, now.width(), high) for picture in (before, now, after)]
        if band[0] == band[1] or band[1] == band[2]:
            continue
        for left in range(0, now.width() - wide + 1, wide):
            block = [picture.copy(left, 0, wide, high) for picture in band]
            if block[0] == block[2] != block[1]:
                yield left, top


@contextmanager
def frames_of(window: QWidget) -> Iterator[Frames]:
    frames = Frames(window)
    present(QApplication.instance()).installEventFilter(frames)
    try:
        yield frames
    finally:
        present(QApplication.instance()).removeEventFilter(frames)
