"""A match of Mur Hadriana Year by Year, over or not, and the moments worth telling. No Qt."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from imperium_desktop.rules.hadrian import events
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import MEASURES, path_points
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event

WORTHY_DISDAIN = 2
"""Marks of one attack that are worth telling."""


class PathPage(NamedTuple):
    """How far one Path has come."""

    card: str
    reached: int
    points: int


class TurnRecord(NamedTuple):
    """One seat at the end of a Year, or before the first; of the Year that runs, as it stands."""

    attributes: tuple[int, ...]
    paths: tuple[PathPage, ...]
    disdain: int

    @property
    def path_points(self) -> int:
        return sum(path.points for path in self.paths)


class Yearly(NamedTuple):
    """What one Year brought to one seat."""

    earned: int = 0
    """Workers and resources received."""
    spent: int = 0
    repelled: int = 0
    passed: int = 0
    disdain: int = 0
    """Marks from the attack."""


class Chronicle(NamedTuple):
    pages: tuple[tuple[TurnRecord, ...], ...]
    """By seat, then by Year, beginning with 0."""
    years: tuple[tuple[Yearly, ...], ...]
    """The same."""
    moments: tuple[tuple[int, Event], ...]
    """With their Years."""

    def earned(self, seat: int) -> int:
        return sum(year.earned for year in self.years[seat])

    def spent(self, seat: int) -> int:
        return sum(year.spent for year in self.years[seat])


def chronicle(match: AnyMatch, looking: int) -> Chronicle:
    """As far as the seat that looks may know it."""
    content: Components = match.game.content
    seats = range(match.setup.seats)
    views = year_ends(match, looking)
    years = [[Yearly()] * len(views) for _ in seats]
    moments = []
    seen = (event.seen_by(looking) for event in match.events)
    for year, event in by_year([event for event in seen if event is not None]):
        for seat, brought in flows(event, len(seats)):
            before = years[seat][year]
            years[seat][year] = Yearly(*map(sum, zip(before, brought, strict=True)))
        if tells(event):
            moments.append((year, event))
    pages = tuple(tuple(page(content, view, seat) for view in views) for seat in seats)
    return Chronicle(pages, tuple(map(tuple, years)), tuple(moments))


def page(content: Components, view: State, seat: int) -> TurnRecord:
    player = view.players[seat]
    paths = (
        PathPage(card, MEASURES[content.paths[card].measure](content, player), path_points(content, player, card))
        for card in player.paths
    )
    return TurnRecord(tuple(player.filled[RENOWN : DISCIPLINE + 1]), tuple(paths), player.marks)


def year_ends(match: AnyMatch, looking: int) -> list[State]:
    """The table before the first Year, after each, and now: the match is played once more."""
    again: AnyMatch = Match(match.game, match.setup, match.seed, listening=False)
    found = [again.view(looking)]
    for given in match.answers:
        year = again.state.year
        again.answer(given.answer)
        if again.state.year != year:
            found.append(again.view(looking))
    return [*found, match.view(looking)]


def by_year(told: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    year = 0
    for event in told:
        if isinstance(event, events.TurnBegan):
            year = event.turn
        yield year, event


def flows(event: Event, seats: int) -> Iterator[tuple[int, Yearly]]:
    """Whom it brought what."""
    match event:
        case events.FateTurned(items=items):
            yield from ((seat, Yearly(earned=len(items))) for seat in range(seats))
        case events.CardsRevealed(seat=seat, items=items) | events.IncomePaid(seat=seat, items=items):
            yield seat, Yearly(earned=len(items))
        case events.NeighbourPaid(rival=rival):
            yield rival, Yearly(earned=1)
        case events.AttackBegan(cards=cards):
            yield from ((seat, Yearly(repelled=cards)) for seat in range(seats))
        case events.ExtraAttackTurned(seat=seat):
            yield seat, Yearly(repelled=1)
        case events.AttackResolved(seat=seat, undefended=passed, disdain=disdain):
            yield seat, Yearly(repelled=-passed, passed=passed, disdain=disdain)
        case _:
            owner: int | None = getattr(event, "seat", None)
            if owner is not None:
                yield owner, Yearly(len(getattr(event, "gained", ())), len(getattr(event, "paid", ())))


def tells(event: Event) -> bool:
    match event:
        case events.LandmarkBuilt() | events.GladiatorDied():
            return True
        case events.BuildingBuilt(building=building):
            return building.endswith("_large")
        case events.AttackResolved(disdain=disdain, undefended=undefended, valour=valour):
            return disdain >= WORTHY_DISDAIN or (not undefended and valour >= WORTHY_DISDAIN)
    return False
