"""The measures with which the table of a card game begins. Numbers only, no Qt."""

from imperium_desktop.ui.scenes.cards.tray import Tray
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend


class CardPlan:
    def __init__(
        self, areas: Areas, camera: Camera, others: int, reference: tuple[float, float], piles: int = 0
    ) -> None:
        """`reference`: the table of a window of 1920x1080, in larger ones everything grows; `piles` end the tray."""
        self.areas = areas
        self.camera = camera
        self.others = others
        table = areas.table
        self.down = min(areas.down, 1.0)
        self.across = min(areas.across, 1.0)
        self.scale = max(1.0, min(table.width / reference[0], table.height / reference[1]))
        self.tray = Tray(areas.tray, self.across, self.down, piles)
        self.gap = self.high(5, 8)

    def high(self, small: float, large: float) -> float:
        """A length in windows 720 and 1080 high."""
        return blend(small, large, self.down) * self.scale

    def wide(self, small: float, large: float) -> float:
        """A length in windows 1280 and 1920 wide."""
        return blend(small, large, self.across) * self.scale

    def text(self, small: float, large: float) -> float:
        """The size of words that are painted on the table."""
        return max(11.0, self.wide(small, large))

    def strip_text(self, small: float, large: float) -> float:
        """Text size in the strip and the tray, which do not grow with the largest windows."""
        return max(11.0, blend(small, large, self.across))
