"""What an answer would openly bring: played on what the seat sees until something is asked or the card is done."""

from typing import NamedTuple, TypeAlias

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.record import CardFault
from imperium_desktop.rules.table import Decision, Event, Option, Table

Tokens: TypeAlias = tuple[int, int, int]
MOST_STEPS = 60
"""A card of more steps would say too much at once."""


class Ahead(NamedTuple):
    events: tuple[Event, ...]
    decision: Decision[Option] | None = None
    """What would be asked next, before the card is done."""
    tokens: Tokens | None = None
    """What the seat would have then."""


def look_ahead(seen: Seen[State, Components], option: Option) -> Ahead:
    """Hidden cards that would come to light stay unknown there; a chain that they decide is not told to its end."""
    ahead = seen.preview(option)
    if ahead.decision is not None:
        return Ahead(ahead.events, ahead.decision, ahead.state.players[seen.seat].tokens)
    table = Table(ahead.state.copy(), seen.game.content)
    depth = max(len(seen.now.frames) - 1, 0)
    try:
        decision = carried_on(seen, table, depth)
    except CardFault:
        decision = None
    tokens = table.state.players[seen.seat].tokens
    return Ahead((*ahead.events, *table.events), decision and decision.seen_by(seen.seat), tokens)


def carried_on(seen: Seen[State, Components], table: "Table[State, Components]", depth: int) -> Decision[Option] | None:
    """Step after step until the card is done that asks, or that is played: nothing lies above what was below it."""
    for _ in range(MOST_STEPS):
        if len(table.state.frames) <= depth:
            return None
        flow = seen.game.step(table)
        decision = next(flow, None)
        if decision is not None:
            return decision
    return None
