"""What the window does when a match is over: it goes into the history, and the last page tells of it."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from imperium_desktop.store.disk import StoreError
from imperium_desktop.ui.theme.language import language, tr

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.ui.window.main_window import MainWindow


class MatchEnd:
    def __init__(self, window: "MainWindow") -> None:
        self.window = window

    def come(self) -> None:
        """After the last move has been seen."""
        QTimer.singleShot(900 if self.window.app_state.settings.motion else 0, self.window, self.show)

    def show(self) -> None:
        window = self.window
        session, autosave = window.session, window.autosave
        if session is None or session.match.result is None or window.page is not window.match_page:
            return  # what lies on top of the table stays; the end follows when it goes
        seconds = window.seconds_played
        window.session = window.autosave = None
        session.close()
        file = self._put_away(autosave, session.match, seconds)
        self.tell(session.match, session.seating, seconds, file)

    def tell(self, match: "AnyMatch", seating: "Seating", seconds: float, file: Path | None) -> None:
        """`file`: where it lies now, to walk through it."""
        from imperium_desktop.ui.ending.end_page import EndPage
        from imperium_desktop.ui.ending.ended_match import EndedMatch
        from imperium_desktop.ui.panels.rulebook_view import RulebookView
        from imperium_desktop.ui.scenes import scene_of
        from imperium_desktop.ui.wording.players import signs_of

        window, state = self.window, self.window.app_state
        words = window.words(match, seating)
        signs = tuple(signs_of(seating, match.setup.seats))
        scene = scene_of(match.game)
        past = state.solo_points(match, seating, file)
        ended = EndedMatch(match, seating, signs, scene.tell_end, scene.event_signs, seconds, past)
        page = EndPage(ended, words, motion=state.settings.motion)
        rulebook = RulebookView(match.game.id, scene)
        rulebook.set_language(language())
        page.panel.tabs.add("rules", tr("Rules"), "app-rulebook", rulebook)
        page.rule_wanted.connect(lambda _anchor: page.panel.tabs.show_page("rules"))
        page.rule_wanted.connect(rulebook.open_rule)
        page.start_page.connect(window.show_start)
        page.play_again.connect(lambda: window.new_matches.play_again(match, seating))
        page.same_again.connect(lambda: window.new_matches.play_again(match, seating, match.seed))
        page.walk_through.connect(lambda: window.replay(file) if file is not None else window.show_history())
        window.show_page(page, lambda: page.set_words(window.words(match, seating)))

    def _put_away(self, autosave: "Autosave | None", match: "AnyMatch", seconds: float) -> Path | None:
        """A finished match goes into the history."""
        if autosave is None:
            return None
        state = self.window.app_state
        try:
            return state.history.file(state.history.close(autosave, match, seconds))
        except StoreError as error:
            state.troubles.append(error)
            return None
