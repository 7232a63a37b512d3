"""How a person looks at the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

CLOSER: Final = "zoom/closer"
FARTHER: Final = "zoom/farther"
WHOLE: Final = "zoom/whole"
OVERVIEW: Final = "zoom/overview"
"""Elements with which a board is zoomed and panned by hand: three buttons, and a small picture of all of it."""
BESIDE: Final = 0.8
"""What lies so far from the middle of the window, as a share of the way to its edge, is well seen."""


class Camera(NamedTuple):
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    panel: float = 1.0
    """The side panel's share of its usual width."""
    by_hand: bool = False
    """Whether who looks can zoom and pan: not in pictures and replays."""

    def at(self, zoom: float, x: float, y: float, window: Rect) -> "Camera":
        """Never beyond the board's edge."""
        least_x, least_y = window.width * (1 - zoom), window.height * (1 - zoom)
        return self._replace(zoom=zoom, x=clamp(x, least_x, 0.0), y=clamp(y, least_y, 0.0))

    def centred(self, zoom: float, spot: tuple[float, float], window: Rect) -> "Camera":
        """With a spot of the board in the middle, in pixels of the board that is not zoomed."""
        return self.at(zoom, window.width / 2 - spot[0] * zoom, window.height / 2 - spot[1] * zoom, window)

    def sees(self, spot: tuple[float, float], window: Rect) -> bool:
        x, y = spot[0] * self.zoom + self.x, spot[1] * self.zoom + self.y
        return 0 <= x <= window.width and 0 <= y <= window.height

    def spot_of(self, place: Placement, window: Rect) -> tuple[float, float]:
        """The middle of what lies on the board as it is seen now, in pixels of the board that is not zoomed."""
        x, y = place.centre
        return (x - window.x - self.x) / self.zoom, (y - window.y - self.y) / self.zoom


class CloseUp(NamedTuple):
    """How near a board must be looked at to be read, and what of it should be seen then."""

    zoom: float
    keys: tuple[str, ...]


def best_view(camera: Camera, zoom: float, spots: Sequence[tuple[float, float]], window: Rect) -> Camera:
    """From which the most of these spots are seen: one that lies far off does not pull the view away."""
    reach_x, reach_y = (BESIDE * room / 2 / zoom for room in (window.width, window.height))
    groups = [
        [spot for spot in spots if abs(spot[0] - middle[0]) < reach_x and abs(spot[1] - middle[1]) < reach_y]
        for middle in spots
    ]
    most = max(groups, key=len)
    return camera.centred(zoom, (sum(x for x, _ in most) / len(most), sum(y for _, y in most) / len(most)), window)
