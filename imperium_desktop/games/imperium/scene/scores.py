"""Points of Imperium during a match: what all would have if it ended now, and how near the end is."""

from functools import partial

from imperium_desktop.games.imperium.analysis.sources import points_by_source
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.scoring import unrest
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plots import SOURCE_COLOURS, SOURCE_ICONS, source_names
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.lists.score_sheet import ScoreLine
from imperium_desktop.ui.scenes.shared.scores import PointsTab, total_line


def scores_tab(content: Components) -> PointsTab:
    return PointsTab(partial(lines, content), partial(notes, content), ("text", "text"))


def lines(content: Components, view: State, _words: Words) -> list[ScoreLine]:
    """A source has a line only if it gives somebody something."""
    found = [points_by_source(content, view, seat) for seat in range(len(view.players))]
    by_source = [[now[place] for now in found] for place in range(len(SOURCE_ICONS))]
    shown = map(ScoreLine, SOURCE_ICONS, source_names(), SOURCE_COLOURS, by_source)
    return [*(line for line in shown if any(line.values)), total_line([sum(now) for now in found])]


def notes(content: Components, view: State, _seat: int, _words: Words) -> tuple[str, str]:
    """What ends the game, and what would count in a collapse."""
    left = say(
        "left_main_in_the_main_deck_fame",
        main=len(view.main),
        fame=len(view.fame),
        unrest=len(view.pile),
    )
    now = " : ".join(str(unrest(content, view, seat)) for seat in range(len(view.players)))
    return left, say("in_a_collapse_fewest_unrest_wins", now=now)
