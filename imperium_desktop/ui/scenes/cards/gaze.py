"""How a person looks at the table of a card game."""

from typing import TypeVar

import msgspec

from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.stage.shown import Gaze

C = TypeVar("C", bound="CardGaze")


class CardGaze(Gaze, frozen=True):
    seat: int | None = None
    """Seat whose area is shown at full size; None: the own."""
    opened: str = ""
    """A pile that is leafed through, or a card of the hand that was asked for its uses, though it has none now."""
    asked: Decision[Option] | None = None
    """The decision that was looked at last."""

    def at_own(self: C) -> C:
        """Gaze at the own area, with nothing opened."""
        return msgspec.structs.replace(self, seat=None, opened="")

    def at_area(self: C, name: str, own: int) -> C:
        """An area by its seat: another's at full size, and back if it is the own or shown already."""
        seat = None if name == "own" or int(name) in (own, self.seat) else int(name)
        return msgspec.structs.replace(self, seat=seat)

    def opening(self: C, key: str) -> C:
        """Gaze that opens an element, or closes what is open."""
        return msgspec.structs.replace(self, opened="" if self.opened == key else key)
