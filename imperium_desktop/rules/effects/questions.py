"""Two questions that are asked of steps: can they do something, and can a price be paid in full?

The first decides what is passed over and which branches are open: partly is enough. The second is asked of prices,
which are paid completely or not at all, and only for something that can come about then.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from imperium_desktop.rules.effects.program import Node, Test

MOST_TRIALS: Final = 60
"""Ways of paying that are tried; no card of any box needs more."""


class CardMoment(Protocol):
    """A seat that carries out a card at a table: what games tell about it."""

    seat: int

    def others(self) -> list[int]:
        """All other players whom the card reaches."""

    def at(self, seat: int) -> Self:
        """The same card, for another player."""

    def holds(self, tests: Iterable[Test]) -> bool: ...


M = TypeVar("M", bound=CardMoment)
Check: TypeAlias = Callable[[M, Node], bool]


def ways_of(cost: Node) -> tuple[tuple[Node, ...], ...]:
    """Prices of which one is chosen, or the only one."""
    price = cost.kids[0]
    return price[0].kids if len(price) == 1 and price[0].name == "Choose" else (price,)


class Questions(Generic[M]):
    def __init__(self, prices: Collection[str], in_full: Callable[[M, tuple[Node, ...]], bool]) -> None:
        """`prices`: verbs that are prices also where they stand alone in a branch. `in_full`: by sums and counts."""
        self.prices = frozenset(prices)
        self.in_full = in_full
        self.follows: Callable[[M, Node, int], bool] = lambda m, cost, _way: self.can_do_any(m, cost.kids[1])
        """Whether something can be done after a price; games replace it where a price can take away what is needed."""
        self.checks: dict[str, Check[M]] = {
            "Cost": lambda m, node: bool(self.ways(m, node)),
            "May": self._inside,
            "Choose": lambda m, node: bool(self.branches(m, node)),
            "If": lambda m, node: self.can_do_any(m, node.kids[not m.holds(node.condition)]),
            "All": lambda m, node: any(self.can_do_any(m.at(seat), node.kids[0]) for seat in (m.seat, *m.others())),
            "EachOther": lambda m, node: any(self.can_do_any(m.at(seat), node.kids[0]) for seat in m.others()),
            "Instead": self._inside,
            "Repeat": self._inside,
        }

    def add(self, checks: Mapping[str, Check[M]]) -> None:
        """Add, by verb, whether it could have an effect now; what is always done needs none."""
        self.checks.update(checks)

    def can_do(self, m: M, node: Node) -> bool:
        check = self.checks.get(node.name)
        return check is None or check(m, node)

    def can_do_any(self, m: M, nodes: Iterable[Node]) -> bool:
        checks = self.checks
        for node in nodes:
            check = checks.get(node.name)
            if check is None or check(m, node):
                return True
        return False

    def _inside(self, m: M, node: Node) -> bool:
        return self.can_do_any(m, node.kids[0])

    # Prices

    def ways(self, m: M, cost: Node) -> list[int]:
        """The prices that can be met in full, if something can come of it."""
        return [way for way, price in enumerate(ways_of(cost)) if self.in_full(m, price) and self.follows(m, cost, way)]

    # Branches

    def branches(self, m: M, node: Node) -> list[int]:
        """Which may be chosen."""
        return [place for place, branch in enumerate(node.kids) if self.is_open(m, branch)]

    def is_open(self, m: M, branch: Sequence[Node]) -> bool:
        """Prices must be met; what may be left can always be chosen; anything else must be able to do something."""
        if len(branch) == 1 and branch[0].name == "If":
            return m.holds(branch[0].condition)
        prices = tuple(node for node in branch if node.name in self.prices)
        if prices and not self.in_full(m, prices):
            return False
        optional = False
        for node in branch:
            if node.name == "Cost" and not self.ways(m, node):
                return False
            optional = optional or node.name == "May"
        return optional or self.can_do_any(m, branch)

    def has_price(self, branch: Sequence[Node]) -> bool:
        return any(node.name == "Cost" or node.name in self.prices for node in branch)


# Trying on a copy


def comes_about(play: Callable[[Sequence[Any]], "Trial"]) -> bool:
    """Whether some row of answers leads to a good end; more than can be tried count as good."""
    rows: list[tuple[Any, ...]] = [()]
    for _ in range(MOST_TRIALS):
        if not rows:
            return False
        row = rows.pop()
        end = play(row)
        if end is True:
            return True
        if end is not False:
            rows += [(*row, answer) for answer in reversed(end)]
    return True


Trial: TypeAlias = bool | Sequence[Any]
"""How it ended, or what can be answered to the next question."""
