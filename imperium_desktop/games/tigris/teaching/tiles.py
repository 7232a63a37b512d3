"""Hints about a tile or catastrophe in hand: whose point, which kingdoms, what falls apart."""

from imperium_desktop.games.tigris.analysis.survey import kingdom_at
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import BLACK, BLUE, GREEN, LEADERS, SPHERE_OF, TILES
from imperium_desktop.games.tigris.rules.legal import Lay
from imperium_desktop.games.tigris.rules.options import PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.regions import kingdoms_beside, leader_in, occupied, region_of
from imperium_desktop.games.tigris.rules.squares import BESIDE, OFF, SQUARES, neighbours
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.teaching.context import Context, own
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.hints import Found


def tile_point(look: Context) -> Found | None:
    gained = look.ahead.told(events.PointGained) if look.ahead else ()
    if not gained:
        return None
    point = gained[0]
    belongs_to = LEADERS[SPHERE_OF[point.sphere]]
    facts = {
        "sphere": point.sphere,
        "leader": point.leader,
        "seat": point.seat,
        "mine": int(point.seat == look.seat),
        "missing": "" if belongs_to == point.leader else belongs_to,
    }
    return Found(facts)


def tile_no_point(look: Context) -> Found | None:
    placed = look.hovering(PlaceTile)
    if look.ahead is None or placed is None:
        return None
    if any(isinstance(event, events.PointGained | events.KingdomsUnited) for event in look.ahead.events):
        return None
    why = "no_leader" if kingdoms_beside(look.now, SQUARES[placed.square]) else "no_kingdom"
    return Found({"why": why, "leader": LEADERS[SPHERE_OF[placed.tile]]})


def king_competition(look: Context) -> Found | None:
    """The own king collects for the tile in hand, and a rival could bring the leader whose point it would be."""
    zone, tile = Key.of(look.touched)
    king = own(look).leaders[BLACK]
    if zone != "rack" or tile not in TILES or king == OFF:
        return None
    sphere, kingdom = SPHERE_OF[tile], region_of(look.now, king)
    if sphere == BLACK or leader_in(look.now, sphere, kingdom) is not None:
        return None
    if look.ahead and not any(
        point.seat == look.seat and point.leader == LEADERS[BLACK] for point in look.ahead.told(events.PointGained)
    ):
        return None
    if not rival_could_bring(look, sphere, kingdom):
        return None
    return Found({"leader": LEADERS[sphere], "own": int(own(look).leaders[sphere] == OFF)})


def rival_could_bring(look: Context, sphere: int, kingdom: int) -> bool:
    lay, beside = Lay(look.content, look.now), neighbours(kingdom)
    for seat, player in enumerate(look.now.players):
        origin = player.leaders[sphere]
        squares = lay.place_squares if origin == OFF else lay.move_squares(origin)
        if seat != look.seat and squares & beside:
            return True
    return False


def farm_bridge(look: Context) -> Found | None:
    """Hint, with a farm in hand, at how many river squares touch a kingdom with an own leader."""
    if look.touched != f"rack/{TILES[BLUE]}":
        return None
    lay = Lay(look.content, look.now)
    mine = sum(1 << square for square in own(look).leaders if square != OFF)
    beside = 0
    for kingdom, halo in zip(lay.kingdoms, lay.halos, strict=True):
        if kingdom & mine:
            beside |= halo
    return Found({"near": (beside & lay.tile_squares(BLUE)).bit_count()})


def peaceful_union(look: Context) -> Found | None:
    united = look.ahead.told(events.KingdomsUnited) if look.ahead else ()
    if not look.ahead or not united or united[0].wars:
        return None
    kingdom = kingdom_at(look.ahead.state, SQUARES[united[0].square])
    traders = [leader.seat for leader in kingdom.leaders if leader.sphere == GREEN]
    seat = traders[0] if traders else look.seat
    return Found({"trader": len(traders), "seat": seat, "mine": int(seat == look.seat)})


def catastrophe_preview(look: Context) -> Found | None:
    if look.touched != "rack/catastrophe":
        return None
    left, strike = own(look).catastrophes, look.hovering(PlayCatastrophe)
    if look.ahead is None or strike is None:
        return Found({"left": left, "parts": 0, "leaders": 0})
    homeless, square = look.ahead.told(events.LeaderOrphaned), SQUARES[strike.square]
    parts = regions_beside(look.ahead.state, square) if occupied(look.now) >> square & 1 else 0
    facts = {"left": left, "parts": parts if parts > 1 else 0, "leaders": len(homeless)}
    return Found(facts, events=homeless)


def regions_beside(state: State, square: int) -> int:
    beside, count = BESIDE[square] & occupied(state), 0
    while beside:
        beside &= ~region_of(state, beside.bit_length() - 1)
        count += 1
    return count
