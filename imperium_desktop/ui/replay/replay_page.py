"""A match to watch again: the viewer if the file can be replayed, or as far as it can; else its lines to read."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from imperium_desktop.rules.journal import Watch
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.library import Library, Salvaged
from imperium_desktop.store.note import Note
from imperium_desktop.store.reading import is_long
from imperium_desktop.ui.pictures.match_picture import can_paint
from imperium_desktop.ui.replay.opening import OpeningPage
from imperium_desktop.ui.replay.raw_log import RawLogPage
from imperium_desktop.ui.replay.replay_viewer import ReplayViewer


class ReplayPage(QWidget):
    """A page to replay a match that never fails, whatever the file is."""

    left = Signal()
    play_on = Signal(object)
    """The sound part of a damaged match, as Opened."""

    def __init__(
        self,
        file: Path,
        library: Library,
        *,
        motion: bool = True,
        outcomes: str = "none",
        parent: QWidget | None = None,
    ) -> None:
        """`outcomes`: how long what came of a move is shown (`OutcomePlayer.pace`)."""
        super().__init__(parent)
        self.file = file
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.viewer: ReplayViewer | None = None
        self.reader: RawLogPage | None = None
        self._motion, self._outcomes = motion, outcomes
        self._library = library
        self._shown: QWidget = QWidget()
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        if is_long(file):
            self._read_long()
        else:
            self._show_salvaged(salvage(file, library))

    @property
    def game_id(self) -> str:
        """Empty for what can only be read as lines."""
        return self.viewer.timeline.whole.game.id if self.viewer is not None else ""

    def _read_long(self) -> None:
        page = OpeningPage(self.file, lambda watch: (salvage(self.file, self._library, watch),))
        page.over.connect(lambda: self._show_salvaged(*page.reading.outcome()))
        page.cancelled.connect(self.left)
        self._show(page)

    def _show_salvaged(self, salvaged: Salvaged | None) -> None:
        if salvaged is not None and can_paint(salvaged.opened.match.game):
            note = note_of(self.file, self._library, salvaged)
            self.viewer = ReplayViewer(salvaged.opened, note, motion=self._motion)
            self.viewer.stepping.player.pace = self._outcomes
            self.viewer.left.connect(self.left)
            self.viewer.rescued.connect(lambda: self.play_on.emit(salvaged.opened))
            self._show(self.viewer)
        else:
            self.reader = RawLogPage(self.file, self._library)
            self.reader.start_page.connect(self.left)
            self._show(self.reader)

    def _show(self, page: QWidget) -> None:
        old, self._shown = self._shown, page
        self._whole.addWidget(page)
        old.hide()
        old.deleteLater()
        focus = QApplication.focusWidget()
        if focus is self or (focus is not None and self.isAncestorOf(focus)):
            page.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._shown.setFocus()


def salvage(file: Path, library: Library, watch: Watch | None = None) -> Salvaged | None:
    """Match as far as it can be replayed; None if not even its first line can be used."""
    try:
        return library.open_as_far_as_it_goes(file, watch)
    except (StoreError, RuntimeError, ValueError):
        return None


def note_of(file: Path, library: Library, salvaged: Salvaged) -> Note | None:
    """What is odd about it, found by a look or by replaying."""
    if salvaged.reason:
        return Note("damaged", salvaged.reason.partition(":")[0])
    entry = library.entry(file)
    return entry.note if entry is not None else None
