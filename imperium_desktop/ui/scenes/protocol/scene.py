"""What a game brings to the window: its table, and what the panels and pages around it say."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.legend import LegendMark
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.stage.shown import AnyShown, G, Laid, Shown, V
from imperium_desktop.ui.stage.table_scene import TableScene
from imperium_desktop.ui.theme.rect import Rect

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

    def show_cards(self, shown: AnyShown) -> None: ...

    def button_of(self, element: str) -> QWidget | None:
        """Where an element lies here now."""
        ...

    def show_focus(self, element: str | None) -> None: ...

    def forget(self) -> None: ...


class Scene(TableScene[V, G]):
    """What panels and pages ask beside the table itself. Nothing is told before the end, if a game does not."""

    facts: GameFacts
    event_signs: EventSigns
    paints_strip = False
    """Whether the table has what stands between it and the tray, instead of a plaque for each seat."""
    tells_choices = False
    """Whether its sheets tell of what is pointed at, so that the bubble need not do so again."""
    overview = False
    """Whether the way so far can be looked at before the end."""

    @abstractmethod
    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        """What the rulebook shows under this name, with the faces of the table; at most so wide."""
        ...

    # The match as a whole

    @abstractmethod
    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending: ...

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        """The way so far, of a match that may still go on, as the seat that looks may know it."""
        return ()

    @abstractmethod
    def scores_tab(self) -> Scores: ...

    # What happened

    def outcomes(self, shown: Shown[V, G], new: int) -> Iterable[Outcome]:
        """What must be seen of the events after the first `new`, before play goes on."""
        return ()

    def shows_outcome(self, shown: Shown[V, G]) -> Outcome | None:
        """The painted outcome whose last picture the table is while a question is open: it can be shown again."""
        return None

    # Beside the question

    def display_tab(self) -> Display | None:
        """What lies on display for all, if that is shown beside the table."""
        return None

    def wants_display(self, shown: Shown[V, G]) -> bool:
        """True if the display is what is looked at now."""
        return False

    def turn_note(self, shown: Shown[V, G]) -> str:
        """How far the turn has come, under the name of whose turn it is; empty if there is nothing to say."""
        return ""

    def phases(self, shown: Shown[V, G]) -> Phases | None:
        """The parts of a round, for games in which all go through them together."""
        return None

    def action_kinds(self, shown: Shown[V, G]) -> Sequence[ActionKind]:
        """What the prompt lists for the seat that is asked, always in the same order."""
        return ()

    def shortcuts(self, shown: Shown[V, G]) -> Sequence[Shortcut]:
        """Shortcuts beside the buttons of the prompt."""
        return ()

    def preselected(self, shown: Shown[V, G]) -> str:
        """The element that Enter touches while the keyboard is at none; empty for none."""
        return ""

    def legend(self, shown: Shown[V, G]) -> Sequence[LegendMark]:
        """What marks on the table mean that matter now: told beside the hint, where there is room."""
        return ()

    def kept_clear(self, laid: Laid[V, G]) -> Sequence[Rect]:
        """What a person needs to see while they decide, besides what can be touched: no bubble covers it."""
        return ()

    # Seats

    def seat_side(self, view: V, seat: int) -> str:
        """The noun of what the seat leads, a dynasty or a faction, once it has one; empty for none."""
        return ""

    def seat_sign(self, view: V, seat: int) -> str:
        side = self.seat_side(view, seat)
        return self.facts.faction_icon(side) if side else ""

    def seat_title(self, view: V, seat: int, words: Words) -> str:
        side = self.seat_side(view, seat)
        return words.label(side) if side else ""

    @abstractmethod
    def seat_facts(self, view: V, seat: int, words: Words) -> list[SeatFact]: ...

    def own_facts(self, view: V, seat: int, words: Words) -> list[SeatFact]:
        """How a seat stands, as everybody may know it, told to who leads it: for the curtain."""
        return self.seat_facts(view, seat, words)

    # Elements

    @abstractmethod
    def element_name(self, shown: Shown[V, G], key: str) -> str: ...

    def element_text(self, shown: Shown[V, G], key: str) -> str:
        """What it costs, brings and needs, for a closer look; empty if its name says all."""
        return ""

    def tells_itself(self, shown: Shown[V, G], key: str) -> bool:
        """Whether one reads at the element what touching it brings."""
        return False


AnyScene: TypeAlias = Scene[Any, Any]
MakeScene: TypeAlias = Callable[[Any], AnyScene]
"""Maker of a scene from the content of a game."""
