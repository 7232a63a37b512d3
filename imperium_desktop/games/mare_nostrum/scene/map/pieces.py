"""Where everything lies on the map. Pure: no Qt, no words."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.mare_nostrum.analysis.survey import at_war
from imperium_desktop.games.mare_nostrum.rules.components import Point
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.places import controller_of, seats_in
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    FortressFace,
    LegionFace,
    MarkerFace,
    SiteFace,
    SiteState,
    TriremeFace,
    WarFace,
)
from imperium_desktop.games.mare_nostrum.scene.map.reading import (
    empire_of,
    in_play,
    occupier_of_marker,
    occupier_of_site,
    owner_of_province,
)
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

Placed = Iterator[tuple[str, Placement]]
SITE: Final = 0.68
"""The radius of a site as a share of its province's `slot_radius`."""
LEAST_SITE: Final = 24.0
"""Pixels across, so that it can be hit."""
SHIELD, SHIP, FORTRESS, DISC, SWORDS = (60, 66), (82, 68), (46, 48), 36, 36
STANDS: Final = 40
"""Sizes of pieces in units, with room for the light around them, and how far apart shields stand."""
DISC_KEY: Final = "disc/"
"""How the keys of control markers begin as they are seen; what is touched may lie elsewhere while it is asked for."""
BERTHS: Final[tuple[Point, ...]] = ((0, 0), (-70, 14), (62, 26), (-22, 52), (52, -36))
"""Where the ships of several empires lie on one sea, beside its anchorage."""


def map_pieces(content: Components, view: State, plan: Plan) -> Placed:
    yield from plan.grounds.items()
    for number in range(len(content.provinces)):
        if in_play(content, view, number):
            yield from sites(content, view, plan, number)
            yield from units(content, view, plan, number)
            yield from marker(content, view, plan, number)
    yield from triremes(content, view, plan)


def site_size(plan: Plan, province: int) -> float:
    return max(2 * SITE * plan.content.box.provinces[province].slot_radius * plan.scale, LEAST_SITE)


def sites(content: Components, view: State, plan: Plan, province: int) -> Placed:
    facts = content.box.provinces[province]
    size, owner = site_size(plan, province), owner_of_province(view, province)
    for number, site in zip(bits(content.sites_in[province]), facts.sites, strict=True):
        built, occupier = bool(view.built >> number & 1), empire_of(view, occupier_of_site(view, number))
        state: SiteState = "built" if built else "pillaged" if occupier else "free"
        face = SiteFace(state, site.building, site.good or "", owner, occupier)
        yield (
            content.sites[number].key,
            Placement(*plan.around(site.at, size, size), face, 3, Zone.BOARD, round=site.building == "caravan"),
        )


def shield_spots(content: Components, view: State, plan: Plan, province: int) -> dict[int, Rect]:
    """Where the legions of each seat stand in a province: the controller's first, side by side."""
    facts, scale = content.box.provinces[province], plan.piece_scale(province)
    seats = [seat for seat in seats_in(view, province) if view.players[seat].legions[province]]
    seats.sort(key=lambda seat: seat != controller_of(view, province))
    width, height = SHIELD[0] * scale, SHIELD[1] * scale
    first = plan.around(facts.legions_at, width, height)
    step = STANDS * scale
    left = first.x - (len(seats) - 1) * step / 2
    return {seat: Rect(left + place * step, first.y, width, height) for place, seat in enumerate(seats)}


def units(content: Components, view: State, plan: Plan, province: int) -> Placed:
    name, facts, scale = content.provinces[province], content.box.provinces[province], plan.piece_scale(province)
    for seat, spot in shield_spots(content, view, plan, province).items():
        face = LegionFace(empire_of(view, seat), view.players[seat].legions[province])
        yield f"legion/{seat}/{name}", Placement(*spot, face, 6, Zone.BOARD)
        yield f"battle/{seat}/{name}", Placement(*spot, z=5.5, zone=Zone.BOARD)
    for seat, player in enumerate(view.players):
        if player.fortresses >> province & 1:
            spot = plan.around(facts.fortress_at, FORTRESS[0] * scale, FORTRESS[1] * scale)
            yield f"fortress/{seat}/{name}", Placement(*spot, FortressFace(empire_of(view, seat)), 5, Zone.BOARD)
            if not player.legions[province]:
                yield f"battle/{seat}/{name}", Placement(*spot, z=4.5, zone=Zone.BOARD)


def marker(content: Components, view: State, plan: Plan, province: int) -> Placed:
    """The control marker where no piece of the owner tells whose province it is, or where it is at stake.

    In a province at war crossed swords stand beside it.
    """
    name, facts = content.provinces[province], content.box.provinces[province]
    owner, scale = controller_of(view, province), plan.piece_scale(province)
    occupier = occupier_of_marker(view, province)
    spot = plan.around(facts.marker_at, DISC * scale, DISC * scale)
    war = at_war(view, province)
    if war:
        size = SWORDS * scale
        yield f"war/{name}", Placement(*plan.around(facts.marker_at, size, size), WarFace(), 4, Zone.BOARD, round=True)
    if owner == NOBODY:
        return
    here = occupier != NOBODY or not (
        view.players[owner].legions[province] or view.players[owner].fortresses >> province & 1
    )
    face = MarkerFace(empire_of(view, owner), empire_of(view, occupier))
    asked = view.place == province and not war
    shown = (here or asked) and not war
    if shown:
        yield f"{DISC_KEY}{name}", Placement(*spot, face, 4, Zone.BOARD, round=True)
    yield f"marker/{name}", Placement(*spot, z=4.1, zone=Zone.BOARD, round=True)


def triremes(content: Components, view: State, plan: Plan) -> Placed:
    scale = plan.piece
    width, height = SHIP[0] * scale, SHIP[1] * scale
    beside = blend(plan.scale, scale, 0.5)
    for sea, facts in enumerate(content.box.seas):
        seats = [seat for seat, player in enumerate(view.players) if player.triremes[sea]]
        for berth, seat in zip(BERTHS, seats, strict=False):
            x, y = plan.spot(facts.triremes_at)
            left = x + berth[0] * beside - width / 2
            if left < plan.field.x:  # on a sea at the edge of the map they lie on the other side
                left = x - berth[0] * beside - width / 2
            spot = Rect(left, y + berth[1] * beside - height / 2, width, height)
            face = TriremeFace(empire_of(view, seat), view.players[seat].triremes[sea])
            yield f"trireme/{seat}/{facts.id}", Placement(*spot, face, 6, Zone.BOARD)
            yield f"battle/{seat}/{facts.id}", Placement(*spot, z=5.5, zone=Zone.BOARD)
