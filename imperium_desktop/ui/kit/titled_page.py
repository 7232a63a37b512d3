"""A page on the felt with its name at the top: the way back, a sign, the title, and room for tools at the right."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import Felt, IconSign, PlainButton, RichText
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.language import tr

BESIDE, BELOW = 2, 1
"""Where tools stand: in the head after the title, or in the page after the head."""


class TitledPage(FollowsStyle, FollowsLanguage, Felt):
    """Esc goes back, unless a field or a question inside takes it first.

    Subclasses fill `tools` and `body`, and say with `main_part` what gets the keys when the page does: a focus proxy
    would take everything before it out of the Tab ring.
    """

    start_page = Signal()

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.main_part: QWidget | None = None
        self._leads_back = False
        """True if the way back leads to another page than the first."""
        self.back_button = PlainButton("", "quiet", icon="app-home", key="Esc", on="table")
        self.back_button.clicked.connect(self.go_back)
        self.sign = IconSign(icon, 40)
        self.title = RichText("", "dialog title", "on_table_title")
        self.subtitle = RichText("", "body", "on_table_secondary")
        self.tools = QHBoxLayout()
        self.body = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._head = QHBoxLayout()
        self._head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(words, 1)
        self._head.addLayout(self.tools)
        self._head.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head)
        self._rows.addLayout(self.body, 1)

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._rows.setContentsMargins(length(16, 36), height(10, 20), length(16, 36), height(14, 28))
        self._rows.setSpacing(height(10, 18))
        self._head.setSpacing(length(9, 14))
        self.tools.setSpacing(length(8, 12))
        self.body.setSpacing(length(12, 22))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_tools()

    def _place_tools(self) -> None:
        """Place the tools beside the title, or in a line of their own where it would have to be broken."""
        title = QFontMetricsF(type_font("dialog title")).horizontalAdvance(self.title.plain_text())
        margins, gaps = self._rows.contentsMargins(), 3 * self._head.spacing()
        parts = self.sign.sizeHint().width() + self.tools.sizeHint().width() + self.back_button.sizeHint().width()
        fits = title + parts + gaps <= self.width() - margins.left() - margins.right()
        home = self._head if fits else self._rows
        if self.tools.parent() is not home:
            self.tools.setParent(None)
            home.insertLayout(BESIDE if fits else BELOW, self.tools)

    def lead_back(self) -> None:
        self._leads_back = True
        self.back_button.set_icon("app-undo")
        self.back_button.setText(tr("Back"))

    def retranslate(self) -> None:
        self.back_button.setText(tr("Back") if self._leads_back else tr("Start page"))

    def go_back(self) -> None:
        self.start_page.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.main_part is not None:
            self.main_part.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)
