"""What a match of Hadrian's Wall is told by, Year by Year. No Qt."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import DISCIPLINE, RENOWN
from imperium_desktop.games.hadrian.rules.scoring import MEASURES, path_points, total
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.chronicle import Chronicle, Gain, write_chronicle
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Event

EARNED: Final = "earned"
"""Workers and resources received."""
SPENT: Final = "spent"
REPELLED: Final = "repelled"
PASSED: Final = "passed"
DISDAIN: Final = "disdain"
"""Marks from attacks."""
WORTHY_DISDAIN: Final = 2
"""Marks of one attack that are worth telling."""


class PathPage(NamedTuple):
    """How far one Path has come."""

    card: str
    reached: int
    points: int


class TurnRecord(NamedTuple):
    """One seat at the end of a Year."""

    attributes: tuple[int, ...]
    paths: tuple[PathPage, ...]
    disdain: int
    total: int
    """Points of the seat, if the match had ended then."""

    @property
    def path_points(self) -> int:
        return sum(path.points for path in self.paths)


Story: TypeAlias = Chronicle[TurnRecord]


def chronicle(match: AnyMatch, looking: int) -> Story:
    """Write the match down, as far as the seat that looks may know it."""
    gains_of = partial(gains, seats=match.setup.seats)
    return write_chronicle(match, looking, partial(page, match.game.content), gains_of, worth_telling)


def page(content: Components, view: State, seat: int) -> TurnRecord:
    player = view.players[seat]
    paths = (
        PathPage(card, MEASURES[content.paths[card].measure](content, player), path_points(content, player, card))
        for card in player.paths
    )
    return TurnRecord(tuple(player.filled[RENOWN : DISCIPLINE + 1]), tuple(paths), player.marks, total(content, player))


def gains(event: Event, seats: int) -> Iterator[Gain]:
    """Tell what an event brought to which seat."""
    match event:
        case events.FateTurned(items=items):
            yield from (Gain(seat, EARNED, len(items)) for seat in range(seats))
        case events.CardsRevealed(seat=seat, items=items) | events.IncomePaid(seat=seat, items=items):
            yield Gain(seat, EARNED, len(items))
        case events.NeighbourPaid(rival=rival):
            yield Gain(rival, EARNED)
        case events.AttackBegan(cards=cards):
            yield from (Gain(seat, REPELLED, cards) for seat in range(seats))
        case events.ExtraAttackTurned(seat=seat):
            yield Gain(seat, REPELLED)
        case events.AttackResolved(seat=seat, undefended=passed, disdain=disdain):
            yield from (Gain(seat, REPELLED, -passed), Gain(seat, PASSED, passed), Gain(seat, DISDAIN, disdain))
        case _:
            owner: int | None = getattr(event, "seat", None)
            if owner is not None:
                yield Gain(owner, EARNED, len(getattr(event, "gained", ())))
                yield Gain(owner, SPENT, len(getattr(event, "paid", ())))


def worth_telling(event: Event) -> bool:
    match event:
        case events.LandmarkBuilt() | events.GladiatorDied():
            return True
        case events.BuildingBuilt(building=building):
            return building.endswith("_large")
        case events.AttackResolved(disdain=disdain, undefended=undefended, valour=valour):
            return disdain >= WORTHY_DISDAIN or (not undefended and valour >= WORTHY_DISDAIN)
    return False
