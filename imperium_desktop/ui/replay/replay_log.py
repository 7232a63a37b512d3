"""The log of a replay: a click on a line goes to its moment."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextEdit, QWidget

from imperium_desktop.ui.panels.log_view import EventLog
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.theme.palette import palette


class ReplayLog(EventLog):
    line_clicked = Signal(int)
    """The number of the first event of the line."""

    def __init__(self, pictures: EventSigns, parent: QWidget | None = None) -> None:
        super().__init__(pictures, parent)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)

    def stress(self, first: int, last: int) -> None:
        """What happened in the step that is shown, from one event up to another."""
        marks = []
        for number, line in enumerate(self._lines):
            if line.first + line.times <= first or line.first >= last:
                continue
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(number))
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor = cursor
            mark.format.setBackground(QColor(palette().chosen_top))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
        self.setExtraSelections(marks)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection() and self._lines:
            number = self.cursorForPosition(event.position().toPoint()).blockNumber()
            self.line_clicked.emit(self._lines[number].first)
