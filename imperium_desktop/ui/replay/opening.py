"""A page while a long match is read: how far it is, and a way to leave it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, TypeVar

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.rules.journal import Watch
from imperium_desktop.store.reading import Reading
from imperium_desktop.ui.kit import Felt, Parchment, PlainButton, RichText, escaped
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr

T = TypeVar("T")

POLL: Final = 50
"""Milliseconds between two looks at how far it is."""


class OpeningPage(FollowsStyle, FollowsLanguage, Felt, Generic[T]):
    """`over` when there is an outcome to ask the reading for. Who leaves the page ends the reading."""

    over = Signal()
    cancelled = Signal()

    def __init__(
        self,
        file: Path,
        read: Callable[[Watch], T],
        let_go: Callable[[T], object] = lambda _read: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.file = file
        self.reading: Reading[T] = Reading(read, let_go)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = Parchment(self)
        self.words = RichText("", "lesson title", "on_page_title")
        self.bar = ProgressBar()
        self.count = RichText("", "body", "on_page_secondary")
        self.cancel_button = PlainButton("", "normal", key="Esc")
        self.cancel_button.clicked.connect(self.cancel)
        rows = QVBoxLayout(self.sheet)
        rows.setContentsMargins(28, 22, 28, 22)
        rows.setSpacing(12)
        for row in (self.words, self.bar, self.count):
            rows.addWidget(row)
        rows.addWidget(self.cancel_button, 0, Qt.AlignmentFlag.AlignLeft)
        whole = QVBoxLayout(self)
        whole.addWidget(self.sheet, 0, Qt.AlignmentFlag.AlignCenter)
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)
        self._poll.start()
        self.restyle()
        self.retranslate()

    def restyle(self) -> None:
        self.sheet.setFixedWidth(sizes.measure.scaled(520))

    def retranslate(self) -> None:
        self.words.set_text(tr("Opening “{name}”…", name=escaped(self.file.stem)))
        self.bar.setAccessibleName(tr("How much of the match is read"))
        self.cancel_button.setText(tr("Cancel"))
        self._show_count()

    def cancel(self) -> None:
        self._leave()
        self.cancelled.emit()

    def _look(self) -> None:
        self._show_count()
        if self.reading.over:
            self._poll.stop()
            self.over.emit()

    def _show_count(self) -> None:
        reading = self.reading
        self.bar.setRange(0, max(reading.total, 1))
        self.bar.setValue(reading.done)
        self.count.set_text(tr("{done} of {all} lines", done=reading.done, all=reading.total) if reading.total else "")

    def _leave(self) -> None:
        if self._poll.isActive():
            self._poll.stop()
            self.reading.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page was opened meanwhile. A window that is made small hides its pages, too."""
        if not event.spontaneous():
            self._leave()
        super().hideEvent(event)
