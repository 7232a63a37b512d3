"""What can be built, as wells in the tray: what each costs, how many places there are, or why not."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.components import BUILDINGS, UNITS, BuildingName
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.legal import Ground
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, PlaceControl
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay, kinds_held
from imperium_desktop.games.mare_nostrum.rules.places import control_markers_left, powers
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN
from imperium_desktop.games.mare_nostrum.rules.why_not_build import pieces_left
from imperium_desktop.games.mare_nostrum.scene.cards.hand import hand_seen
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    FortressFace,
    LegionFace,
    MarkerFace,
    PieceFace,
    SiteFace,
    TriremeFace,
)
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

ITEMS: Final = ("caravan", "market", "city", "temple", "legion", "trireme", "fortress", "control")
GROUPS: Final = (4, 7)
"""A little room before these."""
TOWNS: Final[tuple[BuildingName, ...]] = ("city", "capital", "legendary")
"""Buildings that share a well."""
PILL: Final = 28.0
SPACIOUS: Final = 0.35
"""A window so high has room for how many places there are; else a closer look tells it."""


class Item(NamedTuple):
    """A well of the palette."""

    name: str
    price: int
    note: str
    """How many places or pieces there are; else why it cannot be built."""
    can: bool


def is_building(shown: Shown) -> bool:
    view: State = shown.view
    return view.phase in ("build", "pay") and view.active == shown.seat and hand_seen(view, shown.seat)


def items(content: Components, shown: Shown) -> list[Item]:
    view: State = shown.view
    ground = Ground(content, view, shown.seat)
    return [item_of(content, ground, name) for name in ITEMS]


def item_of(content: Components, ground: Ground, name: str) -> Item:
    player = ground.player
    price = content.stocks[name].cost
    note, possible = note_of(content, ground, name)
    if possible and not can_pay(content, player, price):
        have = min(max(kinds_held(player.hand), player.hand.count(COIN)), price - 1)
        return Item(name, price, say("have_of_price", have=have, price=price), False)
    return Item(name, price, note, possible)


def note_of(content: Components, ground: Ground, name: str) -> tuple[str, bool]:
    """How much room there is for it, and whether there is any."""
    if name == "control":
        count = len(bits(ground.control()))
        if not control_markers_left(content, ground.player):
            return say("none_left"), False
        return (say("n_provinces", n=count), True) if count else (say("none_in_reach"), False)
    if name in UNITS:
        left = pieces_left(ground, name)
        if not left:
            return say("none_left"), False
        return (say("n_left", n=left), True) if ground.unit(name) else (say("no_room"), False)
    count = sum(len(bits(ground.sites(kind))) for kind in kinds_in(name))
    return (say("n_sites", n=count), True) if count else (say("no_free_site"), False)


def kinds_in(well: str) -> tuple[BuildingName, ...]:
    """The buildings that a well stands for."""
    return TOWNS if well == "city" else tuple(kind for kind in BUILDINGS if kind == well)


def wished(view: State) -> str:
    """The well of what is being paid for."""
    wish = view.purchase.wish if view.purchase is not None else None
    match wish:
        case BuildBuilding(building):
            return "city" if building in TOWNS else building
        case BuildUnit(unit):
            return unit
        case PlaceControl():
            return "control"
    return ""


def chosen_item(shown: Shown, item: str) -> str:
    """The well that is in hand: what is paid for, what was touched, or what is pointed at."""
    if shown.path and shown.path[0].startswith("build/"):
        return Key.of(shown.path[0]).parts[0].removeprefix("free_")
    return wished(shown.view) or item


def wells(plan: Plan) -> dict[str, Rect]:
    width, gap = blend(60, 101, plan.areas.across), blend(5, 8, plan.areas.across)
    left, found = plan.tray_left, {}
    for place, name in enumerate(ITEMS):
        if place in GROUPS:
            left += blend(4, 16, plan.areas.across)
        found[name] = Rect(left, plan.tray_top, width, plan.tray_height)
        left += width + gap
    return found


def shows_notes(plan: Plan) -> bool:
    """Whether one reads in a well how many places there are, or why it is dark."""
    return plan.areas.down > SPACIOUS


def powers_left(content: Components, shown: Shown) -> list[str]:
    """Wells for what a card lets one do beside building."""
    found = powers(content, shown.view.players[shown.seat], "free_legions_per_occupied_province")
    return [card.id for card in found[:1]]


def power_well(plan: Plan) -> Rect:
    last = wells(plan)["control"]
    return last._replace(x=last.right + blend(4, 12, plan.areas.across))


def palette_right(content: Components, shown: Shown, plan: Plan) -> float:
    return power_well(plan).right if powers_left(content, shown) else wells(plan)["control"].right


def cheap_keys(content: Components, shown: Shown) -> list[tuple[str, str, str]]:
    """The second prices of wells: the well, the element to touch, and the token or nothing that it costs."""
    player = shown.view.players[shown.seat]
    found: list[tuple[str, str, str]] = [
        (card.unit or "", f"build/{card.unit}/{price}", price)
        for card in powers(content, player, "cheap_unit")
        for price in card.prices
    ]
    if powers(content, player, "free_control_per_round"):
        found.append(("control", "build/free_control", ""))
    return list(dict.fromkeys(found))


def pills(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, str, Rect]]:
    """Where the second prices stand: down the left edge of their wells."""
    places = wells(plan)
    taken = dict.fromkeys(places, 0)
    for well, key, price in cheap_keys(content, shown):
        box = places[well]
        yield key, price, Rect(box.x - 3, box.y - 4 + taken[well] * (PILL + 2), PILL, PILL)
        taken[well] += 1


def build_palette(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    empire = empire_of(shown.view, shown.seat)
    for name, box in wells(plan).items():
        yield f"build/{name}", Placement(*box, z=2, zone=Zone.TRAY, carried=carried(name, empire))
    for key, _, box in pills(content, shown, plan):
        name = Key.of(key).parts[0].removeprefix("free_")
        yield key, Placement(*box, z=3, zone=Zone.TRAY, round=True, carried=carried(name, empire))
    for card in powers_left(content, shown):
        yield f"power/{card}", Placement(*power_well(plan), z=2, zone=Zone.TRAY)


def carried(item: str, empire: str) -> PieceFace:
    """Face of a piece that is dragged from its well to where it is to stand."""
    match item:
        case "legion":
            return LegionFace(empire, 1)
        case "trireme":
            return TriremeFace(empire, 1)
        case "fortress":
            return FortressFace(empire)
        case "control":
            return MarkerFace(empire)
    return SiteFace("built", kinds_in(item)[0], "", empire, "")


def pointing_items(content: Components, shown: Shown) -> frozenset[str]:
    """Wells that only point at the sites for their building: these are touched to build it."""
    if shown.path or not is_building(shown):
        return frozenset()
    return frozenset(f"build/{item}" for item in ITEMS if sites_of_item(content, shown, item))


def sites_of_item(content: Components, shown: Shown, item: str) -> list[str]:
    """The free sites on which a building of the palette can stand."""
    keys = {site.key for site in content.sites if site.building in kinds_in(item)}
    return sorted(keys & shown.lit)
