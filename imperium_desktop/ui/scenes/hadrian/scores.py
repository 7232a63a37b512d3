"""Points of Mur Hadriana during a match: the score sheet of all seats, the own Paths, and the rank to reach."""

from collections.abc import Sequence

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import MEASURES, path_points, path_total, penalty, total
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import RichText, escaped
from imperium_desktop.ui.kit.score_sheet import ScoreLine, ScorePage
from imperium_desktop.ui.scenes.hadrian.colours import TRACK_COLOURS
from imperium_desktop.ui.scenes.shared.ranks import Rank, Ranks
from imperium_desktop.ui.theme.language import tr


def ranks_of(content: Components) -> Ranks:
    return Ranks([Rank(rank.id, rank.least) for rank in content.box.ranks], "§10.5")


class ScoresTab(ScorePage):
    """`show_view` after every change of the table."""

    def __init__(self, content: Components) -> None:
        self.content = content
        self.paths_heading = RichText("", "area heading", "on_page_title")
        self.paths = RichText("", "body", "ink")
        self.ranks = RichText("", "body", "ink")
        super().__init__(self.paths_heading, self.paths, self.ranks)

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        self.show_lines(self._lines(view.players, words), seat, signs[: len(view.players)])
        player = view.players[seat]
        self.paths_heading.set_text(tr("Your Paths"))
        self.paths_heading.setVisible(bool(player.paths))
        self.paths.setVisible(bool(player.paths))
        self.paths.set_text("\n".join(self._path(player, card, words) for card in player.paths))
        self.ranks.setVisible(len(view.players) == 1 and not view.setup.fort)
        if len(view.players) == 1:
            self.ranks.set_text(ranks_of(self.content).listed(total(self.content, player), words))

    def _lines(self, players: Sequence[Player], words: Words) -> list[ScoreLine]:
        values = [player.filled[RENOWN : DISCIPLINE + 1] for player in players]
        lines = [
            ScoreLine(f"hadrian-{name}", words.label(name), TRACK_COLOURS[name], [value[place] for value in values])
            for place, name in enumerate(ATTRIBUTES)
        ]
        paths = [path_total(self.content, player) for player in players]
        lost = [-penalty(self.content, player) for player in players]
        totals = [total(self.content, player) for player in players]
        return [
            *lines,
            ScoreLine("hadrian-scout", tr("Paths"), "#98a04a", paths),
            ScoreLine("hadrian-disdain", words.label("disdain"), "#c0504d", lost),
            ScoreLine("app-trophy", tr("Total"), "#c9982f", totals),
        ]

    def _path(self, player: Player, card: str, words: Words) -> str:
        path = self.content.paths[card]
        reached = MEASURES[path.measure](self.content, player)
        steps = " · ".join(map(str, path.steps))
        points = tr("{points} VP", points=path_points(self.content, player, card))
        return (
            f"**{escaped(words.label(card))}** {points}\n{escaped(words.label(path.measure))}: **{reached}** ({steps})"
        )
