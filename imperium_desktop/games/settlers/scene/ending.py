"""How a match of Imperial Settlers ended: points by source, Locations, and alone the race and the rank."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.settlers.analysis.chronicle import SOURCES, chronicle, produced
from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.rules.state import State, Virtual
from imperium_desktop.games.settlers.scene.facts import FACTS
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plots import SOURCE_ICONS, plots, source_columns
from imperium_desktop.games.settlers.scene.scores import ranks_of
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Telling
from imperium_desktop.ui.scenes.protocol.plots import Column, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.wording.messages import MessageKey

COMMON, FACTION = SOURCES.index("common"), SOURCES.index("faction")
AGAINST_THE_COLLECTION = (MessageKey("total"), MessageKey("won_with_more_faction_locations_than_cards"))


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return SettlersEnding(match, words, seating, signs).ending()


class SettlersEnding(EndingBuilder[State, Components]):
    emblem = "settlers-vp"
    lost_emblem = "settlers-attack"
    total = MessageKey("victory_points")
    steps = (
        (MessageKey("during_the_rounds"), MessageKey("production_deals_actions_features_and_razing")),
        (MessageKey("common_locations"), MessageKey("a_point_for_each")),
        (MessageKey("faction_locations"), MessageKey("two_points_for_each")),
        (MessageKey("total"), MessageKey("ties_unused_workers_and_resources_then_cards")),
    )
    note = MessageKey("small_number_rounds_in_which_points_were")
    added_icon = "settlers-vp"
    counted = MessageKey("what_was_scored_during_the_rounds")
    placings_title = MessageKey("points_source_by_source")
    rule = "§8"
    lost = FACTS.lost
    tie_breaks = (MessageKey("unused_goods"), MessageKey("cards_in_hand"))

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = chronicle(match, EVERYBODY)
        self.ranks = ranks_of(self.content)
        if self.state.virtual is not None:
            self.rule = "§11.8"
            self.steps = (*self.steps[:-1], AGAINST_THE_COLLECTION)

    def title(self) -> str:
        name, points = self.name(self.first.seat), self.first.score[0]
        if self.result.ending == "lost":
            return say("loses_against_the_collection", name=name)
        return self.ranks.title(name, points, self.words) if self.result.ending == "won" else super().title()

    def facts(self) -> tuple[str, ...]:
        built = sum(len(player.locations) for player in self.state.players)
        goods = sum(produced(self.story, seat) for seat in self.seats)
        return (
            say("n_rounds", n=self.state.round),
            say("locations_stand", n=built),
            say("goods_produced", n=goods),
        )

    def side(self, seat: int) -> str:
        return self.state.players[seat].faction or ""

    def columns(self) -> tuple[Column, ...]:
        return source_columns()

    def counting(self) -> Iterator[Counting]:
        for step, known in enumerate((COMMON, FACTION, len(SOURCES))):
            yield Counting(step, [self.cells(seat, known) for seat in self.seats])

    def cells(self, seat: int, known: int) -> Cells:
        """Cells of which the first `known` are told, each with the number of rounds that brought its points."""
        each = (self.story.gains.by_turn(seat, source) for source in SOURCES)
        return tuple(
            Cell(sum(points), added=self.rounds(points)) if place < known else Cell(None)
            for place, points in enumerate(each)
        )

    @staticmethod
    def rounds(points: Sequence[int]) -> tuple[int, ...]:
        scoring = sum(value > 0 for value in points)
        return (scoring,) if scoring else ()

    def detail(self, standing: Standing) -> str:
        return say("workers_and_resources", count=standing.score[1])

    def pieces(self, seat: int) -> Iterator[tuple[str, int]]:
        for source, icon in zip(SOURCES, SOURCE_ICONS, strict=True):
            yield icon, self.story.gains.total(seat, source)

    def alone(self) -> tuple[str, str]:
        assert self.state.virtual is not None
        race = self.race(self.state.virtual)
        if self.result.ending == "lost":
            return say("why_lost"), f"{race} §11.8"
        return say("which_rank"), f"{race} {self.ranks.result(self.first.score[0], self.words)}"

    def race(self, virtual: Virtual) -> str:
        """Tell the race of faction Locations against the Collection (§11.8)."""
        return say(
            "mine_faction_locations_stood_against_cards",
            mine=faction_locations(self.content, self.state.players[ALONE]),
            cards=len(virtual.collection),
        )

    def decided(self) -> Iterator[str]:
        first, gains = self.first.seat, self.story.gains
        best = max(range(len(SOURCES)), key=lambda place: gains.total(first, SOURCES[place]))
        yield say(
            "most_points_from_what",
            name=self.name(first),
            what=source_columns()[best].title,
            points=gains.total(first, SOURCES[best]),
        )
        yield say("production_brought_n_goods", n=produced(self.story, first))
        if self.state.virtual is not None:
            yield self.race(self.state.virtual)
        if self.result.ending == "won":
            yield self.ranks.next(self.first.score[0], self.words)

    def moments(self) -> Iterator[Telling]:
        return self.tellings(self.story.moments)

    def plots(self) -> tuple[Plot, ...]:
        return plots(self.content, self.story, self.state, self.words)
