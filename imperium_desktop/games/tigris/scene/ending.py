"""How a match of Tigris & Euphrates ended, for the end page: screens open, treasures fall into place, ranks."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.tigris.analysis.chronicle import Moment, Story, tell_story
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import TILES, Components
from imperium_desktop.games.tigris.rules.scoring import place_jokers
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.colours import LEADER_COLOURS
from imperium_desktop.games.tigris.scene.faces import paint_disc, paint_tile
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.plots import courses
from imperium_desktop.markup import escaped
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Result, Standing
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Cell, Ending, Fall, Placing, Telling
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Paint, Plot
from imperium_desktop.ui.scenes.shared.ending import Cells, Counting, EndingBuilder
from imperium_desktop.ui.wording.messages import MessageKey

MOST_TOLD = 16
COLOURS = ("king", "priest", "farmer", "trader")
MOST_OF_THE_POINTS = {
    "tiles": MessageKey("most_of_the_all_points_come_from_tiles"),
    "wars": MessageKey("most_of_the_all_points_come_from_wars"),
    "revolts": MessageKey("most_of_the_all_points_come_from_revolts"),
    "monuments": MessageKey("most_of_the_all_points_come_from_monuments"),
}


def tell_end(match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
    """Everything the end page shows of a finished match."""
    return TigrisEnding(match, words, seating, signs).ending()


def _paint_emblem(dynasty: str, p: QPainter, rect: QRectF) -> None:
    if dynasty:
        paint_disc(p, rect.center(), rect.width() * 0.47, LEADER_COLOURS["king"], dynasty)


def _paint_column(tile: str, p: QPainter, rect: QRectF) -> None:
    paint_tile(p, rect, tile)


class TigrisEnding(EndingBuilder[State, Components]):
    total = MessageKey("weakest_sphere")
    steps = (
        (MessageKey("screens_open"), MessageKey("everybodys_points_become_visible")),
        (
            MessageKey("treasures_fall_into_place"),
            MessageKey("each_goes_to_the_weakest_colour"),
        ),
        (MessageKey("the_weakest_sphere_counts_title"), MessageKey("ties_the_next_weakest_and_so_on")),
    )
    note = MessageKey("a_treasure_is_one_point")
    added_icon = "tigris-treasure"
    counted = MessageKey("each_players_weakest_sphere_counts")
    placings_title = MessageKey("treasures_one_by_one")
    rule = "§10.2"
    tie_breaks = (
        MessageKey("second_weakest_sphere"),
        MessageKey("third_weakest_sphere"),
        MessageKey("strongest_sphere"),
    )

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        super().__init__(match, words, seating, signs)
        self.story = tell_story(self.content, self.state, match.events)
        self.chosen = [place_jokers(player)[1] for player in self.state.players]
        """Columns of the treasures in their order, by seat."""

    def title(self) -> str:
        points, winners = self.first.score[0], self.result.winners
        names = self.names(winners)
        if len(winners) > 1:
            return say("share_the_victory_with_weakest_sphere", names=names, points=points)
        dynasty = self.words.name(self.side(winners[0]), "gen")
        return say("wins_with_weakest_sphere", name=names, dynasty=dynasty, points=points)

    def facts(self) -> tuple[str, ...]:
        counts = [
            say("n_wars", n=self.story.wars),
            say("n_revolts", n=self.story.revolts),
            say("n_monuments", n=self.story.monuments),
        ]
        return say("n_turns", n=self.story.turns), ", ".join(counts)

    def emblems(self) -> tuple[Paint, ...]:
        return tuple(partial(_paint_emblem, self.side(seat)) for seat in self.result.winners)

    def side(self, seat: int) -> str:
        return self.state.players[seat].dynasty or ""

    def columns(self) -> tuple[Column, ...]:
        return tuple(
            Column(
                self.words.name(tile, "pl"),
                f"tigris-{tile}",
                LEADER_COLOURS[colour],
                marker,
                partial(_paint_column, tile),
            )
            for tile, colour, marker in zip(TILES, COLOURS, MARKERS, strict=False)
        )

    def counting(self) -> Iterator[Counting]:
        yield Counting(0, [(Cell(None),) * len(TILES) for _ in self.seats])
        yield Counting(0, self.table(0, None))
        for number in range(1, max(map(len, self.chosen)) + 1):
            for seat, chosen in enumerate(self.chosen):
                if number <= len(chosen):
                    fall = Fall(seat, chosen[number - 1], number)
                    yield Counting(1, self.table(number, fall), fall)
        if not any(self.chosen):
            yield Counting(1, self.table(0, None))

    def table(self, number: int, fall: Fall | None) -> Sequence[Cells]:
        """Cells with the first treasures of everybody, up to this number and this seat."""
        last = fall.seat if fall is not None else 0
        return [self.cells(seat, number if seat <= last else number - 1, fall) for seat in self.seats]

    def cells(self, seat: int, treasures: int, fall: Fall | None) -> Cells:
        points = self.state.players[seat].points
        added: list[list[int]] = [[] for _ in TILES]
        for number, column in enumerate(self.chosen[seat][: max(treasures, 0)], 1):
            added[column].append(number)
        fallen = fall.column if fall is not None and fall.seat == seat else None
        return tuple(
            Cell(before + len(numbers), before if numbers else None, tuple(numbers), column == fallen)
            for column, (before, numbers) in enumerate(zip(points, added, strict=True))
        )

    def stressed(self, standing: Standing, value: int | None) -> bool:
        return value == standing.score[0]

    def detail(self, standing: Standing) -> str:
        return " · ".join(map(str, standing.score))

    def placings(self, seat: int) -> Iterator[Placing]:
        points = list(self.state.players[seat].points)
        for column in self.chosen[seat]:
            yield Placing(f"tigris-{TILES[column]}", points[column], points[column] + 1)
            points[column] += 1

    def reason(self) -> str:
        last = say("turn_was_the_last", turn=self.story.turns)
        return f"{self.words.ending(self.result.ending)} {last} {self.rule}"

    def decided(self) -> Iterator[str]:
        """What can be said for certain: treasures, the lead, and where the points came from."""
        if len(self.result.winners) > 1:
            yield say("equal_in_all_four_spheres")
            return
        winner = self.first.seat
        yield self.treasures_of(winner)
        bare = [tuple(sorted(player.points)) for player in self.state.players]
        without = [seat for seat, points in enumerate(bare) if points == max(bare)]
        if without != [winner]:
            yield say("without_treasures_the_first_place_would_go", names=self.names(without))
        for moment in self.story.moments:
            if moment.kind == "lead" and moment.seat == winner:
                yield say("leads_from_turn_to_the_end", name=self.name(winner), turn=moment.turn)
        gains = self.story.gains[winner]
        if sum(gains.values()):
            source = max(gains, key=lambda name: gains[name])
            yield say(MOST_OF_THE_POINTS[source], all=sum(gains.values()), most=gains[source])

    def treasures_of(self, winner: int) -> str:
        player, name = self.state.players[winner], self.name(winner)
        if not player.treasures:
            return say("wins_without_a_treasure", name=name)
        return say(
            "places_n_treasures",
            n=player.treasures,
            name=name,
            before=min(player.points),
            after=self.first.score[0],
        )

    def moments(self) -> Iterable[Telling]:
        return tellings(self.story, self.result, self.words)

    def plots(self) -> tuple[Plot, ...]:
        return (
            Plot(
                kind="lines",
                name=say("spheres"),
                icon="app-plot",
                title=say("spheres_by_turn"),
                note=say("points_of_each_colour_before_treasures"),
                area=say("weakest_sphere"),
                before=say("before_treasures"),
                columns=self.columns(),
                courses=courses(self.story, self.words),
                whole=tuple(
                    tuple(course.score(turn)[0] for turn in range(course.turns + 1)) for course in self.story.courses
                ),
                whole_note=say("the_weakest_sphere_with_its_treasures"),
            ),
        )


def tellings(story: Story, result: Result, words: Words) -> tuple[Telling, ...]:
    best = story.best_moments(MOST_TOLD)
    return tuple(
        Telling(
            moment.turn,
            moment.seat if moment.kind != "end" else None,
            sentence(moment, result, words),
            moment.kind in ("lead", "deciding"),
        )
        for moment in best
    )


def sentence(moment: Moment, result: Result, words: Words) -> str:
    name = escaped(words.seat(moment.seat))
    match moment.kind, moment.event:
        case "monument", events.MonumentBuilt(monument=monument):
            return say(
                "builds_the_monument",
                name=name,
                monument=words.name(monument, "acc"),
                icon="{icon:tigris-monument}",
            )
        case "war", events.WarWon() as won:
            return say(
                "wins_the_war_of_the_leaders_against",
                name=name,
                rival=escaped(words.seat(won.rival)),
                leaders=words.name(won.leader, "pl"),
                strength=won.strength,
                rival_strength=won.rival_strength,
                points=f"{won.points}{_icon(moment.sphere, words)}",
            )
        case "revolt", events.RevoltWon() as won:
            return say(
                "wins_the_revolt_of_the_leaders_against",
                name=name,
                rival=escaped(words.seat(won.rival)),
                leaders=words.name(won.leader, "pl"),
                strength=won.strength,
                rival_strength=won.rival_strength,
            )
        case "treasures", events.TreasuresTaken(count=count):
            return say("takes_n_treasures_and_icon", n=count, name=name, icon="{icon:tigris-treasure}")
        case "cut", events.CatastropheStruck(square=square):
            return say(
                "cuts_a_kingdom_in_two",
                name=name,
                square=square,
                icon="{icon:tigris-catastrophe}",
                names=words.join([escaped(words.seat(seat)) for seat in moment.seats]),
            )
        case "lead", _:
            return say("takes_the_lead_and_keeps_it", name=name)
        case "deciding", _:
            return say(
                "gains_the_last_point_of",
                name=name,
                icon=_icon(moment.sphere, words),
            )
        case _:
            return words.ending(result.ending)


def _icon(sphere: int | None, words: Words) -> str:
    tile = TILES[sphere or 0]
    return f"{{icon:tigris-{tile}| ({words.name(tile, 'pl')})}}"
