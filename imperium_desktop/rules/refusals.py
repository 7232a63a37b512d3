"""Why a wish is not legal: the half that is the same in every game.

Whether touches begin a legal answer is looked up in the options. A game only says why they do not.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final, Generic, TypeAlias

from imperium_desktop.rules.table import C, Decision, Fact, Option, Path, Reason, S

NOT_NOW: Final = "not_now"
"""What was touched has nothing to do with this choice."""
WHOLE_CHOICE: Final = "whole_choice"
"""What was touched before is a whole answer already."""

WhyNot: TypeAlias = Callable[[C, S, Decision[Option], Path], Reason | Iterable[Reason] | None]
"""Why these touches begin no legal answer; none, where only the usual reasons apply."""


class Refuser:
    """Makes reasons by their codes, each with its paragraph."""

    def __init__(self, paragraphs: Mapping[str, str]) -> None:
        """Take reasons in the order of their weight, where several can apply."""
        self.paragraphs = paragraphs
        self._weights = {code: place for place, code in enumerate(paragraphs)}

    def __call__(self, code: str, **facts: Fact) -> Reason:
        return Reason(code, self.paragraphs[code], facts)

    def weightiest_first(self, reasons: Iterable[Reason]) -> list[Reason]:
        return sorted(reasons, key=lambda reason: self._weights[reason.code])


class Refusals(Generic[C, S]):
    """All refusals of a game, by the kind of the decision.

    For a kind stands a function that says why not; or, where one of several things is chosen and nothing more is to be
    said, only the code of the reason against those that are of the right sort but cannot be chosen now.
    """

    def __init__(
        self,
        refuse: Refuser,
        elements: Callable[[C, S], Iterable[str]],
        kinds: Mapping[str, WhyNot[C, S] | str],
        *,
        beyond: Collection[str] = (),
    ) -> None:
        """`elements`: everything a person could touch.

        `beyond`: kinds of picks whose function also says why nothing more can be picked.
        """
        self.refuse = refuse
        self.elements = elements
        self.kinds = kinds
        self.beyond = beyond

    def why_not(self, content: C, state: S, decision: Decision[Option], path: Path) -> Reason | None:
        """None exactly if the path begins a legal answer."""
        return next(iter(self.why_nots(content, state, decision, path)), None)

    def why_nots(self, content: C, state: S, decision: Decision[Option], path: Path) -> list[Reason]:
        """All reasons that the game gives, the weightiest first."""
        begun = legal_part(decision, path)
        if begun == path:
            return []
        why_not = self.kinds[decision.kind]
        usual = self.refuse(WHOLE_CHOICE if is_whole(decision, begun) else NOT_NOW)
        if isinstance(why_not, str):
            key = path[len(begun)]
            alike = usual.code == NOT_NOW and zone_of(key) in zones(decision) and key in self.elements(content, state)
            return [self.refuse(why_not) if alike else usual]
        if usual.code == WHOLE_CHOICE and decision.kind not in self.beyond:
            return [usual]
        found = why_not(content, state, decision, path)
        if isinstance(found, Reason):
            return [found]
        return self.refuse.weightiest_first(found or ()) or [usual]


def zone_of(key: str) -> str:
    """The sort of a table element."""
    return key.partition("/")[0]


def zones(decision: Decision[Option]) -> set[str]:
    """The sorts of what can be touched first."""
    return {zone_of(option.path[0]) for option in decision.options}


def legal_part(decision: Decision[Option], path: Path) -> Path:
    """Part of the path that begins a legal answer."""
    lengths = range(1, len(path) + 1)
    return path[: next((length - 1 for length in lengths if not begins(decision, path[:length])), len(path))]


def begins(decision: Decision[Option], path: Path) -> bool:
    """Whether some legal answer begins so; what is picked is touched one after the other."""
    if not decision.picks_several:
        return path in beginnings(decision)
    held = Counter(option.path[0] for option in decision.options)
    return len(path) <= decision.pick[1] and all(count <= held[key] for key, count in Counter(path).items())


@lru_cache(maxsize=2)
def beginnings(decision: Decision[Option]) -> frozenset[Path]:
    return frozenset(option.path[:length] for option in decision.options for length in range(len(option.path) + 1))


def is_whole(decision: Decision[Option], path: Path) -> bool:
    """Whether nothing can follow."""
    if decision.picks_several:
        return len(path) == decision.pick[1]
    return any(option.path == path for option in decision.options)
