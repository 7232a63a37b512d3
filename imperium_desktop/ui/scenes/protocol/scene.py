"""What a game brings to the match page."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Decision, Event, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.rect import Rect

P = TypeVar("P")
Shown = TypeVar("Shown", contravariant=True)


class SeatFact(NamedTuple):
    """A count in the seat strip."""

    icon: str
    text: str


class Question(NamedTuple):
    """What waits for the seat that looks, how far it is answered, and whom to ask what an answer would bring."""

    seen: Seen[Any, Any]
    path: Path
    lit: frozenset[str]
    picked: Mapping[str, int]


class Scores(Protocol):
    """The scores tab: a widget that shows what the looking seat may know."""

    def show_view(self, view: Any, seat: int, words: Words, signs: Sequence[int]) -> None: ...


class Scene(Protocol):
    tray: tuple[float, float]
    overview: bool
    """Whether the way so far can be looked at before the end."""
    own_elements: tuple[str, ...]
    """How the keys begin that every seat has for itself: what lies there is the looking seat's."""

    def areas(self, width: float, height: float, camera: Camera) -> Areas: ...

    def layout(
        self, view: Any, decision: Decision[Option] | None, seat: int, size: tuple[float, float], camera: Camera
    ) -> Layout: ...

    def board_window(self, size: tuple[float, float], camera: Camera) -> Rect: ...

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None: ...

    def paint_backdrop(
        self,
        p: QPainter,
        rect: QRectF,
        view: Any,
        decision: Decision[Option] | None,
        seat: int,
        camera: Camera,
        words: Words,
    ) -> None: ...

    def tints(
        self, view: Any, hovered: str, colours: list[str], size: tuple[float, float], camera: Camera
    ) -> list[Tint]: ...

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        """What the rulebook shows under this name, with the faces of the table; at most so wide."""
        ...

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending: ...

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        """The way so far, of a match that may still go on, as the seat that looks may know it."""
        ...

    def scores_tab(self) -> Scores: ...

    def forget(self) -> None: ...

    def seat_sign(self, view: Any, seat: int) -> str: ...

    def seat_title(self, view: Any, seat: int, words: Words) -> str: ...

    def seat_facts(self, view: Any, seat: int) -> list[SeatFact]: ...

    def element_name(self, view: Any, key: str, words: Words) -> str: ...

    def element_text(self, view: Any, key: str, words: Words) -> str:
        """What it costs, brings and needs, for a closer look; empty if its name says all."""
        ...

    def hear(self, told: Sequence[Event]) -> None:
        """All that happened so far, as everybody may know it, before the table is shown."""
        ...

    # How one looks: none of this is known to the rules

    def consult(self, question: Question | None, signs: Sequence[int]) -> None:
        """The question as it stands before anything is laid out; `signs`: the shapes of the seats."""
        ...

    def follow(self, path: Path, lit: frozenset[str]) -> bool:
        """What is touched so far of an answer, and what can be touched next; true if one looks differently for it."""
        ...

    def handle(self, key: str) -> bool:
        """A touch that only changes how one looks; the table is shown again if so."""
        ...

    def meant(self, key: str) -> str:
        """The element of the rules that a touch means just now."""
        ...

    def press(self, key: Qt.Key) -> bool:
        """A key that only changes how one looks."""
        ...

    def roll(self, steps: float) -> bool:
        """The wheel, if it does not zoom here."""
        ...

    def fresh(self) -> Sequence[Rect]:
        """Where the backdrop, as it was painted last, has something newly written on it, in the order of writing."""
        ...


class PlainLook:
    """A table that is all in sight: every touch means what lies there, and nothing is told before the end."""

    overview = False
    own_elements: tuple[str, ...] = ()

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return ()

    def element_text(self, view: Any, key: str, words: Words) -> str:
        return ""

    def hear(self, told: Sequence[Event]) -> None:
        pass

    def consult(self, question: Question | None, signs: Sequence[int]) -> None:
        """Nothing here depends on it."""

    def follow(self, path: Path, lit: frozenset[str]) -> bool:
        return False

    def handle(self, key: str) -> bool:
        return False

    def meant(self, key: str) -> str:
        return key

    def press(self, key: Qt.Key) -> bool:
        return False

    def roll(self, steps: float) -> bool:
        return False

    def fresh(self) -> Sequence[Rect]:
        return ()


class PaintedTable(Protocol[Shown]):
    """What lies under the pieces of a game."""

    def paint(
        self,
        p: QPainter,
        rect: QRectF,
        plan: Shown,
        view: Any,
        decision: Decision[Option] | None,
        seat: int,
        words: Words,
    ) -> None: ...

    def forget(self) -> None: ...


class PlannedScene(PlainLook, ABC, Generic[P]):
    """A table whose measures are a plan, made anew for each size and way of looking."""

    tray: tuple[float, float]
    backdrop: PaintedTable[P]

    @abstractmethod
    def plan(self, width: float, height: float, camera: Camera) -> P: ...

    def areas(self, width: float, height: float, camera: Camera) -> Areas:
        return Areas(width, height, self.tray, camera.panel)

    def paint_backdrop(
        self,
        p: QPainter,
        rect: QRectF,
        view: Any,
        decision: Decision[Option] | None,
        seat: int,
        camera: Camera,
        words: Words,
    ) -> None:
        self.backdrop.paint(p, rect, self.plan(rect.width(), rect.height(), camera), view, decision, seat, words)

    def forget(self) -> None:
        self.backdrop.forget()

    def seat_sign(self, view: Any, seat: int) -> str:
        """An icon for the seat, once it has one."""
        return ""

    def seat_title(self, view: Any, seat: int, words: Words) -> str:
        return ""
