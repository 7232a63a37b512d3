"""Why a wish is not legal; of several reasons the weightiest is told (§5.12)."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.hadrian.rules.attack import attackers, undefended
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.elements import elements
from imperium_desktop.games.hadrian.rules.names import COHORTS, SOLDIER, WORKERS
from imperium_desktop.games.hadrian.rules.reasons import refuse
from imperium_desktop.games.hadrian.rules.refused_actions import why_not_act
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refusals
from imperium_desktop.rules.table import Decision, Option, Path, Reason


def why_not_return(_content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """Tell why these are not two workers to return: soldiers are excluded, others may be too few (§6.11)."""
    held = Counter(key for option in decision.options for key in option.path)
    workers = {f"worker/{worker}": worker for worker in WORKERS}
    if any(key not in workers for key in path):
        return
    if f"worker/{WORKERS[SOLDIER]}" in path:
        yield refuse("soldier_excluded")
    for key, count in Counter(path).items():
        if count > held[key] and workers[key] != WORKERS[SOLDIER]:
            yield refuse("lacks_items", items=(workers[key],) * (count - held[key]))


def why_not_gain(_content: Components, _state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone != "worker":
        return None
    return refuse("soldier_excluded" if name == WORKERS[SOLDIER] else "same_worker_kind")


def why_not_favour(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a Favour cannot ignore this attack (§8.3)."""
    zone, name = Key.of(path[0])
    arrows = attackers(content, state)
    if zone != "attack" or name not in map(str, range(1, len(arrows) + 1)):
        return None
    if int(name) in state.ignored:
        return refuse("attack_ignored")
    cohort = arrows[int(name) - 1]
    player = state.players[state.active]
    if not undefended(content, state, player)[cohort]:
        return refuse("attack_held", cohort=COHORTS[cohort])
    return refuse("no_favour") if len(path) == 1 else why_not_this_favour(cohort, path[1])


def why_not_this_favour(cohort: int, key: str) -> Reason:
    zone, name = Key.of(key)
    if zone != "favour" or name not in ("temple", *COHORTS):
        return refuse("needs_favour")
    if name in COHORTS and name != COHORTS[cohort]:
        return refuse("other_cohort", cohort=COHORTS[cohort])
    return refuse("no_favour")


REFUSALS: Final = Refusals[Components, State](
    refuse,
    elements,
    {
        "hadrian.choose_path": "not_drawn",
        "hadrian.road_attribute": "not_on_road",
        "hadrian.act": why_not_act,
        "hadrian.cohort": "track_full",
        "hadrian.road_bonus": "not_on_road",
        "hadrian.forum_pay": why_not_return,
        "hadrian.forum_gain": why_not_gain,
        "hadrian.favours": why_not_favour,
    },
)
