"""What the curtain tells: all that happened in the open since a seat last played, what concerns the seat first. No Qt.

Hot seat: others look at the curtain too, so nothing here is known to one seat alone.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import EVERYBODY, Event
from imperium_desktop.rules.timeline import Timeline
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.language import tr

WINDOW = (1280.0, 692.0)
"""Outcomes are made from what is shown somewhere; here the size means nothing."""


class About(StrEnum):
    """What a line is to the person whom the curtain asks for."""

    OTHERS = "others"
    YOU = "you"
    WON = "won"
    LOST = "lost"


class NewsLine(NamedTuple):
    position: int
    """How many answers had been given when it had happened."""
    seat: int
    """Seat that did it, or else that answered."""
    icon: str
    title: str
    text: str
    elements: tuple[str, ...]
    """Where on the table."""
    about: About


def news_for(timeline: Timeline, seat: int, scene: AnyScene, words: Words, signs: Sequence[int]) -> list[NewsLine]:
    """What concerns the seat comes first, outcomes before the rest of it; all else in order."""
    since = timeline.last_played(seat) or 0
    told = list(_News(timeline, seat, scene, words, signs).lines(since))
    outcomes = [line for outcome, line in told if line.about is not About.OTHERS and outcome]
    mine = [line for outcome, line in told if line.about is not About.OTHERS and not outcome]
    return [*outcomes, *mine, *(line for _, line in told if line.about is About.OTHERS)]


class _News:
    def __init__(self, timeline: Timeline, seat: int, scene: AnyScene, words: Words, signs: Sequence[int]) -> None:
        self.timeline = timeline
        self.seat = seat
        self.scene = scene
        self.words = words
        self.signs = signs
        self.events, self.positions = timeline.seen_by(EVERYBODY)

    def lines(self, since: int) -> Iterator[tuple[bool, NewsLine]]:
        """Each with whether it is an outcome. What the seat itself answered it knows, but not what came of it."""
        for position in range(since + 1, len(self.timeline) + 1):
            outcomes = self._outcomes(position)
            events = [event for event in self._events(position) if event.begins is None and not event.opens]
            where = tuple(key for event in events for key in self.scene.event_signs.elements_of(event))
            for outcome in outcomes:
                yield True, self._outcome_line(position, outcome, where)
            told = "\n".join(line for outcome in outcomes for line in outcome.lines)
            rest = [event for event in events if escaped(self.words.event(event)) not in told]
            if self._who(position) == self.seat:
                continue
            for about in (About.YOU, About.OTHERS):
                some = [event for event in rest if event.concerns(self.seat) == (about is About.YOU)]
                for seat, told_of in groupby(some, subject_of):
                    yield False, self._event_line(position, list(told_of), about, seat)

    def _events(self, position: int) -> list[Event]:
        return [event for event, at in zip(self.events, self.positions, strict=True) if at == position]

    def _who(self, position: int) -> int:
        return self.timeline.whole.answers[position - 1].seat

    def _outcomes(self, position: int) -> list[Outcome]:
        before = sum(at < position for at in self.positions)
        until = sum(at <= position for at in self.positions)
        view = self.timeline.at(position).view(EVERYBODY)
        told, gaze = tuple(self.events[:until]), self.scene.first_gaze
        shown = Shown(view, self.seat, self.words, WINDOW, self.signs, gaze, events=told)
        return list(self.scene.outcomes(shown, before))

    def _outcome_line(self, position: int, outcome: Outcome, where: tuple[str, ...]) -> NewsLine:
        mine = next((side for side in outcome.sides if side.seat == self.seat), None)
        rivals = [side.figure for side in outcome.sides if side.seat != self.seat]
        if mine is None or not rivals:
            about, title = About.YOU if self.seat in outcome.seats else About.OTHERS, outcome.title
        elif mine.won:
            about = About.WON
            title = tr("{title}: you won, {own} to {rival}", title=outcome.title, own=mine.figure, rival=rivals[0])
        else:
            about = About.LOST
            title = tr("{title}: you lost, {own} to {rival}", title=outcome.title, own=mine.figure, rival=rivals[0])
        elements = (*outcome.elements, *where)
        return NewsLine(position, self._who(position), outcome.icon, title, " ".join(outcome.lines), elements, about)

    def _event_line(self, position: int, events: Sequence[Event], about: About, seat: int | None) -> NewsLine:
        title, *rest = (escaped(self.words.event(event, len(list(equal)))) for event, equal in groupby(events))
        elements = tuple(key for event in events for key in self.scene.event_signs.elements_of(event))
        icon = self.scene.event_signs.icon_of(events[0])
        who = self._who(position) if seat is None else seat
        return NewsLine(position, who, icon, title, " ".join(rest), elements, about)


def subject_of(event: Event) -> int | None:
    """The seat that does it: what different seats do is told in lines of their own."""
    return getattr(event, "seat", None)
