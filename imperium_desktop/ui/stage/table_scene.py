"""What the stage asks of a game's scene: where things lie, how they are painted, and what touches mean."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from imperium_desktop.rules.table import Path
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera, CloseUp
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Placement
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.theme.rect import Rect


class TableScene(Protocol):
    own_elements: tuple[str, ...]
    """How the keys begin that every seat has for itself: what lies there is the looking seat's."""

    def areas(self, shown: Shown) -> Areas: ...

    def look_at(self, shown: Shown) -> bool:
        """Turn to what is shown now, before it is laid out; true if things lie elsewhere for it."""
        ...

    def turn(self, shown: Shown) -> bool:
        """What is newly written has been seen: look where the question is; true if things lie elsewhere then."""
        ...

    def layout(self, shown: Shown) -> Layout: ...

    def board_window(self, shown: Shown) -> Rect:
        """Where the board lies, which can be zoomed."""
        ...

    def camera(self, shown: Shown) -> Camera:
        """How the board is looked at: as the person wants it, unless the scene itself looks closely at something."""
        ...

    def close_up(self, shown: Shown) -> CloseUp | None:
        """What of the board to look at for what is asked, where all of it is too small to be read; None: it is not."""
        ...

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None: ...

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        """What lies under the elements."""
        ...

    def front(self, laid: Laid) -> Rect | None:
        """Where something lies over the elements, if anything does."""
        ...

    def paint_front(self, p: QPainter, laid: Laid) -> None:
        """What lies over the elements."""
        ...

    # What follows the pointer or the keyboard: `at` is the element it is at, empty for none

    def follow(self, at: str, shown: Shown) -> bool:
        """True if something opens or closes on the table for it."""
        ...

    def tints(self, laid: Laid, at: str) -> list[Tint]: ...

    def sheets(self, laid: Laid, at: str) -> Sequence[Sheet]:
        """What is told beside the board of what is pointed at."""
        ...

    def ghost(self, laid: Laid, at: str) -> Placement | None:
        """What is held, as it would lie there."""
        ...

    def outcome_place(self, shown: Shown) -> Rect | None:
        """What outcomes may fill, if they find room in it; None: they stand in the middle of the table."""
        ...

    def fresh(self, shown: Shown) -> Sequence[Rect]:
        """Where the backdrop, as it was painted last, has something newly written on it, in the order of writing."""
        ...

    def forget(self) -> None:
        """Theme or scale changed: pictures that are kept are wrong."""
        ...

    # How one looks: none of this is known to the rules

    def handle(self, key: str, laid: Laid) -> bool:
        """A touch that only changes how one looks; the table is shown again if so."""
        ...

    def bring_into_sight(self, key: str, laid: Laid) -> bool:
        """Look where an element lies; true if things lie elsewhere then."""
        ...

    def meant(self, key: str, shown: Shown) -> Path:
        """The elements of the rules that a touch means just now: mostly one."""
        ...

    def meant_with_shift(self, key: str, shown: Shown) -> Path:
        """The same for a touch with Shift, where that does something else."""
        ...

    def press(self, key: Qt.Key, laid: Laid) -> bool:
        """A key that only changes how one looks."""
        ...

    def also_lit(self, shown: Shown) -> frozenset[str]:
        """What begins something without being part of an answer: it is lit like what is."""
        ...

    def numbered(self, shown: Shown) -> Sequence[str]:
        """Elements that the keys from 1 on touch, where the prompt lists nothing."""
        ...

    def roll(self, steps: float, shown: Shown) -> bool:
        """The wheel, if it does not zoom here."""
        ...
