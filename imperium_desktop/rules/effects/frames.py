"""What is left of the cards being carried out, as plain data in the state, and how it is worked off.

Every card that speaks gets a frame with its tasks. A card that makes another one speak waits below it. So a step can
end after every answer and wherever something hidden may come to light: undo, saves and guesses begin there.
"""

from collections.abc import Callable, Iterable

import msgspec

from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Asking, Flow


class Task(msgspec.Struct, frozen=True, gc=False, tag_field="task"):
    """One thing to do; what there is beside steps of cards, each game says."""

    seat: int


class Do(Task, frozen=True, gc=False, tag="do"):
    """A step of a card."""

    node: str


class PayPrice(Task, frozen=True, gc=False, tag="pay_price"):
    """The price of a step and what it is paid for, after its way was chosen."""

    node: str
    way: int
    """Which of the prices."""


class Frame(msgspec.Struct, gc=False):
    """A card being carried out. Games add what its steps have brought about so far."""

    seat: int
    card: str = ""
    """`this`; empty: the rules themselves do something."""
    todo: tuple[Task, ...] = ()
    """What comes next is the first."""

    def first(self, *tasks: Task) -> None:
        """Before everything else that is left of the card."""
        self.todo = (*tasks, *self.todo)


def steps_for(seats: Iterable[int], nodes: Iterable[Node]) -> tuple[Do, ...]:
    """For one player completely after the other."""
    nodes = tuple(nodes)
    return tuple(Do(seat, node.id) for seat in seats for node in nodes)


def work_off(going_on: Callable[[], bool], shows: Callable[[], bool], next_task: Callable[[], Flow | None]) -> Flow:
    """Task after task, to the next answer.

    A task that shows something hidden ends the step, too: `shows` is asked before it is begun, so that the same tasks
    are done again after a rest. A task that asks nobody is done at once and has no flow.
    """
    while going_on():
        resting = shows()
        flow = next_task()
        asked = flow is not None and (yield from noticing(flow))
        if asked or resting:
            return


def noticing(flow: Flow) -> Asking[bool]:
    """Whether anybody was asked."""
    asked = False
    try:
        decision = next(flow)
        while True:
            asked = True
            decision = flow.send((yield decision))
    except StopIteration:
        return asked
