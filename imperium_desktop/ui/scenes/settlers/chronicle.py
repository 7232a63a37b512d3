"""A match of Osadnicy round by round, over or not, and the moments worth telling. No Qt."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.settlers import events
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.scoring import faction_locations, parts
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.rules.table import Event

SOURCES: Final = ("production", "action", "feature", "raze", "common", "faction")
"""What points are counted by, in the order of the tables."""
SOURCE_OF: Final[dict[events.Source, str]] = {
    "board": "production",
    "deal": "production",
    "production": "production",
    "action": "action",
    "workers": "action",
    "feature": "feature",
    "bonus": "feature",
    "end": "feature",
    "raze": "raze",
}
PRODUCERS: Final = ("board", "deal", "production")
WORTHY_POINTS: Final = 4
"""Of one gain, to be worth telling."""


class TurnRecord(NamedTuple):
    """One seat after a round, or before the first; of the round that runs, as it stands."""

    worth: int
    """Its points, if it had been the end."""
    locations: int
    faction: int
    collection: int
    """Alone: the cards of the virtual player."""


class Round(NamedTuple):
    """What one round brought to one seat."""

    points: Counter[str]
    """By source."""
    produced: Counter[str]
    """Goods of the Production phase, by what gave them."""


class Chronicle(NamedTuple):
    pages: tuple[tuple[TurnRecord, ...], ...]
    """By seat, then by round, beginning with 0."""
    rounds: tuple[tuple[Round, ...], ...]
    """The same."""
    moments: tuple[tuple[int, Event], ...]
    """With their rounds."""

    def points(self, seat: int, source: str) -> int:
        return sum(found.points[source] for found in self.rounds[seat])

    def scored_in(self, seat: int, source: str) -> int:
        """How many rounds brought points of this source."""
        return sum(found.points[source] > 0 for found in self.rounds[seat])

    def produced(self, seat: int) -> int:
        return sum(sum(found.produced.values()) for found in self.rounds[seat])


def chronicle(match: AnyMatch, looking: int) -> Chronicle:
    """As far as the seat that looks may know it."""
    seats = range(match.setup.seats)
    views = round_ends(match, looking)
    rounds = [[Round(Counter(), Counter()) for _ in views] for _ in seats]
    moments = []
    seen = (event.seen_by(looking) for event in match.events)
    for number, event in by_round([event for event in seen if event is not None]):
        note(event, rounds, min(number, len(views) - 1))
        if tells(event):
            moments.append((number, event))
    content: Components = match.game.content
    pages = tuple(tuple(page(content, view, seat) for view in views) for seat in seats)
    return Chronicle(pages, tuple(map(tuple, rounds)), tuple(moments))


def page(content: Components, view: State, seat: int) -> TurnRecord:
    player = view.players[seat]
    collection = len(view.virtual.collection) if view.virtual else 0
    worth = sum(parts(content, player)) if view.phase != "over" else player.points
    return TurnRecord(worth, len(player.locations), faction_locations(content, player), collection)


def round_ends(match: AnyMatch, looking: int) -> list[State]:
    """The table before the first round, after each, and now: the match is played once more."""
    again: AnyMatch = Match(match.game, match.setup, match.seed, listening=False)
    found = [again.view(looking)]
    for given in match.answers:
        before = again.state.round
        again.answer(given.answer)
        if again.state.round != before:
            found.append(again.view(looking))
    return [*found, match.view(looking)]


def by_round(told: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    number = 0
    for event in told:
        if isinstance(event, events.RoundBegan):
            number = event.turn
        yield number, event


def note(event: Event, rounds: list[list[Round]], number: int) -> None:
    """Whom it brought what."""
    match event:
        case events.PointsScored(seat=seat, source=source, points=points):
            rounds[seat][number].points[SOURCE_OF[source]] += points
            if source in PRODUCERS:
                rounds[seat][number].produced[source] += points
        case events.LocationsScored(seat=seat, common=common, faction=faction):
            rounds[seat][number].points["common"] += common
            rounds[seat][number].points["faction"] += faction
        case events.GoodsGained(seat=seat, source=source, goods=goods) if source in PRODUCERS:
            rounds[seat][number].produced[source] += len(goods)


def tells(event: Event) -> bool:
    match event:
        case events.LocationRazed() | events.LocationRemoved() | events.AttackHit() | events.LocationTakenOver():
            return True
        case events.PointsScored(points=points, source=source):
            return points >= WORTHY_POINTS and source != "end"
    return False
