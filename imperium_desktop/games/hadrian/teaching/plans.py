"""Hints that look several boxes ahead: the best chain, what the goods left can become, the points of the last Year."""

from itertools import groupby
from typing import Final

from imperium_desktop.games.hadrian.teaching.context import Context, areas_of, own, unique
from imperium_desktop.games.hadrian.teaching.search import LONGEST, LineOfPlay, best_line
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

FEW: Final = 3
"""Items left: the Year is nearly over."""
PROFIT: Final = 5
"""Boxes that a chain must fill beyond what it costs to be worth telling."""
LINKS: Final = 3


def best_chain(look: Context) -> Found | None:
    """Boxes that pay for one another, while there is a choice of where to begin."""
    if look.path or is_last_year(look) or sum(own(look).board) <= FEW:
        return None
    line = best_line(look.content, look.now, chained_worth, linked=True)
    if len(line.actions) < LINKS or line.boxes - len(line.paid) < PROFIT:
        return None
    return hint_of(line)


def still_possible(look: Context) -> Found | None:
    """What little is left, spent as well as can be."""
    if look.path or is_last_year(look) or sum(own(look).board) > FEW:
        return None
    line = best_line(look.content, look.now, filling_worth, linked=False)
    return hint_of(line) if line.actions else None


def last_points(look: Context) -> Found | None:
    """Hint at the line with most points, as in the last Year only points count."""
    if look.path or not is_last_year(look):
        return None
    line = best_line(look.content, look.now, scoring_worth, linked=False)
    return hint_of(line) if line.points else None


def is_last_year(look: Context) -> bool:
    return look.now.year == len(look.content.box.years)


# What a line is worth


def chained_worth(line: LineOfPlay) -> float:
    return line.boxes + line.points + 0.5 * len(line.purse) - 2 * len(line.paid)


def filling_worth(line: LineOfPlay) -> float:
    return line.boxes + 2 * line.points + 0.5 * len(line.purse) - 0.1 * len(line.actions)


def scoring_worth(line: LineOfPlay) -> float:
    return line.points + 0.2 * len(line.purse) - 0.1 * len(line.paid)


# Words


def hint_of(line: LineOfPlay) -> Found:
    """Facts of a line, with its places one by one: the words draw arrows between them."""
    places = [area for area, _ in groupby(areas_of([action])[0] for action in line.actions)]
    facts: dict[str, Fact] = {
        **{f"place{number}": place for number, place in enumerate((*places, *[""] * LONGEST)[:LONGEST], 1)},
        "boxes": line.boxes,
        "points": max(0, line.points),
        "paid": line.paid,
        "left": line.purse,
    }
    return Found(facts, marks=unique(action.path[0] for action in line.actions))
