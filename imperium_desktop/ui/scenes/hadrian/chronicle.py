"""A finished match of Mur Hadriana Year by Year, and the moments worth telling. No Qt."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from imperium_desktop.rules.hadrian import events
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import path_total
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event

WORTHY_DISDAIN = 2
"""Marks of one attack that are worth telling."""


class Page(NamedTuple):
    """One seat at the end of a Year, or before the first."""

    attributes: tuple[int, ...]
    paths: int
    disdain: int


class Chronicle(NamedTuple):
    pages: tuple[tuple[Page, ...], ...]
    """By seat, then by Year, beginning with 0."""
    earned: tuple[tuple[int, ...], ...]
    """Workers and resources received, by seat and Year."""
    spent: tuple[tuple[int, ...], ...]
    moments: tuple[tuple[int, Event], ...]
    """With their Years."""


def chronicle(match: AnyMatch) -> Chronicle:
    content: Components = match.game.content
    seats = match.setup.seats
    years = len(content.box.years)
    pages = [[page(content, state, seat) for state in year_ends(match, years)] for seat in range(seats)]
    earned, spent = [[0] * (years + 1) for _ in range(seats)], [[0] * (years + 1) for _ in range(seats)]
    moments = []
    for year, event in by_year(match.events):
        for seat, received, paid in flows(event, seats):
            earned[seat][year] += received
            spent[seat][year] += paid
        if tells(event):
            moments.append((year, event))
    return Chronicle(tuple(map(tuple, pages)), tuple(map(tuple, earned)), tuple(map(tuple, spent)), tuple(moments))


def page(content: Components, state: State, seat: int) -> Page:
    player = state.players[seat]
    return Page(tuple(player.filled[RENOWN : DISCIPLINE + 1]), path_total(content, player), player.marks)


def year_ends(match: AnyMatch, years: int) -> list[State]:
    """The table before the first Year and after each: the match is played once more."""
    again: AnyMatch = Match(match.game, match.setup, match.seed)
    found = [again.state.copy()]
    for given in match.answers:
        year = again.state.year
        again.answer(given.answer)
        if again.state.year != year and len(found) <= years:
            found.append(again.state.copy())
    found += [again.state.copy()] * (years + 1 - len(found))
    found[-1] = match.state
    return found


def by_year(told: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    year = 0
    for event in told:
        if isinstance(event, events.TurnBegan):
            year = event.turn
        yield year, event


def flows(event: Event, seats: int) -> Iterator[tuple[int, int, int]]:
    """Who received and paid how many items."""
    match event:
        case events.FateTurned(items=items):
            yield from ((seat, len(items), 0) for seat in range(seats))
        case events.CardsRevealed(seat=seat, items=items) | events.IncomePaid(seat=seat, items=items):
            yield seat, len(items), 0
        case events.NeighbourPaid(rival=rival):
            yield rival, 1, 0
        case _:
            owner: int | None = getattr(event, "seat", None)
            if owner is not None:
                yield owner, len(getattr(event, "gained", ())), len(getattr(event, "paid", ()))


def tells(event: Event) -> bool:
    match event:
        case events.LandmarkBuilt() | events.GladiatorDied():
            return True
        case events.BuildingBuilt(building=building):
            return building.endswith("_large")
        case events.AttackResolved(disdain=disdain, undefended=undefended, valour=valour):
            return disdain >= WORTHY_DISDAIN or (not undefended and valour >= WORTHY_DISDAIN)
    return False
