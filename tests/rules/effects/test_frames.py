"""What is left of cards is worked off with a rest before every question but the first."""

from collections.abc import Sequence
from typing import Any

from imperium_desktop.rules.effects.budget import Budget
from imperium_desktop.rules.effects.frames import Do, Frame, steps_for, work_off
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.questions import MOST_TRIALS, comes_about
from imperium_desktop.rules.refusals import Refuser
from imperium_desktop.rules.table import Decision, Flow, Option, ask


class Script:
    """Things to do: `ask` asks, `show` shows, `quiet` may ask but does not, anything else is just done."""

    def __init__(self, *todo: str) -> None:
        self.todo = list(todo)
        self.done: list[str] = []
        self.shows = False

    def going_on(self) -> bool:
        return bool(self.todo)

    def asks(self) -> bool:
        return False

    def go(self, budget: Budget) -> Flow | None:
        budget.spend(self.todo[0])
        name = self.todo[0]
        self.shows = name == "show"
        if name in ("ask", "quiet"):
            return self.flow(self.todo.pop(0))
        self.done.append(self.todo.pop(0))
        return None

    def go_back(self) -> None:
        self.todo.insert(0, "ask")

    def halt(self) -> None:
        self.todo.clear()

    def flow(self, name: str) -> Flow:
        if name == "ask":
            yield from ask(Decision(0, "ask", lambda: [Option()], rule="§1"))
        self.done.append(name)


def play(script: Script) -> list[int]:
    """How many questions each step asks."""
    steps = []
    while script.todo:
        asked = 0
        flow = work_off(script, Budget(Refuser({"endless_cards": "§1"})))
        try:
            next(flow)
            while True:
                asked += 1
                flow.send(Option())
        except StopIteration:
            steps.append(asked)
    return steps


def test_a_question_is_asked_at_once_if_nothing_happened_before_that_matters() -> None:
    assert play(Script("a", "b", "ask")) == [1]


def test_every_step_asks_once() -> None:
    assert play(Script("ask", "a", "ask", "ask", "b")) == [1, 1, 1]


def test_what_was_shown_ends_the_step_before_the_next_question() -> None:
    assert play(Script("show", "a", "ask")) == [0, 1]
    assert play(Script("show", "show", "a")) == [0]


def test_what_could_have_asked_and_did_not_ends_no_step() -> None:
    assert play(Script("quiet", "ask")) == [1]


def test_one_player_completely_after_the_other() -> None:
    steps: Sequence[Any] = [Node("card:0", None, ""), Node("card:1", None, "")]  # type: ignore[arg-type]
    assert steps_for((2, 0), steps) == (Do(2, "card:0"), Do(2, "card:1"), Do(0, "card:0"), Do(0, "card:1"))


def test_what_comes_first_is_put_before_the_rest() -> None:
    frame = Frame(0, "card", (Do(0, "card:2"),))
    frame.first(Do(0, "card:0"), Do(1, "card:1"))
    assert [task.node for task in frame.todo] == ["card:0", "card:1", "card:2"]  # type: ignore[attr-defined]


# Trials


def test_a_row_of_answers_that_ends_well_is_found() -> None:
    assert comes_about(lambda row: row == (1, 2) if len(row) == 2 else (0, 1, 2))
    assert not comes_about(lambda row: False if len(row) == 2 else (0, 1, 2))


def test_more_ways_than_can_be_tried_count_as_one_that_ends_well() -> None:
    tried = []

    def play(row: Sequence[int]) -> Any:
        tried.append(row)
        return False if row else range(10 * MOST_TRIALS)

    assert comes_about(play)
    assert len(tried) == MOST_TRIALS
