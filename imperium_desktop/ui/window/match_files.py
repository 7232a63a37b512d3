"""Matches on disk: opens the last one or a save, beside the window if that takes long, and saves under a name."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from imperium_desktop.store.disk import StoreError
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Opened, Watch
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.ui.window.main_window import MainWindow

T = TypeVar("T")


class MatchFiles:
    def __init__(self, window: "MainWindow") -> None:
        self.window = window
        self._untouched: tuple[Path, int] | None = None
        """The file of a match that was opened from a save, and how many entries the save holds."""

    def continue_latest(self) -> None:
        """The match on the table, if something lies on top of it; or the one that was played last."""
        if self._is_back_at_table():
            return
        file = self.window.app_state.matches.latest()
        if file is None:
            self.window.new_game()
        else:
            self._resume(file)

    def _is_back_at_table(self) -> bool:
        page = self.window.match_page
        return page is not None and self.window.is_back_at(type(page))

    def open_save(self, file: Path) -> None:
        """Play on from a saved match, which stays as it is; a match that is being played goes on in its own file."""
        window = self.window
        if window.autosave is not None and file == window.autosave.file and self._is_back_at_table():
            return
        if file.parent == window.app_state.matches.folder:
            self._resume(file)
        else:
            self._open(file, partial(window.app_state.library.open, file), partial(self._open_at, file))

    def play_on(self, opened: "Opened") -> None:
        """Play on in a file of its own."""
        autosave = self.window.app_state.matches.begin(opened.match.game.id, opened.seating)
        self.window.play(opened.match, opened.seating, autosave, resumed=True)

    def is_as_saved(self, autosave: "Autosave", match: "AnyMatch") -> bool:
        """Nothing was played since the match was opened from its save."""
        return self._untouched == (autosave.file, len(match.entries))

    def save_as(self) -> None:
        """Asks for a name; the players' names and the present turn are proposed."""
        from imperium_desktop.ui.match.save_as import SaveAsSheet
        from imperium_desktop.ui.wording.players import names_at

        session, page = self.window.session, self.window.match_page
        if session is None or page is None or session.match.result is not None:
            return
        turn = [f"{page.words.turn} {session.turn}"] if session.turn is not None else []
        names = names_at(session.seating, session.match.setup.seats)
        sheet = SaveAsSheet(", ".join([*names, *turn]), page)
        sheet.cancelled.connect(self.window.uncover)
        sheet.named.connect(self._save_under)
        self.window.cover(sheet)

    def _save_under(self, name: str) -> None:
        window = self.window
        window.uncover()
        if window.session is None:
            return
        try:
            file = window.app_state.library.save_as(name, window.session.match, window.session.seating)
            window.say(tr("Saved as {name}", name=file.stem))
        except StoreError as error:
            window.say_unsaved(error)

    def _resume(self, file: Path) -> None:
        resume = partial(self.window.app_state.matches.resume, file)
        self._open(file, resume, self._go_on_with, lambda resumed: resumed[0].close())

    def _go_on_with(self, resumed: "tuple[Autosave, Opened]") -> None:
        autosave, opened = resumed
        self.window.play(opened.match, opened.seating, autosave, resumed=True)

    def _open_at(self, file: Path, opened: "Opened") -> None:
        """What is over is looked at, and not put away once more."""
        window = self.window
        if opened.match.result is not None:
            window.leave_match()
            window.tell_end(opened.match, opened.seating, 0, file)
        else:
            kept = len(opened.match.entries)
            self.play_on(opened)
            self._untouched = (window.autosave.file, kept) if window.autosave is not None else None

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
            self.window.go_back()
            self._go_on(file, page.reading.outcome, play)

        page.over.connect(opened)
        page.cancelled.connect(self.window.go_back)
        self.window.show_on_top(page)

    def _go_on(self, file: Path, outcome: Callable[[], T], play: Callable[[T], None]) -> None:
        from imperium_desktop.rules.journal import JournalError

        try:
            found = outcome()
        except (JournalError, StoreError):
            self.window.replay(file)
            return
        play(found)
