"""A match as its scene is shown it, without a window."""

from functools import cache

from imperium_desktop.rules.journal import AnyGame, AnyMatch
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import AnyShown, Gaze, Question, Shown
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.wording.game_names import words_of

SIZE = (1920.0, 1052.0)


def shown_to(
    match: AnyMatch,
    seat: int,
    size: tuple[float, float] = SIZE,
    funnel: Funnel | None = None,
    view: object = None,
    gaze: Gaze | None = None,
) -> AnyShown:
    """What is shown to a seat; with a funnel, while it answers.

    `view`: another one than the seat's own; `gaze`: as it was looked at before.
    """
    question = None
    if funnel is not None:
        question = Question(match.seen_by(seat), funnel.path, funnel.lit, funnel.chosen)
    seen = match.view(seat) if view is None else view
    words, scene = words_of(match.game.id, language()), scene_for(match.game)
    before = scene.first_gaze if gaze is None else gaze
    return scene.turned(Shown(seen, seat, words, size, range(match.setup.seats), before, match.decision, question))


@cache
def scene_for(game: AnyGame) -> AnyScene:
    return scene_of(game)
