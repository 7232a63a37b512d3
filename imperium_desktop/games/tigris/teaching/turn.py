"""Hints for a turn as a whole: where to begin, how the player stands, what is left, and what swapping is for."""

from typing import Final

from imperium_desktop.games.tigris.rules.components import LETTERS, SPHERES, TILES
from imperium_desktop.games.tigris.rules.options import EndTurn, SwapTiles
from imperium_desktop.games.tigris.rules.refusals import why_not_swap
from imperium_desktop.games.tigris.rules.regions import temples_near
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, squares_in
from imperium_desktop.games.tigris.teaching.board import lay_of, room_for_tiles
from imperium_desktop.games.tigris.teaching.context import Context, own, standing, weakest_spheres
from imperium_desktop.games.tigris.teaching.odds import rounded, unseen_tiles
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

FEW_TREASURES: Final = 4
FEW_TILES: Final = 24


def dynasty_choice(_look: Context) -> Found:
    return Found()


def two_actions(look: Context) -> Found | None:
    return None if look.path else Found({"actions": look.now.actions_left})


def no_leader_yet(look: Context) -> Found | None:
    """Where a king would rule alone, with room for as many sorts of tiles from the hand as possible."""
    if any(square != OFF for square in own(look).leaders) or look.touched.startswith("leader/"):
        return None
    lay = lay_of(look)
    alone = lay.place_squares
    for halo in lay.halos:
        alone &= ~halo
    spheres = [sphere for sphere, letter in enumerate(LETTERS) if letter in own(look).hand]
    room = {
        square: tuple(TILES[sphere] for sphere in spheres if room_for_tiles(lay, sphere, square))
        for square in squares_in(alone)
    }
    if not room:
        return Found({"square": "", "tiles": ()})
    best = max(room, key=lambda square: (len(room[square]), temples_near(look.now, square)))
    marks = () if look.path else (f"cell/{LABELS[best]}",)  # a ring would ask for whatever is held
    return Found({"square": LABELS[best], "tiles": room[best]}, marks=marks)


def end_near_treasures(look: Context) -> Found | None:
    left = look.now.treasures.bit_count()
    if look.path or left > FEW_TREASURES:
        return None
    return Found({"left": left, "last": int(left <= look.content.limits.treasures_at_end), **standing(look)})


def end_near_bag(look: Context) -> Found | None:
    left = len(look.now.bag)
    return None if look.path or left >= FEW_TILES else Found({"left": left, **standing(look)})


def end_turn_early(look: Context) -> Found | None:
    if not look.hovering(EndTurn):
        return None
    missing = look.content.limits.hand - len(own(look).hand)
    return Found({"actions": look.now.actions_left, "missing": missing})


def swap(look: Context) -> Found | None:
    """No tile for any of the weakest spheres."""
    state, hand = look.now, own(look).hand
    wanted = weakest_spheres(own(look))
    lacking = not look.path and all(LETTERS[sphere] not in hand for sphere in wanted)
    if why_not_swap(state) or not (lacking or look.hovering(SwapTiles)):
        return None
    spheres = tuple(SPHERES[sphere] for sphere in wanted) if lacking else ()
    most = min(len(hand), len(state.bag))
    return Found({"spheres": spheres, "most": most, "again": int(state.actions_left > 1)})


def swap_choice(look: Context) -> Found:
    """Worth keeping: tiles of the weakest spheres, unless all are equal; and how often a new tile is one of these."""
    hand, weak = own(look).hand, weakest_spheres(own(look))
    keep = tuple(TILES[sphere] for sphere in weak if LETTERS[sphere] in hand) if len(weak) < len(TILES) else ()
    unseen = unseen_tiles(look)
    wanted = sum(unseen[LETTERS[sphere]] for sphere in weak)
    facts: dict[str, Fact] = {
        "keep": keep,
        "most": look.seen.decision.pick[1],
        "spheres": tuple(SPHERES[sphere] for sphere in weak),
        "percent": rounded(wanted, unseen.total()),
    }
    return Found(facts)
