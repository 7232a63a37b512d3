"""The scores tab: the three tracks, cards and victory cities of everybody. All of it lies open (§15)."""

from collections.abc import Sequence

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.lists.score_sheet import ScoreLine
from imperium_desktop.ui.scenes.shared.scores import PointsTab


def scores_tab(content: Components) -> "ScoresTab":
    def lines(view: State, words: Words) -> Sequence[ScoreLine]:  # noqa: ARG001
        seats = range(len(view.players))
        values = [tracks(content, view, seat) for seat in seats]
        ways = ways_to_win(content, view)
        return [
            *(
                ScoreLine(f"mare-{track}", name, "#8a6a35", [value[place] for value in values])
                for place, (track, name) in enumerate(zip(TRACKS, track_names(), strict=True))
            ),
            *(ScoreLine(icon, name, "#8a6a35", counts) for icon, name, counts, _ in ways),
            ScoreLine(
                "app-trophy",
                say("missing_to_win"),
                "#c9982f",
                [min(needed - counts[seat] for _, _, counts, needed in ways) for seat in seats],
            ),
        ]

    def notes(view: State, seat: int, words: Words) -> Sequence[str]:  # noqa: ARG001
        return ()

    return ScoresTab(lines, notes, ())


def ways_to_win(content: Components, view: State) -> list[tuple[str, str, list[int], int]]:
    """§9.1 What is counted for Fame, Conquest and Leadership: by seat, and how many win."""
    seats = range(len(view.players))
    cards = [len(player.cards) for player in view.players]
    cities = [victory_cities(content, view, seat) for seat in seats]
    titles = [view.titles.count(seat) for seat in seats]
    return [
        ("mare-hero", say("cards"), cards, len(content.box.prices.cards) + 1),
        ("mare-capital", say("great_cities"), cities, content.box.victory.cities),
        ("app-crown", say("titles"), titles, len(TRACKS)),
    ]


class ScoresTab(PointsTab):
    """A tab without points: it tells how near everybody is to a victory."""

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        super().show_view(view, seat, words, signs)
        self.heading.set_text(say("how_near_to_victory"))
