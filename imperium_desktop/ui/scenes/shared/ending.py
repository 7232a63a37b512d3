"""How a finished match is told: everything that is the same in all games, around what a game counts.

A game's `ending.py` has one subclass of `EndingBuilder`. Its class attributes name messages of the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.markup import escaped
from imperium_desktop.rules.chronicle import last_turn
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Standing
from imperium_desktop.rules.table import C, Event, S
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import (
    Beat,
    Cell,
    Compared,
    Ending,
    Fall,
    Placing,
    RankRow,
    Step,
    Telling,
    Why,
)
from imperium_desktop.ui.scenes.protocol.plots import Column, Paint, Person, Plot
from imperium_desktop.ui.scenes.shared.why import why, with_rule
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.levels import level_name
from imperium_desktop.ui.wording.messages import MessageKey, Messages
from imperium_desktop.ui.wording.players import rival_among

Cells: TypeAlias = tuple[Cell, ...]
"""One for each column."""


class Counting(NamedTuple):
    """The table at one moment of the counting, before anybody is ranked."""

    step: int
    cells: Sequence[Cells]
    """Cells by seat."""
    fall: Fall | None = None


class EndingBuilder(ABC, Generic[S, C]):
    """What a game gives: its columns and steps, how they are counted, and what it says of the match."""

    emblem: str
    """An icon, where the winners have none of their own."""
    lost_emblem = ""
    """What stands there when even the first has lost."""
    total: MessageKey
    steps: Sequence[tuple[MessageKey, MessageKey]]
    """Title and text; the last ranks."""
    note: MessageKey
    """What the pieces in the table are; `{icon}` stands for theirs."""
    added_icon: str
    counted: MessageKey
    """How the winner is found."""
    placings_title: MessageKey
    rule: str
    """The paragraph about the end of a match."""
    lost: tuple[str, ...] = ()
    """Endings by which even the first has lost."""
    tie_breaks: tuple[MessageKey, ...] = ()
    """What breaks a tie for the victory: the criteria after the first, in a few words."""

    def __init__(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> None:
        if match.result is None:
            raise ValueError("the match is not over")
        self.say = Messages(match.game.id)
        self.match, self.words, self.seating, self.signs = match, words, seating, signs
        self.state: S = match.state
        self.content: C = match.game.content
        self.result = match.result
        self.ranking = match.game.endings[self.result.ending]
        self.first = self.result.standings[0]
        self.seats = range(match.setup.seats)
        self.rival = rival_among(seating.bots)

    def ending(self) -> Ending:
        return Ending(
            title=self.headline(),
            facts=self.facts(),
            emblems=self.emblems(),
            people=tuple(self.person(seat) for seat in self.seats),
            columns=self.columns(),
            total=self.say(self.total),
            steps=tuple(Step(self.say(title), self.say(text)) for title, text in self.steps),
            beats=tuple(self.beats()),
            note=self.say(self.note, icon=f"{{icon:{self.added_icon}}}"),
            added_icon=self.added_icon,
            counted=Step(tr("How it is counted"), self.say(self.counted)),
            why={standing.seat: self.why(place) for place, standing in enumerate(self.result.standings)},
            reason=self.reason(),
            placings_title=self.say(self.placings_title),
            placings=tuple(tuple(self.placings(seat)) for seat in self.seats),
            decided=" ".join(self.decided()),
            moments=tuple(self.moments()),
            turns=last_turn(self.match.events),
            turn_name=self.words.turn,
            crowned=self.result.ending not in self.lost,
            plots=self.plots(),
        )

    # What a game says

    @abstractmethod
    def facts(self) -> tuple[str, ...]:
        """Turns first, then what happened in them."""

    @abstractmethod
    def columns(self) -> tuple[Column, ...]: ...

    @abstractmethod
    def counting(self) -> Iterator[Counting]:
        """The table from its first moment to the last, when all is counted."""

    @abstractmethod
    def decided(self) -> Iterator[str]:
        """Sentences about what decided the match."""

    @abstractmethod
    def moments(self) -> Iterable[Telling]: ...

    @abstractmethod
    def plots(self) -> tuple[Plot, ...]: ...

    # What it may say otherwise

    def title(self) -> str:
        """Title of an ending by points."""
        if self.rival is not None:
            return self.against_rival(self.rival)
        points, winners = self.first.score[0], self.result.winners
        if len(winners) > 1:
            return tr("{names} share the victory with {points} points", names=self.names(winners), points=points)
        return tr("{name} wins with {points} points", name=self.name(winners[0]), points=points)

    def against_rival(self, rival: int) -> str:
        """Title for a person who played alone."""
        level = level_name(self.seating.bots[rival]).lower()
        totals = {standing.seat: self.total_of(standing) for standing in self.result.standings}
        mine, theirs = totals[1 - rival], totals[rival]
        if len(self.result.winners) > 1:
            return tr("A draw with the rival ({level}): {mine} to {theirs}", level=level, mine=mine, theirs=theirs)
        if self.result.winners == (rival,):
            return tr("Defeat by the rival ({level}): {mine} to {theirs}", level=level, mine=mine, theirs=theirs)
        return tr("Victory over the rival ({level}): {mine} to {theirs}", level=level, mine=mine, theirs=theirs)

    def emblems(self) -> tuple[Paint, ...]:
        lost = self.result.ending in self.lost or self.result.winners == (self.rival,)
        return (partial(_paint_icon, self.lost_emblem if lost else self.emblem),)

    def side(self, seat: int) -> str:
        """The dynasty, faction or people of the seat."""
        return ""

    def total_of(self, standing: Standing) -> str:
        return str(standing.score[0])

    def detail(self, standing: Standing) -> str:
        """Detail below the total, what it is made of or what breaks a tie."""
        return ""

    def stressed(self, standing: Standing, value: int | None) -> bool:
        """Whether it is this value of a row that counts."""
        return False

    def pieces(self, seat: int) -> Iterable[tuple[str, int]]:
        """What adds up to the total or a part of it: icons with their points."""
        return ()

    def placings(self, seat: int) -> Iterator[Placing]:
        """The sum growing by pieces; only those that brought something lie in the table."""
        total = 0
        for icon, points in self.pieces(seat):
            if points:
                yield Placing(icon, total, total + points)
            total += points

    def reason(self) -> str:
        return with_rule(self.words.ending(self.result.ending), self.rule)

    def alone(self) -> tuple[str, str]:
        """What is explained to somebody who played alone: title and text."""
        return tr("How it is counted"), self.say(self.counted)

    # What is the same everywhere

    def headline(self) -> str:
        """The title names what is compared first; where the next has as much of it, also what made the difference."""
        next_one = next((standing for standing in self.result.standings if standing.rank > 1), None)
        place = self.first.deciding(next_one) if next_one is not None else None
        if next_one is None or not place:
            return self.title()
        criterion = self.ranking.criteria[place]
        return tr(
            "{title}; tie-break: {what} {ahead} to {behind}",
            title=self.title(),
            what=self.say(self.tie_breaks[place - 1]),
            ahead=criterion.value(self.first.score[place]),
            behind=criterion.value(next_one.score[place]),
        )

    def name(self, seat: int) -> str:
        return escaped(self.words.seat(seat))

    def names(self, seats: Iterable[int]) -> str:
        return self.words.join([self.name(seat) for seat in seats])

    def person(self, seat: int) -> Person:
        side = self.side(seat)
        return Person(
            seat,
            self.words.seat(seat),
            self.signs[seat],
            icon=f"{self.match.game.id}-{side}" if side else "",
            title=self.words.label(side) if side else "",
            bot=bool(self.seating.bots and self.seating.bots[seat]),
        )

    def beats(self) -> Iterator[Beat]:
        table: Sequence[Cells] = ()
        for step, table, fall in self.counting():
            yield Beat(step, tuple(RankRow(seat, cells) for seat, cells in enumerate(table)), fall)
        rows = tuple(self.ranked(standing, table[standing.seat]) for standing in self.result.standings)
        yield Beat(len(self.steps) - 1, rows)

    def ranked(self, standing: Standing, cells: Cells) -> RankRow:
        return RankRow(
            standing.seat,
            tuple(Cell(cell.value, cell.was, cell.added, self.stressed(standing, cell.value)) for cell in cells),
            standing.rank,
            self.total_of(standing),
            self.detail(standing),
            standing.rank == 1,
        )

    def why(self, place: int) -> Why:
        if len(self.result.standings) > 1:
            return why(self.result, place, self.ranking, self.words)
        title, text = self.alone()
        return Why(title, text, (Compared(self.first.seat, self.first.score[:1]),), None)

    def tellings(self, moments: Iterable[tuple[int, Event]]) -> Iterator[Telling]:
        """Moments as the log tells them."""
        for turn, event in moments:
            yield Telling(turn, getattr(event, "seat", None), escaped(self.words.event(event)))


def _paint_icon(icon: str, p: QPainter, rect: QRectF) -> None:
    draw_icon(p, icon, rect, fine=rect.width() > 80)
