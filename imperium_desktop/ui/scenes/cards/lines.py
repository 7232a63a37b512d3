"""How cards lie beside each other: apart where there is room, else over each other. Numbers only, no Qt."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.ui.theme.rect import Rect

RATIO: Final = 1.4
"""Ratio of a card's height to its width."""
CUT: Final = 0.8
SLIVER: Final = 0.3
"""Share of a covered card's width that stays in sight, as long as there is room for that much."""
LINES: Final = range(1, 8)
"""Numbers of lines in which small cards may lie."""


def stepping(width: float, gap: float, room: float, count: int) -> float:
    """Step from a card to the next, the same for all."""
    return min(width + gap, max((room - width) / max(count - 1, 1), 1.0))


def fanned(width: float, gap: float, room: float, count: int) -> list[float]:
    """How far each card lies from the first: as many as can be apart, those at the outer end over each other."""
    whole, steps = width + gap, count - 1
    if steps * whole + width <= room:
        return [number * whole for number in range(count)]
    spare = room - width - steps * width * SLIVER
    apart = min(max(int(spare / (whole - width * SLIVER)), 0), steps - 1)
    close = max((room - width - apart * whole) / (steps - apart), 1.0)
    return [min(number, apart) * whole + max(number - apart, 0) * close for number in range(count)]


def thumbnails(area: Rect, count: int, gap: float = 3.0, widest: float = 1000.0, head: float = 0.0) -> list[Rect]:
    """Small cards in a few lines: as much of each in sight as can be. `head`: room above each line."""
    if not count:
        return []
    best = max(LINES, key=lambda lines: _in_sight(area, count, gap, lines, widest, head))
    across = -(-count // best)
    width = _width(area, gap, best, widest, head)
    step = stepping(width, gap, area.width, across)
    height = width * RATIO
    return [
        Rect(
            area.x + number % across * step,
            area.y + head + number // across * (height + gap + head),
            width,
            height,
        )
        for number in range(count)
    ]


def side_by_side(area: Rect, heads: Sequence[float], gap: float, widest: float) -> list[Rect]:
    """Cards in a few lines, none of them covered, as large as they can be. `heads`: the room above each of them."""
    if not heads:
        return []
    count = len(heads)
    width, lines = max((_free_width(area, heads, gap, lines, widest), lines) for lines in LINES)
    across, height, top = -(-count // lines), width * RATIO, area.y
    found: list[Rect] = []
    for first in range(0, count, across):
        line = heads[first : first + across]
        top += max(line)
        found += [Rect(area.x + number * (width + gap), top, width, height) for number in range(len(line))]
        top += height + gap
    return found


def _free_width(area: Rect, heads: Sequence[float], gap: float, lines: int, widest: float) -> float:
    across = -(-len(heads) // lines)
    above = sum(max(heads[first : first + across]) for first in range(0, len(heads), across))
    high = (area.height - gap * (lines - 1) - above) / lines
    return max(min(high / RATIO, widest, (area.width - gap * (across - 1)) / across), 1.0)


def _width(area: Rect, gap: float, lines: int, widest: float, head: float) -> float:
    return max(min((area.height - gap * (lines - 1) - head * lines) / lines / RATIO, widest, area.width), 1.0)


def _in_sight(area: Rect, count: int, gap: float, lines: int, widest: float, head: float) -> float:
    """How much of a card is seen; of one that is cut off it is worth less."""
    width = _width(area, gap, lines, widest, head)
    step = stepping(width, gap, area.width, -(-count // lines))
    return width if step >= width else step * CUT
