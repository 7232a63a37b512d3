"""One moment of a match as somebody looks at it: all that a table is drawn from."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Decision, Event, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.palette import SEATS


class Gaze(msgspec.Struct, frozen=True):
    """Everything that only changes how a table is looked at, and that no rule knows of.

    Games add what can be looked at.
    """


V = TypeVar("V")
G = TypeVar("G", bound=Gaze)


class Question(NamedTuple):
    """What waits for the seat that looks, how far it is answered, and whom to ask what an answer would bring."""

    seen: Seen[Any, Any]
    path: Path
    lit: frozenset[str]
    picked: Mapping[str, int]

    def answer_at(self, key: str) -> Option | None:
        """The one option that touching this element would complete."""
        if key not in self.lit:
            return None
        path = (*self.path, key)
        return next((option for option in self.seen.decision.options if option.path == path), None)


class Staged(NamedTuple):
    """A picture of an outcome that the scene paints in place of the table."""

    name: str
    """Name that the scene gave it."""
    step: int
    """Number of steps, of what comes one after another, that have come."""
    settled: bool
    """What the last of it brings is seen, too."""


class Shown(NamedTuple, Generic[V, G]):
    """Match, replay, lesson and pictures make one and hand it to the same stage."""

    view: V
    seat: int
    """Seat whose things lie in front."""
    words: Words
    size: tuple[float, float]
    signs: Sequence[int]
    """The shapes and colours of the seats."""
    gaze: G
    decision: Decision[Option] | None = None
    """What is asked, as far as this seat may know it."""
    question: Question | None = None
    """Question, only while this seat itself is asked."""
    events: Sequence[Event] = ()
    """All that happened so far, as everybody may know it."""
    camera: Camera = Camera()
    staged: Staged | None = None
    """What happened, while it is shown; nobody is asked anything then."""

    peek: bool = False
    """The seat that looks decides at the open table: what it holds is hidden, and seen while it peeks."""

    @property
    def colours(self) -> list[str]:
        """Colours by seat, deep enough for white figures."""
        return [SEATS[sign].deep for sign in self.signs]

    @property
    def path(self) -> Path:
        """What is touched so far of an answer."""
        return self.question.path if self.question is not None else ()

    @property
    def lit(self) -> frozenset[str]:
        """What can be touched next."""
        return self.question.lit if self.question is not None else frozenset()


class Laid(NamedTuple, Generic[V, G]):
    """What is shown, and where everything lies."""

    shown: Shown[V, G]
    layout: Layout


AnyShown: TypeAlias = Shown[Any, Any]
"""What is shown of any game: what pages and panels hand on."""
AnyLaid: TypeAlias = Laid[Any, Any]
