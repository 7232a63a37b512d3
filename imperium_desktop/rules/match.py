"""One running match: answers go in, states and events come out; every answer can be taken back."""

import traceback
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Generic

import msgspec

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.legality import legal_answer
from imperium_desktop.rules.preview import Preview, play_openly
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.record import (
    Answered,
    Barrier,
    CardFault,
    Checkpoint,
    Entry,
    FaultReport,
    Given,
    IllegalAnswer,
    Redone,
    RuleFault,
    TakenBack,
    TakenOver,
    Undone,
    UndoStops,
)
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer, C, Decision, Event, Flow, Game, Loss, Option, Path, Reason, S, Table

STEPS_WITHOUT_A_CHOICE = 1_000
"""More in a row can only be a rule that does not end."""
WORLDS_TRIED = 5_000


class _Rest(msgspec.Struct, Generic[S], frozen=True, gc=False):
    state: S
    answered: int
    told: int


class Match(Generic[S, C]):
    def __init__(
        self, game: Game[S, C], setup: Setup, seed: int, *, start: S | None = None, listening: bool = True
    ) -> None:
        """Begin a match; `start` puts a position on the table instead of a new game."""
        self.game = game
        self.setup = setup
        self.seed = seed
        self.answers: list[Given] = []
        self.entries: list[Entry] = []
        self.decision: Decision[Option] | None = None
        self.result: Result | None = None
        self._undone: list[Answer] = []
        self._rests: list[_Rest[S]] = []
        self.set_up_by_hand = start is not None
        self.table: Table[S, C]
        self._flow: Flow
        try:
            state = start.copy() if start is not None else game.new(setup, Chance(seed))
            self.table = Table(state, game.content, listening=listening)
            self._rest()
        except Exception as fault:
            raise RuleFault(self._report(None, fault)) from fault

    # Playing

    @property
    def state(self) -> S:
        return self.table.state

    @property
    def events(self) -> list[Event]:
        return self.table.events

    def answer(self, answer: Answer) -> None:
        """Give the waiting decision its answer. An illegal one raises and changes nothing."""
        asked = self.waiting
        chosen = legal_answer(self.game, self.state, asked, answer)
        self._play(asked, chosen)
        self._undone.clear()
        self.entries.append(Answered(asked.seat, chosen))

    def take_over(self, seat: int) -> None:
        """A person sits down where a bot played. The rules do not care; the journal tells it."""
        self.entries.append(TakenOver(seat))

    def why_not(self, path: Path) -> Reason | None:
        return self.game.why_not(self.state, self.waiting, path)

    def view(self, seat: int) -> S:
        return self.game.view(self.state, seat)

    @property
    def waiting(self) -> Decision[Option]:
        """The decision that is waiting; asking for it when the match is over is a mistake."""
        if self.decision is None:
            raise IllegalAnswer(Reason("match_over", ""))
        return self.decision

    def digest(self) -> str:
        """Equal exactly for equal states."""
        import hashlib  # brings OpenSSL along, which the start of the program need not wait for

        return hashlib.blake2b(snapshot(self.state), digest_size=16).hexdigest()

    # Going back and forth

    @property
    def last_rest(self) -> S:
        """The table when the step that is being played began; not to be changed."""
        return self._rests[-1].state

    @property
    def undo_barrier(self) -> Barrier | None:
        return self.answers[-1].barrier if self.answers else None

    @property
    def within_a_step(self) -> bool:
        """What is asked follows from answers that were just given, as the price of what is built."""
        return self.decision is not None and len(self.answers) > self._rests[-1].answered

    @property
    def within_an_action(self) -> bool:
        """The same, or a rest in the middle of what was begun."""
        return self.within_a_step or (bool(self.answers) and self.game.goes_on(self.state))

    def undo(self) -> None:
        """Undo the last answer, as far as the seat decided alone."""
        if not self.answers or self.undo_barrier is not None:
            raise UndoStops(self.undo_barrier)
        self._step_back()
        self.entries.append(Undone(1))

    def take_back(self) -> None:
        """Undo the last answer whatever it showed: the table agreed to it."""
        if not self.answers:
            raise UndoStops(None)
        self._step_back()
        self.entries.append(TakenBack(1))

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> None:
        if not self._undone:
            raise UndoStops(None)
        self._play(self.waiting, self._undone[-1])
        self._undone.pop()
        self.entries.append(Redone(1))

    def _step_back(self) -> None:
        self._undone.append(self.answers[-1].answer)
        self._rewind(len(self.answers) - 1)

    # Copies

    def copy(self) -> "Match[S, C]":
        """A match of its own at the same decision, without the history before the last rest."""
        return self._resumed(self.last_rest, self._since_rest())

    def checkpoint(self) -> Checkpoint:
        return Checkpoint(snapshot(self.last_rest), self._since_rest())

    def resume(self, checkpoint: Checkpoint) -> "Match[S, C]":
        state = msgspec.json.decode(checkpoint.rest, type=self.game.state_type)
        return self._resumed(state, checkpoint.since)

    def seen_by(self, seat: int) -> "Seen[S, C]":
        rest, now = self.last_rest, self.game.view(self.state, seat)
        see_rest = partial(self.game.view, rest, seat)
        seen = Seen(self.game, self.setup, seat, see_rest, self._since_rest(), now, self.waiting.seen_by(seat))
        seen.luck = rest.chance.seed
        return seen

    def _since_rest(self) -> tuple[tuple[int, Answer], ...]:
        return tuple((given.seat, given.answer) for given in self.answers[self._rests[-1].answered :])

    def _resumed(self, state: S, since: Sequence[tuple[int, Answer]]) -> "Match[S, C]":
        match = Match(self.game, self.setup, self.seed, start=state, listening=False)
        for _, answer in since:
            match.answer(answer)
        return match

    # The machine below

    def _play(self, asked: Decision[Option], answer: Answer) -> None:
        table = self.table
        before = table.state.chance.seed
        told = len(table.events)
        table.revealed = table.given = False
        try:
            self._advance(asked, answer)
        except Exception as fault:
            report = self._report(answer, fault)
            self._return_to_rest()
            raise RuleFault(report) from fault
        self.answers.append(Given(asked.seat, answer, self._barrier(asked, before), told))

    def _barrier(self, asked: Decision[Option], chance_before: int) -> Barrier | None:
        if self.state.chance.seed != chance_before:
            return Barrier.CHANCE
        if self.table.revealed:
            return Barrier.SECRET
        if self.decision is None or self.decision.seat != asked.seat:
            return Barrier.SEAT
        if self.table.given:
            return Barrier.GIFT
        return None

    def _advance(self, asked: Decision[Option], answer: Answer) -> None:
        """Go on inside the step; when it is done, rest and begin the next."""
        try:
            self.decision = self._flow.send(answer)
        except StopIteration:
            self._rest(answered=len(self.answers) + 1)
            return
        if asked.secret:
            raise AssertionError(f"{asked.kind}: a secret answer must end its step")

    def _rest(self, answered: int = 0) -> None:
        """Remember the table between steps, then play on until a seat must choose or the match is over."""
        game, table, rests = self.game, self.table, self._rests
        for _ in range(STEPS_WITHOUT_A_CHOICE):
            self.result = game.result(table.state)
            if self.result is not None:
                self.decision = None
                return
            if rests and rests[-1].answered == answered:
                rests.pop()
            rests.append(_Rest(table.state.copy(), answered, len(table.events)))
            self._flow = game.step(table)
            try:
                self.decision = next(self._flow)
            except StopIteration:
                continue
            return
        raise AssertionError(f"{STEPS_WITHOUT_A_CHOICE} steps in a row asked nobody anything")

    def _return_to_rest(self) -> None:
        """Go back, after a fault, to where the broken step began, with the journal telling it."""
        while self._rests[-1].answered > len(self.answers):
            self._rests.pop()
        lost = [given.answer for given in self.answers[self._rests[-1].answered :]]
        self._rewind(self._rests[-1].answered)
        self._undone += lost[::-1]
        if lost:
            self.entries.append(TakenBack(len(lost)))

    def _rewind(self, count: int) -> None:
        """Put the table back to where `count` answers had been given."""
        while self._rests[-1].answered > count:
            self._rests.pop()
        rest = self._rests[-1]
        again = [given.answer for given in self.answers[rest.answered : count]]
        del self.answers[rest.answered :]
        del self.events[rest.told :]
        self.result = None
        self.table.state = rest.state.copy()
        self._flow = self.game.step(self.table)
        self.decision = next(self._flow)
        for answer in again:
            self._play(self.waiting, answer)

    def _report(self, answer: Answer | None, fault: Exception) -> FaultReport:
        error = f"{type(fault).__name__}: {fault}"
        trace = "".join(traceback.format_exception(fault))
        reason = fault.reason if isinstance(fault, CardFault) else None
        return FaultReport(self.game.id, self.setup, self.seed, tuple(self.entries), answer, error, trace, reason)


class Seen(Generic[S, C]):
    """What one seat knows of a match: all that a bot gets."""

    def __init__(
        self,
        game: Game[S, C],
        setup: Setup,
        seat: int,
        see_rest: Callable[[], S],
        since: tuple[tuple[int, Answer], ...],
        now: S,
        decision: Decision[Option] | None = None,
    ) -> None:
        """Take what a seat knows: the view at the last rest by `see_rest`, and `now`, after the answers since.

        The rest is looked at only for previews and guesses. Without a decision, as in another process, the waiting one
        is worked out from what the seat sees.
        """
        self.game = game
        self.setup = setup
        self.seat = seat
        self._see_rest = see_rest
        self.since = since
        self.now = now
        self.luck = 0
        """Chance for previews at this table only: what it already brought since the rest comes out again."""
        self._decision = decision

    @cached_property
    def rest(self) -> S:
        """The view at the last rest."""
        return self._see_rest()

    def look_back(self) -> None:
        """See the rest now, so that nobody waits for it later."""
        _ = self.rest

    def preview(self, *answers: Answer) -> Preview[S]:
        """Where answers would openly lead, to the next choice; they need not be ones the seats can give."""
        since = (answer for _, answer in self.since)
        return play_openly(self.game, self.seat, self.rest, self.luck, since, self.decision, answers)

    def loss(self, option: Option) -> Loss | None:
        """What this option would throw away."""
        return self.game.loss(self.now, option)

    @property
    def decision(self) -> Decision[Option]:
        if self._decision is None:
            self._decision = self.imagine(Chance(0)).waiting.seen_by(self.seat)
        return self._decision

    def _looks_like(self, match: Match[S, C]) -> bool:
        """Tell whether the seat cannot tell that match from the real one."""
        if match.decision is None or self.game.view(match.state, self.seat) != self.now:
            return False
        return self._decision is None or same_question(match.decision.seen_by(self.seat), self._decision)

    def imagine(self, chance: Chance) -> Match[S, C]:
        """A match that could be the real one, as far as this seat knows.

        What chance and draws brought since the rest must come out again: worlds where it does not are dropped.
        """
        for _ in range(WORLDS_TRIED):
            state = self.game.imagine(self.rest, self.seat, chance, self.since)
            match = Match(self.game, self.setup, 0, start=state, listening=False)
            try:
                for _, answer in self.since:
                    match.answer(answer)
            except IllegalAnswer:
                continue
            if self._looks_like(match):
                return match
        raise LookupError(f"{self.game.id}: no world found in which everything looks as it does")

    def imagine_rest(self, chance: Chance) -> S:
        """The last rest of such a match.

        Where nobody has answered since, only one thing can have come out otherwise: somebody else may have been
        passed over who, with other cards in hand, would have been asked first.
        """
        if self.since:
            return self.imagine(chance).last_rest
        real = self.decision
        for _ in range(WORLDS_TRIED):
            state = self.game.imagine(self.rest, self.seat, chance)
            asked = next(self.game.step(Table(state.copy(), self.game.content, listening=False)), None)
            if asked is not None and (asked.kind, asked.seat, asked.facts) == (real.kind, real.seat, real.facts):
                return state
        raise LookupError(f"{self.game.id}: no world found in which the same is asked")


def same_question(one: Decision[Option], other: Decision[Option]) -> bool:
    return (one.kind, one.seat, one.pick, one.facts, list(one.options)) == (
        other.kind,
        other.seat,
        other.pick,
        other.facts,
        list(other.options),
    )


def snapshot(state: object) -> bytes:
    """A state as bytes: the same state gives the same bytes in every process."""
    return msgspec.json.encode(state)
