"""How a match of Imperium ended: points by source, or the collapse and who had least Unrest."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.imperium.analysis.chronicle import ACQUIRED, PLAYED, best_rounds, chronicle, gained, leads
from imperium_desktop.games.imperium.analysis.sources import SOURCES, pieces_by_source, points_by_source
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.scoring import points, unrest
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plots import SOURCE_ICONS, plots, source_columns
from imperium_desktop.markup import escaped
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Telling
from imperium_desktop.ui.scenes.protocol.plots import Column, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.wording.messages import MessageKey

MARKET = SOURCES.index("fame")
"""Progress and the cards of the market come first."""
ALL = len(SOURCES)
SUNKEN = SOURCES.index("sunken")
SUNKEN_TOO = (
    MessageKey("fame_own_nation_and_sunken_pile"),
    MessageKey("fame_cards_the_nations_cards_the_power"),
)
COLLAPSED = (MessageKey("total"), MessageKey("the_world_collapsed"))


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return ImperiumEnding(match, words, seating, signs).ending()


class ImperiumEnding(EndingBuilder[State, Components]):
    emblem = "imperium-vp"
    lost_emblem = "imperium-unrest"
    total = MessageKey("victory_points")
    steps = (
        (MessageKey("progress_and_market_cards"), MessageKey("a_point_for_each_progress")),
        (MessageKey("fame_and_own_nation"), MessageKey("fame_cards_the_nations_cards")),
        (MessageKey("unrest"), MessageKey("two_points_less_for_each")),
        (MessageKey("total"), MessageKey("most_points_win")),
    )
    note = MessageKey("small_number_how_many_tokens_or_cards")
    added_icon = "imperium-vp"
    counted = MessageKey("progress_and_every_card")
    counted_with_sunken = MessageKey("progress_and_every_card_sunken_ones_too")
    placings_title = MessageKey("points_source_by_source")
    rule = "§11"
    tie_breaks = (MessageKey("points"),)

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = chronicle(match, EVERYBODY)
        self.collapsed = self.result.ending == "collapse"
        if self.collapsed:
            self.steps = (*self.steps[:-1], COLLAPSED)
            self.total = MessageKey("points")
        sinks = any(self.content.exceptions[player.nation].sinks for player in self.state.players if player.nation)
        if sinks:
            self.counted = self.counted_with_sunken
            self.steps = (self.steps[0], SUNKEN_TOO, *self.steps[2:])
        self.places = [place for place in range(ALL) if place != SUNKEN or sinks]
        """Places of the sources that have a column."""

    def title(self) -> str:
        if not self.collapsed:
            return super().title()
        winners = self.result.winners
        least = self.ranking.criteria[0].value(self.first.score[0])
        if len(winners) > 1:
            return say("the_world_collapses_names_share_the_victory", names=self.names(winners), unrest=least)
        return say("the_world_collapses_name_wins_with_unrest", name=self.name(winners[0]), unrest=least)

    def facts(self) -> tuple[str, ...]:
        return (
            say("n_rounds", n=self.state.round),
            say("cards_played", n=sum(self.story.gains.total(seat, PLAYED) for seat in self.seats)),
            say("cards_from_the_market", n=sum(self.story.gains.total(seat, ACQUIRED) for seat in self.seats)),
        )

    def side(self, seat: int) -> str:
        return self.state.players[seat].nation or ""

    def columns(self) -> tuple[Column, ...]:
        return tuple(source_columns()[place] for place in self.places)

    def counting(self) -> Iterator[Counting]:
        for step, known in enumerate((MARKET, ALL - 1, ALL)):
            yield Counting(step, [self.cells(seat, known) for seat in self.seats])

    def cells(self, seat: int, known: int) -> Cells:
        """Cells of which the first `known` are told, each with the number that gives its points.

        That is of tokens or cards.
        """
        values = points_by_source(self.content, self.state, seat)
        pieces = pieces_by_source(self.content, self.state, seat)
        return tuple(
            Cell(values[place], added=(pieces[place],) if values[place] else ()) if place < known else Cell(None)
            for place in self.places
        )

    def total_of(self, standing: Standing) -> str:
        return str(points(self.content, self.state, standing.seat))

    def detail(self, standing: Standing) -> str:
        return say("unrest_count", count=unrest(self.content, self.state, standing.seat))

    def pieces(self, seat: int) -> Iterator[tuple[str, int]]:
        yield from zip(SOURCE_ICONS, points_by_source(self.content, self.state, seat), strict=True)

    def decided(self) -> Iterator[str]:
        first = self.first.seat
        values = points_by_source(self.content, self.state, first)
        best = max(range(ALL), key=lambda place: values[place])
        yield say(
            "most_points_from_what",
            name=self.name(first),
            what=source_columns()[best].title,
            points=values[best],
        )
        yield say("tokens_were_gained_on_the_way", n=gained(self.story, first))
        for seat, player in enumerate(self.state.players):
            if player.quest:
                quest = escaped(self.words.label(player.quest))
                yield say("the_active_quest_belongs_to_nobody", name=self.name(seat), quest=quest)

    def moments(self) -> Iterator[Telling]:
        """What the log tells, and between it who came to lead and which rounds were the best."""
        told = [*self.tellings(self.story.moments), *self.leads()]
        return iter(sorted(told, key=lambda telling: telling.turn))

    def leads(self) -> Iterator[Telling]:
        for lead in leads(self.story):
            text = say(
                "leads_by_worth_points_to_behind", name=self.name(lead.seat), worth=lead.worth, behind=lead.behind
            )
            yield Telling(lead.turn, lead.seat, text, tells_winner=True)
        for best in best_rounds(self.story):
            text = say("the_best_round", name=self.name(best.seat), points=best.worth)
            yield Telling(best.turn, best.seat, text, tells_winner=True)

    def plots(self) -> tuple[Plot, ...]:
        return plots(self.story)
