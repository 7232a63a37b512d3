"""What a match of Imperium is told by, round by round. No Qt."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.games.imperium.analysis.sources import points_by_source
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.rules.scoring import unrest
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.rules.chronicle import Chronicle, Gain, write_chronicle
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Event

PLAYED, ACQUIRED = "cards played", "market cards taken"
TOLD_WAYS: Final = ("won", "entered")
"""Quests that were won, and the nadir (§22)."""
MANY_AT_ONCE: Final = 3
"""Least number of Unrest returned together, or tokens stolen at once, that is worth telling."""
CLEAR: Final = 3
"""Least number of points by which a leader is ahead."""


class RoundRecord(NamedTuple):
    """One seat at the end of a round."""

    sources: tuple[int, ...]
    """Points, if it had been the end, by what gives them."""
    tokens: tuple[int, ...]
    unrest: int
    in_play: int
    history: int
    """Number of cards in the history, or sunk where there is none (§23.3)."""

    @property
    def worth(self) -> int:
        return sum(self.sources)


Story: TypeAlias = Chronicle[RoundRecord]


def chronicle(match: AnyMatch, looking: int) -> Story:
    """Write the match down, as far as the seat that looks may know it."""
    return write_chronicle(match, looking, partial(page, match.game.content), gains, worth_telling)


def page(content: Components, view: State, seat: int) -> RoundRecord:
    player = view.players[seat]
    return RoundRecord(
        points_by_source(content, view, seat),
        tuple(player.tokens),
        unrest(content, view, seat),
        sum(1 for _ in in_play(player)),
        len(player.history) + len(player.sunken),
    )


def gains(event: Event) -> Iterator[Gain]:
    """Tell what an event brought to which seat."""
    match event:
        case events.TokensGained(seat=seat, resource=resource, n=n):
            yield Gain(seat, resource, n)
        case events.TokensStolen(seat=seat, rival=rival, resource=resource, n=n):
            yield from (Gain(seat, resource, n), Gain(rival, resource, -n))
        case events.CardPlayed(seat=seat):
            yield Gain(seat, PLAYED)
        case events.MarketCardTaken(seat=seat) | events.BlindCardTaken(seat=seat):
            yield Gain(seat, ACQUIRED)


def worth_telling(event: Event) -> bool:
    if isinstance(event, events.TokensStolen):
        return event.n >= MANY_AT_ONCE
    if isinstance(event, events.CardsMoved):
        return event.way in TOLD_WAYS or (event.way == "returned" and len(event.cards) >= MANY_AT_ONCE)
    return isinstance(
        event,
        events.BecameEmpire
        | events.JourneyMoved
        | events.KingResolved
        | events.ScoringTriggered
        | events.Collapsed
        | events.CardDeveloped
        | events.FameTaken
        | events.CardGiven
        | events.AttackIgnored,
    )


class Lead(NamedTuple):
    turn: int
    seat: int
    worth: int
    behind: int = 0
    """Worth of the next in rank."""


def leads(story: Story) -> Iterator[Lead]:
    """Changes of the clear lead, at the ends of rounds."""
    leader = None
    for turn, pages in enumerate(zip(*story.pages, strict=True)):
        ranked = sorted(range(len(pages)), key=lambda seat: -pages[seat].worth)
        first, second = (pages[seat].worth for seat in ranked[:2])
        if ranked[0] != leader and first - second >= CLEAR:
            leader = ranked[0]
            yield Lead(turn, leader, first, second)


def best_rounds(story: Story) -> Iterator[Lead]:
    """Rounds in which each seat gained most points."""
    for seat, pages in enumerate(story.pages):
        grown = [after.worth - before.worth for before, after in pairwise(pages)]
        most = max(grown, default=0)
        if most >= CLEAR:
            yield Lead(grown.index(most) + 1, seat, most)


def gained(story: Story, seat: int) -> int:
    return sum(story.gains.total(seat, resource) for resource in RESOURCES)
