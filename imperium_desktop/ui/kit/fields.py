"""Fields to fill in, in the type of names."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font

MOST_SEEN = 14
"""Rows of a list; more are scrolled to."""
ABOUT = Qt.ItemDataRole.UserRole + 1
"""What a choice is like: told in the open list only."""


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
        self.setItemDelegate(NamedAndTold(self))
        self.restyle()

    def tell(self, row: int, about: str) -> None:
        """What this choice is like, in a few words beside its name in the open list."""
        self.setItemData(row, about, ABOUT)
        self.setItemData(row, about, Qt.ItemDataRole.AccessibleDescriptionRole)

    def showPopup(self) -> None:
        bar = self.view().verticalScrollBar().sizeHint().width()
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + bar)
        super().showPopup()

    def restyle(self) -> None:
        side = sizes.measure.scaled(20)
        self.setFont(type_font(self._kind))
        self.setIconSize(QSize(side, side))


class NamedAndTold(QStyledItemDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        about = index.data(ABOUT)
        if about:
            option.text = f"{option.text} – {about}"
