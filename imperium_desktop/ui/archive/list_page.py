"""A page with a list of matches: why it is empty, what was thrown away and how it comes back."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.trash import Trash
from imperium_desktop.ui.kit import Parchment
from imperium_desktop.ui.kit.lists.item_list import ItemList, Nothing, UndoBar
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.pictures.match_picture import Load, Pictures
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.wording.notes import trouble_text


class ListPage(TitledPage):
    """Subclasses fill `top`, `furnish` the sheet with their list, and put beside it what tells of the chosen item."""

    list: ItemList

    def __init__(
        self,
        icon: str,
        trash: Trash,
        replayed: Load,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(icon, parent)
        self.trash = trash
        self.pictures = pictures or Pictures(replayed, self)
        self.nothing = Nothing()
        self.undo_bar = UndoBar()
        self.undo_bar.wanted.connect(self.undo_deleting)
        self.top = QHBoxLayout()

    def furnish(self, share: int) -> None:
        """`share` of the page's width is for the list."""
        sheet = Parchment()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.nothing)
        self._sheet_rows = QVBoxLayout(sheet)
        self._sheet_rows.addLayout(self.top)
        self._sheet_rows.addWidget(self._stack, 1)
        self._sheet_rows.addWidget(self.undo_bar)
        self.body.addWidget(sheet, share)
        self.main_part = self.list
        self.on_key(QKeySequence.StandardKey.Undo, self.undo_deleting)
        self.on_key(QKeySequence.StandardKey.Refresh, self.refresh)

    def on_key(self, keys: QKeySequence.StandardKey | str, run: Callable[[], object]) -> None:
        QShortcut(QKeySequence(keys), self, run, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def restyle(self) -> None:
        super().restyle()
        length = sizes.measure.length
        self._sheet_rows.setContentsMargins(length(8, 12), length(10, 14), length(8, 12), length(6, 8))
        self._sheet_rows.setSpacing(length(6, 10))
        self.top.setContentsMargins(length(4, 6), 0, length(4, 6), 0)
        self.top.setSpacing(length(8, 12))

    def retranslate(self) -> None:
        super().retranslate()
        self.undo_bar.retranslate()
        self.list.viewport().update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.list.setFocus()

    def refresh(self) -> None:
        """Look at the folders again."""

    def show_trouble(self, text: str) -> None:
        """What the disk refused, beside the chosen item."""

    def list_items(self, items: Sequence[object], prefer: Path | None, row: int) -> None:
        self.list.show_items(items, prefer=prefer, row=row)
        self._stack.setCurrentWidget(self.list if items else self.nothing)

    # Throwing away and bringing back

    def throw_away(self, delete: Callable[[], Path], name: str) -> None:
        try:
            trashed = delete()
        except StoreError as error:
            self.show_trouble(trouble_text(error))
            return
        self.undo_bar.offer(trashed, name)
        self.refresh()

    def undo_deleting(self) -> None:
        if self.undo_bar.file is not None:
            self.bring_back(self.undo_bar.file)

    def bring_back(self, file: Path) -> None:
        self.undo_bar.leave()
        try:
            restored = self.trash.restore(file)
        except StoreError as error:
            self.show_trouble(trouble_text(error))
            return
        self.refresh()
        self.list.choose(restored)
        self.list.setFocus()
