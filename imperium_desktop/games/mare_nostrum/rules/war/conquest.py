"""§7.6, §7.8 What a conqueror does with a province, and what heroes add to that."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.collect import take_coin_or_legendary
from imperium_desktop.games.mare_nostrum.rules.content import Components, Place, bits
from imperium_desktop.games.mare_nostrum.rules.options import (
    Done,
    Occupy,
    OccupyBuilding,
    OccupyMarker,
    Pillage,
    PlaceLegion,
    SwapControl,
)
from imperium_desktop.games.mare_nostrum.rules.places import (
    armies_of_others,
    board_of,
    controller_of,
    mask_of,
    posts_in,
    powers,
    sites_of,
)
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable, draw_legendary, give
from imperium_desktop.games.mare_nostrum.rules.scoring import end_of_war
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, token_names
from imperium_desktop.games.mare_nostrum.rules.war.posts import clear_posts
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import ask_for_one, can_swap, swap_control
from imperium_desktop.rules.table import Decision, Flow, Option, ask, ask_several


def conquest_options(content: Components, state: State, province: int) -> list[Option]:
    """Ways to use a conquered province: pillage, occupy, take its marker, or leave it (§7.6 a–d)."""
    buildings = buildings_in(content, state, province)
    options: list[Option] = [Pillage(site.building, site.province_id, site.good) for site in buildings]
    if buildings:
        options.append(Occupy())
    if not content.capital_provinces >> province & 1:
        options.append(OccupyMarker(content.provinces[province]))
    return [*options, Done()]


def buildings_in(content: Components, state: State, province: int) -> list[Place]:
    return [content.sites[number] for number in bits(state.built & content.sites_in[province])]


def conquer(table: MareTable) -> Flow:
    """§7.6 One choice for each province in which the active player is the conqueror."""
    state, content = table.state, table.content
    if not state.agenda:
        state.place = NOBODY
        state.phase = "sheba"
        return
    province = bits(state.agenda)[0]
    state.agenda &= ~(1 << province)
    state.place = province
    options = conquest_options(content, state, province)
    if len(options) == 1:
        return
    facts = {"province": content.provinces[province]}
    choice = yield from ask(Decision(state.active, "mare_nostrum.conquest", lambda: options, rule="§7.6", facts=facts))
    match choice:
        case Pillage(building, name, good):
            site = content.site(name, building, good)
            assert site is not None
            pillage(table, site)
        case Occupy():
            state.phase = "occupy"
        case OccupyMarker():
            occupy_marker(table, province)


def pillage(table: MareTable, site: Place) -> None:
    """§7.6a The building goes back, a legion stands on the emptied site, and the yield behind the screen."""
    state, content = table.state, table.content
    seat = state.active
    player = state.players[seat]
    clear_posts(content, state, seat, site.province)
    state.built &= ~(1 << site.number)
    player.posts |= 1 << site.number
    double = bool(powers(content, player, "double_pillage"))
    gained = ""
    if site.building in ("city", "capital", "caravan"):
        gained = give(state, seat, site.letter, 2 if double else 1)
    elif site.building == "legendary" and double:
        gained = give(state, seat, COIN, 1)
    rival = controller_of(state, site.province)
    told = events.Pillaged(seat, rival, site.province_id, site.building, site.good, token_names(gained))
    table.tell(told)
    if site.building == "legendary":
        if double:
            draw_legendary(table, seat)
        else:
            state.phase = "spoils"


def take_spoils(table: MareTable) -> Flow:
    """Take the spoils of a pillaged legendary city (§7.6a)."""
    state = table.state
    yield from take_coin_or_legendary(table, state.active, "pillage_legendary", "§7.6")
    state.phase = "conquest"


def occupy_buildings(table: MareTable) -> Flow:
    """Occupy buildings of the province with one legion on each (§7.6b)."""
    state, content = table.state, table.content
    seat, province = state.active, state.place
    buildings = buildings_in(content, state, province)
    options = [OccupyBuilding(site.building, site.province_id, site.good) for site in buildings]
    chosen: tuple[OccupyBuilding, ...] = tuple(options)
    if len(options) > 1:
        most = min(state.players[seat].legions[province], len(options))
        facts = {"province": content.provinces[province]}
        decision = Decision(seat, "mare_nostrum.occupy", lambda: options, rule="§7.6", pick=(1, most), facts=facts)
        chosen = yield from ask_several(decision)
    clear_posts(content, state, seat, province)
    for option in chosen:
        site = content.site(option.province, option.building, option.good)
        assert site is not None
        state.players[seat].posts |= 1 << site.number
    rival = controller_of(state, province)
    names = tuple(option.building for option in chosen)
    table.tell(events.BuildingsOccupied(seat, rival, content.provinces[province], names))
    state.phase = "conquest"


def occupy_marker(table: MareTable, province: int) -> None:
    """§7.6c Where it is occupied already, that goes on since the same round."""
    state, content = table.state, table.content
    player = state.players[state.active]
    since = state.marker_rounds[province] if player.marker_posts >> province & 1 else state.round
    clear_posts(content, state, state.active, province)
    player.marker_posts |= 1 << province
    state.marker_rounds[province] = since
    rival = controller_of(state, province)
    table.tell(events.MarkerOccupied(state.active, rival, content.provinces[province]))


# §10 Queen of Sheba and Circe


def instant_swaps(content: Components, state: State) -> list[Option]:
    """§10 Markers that were occupied in this turn and may be swapped at once."""
    player = state.players[state.active]
    cards = powers(content, player, "instant_control_swap")
    if not cards or cards[0].id in player.used:
        return []
    return [
        SwapControl(content.provinces[province])
        for province in bits(player.marker_posts)
        if state.marker_rounds[province] == state.round and can_swap(content, state, province)
    ]


def swap_at_once(table: MareTable) -> Flow:
    """§10 The Queen of Sheba gives up the legion for the marker it stands on."""
    state, content = table.state, table.content
    choice = yield from ask_for_one(table, "sheba_swap", instant_swaps, "§10")
    if not isinstance(choice, SwapControl):
        state.phase = "circe"
        return
    player = state.players[state.active]
    province = content.province_numbers[choice.province]
    player.used = (*player.used, powers(content, player, "instant_control_swap")[0].id)
    player.legions[province] -= 1
    table.tell(events.LegionSacrificed(state.active, choice.province))
    swap_control(table, province)


def caravan_posts(content: Components, state: State) -> list[Option]:
    """§10 Empty caravan sites for legions that stand on no post, where nobody else has units."""
    player = state.players[state.active]
    if not powers(content, player, "legions_as_caravans"):
        return []
    alone = mask_of(player.legions) & ~armies_of_others(state, state.active) & board_of(content, state).in_play
    free = sites_of(content, alone) & content.of_kind["caravan"] & ~state.built & ~player.posts
    return [
        PlaceLegion(site.province_id, site.good)
        for site in (content.sites[number] for number in bits(free))
        if site.good and player.legions[site.province] > posts_in(content, player, site.province)
    ]


def place_legions(table: MareTable) -> Flow:
    """Ask where Circe's legion goes, and put it on a caravan site (§10)."""
    state, content = table.state, table.content
    choice = yield from ask_for_one(table, "circe_place", caravan_posts, "§10")
    if not isinstance(choice, PlaceLegion):
        state.phase = "war_turn_end"
        return
    site = content.site(choice.province, "caravan", choice.good)
    assert site is not None
    state.players[state.active].posts |= 1 << site.number
    table.tell(events.LegionPlaced(state.active, choice.province, choice.good))


def end_war_turn(table: MareTable) -> None:
    """End a war turn; after the last of the phase conquests may have won (§7.2.8, §9.3)."""
    state = table.state
    if state.waiting:
        state.phase = "name_mover"
        return
    end_of_war(table)
    if not state.ending:
        table.tell(events.PhaseBegan("leadership"))
        state.track = 0
        state.phase = "titles"
