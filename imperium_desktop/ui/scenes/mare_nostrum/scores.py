"""The scores tab: the three tracks, cards and victory cities of everybody. All of it lies open (§15)."""

from collections.abc import Sequence

from imperium_desktop.rules.mare_nostrum.components import TRACKS
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.places import tracks, victory_cities
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.score_sheet import ScoreLine
from imperium_desktop.ui.scenes.mare_nostrum.tracks import track_names
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.theme.language import tr


def scores_tab(content: Components) -> PointsTab:
    def lines(view: State, words: Words) -> Sequence[ScoreLine]:  # noqa: ARG001
        seats = range(len(view.players))
        values = [tracks(content, view, seat) for seat in seats]
        return [
            *(
                ScoreLine(f"mare-{track}", name, "#8a6a35", [value[place] for value in values])
                for place, (track, name) in enumerate(zip(TRACKS, track_names(), strict=True))
            ),
            ScoreLine("mare-hero", tr("Cards"), "#8a6a35", [len(view.players[seat].cards) for seat in seats]),
            ScoreLine(
                "mare-capital", tr("Victory cities"), "#8a6a35", [victory_cities(content, view, seat) for seat in seats]
            ),
        ]

    def notes(view: State, seat: int, words: Words) -> Sequence[str]:  # noqa: ARG001
        return ()

    return PointsTab(lines, notes, ())
