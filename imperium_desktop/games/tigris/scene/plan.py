"""The measures of one window size: the board with the column beside it, and the tray. No Qt."""

import math

from imperium_desktop.games.tigris.rules.squares import HEIGHT, STRIDE, WIDTH
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

TRAY = (104.0, 182.0)


class Plan:
    def __init__(self, width: float, height: float, camera: Camera) -> None:
        self.areas = areas = Areas(width, height, TRAY, camera.panel)
        table = areas.table
        self.gap = blend(8, 16, areas.across)
        self.frame = blend(20, 30, areas.across)
        column = blend(196, 366, areas.across)
        across = (table.width - column - 3 * self.gap - 2 * self.frame) / WIDTH
        down = (table.height - 2 * self.gap - 2 * self.frame) / HEIGHT
        self.fitting_cell = max(math.floor(min(across, down)), 24)
        self.cell = round(self.fitting_cell * camera.zoom)
        board_width = WIDTH * self.fitting_cell + 2 * self.frame
        self.board = Rect(self.gap, self.gap, board_width, HEIGHT * self.fitting_cell + 2 * self.frame)
        """The framed board as far as it shows; zooming moves the field inside."""
        self.field = Rect(
            self.board.x + self.frame + camera.x,
            self.board.y + self.frame + camera.y,
            WIDTH * self.cell,
            HEIGHT * self.cell,
        )
        left = self.board.right + self.gap
        self.column = Rect(left, self.gap, max(table.right - left - self.gap, 120), table.height - 2 * self.gap)
        self.tile = blend(60, 92, areas.down)
        self.disc = blend(64, 98, areas.down)

    def square(self, square: int) -> Rect:
        row, column = divmod(square, STRIDE)
        return Rect(self.field.x + column * self.cell, self.field.y + row * self.cell, self.cell, self.cell)

    def block(self, square: int) -> Rect:
        corner = self.square(square)
        return Rect(corner.x, corner.y, 2 * self.cell, 2 * self.cell)

    # The tray: hand, leaders and catastrophes, points

    @property
    def tray_top(self) -> float:
        """Where the pieces in the tray begin, under their headings."""
        tray = self.areas.tray
        return tray.y + blend(28, 52, self.areas.down)

    @property
    def hand_left(self) -> float:
        return blend(16, 34, self.areas.across)

    @property
    def tile_step(self) -> float:
        return self.tile + blend(5, 16, self.areas.across)

    @property
    def supply(self) -> Rect:
        left = self.hand_left + 6 * self.tile_step + blend(12, 36, self.areas.across)
        width = 4 * (self.disc + 6) + self.tile + 14
        return Rect(left, self.tray_top - 4, width, self.disc + 8)

    @property
    def wells(self) -> list[Rect]:
        """Black, red, blue, green, treasures."""
        width = blend(60, 96, self.areas.across)
        height = blend(64, 104, self.areas.down)
        left = self.supply.right + blend(12, 40, self.areas.across)
        step = width + blend(5, 14, self.areas.across)
        return [Rect(left + number * step, self.tray_top - 6, width, height) for number in range(5)]

    # The column beside the board

    @property
    def stock(self) -> Rect:
        """Unbuilt monuments, bag and treasures, at the foot of the column."""
        height = 30 + self.monument + 36
        return Rect(self.column.x, self.column.bottom - height, self.column.width, height)

    @property
    def monument(self) -> float:
        """The side of one that is not built."""
        return min((self.column.width - 5 * 8) / 6, blend(28, 56, self.areas.across))

    @property
    def panel(self) -> Rect:
        """The conflict panel above the stock."""
        return Rect(self.column.x, self.column.y, self.column.width, self.stock.y - self.column.y - self.gap)
