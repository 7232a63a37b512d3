"""Whether everything on a page has the room it asks for, and a name for who cannot see it."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.kit import KeyCap, PlainButton, RichText, Segments, Switch
from imperium_desktop.ui.kit.lists.choice_row import ChoiceRow
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language

W = TypeVar("W", bound=QWidget)
WINDOWS = [(1280, 720), (1920, 1080), (2560, 1440)]
MENU = 32
PATIENCE = 3000
"""Milliseconds: only what fails waits so long."""


@pytest.fixture(autouse=True)
def pages_end() -> Iterator[None]:
    """Without a running event loop closed pages would live on, and every change of the look would dress them too."""
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def stand(
    page: QWidget, width: int, height: int, language: str = "en", scale: int = 100, *, painted: bool = True
) -> None:
    """The page in a window of this size, with everything laid out."""
    page.setUpdatesEnabled(painted)
    sizes.set_scale(scale)
    sizes.set_window(width, height)
    set_language(language)
    page.resize(width, height - MENU)
    page.show()
    settle()


def in_all_looks(
    page: QWidget, window: tuple[int, int], scales: Sequence[int], languages: Sequence[str] = ("en", "pl")
) -> Iterator[str]:
    """The page in a window of this size at every scale in every language; only the last is painted too."""
    looks = list(product(scales, languages))
    for scale, language in looks:
        stand(page, *window, language, scale, painted=(scale, language) == looks[-1])
        yield f"{language} at {scale} %"


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def told(widget: QWidget) -> str:
    text = widget.plain_text() if isinstance(widget, RichText) else widget.accessibleName()
    return f"{type(widget).__name__} {text!r} {widget.size().toTuple()}"


def cramped(page: QWidget) -> Iterator[str]:
    """Widgets whose words do not fit, or that stick out of what holds them."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, RichText | PlainButton | ChoiceRow):
            least = widget.minimumSizeHint().width()
            if widget.width() < least or widget.height() < widget.heightForWidth(widget.width()):
                yield told(widget)
        elif isinstance(widget, Segments | Switch | KeyCap):
            if widget.width() < widget.sizeHint().width() or widget.height() < widget.sizeHint().height():
                yield told(widget)
        elif isinstance(widget, QComboBox | QLineEdit):
            if widget.height() < widget.minimumSizeHint().height():
                yield told(widget)
        else:
            continue
        if sticks_out(widget, page):
            yield f"{told(widget)} sticks out"


def cramped_at_rest(page: QWidget) -> list[str]:
    """What does not fit once all has its place: on a busy machine that may take a while."""
    patience = QElapsedTimer()
    patience.start()
    while (found := list(cramped(page))) and not patience.hasExpired(PATIENCE):
        QApplication.processEvents()
    return found


def sticks_out(widget: QWidget, page: QWidget) -> bool:
    """Out of any widget around it; a page that scrolls may hide it above or below, never aside."""
    above = widget.parentWidget()
    while above is not None and above is not page:
        place = QRect(widget.mapTo(above, QPoint(0, 0)), widget.size())
        if isinstance(above.parentWidget(), QAbstractScrollArea):
            return place.left() < 0 or place.right() > above.width()
        if not above.rect().contains(place):
            return True
        above = above.parentWidget()
    return False


def nameless(page: QWidget) -> list[str]:
    """What the Tab key reaches without a name to read aloud."""
    found = []
    for widget in page.findChildren(QWidget):
        reached = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisible()
        text = getattr(widget, "text", "")
        spoken = widget.accessibleName() or (text() if callable(text) else text)
        if reached and not isinstance(widget, QAbstractScrollArea) and not spoken:
            found.append(told(widget))
    return found


def shown(qtbot: QtBot, widget: W, width: int = 400, height: int = 300) -> W:
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    return widget
