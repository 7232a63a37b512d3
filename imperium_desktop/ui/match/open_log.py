"""What everybody may know of what happened: the log is the same for all, so nothing is given away by looking at it."""

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import EVERYBODY, Event


class OpenLog:
    """Goes on where it was read last: late in a match there are hundreds of events."""

    def __init__(self) -> None:
        self._told: list[Event] = []
        """What everybody may know of the first `_heard` events."""
        self._heard = 0

    def events(self, match: AnyMatch) -> tuple[Event, ...]:
        new = (event.seen_by(EVERYBODY) for event in match.events[self._heard :])
        self._told += [event for event in new if event is not None]
        self._heard = len(match.events)
        return tuple(self._told)

    def begin_again(self) -> None:
        """Some of them have not happened any more."""
        self._told, self._heard = [], 0
