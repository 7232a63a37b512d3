"""What is left of the cards being carried out, as plain data in the state, and how it is worked off.

Every card that speaks gets a frame with its tasks. A card that makes another one speak waits below it. So a step can
end after every answer and wherever something hidden may come to light: undo, saves and guesses begin there.
"""

from collections.abc import Iterable
from typing import Protocol

import msgspec

from imperium_desktop.rules.effects.budget import Budget
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Flow


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
        """Put tasks before everything else that is left of the card."""
        self.todo = (*tasks, *self.todo)


def steps_for(seats: Iterable[int], nodes: Iterable[Node]) -> tuple[Do, ...]:
    """Tasks that do the steps for one player completely after the other."""
    nodes = tuple(nodes)
    return tuple(Do(seat, node.id) for seat in seats for node in nodes)


class Halt(Exception):
    """Raised in the middle of something: nothing that is left is done."""


class CardRun(Protocol):
    """What is left to do at one table, frames first."""

    shows: bool
    """Whether the last thing could bring something hidden to light, or needed chance."""

    def go(self, budget: Budget) -> Flow | None:
        """Do what comes next, for its price; if somebody may be asked, only give the flow, with nothing changed yet."""

    def go_back(self) -> None:
        """Go back as if the last flow had not been given."""

    def going_on(self) -> bool: ...

    def asks(self) -> bool:
        """Whether what comes next is sure or likely to be a question, told without looking closer."""

    def halt(self) -> None:
        """What must be done after a `Halt`."""


def work_off(run: CardRun, budget: Budget) -> Flow:
    """One thing after the other; the step ends before a question if anything was answered or shown in it.

    So every question is the first thing after a rest that can be saved, taken back and guessed from.
    """
    resting = False
    try:
        while run.going_on() and not (resting and run.asks()):
            flow = run.go(budget)
            if flow is not None:
                if resting:
                    run.go_back()
                    return
                try:
                    decision = next(flow)
                    while True:
                        resting = True
                        decision = flow.send((yield decision))
                except StopIteration:
                    pass
            resting = resting or run.shows
    except Halt:
        run.halt()
