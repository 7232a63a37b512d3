"""Why an action is not legal: all that keeps a box from being filled (§5.12), from the predicates of legal.py."""

from collections.abc import Iterator

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.legal import (
    count_filled,
    exchangeable,
    guard_open,
    payable,
    prospects_for,
    uses,
)
from imperium_desktop.games.hadrian.rules.names import COHORTS, GLADIATORS, GUARD, ITEMS, WORKERS
from imperium_desktop.games.hadrian.rules.options import prospect_key
from imperium_desktop.games.hadrian.rules.reasons import refuse
from imperium_desktop.games.hadrian.rules.sheets.boxes import NEVER, Box, Need, Sheets, Way
from imperium_desktop.games.hadrian.rules.state import EMPTY, Player, State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Decision, Option, Path, Reason

ANY_ORDER = ("forum", "market", "theatre", "baths", "courthouse")


def why_not_act(content: Components, state: State, _decision: Decision[Option], path: Path) -> Iterator[Reason]:
    zone, name = Key.of(path[0])
    sheets = content.sheets(state.setup.fort)
    box = sheets.boxes.get(path[0])
    if box is not None:
        reasons = list(why_not_box(content, state, box))
        yield from reasons or why_not_further(content, state, box, path)
    elif zone == "switch_seat" and name in map(str, range(len(state.players))):
        if int(name) != state.active:
            yield refuse("seat_finished", seat=int(name))
    elif zone in ("worker", "cohort", "prospect", "map", "place") or path[0] == "fate":
        yield refuse("choose_box_first")


def why_not_box(content: Components, state: State, box: Box) -> Iterator[Reason]:
    """What keeps the active player from filling this box at all."""
    player = state.players[state.active]
    if not box.ways:
        yield refuse("already_built" if box.zone == "building" else "icons_only")
        return
    yield from why_not_its_turn(content, state, player, box)
    yield from why_not_open(content, player, box, state.year)
    used, most = uses(content, player, box, state.year)
    if used >= most:
        yield refuse("year_limit", used=used, max=most)
    yield from why_not_area(content, state, player, box)
    if not any(payable(player, way) for way in box.ways):
        yield from lacking(player, box.ways)


def why_not_its_turn(content: Components, state: State, player: Player, box: Box) -> Iterator[Reason]:
    """§5.4 Boxes that are filled already, or whose turn has not come."""
    if box.zone in ("building", "landmark"):
        if player.filled[box.place]:
            yield refuse("already_built")
    elif box.area in ANY_ORDER:
        marks: str = getattr(player, box.area)
        if marks[box.number - 1] != EMPTY:
            yield refuse("box_filled" if EMPTY in marks else "track_full")
    elif box.area not in GLADIATORS or (box.zone == "box" and not player.dead(GLADIATORS.index(box.area))):
        yield from why_not_next(content.sheets(state.setup.fort), player, box)


def why_not_next(sheets: Sheets, player: Player, box: Box) -> Iterator[Reason]:
    area = sheets.areas[box.key]
    index, filled = area.index(box), count_filled(player, box)
    if index < filled:
        if filled < len(area):
            yield refuse("box_filled")
        else:
            yield refuse("gladiator_max" if box.area in GLADIATORS else "track_full")
    elif index > filled and box.place >= 0 and area[filled].area != box.area:
        yield refuse("temple_order", temple=area[filled].area)
    elif index > filled:
        yield refuse("in_order", box=filled + 1)


def why_not_open(content: Components, player: Player, box: Box, year: int) -> Iterator[Reason]:
    """What must come before it (§5.7)."""
    for need in box.needs:
        if player.filled[need.place] < need.level:
            yield unmet(content, player, need)
    if year < box.closed_before:
        yield refuse("forbidden_here", year=0 if box.closed_before == NEVER else box.closed_before)


def unmet(content: Components, player: Player, need: Need) -> Reason:
    have = player.filled[need.place]
    match need.code:
        case "fort_locked":
            return refuse("fort_locked", box=need.level)
        case "infrastructure_low":
            levels = content.printed.levels
            reached = sum(have >= box for box in levels)
            return refuse("infrastructure_low", have=reached, need=levels.index(need.level) + 1)
        case "citizens_low":
            return refuse("citizens_low", track=need.name, have=have, need=need.level)
        case "attribute_low":
            return refuse("attribute_low", attribute=need.name, have=have, need=need.level)
    return refuse(need.code, building=need.name)


def why_not_area(content: Components, state: State, player: Player, box: Box) -> Iterator[Reason]:
    """Rules of one area only."""
    sheets = content.sheets(state.setup.fort)
    match box.area:
        case "training" if not guard_open(sheets, player, state.year):
            yield refuse("no_guard_box")
            guards = sheets.tracks[GUARD]
            if player.filled[GUARD] == len(guards):
                yield refuse("track_full")
            else:
                yield from why_not_open(content, player, guards[player.filled[GUARD]], state.year)
        case "forum" if (missing := content.box.left.forum.pays - exchangeable(player)) > 0:
            yield refuse("no_worker", kinds="any", n=missing)
        case "baths" if box.zone == "box" and not player.marks:
            yield refuse("no_disdain")
        case "red" | "blue":
            gladiator = GLADIATORS.index(box.area)
            if player.dead(gladiator):
                yield refuse("gladiator_dead")
            elif box.zone == "gladiator" and not player.strength(gladiator):
                yield refuse("gladiator_no_strength")
        case "scouts" if not any(content.free_placements(card, player.map) for card, _, _ in prospects_for(state)):
            yield refuse("pattern_no_fit")


def lacking(player: Player, ways: tuple[Way, ...]) -> Iterator[Reason]:
    """What is missing for the cost; any one worker of several kinds would do where the ways differ."""
    if len({way.cost for way in ways}) > 1:
        kinds = {way.paid for way in ways}
        yield refuse("no_worker", kinds="any" if len(kinds) == len(WORKERS) else "one_of", n=1)
        return
    missing = (ITEMS[item] for item, count in ways[0].cost for _ in range(count - player.board[item]))
    yield refuse("lacks_items", items=tuple(missing))


# Elements that follow the box


def why_not_further(content: Components, state: State, box: Box, path: Path) -> Iterator[Reason]:
    """Tell what speaks against the next element, where the box alone could be filled."""
    for key in path[1:2]:
        if box.area == "scouts":
            yield why_not_scout(content, state, key, path[2:])
        elif box.area == "diplomats":
            yield why_not_diplomat(key)
        elif box.area == "market" and box.zone == "box":
            yield refuse("own_good") if key == f"prospect/{state.active}" else why_not_card(state, key)
        else:
            yield why_not_worker(box, key)


def why_not_worker(box: Box, key: str) -> Reason:
    zone, name = Key.of(key)
    if zone != "worker" or name not in WORKERS:
        return refuse("needs_worker")
    if all(way.paid != (name,) for way in box.ways):
        return refuse("wrong_worker", workers=tuple(way.paid[0] for way in box.ways))
    return refuse("lacks_items", items=(name,))


def why_not_diplomat(key: str) -> Reason:
    zone, name = Key.of(key)
    return refuse("cohort_has_diplomat" if zone == "cohort" and name in COHORTS else "needs_cohort")


def why_not_card(state: State, key: str) -> Reason:
    """Tell why a Prospect cannot be used: only direct neighbours' and neutral ones can (§5.9, §10.2)."""
    seats = {f"prospect/{seat}" for seat in range(len(state.players))}
    return refuse("not_a_neighbour" if key in seats else "needs_source")


def why_not_scout(content: Components, state: State, key: str, further: Path) -> Reason:
    if key not in {prospect_key(rival, neutral) for _, rival, neutral in prospects_for(state)}:
        return why_not_card(state, key)
    known = not further or further[0] in {f"place/{place}" for place in content.all_placements}
    return refuse("pattern_no_fit" if known else "needs_pattern")
