"""Everything that was saved, the last first: to go on with, to read, to rename, to throw away and to bring back."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QWidget

from imperium_desktop.rules.journal import AnyMatch, Watch
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.library import Library, SaveEntry
from imperium_desktop.ui.archive import save_words
from imperium_desktop.ui.archive.list_page import ListPage
from imperium_desktop.ui.archive.save_preview import SavePreview
from imperium_desktop.ui.archive.save_rows import SaveList
from imperium_desktop.ui.kit import Choice, PlainButton, Segments
from imperium_desktop.ui.kit.fields import Field
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.notes import trouble_text

LIST_SHARE, PREVIEW_SHARE = 11, 9
OPEN_KEYS: Final = "Ctrl+Shift+O"
"""Ctrl+O is the window's own: it opens this page."""


class LibraryPage(ListPage):
    opened = Signal(object)
    """The Path of a match to play on."""
    log_wanted = Signal(object)
    """The Path of a file to read only."""

    def __init__(self, library: Library, *, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__("app-load", library.trash, self._replayed, pictures, parent)
        self.library = library
        self.native_dialogs = True
        self.entries: list[SaveEntry] = []
        self.list = SaveList(self.pictures)
        self.preview = SavePreview(self.pictures)
        self.search = Field("", kind="body")
        self.search.setClearButtonEnabled(True)
        self.places = Segments([Choice("saves", "", "app-load"), Choice("trash", "", "app-delete")])
        self.open_file_button = PlainButton("", "quiet", icon="app-search", key=OPEN_KEYS, on="table")
        self.empty_button = PlainButton("", "quiet", icon="app-delete")
        self._confirming = False
        self._compose()
        self._connect()
        self.restyle()
        self.retranslate()

    def _replayed(self, file: Path, watch: Watch) -> AnyMatch:
        return self.library.open_as_far_as_it_goes(file, watch).opened.match

    def _compose(self) -> None:
        self.tools.addWidget(self.open_file_button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.top.addWidget(self.places)
        self.top.addWidget(self.search, 1)
        self.top.addWidget(self.empty_button)
        self.furnish(LIST_SHARE)
        self.body.addWidget(self.preview, PREVIEW_SHARE)

    def _connect(self) -> None:
        self.list.chosen.connect(self._show_chosen)
        self.list.opened.connect(self.open_entry)
        self.list.deleted.connect(self.delete)
        self.list.renamed.connect(self.begin_renaming)
        self.preview.asked.connect(self._do)
        self.preview.named.connect(self.rename)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self._open_current)
        self.places.chosen_changed.connect(self._change_place)
        self.open_file_button.clicked.connect(self.ask_for_file)
        self.empty_button.clicked.connect(self._empty_trash)
        self.on_key(QKeySequence.StandardKey.Find, self.search.setFocus)
        self.on_key(OPEN_KEYS, self.ask_for_file)
        log = QShortcut(QKeySequence("L"), self.list, self._read_current)
        log.setContext(Qt.ShortcutContext.WidgetShortcut)

    # What is shown

    @property
    def in_trash(self) -> bool:
        return self.places.chosen == "trash"

    def refresh(self) -> None:
        """Look at the folders again."""
        before, row = self.list.current, self.list.currentIndex().row()
        self.entries = self.library.deleted() if self.in_trash else self.library.entries()
        self._show(prefer=before.file if before else None, row=row)

    def _show(self, prefer: Path | None = None, row: int = 0) -> None:
        wanted = self.search.text()
        found = [entry for entry in self.entries if save_words.found_by(entry, wanted)] if wanted.strip() else None
        shown = self.entries if found is None else found
        self.list_items(shown, prefer, row)
        self._say()

    def _filter(self) -> None:
        current = self.list.current
        self._show(prefer=current.file if current else None)

    def _say(self) -> None:
        self.title.set_text(tr("Trash") if self.in_trash else tr("Load a match"))
        finished = sum(entry.finished for entry in self.entries)
        counts = [tr("{n} matches", n=len(self.entries))]
        if finished and not self.in_trash:
            counts.append(tr("{n} of them finished", n=finished))
        self.subtitle.set_text(" · ".join(counts))
        self.empty_button.setVisible(self.in_trash and bool(self.entries))
        self.empty_button.setText(
            tr("Permanently delete all {n}?", n=len(self.entries)) if self._confirming else tr("Empty the trash")
        )
        self.nothing.say(*self._why_nothing())

    def _why_nothing(self) -> tuple[str, str, str]:
        """Sign, title and sentence for an empty list."""
        if self.entries:
            return "app-search", tr("Nothing found"), tr("No match has these words in its name or players.")
        if self.in_trash:
            return "app-delete", tr("The trash is empty"), tr("What you delete waits here until you empty it.")
        return (
            "app-save",
            tr("No saved games yet"),
            tr("Every match is saved automatically while you play, and you can save it under a name at any time."),
        )

    def retranslate(self) -> None:
        super().retranslate()
        self.places.set_text("saves", tr("Saves"))
        self.places.set_text("trash", tr("Trash"))
        self.places.setAccessibleName(tr("What is listed"))
        self.search.setPlaceholderText(tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(tr("Search"))
        self.list.setAccessibleName(tr("Saved matches"))
        self.open_file_button.setText(tr("Open a file…"))
        self.preview.retranslate()
        self._say()

    def show_trouble(self, text: str) -> None:
        self.preview.show_trouble(text)

    def _show_chosen(self, entry: object) -> None:
        self.preview.show_entry(entry if isinstance(entry, SaveEntry) else None, trashed=self.in_trash)

    def _change_place(self, _place: str) -> None:
        self._confirming = False
        self.search.clear()
        self.refresh()

    # What can be done

    def _do(self, act: str, entry: SaveEntry) -> None:
        {
            "open": self.open_entry,
            "restore": self.open_entry,
            "log": self.read,
            "rename": self.begin_renaming,
            "delete": self.delete,
        }[act](entry)

    def open_entry(self, entry: SaveEntry) -> None:
        """The natural next thing: play on, or read what cannot be played, or bring back from the trash."""
        if self.in_trash:
            self.restore(entry)
        elif entry.openable:
            self.opened.emit(entry.file)
        else:
            self.log_wanted.emit(entry.file)

    def read(self, entry: SaveEntry) -> None:
        self.log_wanted.emit(entry.file)

    def begin_renaming(self, _entry: SaveEntry) -> None:
        self.preview.begin_naming()

    def rename(self, entry: SaveEntry, name: str) -> None:
        try:
            renamed = self.library.rename(entry.file, name)
        except StoreError as error:
            self.preview.show_trouble(trouble_text(error))
            return
        self.refresh()
        self._show(prefer=renamed)
        self.list.setFocus()

    def delete(self, entry: SaveEntry) -> None:
        if not self.in_trash:
            self.throw_away(lambda: self.library.delete(entry.file), save_words.headline(entry))

    def restore(self, entry: SaveEntry) -> None:
        self.bring_back(entry.file)

    def _empty_trash(self) -> None:
        """Asks once: it is the only thing here that cannot be taken back."""
        if not self._confirming:
            self._confirming = True
            self._say()
            return
        self._confirming = False
        self.undo_bar.leave()
        try:
            self.library.trash.empty()
        except StoreError as error:
            self.preview.show_trouble(trouble_text(error))
        self.refresh()

    def _open_current(self) -> None:
        if self.list.current is not None:
            self.open_entry(self.list.current)

    def _read_current(self) -> None:
        if self.list.current is not None and not self.in_trash:
            self.read(self.list.current)

    # Files from elsewhere

    def ask_for_file(self) -> None:
        dialog = QFileDialog(self, tr("Open a match"), str(Path.home()))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([tr("Matches (*.jsonl *.jsonl.1 *.jsonl.2 *.jsonl.3)"), tr("All files (*)")])
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog, not self.native_dialogs)
        dialog.fileSelected.connect(self._take_file)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_file(self, name: str) -> None:
        self.open_file(Path(name))

    def open_file(self, file: Path) -> None:
        """Whatever it is: a match to play on, or else something to read."""
        entry = self.library.entry(file)
        if entry is not None and entry.openable:
            self.opened.emit(file)
        else:
            self.log_wanted.emit(file)

    def go_back(self) -> None:
        """Esc first clears the search and the question whether to empty the trash."""
        if self._confirming:
            self._confirming = False
            self._say()
        elif self.search.text():
            self.search.clear()
            self.list.setFocus()
        else:
            super().go_back()
