"""The words every game speaks: Game, Rules, Flow, Decision, Option, Reason, Event."""

import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from copy import copy
from types import ModuleType
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    cast,
)

import msgspec

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.mistakes import Mistakes
from imperium_desktop.rules.ranking import Ranking, Result
from imperium_desktop.rules.setup import Setup

Path: TypeAlias = tuple[str, ...]
"""Keys of the table elements a person touches, in order."""

EVERYBODY: Final = -1
"""Looked at from this seat, only what all may see is seen."""

OVER: Final = "over"
"""The phase of a match in which nothing is left to decide."""

Fact: TypeAlias = str | int | tuple[str | int, ...]


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=snake_case):
    """One legal choice, equal by value. Games declare one small subclass per sort of move."""

    @property
    def name(self) -> str:
        return cast(str, self.__struct_config__.tag)

    @property
    def path(self) -> Path:
        """Path of elements to touch; by default a button named after the option."""
        return (self.name,)

    @property
    def enough(self) -> Path:
        """How far one must touch along the path where nothing else begins like that."""
        return self.path

    @property
    def passes(self) -> bool:
        """Doing no more here, so that one key can mean it in every game."""
        return False


Answer: TypeAlias = Option | tuple[Option, ...]
O = TypeVar("O", bound=Option, covariant=True)  # noqa: E741
D = TypeVar("D", bound=msgspec.Struct)


def declared_in(module: ModuleType, base: type[D]) -> tuple[type[D], ...]:
    """All kinds of options or events that a module declares."""
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base))
    return tuple(kind for kind in kinds if kind is not base)


class Decision(Generic[O]):
    """A question to a seat: what sort of choice it is, what is legal and how many may be picked.

    Options may repeat: an option that stands there twice may be picked twice. They are listed on first sight, because a
    search that only plays on never looks at them.

    A `secret` answer stays with its seat: the step must end with it, and the state keeps it where `view` hides it.
    """

    __slots__ = ("_list", "_options", "facts", "kind", "pick", "rule", "seat", "secret")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: Callable[[], Sequence[O]],
        *,
        rule: str,
        pick: tuple[int, int] = (1, 1),
        facts: Mapping[str, Fact] | None = None,
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.pick = pick
        self.facts: Mapping[str, Fact] = facts or {}
        self.secret = secret
        self._list = options
        self._options: Sequence[O] | None = None

    @property
    def options(self) -> Sequence[O]:
        if self._options is None:
            self._options = self._list()
        return self._options

    @property
    def picks_several(self) -> bool:
        return self.pick != (1, 1)

    def seen_by(self, seat: int) -> "Decision[O]":
        """What others may choose from can tell what they hold: they see only that somebody is asked.

        So can the most that they may pick in secret: it is left out where it is not also the least.
        """
        if seat == self.seat:
            return self
        pick = (self.pick[0], self.pick[0]) if self.secret else self.pick
        return Decision(self.seat, self.kind, tuple, rule=self.rule, pick=pick, facts=self.facts, secret=self.secret)


Flow: TypeAlias = Generator[Decision[Option], Answer, None]
T = TypeVar("T")
Asking: TypeAlias = Generator[Decision[Option], Answer, T]


def ask(decision: Decision[O]) -> Asking[O]:
    """Ask for exactly one option: `action = yield from ask(…)`."""
    answer = yield decision
    return cast(O, answer)


def ask_several(decision: Decision[O]) -> Asking[tuple[O, ...]]:
    """Ask for as many as `pick` says; the answer to a pick of exactly one is the option itself."""
    answer = yield decision
    return cast("tuple[O, ...]", answer if isinstance(answer, tuple) else (answer,))


class Reason(msgspec.Struct, frozen=True):
    """Why a wish is not legal: the fact that would have to change, and the paragraph that says so."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}


class Loss(msgspec.Struct, frozen=True):
    """What an answer throws away although it could still be used, and the paragraph that says so."""

    rule: str
    facts: dict[str, Fact]


SEAT_FIELDS: Final = ("seat", "seats", "rival", "rivals")
"""Facts of these names are seats."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=snake_case):
    """What happened, for log, animation, statistics and lessons."""

    reveals: ClassVar[bool] = False
    """Hidden information came to light: free undo stops here."""
    gives: ClassVar[bool] = False
    """Another seat was given something it can use: free undo stops here too."""
    opens: ClassVar[bool] = False
    """A part of a turn begins with it, a phase or somebody's share: a heading of the log."""

    @property
    def name(self) -> str:
        return cast(str, self.__struct_config__.tag)

    @property
    def begins(self) -> int | None:
        """The number of the turn, round or year that begins with this event."""
        return None

    @property
    def whose_turn(self) -> int | None:
        """Seat whose turn begins with this event, in games in which players take turns."""
        return None

    def concerns(self, seat: int) -> bool:
        """Done by this seat, or to it."""
        values = (getattr(self, name, None) for name in SEAT_FIELDS)
        return any(value == seat or (isinstance(value, tuple) and seat in value) for value in values)

    def seen_by(self, seat: int) -> "Event | None":  # noqa: ARG002
        """The event as that seat may know it."""
        return self


class Seating:
    """What a state can tell of the seats around the table; for states that keep their players in a list."""

    __slots__ = ()
    players: Sequence[object]

    def seats_from(self, seat: int) -> list[int]:
        """All seats clockwise, beginning with the given one."""
        count = len(self.players)
        return [(seat + offset) % count for offset in range(count)]


class State(Protocol):
    """All that lies on the table: plain data, fully serialisable at rest."""

    chance: Chance

    @property
    def phase(self) -> str:
        """What comes next; OVER when nothing does."""

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
C = TypeVar("C")


class Table(Generic[S, C]):
    """The state in play, the components it is played with, and the events told."""

    __slots__ = ("content", "events", "given", "listening", "revealed", "state")

    def __init__(self, state: S, content: C, *, listening: bool = True) -> None:
        self.state = state
        self.content = content
        self.listening = listening
        self.events: list[Event] = []
        self.revealed = False
        self.given = False

    def tell(self, event: Event) -> None:
        if event.reveals:
            self.revealed = True
        if event.gives:
            self.given = True
        if self.listening:
            self.events.append(event)


class Rules(NamedTuple, Generic[S, C]):
    """What the house asks of a game: pure functions of its room. Content comes in, nothing is kept elsewhere."""

    new: Callable[[C, Any, Chance], S]
    """The table laid out for the first step of a match with this setup, which is of the game's own type."""
    step: Callable[[Table[S, C]], Flow]
    """Play one step from rest to rest."""
    result: Callable[[C, S], Result]
    """The standings, when the match is over."""
    why_not: Callable[[C, S, Decision[Option], Path], Reason | None]
    """None exactly if the path begins a legal answer."""
    elements: Callable[[C, S], Iterable[str]]
    """Keys of everything a person could touch."""
    hide: Callable[[C, S, int], None]
    """Replace everything in a state that this seat may not see."""
    imagine: Callable[[C, S, int, Chance, Sequence[tuple[int, Answer]]], None]
    """Fill in at random what is hidden from a seat, so that the open answers given since are still possible."""
    census: Callable[[C, S], Mapping[str, int]]
    """Counts of components that no rule may change."""
    loss: Callable[[C, S, Option], Loss | None] = lambda _content, _state, _option: None
    """What is lost by an option of a sort that can throw something away."""
    why_not_picked: Callable[[C, S, Decision[Option], tuple[Option, ...]], Reason | None] = (
        lambda _content, _state, _decision, _picked: None
    )
    """What is wrong with an answer although it touches the right elements."""


class Game(Generic[S, C]):
    """One game as the house sees it: what it declares, and its rules with the content that is there."""

    id: ClassVar[str]
    rules_version: int
    """The newest; journals say by which theirs was played."""
    setup_type: ClassVar[type[Setup]]
    option_types: ClassVar[tuple[type[Option], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    kinds: ClassVar[tuple[str, ...]]
    reasons: ClassVar[tuple[str, ...]]
    endings: ClassVar[Mapping[str, Ranking]]
    """How a match can end, and what decides who is ahead then."""
    losing: ClassVar[tuple[type[Option], ...]] = ()
    """Options that can throw something away."""
    open_kinds: ClassVar[frozenset[str]] = frozenset()
    """Decisions that are made at the open table: nobody needs to see what lies behind a screen for them."""
    printed: ClassVar[tuple[str, ...]] = ()
    """What is printed on its components and has a name, though no option, event or element carries it."""
    state_type: type[S]
    rules: Rules[S, C]
    nouns: Mapping[str, str] = {}
    """Noun by which things are called that share one: the copies of a card."""
    renamed: Mapping[str, Mapping[str, str]] = {}
    """Nouns that the owner of the printed game replaced, by language."""
    mistakes: Mistakes | None = None
    """What is wrong with the corrections of that owner, which are not used then."""

    def __init__(self, content: C, content_hash: str) -> None:
        self.content = content
        self.content_hash = content_hash
        self._earlier: dict[int, Self] = {}

    def as_of(self, rules_version: int) -> Self:
        """The same game by the rules of an earlier version, by which matches of that time go on."""
        if rules_version == self.rules_version:
            return self
        if rules_version not in self._earlier:
            self._earlier[rules_version] = twin = copy(self)
            twin.rules_version = rules_version
            twin.content = self.content_as_of(rules_version)
        return self._earlier[rules_version]

    def content_as_of(self, rules_version: int) -> C:  # noqa: ARG002
        """Content by which the rules know which of their versions is played, where they have several."""
        return self.content

    def goes_on(self, state: S) -> bool:  # noqa: ARG002
        """Whether what was begun is still being carried out, in games that rest in the middle of it."""
        return False

    @property
    def seats(self) -> range:
        """How many can play."""
        return self.setup_type.seat_counts

    def hash_for(self, setup: Setup) -> str:  # noqa: ARG002
        """Hash of the components that such a match is played with."""
        return self.content_hash

    def variants(self) -> Mapping[str, tuple[str, ...]]:
        """What can be agreed on with the components that are there; the default value first."""
        return self.setup_type.variants()

    def new(self, setup: Setup, chance: Chance) -> S:
        assert isinstance(setup, self.setup_type)
        return self.rules.new(self.content, setup, chance)

    def step(self, table: Table[S, C]) -> Flow:
        return self.rules.step(table)

    def result(self, state: S) -> Result | None:
        """The standings, once the match is over."""
        return self.rules.result(self.content, state) if state.phase == OVER else None

    def rank_alone(self, ending: str, points: int) -> str:  # noqa: ARG002
        """Title of a player who came to such an ending alone; empty where there is none."""
        return ""

    def why_not(self, state: S, decision: Decision[Option], path: Path) -> Reason | None:
        return self.rules.why_not(self.content, state, decision, path)

    def why_not_answer(self, state: S, decision: Decision[Option], picked: tuple[Option, ...]) -> Reason | None:
        """Why this is no answer: what is wrong with the options, or with touching the elements of their paths."""
        path = tuple(key for option in picked for key in option.path)
        wrong = self.rules.why_not_picked(self.content, state, decision, picked)
        return wrong or self.why_not(state, decision, path)

    def steps_in(self, asked: Option | Decision[Any]) -> tuple[Any, ...]:  # noqa: ARG002
        """Steps of a card that the option or decision is about, to put them into words; mostly there are none."""
        return ()

    def loss(self, state: S, option: Option) -> Loss | None:
        """What the seat that is asked would lose by this option; only what it knows of, so a view will do."""
        return self.rules.loss(self.content, state, option) if isinstance(option, self.losing) else None

    def elements(self, state: S) -> Iterable[str]:
        return self.rules.elements(self.content, state)

    def view(self, state: S, seat: int) -> S:
        """The same state without what this seat may not see; when the match is over, all is shown."""
        seen = state.copy()
        if state.phase != OVER:
            seen.chance = Chance(0)
            self.rules.hide(self.content, seen, seat)
        return seen

    def imagine(self, view: S, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]] = ()) -> S:
        """A state that this seat cannot tell from the real one."""
        state = view.copy()
        if view.phase != OVER:
            state.chance = Chance(chance.bits())
            self.rules.imagine(self.content, state, seat, chance, since)
        return state

    def census(self, state: S) -> Mapping[str, int]:
        return self.rules.census(self.content, state)
