"""A result of a match played alone, beside those one had before."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.ui.scenes.protocol.plots import Column, Curve, Plot
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.players import rival_among

MOST: Final = 12
"""Results in one plot, this one among them."""
COLOUR: Final = "#8a6a1c"


def comparison(past: Sequence[int], here: int) -> str:
    """In one line; empty if there is nothing to compare with."""
    if not past:
        return ""
    best = max(past)
    if here > best:
        return tr("your best of {n} results (before: {best})", n=len(past) + 1, best=best)
    place = 1 + sum(score > here for score in past)
    return tr("number {place} of your {n} results, the best is {best}", place=place, n=len(past) + 1, best=best)


def results_plot(past: Sequence[int], here: int, bots: Sequence[str]) -> tuple[Plot, ...]:
    """The oldest first, this one last; empty if it is the first."""
    if not past:
        return ()
    level = tr("against a rival of the same level, this one last")
    results = (*past[-MOST + 1 :], here)
    return (
        Plot(
            kind="bars",
            name=tr("Your results"),
            icon="app-trophy",
            title=tr("Your results: {name}"),
            note=tr("with the same variants, this one last") if rival_among(bots) is None else level,
            before="",
            columns=(Column(tr("points"), "app-trophy", COLOUR, "square"),),
            courses=(Curve(0, ((0, *results),)),),
            turn_name=tr("match"),
            adds_up=False,
        ),
    )
