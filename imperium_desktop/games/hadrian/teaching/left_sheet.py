"""Hints about the fort, its granaries and the wall."""

from typing import Final

from imperium_desktop.games.hadrian.rules.names import CIPPI, FORT, GUARD, MINING, TRACKS, WALL
from imperium_desktop.games.hadrian.rules.options import Build, ExtendFort, PostGuard
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.teaching.context import (
    Context,
    closed_by,
    held,
    infrastructure,
    next_box,
    own,
    payable,
    sheets_of,
    stands,
    year_is_young,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

SECTIONED: Final = tuple(TRACKS[place] for place in (MINING, GUARD, CIPPI, WALL, FORT))
WANT_LARGE: Final = ("defender", "vanguard", "engineer")
"""Paths that need the right-hand sections."""
LATE_YEARS: Final = (4, 5)
NEAR: Final = 2
"""Boxes before a line."""


def first_fort(look: Context) -> Found | None:
    if look.path or look.now.year > 1 or own(look).filled[FORT] or not look.offered(ExtendFort):
        return None
    return Found(marks=("box/fort/1",))


def medium_granary(look: Context) -> Found | None:
    """Hint at the medium granary, when it can be built and some track is near its line."""
    if look.path or Build("granary_medium") not in look.offered(Build):
        return None
    left = min(boxes_before_line(look, track) for track in SECTIONED)
    return Found({"left": left}, marks=("building/granary_medium",)) if left <= NEAR else None


def boxes_before_line(look: Context, track: str) -> int:
    boxes = sheets_of(look).tracks[TRACKS.index(track)]
    granary = [box for box in boxes if closed_by(look, box, "granary_locked")]
    return len(boxes) - len(granary) - own(look).filled[TRACKS.index(track)]


def granary_line(look: Context) -> Found | None:
    """A box that could be paid for lies behind a line."""
    if look.path:
        return None
    behind = {track: granary for track in SECTIONED if (granary := granary_before(look, track))}
    if not behind:
        return None
    granary = next(iter(behind.values()))
    building = sheets_of(look).boxes[f"building/{granary}"]
    low = closed_by(look, building, "infrastructure_low")
    facts: dict[str, Fact] = {
        "tracks": tuple(behind),
        "granary": granary,
        "cost": building.ways[0].paid,
        "need": look.content.buildings[granary].infrastructure if low else 0,
    }
    return Found(facts, marks=(f"building/{granary}",))


def granary_before(look: Context, track: str) -> str:
    box = next_box(look, track)
    if box is None or not any(payable(look, way) for way in box.ways):
        return ""
    granary = closed_by(look, box, "granary_locked")
    forbidden = granary and look.now.year < sheets_of(look).boxes[f"building/{granary}"].closed_before
    return "" if forbidden else granary


def chain(look: Context) -> Found | None:
    """Resources at hand, and the next box of the Wall or the Cippi waits for the Fort."""
    if look.path:
        return None
    waiting = [box for track in ("wall", "cippi") if (box := next_box(look, track)) and waits_for_fort(look, box)]
    if not waiting:
        return None
    forts = [need.level for box in waiting for need in box.needs if need.code == "fort_locked"]
    facts: dict[str, Fact] = {"tracks": tuple(box.area for box in waiting), "box": min(forts)}
    return Found(facts, marks=tuple(f"box/fort/{number}" for number in sorted(set(forts))))


def waits_for_fort(look: Context, box: Box) -> bool:
    if closed_by(look, box, "granary_locked") or not payable(look, box.ways[0]):
        return False
    return bool(closed_by(look, box, "fort_locked"))


def large_granary(look: Context) -> Found | None:
    """Told while the Year is young."""
    wanting = tuple(path for path in own(look).paths if path in WANT_LARGE)
    box = sheets_of(look).boxes["building/granary_large"]
    if look.path or look.now.year not in LATE_YEARS or stands(look, "granary_large") or not wanting:
        return None
    if look.now.year < box.closed_before or not year_is_young(look):
        return None
    need = look.content.buildings["granary_large"].infrastructure
    return Found({"paths": wanting, "need": need, "have": infrastructure(look)}, marks=("building/granary_large",))


def soldier_fort(look: Context) -> Found | None:
    """Soldiers are left, but the Wall Guard takes none."""
    if look.path or not held(look, "soldier") or look.offered(PostGuard):
        return None
    forts = [option for option in look.offered(ExtendFort) if option.worker == "soldier"]
    if not forts:
        return None
    return Found({"soldiers": held(look, "soldier")}, marks=(forts[0].path[0],))
