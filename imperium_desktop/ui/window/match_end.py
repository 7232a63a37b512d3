"""The end of a match: it goes into the history, and the last page tells of it."""

from pathlib import Path
from typing import TYPE_CHECKING

from imperium_desktop.store.disk import StoreError
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.window.app_state import AppState

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.ending.end_page import EndPage


def put_away(state: AppState, autosave: "Autosave | None", match: "AnyMatch", seconds: float) -> Path | None:
    """Put a finished match into the history; its file there, unless the disk refuses it."""
    if autosave is None:
        return None
    try:
        return state.history.file(state.history.close(autosave, match, seconds))
    except StoreError as error:
        state.troubles.append(error)
        return None


def end_page(
    state: AppState, match: "AnyMatch", words: "Words", seating: "Seating", seconds: float, file: Path | None
) -> "EndPage":
    """The page that tells of a finished match. `file`: where it lies now."""
    from imperium_desktop.ui.ending.end_page import EndPage
    from imperium_desktop.ui.ending.ended_match import EndedMatch
    from imperium_desktop.ui.panels.rulebook_view import RulebookView
    from imperium_desktop.ui.scenes import scene_of
    from imperium_desktop.ui.wording.players import signs_of

    signs, scene = tuple(signs_of(seating, match.setup.seats)), scene_of(match.game)
    past = state.solo_points(match, seating, file)
    ended = EndedMatch(match, seating, signs, scene.tell_end, scene.event_signs, seconds, past)
    page = EndPage(ended, words, motion=state.settings.motion)
    rulebook = RulebookView(match.game.id, scene)
    rulebook.set_language(language())
    page.panel.tabs.add("rules", tr("Rules"), "app-rulebook", rulebook)
    page.rule_wanted.connect(lambda _anchor: page.panel.tabs.show_page("rules"))
    page.rule_wanted.connect(rulebook.open_rule)
    return page
