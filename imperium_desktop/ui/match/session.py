"""A match at this table: who sits where, whose view is shown, bots that think elsewhere, and the autosave."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from imperium_desktop.bot_process import Thought
from imperium_desktop.registry import bots_of
from imperium_desktop.rules.journal import AnyMatch, Seating, seated_now
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.record import Barrier, IllegalAnswer, RuleFault, UndoStops
from imperium_desktop.rules.table import EVERYBODY, Answer, Decision, Event, Loss, Option, Path, Reason
from imperium_desktop.teaching.merits import Merit
from imperium_desktop.ui.match.bots_at_table import BotsAtTable
from imperium_desktop.ui.match.extras import Extras
from imperium_desktop.ui.match.open_log import OpenLog
from imperium_desktop.ui.match.way_back import redo_action, take_back_to, undo_action
from imperium_desktop.ui.stage.funnel import Funnel, path_of


class Keeper(Protocol):
    """Whatever writes the match down: called after every change, before it is shown."""

    def keep(self, match: AnyMatch) -> None: ...


class Referee(Protocol):
    """Stands between a person's answers and the match, in which nobody else plays. The match may become another."""

    went_on: SignalInstance

    @property
    def match(self) -> AnyMatch: ...

    @property
    def seat(self) -> int: ...

    @property
    def asks(self) -> bool: ...

    def answer(self, answer: Answer) -> None: ...


class Session(QObject):
    changed = Signal()
    """Something to draw again."""
    narrowed = Signal()
    """The person chose on the way to an answer: only the light and the prompt change."""
    handed_over = Signal(int)
    """Another person is asked: the curtain falls until `take_seat`."""
    refused = Signal(object)
    """A Reason."""
    undo_stopped = Signal(object)
    """A Barrier, or None if there is nothing to undo."""
    ended = Signal()
    laid_anew = Signal()
    """The referee has another table, perhaps with others at it; before it is shown."""
    faulted = Signal(object)
    """A FaultReport."""
    not_saved = Signal(object)
    """An OSError."""

    def __init__(
        self,
        match: AnyMatch,
        seating: Seating,
        *,
        keeper: Keeper | None = None,
        referee: Referee | None = None,
        resumed: bool = False,
        pace: str = "normal",
        curtain: Callable[[], str] = lambda: "when_needed",
        asks_before_losing: Callable[[], bool] = lambda: False,
        parent: QObject | None = None,
    ) -> None:
        """`resumed`: it was begun at another time, perhaps by somebody else than who sits here now."""
        super().__init__(parent)
        self.match = match
        self.seating = seated_now(match, seating)
        self.keeper = keeper
        self.referee = referee
        if referee is not None:
            referee.went_on.connect(self._go_on)
        self.curtain = curtain
        self.asks_before_losing = asks_before_losing
        self.extras = Extras(self)
        self.bots = BotsAtTable(pace, self)
        self.bots.decided.connect(self._play)
        self.bots.gave_up.connect(self._stop_bot)
        self.funnel: Funnel | None = None
        self._resumed = resumed or bool(match.entries)
        self._seated: int | None = None
        """Seat of the person at the computer; None when a match is opened, and while it is passed on.

        `EVERYBODY` at the open table.
        """
        self.curtained = len(self.persons) > 1 and (self._resumed or curtain() != "never")
        """Nobody's secrets are shown: nobody has sat down yet, or the computer is being passed on."""
        self.peeking = False
        """True while a key or button at the open table shows the deciding player what is theirs."""
        self.bot_stopped = False
        """The bot that is asked will not answer: a person may take its seat over."""
        self._seen: Seen[Any, Any] | None = None
        self._views: dict[int, object] = {}
        self._open_log = OpenLog()
        self.looking = self.persons[0] if self.persons else 0

    # Who and what

    @property
    def persons(self) -> list[int]:
        if self.referee is not None:
            return [self.referee.seat]
        return [seat for seat in range(self.match.setup.seats) if not self.bot(seat)]

    @property
    def only_person(self) -> int | None:
        """Seat that may be spoken to in what everybody can read; None where several share the screen."""
        return self.persons[0] if len(self.persons) == 1 else None

    @property
    def reader(self) -> int | None:
        """Seat that is spoken to now: the person that looks, None while the computer is passed on."""
        return None if self.curtained or self.bot(self.looking) else self.looking

    def bot(self, seat: int) -> str:
        return self.seating.bots[seat] if self.seating.bots else ""

    @property
    def decision(self) -> Decision[Option] | None:
        return self.match.decision

    @property
    def asks_a_person(self) -> bool:
        return self.decision is not None and not self.bot(self.decision.seat)

    @property
    def view(self) -> object:
        """What is shown: under the curtain nobody's secrets. Not to be changed: it is made once for all who ask."""
        if self.curtained or (self._seated == EVERYBODY and not self.peeking):
            return self._view_of(EVERYBODY)
        return self.seen.now if self.funnel is not None else self._view_of(self.looking)

    @property
    def at_open_table(self) -> bool:
        """Several people look on while one of them decides what needs no secrets: everybody's are hidden."""
        return self._seated == EVERYBODY and self.funnel is not None

    def _is_open(self, decision: Decision[Option]) -> bool:
        """True of a decision at the open table, also where no curtain ever falls.

        Nobody needs a hand for these, so none lies open for others to read.
        """
        return self.curtain() != "always" and decision.kind in self.match.game.open_kinds

    def peek(self, held: bool) -> bool:
        """False if nothing changes by it."""
        if held == self.peeking or (held and not self.at_open_table):
            return False
        self.peeking = held
        self.changed.emit()
        return True

    @property
    def seen(self) -> Seen[Any, Any]:
        """What the person who is asked may know."""
        if self._seen is None or self._seen.seat != self.looking:
            self._seen = self.match.seen_by(self.looking)
            if not self.at_open_table:  # there everybody's view is made, too: a third would hold up the answer
                self._seen.look_back()
        return self._seen

    def _view_of(self, seat: int) -> object:
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def _forget_views(self) -> None:
        """The match went on, or back."""
        self._seen = None
        self._views.clear()

    @property
    def turn(self) -> int | None:
        """The turn that was begun last, in games that count them."""
        return next((event.begins for event in reversed(self.match.events) if event.begins is not None), None)

    def open_events(self) -> tuple[Event, ...]:
        return self._open_log.events(self.match)

    @property
    def open_reasons(self) -> Mapping[int, tuple[Merit, ...]]:
        """Why bots did what they did, by the place of an event among the open ones."""
        return self._open_log.reasons

    # Going on

    def start(self) -> None:
        self._keep()
        self._go_on()

    def touch(self, key: str) -> None:
        """A person touched an element of the table."""
        if self.funnel is None or not self.asks_a_person or self.curtained:
            return
        if not self.funnel.touch(key):
            self.refused.emit(self.funnel.refusal)
            return
        self._after_touch()

    def finish(self) -> None:
        if self.funnel is not None and self.funnel.finish():
            self._after_touch()

    def back(self) -> bool:
        if self.funnel is None or not self.funnel.back():
            return False
        self.narrowed.emit()
        return True

    @property
    def can_step_back(self) -> bool:
        """What is asked follows from the person's own answer, and nothing came to light by it."""
        return self.funnel is not None and self.match.within_an_action and self.undo_barrier is None

    def answer(self, answer: Answer, reasons: tuple[Merit, ...] = ()) -> None:
        """Answer the waiting decision, of whichever seat; `reasons`: what may be told of why."""
        if self.referee is not None:
            self.referee.answer(answer)
            return
        decision, told = self.match.waiting, len(self.open_events())
        try:
            self.match.answer(answer)
            self._open_log.explain(self.match, told, reasons)
        except RuleFault as fault:
            self.faulted.emit(fault.report)
            if self.bot(decision.seat):  # it would only try the same again
                self._stop_bot()
                return
        self._keep()
        self._go_on()

    def take_seat(self) -> None:
        """The curtain is open: the asked person sits down."""
        self.looking = seat = self.match.waiting.seat
        shared = len(self.persons) > 1 and self._is_open(self.match.waiting)
        self._seated = EVERYBODY if shared else seat
        self.curtained = False
        self._open_funnel()
        self.changed.emit()

    @property
    def bots_are_hurried(self) -> bool:
        """What means "faster" while bots play means nothing else for a moment after they are done."""
        return self.funnel is None or self.bots.played_just_now

    def advise(self, urged: Path) -> bool:
        """Ask the bot what it would do, as far as hints leave it open; the answer comes as `bots.advised`.

        `urged`: the elements that a hint speaks for. False if no person is asked anything.
        """
        if self.funnel is None or self.curtained:
            return False
        self.bots.ask_for_advice(self.seen, self.match.seed, urged)
        return True

    def follow(self, answer: Answer) -> None:
        """A suggested answer, given as by hand: what would be lost is asked about."""
        funnel = self.funnel
        if funnel is None:
            return
        while funnel.back():
            pass
        for key in path_of(answer):
            if self.funnel is funnel:
                self.touch(key)
        if self.funnel is funnel and funnel.picked:
            self.finish()

    def try_bot_again(self) -> None:
        self._go_on()

    def take_over(self) -> None:
        """A person plays on where a bot stopped, for the rest of the match."""
        self.match.take_over(self.match.waiting.seat)
        self.seating = seated_now(self.match, self.seating)
        self._keep()
        self._go_on()

    def close(self) -> None:
        self.bots.close()

    # Back and forth

    def undo(self) -> None:
        """One touch, or the last answer with all that followed from it; what was just handed over, too."""
        if self.back():
            return
        back = self.match.take_back if self._handed_over_unseen else partial(undo_action, self.match)
        self._go_back(back)

    def step_back(self) -> None:
        """The last answer alone, which may be part of an action."""
        if self.can_step_back:
            self._go_back(self.match.undo)

    def redo(self) -> None:
        if self.match.can_redo:
            self._go_back(partial(redo_action, self.match))

    def take_back(self) -> None:
        """The table agrees: back to the last decision of a person."""
        if self.match.answers:
            self._go_back(partial(take_back_to, lambda seat: not self.bot(seat), self.match))
        else:
            self.undo_stopped.emit(None)

    @property
    def undo_barrier(self) -> Barrier | None:
        return self.match.undo_barrier

    @property
    def _handed_over_unseen(self) -> bool:
        """The curtain fell after a person's answer and nobody has lifted it; it asks for that person again then."""
        unseen = self.curtained and self.match.undo_barrier is Barrier.SEAT
        return unseen and self.match.answers[-1].seat in self.persons

    def _go_back(self, go: Callable[[], None]) -> None:
        """Show the match where it stands then."""
        try:
            go()
        except UndoStops as stops:
            self.undo_stopped.emit(stops.barrier)
            return
        self._open_log.begin_again(self.match)
        self._keep()
        self._go_on()

    # The machine below

    def _after_touch(self) -> None:
        assert self.funnel is not None
        if self.funnel.answer is not None:
            self.answer(self.funnel.answer)
        else:
            self.narrowed.emit()

    def _go_on(self) -> None:
        self._forget_views()
        self.bots.forget()
        self.peeking = False
        self.bot_stopped = False
        self.funnel = None
        decision = self.decision
        if self.referee is not None:
            self._go_on_with(self.referee)
        elif decision is None:
            self.changed.emit()
            self.ended.emit()
        elif self.bot(decision.seat) and self.bot(decision.seat) not in bots_of(self.match.game.id):
            self._stop_bot()
        elif self.bot(decision.seat):
            self.changed.emit()
            seed = self.match.seed + len(self.match.answers)
            self.bots.ask(self.match.seen_by(decision.seat), self.bot(decision.seat), seed)
        elif decision.seat != self._seated and self._needs_curtain(decision.seat):
            self.curtained = True
            self._seated = None
            self.looking = decision.seat
            self.changed.emit()
            self.handed_over.emit(decision.seat)
        else:
            self.take_seat()

    def _go_on_with(self, referee: Referee) -> None:
        anew, self.match = self.match is not referee.match, referee.match
        self._open_log.begin_again(self.match)
        self.looking = referee.seat
        if anew:
            self.laid_anew.emit()
        if referee.asks:
            self._open_funnel()
        self.changed.emit()

    def _needs_curtain(self, seat: int) -> bool:
        """Where a seat sees no more than everybody, there is nothing to hide; but who goes on with a match is asked."""
        if len(self.persons) < 2:
            return False
        if self._resumed and self._seated is None:
            return True
        if self.curtain() == "never" or self._is_open(self.match.waiting):
            return False
        return self.curtain() == "always" or self._view_of(seat) != self._view_of(EVERYBODY)

    def _open_funnel(self) -> None:
        if self.decision is not None:
            self.funnel = Funnel(self.decision, self._why_not, self._loss)

    def _why_not(self, path: Path) -> Reason | None:
        return self.extras.or_else(None, lambda: self.match.why_not(path))

    def _loss(self, option: Option) -> Loss | None:
        return self.extras.or_else(None, lambda: self.seen.loss(option)) if self.asks_before_losing() else None

    def _play(self, thought: Thought) -> None:
        try:
            self.answer(thought.answer, thought.reasons)
        except IllegalAnswer:
            self._stop_bot()

    def _stop_bot(self) -> None:
        self.bot_stopped = True
        self.changed.emit()

    def _keep(self) -> None:
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            self.not_saved.emit(error)
