"""How a match of Imperium ended: points by source, or the collapse and who had least Unrest."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.imperium.analysis.chronicle import ACQUIRED, PLAYED, best_rounds, chronicle, gained, leads
from imperium_desktop.games.imperium.analysis.sources import SOURCES, pieces_by_source, points_by_source
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.scoring import points, unrest
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.plots import SOURCE_ICONS, plots, source_columns
from imperium_desktop.markup import escaped
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Telling
from imperium_desktop.ui.scenes.protocol.plots import Column, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.theme.language import mark, tr

MARKET = SOURCES.index("fame")
"""Progress and the cards of the market come first."""
ALL = len(SOURCES)
SUNKEN = SOURCES.index("sunken")
SUNKEN_TOO = (
    mark("Fame, own nation and sunken pile"),
    mark("fame cards, the nation’s cards, the power card and sunken cards, at most 10 each"),
)
COLLAPSED = (mark("Total"), mark("the world collapsed: fewest Unrest wins, then points"))


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return ImperiumEnding(match, words, seating, signs).ending()


class ImperiumEnding(EndingBuilder[State, Components]):
    emblem = "imperium-vp"
    lost_emblem = "imperium-unrest"
    steps = (
        (mark("Progress and market cards"), mark("a point for each progress, and what each card is worth")),
        (mark("Fame and own nation"), mark("fame cards, the nation’s cards and the power card, at most 10 each")),
        (mark("Unrest"), mark("two points less for each")),
        (mark("Total"), mark("most points win; a tie is shared")),
    )
    note = mark("{icon} small number: how many tokens or cards give these points")
    added_icon = "imperium-vp"
    counted = mark("Progress, and every card in hand, deck, discard pile, play area, garrisons and history. §11.2")
    counted_with_sunken = mark(
        "Progress, and every card in hand, deck, discard pile, play area, garrisons, history and sunken pile. §11.2"
    )
    placings_title = mark("Points, source by source")
    rule = "§11"
    tie_breaks = (mark("points"),)

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = chronicle(match, EVERYBODY)
        self.collapsed = self.result.ending == "collapse"
        if self.collapsed:
            self.steps = (*self.steps[:-1], COLLAPSED)
            self.total = mark("points")
        sinks = any(self.content.exceptions[player.nation].sinks for player in self.state.players if player.nation)
        if sinks:
            self.counted = self.counted_with_sunken
            self.steps = (self.steps[0], SUNKEN_TOO, *self.steps[2:])
        self.places = [place for place in range(ALL) if place != SUNKEN or sinks]
        """Of the sources that have a column."""

    def title(self) -> str:
        if not self.collapsed:
            return super().title()
        winners = self.result.winners
        least = self.ranking.criteria[0].value(self.first.score[0])
        if len(winners) > 1:
            return tr("The world collapses: {names} share the victory with {unrest} Unrest",
                      names=self.names(winners), unrest=least)  # fmt: skip
        return tr("The world collapses: {name} wins with {unrest} Unrest", name=self.name(winners[0]), unrest=least)

    def facts(self) -> tuple[str, ...]:
        return (
            tr("{n} rounds", n=self.state.round),
            tr("{n} cards played", n=sum(self.story.gains.total(seat, PLAYED) for seat in self.seats)),
            tr("{n} cards from the market", n=sum(self.story.gains.total(seat, ACQUIRED) for seat in self.seats)),
        )

    def side(self, seat: int) -> str:
        return self.state.players[seat].nation or ""

    def columns(self) -> tuple[Column, ...]:
        return tuple(source_columns()[place] for place in self.places)

    def counting(self) -> Iterator[Counting]:
        for step, known in enumerate((MARKET, ALL - 1, ALL)):
            yield Counting(step, [self.cells(seat, known) for seat in self.seats])

    def cells(self, seat: int, known: int) -> Cells:
        """The first so many columns are told, each with the number of tokens or cards that give its points."""
        values = points_by_source(self.content, self.state, seat)
        pieces = pieces_by_source(self.content, self.state, seat)
        return tuple(
            Cell(values[place], added=(pieces[place],) if values[place] else ()) if place < known else Cell(None)
            for place in self.places
        )

    def total_of(self, standing: Standing) -> str:
        return str(points(self.content, self.state, standing.seat))

    def detail(self, standing: Standing) -> str:
        return tr("Unrest: {count}", count=unrest(self.content, self.state, standing.seat))

    def pieces(self, seat: int) -> Iterator[tuple[str, int]]:
        yield from zip(SOURCE_ICONS, points_by_source(self.content, self.state, seat), strict=True)

    def decided(self) -> Iterator[str]:
        first = self.first.seat
        values = points_by_source(self.content, self.state, first)
        best = max(range(ALL), key=lambda place: values[place])
        yield tr(
            "{name}: most points from {what}, {points}.",
            name=self.name(first),
            what=source_columns()[best].title,
            points=values[best],
        )
        yield tr("{n} tokens were gained on the way.", n=gained(self.story, first))
        for seat, player in enumerate(self.state.players):
            if player.quest:
                quest = escaped(self.words.label(player.quest))
                yield tr("{name}: the active quest ({quest}) belongs to nobody and scores nothing. §22.1",
                         name=self.name(seat), quest=quest)  # fmt: skip

    def moments(self) -> Iterator[Telling]:
        """What the log tells, and between it who came to lead and which rounds were the best."""
        told = [*self.tellings(self.story.moments), *self.leads()]
        return iter(sorted(told, key=lambda telling: telling.turn))

    def leads(self) -> Iterator[Telling]:
        for lead in leads(self.story):
            text = tr("{name} leads by {worth} points to {behind}.",
                      name=self.name(lead.seat), worth=lead.worth, behind=lead.behind)  # fmt: skip
            yield Telling(lead.turn, lead.seat, text, tells_winner=True)
        for best in best_rounds(self.story):
            text = tr("{name}: the best round, {points} points.", name=self.name(best.seat), points=best.worth)
            yield Telling(best.turn, best.seat, text, tells_winner=True)

    def plots(self) -> tuple[Plot, ...]:
        return plots(self.story)
