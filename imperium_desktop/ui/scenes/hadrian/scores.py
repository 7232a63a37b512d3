"""Points of Mur Hadriana during a match: the score sheet of all seats, the own Paths, and the rank to reach."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import MEASURES, path_points, path_total, penalty, total
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.fonts import sizes
from imperium_desktop.ui.kit import Page, RichText, Rule, escaped
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.pages.score_sheet import ScoreLine, ScoreSheet
from imperium_desktop.ui.palette import HADRIAN_TRACKS
from imperium_desktop.ui.style import look


class ScoresTab(Page):
    """`show_view` after every change of the table; everything here lies open."""

    rule_clicked = Signal(str)

    def __init__(self, content: Components, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self.heading = RichText("", "area heading", "on_page_title")
        self.sheet = ScoreSheet()
        self.line = Rule(strong=True)
        self.paths_heading = RichText("", "area heading", "on_page_title")
        self.paths = RichText("", "body", "ink")
        self.ranks = RichText("", "body", "ink")
        for part in (self.heading, self.sheet, self.line, self.paths_heading, self.paths, self.ranks):
            self.rows.addWidget(part)
        self.ranks.rule_clicked.connect(self.rule_clicked)
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        self.rows.setSpacing(sizes.measure.height(5, 9))
        self.rows.setContentsMargins(0, 0, sizes.measure.scaled(4), sizes.measure.scaled(4))

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        self.heading.set_text(tr("If the match ended now"))
        self.sheet.show_lines(self._lines(view.players, words), seat, signs[: len(view.players)])
        player = view.players[seat]
        self.paths_heading.set_text(tr("Your Paths"))
        self.paths_heading.setVisible(bool(player.paths))
        self.paths.setVisible(bool(player.paths))
        self.paths.set_text("\n".join(self._path(player, card, words) for card in player.paths))
        self.ranks.setVisible(len(view.players) == 1 and not view.setup.fort)
        if len(view.players) == 1:
            self.ranks.set_text(self._ranks(total(self.content, player), words))

    def _lines(self, players: Sequence[Player], words: Words) -> list[ScoreLine]:
        values = [player.filled[RENOWN : DISCIPLINE + 1] for player in players]
        lines = [
            ScoreLine(f"hadrian-{name}", words.label(name), HADRIAN_TRACKS[name], [value[place] for value in values])
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

    def _ranks(self, points: int, words: Words) -> str:
        """§10.5, the one reached so far in bold."""
        ranks = self.content.box.ranks
        reached = max(place for place, rank in enumerate(ranks) if points >= rank.least or not place)
        told = []
        for place, rank in enumerate(ranks):
            name = escaped(words.label(rank.id))
            least = f" {rank.least}+" if rank.least > 0 else ""
            told.append(f"**{name}{least}**" if place == reached else f"{name}{least}")
        return f"{tr('Ranks')}: {', '.join(told)} §10.5"
