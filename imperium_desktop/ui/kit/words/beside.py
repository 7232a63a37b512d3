"""Where a bubble stands: beside what it speaks of, not over what can be clicked (plain numbers, no Qt)."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.ui.theme.rect import Rect

AWAY: Final = 10
"""Pixels between a bubble and what it speaks of."""
STEP: Final = 24
"""Pixels between two spots that are tried further away."""


def spot_beside(size: tuple[float, float], about: Rect, clickable: Sequence[Rect], window: Rect) -> Rect:
    """The nearest spot that covers nothing clickable: next to `about` if there is one, else anywhere in the window.

    Where all is taken, the spot next to it that covers least, and never `about` itself if that can be helped.
    """
    taken = [about, *clickable]
    near = sorted((inside(spot, window) for spot in spots_around(size, about)), key=lambda spot: apart(spot, about))
    for spot in near:
        if is_free(spot, taken):
            return spot
    everywhere = sorted(spots_in(size, window), key=lambda spot: apart(spot, about))
    free = next((spot for spot in everywhere if is_free(spot, taken)), None)
    if free is not None:
        return free
    return min(near, key=lambda spot: (covered(spot, about), sum(covered(spot, rect) for rect in clickable)))


def spots_around(size: tuple[float, float], about: Rect) -> Iterator[Rect]:
    """Right, left, above and below, each in the middle and at both ends."""
    width, height = size
    across = about.x + (about.width - width) / 2, about.x, about.right - width
    down = about.y + (about.height - height) / 2, about.y, about.bottom - height
    for x in (about.right + AWAY, about.x - AWAY - width):
        yield from (Rect(x, y, width, height) for y in down)
    for y in (about.y - AWAY - height, about.bottom + AWAY):
        yield from (Rect(x, y, width, height) for x in across)


def spots_in(size: tuple[float, float], window: Rect) -> Iterator[Rect]:
    width, height = size
    for y in range(round(window.y), round(window.bottom - height) + 1, STEP):
        yield from (Rect(x, y, width, height) for x in range(round(window.x), round(window.right - width) + 1, STEP))


def inside(spot: Rect, window: Rect) -> Rect:
    x = max(min(spot.x, window.right - spot.width), window.x)
    return spot._replace(x=x, y=max(min(spot.y, window.bottom - spot.height), window.y))


def apart(one: Rect, other: Rect) -> float:
    """How far their middles are from each other."""
    across = one.x + one.width / 2 - other.x - other.width / 2
    down = one.y + one.height / 2 - other.y - other.height / 2
    return across * across + down * down


def is_free(spot: Rect, taken: Sequence[Rect]) -> bool:
    return not any(
        rect.x < spot.right and spot.x < rect.right and rect.y < spot.bottom and spot.y < rect.bottom for rect in taken
    )


def covered(spot: Rect, rect: Rect) -> float:
    """How much of `rect` lies under it."""
    across = min(spot.right, rect.right) - max(spot.x, rect.x)
    down = min(spot.bottom, rect.bottom) - max(spot.y, rect.y)
    return across * down if across > 0 and down > 0 else 0.0
