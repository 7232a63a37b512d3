"""What a match of Imperial Settlers is told by, round by round. No Qt."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations, parts
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.chronicle import Chronicle, Gain, write_chronicle
from imperium_desktop.rules.journal import AnyMatch
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
PRODUCED: Final[dict[events.Source, str]] = {
    "board": "goods of the board",
    "deal": "goods of Deals",
    "production": "goods of Locations",
}
"""Goods of the Production phase, by what gave them."""
WORTHY_POINTS: Final = 4
"""Least points of a gain that is worth telling."""


class TurnRecord(NamedTuple):
    """One seat at the end of a round."""

    worth: int
    """Points of the seat, if the match had ended then."""
    locations: int
    faction: int
    collection: int
    """Number of cards of the virtual player, in a match played alone."""


Story: TypeAlias = Chronicle[TurnRecord]


def chronicle(match: AnyMatch, looking: int) -> Story:
    """Write the match down, as far as the seat that looks may know it."""
    return write_chronicle(match, looking, partial(page, match.game.content), gains, worth_telling)


def page(content: Components, view: State, seat: int) -> TurnRecord:
    player = view.players[seat]
    collection = len(view.virtual.collection) if view.virtual else 0
    worth = sum(parts(content, player)) if view.phase != "over" else player.points
    return TurnRecord(worth, len(player.locations), faction_locations(content, player), collection)


def gains(event: Event) -> Iterator[Gain]:
    """Tell what an event brought to which seat."""
    match event:
        case events.PointsScored(seat=seat, source=source, points=points):
            yield Gain(seat, SOURCE_OF[source], points)
            if source in PRODUCED:
                yield Gain(seat, PRODUCED[source], points)
        case events.LocationsScored(seat=seat, common=common, faction=faction):
            yield from (Gain(seat, "common", common), Gain(seat, "faction", faction))
        case events.GoodsGained(seat=seat, source=source, goods=goods) if source in PRODUCED:
            yield Gain(seat, PRODUCED[source], len(goods))


def worth_telling(event: Event) -> bool:
    match event:
        case events.LocationRazed() | events.LocationRemoved() | solo_events.AttackHit() | events.LocationTakenOver():
            return True
        case events.PointsScored(points=points, source=source):
            return points >= WORTHY_POINTS and source != "end"
    return False


def produced(story: Story, seat: int) -> int:
    return sum(story.gains.total(seat, what) for what in PRODUCED.values())
