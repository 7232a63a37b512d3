"""Sizes between a small window (1280x720) and the reference window (1920x1080). Numbers only, no Qt."""

import math
from typing import Final

import msgspec

SCALES: Final = (90, 150)
"""The interface scale in per cent: least and most."""
LEAST_TEXT: Final = 11
LEAST_WINDOW: Final = (1280, 660)
"""Least size of the window: on a screen of 1366x768 it has room with its frame and the bar of the desktop."""
STEPS: Final = 8
"""Text and paddings follow the window in eighths: dragging its edge must not restyle every widget at every pixel."""


def clamp(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)


class Measure(msgspec.Struct, frozen=True):
    """How far a window is on the way from small (0) to the reference (1) in width and height; the interface scale."""

    width_share: float = 1.0
    height_share: float = 1.0
    scale: float = 1.0

    @classmethod
    def of(cls, width: int, height: int, percent: int = 100) -> "Measure":
        return cls(
            width_share=clamp((width - 1280) / 640, 0, 1.25),
            height_share=clamp((height - 720) / 360, 0, 1.25),
            scale=clamp(percent, *SCALES) / 100,
        )

    def in_steps(self) -> "Measure":
        return Measure(round(self.width_share * STEPS) / STEPS, round(self.height_share * STEPS) / STEPS, self.scale)

    def length(self, small: float, large: float) -> int:
        """A length along the width, or a padding: its sizes at 1280 and at 1920 blended, and scaled."""
        return round_half_up(blend(small, large, self.width_share) * self.scale)

    def height(self, small: float, large: float) -> int:
        """The same by the window's height: for bars, strips and hands."""
        return round_half_up(blend(small, large, self.height_share) * self.scale)

    def scaled(self, pixels: float) -> int:
        """A length that is the same in all windows; what is there at all stays at least one pixel."""
        return max(round_half_up(pixels * self.scale), 1 if pixels > 0 else 0)

    def text(self, small: float, large: float) -> int:
        """A text size in whole pixels, scaled. Halves fall in a small window and rise in a large one."""
        size = blend(small, large, self.width_share)
        whole = math.ceil(size - 0.5) if self.width_share < 0.5 else math.floor(size + 0.5)
        return self.text_pixels(whole)

    def text_pixels(self, size: float) -> int:
        """A text size that does not depend on the window, scaled; never below what can be read."""
        return max(LEAST_TEXT, round_half_up(size * self.scale))


def blend(small: float, large: float, share: float) -> float:
    return small + (large - small) * share


def round_half_up(value: float) -> int:
    return math.floor(value + 0.5)
