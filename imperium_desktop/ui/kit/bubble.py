"""The reason beside the pointer: why something cannot be done, with the paragraph that says so."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.ui.fonts import sizes
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.table.paint import parchment_panel
from imperium_desktop.ui.table.textures import surfaces

STAYS: Final = 4000
"""Milliseconds; longer while the pointer rests on it."""
ROOM: Final = 16
"""Around the tag, for its shadow."""
AWAY: Final = 18
"""From the pointer."""
WIDEST: Final = 320


class Bubble(QWidget):
    """A child of the window it speaks in, above everything else, never with the focus. One bubble serves a window."""

    rule_clicked = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QObject | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = RichText("", "callout")
        self._words.rule_clicked.connect(self._follow)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(ROOM + 14, ROOM + 10, ROOM + 14, ROOM + 10)
        rows.addWidget(self._words)
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._leave)
        surfaces.made.connect(self._repaint)
        self.hide()

    def say(self, reason: str, at: QPoint, *, rule: str = "", title: str = "") -> None:
        """`at` is the pointer's place in the window; `rule` is added as a link, as in `§7.6`."""
        words = f"**{title}**\n{reason}" if title else reason
        self._words.set_text(f"{words} {rule}".rstrip() if rule and rule not in words else words)
        self.setAccessibleName(self._words.plain_text())
        self._stand_beside(at)
        self.show()
        self.raise_()
        self._end.start(STAYS)
        self._watch(self.window().windowHandle())
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def forget(self) -> None:
        """What was said, not only its picture."""
        self.hide()
        self._words.set_text("")
        self.setAccessibleName("")

    def _stand_beside(self, at: QPoint) -> None:
        """Right of the pointer, or left of it if there is no room, and never outside the window."""
        around = 2 * (ROOM + 14)
        width = min(self._words.sizeHint().width(), sizes.measure.scaled(WIDEST)) + around
        height = self._words.heightForWidth(width - around) + 2 * (ROOM + 10)
        window = self._window.size()
        x = at.x() + AWAY - ROOM
        if x + width > window.width():
            x = at.x() - AWAY + ROOM - width
        y = at.y() - height // 2
        self.resize(QSize(width, height))
        self.move(
            min(max(x, -ROOM), max(window.width() - width + ROOM, -ROOM)),
            min(max(y, -ROOM), max(window.height() - height + ROOM, -ROOM)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            parchment_panel(
                p, QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM), self.devicePixelRatioF(), radius=6
            )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click elsewhere hides the bubble and still does what it would have done."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            tag = self.rect().adjusted(ROOM, ROOM, -ROOM, -ROOM)
            if not tag.contains(self.mapFromGlobal(event.globalPosition().toPoint())):
                self.hide()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end.stop()
        self._watch(None)
        super().hideEvent(event)

    def _watch(self, window: QObject | None) -> None:
        """The window's own events, before widgets get them: a filter on every object would slow all of them down."""
        if self._watched is not None:
            self._watched.removeEventFilter(self)
        self._watched = window
        if window is not None:
            window.installEventFilter(self)

    def _leave(self) -> None:
        if self.underMouse():
            self._end.start(STAYS)
        else:
            self.hide()

    def _follow(self, rule: str) -> None:
        self.hide()
        self.rule_clicked.emit(rule)

    def _repaint(self, _surface: str) -> None:
        self.update()
