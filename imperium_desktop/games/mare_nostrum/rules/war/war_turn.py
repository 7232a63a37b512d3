"""§7.1–7.5, §7.8 Phase 4: peace, who moves when, and the steps of a war turn up to the last battle."""

from collections.abc import Callable

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import MILITARY
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import (
    DeclarePeace,
    Decline,
    Done,
    Fight,
    MoveLegions,
    MoveTrireme,
    NameSeat,
    SwapControl,
)
from imperium_desktop.games.mare_nostrum.rules.places import (
    armies_of_others,
    army,
    board_of,
    capital_of,
    control_markers_left,
    controller_of,
    mask_of,
    near_of,
    owner_of,
)
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.war.battle import fight
from imperium_desktop.games.mare_nostrum.rules.war.posts import check_posts, clear_posts, end_occupation_by_war
from imperium_desktop.rules.table import Asking, Decision, Flow, Option, ask

# §10 Statue of Zeus


def declare_peace(table: MareTable) -> Flow:
    """Declare peace at the start of the phase, never with the same player twice in a row (§7.1)."""
    state, content = table.state, table.content
    table.tell(events.PhaseBegan("battle"))
    owner = owner_of(content, state, "declare_peace")
    if owner == NOBODY:
        state.phase = "name_mover"
        return
    rivals = (seat for seat in range(len(state.players)) if seat not in (owner, state.last_peace))
    options: list[Option] = [*map(DeclarePeace, rivals), Decline()]
    choice = yield from ask(Decision(owner, "mare_nostrum.zeus_peace", lambda: options, rule="§10"))
    state.phase = "name_mover"
    if isinstance(choice, DeclarePeace):
        state.peace = state.last_peace = choice.rival
        table.tell(events.PeaceDeclared(owner, choice.rival))
        send_home(table, owner, choice.rival)


def send_home(table: MareTable, owner: int, rival: int) -> None:
    """§10 The opponent's legions leave the owner's provinces, and their posts there."""
    state, content = table.state, table.content
    player = state.players[rival]
    capital = capital_of(content, player)
    for province in bits(state.players[owner].controls & mask_of(player.legions)):
        count, player.legions[province] = player.legions[province], 0
        player.legions[capital] += count
        clear_posts(content, state, rival, province)
        names = content.provinces[province], content.provinces[capital]
        table.tell(events.LegionsSentHome(rival, *names, count))
    end_occupation_by_war(table, capital)


def at_peace(content: Components, state: State, seat: int) -> int:
    """Seat that this one may not fight in this round."""
    if state.peace == NOBODY:
        return NOBODY
    owner = owner_of(content, state, "declare_peace")
    return state.peace if seat == owner else owner if seat == state.peace else NOBODY


# Turns


def name_mover(table: MareTable) -> Flow:
    """§7.1 The Military Leader names who moves next."""
    state = table.state
    left = bits(state.waiting)
    leader = state.titles[MILITARY]
    seat = left[0]
    if len(left) > 1:
        options = [NameSeat(seat) for seat in left]
        choice = yield from ask(Decision(leader, "mare_nostrum.name_mover", lambda: options, rule="§7.1"))
        seat = choice.seat
    player = state.players[seat]
    state.waiting &= ~(1 << seat)
    state.active = seat
    state.ready_legions = player.legions.copy()
    state.ready_triremes = player.triremes.copy()
    state.fought = 0
    state.agenda = sum(1 << province for province in bits(player.marker_posts))
    state.phase = "swaps"
    table.tell(events.TurnBegan(seat, "battle", leader if leader != seat else None))


# §7.8 Taking control


def can_swap(content: Components, state: State, province: int) -> bool:
    """§7.8.2–4 Whether the active player may replace the marker there; that of a capital is never occupied."""
    player = state.players[state.active]
    here = 1 << province
    return bool(
        not here & armies_of_others(state, state.active)
        and control_markers_left(content, player)
        and near_of(content, state, state.active)[province] & player.controls & ~here
    )


def swap_markers(table: MareTable) -> Flow:
    """Swap at the start of the turn each marker that was occupied in an earlier round (§7.8)."""
    state, content = table.state, table.content
    ready = (
        province
        for province in bits(state.agenda)
        if state.marker_rounds[province] < state.round and can_swap(content, state, province)
    )
    province = next(ready, NOBODY)
    if province == NOBODY:
        state.phase = "triremes"
        return
    name = content.provinces[province]
    options: list[Option] = [SwapControl(name), Decline()]
    facts = {"province": name}
    decision = Decision(state.active, "mare_nostrum.control_swap", lambda: options, rule="§7.8", facts=facts)
    choice = yield from ask(decision)
    state.agenda &= ~(1 << province)
    if isinstance(choice, SwapControl):
        swap_control(table, province)


def swap_control(table: MareTable, province: int) -> None:
    """§7.8 The old marker returns to its owner; the legion leaves the marker."""
    state, content = table.state, table.content
    here = 1 << province
    rival = controller_of(state, province)
    player = state.players[state.active]
    state.players[rival].controls &= ~here
    player.controls |= here
    player.marker_posts &= ~here
    state.marker_rounds[province] = 0
    table.tell(events.MarkerSwapped(state.active, rival, content.provinces[province]))


# §7.3, §7.4 Triremes


def trireme_moves(content: Components, state: State) -> list[Option]:
    routes = board_of(content, state).routes
    return [
        MoveTrireme(state.active, content.seas[sea], content.seas[target])
        for sea in bits(mask_of(state.ready_triremes))
        for target in bits(routes[sea])
    ]


def move_triremes(table: MareTable) -> Flow:
    """§7.3 Each may move to one adjacent sea."""
    state, content = table.state, table.content
    choice = yield from ask_for_one(table, "move_triremes", trireme_moves, "§7.3")
    if not isinstance(choice, MoveTrireme):
        state.phase = "sea_battles"
        return
    origin, target = content.sea_numbers[choice.origin], content.sea_numbers[choice.target]
    player = state.players[state.active]
    player.triremes[origin] -= 1
    player.triremes[target] += 1
    state.ready_triremes[origin] -= 1
    table.tell(events.TriremeMoved(state.active, choice.origin, choice.target))


def sea_fights(content: Components, state: State) -> list[Option]:
    """§7.4 One battle against one enemy on each sea."""
    friend = at_peace(content, state, state.active)
    own = mask_of(state.players[state.active].triremes) & ~state.fought
    return [
        Fight(content.seas[sea], rival)
        for sea in bits(own)
        for rival, player in enumerate(state.players)
        if player.triremes[sea] and rival not in (state.active, friend)
    ]


def fight_at_sea(table: MareTable) -> Flow:
    """§7.4 Sea battles may be left out."""
    state = table.state
    choice = yield from ask_for_one(table, "sea_battle", sea_fights, "§7.4")
    if isinstance(choice, Fight):
        fight(table, choice, at_sea=True)
        return
    state.fought = 0
    state.phase = "legions"


def ask_for_one(
    table: MareTable, kind: str, list_options: Callable[[Components, State], list[Option]], rule: str
) -> Asking[Option]:
    """One of a loop, or to do no more; where nothing can be done nobody is asked."""
    state, content = table.state, table.content
    options = list_options(content, state)
    if not options:
        return Done()
    options.append(Done())
    return (yield from ask(Decision(state.active, f"mare_nostrum.{kind}", lambda: options, rule=rule)))


# §7.5 Legions


def legion_targets(content: Components, state: State, seat: int, origin: int) -> int:
    """§7.5 Where a player's legions can go from a province, with the triremes where they are."""
    near = near_of(content, state, seat)[origin]
    friend = at_peace(content, state, seat)
    return near & ~state.players[friend].controls if friend != NOBODY else near


def legion_moves(content: Components, state: State) -> list[Option]:
    """§13.1 Legions of a province are alike: only how many of them go where."""
    names = content.provinces
    return [
        MoveLegions(state.active, names[origin], count, names[target])
        for origin in bits(mask_of(state.ready_legions))
        for target in bits(legion_targets(content, state, state.active, origin))
        for count in range(1, state.ready_legions[origin] + 1)
    ]


def move_legions(table: MareTable) -> Flow:
    """§7.5 Each may make one move, to a neighbouring province or over a chain of triremes."""
    state, content = table.state, table.content
    choice = yield from ask_for_one(table, "move_legions", legion_moves, "§7.5")
    if not isinstance(choice, MoveLegions):
        state.phase = "land_battles"
        return
    origin, target = content.province_numbers[choice.origin], content.province_numbers[choice.target]
    player = state.players[state.active]
    player.legions[origin] -= choice.count
    player.legions[target] += choice.count
    state.ready_legions[origin] -= choice.count
    table.tell(events.LegionsMoved(state.active, choice.origin, choice.target, choice.count))
    check_posts(table, state.active, origin)


def land_fights(content: Components, state: State) -> list[Fight]:
    """§7.5 Where a battle must be fought, and against whom it can be."""
    friend = at_peace(content, state, state.active)
    own = army(state.players[state.active]) & ~state.fought
    return [
        Fight(content.provinces[province], rival)
        for province in bits(own & armies_of_others(state, state.active))
        for rival, player in enumerate(state.players)
        if rival not in (state.active, friend) and army(player) >> province & 1
    ]


def fight_on_land(table: MareTable) -> Flow:
    """§7.5 Land battles cannot be left out; the active player chooses their order."""
    state, content = table.state, table.content
    fights = land_fights(content, state)
    if not fights:
        end_battles(table)
        return
    choice = fights[0]
    if len(fights) > 1:
        choice = yield from ask(Decision(state.active, "mare_nostrum.land_battle", lambda: fights, rule="§7.5"))
    fight(table, choice, at_sea=False)


def end_battles(table: MareTable) -> None:
    """End battles; also where peace forbids a battle two armies make a war (§7.7).

    Then conquests are chosen.
    """
    state = table.state
    player = state.players[state.active]
    enemies = armies_of_others(state, state.active)
    for province in bits(army(player) & enemies & ~state.fought):
        end_occupation_by_war(table, province)
    foreign = 0
    for seat, other in enumerate(state.players):
        if seat != state.active:
            foreign |= other.controls
    state.agenda = mask_of(player.legions) & foreign & ~enemies
    state.phase = "conquest"
