"""Hints: what a person should know just now. Each game declares its situations; here they are looked for.

A hint is data. Its words are templates in `translations/<language>/<game>/hints.toml`: a title and a text for each id,
filled in with its facts; its events are told in the words of the log.
"""

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import cached_property
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec

from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Answer, C, Event, Fact, Option, Path, S

O = TypeVar("O", bound=Option)  # noqa: E741


class Hint(msgspec.Struct, frozen=True):
    id: str
    rule: str
    facts: Mapping[str, Fact] = {}
    """The same names whenever this hint is given."""
    events: tuple[Event, ...] = ()
    """What would happen, as far as it can be known."""
    marks: tuple[str, ...] = ()
    """The table elements it speaks of."""
    alarm: bool = False
    """Somebody is about to win, or the like: it looks so."""
    urges: bool = False
    """True of a hint that advises one of the moves that it marks."""
    move: Path = ()
    """How the one that it advises begins, where what it marks can be used in several ways."""

    @property
    def wanted(self) -> Path:
        """The elements of which a suggestion touches as many as it can."""
        return self.move or self.marks


class Volume(StrEnum):
    """How many hints a person wants."""

    LOTS = "lots"
    SOME = "some"
    NONE = "none"


LIGHTEST: Final = {Volume.LOTS: 0, Volume.SOME: 50}
"""Least weight of the hints that are shown."""


class HintContext(Generic[S, C]):
    """What a person looks at: what their seat sees, the elements touched so far, and the option under the pointer."""

    def __init__(self, seen: Seen[S, C], path: Path = (), hovered: Option | None = None) -> None:
        self.seen = seen
        self.seat = seen.seat
        self.now = seen.now
        """The table as the seat sees it at this decision. Not to be changed."""
        self.content = seen.game.content
        self.kind = seen.decision.kind
        self.path = hovered.path if hovered is not None else path
        """Touched so far; with an option under the pointer, all that it touches."""
        self.hovered = hovered
        self._played: dict[tuple[Answer, ...], Preview[S]] = {}

    @cached_property
    def ahead(self) -> Preview[S] | None:
        """Where the option under the pointer leads, if it is the whole answer."""
        if self.hovered is None or self.seen.decision.picks_several:
            return None
        return self.after(self.hovered)

    @property
    def touched(self) -> str:
        """The table element that the choice begins with, if there is one yet."""
        return self.path[0] if self.path else ""

    def hovering(self, kind: type[O]) -> O | None:
        """The option under the pointer, if it is of this sort."""
        return self.hovered if isinstance(self.hovered, kind) else None

    def offered(self, kind: type[O]) -> list[O]:
        """All options of this sort."""
        return [option for option in self.seen.decision.options if isinstance(option, kind)]

    def after(self, *answers: Answer) -> Preview[S]:
        if answers not in self._played:
            self._played[answers] = self.seen.preview(*answers)
        return self._played[answers]


class Found(msgspec.Struct, frozen=True):
    """What a situation found worth saying."""

    facts: Mapping[str, Fact] = {}
    events: tuple[Event, ...] = ()
    marks: tuple[str, ...] = ()
    rule: str = ""
    """Where another paragraph than that of the situation says so."""
    move: Path = ()
    """How the move begins that it advises, if what is marked does not say so."""

    def hint(self, id: str, rule: str, *, alarm: bool = False, urges: bool = False) -> Hint:
        return Hint(id, self.rule or rule, self.facts, self.events, self.marks, alarm, urges, self.move)


Watch: TypeAlias = Callable[[HintContext[S, C]], Found | None]


class Situation(msgspec.Struct, Generic[S, C], frozen=True):
    """A situation in which a hint is in place: decisions of these kinds, if `watch` finds it so."""

    id: str
    rule: str
    weight: int
    """Weight from 0 to 100; the heaviest is said first."""
    kinds: tuple[str, ...]
    watch: Watch[S, C]
    alarm: bool = False


def when(kinds: str, watch: Watch[S, C], weight: int, rule: str, *, alarm: bool = False) -> Situation[S, C]:
    """A situation that is called like its function, in decisions of some kinds, named as in their game: "act draw"."""
    return Situation(watch.__name__, rule, weight, tuple(kinds.split()), watch, alarm)


class Teacher(Generic[S, C]):
    """All hints of one game."""

    def __init__(self, game_id: str, situations: Sequence[Situation[S, C]], urging: str = "") -> None:
        """The kinds of the situations are named as in their game.

        `urging`: the ids of those that advise one of the moves they mark. A suggested move follows them.
        """
        self.urging = frozenset(urging.split())
        known = [
            msgspec.structs.replace(situation, kinds=tuple(f"{game_id}.{kind}" for kind in situation.kinds))
            for situation in situations
        ]
        self.situations = tuple(sorted(known, key=lambda situation: -situation.weight))

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(situation.id for situation in self.situations)

    def hints(
        self, seen: Seen[S, C], path: Path = (), hovered: Option | None = None, volume: Volume = Volume.LOTS
    ) -> tuple[Hint, ...]:
        """Hints for the seat that decides, the most important first; others get none."""
        if volume is Volume.NONE or seen.decision.seat != seen.seat:
            return ()
        look = HintContext(seen, path, hovered)
        return tuple(
            found.hint(situation.id, situation.rule, alarm=situation.alarm, urges=situation.id in self.urging)
            for situation in self.situations
            if situation.weight >= LIGHTEST[volume]
            and look.kind in situation.kinds
            and (found := situation.watch(look)) is not None
        )

    def urged(self, seen: Seen[S, C]) -> Path:
        """What the first hint wants that advises a move that can be made: a suggestion begins there."""
        keys = {key for option in seen.decision.options for key in option.path}
        urging = (
            hint for hint in self.hints(seen, volume=Volume.SOME) if hint.urges and keys.intersection(hint.wanted)
        )
        return next((hint.wanted for hint in urging), ())
