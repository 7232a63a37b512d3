"""A result of a match played alone, beside those one had before."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.ui.scenes.protocol.plots import Column, Curve, Plot
from imperium_desktop.ui.theme.language import tr

MOST: Final = 12
"""Results in one plot, this one among them."""
COLOUR: Final = "#8a6a1c"


def comparison(past: Sequence[int], here: int) -> str:
    """Comparison in a line; empty if there is nothing to compare with."""
    if not past:
        return ""
    best = max(past)
    if here > best:
        return tr("your best of {n} results (before: {best})", n=len(past) + 1, best=best)
    place = 1 + sum(score > here for score in past)
    return tr("number {place} of your {n} results, the best is {best}", place=place, n=len(past) + 1, best=best)


def results_plot(past: Sequence[Sequence[int]], here: Sequence[int]) -> tuple[Plot, ...]:
    """Results by seat, the oldest first, this one last; empty if it is the first."""
    if not past:
        return ()
    alone = len(here) == 1
    courses = zip(*past[-MOST + 1 :], here, strict=True)
    return (
        Plot(
            kind="bars",
            name=tr("Your results"),
            icon="app-trophy",
            title=tr("Your results: {name}") if alone else tr("Results: {name}"),
            note=tr("with the same variants, this one last")
            if alone
            else tr("with a rival of the same level, this one last"),
            before="",
            columns=(Column(tr("points"), "app-trophy", COLOUR, "square"),),
            courses=tuple(Curve(seat, ((0, *results),)) for seat, results in enumerate(courses)),
            turn_name=tr("match"),
            adds_up=False,
        ),
    )
