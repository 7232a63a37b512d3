"""How a match of Mare Nostrum ended: which of the four victories, and how near everybody came to each."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.mare_nostrum.analysis.chronicle import BATTLES, INCOME, chronicle
from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.faces import disc_at
from imperium_desktop.games.mare_nostrum.scene.facts import FACTS
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plots import PLACE_COLOURS, plots, track_columns
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Telling
from imperium_desktop.ui.scenes.protocol.plots import Column, Paint, Person, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.wording.messages import MessageKey

TITLES: Final = {
    "prestige": MessageKey("wins_by_prestige"),
    "fame": MessageKey("wins_by_fame"),
    "conquest": MessageKey("wins_by_conquest"),
    "leadership": MessageKey("wins_by_leadership"),
}
SHARED: Final = {
    "prestige": MessageKey("share_the_victory_by_prestige"),
    "fame": MessageKey("share_the_victory_by_fame"),
    "conquest": MessageKey("share_the_victory_by_conquest"),
    "leadership": MessageKey("share_the_victory_by_leadership"),
}
NAMES: Final = {
    "prestige": MessageKey("prestige"),
    "fame": MessageKey("fame"),
    "conquest": MessageKey("conquest"),
    "leadership": MessageKey("leadership"),
}
TRACKS_TOLD: Final = MessageKey("tracks")
COUNTED: Final = {"prestige": 3, "fame": 0, "conquest": 1, "leadership": 2}
"""The column that each victory is about."""


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return MareNostrumEnding(match, words, seating, signs).ending()


def _paint_emblem(empire: str, p: QPainter, rect: QRectF) -> None:
    if empire:
        disc_at(p, empire, rect)


class MareNostrumEnding(EndingBuilder[State, Components]):
    steps = (
        (MessageKey("four_ways_to_win"), MessageKey("cards_great_cities_titles_and_the_pyramids")),
        (MessageKey("the_tracks"), MessageKey("buildings_cities_and_units_with_the_bonuses")),
        (MessageKey("who_won"), MessageKey("the_others_by_cards")),
    )
    note = MessageKey("who_is_highest_on_a_track_holds")
    added_icon = "app-crown"
    counted = MessageKey("a_match_is_won_at_once")
    placings_title = MessageKey("the_tracks")
    rule = "§9.1"

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = chronicle(match, EVERYBODY)
        self.total = TRACKS_TOLD if self.result.ending == "prestige" else NAMES[self.result.ending]

    def title(self) -> str:
        winners = self.result.winners
        titles = TITLES if len(winners) == 1 else SHARED
        return say(titles[self.result.ending], names=self.names(winners))

    def facts(self) -> tuple[str, ...]:
        battles = sum(self.story.gains.total(seat, BATTLES) for seat in self.seats)
        provinces = sum(player.controls.bit_count() for player in self.state.players)
        return (
            say("n_rounds", n=self.state.round),
            say("n_battles", n=battles),
            say("provinces_have_an_owner", n=provinces),
        )

    def emblems(self) -> tuple[Paint, ...]:
        return tuple(partial(_paint_emblem, self.side(seat)) for seat in self.result.winners)

    def side(self, seat: int) -> str:
        return self.state.players[seat].empire or ""

    def person(self, seat: int) -> Person:
        return msgspec.structs.replace(super().person(seat), icon=FACTS.faction_icon(self.side(seat)))

    def columns(self) -> tuple[Column, ...]:
        _, cities, cards = PLACE_COLOURS
        return (
            Column(say("cards"), "mare-hero", cards, "diamond"),
            Column(say("great_cities"), "mare-capital", cities, "pentagon"),
            Column(say("titles"), "app-crown", "#7a5618", "cross"),
            Column(say("pyramids"), "mare-pyramid", "#a05a1c", "triangle"),
            *track_columns(),
        )

    def values(self, seat: int) -> tuple[int, ...]:
        player = self.state.players[seat]
        return (
            len(player.cards),
            victory_cities(self.content, self.state, seat),
            self.state.titles.count(seat),
            int(player.pyramids),
            *tracks(self.content, self.state, seat),
        )

    def counting(self) -> Iterator[Counting]:
        yield Counting(0, [self.cells(seat, 4) for seat in self.seats])
        yield Counting(1, [self.cells(seat, 7) for seat in self.seats])

    def cells(self, seat: int, known: int) -> Cells:
        return tuple(Cell(value if place < known else None) for place, value in enumerate(self.values(seat)))

    def total_of(self, standing: Standing) -> str:
        """How near one came to this victory; where it was the Pyramids, which others have none of, the tracks."""
        values, ending = self.values(standing.seat), self.result.ending
        if ending == "prestige":
            return " · ".join(map(str, values[4:]))
        return f"{values[COUNTED[ending]]}/{self.needed()[ending]}"

    def needed(self) -> dict[str, int]:
        box = self.content.box
        return {"fame": len(box.prices.cards) + 1, "conquest": box.victory.cities, "leadership": len(TRACKS)}

    def detail(self, standing: Standing) -> str:
        """Detail beside a victory that can be counted: the tracks."""
        values = self.values(standing.seat)
        if self.result.ending == "prestige":
            return say("pyramids") if values[3] else ""
        return " · ".join(map(str, values[4:]))

    def decided(self) -> Iterator[str]:
        first, place = self.first.seat, COUNTED[self.result.ending]
        values = [self.values(seat)[place] for seat in self.seats]
        others = [value for seat, value in enumerate(values) if seat not in self.result.winners]
        yield say(
            "what_have_for_name",
            what=self.columns()[place].title,
            have=values[first],
            name=self.name(first),
            most=max(others, default=0),
        )
        income = sum(self.story.gains.total(first, what) for what in INCOME)
        yield say("collected_n_resources", name=self.name(first), n=income)

    def moments(self) -> Iterator[Telling]:
        return self.tellings(self.story.moments)

    def plots(self) -> tuple[Plot, ...]:
        return plots(self.story)
