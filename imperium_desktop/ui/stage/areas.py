"""How a window's room is shared out between table, side panel, seat strip and tray (pixels, no Qt)."""

from typing import Final

from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

PLAQUE_GAP: Final = 9.0
PLAQUE_PAD: Final = 5.0
STRIP: Final = (36.0, 47.0)
"""Height of the strip of seats at 720 and at 1080."""


def plaques_in(strip: Rect, seats: int, pad: float = PLAQUE_PAD) -> list[Rect]:
    """Where the strip shows each seat: the same for what is painted there and for what a touch of it means."""
    width = (strip.width - PLAQUE_GAP * (seats + 1)) / max(seats, 1)
    lefts = (strip.x + PLAQUE_GAP + seat * (width + PLAQUE_GAP) for seat in range(seats))
    return [Rect(left, strip.y + pad, width, strip.height - 2 * pad) for left in lefts]


class Areas:
    """The match page below the menu."""

    def __init__(
        self,
        width: float,
        height: float,
        tray: tuple[float, float],
        panel_share: float = 1.0,
        strip: tuple[float, float] = STRIP,
    ) -> None:
        """`tray`, `strip`: their heights at 720 and at 1080; `panel_share`: of the side panel's usual width."""
        self.width = width
        self.height = height
        self.across = clamp((width - 1280) / 640, 0, 1.25)
        self.down = clamp((height - 692) / 356, 0, 1.25)
        panel = round(blend(300, 392, self.across) * panel_share)
        strip_height, tray_height = round(blend(*strip, self.down)), round(blend(*tray, self.down))
        upper = height - strip_height - tray_height
        self.table = Rect(0, 0, width - panel, upper)
        self.panel = Rect(width - panel, 0, panel, upper)
        self.strip = Rect(0, upper, width, strip_height)
        self.tray = Rect(0, upper + strip_height, width, tray_height)
