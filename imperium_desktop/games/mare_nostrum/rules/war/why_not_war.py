"""Why a unit cannot go or fight somewhere, and why a province cannot be treated so (§7)."""

from collections.abc import Iterator

from imperium_desktop.games.mare_nostrum.rules.content import Components, Place
from imperium_desktop.games.mare_nostrum.rules.places import (
    armies_of_others,
    army,
    board_of,
    control_markers_left,
    near_of,
    posts_in,
)
from imperium_desktop.games.mare_nostrum.rules.reasons import named, refuse, why_not_near
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import at_peace
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import legal_part
from imperium_desktop.rules.table import Decision, Option, Path, Reason


def why_not_peace(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone == "empire" and name == str(state.last_peace) and state.last_peace != decision.seat:
        return refuse("peace_last_time")
    return None


# §7.8 Markers


def why_not_swap(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a marker cannot be swapped, also by the Queen of Sheba: only the round is another (§7.8)."""
    zone = Key.of(path[0]).zone
    province = named(content, path[0])
    if zone != "marker" or province < 0:
        return None
    return why_not_swap_there(content, state, province)


def why_not_swap_there(content: Components, state: State, province: int) -> Reason | None:
    player = state.players[state.active]
    here = 1 << province
    if here & content.capital_provinces:
        return refuse("capital_marker")
    if not player.marker_posts & here:
        return refuse("not_occupied")
    if not control_markers_left(content, player):
        return refuse("no_markers")
    if not near_of(content, state, state.active)[province] & player.controls & ~here:
        return why_not_near(content, state, state.active, player.controls & ~here, province)
    if state.phase == "swaps" and state.marker_rounds[province] == state.round:
        return refuse("occupied_this_round")
    return None


# §7.3–7.5 Moves and battles


def why_not_sail(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    begun = legal_part(decision, path)
    zone, name = Key.of(path[len(begun)])
    if begun and zone == "sea" and name in content.sea_numbers:
        return refuse("same_place") if begun[0].endswith(f"/{name}") else refuse("not_adjacent")
    if zone == "trireme" and not begun:
        return why_not_pick_up(state, name)
    return refuse("choose_legions_first") if zone == "sea" and not begun else None


def why_not_pick_up(state: State, name: str) -> Reason | None:
    """A stack of units that cannot be moved."""
    seat = Key.of(name).zone
    if not seat.isdecimal() or int(seat) >= len(state.players):
        return None
    return refuse("already_moved") if int(seat) == state.active else refuse("not_yours")


def why_not_march(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    begun = legal_part(decision, path)
    key = path[len(begun)]
    zone, name = Key.of(key)
    if not begun:
        if zone == "legion":
            return why_not_pick_up(state, name)
        return refuse("choose_legions_first") if zone == "province" else None
    origin = named(content, begun[0])
    if zone == "count":
        return refuse("too_few_legions", count=state.ready_legions[origin]) if len(begun) == 1 else None
    if zone != "province" or name not in content.province_numbers:
        return None
    if len(begun) == 1:
        return refuse("choose_number")
    return why_not_march_there(content, state, origin, content.province_numbers[name])


def why_not_march_there(content: Components, state: State, origin: int, target: int) -> Reason:
    """§7.5 The seas that are missing are named."""
    if origin == target:
        return refuse("same_place")
    if not board_of(content, state).in_play >> target & 1:
        return refuse("beside_the_map")
    friend = at_peace(content, state, state.active)
    if friend != NOBODY and state.players[friend].controls >> target & 1:
        return refuse("peace", rival=friend)
    return why_not_near(content, state, state.active, 1 << origin, target)


def why_not_sea_battle(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    rival, place = rival_and_place(state, path[0])
    if rival is None or place not in content.sea_numbers:
        return None
    sea = content.sea_numbers[place]
    if rival == state.active or not state.players[state.active].triremes[sea]:
        return refuse("no_ships")
    if rival == at_peace(content, state, state.active):
        return refuse("peace", rival=rival)
    return refuse("already_fought") if state.fought >> sea & 1 else None


def why_not_land_battle(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    if path[0] == "done":
        return refuse("must_fight")
    rival, place = rival_and_place(state, path[0])
    if rival is None or place not in content.province_numbers:
        return None
    province = content.province_numbers[place]
    if rival == state.active or not army(state.players[state.active]) >> province & 1:
        return refuse("nobody_to_fight")
    if rival == at_peace(content, state, state.active):
        return refuse("peace", rival=rival)
    return refuse("already_fought") if state.fought >> province & 1 else None


def rival_and_place(state: State, key: str) -> tuple[int | None, str]:
    """Rival and place of a key like battle/2/latium."""
    zone, name = Key.of(key)
    seat, place = Key.of(name)
    if zone != "battle" or not seat.isdecimal() or int(seat) >= len(state.players):
        return None, ""
    return int(seat), place


# §7.5, §7.6 Posts and conquests


def why_not_vacate(content: Components, _state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    occupiable = zone in ("site", "marker") and Key.of(name).zone in content.provinces
    return refuse("not_occupied") if occupiable else None


def site_touched(content: Components, path: Path) -> Iterator[Place]:
    for key in path:
        zone, name = Key.of(key)
        number = content.site_numbers.get(name.replace("/", "."))
        if zone == "site" and number is not None:
            yield content.sites[number]


def why_not_conquest(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why this cannot be conquered (§7.6)."""
    begun = legal_part(decision, path)
    key = path[len(begun)]
    zone, name = Key.of(key)
    if zone == "marker" and name in content.province_numbers and not begun:
        return refuse("capital_marker" if named(content, key) == state.place else "other_province")
    sites = list(site_touched(content, (key,)))
    if not sites:
        return refuse("already_empty") if key in ("occupy", "pillage") and not begun else None
    if sites[0].province != state.place:
        return refuse("other_province")
    if not state.built >> sites[0].number & 1:
        return refuse("already_empty")
    return refuse("choose_item_first")


def why_not_occupy(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why these buildings cannot be occupied (§7.6b)."""
    sites = list(site_touched(content, path))
    if len(sites) < len(path):
        return None
    for site in sites:
        if site.province != state.place:
            return refuse("other_province")
        if not state.built >> site.number & 1:
            return refuse("already_empty")
    if len(sites) > decision.pick[1]:
        return refuse("too_few_legions", count=decision.pick[1])
    return None


def why_not_circe(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why Circe puts no legion on this caravan site (§10)."""
    sites = list(site_touched(content, path[:1]))
    if not sites or sites[0].building != "caravan":
        return None
    site = sites[0]
    player = state.players[state.active]
    if not board_of(content, state).in_play >> site.province & 1:
        return refuse("beside_the_map")
    if armies_of_others(state, state.active) >> site.province & 1:
        return refuse("enemy_here")
    if state.built >> site.number & 1:
        return refuse("built")
    if player.legions[site.province] <= posts_in(content, player, site.province):
        return refuse("no_free_legion")
    return None
