"""A word beside an element: what it is, what would happen, why something cannot be done."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from imperium_desktop.ui.kit.words.beside import spot_beside
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surfaces

STAYS: Final = 4000
"""Milliseconds, unless it lasts."""
ROOM: Final = 16
"""Room around the tag, for its shadow."""
WIDEST: Final = 320
_LINK: Final = re.compile(r"(?<!\\)§")


class Bubble(QWidget):
    """A child of the window it speaks in, above everything else; one bubble serves a window.

    It takes neither the focus nor the mouse: a click there means what lies under it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QObject | None = None
        self.rule = ""
        """The paragraph that it names."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = RichText("", "callout")
        rows = QVBoxLayout(self)
        rows.setContentsMargins(ROOM + 14, ROOM + 10, ROOM + 14, ROOM + 10)
        rows.addWidget(self._words)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self.hide)
        surfaces.made.connect(self._repaint)
        self.hide()

    def say(
        self,
        reason: str,
        about: Rect,
        *,
        clickable: Sequence[Rect] = (),
        rule: str = "",
        title: str = "",
        lasting: bool = False,
    ) -> None:
        """`about` and `clickable`: areas of the window; `lasting`: until it is hidden."""
        words = "\n".join(part for part in (f"**{title}**" if title else "", reason) if part)
        if rule:
            words = f"{words} (F1)" if rule in words else f"{words} {rule} (F1)"
        self._words.set_text(_LINK.sub(r"\\§", words))
        self.rule = rule
        self.setAccessibleName(self._words.plain_text())
        self._stand_beside(about, clickable)
        self.show()
        self.raise_()
        if lasting:
            self._end.stop()
        else:
            self._end.start(STAYS)
        self._watch(self.window().windowHandle())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def forget(self) -> None:
        """What was said, not only its picture."""
        self.hide()
        self._words.set_text("")
        self.rule = ""
        self.setAccessibleName("")

    def _stand_beside(self, about: Rect, clickable: Sequence[Rect]) -> None:
        across, down = 2 * 14, 2 * 10
        width = min(self._words.sizeHint().width(), sizes.measure.scaled(WIDEST))
        tag = width + across, self._words.heightForWidth(width) + down
        window = Rect(0, 0, self._window.width(), self._window.height())
        spot = spot_beside(tag, about, clickable, window)
        self.resize(QSize(tag[0] + 2 * ROOM, tag[1] + 2 * ROOM))
        self.move(round(spot.x) - ROOM, round(spot.y) - ROOM)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            parchment_panel(
                p, QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM), self.devicePixelRatioF(), radius=6
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click hides the bubble and still does what it would have done."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.hide()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end.stop()
        self._watch(None)
        super().hideEvent(event)

    def _watch(self, window: QObject | None) -> None:
        """The window's own events, before widgets get them: a filter on every object would slow all of them down."""
        if self._watched is not None and isValid(self._watched):  # Qt makes a new one when the window changes its kind
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)

    def _repaint(self, _surface: str) -> None:
        self.update()
