"""What the stage asks of a game's scene: where things lie, how they are painted, and what touches mean."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.areas import STRIP, Areas
from imperium_desktop.ui.stage.camera import Camera, CloseUp
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Placement
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.stage.shown import G, Laid, Shown, V
from imperium_desktop.ui.theme.rect import Rect


class TableScene(ABC, Generic[V, G]):
    """Answers from what is shown alone: it keeps nothing but pictures and what is dear to work out.

    By itself a table is all in sight: every touch means what lies there. Games that are looked at in parts override
    what they need; how they are looked at is the gaze.
    """

    tray: tuple[float, float]
    strip: tuple[float, float] = STRIP
    own_elements: tuple[str, ...] = ()
    """How the keys begin that every seat has for itself: what lies there is the looking seat's."""
    first_gaze: G
    """Gaze at a table that was just opened."""

    def areas(self, shown: Shown[V, G]) -> Areas:
        return Areas(*shown.size, self.tray, shown.camera.panel, self.strip)

    def turned(self, shown: Shown[V, G]) -> Shown[V, G]:
        """What is shown, as it is laid out and painted."""
        return shown._replace(gaze=self.gaze_for(shown))

    @abstractmethod
    def layout(self, shown: Shown[V, G]) -> Layout: ...

    def lies_otherwise(self, before: Shown[V, G], now: Shown[V, G]) -> bool:
        """Whether the table is laid out anew between two moments of the same question."""
        return before.gaze != now.gaze

    @abstractmethod
    def board_window(self, shown: Shown[V, G]) -> Rect:
        """Where the board lies, which can be zoomed."""
        ...

    def camera(self, shown: Shown[V, G]) -> Camera:
        """How the board is looked at: as the person wants it, unless the scene itself looks closely at something."""
        return shown.camera

    def close_up(self, shown: Shown[V, G]) -> CloseUp | None:
        """What of the board to look at for what is asked, where all of it is too small to be read; None: it is not."""
        return None

    @abstractmethod
    def paint_face(self, p: QPainter, face: Any, rect: QRectF, words: Words) -> None: ...

    @abstractmethod
    def paint_backdrop(self, p: QPainter, shown: Shown[V, G]) -> None:
        """What lies under the elements."""
        ...

    def front(self, laid: Laid[V, G]) -> Rect | None:
        """Where something lies over the elements, if anything does."""
        return None

    def paint_front(self, p: QPainter, laid: Laid[V, G]) -> None:
        """What lies over the elements: nothing."""

    def outcome_place(self, shown: Shown[V, G]) -> Rect | None:
        """What outcomes may fill, if they find room in it; None: they stand in the middle of the table."""
        return None

    def fresh(self, shown: Shown[V, G]) -> Sequence[Rect]:
        """Where the backdrop, as it was painted last, has something newly written on it, in the order of writing."""
        return ()

    @abstractmethod
    def forget(self) -> None:
        """Theme or scale changed: pictures that are kept are wrong."""
        ...

    # What follows the pointer or the keyboard: `at` is the element it is at, empty for none

    def tints(self, laid: Laid[V, G], at: str) -> list[Tint]:
        return []

    def sheets(self, laid: Laid[V, G], at: str) -> Sequence[Sheet]:
        """What is told beside the board of what is pointed at."""
        return ()

    def ghost(self, laid: Laid[V, G], at: str) -> Placement | None:
        """What is held, as it would lie there."""
        return None

    # How one looks: none of this is known to the rules

    def gaze_for(self, shown: Shown[V, G]) -> G:
        """Turned to what is shown now, before it is laid out. Turned to the same a second time it stays."""
        return shown.gaze

    def gaze_when_written(self, shown: Shown[V, G]) -> G:
        """What is newly written has been seen: turned to where the question is."""
        return shown.gaze

    def gaze_at(self, at: str, laid: Laid[V, G]) -> G:
        """Gaze while the pointer or the keyboard is at an element."""
        return laid.shown.gaze

    def gaze_remembering(self, key: str, laid: Laid[V, G]) -> G:
        """What is kept in mind of a touch, whatever it means."""
        return laid.shown.gaze

    def gaze_touched(self, key: str, laid: Laid[V, G]) -> G | None:
        """Gaze after a touch that only changes how the table is looked at; None: it means more than that."""
        return None

    def gaze_pressed(self, key: Qt.Key, laid: Laid[V, G]) -> G | None:
        """The same after a key."""
        return None

    def gaze_rolled(self, steps: float, shown: Shown[V, G]) -> G | None:
        """The same after the wheel, if it does not zoom here."""
        return None

    def gaze_towards(self, key: str, laid: Laid[V, G]) -> G | None:
        """Where an element lies; None: one sees it already, or cannot see it better."""
        return None

    def meant(self, key: str, shown: Shown[V, G]) -> Path:
        """The elements of the rules that a touch means just now: mostly one."""
        return (key,)

    def meant_with_shift(self, key: str, shown: Shown[V, G]) -> Path:
        """The same for a touch with Shift, where that does something else."""
        return self.meant(key, shown)

    def also_lit(self, shown: Shown[V, G]) -> frozenset[str]:
        """What begins something without being part of an answer: it is lit like what is."""
        return frozenset()

    def numbered(self, shown: Shown[V, G]) -> Sequence[str]:
        """Elements that the keys from 1 on touch, where the prompt lists nothing."""
        return ()


AnyTableScene: TypeAlias = TableScene[Any, Any]
