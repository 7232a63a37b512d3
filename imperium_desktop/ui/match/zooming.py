"""How close one looks at the table, and how wide the panel beside it is."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from imperium_desktop.rules.table import Path
from imperium_desktop.ui.match.grip import SHARES
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.panels.side_panel import usual_share
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, OVERVIEW, WHOLE, Camera, CameraChoice
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

ZOOMS = (1.0, 4.0)
RESTS = 400
"""Milliseconds after which a look is taken for wanted and written to the disk: not at every turn of the wheel."""
STEP = 1.25
"""Factor by which a button or a key zooms."""


def into(start: float, length: float, window: float, room: float) -> float:
    """How far something has to move to lie in the window, with a little air around it where there is room."""
    air = clamp((room - length) / 2, 0.0, length)
    if start - air < window:
        return max(window + air - start, 0.0)
    return min(window + room - air - length - start, 0.0)


class Zooming(QObject):
    """Keeps the camera."""

    moved = Signal()
    """All is to be shown again."""
    turned = Signal()
    """The board was seen already, but things lie elsewhere on it."""
    panel_resized = Signal()
    rested = Signal()
    """What was looked at last is wanted."""

    def __init__(self, match_table: MatchTable, parent: QObject) -> None:
        super().__init__(parent)
        self.match_table = match_table
        self.share = 1.0
        """Share of the panel's usual width, as the person wants it."""
        self.camera = Camera(panel=usual_share(), by_hand=True)
        self._wants_whole = False
        """All of the board was asked for, even if it is too small to be read."""
        self._came_for: tuple[object, Path] = (None, ())
        """What was asked, and how far answered, when the board was last brought near."""
        self._rest = QTimer(self, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(self.rested)

    def begin_at(self, zoom: float) -> None:
        """Begin as the person looked last time; a zoomed board begins in its middle."""
        if zoom > 1:
            self.zoom_by(zoom)
            self._rest.stop()

    # The panel

    def set_panel(self, share: float) -> None:
        self.share = clamp(share, *SHARES)
        self.follow_text()
        self.panel_resized.emit()

    def widen_panel(self, by: float, width: float) -> None:
        """Widen the panel from the width it has now."""
        self.set_panel(self.share * (width + by) / width)

    def follow_text(self) -> None:
        """Large text widens the panel, which leaves the board another size."""
        self.camera = Camera(panel=self.share * usual_share(), by_hand=True)

    # The board

    def zoom(self, factor: float, x: float, y: float) -> None:
        """Zoom around a point."""
        self._wants_whole = factor < 1
        self.match_table.stage.by_hand = True
        window, camera = self._window(), self.camera
        zoom = clamp(camera.zoom * factor, *ZOOMS)
        grown = zoom / camera.zoom
        self._look(
            zoom,
            (x - window.x) - grown * (x - window.x - camera.x),
            (y - window.y) - grown * (y - window.y - camera.y),
        )

    def zoom_by(self, factor: float) -> None:
        """Zoom around the middle."""
        window = self._window()
        self.zoom(factor, window.x + window.width / 2, window.y + window.height / 2)

    def fit(self) -> None:
        self._wants_whole = True
        self._look(1.0, 0.0, 0.0)

    def touch(self, key: str) -> bool:
        """One of the elements that zoom and pan; false for all others."""
        acts = {
            CLOSER: lambda: self.zoom_by(STEP),
            FARTHER: lambda: self.zoom_by(1 / STEP),
            WHOLE: self.fit,
            OVERVIEW: self._jump,
        }
        if key in acts:
            acts[key]()
        return key in acts

    def _jump(self) -> None:
        """Jump to where the small picture of the board was pressed."""
        view, window = self.match_table.view, self._window()
        place, at = view.layout_[OVERVIEW], view.pressed_at
        spot = (at.x() - place.x) / place.width * window.width, (at.y() - place.y) / place.height * window.height
        self.camera = self.camera.centred(self.camera.zoom, spot, window)
        self.match_table.stage.by_hand = True
        self.moved.emit()

    def come_near(self, shown: AnyShown) -> bool:
        """Come near what is asked now, where the board is too small to be read; True if it is seen otherwise then.

        A person who asked for all of the board sees all of it. A new question whose answers are in sight, or half of
        them, moves nothing; once something is held, all places for it come into sight.
        """
        (decision, path), asked = self._came_for, self.match_table.session.decision
        if shown.question is None or (decision is asked and path == shown.path):
            return False
        self._came_for = asked, shown.path
        scene, stage = self.match_table.scene, self.match_table.stage
        shown = stage.turned(shown)
        close = scene.close_up(shown)
        if close is None or (self._wants_whole and self.camera.zoom == 1):
            return False
        window, layout, camera = scene.board_window(shown), stage.places(shown), self.camera
        on_board = [layout[key] for key in close.keys if key in layout and layout[key].zone is Zone.BOARD]
        if not on_board:
            return False
        spots = [spot for place in on_board for spot in camera.spots_of(place, window)]
        view = CameraChoice(spots, window, close.covered)
        wanted = view.best(camera, max(camera.zoom, close.zoom))
        seen, could = view.count(camera), view.count(wanted)
        if camera.zoom >= close.zoom and (seen >= could or (not shown.path and 2 * seen >= could)):
            return False
        self.camera = wanted
        return True

    def bring_into_sight(self, keys: Sequence[str]) -> None:
        """All of the board, if one of these elements lies on it where it does not show; or else what they lie on."""
        window, layout = self._window(), self.match_table.view.layout_
        on_board = [layout[key] for key in keys if key in layout and layout[key].zone is Zone.BOARD]
        if self.camera.zoom > 1 and not all(window.contains(*place.centre) for place in on_board):
            self.fit()
        if not on_board and any(self.match_table.stage.bring_into_sight(key) for key in keys):
            self.turned.emit()

    def pan(self, dx: float, dy: float) -> None:
        self.match_table.stage.by_hand = True
        self._look(self.camera.zoom, self.camera.x + dx, self.camera.y + dy)

    def bring_into_view(self, key: str) -> None:
        """An element that lies outside the visible part of a zoomed board, for who gets there by keyboard."""
        place, window = self.match_table.place_of(key), self._window()
        if self.camera.zoom <= 1 or place is None or place.zone is not Zone.BOARD:
            return
        across = into(place.x, place.width, window.x, window.width)
        down = into(place.y, place.height, window.y, window.height)
        if across or down:
            self.pan(across, down)

    def roll(self, steps: float, x: float, y: float) -> None:
        """The wheel, where the scene does not mean something else by it."""
        self.zoom(1.1**steps, x, y)

    def _look(self, zoom: float, x: float, y: float) -> None:
        self.camera = self.camera.at(zoom, x, y, self._window())
        self.moved.emit()
        self._rest.start()

    def tell_at_once(self) -> None:
        """The page goes before the wheel has rested."""
        if self._rest.isActive():
            self._rest.stop()
            self.rested.emit()

    def _window(self) -> Rect:
        return self.match_table.scene.board_window(self.match_table.shown)
