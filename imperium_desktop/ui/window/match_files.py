"""Matches on disk: opens the last one or a save, beside the window if that takes long, and saves under a name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from imperium_desktop.store.disk import StoreError
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.window.app_state import AppState

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Opened, Watch
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.ui.match.match_page import MatchPage

T = TypeVar("T")


class MatchFiles(QObject):
    opened = Signal(object, object, object)
    """A match to play on, who sits where, and what writes it down."""
    ended_before = Signal(object, object, object)
    """A match that is over, who sat where, and its file: it is looked at, and not put away once more."""
    unplayable = Signal(object)
    """A file that cannot be played on, but perhaps be looked at."""
    nothing_begun = Signal()
    """No match waits to be continued."""
    reading = Signal(object)
    """A page that is shown while a long file is read."""
    read = Signal()
    """The page that was shown meanwhile can go."""
    asking = Signal(object)
    """A sheet over the table that asks for a name."""
    asked = Signal()
    """The sheet can go."""
    said = Signal(str)
    not_saved = Signal(object)
    """A StoreError."""

    def __init__(self, state: AppState, parent: QObject) -> None:
        super().__init__(parent)
        self.state = state
        self._untouched: tuple[Path, int] | None = None
        """The file of a match that was opened from a save, and how many entries the save holds."""

    def continue_latest(self) -> None:
        """The match that was played last."""
        file = self.state.matches.latest()
        if file is None:
            self.nothing_begun.emit()
        else:
            self._resume(file)

    def open_save(self, file: Path) -> None:
        """Play on from a saved match, which stays as it is; a match that is being played goes on in its own file."""
        if file.parent == self.state.matches.folder:
            self._resume(file)
        else:
            self._open(file, partial(self.state.library.open, file), partial(self._open_at, file))

    def play_on(self, opened: "Opened") -> "Autosave":
        """Play on in a file of its own."""
        autosave = self.state.matches.begin(opened.match.game.id, opened.seating)
        self.opened.emit(opened.match, opened.seating, autosave)
        return autosave

    def is_as_saved(self, autosave: "Autosave", match: "AnyMatch") -> bool:
        """Nothing was played since the match was opened from its save."""
        return self._untouched == (autosave.file, len(match.entries))

    def save_as(self, page: "MatchPage") -> None:
        """Ask for a name; the players' names and the present turn are proposed."""
        from imperium_desktop.ui.match.save_as import SaveAsSheet
        from imperium_desktop.ui.wording.players import names_at

        session = page.session
        turn = [f"{page.words.turn} {session.turn}"] if session.turn is not None else []
        names = names_at(session.seating, session.match.setup.seats)
        sheet = SaveAsSheet(", ".join([*names, *turn]), page)
        sheet.cancelled.connect(self.asked)
        sheet.named.connect(lambda name: self._save_under(name, page))
        self.asking.emit(sheet)

    def _save_under(self, name: str, page: "MatchPage") -> None:
        self.asked.emit()
        try:
            file = self.state.library.save_as(name, page.session.match, page.session.seating)
            self.said.emit(tr("Saved as {name}", name=file.stem))
        except StoreError as error:
            self.not_saved.emit(error)

    def _resume(self, file: Path) -> None:
        resume = partial(self.state.matches.resume, file)
        self._open(file, resume, self._go_on_with, lambda resumed: resumed[0].close())

    def _go_on_with(self, resumed: "tuple[Autosave, Opened]") -> None:
        autosave, opened = resumed
        self.opened.emit(opened.match, opened.seating, autosave)

    def _open_at(self, file: Path, opened: "Opened") -> None:
        if opened.match.result is not None:
            self.ended_before.emit(opened.match, opened.seating, file)
        else:
            kept = len(opened.match.entries)
            self._untouched = self.play_on(opened).file, kept

    def _open(
        self,
        file: Path,
        read: "Callable[[Watch | None], T]",
        play: Callable[[T], None],
        let_go: Callable[[T], object] = lambda _read: None,
    ) -> None:
        """Open at once, or beside the window if it takes long.

        What cannot be played on can be looked at.
        """
        from imperium_desktop.store.reading import is_long

        if not is_long(file):
            self._go_on(file, lambda: read(None), play)
            return
        from imperium_desktop.ui.replay.opening import OpeningPage

        page = OpeningPage(file, read, let_go)

        def opened() -> None:
            self.read.emit()
            self._go_on(file, page.reading.outcome, play)

        page.over.connect(opened)
        page.cancelled.connect(self.read)
        self.reading.emit(page)

    def _go_on(self, file: Path, outcome: Callable[[], T], play: Callable[[T], None]) -> None:
        from imperium_desktop.rules.journal import JournalError

        try:
            found = outcome()
        except (JournalError, StoreError):
            self.unplayable.emit(file)
            return
        play(found)
