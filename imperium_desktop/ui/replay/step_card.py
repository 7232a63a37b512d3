"""What happened in the step that a replay shows, in large words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.ui.kit import Parchment, PlainButton, RichText
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes


class StepCard(FollowsStyle, Parchment):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = RichText("", "label", "on_page_label")
        self.sentence = RichText("", "prompt", "on_page_title")
        self.rest = RichText("", "body", "on_page_secondary")
        self.again_button = PlainButton("", "normal", icon="app-redo", key="R")
        """Shown only where the step brought something that was staged."""
        self._rows = QVBoxLayout(self)
        for row in (self.label, self.sentence, self.rest):
            self._rows.addWidget(row)
        self._rows.addWidget(self.again_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.again_button.hide()
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        self._rows.setContentsMargins(length(12, 16), length(9, 13), length(12, 16), length(10, 14))
        self._rows.setSpacing(length(4, 6))

    def say(self, label: str, lines: Sequence[str]) -> None:
        """Marked texts: the first is the sentence, the others follow smaller."""
        self.label.set_text(label)
        self.sentence.set_text(lines[0] if lines else "")
        self.rest.set_text("\n".join(lines[1:]))
        self.rest.setVisible(len(lines) > 1)
