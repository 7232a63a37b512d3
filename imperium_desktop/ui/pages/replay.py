"""A match to watch again: the viewer if the file can be replayed, or as far as it can; else its lines to read."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.library import Library, Salvaged
from imperium_desktop.store.note import Note
from imperium_desktop.ui.pages.match_picture import can_paint
from imperium_desktop.ui.pages.raw_log import RawLogPage
from imperium_desktop.ui.pages.replay_viewer import ReplayViewer


class ReplayPage(QWidget):
    """Never fails, whatever the file is."""

    left = Signal()

    def __init__(self, file: Path, library: Library, *, motion: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.file = file
        salvaged = salvage(file, library)
        self.viewer: ReplayViewer | None = None
        self.reader: RawLogPage | None = None
        if salvaged is not None and can_paint(salvaged.opened.match.game):
            self.viewer = ReplayViewer(salvaged.opened, note_of(file, library, salvaged), motion=motion)
            self.viewer.left.connect(self.left)
        else:
            self.reader = RawLogPage(file, library)
            self.reader.start_page.connect(self.left)
        page = self.viewer or self.reader
        assert page is not None
        self.setFocusProxy(page)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(page)


def salvage(file: Path, library: Library) -> Salvaged | None:
    """As far as it can be replayed; None if not even its first line can be used."""
    try:
        return library.open_as_far_as_it_goes(file)
    except (StoreError, RuntimeError, ValueError):
        return None


def note_of(file: Path, library: Library, salvaged: Salvaged) -> Note | None:
    """What is odd about it, found by a look or by replaying."""
    if salvaged.reason:
        return Note("damaged", salvaged.reason.partition(":")[0])
    entry = library.entry(file)
    return entry.note if entry is not None else None
