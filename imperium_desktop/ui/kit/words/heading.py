"""The heading of a column on a sheet: words, a quiet aside, and a line below."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import RichText, Rule
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes


class Heading(FollowsStyle, QWidget):
    """`beside` is a row at the right end, for a button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = RichText("", "heading", "on_page_title")
        self.aside = RichText("", "small", "on_page_faint")
        self.beside = QHBoxLayout()
        self._row = QHBoxLayout()
        self._row.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.aside, 1)
        self._row.addLayout(self.beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(Rule(strong=True))
        self.restyle()

    def set_words(self, title: str, aside: str = "") -> None:
        self.title.set_text(title)
        self.aside.set_text(aside)
        self._keep_in_line()

    def _keep_in_line(self) -> None:
        """Measured word by word, the title may be wider than its natural width says, and would break."""
        self.title.setMinimumWidth(self.title.sizeHint().width() + 4)

    def restyle(self) -> None:
        measure = sizes.measure
        self._keep_in_line()
        self._row.setSpacing(measure.length(8, 12))
        self._row.setContentsMargins(0, 0, 0, measure.height(2, 4))
        self.setMinimumHeight(measure.height(34, 44))
