"""What a game brings to the window: its table, and what the panels and pages around it say."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.table import Event, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.legend import LegendMark
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.stage.areas import STRIP, Areas
from imperium_desktop.ui.stage.camera import Camera, CloseUp
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.stage.table_scene import TableScene
from imperium_desktop.ui.theme.rect import Rect

P = TypeVar("P")
PEEK: Final = "peek"
"""The element that shows what is hidden at the open table, for as long as it is pressed."""


class SeatFact(NamedTuple):
    """A count in the seat strip."""

    icon: str
    text: str


class Phases(NamedTuple):
    """The parts of a round."""

    names: tuple[str, ...]
    now: int
    """Which of them is played, the first is 0."""


class ActionKind(NamedTuple):
    """A kind of action that the prompt lists, while it can be done."""

    icon: str
    title: str
    about: str
    elements: tuple[str, ...]
    """Touching one of them begins it."""


class Shortcut(NamedTuple):
    """A button of the prompt for something that could as well be touched on the table."""

    text: str
    icon: str
    element: str
    letter: str = ""
    """The key that does the same."""


class Scores(Protocol):
    """The scores tab: a widget that shows what the looking seat may know."""

    def show_view(self, view: Any, seat: int, words: Words, signs: Sequence[int]) -> None: ...


class Display(Protocol):
    """A tab of the panel with things that can be touched there; a widget."""

    touched: Any
    """A signal with the element, as the next one."""
    hovered: Any

    def show_cards(self, shown: Shown) -> None: ...

    def button_of(self, element: str) -> QWidget | None:
        """Where an element lies here now."""
        ...

    def show_focus(self, element: str | None) -> None: ...

    def forget(self) -> None: ...


class Scene(TableScene, Protocol):
    tray: tuple[float, float]
    paints_strip: bool
    """Whether the table has what stands between it and the tray, instead of a plaque for each seat."""
    tells_choices: bool
    """Whether its sheets tell of what is pointed at, so that the bubble need not do so again."""
    overview: bool
    """Whether the way so far can be looked at before the end."""

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        """What the rulebook shows under this name, with the faces of the table; at most so wide."""
        ...

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending: ...

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        """The way so far, of a match that may still go on, as the seat that looks may know it."""
        ...

    def scores_tab(self) -> Scores: ...

    def display_tab(self) -> Display | None:
        """What lies on display for all, if that is shown beside the table."""
        ...

    def wants_display(self, shown: Shown) -> bool:
        """Whether that is what one looks at now."""
        ...

    def seat_side(self, view: Any, seat: int) -> str:
        """The noun of what the seat leads, a dynasty or a faction; empty for none."""
        ...

    def seat_sign(self, view: Any, seat: int) -> str: ...

    def seat_title(self, view: Any, seat: int, words: Words) -> str: ...

    def turn_note(self, shown: Shown) -> str:
        """How far the turn has come, under the name of whose turn it is; empty if there is nothing to say."""
        ...

    def phases(self, shown: Shown) -> Phases | None:
        """The parts of a round, for games in which all go through them together."""
        ...

    def seat_facts(self, view: Any, seat: int) -> list[SeatFact]: ...

    def own_facts(self, view: Any, seat: int, words: Words) -> list[SeatFact]:
        """How a seat stands, as everybody may know it, told to who leads it: for the curtain."""
        ...

    def outcomes(self, shown: Shown, new: int) -> Iterable[Outcome]:
        """What must be seen of the events after the first `new`, before play goes on."""
        ...

    def action_kinds(self, shown: Shown) -> Sequence[ActionKind]:
        """What the prompt lists for the seat that is asked, always in the same order."""
        ...

    def shows_outcome(self, shown: Shown) -> Outcome | None:
        """The painted outcome whose last picture the table is while a question is open: it can be shown again."""
        ...

    def legend(self, shown: Shown) -> Sequence[LegendMark]:
        """What marks on the table mean that matter now: told beside the hint, where there is room."""
        ...

    def shortcuts(self, shown: Shown) -> Sequence[Shortcut]:
        """Beside the buttons of the prompt."""
        ...

    def preselected(self, shown: Shown) -> str:
        """The element that Enter touches while the keyboard is at none; empty for none."""
        ...

    def event_icon(self, event: Event) -> str:
        """What happened as a small picture, for lists of events."""
        ...

    def noun_icon(self, noun: str) -> str:
        """What an event counts as a small picture; empty for what must be said in words."""
        ...

    def event_elements(self, event: Event) -> tuple[str, ...]:
        """Where on the table it happened; empty if that is nowhere to be seen."""
        ...

    def tells_itself(self, shown: Shown, key: str) -> bool:
        """Whether one reads at the element what touching it brings."""
        ...

    def kept_clear(self, laid: Laid) -> Sequence[Rect]:
        """What a person needs to see while they decide, besides what can be touched: no bubble covers it."""
        ...

    def element_name(self, shown: Shown, key: str) -> str: ...

    def element_text(self, shown: Shown, key: str) -> str:
        """What it costs, brings and needs, for a closer look; empty if its name says all."""
        ...


MakeScene: TypeAlias = Callable[[Any], Scene]
"""From the content of a game."""


class PlannedScene(ABC, Generic[P]):
    """A table whose measures are a plan, made anew for each size and way of looking.

    Here it is all in sight: every touch means what lies there, and nothing is told before the end. Games that are
    looked at in parts override what they need.
    """

    tray: tuple[float, float]
    strip: tuple[float, float] = STRIP
    paints_strip = False
    tells_choices = False
    overview = False
    own_elements: tuple[str, ...] = ()
    facts: GameFacts

    @abstractmethod
    def plan(self, shown: Shown) -> P: ...

    def areas(self, shown: Shown) -> Areas:
        return Areas(*shown.size, self.tray, shown.camera.panel, self.strip)

    def camera(self, shown: Shown) -> Camera:
        return shown.camera

    def close_up(self, shown: Shown) -> CloseUp | None:
        return None

    def follow(self, at: str, shown: Shown) -> bool:
        return False

    def tints(self, laid: Laid, at: str) -> list[Tint]:
        return []

    def front(self, laid: Laid) -> Rect | None:
        return None

    def paint_front(self, p: QPainter, laid: Laid) -> None:
        """Nothing lies over the elements."""

    def sheets(self, laid: Laid, at: str) -> Sequence[Sheet]:
        return ()

    def ghost(self, laid: Laid, at: str) -> Placement | None:
        return None

    def outcome_place(self, shown: Shown) -> Rect | None:
        return None

    def fresh(self, shown: Shown) -> Sequence[Rect]:
        return ()

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return ()

    def display_tab(self) -> Display | None:
        return None

    def wants_display(self, shown: Shown) -> bool:
        return False

    def turn_note(self, shown: Shown) -> str:
        return ""

    def phases(self, shown: Shown) -> Phases | None:
        return None

    def outcomes(self, shown: Shown, new: int) -> Iterable[Outcome]:
        return ()

    def action_kinds(self, shown: Shown) -> Sequence[ActionKind]:
        return ()

    def shows_outcome(self, shown: Shown) -> Outcome | None:
        return None

    def legend(self, shown: Shown) -> Sequence[LegendMark]:
        return ()

    def shortcuts(self, shown: Shown) -> Sequence[Shortcut]:
        return ()

    def preselected(self, shown: Shown) -> str:
        return ""

    def event_icon(self, event: Event) -> str:
        return "app-info"

    def noun_icon(self, noun: str) -> str:
        return ""

    def event_elements(self, event: Event) -> tuple[str, ...]:
        return ()

    def look_at(self, shown: Shown) -> bool:
        return False

    def turn(self, shown: Shown) -> bool:
        return False

    def handle(self, key: str, laid: Laid) -> bool:
        return False

    def bring_into_sight(self, key: str, laid: Laid) -> bool:
        return False

    def meant(self, key: str, shown: Shown) -> Path:
        return (key,)

    def meant_with_shift(self, key: str, shown: Shown) -> Path:
        return self.meant(key, shown)

    def press(self, key: Qt.Key, laid: Laid) -> bool:
        return False

    def also_lit(self, shown: Shown) -> frozenset[str]:
        return frozenset()

    def numbered(self, shown: Shown) -> Sequence[str]:
        return ()

    def roll(self, steps: float, shown: Shown) -> bool:
        return False

    def seat_side(self, view: Any, seat: int) -> str:
        """What the seat leads, a dynasty or a faction, once it has one; its plaque shows the sign and the name."""
        return ""

    def seat_sign(self, view: Any, seat: int) -> str:
        side = self.seat_side(view, seat)
        return self.facts.faction_icon(side) if side else ""

    def seat_title(self, view: Any, seat: int, words: Words) -> str:
        side = self.seat_side(view, seat)
        return words.label(side) if side else ""

    @abstractmethod
    def seat_facts(self, view: Any, seat: int) -> list[SeatFact]: ...

    def own_facts(self, view: Any, seat: int, words: Words) -> list[SeatFact]:
        return self.seat_facts(view, seat)

    def tells_itself(self, shown: Shown, key: str) -> bool:
        return False

    def kept_clear(self, laid: Laid) -> Sequence[Rect]:
        return ()

    def element_text(self, shown: Shown, key: str) -> str:
        return ""
