"""The measures of one window size and way of looking. Pure numbers, no Qt."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import Outline, Point
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.ui.stage.areas import PLAQUE_GAP, STRIP, Areas, plaques_in
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import Layout, Shape, Zone, shaped
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

TRAY: Final = (92.0, 168.0)
TRACKS: Final = (78.0, 195.0)
"""Width of the column with the leadership tracks, at least and at most."""
LEAST_CROWDED: Final = 0.6
LEAST_PIECE: Final = 0.72
"""Least pixels for a unit of the map at which pieces are drawn, also in a crowded province."""


class Plan:
    def __init__(self, content: Components, width: float, height: float, camera: Camera) -> None:
        self.content = content
        self.areas = areas = Areas(width, height, TRAY, camera.panel, STRIP)
        table, size = areas.table, content.box.board
        self.fitting = min((table.width - TRACKS[0]) / size.width, table.height / size.height)
        """Pixels for a unit of the map when all of it is seen."""
        board_width, board_height = size.width * self.fitting, size.height * self.fitting
        tracks = clamp(table.width - board_width, *TRACKS)
        left = tracks + (table.width - tracks - board_width) / 2
        self.tracks = Rect(0, 0, tracks, table.height)
        self.board = Rect(left, (table.height - board_height) / 2, board_width, board_height)
        """The map as far as it shows; zooming moves the field inside."""
        self.scale = self.fitting * camera.zoom
        self.field = Rect(
            self.board.x + camera.x, self.board.y + camera.y, size.width * self.scale, size.height * self.scale
        )
        self.zoomed = camera.zoom > 1
        self.piece = max(self.scale, LEAST_PIECE)
        """Pixels for a unit of a piece."""

    @property
    def folded(self) -> bool:
        """Whether there is room only for who is where on the tracks."""
        return self.tracks.width < 140

    @property
    def share(self) -> float:
        """How far the window is on the way from the smallest to the reference."""
        return min(self.areas.across, self.areas.down)

    def spot(self, at: Point) -> Point:
        return self.field.x + at[0] * self.scale, self.field.y + at[1] * self.scale

    def around(self, at: Point, width: float, height: float) -> Rect:
        """Rectangle of this size in pixels around a point of the map."""
        x, y = self.spot(at)
        return Rect(x - width / 2, y - height / 2, width, height)

    def shape(self, outline: Outline) -> Shape:
        return (tuple(map(self.spot, outline)),)

    @cached_property
    def province_shapes(self) -> tuple[Shape, ...]:
        return tuple(self.shape(province.outline) for province in self.content.box.provinces)

    @cached_property
    def sea_shapes(self) -> tuple[Shape, ...]:
        return tuple(self.shape(sea.outline) for sea in self.content.box.seas)

    @cached_property
    def grounds(self) -> Layout:
        """Provinces and seas as elements, by their own shapes."""
        named = zip(
            (
                *(f"province/{province}" for province in self.content.provinces),
                *(f"sea/{sea}" for sea in self.content.seas),
            ),
            (*self.province_shapes, *self.sea_shapes),
            strict=True,
        )
        return {key: shaped(shape, z=1, zone=Zone.BOARD, ground=True) for key, shape in named}

    def piece_scale(self, province: int) -> float:
        """Pixels for a unit of a piece in a province: crowded ones have smaller places."""
        wanted = self.piece * max(self.content.box.provinces[province].slot_radius / 30, 0.66)
        return max(wanted, LEAST_CROWDED)

    def plaques(self, weights: Sequence[float]) -> list[Rect]:
        """One for each seat, as wide as what it shows needs."""
        even = plaques_in(self.areas.strip, len(weights))
        unit = sum(plaque.width for plaque in even) / sum(weights)
        left, found = even[0].x, []
        for plaque, weight in zip(even, weights, strict=True):
            found.append(Rect(left, plaque.y, unit * weight, plaque.height))
            left += unit * weight + PLAQUE_GAP
        return found

    # The tray

    @property
    def tray_left(self) -> float:
        return blend(12, 30, self.areas.across)

    @property
    def tray_top(self) -> float:
        """Where things in the tray begin, under their headings."""
        return self.areas.tray.y + blend(26, 44, self.areas.down)

    @property
    def tray_height(self) -> float:
        return self.areas.tray.bottom - self.tray_top - blend(6, 14, self.areas.down)
