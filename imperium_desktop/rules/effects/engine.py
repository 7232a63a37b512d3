"""Carrying out what a card does, and saying what stands in the way."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeAlias, TypeVar

from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps, Verb
from imperium_desktop.rules.table import Asking, Flow, Reason


class CardTable(ABC):
    """A seat with a card at a table: what verbs work on."""

    @abstractmethod
    def choose(self, branches: Sequence[Steps]) -> Asking[Steps]:
        """Ask for one of several branches that are possible."""

    @abstractmethod
    def may(self, ways: Sequence[Steps]) -> Asking[Steps]:
        """Ask for one of the ways that are possible; nothing if none is wanted."""

    @abstractmethod
    def having_paid(self, price: Steps) -> Self:
        """The same after a price, to look at what would still be possible with what is left."""


A = TypeVar("A", bound=CardTable)
Obstacle: TypeAlias = Reason | None


class VerbRule(NamedTuple):
    """What one verb means."""

    do: Callable[[Any, Any], Flow]
    """`do(moment, verb)`"""
    obstacle: Callable[[Any, Any], Obstacle] = lambda _scene, _verb: None
    """`obstacle(moment, verb)`: why it could do nothing now. What is simply done as far as possible has none."""


def nothing_now(_scene: Any, _verb: Any) -> Flow:
    yield from ()


STANDING: Final = VerbRule(nothing_now)
"""Rule of verbs that are not done but hold while their card lies there: rules ask for them (`Abilities.verbs`)."""


class Engine(Generic[A]):
    """One interpreter for all cards of a game."""

    def __init__(self, verbs: Mapping[type[Verb], VerbRule]) -> None:
        self.verbs = verbs

    def do(self, moment: A, steps: Steps) -> Flow:
        """One after the other; what has become impossible meanwhile is left out."""
        for step in steps:
            if self.step_obstacle(moment, step) is None:
                yield from self.do_step(moment, step)

    def do_step(self, moment: A, step: Step) -> Flow:
        match step:
            case Choose(branches):
                yield from self.do(moment, (yield from self.chosen(moment, branches)))
            case May(then):
                ways = self.open_branches(moment, ways_in(then))
                if ways:
                    yield from self.do(moment, (yield from moment.may(ways)))
            case Cost(price, then):
                yield from self.do(moment, price)
                yield from self.do(moment, then)
            case Verb():
                yield from self.verbs[type(step)].do(moment, step)

    def chosen(self, moment: A, branches: Sequence[Steps]) -> Asking[Steps]:
        """No question where only one way is open."""
        open_ = self.open_branches(moment, branches)
        if len(open_) > 1:
            return (yield from moment.choose(open_))
        return open_[0] if open_ else ()

    def open_branches(self, moment: A, branches: Sequence[Steps]) -> list[Steps]:
        return [branch for branch in branches if self.obstacle(moment, branch) is None]

    def obstacle(self, moment: A, steps: Steps) -> Obstacle:
        """The first thing in the way, looked at from here."""
        for step in steps:
            found = self.step_obstacle(moment, step)
            if found is not None:
                return found
        return None

    def step_obstacle(self, moment: A, step: Step) -> Obstacle:
        match step:
            case Choose(branches):
                obstacles = [self.obstacle(moment, branch) for branch in branches]
                return None if None in obstacles else obstacles[0]
            case May():
                return None
            case Cost(price, then):
                return self.obstacle(moment, price) or self.obstacle(moment.having_paid(price), then)
            case Verb():
                return self.verbs[type(step)].obstacle(moment, step)


def ways_in(steps: Steps) -> tuple[Steps, ...]:
    """A single choice as its branches, anything else as the only way."""
    match steps:
        case (Choose(branches),):
            return branches
    return (steps,)
