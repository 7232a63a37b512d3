"""Fields to fill in, in the type of names."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font

MOST_SEEN = 14
"""Rows of a list; more are scrolled to."""


class Field(FollowsStyle, QLineEdit):
    """A name in the serif (`kind="field"`), or a seed in the sans (`kind="body"`)."""

    def __init__(self, text: str = "", name: str = "", kind: str = "field", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._kind = kind
        self.setAccessibleName(name)
        self.restyle()

    def restyle(self) -> None:
        self.setFont(type_font(self._kind))


class Select(FollowsStyle, QComboBox):
    """One of a list that is too long for segments."""

    def __init__(self, name: str = "", kind: str = "field", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self.setAccessibleName(name)
        self.setMaxVisibleItems(MOST_SEEN)
        self.restyle()

    def restyle(self) -> None:
        side = sizes.measure.scaled(20)
        self.setFont(type_font(self._kind))
        self.setIconSize(QSize(side, side))
