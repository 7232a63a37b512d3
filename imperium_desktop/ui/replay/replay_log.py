"""The log of a replay: it can go back, and a click on a line goes to its moment."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QResizeEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextEdit, QWidget

from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.panels.log_view import EventLog
from imperium_desktop.ui.theme.palette import palette


class ReplayLog(EventLog):
    line_clicked = Signal(int)
    """The number of the event."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def show_events(self, events: Sequence[Event], words: Words, signs: Sequence[int]) -> None:
        """Lines that have not happened yet are cut off: writing the rest again would take too long for a slider."""
        shorter = len(events) < len(self._told)
        same = words is self._words and tuple(signs) == tuple(self._signs)
        if shorter and same and events and self._told[: len(events)] == list(events):
            self._cut(len(events))
        super().show_events(events, words, signs)

    def stress(self, first: int, last: int) -> None:
        """What happened in the step that is shown, from one event up to another."""
        marks = []
        for number in range(first, last):
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(number))
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor
            mark.format.setBackground(QColor(palette().chosen_top))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
        self.setExtraSelections(marks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _cut(self, kept: int) -> None:
        """One event is one paragraph."""
        document = self.document()
        if document.blockCount() != len(self._told):
            return
        cursor = QTextCursor(document.findBlockByNumber(kept))
        cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._told = self._told[:kept]
        self._follow()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection() and self._told:
            self.line_clicked.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())
