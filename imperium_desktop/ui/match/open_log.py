"""What everybody may know of what happened: the log is the same for all, so nothing is given away by looking at it."""

from collections.abc import Mapping

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import EVERYBODY, Event
from imperium_desktop.teaching.merits import Merit
from imperium_desktop.ui.stage.funnel import picked_in


class OpenLog:
    """Goes on where it was read last: late in a match there are hundreds of events."""

    def __init__(self) -> None:
        self._told: list[Event] = []
        """What everybody may know of the first `_heard` events."""
        self._heard = 0
        self._reasons: dict[int, tuple[Merit, ...]] = {}
        self._waiting: tuple[Merit, ...] = ()
        """Reasons for an answer from which nothing has come yet, as what is built before it is paid for."""

    @property
    def reasons(self) -> Mapping[int, tuple[Merit, ...]]:
        """Why bots did what they did, by the place of the event that came of it."""
        return self._reasons

    def events(self, match: AnyMatch) -> tuple[Event, ...]:
        new = (event.seen_by(EVERYBODY) for event in match.events[self._heard :])
        self._told += [event for event in new if event is not None]
        self._heard = len(match.events)
        return tuple(self._told)

    def explain(self, match: AnyMatch, since: int, reasons: tuple[Merit, ...]) -> None:
        """Keep the reasons for the first event after `since` events that is no heading.

        None came of some answers: their reasons wait for the next answer of the same seat, if that has none itself.
        """
        new = enumerate(self.events(match)[since:], since)
        place = next((place for place, event in new if event.begins is None and not event.opens), None)
        waited, self._waiting = self._waiting, ()
        same_seat = all(merit.facts.get("seat") == match.answers[-1].seat for merit in waited)
        why = reasons or (waited if same_seat else ())
        if place is not None and why:
            self._reasons[place] = why
        elif goes_on(match):
            self._waiting = why

    def begin_again(self, match: AnyMatch) -> None:
        """Some of them have not happened any more."""
        self._told, self._heard, self._waiting = [], 0, ()
        left = len(self.events(match))
        self._reasons = {place: reasons for place, reasons in self._reasons.items() if place < left}


def goes_on(match: AnyMatch) -> bool:
    """Whether something may still come of the last answer: its seat is asked again, and has not just stopped."""
    last, asked = match.answers[-1], match.decision
    return asked is not None and asked.seat == last.seat and not any(option.passes for option in picked_in(last.answer))
