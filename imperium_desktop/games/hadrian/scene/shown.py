"""What this game's table is drawn from, and how the player looks at it. No Qt."""

from typing import NamedTuple, TypeAlias

from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.stage import shown as stage

Cell: TypeAlias = tuple[int, int]


class Sight(NamedTuple):
    """What of a gaze decides where things lie."""

    sheet: str = LEFT
    scroll: float = 0.0
    seat: int | None = None
    turns: int = 0
    mirrored: bool = False


class HadrianGaze(stage.Gaze, frozen=True):
    sheet: str = LEFT
    scroll: float = 0.0
    """Scroll of the large sheet: 0 its top, 1 its foot."""
    seat: int | None = None
    """Somebody else's sheets."""
    turns: int = 0
    mirrored: bool = False
    """How the pattern in the hand is held."""
    asked: Decision[Option] | None = None
    """The question for which the sheet was chosen last."""
    to_come: tuple[str, float] | None = None
    """The sheet and how far it is rolled, once what was written on this one is seen."""
    heard: int | None = None
    """How many events were told when a question was last turned to."""
    held_at: Cell | None = None
    """The cell of the map over which the pattern was held last."""
    pointed: str = ""
    """The box that the pointer or the keyboard is at, or whose chooser it is at."""
    touched: str = ""
    """The box that was touched last."""
    chosen: str = ""
    """What was chosen last in a chooser."""
    watched: frozenset[tuple[int, int]] = frozenset()
    """Years and seats whose attack was seen while the seat was asked about it."""

    @property
    def sight(self) -> Sight:
        return Sight(self.sheet, self.scroll, self.seat, self.turns, self.mirrored)


Shown: TypeAlias = stage.Shown[State, HadrianGaze]
Laid: TypeAlias = stage.Laid[State, HadrianGaze]
