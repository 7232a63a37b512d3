"""Hints about the Forum: whom to return, and whom to take."""

from collections import Counter

from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.options import GainWorker, ReturnWorker
from imperium_desktop.games.hadrian.teaching.context import Context, areas_of
from imperium_desktop.rules.table import Option
from imperium_desktop.teaching.hints import Found


def forum_pay(look: Context) -> Found:
    """Hint at the workers to return; only two equal ones leave a choice."""
    held = Counter(option.worker for option in look.offered(ReturnWorker))
    pairs = tuple(worker for worker, count in held.items() if count > 1)
    return Found({"pairs": pairs}, marks=tuple(f"worker/{worker}" for worker in pairs))


def forum_gain(look: Context) -> Found:
    """What each of the two could do at once and the other could not."""
    first, second = look.offered(GainWorker)
    with_first, with_second = possible(look, first), possible(look, second)
    own_first = areas_of(option for option in with_first if option not in with_second)
    own_second = areas_of(option for option in with_second if option not in with_first)
    return Found(
        {"first": first.worker, "first_areas": own_first, "second": second.worker, "second_areas": own_second},
        marks=tuple(option.path[0] for option, areas in ((first, own_first), (second, own_second)) if areas),
    )


def possible(look: Context, gained: GainWorker) -> list[Option]:
    return acts(look.content, look.after(gained).state)
