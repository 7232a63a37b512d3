"""The way back and forth in a match at the table: an action is undone whole, a part of it step by step."""

from typing import TYPE_CHECKING

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.record import Barrier, UndoStops

if TYPE_CHECKING:
    from imperium_desktop.ui.match.session import Session


class WayBack:
    def __init__(self, session: "Session") -> None:
        self.session = session

    @property
    def match(self) -> AnyMatch:
        return self.session.match

    def undo(self) -> None:
        """The last answer with all before it that belong to the same action; what was just handed over, too."""
        if self._handed_over_unseen:
            self.match.take_back()
            self.session.went_back()
        elif self._undo():
            while self.match.within_a_step and self.match.undo_barrier is None:
                self.match.undo()
            self.session.went_back()

    def step(self) -> None:
        """The last answer alone."""
        if self._undo():
            self.session.went_back()

    def redo(self) -> None:
        if not self.match.can_redo:
            return
        self.match.redo()
        while self.match.within_a_step and self.match.can_redo:
            self.match.redo()
        self.session.went_back()

    def take_back(self) -> None:
        if not self.match.answers:
            self.session.undo_stopped.emit(None)
            return
        self.match.take_back()
        while self.match.answers and not self.session.asks_a_person:
            self.match.take_back()
        self.session.went_back()

    @property
    def _handed_over_unseen(self) -> bool:
        """The curtain fell after a person's answer and nobody has lifted it; it asks for that person again then."""
        unseen = self.session.curtained and self.match.undo_barrier is Barrier.SEAT
        return unseen and self.match.answers[-1].seat in self.session.persons

    def _undo(self) -> bool:
        try:
            self.match.undo()
        except UndoStops as stops:
            self.session.undo_stopped.emit(stops.barrier)
            return False
        return True
