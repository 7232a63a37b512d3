"""What speaks for a suggested move in Tigris & Euphrates: what it gains, what it opens, what it prevents."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.tigris.analysis.survey import kingdom_at
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, SPHERE_OF, SPHERES, TILES, Components
from imperium_desktop.games.tigris.rules.legal import Lay
from imperium_desktop.games.tigris.rules.options import (
    BuildMonument,
    Decline,
    EndTurn,
    GiveTile,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasure,
    WithdrawLeader,
)
from imperium_desktop.games.tigris.rules.regions import temples_near
from imperium_desktop.games.tigris.rules.squares import OFF, SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.teaching.board import (
    blocks_with,
    lay_of,
    link_squares,
    monument_squares,
    overthrown,
    risings,
    scoring_squares,
)
from imperium_desktop.games.tigris.teaching.context import own, weakest_spheres
from imperium_desktop.games.tigris.teaching.merit_weights import weigh
from imperium_desktop.games.tigris.teaching.merits_of_fights import (
    added_tiles,
    adds_openly,
    begins_revolt,
    begins_war,
    first_war,
    revolt_openly,
    war_openly,
)
from imperium_desktop.games.tigris.teaching.monuments import income, payments_of
from imperium_desktop.games.tigris.teaching.odds import rounded, unseen_tiles
from imperium_desktop.games.tigris.teaching.openings import best_monument
from imperium_desktop.games.tigris.teaching.treasures import treasures_ahead
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merits, Move

Play: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None


def is_over(move: Play) -> bool:
    """The action is done as far as can be seen: nobody is asked anything within it."""
    return move.ahead.decision is None


def lay_after(move: Play) -> Lay:
    return Lay(move.content, move.ahead.state)


# What it gains


def takes_treasures(move: Play) -> Facts:
    mine = [count for seat, count in treasures_ahead(move.ahead) if seat == move.seat]
    return {"count": mine[0]} if mine and move.hovering(TakeTreasure) is None else None


def gains_point(move: Play) -> Facts:
    """Counted without treasures, as the points lie behind the screen; which sphere is weakest, they decide too."""
    point = next((point for point in move.ahead.told(events.PointGained) if point.seat == move.seat), None)
    if point is None:
        return None
    sphere, player = SPHERE_OF[point.sphere], own(move)
    before = player.points[sphere]
    weakest = int(sphere in weakest_spheres(player))
    return {"sphere": point.sphere, "leader": point.leader, "weakest": weakest, "before": before, "after": before + 1}


def collects_point(move: Play) -> Facts:
    """What everybody sees of it."""
    point = gains_point(move)
    return {name: point[name] for name in ("sphere", "leader")} if point else None


# What it opens


def completes_square(move: Play) -> Facts:
    placed = move.hovering(PlaceTile)
    monument, mine = best_monument(move, placed) if placed is not None else ("", 0)
    return {"monument": monument, "mine": mine} if mine else None


def monument_pays(move: Play) -> Facts:
    built = move.hovering(BuildMonument)
    if built is None:
        return None
    paid = payments_of(move, built)
    mine = sum(each.seat == move.seat for each in paid)
    return {"mine": mine, "theirs": len(paid) - mine} if mine else None


def earns_more(move: Play) -> Facts:
    """Monuments pay for more leaders than before."""
    if not is_over(move) or move.kind != "tigris.take_action":
        return None
    before, after = (len(income(move.content, state, move.seat)) for state in (move.now, move.ahead.state))
    return {"before": before, "after": after} if after > before else None


def collects(move: Play) -> Facts:
    """Colours of which tiles bring points from now on, and did not before; and tiles in hand for it."""
    new = new_colours(move)
    if not new:
        return None
    tiles = tuple(TILES[sphere] for sphere in new if LETTERS[sphere] in own(move).hand)
    return {"spheres": tuple(SPHERES[sphere] for sphere in new), "tiles": tiles}


def collects_openly(move: Play) -> Facts:
    """The colours alone."""
    new = new_colours(move)
    return {"spheres": tuple(SPHERES[sphere] for sphere in new)} if new else None


def new_colours(move: Play) -> list[int]:
    if not is_over(move) or move.kind != "tigris.take_action":
        return []
    lays = lay_of(move), lay_after(move)
    before, after = ([bool(scoring_squares(lay, move.seat, sphere)) for sphere in range(4)] for lay in lays)
    return [sphere for sphere in range(4) if after[sphere] and not before[sphere]]


def third_of_four(move: Play) -> Facts:
    """The tile makes three of a square on which a monument could stand."""
    placed = move.hovering(PlaceTile)
    if placed is None or not is_over(move):
        return None
    sphere = SPHERE_OF[placed.tile]
    missing = monument_squares(lay_after(move), sphere)
    fours = blocks_with(SQUARES[placed.square])
    return {"tile": placed.tile} if any(four & missing for four in fours) else None


def strengthens(move: Play) -> Facts:
    """More tiles of its colour stand behind an own leader."""
    placed = move.hovering(PlaceTile)
    if placed is None or not is_over(move):
        return None
    sphere = SPHERE_OF[placed.tile]
    home = own(move).leaders[sphere]
    if home == OFF or move.ahead.state.players[move.seat].leaders[sphere] != home:
        return None
    after = kingdom_at(move.ahead.state, home).tiles[sphere]
    if after == kingdom_at(move.now, home).tiles[sphere]:
        return None
    return {"leader": LEADERS[sphere], "tile": placed.tile, "after": after}


def stands(move: Play) -> Facts:
    """How safely a leader would stand."""
    placed = move.hovering(PlaceLeader)
    if placed is None or not is_over(move):
        return None
    sphere, square = SPHERE_OF[placed.leader], SQUARES[placed.square]
    return {
        "leader": placed.leader,
        "temples": temples_near(move.ahead.state, square),
        "tile": TILES[sphere],
        "count": kingdom_at(move.ahead.state, square).tiles[sphere],
    }


# What it prevents


def saves_leader(move: Play) -> Facts:
    """A rival with one red tile could have overthrown a leader, and cannot any more."""
    if not is_over(move) or move.kind != "tigris.take_action":
        return None
    before, after = risings(lay_of(move), move.seat), risings(lay_after(move), move.seat)
    still = {rising.sphere for rising in after if overthrown(rising, 0)}
    for rising in before:
        home = move.ahead.state.players[move.seat].leaders[rising.sphere]
        if overthrown(rising, 0) and rising.sphere not in still and home != OFF:
            temples = temples_near(move.ahead.state, home)
            raised = int(temples > rising.own_temples)
            return {"leader": LEADERS[rising.sphere], "rival": rising.rival, "temples": temples, "raised": raised}
    return None


def sends_home(move: Play) -> Facts:
    homeless = [event for event in move.ahead.told(events.LeaderOrphaned) if event.seat != move.seat]
    return {"rival": homeless[0].seat, "leader": homeless[0].leader} if homeless else None


def weakens_rival(move: Play) -> Facts:
    """A rival's leader is cut off from tiles of his colour."""
    if not is_over(move) or not move.ahead.told(events.CatastropheStruck):
        return None
    best: dict[str, Fact] | None = None
    for rival, player in enumerate(move.now.players):
        for sphere, home in enumerate(player.leaders):
            stays = home != OFF and move.ahead.state.players[rival].leaders[sphere] == home
            before, after = (
                kingdom_at(state, home).tiles[sphere] if stays else 0 for state in (move.now, move.ahead.state)
            )
            if rival != move.seat and before > after and (best is None or before > int(str(best["before"]))):
                best = {"rival": rival, "leader": LEADERS[sphere], "before": before, "after": after}
    return best


def guards_treasure(move: Play) -> Facts:
    """A rival's trader was one tile away from a treasure, and is not any more."""
    if not is_over(move) or move.kind != "tigris.take_action":
        return None
    before, after = lay_of(move), lay_after(move)
    for rival in range(len(move.now.players)):
        if rival != move.seat and link_squares(before, rival) and not link_squares(after, rival):
            return {"rival": rival}
    return None


# Other decisions


def leaves_treasure(move: Play) -> Facts:
    """Which of those that could be taken stays."""
    if move.hovering(TakeTreasure) is None:
        return None
    left = [option.square for option in move.offered(TakeTreasure) if option not in move.picked]
    return {"squares": tuple(left), "count": len(move.picked)}


def declines(move: Play) -> Facts:
    if move.hovering(Decline) is None:
        return None
    builds = move.offered(BuildMonument)
    return {
        "tile": next(
            tile for tile, mask in zip(TILES, move.now.tiles, strict=True) if mask >> SQUARES[builds[0].square] & 1
        )
    }


def fresh_tiles(move: Play) -> Facts:
    """The hand has nothing for the weakest colours; how many of the unseen tiles are of these."""
    if move.hovering(SwapTiles) is None:
        return None
    weak, hand, unseen = weakest_spheres(own(move)), own(move).hand, unseen_tiles(move)
    lacking = tuple(SPHERES[sphere] for sphere in weak if LETTERS[sphere] not in hand)
    wanted = sum(unseen[LETTERS[SPHERE_OF[name]]] for name in lacking)
    return {"spheres": lacking, "percent": rounded(wanted, unseen.total())} if lacking else None


def keeps_tiles(move: Play) -> Facts:
    """What stays in hand when the picked tiles are swapped."""
    if move.hovering(GiveTile) is None:
        return None
    left = list(own(move).hand)
    for option in move.picked:
        if isinstance(option, GiveTile):
            left.remove(LETTERS[SPHERE_OF[option.tile]])
    return {"tiles": tuple(TILES[LETTERS.index(letter)] for letter in left), "count": len(move.picked)}


def takes_back(move: Play) -> Facts:
    withdrawn = move.hovering(WithdrawLeader)
    return {"leader": withdrawn.leader} if withdrawn is not None else None


def ends_turn(move: Play) -> Facts:
    if move.hovering(EndTurn) is None:
        return None
    return {"count": move.content.limits.hand - len(own(move).hand)}


MERITS: Final = Merits(
    takes_treasures,
    begins_war,
    war_openly,
    begins_revolt,
    revolt_openly,
    gains_point,
    collects_point,
    completes_square,
    monument_pays,
    earns_more,
    sends_home,
    weakens_rival,
    saves_leader,
    guards_treasure,
    collects,
    collects_openly,
    third_of_four,
    stands,
    strengthens,
    added_tiles,
    adds_openly,
    first_war,
    leaves_treasure,
    declines,
    fresh_tiles,
    keeps_tiles,
    takes_back,
    ends_turn,
    secret="begins_war begins_revolt gains_point collects added_tiles fresh_tiles keeps_tiles",
    instead="war_openly revolt_openly collects_point collects_openly adds_openly",
    weigh=weigh,
)
