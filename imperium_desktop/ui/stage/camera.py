"""How a person looks at the table."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

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


AIR: Final = 24.0
"""Pixels between what is seen and the edge of the window."""


WIDE: Final = 120.0
SIDES: Final = (0.15, 0.85)
Spot: TypeAlias = tuple[float, float]


class Camera(NamedTuple):
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    panel: float = 1.0
    """The side panel's share of its usual width."""
    by_hand: bool = False
    """Whether who looks can zoom and pan: not in pictures and replays."""

    def at(self, zoom: float, x: float, y: float, window: Rect) -> "Camera":
        """Camera at a place, never beyond the board's edge."""
        least_x, least_y = window.width * (1 - zoom), window.height * (1 - zoom)
        return self._replace(zoom=zoom, x=clamp(x, least_x, 0.0), y=clamp(y, least_y, 0.0))

    def centred(self, zoom: float, spot: Spot, window: Rect) -> "Camera":
        """Camera with a spot of the board in the middle, in pixels of the board that is not zoomed."""
        return self.at(zoom, window.width / 2 - spot[0] * zoom, window.height / 2 - spot[1] * zoom, window)

    def seen_at(self, spot: Spot) -> Spot:
        """Place of a spot in pixels from the corner of the window."""
        return spot[0] * self.zoom + self.x, spot[1] * self.zoom + self.y

    def sees(self, spot: Spot, window: Rect) -> bool:
        """True of a spot in sight, not at the very edge."""
        x, y = self.seen_at(spot)
        return AIR <= x <= window.width - AIR and AIR <= y <= window.height - AIR

    def spots_of(self, place: Placement, window: Rect) -> list[Spot]:
        """Points of a place on the board as it is seen now, in pixels of the board that is not zoomed.

        Its middle, and of what is wide something of both sides.
        """
        x, y = place.centre
        across = [x, *(place.x + place.width * side for side in SIDES)] if place.width > WIDE else [x]
        return [((at - window.x - self.x) / self.zoom, (y - window.y - self.y) / self.zoom) for at in across]


class CloseUp(NamedTuple):
    """How near a board must be looked at to be read, and what of it should be seen then."""

    zoom: float
    keys: tuple[str, ...]
    covered: Callable[[Camera], Rect]
    """What lies over the board when it is seen so, from the corner of its window."""


class CameraChoice:
    """A choice between ways to look at some spots of a board."""

    def __init__(self, spots: Sequence[Spot], window: Rect, covered: Callable[[Camera], Rect]) -> None:
        self.spots, self.window, self.covered = spots, window, covered

    def count(self, camera: Camera) -> int:
        """How many are seen."""
        return sum(camera.sees(spot, self.window) and not self._hides(camera, spot) for spot in self.spots)

    def best(self, camera: Camera, zoom: float) -> Camera:
        """Camera from where most spots are seen: a spot that lies far off does not pull the view away."""
        reach_x, reach_y = (BESIDE * room / 2 / zoom for room in (self.window.width, self.window.height))
        groups = [
            [spot for spot in self.spots if abs(spot[0] - middle[0]) < reach_x and abs(spot[1] - middle[1]) < reach_y]
            for middle in self.spots
        ]
        most = max(groups, key=len)
        middle = sum(x for x, _ in most) / len(most), sum(y for _, y in most) / len(most)
        found = camera.centred(zoom, middle, self.window)
        return max(found, self._aside(found), key=self.count)

    def _aside(self, camera: Camera) -> Camera:
        """Camera moved to the right until nothing is covered."""
        hidden = [camera.seen_at(spot)[0] for spot in self.spots if self._hides(camera, spot)]
        shift = max((self.covered(camera).right + AIR - x for x in hidden), default=0.0)
        return camera.at(camera.zoom, camera.x + shift, camera.y, self.window)

    def _hides(self, camera: Camera, spot: Spot) -> bool:
        return self.covered(camera).contains(*camera.seen_at(spot))
