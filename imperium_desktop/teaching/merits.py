"""Merits: what speaks for a move, so that a suggestion can say why.

Each game declares what it looks for; here it is looked up. A merit is data, as a hint is: an id and facts. Its words
are one sentence for each id, a template in `translations/<language>/<game>/merits.toml`. It rests on what the seat sees
before the move and on where the move openly leads, never on anything hidden.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Final, Generic, TypeAlias

import msgspec

from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Answer, C, Fact, Option, S
from imperium_desktop.teaching.hints import HintContext

MOST: Final = 3
"""More reasons than this convince nobody."""


class Merit(msgspec.Struct, frozen=True):
    id: str
    facts: Mapping[str, Fact] = {}
    """The same names whenever this merit is found, `seat` among them: whose move it is."""


class Move(HintContext[S, C]):
    """A move that is suggested: what its seat sees before it, as a hint does, and where it leads."""

    def __init__(self, seen: Seen[S, C], answer: Answer) -> None:
        self.answer = answer
        self.picked: tuple[Option, ...] = answer if isinstance(answer, tuple) else (answer,)
        super().__init__(seen, hovered=self.picked[0] if self.picked else None)

    @cached_property
    def ahead(self) -> Preview[S]:
        """What follows, also where several options are picked, unlike with one of them under the pointer."""
        return self.after(self.answer)


Speaks: TypeAlias = Callable[[Move[S, C]], Mapping[str, Fact] | None]
"""The facts of a merit, or None if the move does not have it. What speaks against a move is no merit of it."""
Weighs: TypeAlias = Callable[[Merit], float]
"""How much a merit counts, in points of its game."""


class Merits(Generic[S, C]):
    """All that can speak for a move in one game. A merit is called like its function."""

    def __init__(
        self, *looked_for: Speaks[S, C], secret: str = "", instead: str = "", weigh: Weighs | None = None
    ) -> None:
        """Take what is looked for; of equal weight, and where nothing is weighed, the first is told first.

        `secret`: names of merits that tell what only the seat itself may know.
        `instead`: names of those that everybody else is told, mostly in their stead; never the seat itself.
        """
        self._looked_for: Sequence[Speaks[S, C]] = looked_for
        self._secret = frozenset(secret.split())
        self._instead = frozenset(instead.split())
        self._weigh = weigh
        self._told = self._without(self._instead)

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(speaks.__name__ for speaks in self._looked_for)

    @cached_property
    def openly(self) -> "Merits[S, C]":
        """Merits that everybody may be told."""
        return Merits(*self._without(self._secret), weigh=self._weigh)

    def _without(self, names: frozenset[str]) -> Sequence[Speaks[S, C]]:
        return [speaks for speaks in self._looked_for if speaks.__name__ not in names]

    def of(self, seen: Seen[S, C], answer: Answer, most: int = MOST) -> tuple[Merit, ...]:
        """What speaks for a move, the weightiest first."""
        move = Move(seen, answer)
        found: list[Merit] = []
        for speaks in self._told:
            if (len(found) < most or self._weigh) and (facts := speaks(move)) is not None:
                found.append(Merit(speaks.__name__, {"seat": seen.seat, **facts}))
        if self._weigh:
            found.sort(key=self._weigh, reverse=True)
        return tuple(found[:most])
