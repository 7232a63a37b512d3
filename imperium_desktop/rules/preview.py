"""What answers would openly bring: played on what one seat sees, so nothing hidden is used."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from imperium_desktop.rules.table import Answer, C, Decision, Event, Game, Option, S, Table

E = TypeVar("E", bound=Event)


class Preview(Generic[S]):
    """The table as the seat would see it, what it would hear of, and what would be asked there."""

    __slots__ = ("decision", "events", "state")

    def __init__(self, state: S, events: tuple[Event, ...], decision: Decision[Option] | None) -> None:
        self.state = state
        self.events = events
        self.decision = decision
        """None where the step ends: what comes then, nobody knows yet."""

    def told(self, kind: type[E]) -> tuple[E, ...]:
        return tuple(event for event in self.events if isinstance(event, kind))


class _OpenTable(Table[S, C]):
    """Tells only what does not depend on chance that is still to come."""

    __slots__ = ("_luck",)

    def from_here(self) -> None:
        self.listening = True
        self.state.chance.seed = self._luck = 0

    def tell(self, event: Event) -> None:
        if self.state.chance.seed == getattr(self, "_luck", self.state.chance.seed):
            super().tell(event)


def play_openly(
    game: Game[S, C],
    seat: int,
    rest: S,
    luck: int,
    since: Iterable[Answer],
    asked: Decision[Option],
    answers: Iterable[Answer],
) -> Preview[S]:
    """Follow a view from a rest through what was answered since to what is asked now, and on.

    `luck` is what chance already brought there.

    What stands in for hidden things cannot bear everything. Where play on the view comes to another question than the
    real one, or breaks, nobody knows what follows.
    """
    table = _OpenTable(rest.copy(), game.content, listening=False)
    table.state.chance.seed = luck
    decision: Decision[Option] | None = None
    try:
        flow = game.step(table)
        decision = next(flow)
        for answer in since:
            decision = flow.send(answer)
        if (decision.kind, decision.seat, decision.facts) != (asked.kind, asked.seat, asked.facts):
            return Preview(table.state, (), None)
        table.from_here()
        for answer in answers:
            decision = flow.send(answer)
    except Exception:
        decision = None
    return Preview(table.state, tuple(table.events), decision and decision.seen_by(seat))
