"""A remark that stands out from the text around it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from imperium_desktop.ui.kit.signs import IconSign
from imperium_desktop.ui.kit.words.rich_text import RichText


class NoteBox(QFrame):
    """A note with its own edge, unless it lies on a card of its own."""

    def __init__(self, parent: QWidget | None = None, *, edge: bool = True) -> None:
        super().__init__(parent)
        if edge:
            self.setProperty("box", "hint")
        self._words = RichText("", "body", "ink")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 9, 12, 9)
        row.setSpacing(10)
        row.addWidget(IconSign("app-warning", 24), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._words, 1)

    def say(self, title: str, text: str) -> None:
        self._words.set_text(f"**{title}**\n{text}")
        self.setAccessibleName(self._words.plain_text())
