"""The Tab key walks a page as it is read."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def walk_in_order(parts: Iterable[QWidget]) -> None:
    """Each part with what can be reached inside it, one after another."""
    reached = [widget for part in parts for widget in _reachable(part)]
    for before, after in pairwise(reached):
        QWidget.setTabOrder(before, after)


def _reachable(part: QWidget) -> list[QWidget]:
    """Lists that drop down are windows of their own."""
    around = [part, *(child for child in part.findChildren(QWidget) if child.window() is part.window())]
    return [widget for widget in around if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
