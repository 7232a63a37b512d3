"""Points of Osadnicy during a match: what everybody would have if it ended now, and alone the race and the ranks."""

from collections.abc import Sequence

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.scoring import Parts, faction_locations, key, parts
from imperium_desktop.rules.settlers.solo import ALONE
from imperium_desktop.rules.settlers.state import State, Virtual
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import RichText
from imperium_desktop.ui.kit.score_sheet import ScoreLine, ScorePage
from imperium_desktop.ui.scenes.shared.ranks import Rank, Ranks
from imperium_desktop.ui.theme.language import tr

COLOURS = ("#c9982f", "#5b9145", "#b0493a", "#4a7fb0")
"""Scored points, Common Locations, Faction Locations, what was put by."""
ICONS = ("settlers-vp", "settlers-card", "settlers-card-faction", "app-save")


def ranks_of(content: Components) -> Ranks:
    return Ranks([Rank(rank.id, rank.points) for rank in content.ranks], "§11.8")


def part_names() -> tuple[str, ...]:
    """In the order of `Parts`."""
    return tr("scored so far"), tr("Common Locations"), tr("Faction Locations"), tr("put by")


class ScoresTab(ScorePage):
    """`show_view` after every change of the table."""

    def __init__(self, content: Components) -> None:
        self.content = content
        self.race = RichText("", "body", "ink")
        self.ranks = RichText("", "body", "ink")
        super().__init__(self.race, self.ranks)

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        found = [parts(self.content, player) for player in view.players]
        self.show_lines(self._lines(found), seat, signs[: len(found)])
        self.ranks.setVisible(view.virtual is not None)
        if view.virtual is None:
            unused = [key(player)[1] for player in view.players]
            self.race.set_text(
                tr(
                    "Ties: most unused Workers and Resources ({now}), then most cards in hand. §8.2",
                    now=" : ".join(map(str, unused)),
                )
            )
        else:
            self.race.set_text(self._race(view, view.virtual))
            self.ranks.set_text(ranks_of(self.content).listed(sum(found[ALONE]), words))

    def _lines(self, found: Sequence[Parts]) -> list[ScoreLine]:
        names = part_names()
        lines = [
            ScoreLine(ICONS[place], name, COLOURS[place], [now[place] for now in found])
            for place, name in enumerate(names)
            if place < len(names) - 1 or any(now.banked for now in found)
        ]
        return [*lines, ScoreLine("app-trophy", tr("Total"), "#c9982f", [sum(now) for now in found])]

    def _race(self, view: State, virtual: Virtual) -> str:
        """§11.1"""
        mine = faction_locations(self.content, view.players[ALONE])
        text = tr(
            "**{mine}** Faction Locations against **{cards}** cards in the Collection.",
            mine=mine,
            cards=len(virtual.collection),
        )
        stand = tr("You are ahead.") if mine > len(virtual.collection) else tr("So it would be lost.")
        return f"{text} {stand} §11.1"
