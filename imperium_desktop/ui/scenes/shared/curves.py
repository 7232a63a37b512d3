"""Curves of all seats from the chronicle of a match."""

from collections.abc import Callable, Iterable

from imperium_desktop.rules.chronicle import Chronicle, P
from imperium_desktop.ui.scenes.protocol.plots import Curve


def page_curves(story: Chronicle[P], *values: Callable[[P], int]) -> tuple[Curve, ...]:
    """A line for each of the values, as they stood at the end of each turn."""
    return tuple(
        Curve(seat, tuple(tuple(map(value, pages)) for value in values)) for seat, pages in enumerate(story.pages)
    )


def way_of_all(story: Chronicle[P], value: Callable[[P], int]) -> tuple[tuple[int, ...], ...]:
    """Values at the end of each turn, by seat."""
    return tuple(tuple(map(value, pages)) for pages in story.pages)


def gain_curves(story: Chronicle[P], gains: Iterable[str], *, grown: bool = False) -> tuple[Curve, ...]:
    """A line for each of the gains: what each turn brought, or what it had grown to."""
    read = story.gains.grown if grown else story.gains.by_turn
    return tuple(Curve(seat, tuple(read(seat, what) for what in gains)) for seat in range(len(story.pages)))
