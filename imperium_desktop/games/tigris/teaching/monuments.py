"""Hints about monuments: what they pay, and what they cost."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import TILES, Components
from imperium_desktop.games.tigris.rules.monuments import pay_monuments
from imperium_desktop.games.tigris.rules.options import BuildMonument, EndTurn
from imperium_desktop.games.tigris.rules.squares import SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.teaching.context import Context
from imperium_desktop.rules.table import Option, Table
from imperium_desktop.teaching.hints import Found


def monument_offer(look: Context) -> Found:
    """Which monument would pay best, as things stand; with one under the pointer: whom that one would pay."""
    builds = offered(look)
    corner = SQUARES[builds[0].square]
    chosen = look.hovering(BuildMonument)
    payments = {option: payments_of(look, option) for option in builds}
    best = max(builds, key=lambda option: lead_of(payments[option], look.seat))
    paid = payments[chosen] if chosen is not None else ()
    mine = sum(each.seat == look.seat for each in payments[best])
    facts = {
        "tile": next(tile for tile, mask in zip(TILES, look.now.tiles, strict=True) if mask >> corner & 1),
        "bases": len({option.square for option in builds}),
        "monument": chosen.monument if chosen else "",
        "pays": len(paid),
        "best": best.monument,
        "mine": mine,
        "theirs": len(payments[best]) - mine,
    }
    return Found(facts, events=paid)


def payments_of(look: Context, option: BuildMonument, *before: Option) -> tuple[events.MonumentPaid, ...]:
    """What this one would pay everybody each turn, built now or after other answers."""
    state = look.after(*before, option).state
    everyone = (income(look.content, state, seat) for seat in range(len(state.players)))
    return tuple(each for some in everyone for each in some if each.monument == option.monument)


def lead_of(paid: tuple[events.MonumentPaid, ...], seat: int) -> int:
    """How many points more than the others together."""
    return sum(1 if each.seat == seat else -1 for each in paid)


def offered(look: Context) -> list[BuildMonument]:
    return [option for option in look.seen.decision.options if isinstance(option, BuildMonument)]


def monument_costs_leader(look: Context) -> Found | None:
    """Leaders that the base touched so far, or else any base, would leave without a temple."""
    builds = [option for option in offered(look) if look.path[:1] in ((), option.path[:1])]
    bases = {option.square: option for option in builds}
    homeless = {event for option in bases.values() for event in look.after(option).told(events.LeaderOrphaned)}
    if not homeless:
        return None
    leaving = tuple(sorted(homeless, key=lambda event: (event.seat != look.seat, event.seat, event.square)))
    return Found({"count": len(leaving), "mine": sum(event.seat == look.seat for event in leaving)}, events=leaving)


def monument_income(look: Context) -> Found | None:
    """What the end of the turn would pay, as things stand (§8.3)."""
    if look.path and not look.hovering(EndTurn):
        return None
    paid = income(look.content, look.now, look.seat)
    return Found({"count": len(paid)}, events=paid) if paid else None


def income(content: Components, state: State, seat: int) -> tuple[events.MonumentPaid, ...]:
    table = Table(state.copy(), content)
    table.state.active = seat
    pay_monuments(table)
    return tuple(event for event in table.events if isinstance(event, events.MonumentPaid))
