"""How close one looks at the table, and how wide the panel beside it is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from imperium_desktop.ui.match.grip import SHARES
from imperium_desktop.ui.panels.side_panel import usual_share
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage

ZOOMS = (1.0, 4.0)
RESTS = 400
"""Milliseconds after which a look is taken for wanted and written to the disk: not at every turn of the wheel."""


def into(start: float, length: float, window: float, room: float) -> float:
    """How far something has to move to lie in the window, with a little air around it where there is room."""
    air = clamp((room - length) / 2, 0.0, length)
    if start - air < window:
        return max(window + air - start, 0.0)
    return min(window + room - air - length - start, 0.0)


class Zooming:
    """Keeps the page's camera; the page is shown again after every change."""

    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self.share = 1.0
        """Of the panel's usual width, as the person wants it."""
        self.camera = Camera(panel=usual_share())
        self._rest = QTimer(page, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(page.looked)

    def begin(self, zoom: float, share: float) -> None:
        """As the person looked last time; a zoomed board begins in its middle."""
        self.set_panel(share)
        if zoom > 1:
            self.zoom_by(zoom)
            self._rest.stop()

    # The panel

    def set_panel(self, share: float) -> None:
        self.share = clamp(share, *SHARES)
        self.follow_text()
        self.page.arrange()

    def widen_panel(self, by: float) -> None:
        width = self.page.panel.width()
        self.set_panel(self.share * (width + by) / width)

    def follow_text(self) -> None:
        """Large text widens the panel, which leaves the board another size."""
        self.camera = Camera(panel=self.share * usual_share())

    # The board

    def zoom(self, factor: float, x: float, y: float) -> None:
        """Around a point."""
        window, camera = self._window(), self.camera
        zoom = clamp(camera.zoom * factor, *ZOOMS)
        grown = zoom / camera.zoom
        self._look(
            zoom,
            (x - window.x) - grown * (x - window.x - camera.x),
            (y - window.y) - grown * (y - window.y - camera.y),
        )

    def zoom_by(self, factor: float) -> None:
        """Around the middle."""
        window = self._window()
        self.zoom(factor, window.x + window.width / 2, window.y + window.height / 2)

    def fit(self) -> None:
        self._look(1.0, 0.0, 0.0)

    def bring_into_sight(self, keys: Sequence[str]) -> None:
        """All of the board, if one of these elements lies on it where it does not show; or else what they lie on."""
        window, layout = self._window(), self.page.table.layout_
        on_board = [layout[key] for key in keys if key in layout and layout[key].zone is Zone.BOARD]
        if self.camera.zoom > 1 and not all(window.contains(*place.centre) for place in on_board):
            self.fit()
        if not on_board and any(self.page.stage.bring_into_sight(key) for key in keys):
            self.page.show_choice()

    def pan(self, dx: float, dy: float) -> None:
        self._look(self.camera.zoom, self.camera.x + dx, self.camera.y + dy)

    def bring_into_view(self, key: str) -> None:
        """An element that lies outside the visible part of a zoomed board, for who gets there by keyboard."""
        place, window = self.page.table.layout_.get(key), self._window()
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
        """Never beyond the board's edge."""
        window = self._window()
        least_x, least_y = window.width * (1 - zoom), window.height * (1 - zoom)
        self.camera = self.camera._replace(zoom=zoom, x=clamp(x, least_x, 0.0), y=clamp(y, least_y, 0.0))
        self.page.refresh()
        self._rest.start()

    def tell_at_once(self) -> None:
        """The page goes before the wheel has rested."""
        if self._rest.isActive():
            self._rest.stop()
            self.page.looked.emit()

    def _window(self) -> Rect:
        return self.page.scene.board_window(self.page.stage.shown)
