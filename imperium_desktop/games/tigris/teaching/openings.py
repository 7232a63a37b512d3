"""Hints about what can be won at once: a revolt, a war, a monument or a place at one, a rival to send home."""

from typing import Final

from imperium_desktop.games.tigris.analysis.survey import kingdom_at
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, RED, SPHERES, TILES
from imperium_desktop.games.tigris.rules.options import BuildMonument, CommitSupport, PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.regions import leader_in, region_of
from imperium_desktop.games.tigris.rules.squares import BESIDE, LABELS, OFF, neighbours, squares_in
from imperium_desktop.games.tigris.teaching.board import (
    clashes,
    lay_of,
    monument_squares,
    own_revolts,
    reach_of,
    tiles_onto,
)
from imperium_desktop.games.tigris.teaching.context import Context, own, two_weakest
from imperium_desktop.games.tigris.teaching.monuments import income, lead_of, payments_of
from imperium_desktop.games.tigris.teaching.odds import percent_holding
from imperium_desktop.rules.table import Fact, Option
from imperium_desktop.teaching.hints import Found

LIKELY: Final = 65
"""Percent: less is a gamble that no hint should send anybody into."""
WORTH_STRIKING: Final = 3
"""Tiles of its colour that a rival's leader must have for a catastrophe to be well spent on him."""


def revolt_open(look: Context) -> Found | None:
    """A revolt that is probably won with the temples in hand, for a leader whose colour is wanted."""
    if look.path:
        return None
    wanted = two_weakest(own(look))
    for chance in own_revolts(look):
        margin = chance.temples + chance.held - chance.rival_temples
        if margin < 1 or chance.sphere not in wanted:
            continue
        odds = 100 - percent_holding(look, chance.rival, RED, margin)
        if odds < LIKELY:
            continue
        square = LABELS[chance.square]
        facts: dict[str, Fact] = {
            "leader": LEADERS[chance.sphere],
            "square": square,
            "rival": chance.rival,
            "strength": chance.temples,
            "rival_strength": chance.rival_temples,
            "tile": TILES[RED],
            "held": chance.held,
            "percent": odds,
        }
        return Found(facts, marks=(f"cell/{square}",))
    return None


def war_open(look: Context) -> Found | None:
    """A tile in hand that begins one war, which is probably won."""
    if look.path:
        return None
    lay, hand, best = lay_of(look), own(look).hand, None
    for clash in clashes(look):
        for tile, square in tiles_onto(lay, hand, clash.squares):
            held = hand.count(LETTERS[clash.sphere]) - (tile == clash.sphere)
            odds = 100 - percent_holding(look, clash.rival, clash.sphere, clash.strength + held - clash.rival_strength)
            gain = spoils(look, PlaceTile(TILES[tile], LABELS[square])) if odds >= LIKELY else 0
            if gain > 1 and (best is None or gain > best[0]):
                best = gain, clash, tile, square, held, odds
    if best is None:
        return None
    gain, clash, tile, square, held, odds = best
    facts: dict[str, Fact] = {
        "join": TILES[tile],
        "square": LABELS[square],
        "leader": LEADERS[clash.sphere],
        "sphere": SPHERES[clash.sphere],
        "rival": clash.rival,
        "strength": clash.strength,
        "rival_strength": clash.rival_strength,
        "tile": TILES[clash.sphere],
        "held": held,
        "gain": gain,
        "percent": odds,
    }
    return Found(facts, marks=(f"cell/{LABELS[square]}",))


def spoils(look: Context, *answers: Option) -> int:
    """Points of the war that these begin, if it is won; if they begin several, none is a sure thing."""
    conflict = look.after(*answers).state.conflict
    if conflict is None:
        return 0
    tile = TILES[conflict.support]
    enough = CommitSupport(tile, max(0, conflict.base[1] + 1 - conflict.base[0]))
    won = look.after(*answers, enough, CommitSupport(tile, 0)).told(events.WarWon)
    return won[0].points if won and won[0].seat == look.seat else 0


def monument_near(look: Context) -> Found | None:
    """A tile in hand that completes a square of four, for a monument that would pay at once."""
    if look.path:
        return None
    lay = lay_of(look)
    for sphere, letter in enumerate(LETTERS):
        squares = monument_squares(lay, sphere) if letter in own(look).hand else 0
        for square in squares_in(squares):
            placed = PlaceTile(TILES[sphere], LABELS[square])
            monument, mine = best_monument(look, placed)
            if mine:
                facts: dict[str, Fact] = {"tile": placed.tile, "square": placed.square}
                return Found({**facts, "monument": monument, "mine": mine}, marks=(f"cell/{placed.square}",))
    return None


def best_monument(look: Context, placed: PlaceTile) -> tuple[str, int]:
    """The one that pays the deciding seat best, if this tile lets it build one; and how many points a turn."""
    asked = look.after(placed).decision
    builds = [option for option in asked.options if isinstance(option, BuildMonument)] if asked is not None else []
    paid = {option: payments_of(look, option, placed) for option in builds}
    best = max(builds, key=lambda option: lead_of(paid[option], look.seat), default=None)
    return (best.monument, sum(each.seat == look.seat for each in paid[best])) if best is not None else ("", 0)


def monument_free(look: Context) -> Found | None:
    """A monument that pays nobody for one of its colours, and an own leader of that colour who is not paid yet."""
    if look.path:
        return None
    state, lay = look.now, lay_of(look)
    paid = {each.sphere for each in income(look.content, state, look.seat)}
    for number, base in enumerate(state.monuments):
        if base == OFF:
            continue
        kingdom = region_of(state, base)
        for sphere in look.content.monument_spheres[number]:
            squares = neighbours(kingdom) & reach_of(lay, look.seat, sphere)
            if squares and SPHERES[sphere] not in paid and leader_in(state, sphere, kingdom) is None:
                square = LABELS[
                    max(squares_in(squares), key=lambda square: (BESIDE[square] & state.tiles[RED]).bit_count())
                ]
                facts: dict[str, Fact] = {
                    "monument": look.content.monuments[number],
                    "leader": LEADERS[sphere],
                    "sphere": SPHERES[sphere],
                    "square": square,
                }
                return Found(facts, marks=(f"cell/{square}",))
    return None


def catastrophe_open(look: Context) -> Found | None:
    """A strong leader of a rival that leans on one temple, which a catastrophe can take without harm to the own."""
    if look.path or not own(look).catastrophes:
        return None
    state, best = look.now, None
    for square in squares_in(state.tiles[RED] & ~state.treasures & neighbours(rival_leaders(look))):
        homeless = look.after(PlayCatastrophe(LABELS[square])).told(events.LeaderOrphaned)
        if not homeless or any(event.seat == look.seat for event in homeless):
            continue
        for event in homeless:
            sphere = LEADERS.index(event.leader)
            there = kingdom_at(state, state.players[event.seat].leaders[sphere]).leader(sphere)
            if there and there.supporters >= WORTH_STRIKING and (best is None or there.supporters > best[0]):
                best = there.supporters, event, square
    if best is None:
        return None
    supporters, event, square = best
    sphere = LEADERS.index(event.leader)
    facts: dict[str, Fact] = {
        "square": LABELS[square],
        "leader": event.leader,
        "rival": event.seat,
        "supporters": supporters,
        "tile": TILES[sphere],
        "left": own(look).catastrophes,
    }
    return Found(facts, marks=(f"cell/{LABELS[square]}",))


def rival_leaders(look: Context) -> int:
    return sum(
        1 << square
        for seat, player in enumerate(look.now.players)
        for square in player.leaders
        if seat != look.seat and square != OFF
    )
