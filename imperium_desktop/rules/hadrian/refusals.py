"""Why a wish is not legal: for every path of elements that begins no option, the weightiest reason (§5.12)."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from imperium_desktop.rules.hadrian.attack import attackers, undefended
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, COHORTS, SOLDIER, WORKERS
from imperium_desktop.rules.hadrian.reasons import WEIGHT, refuse, whole_after
from imperium_desktop.rules.hadrian.refused_actions import why_not_act
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.rules.table import Decision, Option, Path, Reason


def why_not_path(content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """§4.2"""
    zone, _, name = path[0].partition("/")
    if zone != "card" or name not in content.cards:
        yield refuse("not_now")
    elif all(option.path != path[:1] for option in decision.options):
        yield refuse("not_drawn")
    else:
        yield from whole_after(path, 1)


def why_not_attribute(_content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """§4.5, §6.10"""
    zone, _, name = path[0].partition("/")
    if zone != "attribute" or name not in ATTRIBUTES:
        yield refuse("not_now")
    elif all(option.path != path[:1] for option in decision.options):
        yield refuse("not_on_road")
    else:
        yield from whole_after(path, 1)


def why_not_cohort(_content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """§6.1"""
    zone, _, name = path[0].partition("/")
    if zone != "cohort" or name not in COHORTS:
        yield refuse("not_now")
    elif all(option.path != path[:1] for option in decision.options):
        yield refuse("track_full")
    else:
        yield from whole_after(path, 1)


def why_not_return(_content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """§6.11 Two workers."""
    held = Counter(key for option in decision.options for key in option.path)
    workers = {f"worker/{worker}": worker for worker in WORKERS}
    if any(key not in workers for key in path):
        yield refuse("not_now")
        return
    if f"worker/{WORKERS[SOLDIER]}" in path:
        yield refuse("soldier_excluded")
    for key, count in Counter(path).items():
        if count > held[key] and workers[key] != WORKERS[SOLDIER]:
            yield refuse("no_worker", worker=workers[key], n=count - held[key])
    yield from whole_after(path, decision.pick[1])


def why_not_gain(_content: Components, _state: State, decision: Decision[Option], path: Path) -> Iterator[Reason]:
    zone, _, name = path[0].partition("/")
    if zone != "worker" or name not in WORKERS:
        yield refuse("not_now")
    elif name == WORKERS[SOLDIER]:
        yield refuse("soldier_excluded")
    elif all(option.path != path[:1] for option in decision.options):
        yield refuse("same_worker_kind")
    else:
        yield from whole_after(path, 1)


def why_not_favour(content: Components, state: State, _decision: Decision[Option], path: Path) -> Iterator[Reason]:
    """§8.3"""
    zone, _, name = path[0].partition("/")
    arrows = attackers(content, state)
    if path[0] == "done":
        yield from whole_after(path, 1)
    elif zone != "attack" or name not in map(str, range(1, len(arrows) + 1)):
        yield refuse("not_now")
    elif int(name) in state.ignored:
        yield refuse("attack_ignored")
    else:
        yield from why_not_ignore(content, state, arrows[int(name) - 1], path)


def why_not_ignore(content: Components, state: State, cohort: int, path: Path) -> Iterator[Reason]:
    player = state.players[state.active]
    if not undefended(content, state, player)[cohort]:
        yield refuse("attack_held", cohort=COHORTS[cohort])
    elif len(path) == 1:
        if not player.temple_favours and player.diplomats[cohort] <= 0:
            yield refuse("no_favour")
    else:
        yield from why_not_this_favour(player, cohort, path)


def why_not_this_favour(player: Player, cohort: int, path: Path) -> Iterator[Reason]:
    zone, _, name = path[1].partition("/")
    if zone != "favour" or name not in ("temple", *COHORTS):
        yield refuse("needs_favour")
    elif name in COHORTS and name != COHORTS[cohort]:
        yield refuse("other_cohort", cohort=COHORTS[cohort])
    elif (player.temple_favours if name == "temple" else player.diplomats[cohort]) <= 0:
        yield refuse("no_favour")
    else:
        yield from whole_after(path, 2)


REFUSALS: Final[dict[str, Callable[[Components, State, Decision[Option], Path], Iterator[Reason]]]] = {
    "hadrian.choose_path": why_not_path,
    "hadrian.road_attribute": why_not_attribute,
    "hadrian.act": why_not_act,
    "hadrian.cohort": why_not_cohort,
    "hadrian.road_bonus": why_not_attribute,
    "hadrian.forum_pay": why_not_return,
    "hadrian.forum_gain": why_not_gain,
    "hadrian.favours": why_not_favour,
}


def why_nots(content: Components, state: State, decision: Decision[Option], path: Path) -> list[Reason]:
    """All reasons that apply, the weightiest first."""
    if not path:
        return []
    found = REFUSALS[decision.kind](content, state, decision, path)
    return sorted(found, key=lambda reason: WEIGHT[reason.code])


def why_not(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    return next(iter(why_nots(content, state, decision, path)), None)
