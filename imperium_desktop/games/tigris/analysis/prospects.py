"""What an action would bring, as far as it can be known: what hints and the table beside the board tell of it."""

from typing import Any

import msgspec

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import GREEN
from imperium_desktop.games.tigris.rules.options import ChooseWar
from imperium_desktop.games.tigris.rules.regions import region_of, rivals_in
from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Option


class Fight(msgspec.Struct, frozen=True):
    """A war or revolt that would begin."""

    conflict: Conflict
    table: State
    """The table as it would lie there then."""


class Treasures(msgspec.Struct, frozen=True):
    """What a trader would take (§8.4)."""

    count: int
    seat: int | None
    """Seat that takes the treasures; None: the winner of the war of the traders."""


class Prospect(msgspec.Struct, frozen=True):
    fights: tuple[Fight, ...]
    """Each as if it were fought first."""
    point: events.PointGained | None
    union: events.KingdomsUnited | None
    treasures: tuple[Treasures, ...]
    homeless: tuple[events.LeaderOrphaned, ...]
    monument: bool
    """True if a monument may be built."""


def prospect(seen: Seen[State, Any], option: Option) -> Prospect:
    """Tell what comes of an option that is the whole answer."""
    ahead = seen.preview(option)
    points, united = ahead.told(events.PointGained), ahead.told(events.KingdomsUnited)
    return Prospect(
        fights=tuple(fights(seen, option, ahead)),
        point=points[0] if points else None,
        union=united[0] if united else None,
        treasures=tuple(treasures(ahead)),
        homeless=ahead.told(events.LeaderOrphaned),
        monument=asked(ahead, "tigris.build_monument"),
    )


def wars_ahead(seen: Seen[State, Any], option: Option) -> tuple[events.WarBegan, ...]:
    """The wars that this option would start, each as if it were fought first."""
    return tuple(war for ahead in beginnings(seen, option, seen.preview(option)) for war in ahead.told(events.WarBegan))


def fights(seen: Seen[State, Any], option: Option, ahead: Preview[State]) -> list[Fight]:
    each = (begun.state for begun in beginnings(seen, option, ahead))
    return [Fight(state.conflict, state) for state in each if state.conflict is not None]


def beginnings(seen: Seen[State, Any], option: Option, ahead: Preview[State]) -> list[Preview[State]]:
    """One for each conflict that could be fought first (§7.3)."""
    united = ahead.told(events.KingdomsUnited)
    if not united or len(united[0].wars) < 2:
        return [ahead]
    return [seen.preview(option, ChooseWar(sphere)) for sphere in united[0].wars]


def treasures(ahead: Preview[State]) -> list[Treasures]:
    """Taken at once; or, where wars come first, if these leave the kingdom in one piece."""
    state = ahead.state
    if state.unification != OFF:
        kingdom = region_of(state, state.unification)
        count, traders = (kingdom & state.treasures).bit_count() - 1, rivals_in(state, GREEN, kingdom)
        return [Treasures(count, traders[0] if len(traders) == 1 else None)] if count > 0 and traders else []
    found = [Treasures(taken.count, taken.seat) for taken in ahead.told(events.TreasuresTaken)]
    if asked(ahead, "tigris.take_treasures") and ahead.decision is not None:
        found.append(Treasures(ahead.decision.pick[0], ahead.decision.seat))
    return found


def asked(ahead: Preview[State], kind: str) -> bool:
    return ahead.decision is not None and ahead.decision.kind == kind
