"""Facts in two columns."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.theme.fonts import sizes


class FactTable(QWidget):
    """Names at the left, what they are at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._lines: list[tuple[RichText, RichText]] = []

    def show_facts(self, facts: list[tuple[str, str]]) -> None:
        self._grid.setHorizontalSpacing(sizes.measure.length(12, 18))
        self._grid.setVerticalSpacing(sizes.measure.length(2, 4))
        while len(self._lines) < len(facts):
            pair = (RichText("", "small", "on_page_faint"), RichText("", "small", "on_page_secondary"))
            for column, words in enumerate(pair):
                self._grid.addWidget(words, len(self._lines), column, Qt.AlignmentFlag.AlignTop)
            self._lines.append(pair)
        for number, (name, value) in enumerate(self._lines):
            shown = number < len(facts)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                name.set_text(facts[number][0])
                value.set_text(escaped(facts[number][1]))
