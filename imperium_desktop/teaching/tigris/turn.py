"""Hints for a turn as a whole: where to begin, where one stands, what is left, and what swapping is for."""

from typing import Final

from imperium_desktop.rules.tigris.components import LEADERS, LETTERS, SPHERES, TILES
from imperium_desktop.rules.tigris.options import EndTurn, SwapTiles
from imperium_desktop.rules.tigris.refusals import why_not_swap
from imperium_desktop.rules.tigris.scoring import place_jokers
from imperium_desktop.rules.tigris.squares import OFF
from imperium_desktop.teaching.hints import Found
from imperium_desktop.teaching.tigris.glance import Glance, own, weakest_spheres

FAR_BEHIND: Final = 3
FEW_TREASURES: Final = 4
FEW_TILES: Final = 24


def dynasty_choice(_look: Glance) -> Found:
    return Found()


def two_actions(look: Glance) -> Found | None:
    return None if look.path else Found({"actions": look.now.actions_left})


def no_leader_yet(look: Glance) -> Found | None:
    if any(square != OFF for square in own(look).leaders) or look.touched.startswith("leader/"):
        return None
    return Found()


def weakest(look: Glance) -> Found | None:
    """One sphere far behind the next one, even with the treasures."""
    if look.path:
        return None
    sums, _ = place_jokers(own(look))
    lowest, next_lowest, *_ = sorted(sums)
    if next_lowest - lowest < FAR_BEHIND:
        return None
    sphere = sums.index(lowest)
    facts = {
        "sphere": SPHERES[sphere],
        "leader": LEADERS[sphere],
        "points": lowest,
        "behind": next_lowest - lowest,
        "placed": int(own(look).leaders[sphere] != OFF),
    }
    return Found(facts)


def end_near_treasures(look: Glance) -> Found | None:
    left = look.now.treasures.bit_count()
    if look.path or left > FEW_TREASURES:
        return None
    return Found({"left": left, "last": int(left <= look.content.limits.treasures_at_end)})


def end_near_bag(look: Glance) -> Found | None:
    left = len(look.now.bag)
    return None if look.path or left >= FEW_TILES else Found({"left": left})


def end_turn_early(look: Glance) -> Found | None:
    if not look.hovering(EndTurn):
        return None
    missing = look.content.limits.hand - len(own(look).hand)
    return Found({"actions": look.now.actions_left, "missing": missing})


def swap(look: Glance) -> Found | None:
    """No tile for any of the weakest spheres."""
    state, hand = look.now, own(look).hand
    wanted = weakest_spheres(own(look))
    lacking = not look.path and all(LETTERS[sphere] not in hand for sphere in wanted)
    if why_not_swap(state) or not (lacking or look.hovering(SwapTiles)):
        return None
    spheres = tuple(SPHERES[sphere] for sphere in wanted) if lacking else ()
    most = min(len(hand), len(state.bag))
    return Found({"spheres": spheres, "most": most, "again": int(state.actions_left > 1)})


def swap_choice(look: Glance) -> Found:
    """Worth keeping: tiles of the weakest spheres, unless all are equal."""
    hand, weak = own(look).hand, weakest_spheres(own(look))
    keep = tuple(TILES[sphere] for sphere in weak if LETTERS[sphere] in hand) if len(weak) < len(TILES) else ()
    return Found({"keep": keep, "most": look.seen.decision.pick[1]})
