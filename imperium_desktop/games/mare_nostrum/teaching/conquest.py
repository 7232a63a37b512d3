"""Hints for a conqueror, for markers and posts. All hands are hidden then: only what everybody sees."""

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Place
from imperium_desktop.games.mare_nostrum.rules.options import (
    LeaveMarker,
    LeaveSite,
    OccupyBuilding,
    OccupyMarker,
    Pillage,
    PlaceLegion,
    SwapControl,
)
from imperium_desktop.games.mare_nostrum.rules.places import (
    control_markers_left,
    controller_of,
    held_buildings,
    near_of,
    powers,
    tracks,
)
from imperium_desktop.games.mare_nostrum.rules.reasons import missing_seas
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF_GOOD
from imperium_desktop.games.mare_nostrum.rules.war.conquest import buildings_in
from imperium_desktop.games.mare_nostrum.teaching.context import Context, danger_to, kinds_yielded, own, sea_names
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found


def place_of(look: Context) -> int:
    """The province that the question is about."""
    return look.content.province_numbers[str(look.seen.decision.facts["province"])]


def one_legion(look: Context) -> Found | None:
    """§7.6 Pillage pays now; a marker pays later, if the legion stays."""
    province = place_of(look)
    if look.path or own(look).legions[province] != 1 or not look.offered(OccupyMarker):
        return None
    danger = danger_to(look, province)
    facts: dict[str, Fact] = {"province": look.content.provinces[province], "built": len(look.offered(Pillage))}
    enemies = danger.legions if danger else 0
    return Found({**facts, "legions": enemies, "rival": danger.rival if danger else look.seat})


def what_it_brings(look: Context) -> Found | None:
    """§7.6 The buildings there, and how many legions can hold some."""
    province = place_of(look)
    legions = own(look).legions[province]
    if look.path or legions == 1:
        return None
    buildings = tuple(site.building for site in buildings_in(look.content, look.now, province))
    rival = controller_of(look.now, province)
    return Found({"buildings": buildings, "legions": legions, "rival": rival})


def spoils(look: Context) -> Found | None:
    """§7.6a What pillaging the building under the pointer gives."""
    option = look.hovering(Pillage)
    if option is None:
        return None
    double = bool(powers(look.content, own(look), "double_pillage"))
    rival = controller_of(look.now, place_of(look))
    facts: dict[str, Fact] = {"building": option.building, "good": option.good or "", "count": 2 if double else 1}
    return Found({**facts, "rival": rival})


def marker_not_near(look: Context) -> Found | None:
    """§7.8.3 The swap needs another own province nearby, by land or over a chain that stands then."""
    if look.path and not look.hovering(OccupyMarker):
        return None
    province = place_of(look)
    elsewhere = own(look).controls & ~(1 << province)
    if not look.offered(OccupyMarker) or near_of(look.content, look.now, look.seat)[province] & elsewhere:
        return None
    seas = missing_seas(look.content, look.now, look.seat, elsewhere, province)
    return Found({"province": look.content.provinces[province], "seas": sea_names(look, seas or [])})


def victory_city(look: Context) -> Found | None:
    """§9.3 A capital or legendary city to occupy."""
    province = place_of(look)
    cities = [
        site for site in buildings_in(look.content, look.now, province) if site.building in ("capital", "legendary")
    ]
    if not cities or look.hovering(Pillage):
        return None
    held = held_buildings(look.content, look.now, look.seat) | 1 << cities[0].number
    facts: dict[str, Fact] = {
        "building": cities[0].building,
        "count": (held & look.content.victory_cities).bit_count(),
        "needed": look.content.box.victory.cities,
    }
    return Found(facts, marks=(cities[0].key,))


DOUBLED = {"market": "caravan", "temple": "city"}


def doubles_nothing(look: Context) -> Found | None:
    """§4 An occupied market or temple alone."""
    option = look.hovering(OccupyBuilding)
    if option is None or option.building not in DOUBLED:
        return None
    facts: dict[str, Fact] = {"building": option.building, "needed": DOUBLED[option.building]}
    return Found({**facts, "legions": own(look).legions[place_of(look)]})


def which_buildings(look: Context) -> Found | None:
    """§7.6b One legion on each; what each track gains."""
    if look.hovered:
        return None
    buildings = tuple(option.building for option in look.offered(OccupyBuilding))
    most = look.seen.decision.pick[1]
    return Found({"buildings": buildings, "most": most, "all": int(most == len(buildings))})


def which_post(look: Context) -> Found:
    """§7.5 What each post is good for."""
    posts = [*look.offered(LeaveSite), *look.offered(LeaveMarker)]
    built = [site for post in look.offered(LeaveSite) if (site := site_of(look, post)) and stands(look, site)]
    facts: dict[str, Fact] = {"count": len(posts), "buildings": tuple(site.building for site in built)}
    return Found({**facts, "marker": int(bool(look.offered(LeaveMarker)))})


def site_of(look: Context, post: LeaveSite) -> Place | None:
    return look.content.site(post.province, post.building, post.good)


def stands(look: Context, site: Place) -> bool:
    return bool(look.now.built >> site.number & 1)


# Taking control


def swap_now(look: Context) -> Found | None:
    """§7.8 What comes with the marker."""
    option = look.hovering(SwapControl) or look.offered(SwapControl)[0]
    province = look.content.province_numbers[option.province]
    built = len(buildings_in(look.content, look.now, province))
    left = control_markers_left(look.content, own(look)) - 1
    rival = controller_of(look.now, province)
    facts: dict[str, Fact] = {"province": option.province, "rival": rival, "built": built, "left": left}
    return Found(facts, marks=(f"marker/{option.province}",))


def legion_for_marker(look: Context) -> Found:
    """§10 The Queen of Sheba: one legion less, a province more."""
    option = look.hovering(SwapControl) or look.offered(SwapControl)[0]
    province = look.content.province_numbers[option.province]
    built = len(buildings_in(look.content, look.now, province))
    facts: dict[str, Fact] = {"province": option.province, "built": built, "legions": own(look).legions[province] - 1}
    military = tracks(look.content, look.now, look.seat)[TRACKS.index("military")]
    return Found({**facts, "military": military - 1})


def which_site(look: Context) -> Found:
    """§10 Circe: goods that the own provinces do not bring."""
    had = kinds_yielded(look, look.seat)
    sites = look.offered(PlaceLegion)
    new = [option for option in sites if LETTER_OF_GOOD[option.good] not in had]
    goods = tuple(dict.fromkeys(option.good for option in new))
    return Found({"goods": goods, "count": len(sites)}, marks=tuple(option.path[0] for option in new))
