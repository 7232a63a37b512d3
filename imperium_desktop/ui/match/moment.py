"""What a match page shows just now, as its scene gets it."""

from typing import TYPE_CHECKING

from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.stage.shown import AnyShown, Question, Shown

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage


def moment_of(page: "MatchPage") -> AnyShown:
    """As it is shown to who looks: under the curtain nobody is asked anything."""
    session, funnel = page.session, page.session.funnel
    if page.outcomes.playing:
        return page.staging.as_it_was()
    question = None
    if funnel is not None and not session.curtained:
        question = Question(session.seen, funnel.path, funnel.lit, funnel.chosen)
    return Shown(
        session.view,
        session.looking,
        page.words,
        page.size_,
        page.signs,
        page.stage.gaze,
        seen_decision(page),
        question,
        session.open_events(),
        page.camera,
        peek=session.at_open_table and not session.curtained,
    )


def seen_decision(page: "MatchPage") -> Decision[Option] | None:
    """What others may choose from would tell what they hold."""
    session = page.session
    if session.curtained or session.decision is None:
        return None
    return session.decision.seen_by(session.looking)
