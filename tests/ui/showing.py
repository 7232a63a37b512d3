"""A match as its scene is shown it, without a window."""

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import Question, Shown
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.wording.game_names import words_of

SIZE = (1920.0, 1052.0)


def shown_to(
    match: AnyMatch, seat: int, size: tuple[float, float] = SIZE, funnel: Funnel | None = None, view: object = None
) -> Shown:
    """To a seat; with a funnel, while it answers. `view`: another one than the seat's own."""
    question = None
    if funnel is not None:
        question = Question(match.seen_by(seat), funnel.path, funnel.lit, funnel.chosen)
    seen = match.view(seat) if view is None else view
    words = words_of(match.game.id, language())
    return Shown(seen, seat, words, size, range(match.setup.seats), match.decision, question)
