"""Carrying out cards step by step, with a rest wherever one is needed: the words that join steps.

For games whose cards go on after hidden things came to light. Where a card is always done in one go, as in Osadnicy,
the `Engine` does it with less ado; notation, steps and text are the same for both.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from imperium_desktop.rules.effects.frames import Frame, PayPrice, Task, steps_for
from imperium_desktop.rules.effects.program import Counter, Node
from imperium_desktop.rules.effects.questions import CardMoment, Questions, ways_of
from imperium_desktop.rules.effects.steps import Repeat
from imperium_desktop.rules.table import Asking, Flow


class Speaking(CardMoment, Protocol):
    """A moment in earnest: somebody can be asked, and what is left can be put down."""

    @property
    def frame(self) -> Frame: ...

    def all_players(self) -> list[int]:
        """Everybody whom the card reaches, beginning with the one who carries it out."""

    def count(self, counter: Counter) -> int: ...

    def ask_branch(self, node: Node, branches: Sequence[int]) -> Asking[int]:
        """One of several branches, by their places."""

    def ask_may(self, node: Node) -> Asking[bool]: ...


M = TypeVar("M", bound=Speaking)
Doing: TypeAlias = Callable[[M, Node], Flow | None]
"""A generator if somebody may be asked; a plain function does it at once."""


class Stepwise(Generic[M]):
    """One interpreter for all cards of a game."""

    def __init__(
        self,
        questions: Questions[M],
        verbs: Mapping[str, Doing[M]],
        pay: Callable[[M, tuple[Node, ...]], Asking[Sequence[Node]]],
        in_vain: Callable[[M, Node], None] = lambda _m, _node: None,
    ) -> None:
        """`pay`: what is paid at once; it returns the parts of the price that are steps of their own.

        `in_vain`: what is left to do of a step that can have no effect.
        """
        self.questions = questions
        self.in_vain = in_vain
        self.pay_at_once = pay
        self.verbs: dict[str, Doing[M]] = {
            "Choose": self.choose,
            "May": self.may,
            "Cost": self.cost,
            "If": self.condition,
            "All": lambda m, node: self.go_on(m, node.kids[0], m.all_players()),
            "EachOther": lambda m, node: self.go_on(m, node.kids[0], m.others()),
            "Instead": lambda m, node: self.go_on(m, node.kids[0]),
            "Repeat": self.repeat,
            **verbs,
        }

    def do(self, m: M, node: Node) -> Flow | None:
        """A step that can do nothing is passed over."""
        if self.questions.can_do(m, node):
            return self.verbs[node.name](m, node)
        self.in_vain(m, node)
        return None

    def go_on(self, m: M, nodes: Iterable[Node], seats: Iterable[int] | None = None) -> None:
        """These steps next."""
        m.frame.first(*steps_for((m.seat,) if seats is None else seats, nodes))

    def choose(self, m: M, node: Node) -> Flow | None:
        open_ = self.questions.branches(m, node)
        if len(open_) > 1:
            return self._ask_branch(m, node, open_)
        self.go_on(m, node.kids[open_[0]])
        return None

    def _ask_branch(self, m: M, node: Node, open_: Sequence[int]) -> Flow:
        self.go_on(m, node.kids[(yield from m.ask_branch(node, open_))])

    def may(self, m: M, node: Node) -> Flow:
        if (yield from m.ask_may(node)):
            self.go_on(m, node.kids[0])

    def cost(self, m: M, node: Node) -> Flow | None:
        """The way to pay first, where there are several; the price is a task of its own, so that each asks once."""
        ways = self.questions.ways(m, node)
        if len(ways) > 1:
            return self._ask_way(m, node, ways)
        return self.pay(m, node, ways[0])

    def _ask_way(self, m: M, node: Node, ways: Sequence[int]) -> Flow:
        task: Task = PayPrice(m.seat, node.id, (yield from m.ask_branch(node.kids[0][0], ways)))
        m.frame.first(task)

    def pay(self, m: M, node: Node, way: int) -> Flow:
        """What it is paid for comes last: tasks that paying puts down lie between."""
        self.go_on(m, node.kids[1])
        self.go_on(m, (yield from self.pay_at_once(m, ways_of(node)[way])))

    def condition(self, m: M, node: Node) -> None:
        self.go_on(m, node.kids[not m.holds(node.condition)])

    def repeat(self, m: M, node: Node) -> None:
        assert isinstance(node.step, Repeat)
        times = m.count(node.count) if node.count else node.step.times
        self.go_on(m, node.kids[0] * times)
