"""What the hints of every game are tried on: positions that call for one, and positions that only just do not."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.table import Answer, Option
from imperium_desktop.teaching.hints import Hint, Volume
from tests.teaching.saying import find


class Staged:
    """A position, the answers given in it, and what the seat that decides looks at."""

    game: str

    def __init__(self, answers: Iterable[Answer], path: str, hover: Option | None) -> None:
        self.answers = tuple(answers)
        self.path = tuple(path.split())
        self.hover = hover

    def begun(self) -> Match[Any, Any]:
        raise NotImplementedError

    def match(self) -> Match[Any, Any]:
        match = self.begun()
        for answer in self.answers:
            match.answer(answer)
        return match

    def seen(self) -> Seen[Any, Any]:
        match = self.match()
        return match.seen_by(match.waiting.seat)

    def hints(self, volume: Volume = Volume.LOTS) -> tuple[Hint, ...]:
        return GAMES[self.game].parts.teacher.hints(self.seen(), self.path, self.hover, volume)

    def facts(self, id: str) -> dict[str, object]:
        hint = find(id, self.hints())
        assert hint is not None
        return dict(hint.facts)


class Case(NamedTuple):
    given: Staged
    near_miss: Staged
    facts: Mapping[str, object] = MappingProxyType({})
    """Some of those it must bring."""
    events: int = 0
    marks: str = ""


def scenes(cases: Mapping[str, Case]) -> Iterator[Staged]:
    for case in cases.values():
        yield case.given
        yield case.near_miss
