"""How a match of Hadrian's Wall ended, for the end page: attributes, Paths, Disdain, and the rank that was reached."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.hadrian.analysis.chronicle import EARNED, SPENT, chronicle
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, DISCIPLINE, RENOWN
from imperium_desktop.games.hadrian.rules.scoring import path_points, path_total, penalty
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.facts import FACTS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.plots import columns, plots
from imperium_desktop.games.hadrian.scene.scores import ranks_of
from imperium_desktop.games.hadrian.scene.sheets.ink import MEASURE_SIGNS
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Telling
from imperium_desktop.ui.scenes.protocol.plots import Column, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.wording.messages import MessageKey


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return HadrianEnding(match, words, seating, signs).ending()


class HadrianEnding(EndingBuilder[State, Components]):
    emblem = "hadrian-renown"
    lost_emblem = "hadrian-disdain"
    total = MessageKey("victory_points")
    steps = (
        (MessageKey("attributes"), MessageKey("a_point_for_every_box")),
        (MessageKey("paths"), MessageKey("up_to_three_points")),
        (MessageKey("disdain_title"), MessageKey("the_penalty_for_marks_that_are_left")),
        (MessageKey("total"), MessageKey("ties_less_disdain_then_more_for_paths")),
    )
    note = MessageKey("the_numbers_are_the_years")
    added_icon = "app-check"
    counted = MessageKey("all_four_attributes")
    placings_title = MessageKey("paths_one_by_one")
    rule = "§9"
    lost = FACTS.lost
    tie_breaks = (MessageKey("disdain"), MessageKey("points_for_paths"))

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = chronicle(match, EVERYBODY)
        self.ranks = ranks_of(self.content)
        self.for_a_rank = len(self.seats) == 1 and not self.state.setup.fort

    def title(self) -> str:
        name, points = self.name(self.first.seat), self.first.score[0]
        if self.state.setup.fort:
            judged = self.words.ending(self.result.ending)
            return say("holds_points", name=name, points=points, ending=judged)
        return self.ranks.title(name, points, self.words) if self.for_a_rank else super().title()

    def facts(self) -> tuple[str, ...]:
        earned, spent = (sum(self.story.gains.total(seat, what) for seat in self.seats) for what in (EARNED, SPENT))
        return (
            say("n_years", n=self.state.year),
            say("earned_items_received", earned=earned, spent=spent),
        )

    def columns(self) -> tuple[Column, ...]:
        return columns(self.words)

    def counting(self) -> Iterator[Counting]:
        years = max(len(player.paths) for player in self.state.players)
        yield Counting(0, [self.cells(seat, None) for seat in self.seats])
        for year in range(1, years + 1):
            yield Counting(1, [self.cells(seat, year) for seat in self.seats])
        yield Counting(2, [self.cells(seat, years, penalised=True) for seat in self.seats])

    def cells(self, seat: int, years: int | None, *, penalised: bool = False) -> Cells:
        """Cells with the Paths of `years` Years, and the numbers of those that brought something."""
        player = self.state.players[seat]
        values = [Cell(value) for value in player.filled[RENOWN : DISCIPLINE + 1]]
        points = [path_points(self.content, player, card) for card in player.paths[: years or 0]]
        paid = tuple(year for year, value in enumerate(points, 1) if value)
        paths = Cell(None) if years is None else Cell(sum(points), None, paid)
        return *values, paths, Cell(-penalty(self.content, player)) if penalised else Cell(None)

    def detail(self, standing: Standing) -> str:
        return say("disdain_marks", marks=self.state.players[standing.seat].marks)

    def pieces(self, seat: int) -> Iterator[tuple[str, int]]:
        player = self.state.players[seat]
        for card in player.paths:
            icon = f"hadrian-{MEASURE_SIGNS[self.content.paths[card].measure]}"
            yield icon, path_points(self.content, player, card)

    def alone(self) -> tuple[str, str]:
        return say("which_rank"), self.ranks.result(self.first.score[0], self.words)

    def decided(self) -> Iterator[str]:
        first, gains = self.first.seat, self.story.gains
        player = self.state.players[first]
        values = player.filled[RENOWN : DISCIPLINE + 1]
        best = max(range(len(ATTRIBUTES)), key=lambda place: values[place])
        yield say(
            "the_strongest_attribute_is_attribute",
            name=self.name(first),
            attribute=self.words.label(ATTRIBUTES[best]),
            points=values[best],
        )
        yield say("paths_bring_points_of_18_points", points=path_total(self.content, player))
        lost = penalty(self.content, player)
        yield say("disdain_costs_points", points=lost) if lost else say("no_disdain_is_left")
        earned, spent = gains.total(first, EARNED), gains.total(first, SPENT)
        yield say("spent_of_earned_workers_and_resources_were", earned=earned, spent=spent)
        if self.for_a_rank:
            yield self.ranks.next(self.first.score[0], self.words)

    def moments(self) -> Iterator[Telling]:
        return self.tellings(self.story.moments)

    def plots(self) -> tuple[Plot, ...]:
        return plots(self.content, self.story, self.words)
