"""Fields to fill in, in the type of names."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.style import look


class Field(QLineEdit):
    """A name in the serif (`kind="field"`), or a seed in the sans (`kind="body"`)."""

    def __init__(self, text: str = "", name: str = "", kind: str = "field", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._kind = kind
        self.setAccessibleName(name)
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        self.setFont(type_font(self._kind))


class Select(QComboBox):
    """One of a list that is too long for segments."""

    def __init__(self, name: str = "", kind: str = "field", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setAccessibleName(name)
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        side = sizes.measure.scaled(20)
        self.setFont(type_font(self._kind))
        self.setIconSize(QSize(side, side))
