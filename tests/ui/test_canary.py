"""PySide6 6.12.0 loses a reference to None in every call that returns nothing, and crashes after some thousands."""

import sys

import pytest
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

CALLS = 5_000


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal")
def test_calls_that_return_nothing_keep_none_alive(dressed: QApplication) -> None:
    widget, canvas = QWidget(), QPixmap(8, 8)
    painter = QPainter(canvas)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.update()
        painter.save()
        painter.restore()
    lost = before - sys.getrefcount(None)
    painter.end()
    assert lost < CALLS / 10
