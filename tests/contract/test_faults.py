"""A rule that breaks leaves the match at its last rest, with a journal that leads there and a report that shows it."""

from collections.abc import Sequence
from typing import Any

import pytest

from imperium_desktop.rules.journal import JournalError, read, write
from imperium_desktop.rules.match import Match, snapshot
from imperium_desktop.rules.record import Answered, FaultReport, Redone, RuleFault, TakenBack, Undone
from imperium_desktop.rules.table import Answer, Event, Flow, Table
from tests.contract.playing import (
    AnyGame,
    AnyMatch,
    Case,
    every_game,
    few_cases,
    game_of,
    played,
    point_of,
    random_answer,
    small_setup,
)
from tests.contract.watch_copies import disturb


class Broken(Exception):
    pass


class Noise(Event, frozen=True):
    """Told by the broken rule; must be forgotten with it."""


class Trap:
    """Breaks a game's rules at one point: at the start of a step, or inside it after certain answers.

    It knows the point by the state at rest, so that it breaks there again in every replay, and nowhere else.
    """

    def __init__(self, game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
        self.real = game.step
        self.start: bytes | None = None
        self.inside: tuple[bytes, tuple[Answer, ...]] | None = None
        self.steps_begun: list[bytes] = []
        monkeypatch.setattr(game, "step", self.step)

    def disarm(self) -> None:
        self.start = self.inside = None

    def step(self, table: Table[Any, Any]) -> Flow:
        begun = snapshot(table.state)
        self.steps_begun.append(begun)
        if begun == self.start:
            self.spring(table)
        flow = self.real(table)
        given: tuple[Answer, ...] = ()
        try:
            decision = next(flow)
            while True:
                answer = yield decision
                given += (answer,)
                decision = flow.send(answer)
                if (begun, given) == self.inside:
                    self.spring(table)
        except StopIteration:
            if (begun, given) == self.inside:
                self.spring(table)

    def spring(self, table: Table[Any, Any]) -> None:
        disturb(table.state)
        table.tell(Noise())
        raise Broken("so it goes")


class Healthy:
    """A match as it goes when nothing breaks: what stands after each answer."""

    def __init__(self, case: Case, trap: Trap, answers: int) -> None:
        self.case = case
        match = case.match()
        chance = case.chance
        self.stages = [standing(match)]
        self.rests = [0]
        """For each number of answers, how many of them were given at the last rest."""
        self.rest_states = [match.checkpoint().rest]
        """For each number of answers, the state at the last rest."""
        self.starts: list[list[bytes]] = [[]]
        """The states at rest in which steps began because of each answer."""
        self.answers: list[Answer] = []
        while match.decision is not None and len(self.answers) < answers:
            trap.steps_begun = []
            match.answer(random_answer(match.decision, chance))
            self.answers.append(match.answers[-1].answer)
            self.stages.append(standing(match))
            checkpoint = match.checkpoint()
            self.rests.append(len(self.answers) - len(checkpoint.since))
            self.rest_states.append(checkpoint.rest)
            self.starts.append(trap.steps_begun.copy())

    def match(self, answers: int) -> AnyMatch:
        match = self.case.match()
        for answer in self.answers[:answers]:
            match.answer(answer)
        return match


def standing(match: AnyMatch) -> object:
    return point_of(match), tuple(match.answers), tuple(match.events)


def check_fault(match: AnyMatch, answer: Answer, healthy: Healthy, trap: Trap) -> None:
    number = len(match.answers)
    rest = healthy.rests[number]
    entries = list(match.entries)
    with pytest.raises(RuleFault) as fault:
        match.answer(answer)
    assert standing(match) == healthy.stages[rest]
    assert match.entries == entries + [TakenBack(number - rest)] * (number > rest)
    assert match.can_redo == (number > rest)
    assert isinstance(fault.value.__cause__, Broken)
    check_report(fault.value.report, answer, entries, healthy.case)
    trap.disarm()
    reproduced = read(write(match), game_of).match
    assert standing(reproduced) == standing(match)
    while match.can_redo:
        match.redo()
    assert standing(match) == healthy.stages[number]
    match.answer(answer)
    assert standing(match) == healthy.stages[number + 1]
    assert standing(read(write(match), game_of).match) == standing(match)


def check_report(report: FaultReport, answer: Answer, entries: Sequence[object], case: Case) -> None:
    """While the rule is broken, the report is enough to see it break again."""
    assert (report.game, report.setup, report.seed) == (case.game_id, case.setup, case.seed)
    assert report.answer == answer
    assert list(report.entries) == entries
    assert report.error == "Broken: so it goes"
    assert "spring" in report.trace
    with pytest.raises(RuleFault) as again:
        replayed(report, case.game).answer(answer)
    assert again.value.report.error == report.error


def replayed(report: FaultReport, game: AnyGame) -> AnyMatch:
    match = Match(game, report.setup, report.seed)
    for entry in report.entries:
        match entry:
            case Answered(_, answer):
                match.answer(answer)
            case Undone(count) | TakenBack(count) | Redone(count):
                moves = {Undone: match.undo, TakenBack: match.take_back, Redone: match.redo}
                for _ in range(count):
                    moves[type(entry)]()
    return match


ASK_ONCE = {"imperium", "mare_nostrum"}
"""Games whose steps ask one question each, but where a nation and then its side is chosen."""


def asks_once(case: Case) -> bool:
    return case.game_id in ASK_ONCE and getattr(case.setup, "choice", "") != "free"


few_answers = pytest.mark.parametrize("answers", [25, pytest.param(40, marks=pytest.mark.slow)])


@few_cases
@few_answers
def test_a_fault_inside_a_step(case: Case, answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the first answer of a step, at later ones, at the last."""
    trap = Trap(case.game, monkeypatch)
    healthy = Healthy(case, trap, answers)
    lengths = set()
    for number, answer in enumerate(healthy.answers):
        rest = healthy.rests[number]
        match = healthy.match(number)
        trap.inside = healthy.rest_states[number], tuple(healthy.answers[rest : number + 1])
        check_fault(match, answer, healthy, trap)
        lengths.add(number - rest)
    assert lengths == {0} if asks_once(case) else len(lengths) > 1


@few_cases
@few_answers
def test_a_fault_at_the_start_of_a_later_step(case: Case, answers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer that led there is lost with it, also where steps without a choice lie between."""
    trap = Trap(case.game, monkeypatch)
    healthy = Healthy(case, trap, answers)
    met = set()
    for number, answer in enumerate(healthy.answers):
        for place, start in enumerate(healthy.starts[number + 1]):
            match = healthy.match(number)
            trap.start = start
            check_fault(match, answer, healthy, trap)
            met.add(place)
    assert met >= {0, 1}


@few_cases
def test_a_fault_while_redoing(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    trap = Trap(case.game, monkeypatch)
    healthy = Healthy(case, trap, answers=20)
    for number in range(len(healthy.answers)):
        rest = healthy.rests[number]
        match = healthy.match(number + 1)
        match.take_back()
        trap.inside = healthy.rest_states[number], tuple(healthy.answers[rest : number + 1])
        entries = list(match.entries)
        with pytest.raises(RuleFault) as fault:
            match.redo()
        assert standing(match) == healthy.stages[rest]
        check_report(fault.value.report, healthy.answers[number], entries, case)
        trap.disarm()
        assert standing(read(write(match), game_of).match) == standing(match)


@few_cases
def test_a_match_goes_on_after_a_fault(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other answers still work, undo too, and the journal of it all is whole."""
    trap = Trap(case.game, monkeypatch)
    healthy = Healthy(case, trap, answers=15)
    number = len(healthy.answers) - 1
    match = healthy.match(number)
    trap.inside = healthy.rest_states[number], tuple(healthy.answers[healthy.rests[number] : number + 1])
    with pytest.raises(RuleFault):
        match.answer(healthy.answers[number])
    trap.disarm()
    played(match, case.chance, back=20)
    assert match.result is not None
    assert standing(read(write(match), game_of).match) == standing(match)


@every_game
def test_a_fault_in_the_first_step(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    trap = Trap(game, monkeypatch)
    case = Case(game.id, small_setup(game), 5)
    trap.start = snapshot(case.match().state)
    with pytest.raises(RuleFault) as fault:
        case.match()
    assert fault.value.report.answer is None
    assert (fault.value.report.setup, fault.value.report.seed) == (case.setup, 5)


@every_game
def test_a_fault_while_the_table_is_laid_out(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "new", broken_new)
    with pytest.raises(RuleFault) as fault:
        Match(game, small_setup(game), 5)
    assert fault.value.report.answer is None


def broken_new(*_: object) -> None:
    raise Broken("no table")


@every_game
@pytest.mark.parametrize("where", ["new", "step"])
def test_a_journal_of_a_match_that_cannot_begin(game: AnyGame, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = write(Match(game, small_setup(game), 5))
    monkeypatch.setattr(game, where, broken_new)
    with pytest.raises(JournalError) as mistake:
        read(data, game_of)
    assert mistake.value.line == 1


@every_game
def test_a_journal_that_breaks_a_rule_names_the_line(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(game.id, small_setup(game), 5)
    trap = Trap(game, monkeypatch)
    healthy = Healthy(case, trap, answers=12)
    data = write(healthy.match(12))
    trap.inside = healthy.rest_states[9], tuple(healthy.answers[healthy.rests[9] : 10])
    with pytest.raises(JournalError) as mistake:
        read(data, game_of)
    assert mistake.value.line == 11
    assert "so it goes" in mistake.value.reason
