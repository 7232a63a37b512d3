"""The name under which a match is saved: a small sheet over the table, which goes on waiting below."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from imperium_desktop.ui.kit import PlainButton
from imperium_desktop.ui.kit.fields import Field
from imperium_desktop.ui.kit.sheet_page import SheetPage
from imperium_desktop.ui.kit.tab_order import walk_in_order
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr


class SaveAsSheet(SheetPage):
    named = Signal(str)

    def __init__(self, proposal: str, behind: QWidget, parent: QWidget | None = None) -> None:
        super().__init__("app-save", behind, parent)
        self.field = Field(proposal, tr("Name"))
        self.field.selectAll()
        self.save_button = PlainButton(tr("Save"), "main", icon="app-check", key="Enter", large=True)
        self.save_button.clicked.connect(self.accept)
        self.page.rows.addWidget(self.field)
        self.foot.addStretch(1)
        self.foot.addWidget(self.save_button)
        self.title.set_text(tr("Save as…"))
        self.subtitle.set_text(
            tr("A copy of the match as it stands now; the match itself goes on and is saved automatically.")
        )
        self.close_button.setAccessibleName(tr("Close"))
        self.keys.say(("Esc", tr("close")))
        walk_in_order([self.field, self.save_button, self.close_button])
        self.restyle()

    def first_focus(self) -> QWidget:
        return self.field

    def widest(self) -> int:
        return sizes.measure.length(620, 760)

    def accept(self) -> None:
        if self.field.text().strip():
            self.named.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing that is typed here reaches the table."""
        super().keyPressEvent(event)
        event.accept()
