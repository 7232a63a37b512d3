"""Why an action is not legal: all that keeps a box from being filled (§5.12), from the predicates of legal.py."""

from collections.abc import Iterator

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.legal import (
    count_filled,
    exchangeable,
    guard_open,
    payable,
    prospects_for,
    uses,
)
from imperium_desktop.rules.hadrian.names import COHORTS, GLADIATORS, GUARD, ITEMS, WORKERS
from imperium_desktop.rules.hadrian.options import prospect_key
from imperium_desktop.rules.hadrian.reasons import refuse, whole_after
from imperium_desktop.rules.hadrian.sheets import NEVER, Box, Need, Sheets, Way
from imperium_desktop.rules.hadrian.state import EMPTY, NO_DIPLOMAT, Player, State
from imperium_desktop.rules.table import Decision, Option, Path, Reason

ANY_ORDER = ("forum", "market", "theatre", "baths", "courthouse")


def why_not_act(content: Components, state: State, _decision: Decision[Option], path: Path) -> Iterator[Reason]:
    zone, _, name = path[0].partition("/")
    sheets = content.sheets(state.setup.fort)
    box = sheets.boxes.get(path[0])
    if box is not None:
        reasons = list(why_not_box(content, state, box))
        yield from reasons or why_not_further(content, state, box, path)
    elif path[0] == "end_year":
        yield from whole_after(path, 1)
    elif zone == "switch_seat" and name in map(str, range(len(state.players))):
        yield from why_not_switch(state, int(name)) or whole_after(path, 1)
    elif zone in ("worker", "cohort", "prospect", "map", "place") or path[0] == "fate":
        yield refuse("choose_box_first")
    else:
        yield refuse("not_now")


def why_not_switch(state: State, seat: int) -> list[Reason]:
    if seat == state.active:
        return [refuse("not_now")]
    return [refuse("seat_finished", seat=seat)] if state.players[seat].finished else []


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
            yield refuse("no_worker", worker="any", n=missing)
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
        yield refuse("no_worker", worker="any" if len(kinds) == len(WORKERS) else "one_of", n=1)
        return
    for item, count in ways[0].cost:
        missing = count - player.board[item]
        if missing > 0 and ITEMS[item] == "resource":
            yield refuse("no_resource", n=missing)
        elif missing > 0:
            yield refuse("no_worker", worker=ITEMS[item], n=missing)


# Elements that follow the box


def why_not_further(content: Components, state: State, box: Box, path: Path) -> Iterator[Reason]:
    if len(path) == 1:
        return
    match box.area:
        case "market" if box.zone == "box":
            yield from why_not_source(state, path)
        case "scouts":
            yield from why_not_scout(content, state, path)
        case "diplomats":
            yield from why_not_diplomat(state, path)
        case _ if len(box.ways) > 1:
            yield from why_not_worker(state, box, path)
        case _:
            yield refuse("whole_choice")


def why_not_worker(state: State, box: Box, path: Path) -> Iterator[Reason]:
    zone, _, name = path[1].partition("/")
    if zone != "worker" or name not in WORKERS:
        yield refuse("needs_worker")
        return
    ways = [way for way in box.ways if way.paid == (name,)]
    if not ways:
        yield refuse("wrong_worker", workers=tuple(way.paid[0] for way in box.ways))
    elif not payable(state.players[state.active], ways[0]):
        yield refuse("no_worker", worker=name, n=1)
    else:
        yield from whole_after(path, 2)


def why_not_diplomat(state: State, path: Path) -> Iterator[Reason]:
    zone, _, name = path[1].partition("/")
    if zone != "cohort" or name not in COHORTS:
        yield refuse("needs_cohort")
    elif state.players[state.active].diplomats[COHORTS.index(name)] != NO_DIPLOMAT:
        yield refuse("cohort_has_diplomat")
    else:
        yield from whole_after(path, 2)


def why_not_source(state: State, path: Path) -> Iterator[Reason]:
    if path[1] == f"prospect/{state.active}":
        yield refuse("own_good")
    elif path[1] == "fate":
        yield from whole_after(path, 2)
    else:
        yield from why_not_card(state, path[1], "needs_source") or whole_after(path, 2)


def why_not_card(state: State, key: str, otherwise: str) -> list[Reason]:
    """Whether a Prospect can be used: those of direct neighbours and neutral ones (§5.9, §10.2)."""
    if key in {prospect_key(rival, neutral) for _, rival, neutral in prospects_for(state)}:
        return []
    if key in {f"prospect/{seat}" for seat in range(len(state.players))}:
        return [refuse("not_a_neighbour")]
    return [refuse(otherwise)]


def why_not_scout(content: Components, state: State, path: Path) -> Iterator[Reason]:
    reasons = why_not_card(state, path[1], "needs_source")
    if reasons:
        yield from reasons
        return
    player = state.players[state.active]
    cards = {prospect_key(rival, neutral): card for card, rival, neutral in prospects_for(state)}
    places = content.free_placements(cards[path[1]], player.map)
    if not places:
        yield refuse("pattern_no_fit")
    elif len(path) > 2 and path[2] not in {f"place/{place}" for place in places}:
        known = path[2] in {f"place/{place}" for place in content.all_placements}
        yield refuse("pattern_no_fit" if known else "needs_pattern")
    else:
        yield from whole_after(path, 3)
