"""The Tab key walks a page as it is read."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def walk_in_order(parts: Iterable[QWidget]) -> None:
    """Each part with what can be reached inside it, one after another."""
    reached = [widget for part in parts for widget in _reachable(part)]
    for before, after in pairwise(reached):
        QWidget.setTabOrder(before, after)


def walk_inside(cover: QWidget, forward: bool) -> bool:
    """Tab goes round in what lies over a page; False if nothing there takes it."""
    line, focused = _round(cover), QApplication.focusWidget()
    if not line:
        return False
    at = line.index(focused) if focused in line else (-1 if forward else 0)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    line[(at + (1 if forward else -1)) % len(line)].setFocus(reason)
    return True


def _round(cover: QWidget) -> list[QWidget]:
    """What Tab can reach there, in its order."""
    widget, chain = cover.nextInFocusChain(), [cover]
    while widget is not None and widget != cover:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    inside = _reachable(cover)
    return [widget for widget in chain if widget in inside and widget.isVisible() and widget.isEnabled()]


def _reachable(part: QWidget) -> list[QWidget]:
    """Lists that drop down are windows of their own."""
    around = [part, *(child for child in part.findChildren(QWidget) if child.window() is part.window())]
    return [widget for widget in around if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
