"""The map in small over a map that is looked at closely, and the buttons that zoom it. Pure: no Qt."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.face_kinds import OverviewFace, ZoomFace
from imperium_desktop.games.mare_nostrum.scene.map.reading import in_play, owner_of_province
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, OVERVIEW, WHOLE, CloseUp
from imperium_desktop.ui.stage.placement import Layout, Placement, Zone
from imperium_desktop.ui.theme.rect import Rect

SMALL: Final = 166.0, 104.0
BUTTON: Final = 30.0
EDGE: Final = 7.0
COVERS: Final = 23.5
"""How high it lies: over what is lit on the map."""
LEGIBLE: Final = 0.68
"""Pixels for a unit of the map that let all of it be read."""
NEAR: Final = 0.86
"""Pixels for a unit of a map that would be too small else."""


def close_up(plan: Plan, shown: Shown, province: str = "") -> CloseUp | None:
    """What can be touched, or a province that is spoken of."""
    if plan.fitting >= LEGIBLE:
        return None
    keys = (province,) if province else tuple(sorted({*shown.lit, *shown.path}))
    return CloseUp(NEAR / plan.fitting, keys, lambda camera: covered(plan.board, camera.x))


def covered(board: Rect, shift: float) -> Rect:
    """The small map and its buttons, from the corner of the map's window."""
    small = overview_rect(board, shift)
    height = SMALL[1] + 3 * EDGE + BUTTON
    return Rect(small.x - board.x - EDGE, board.height - height, SMALL[0] + 2 * EDGE, height)


def overview(content: Components, shown: Shown, plan: Plan, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """Buttons where the whole map is small or only a part of it is seen; then the map in small as well."""
    if not can_zoom(shown, plan):
        return
    small = overview_rect(plan.board, plan.field.x - plan.board.x)
    top = small.y - EDGE - BUTTON if plan.zoomed else small.bottom - BUTTON
    for place, key in enumerate((CLOSER, FARTHER, WHOLE)):
        x = small.x + place * (BUTTON + EDGE)
        yield key, Placement(x, top, BUTTON, BUTTON, ZoomFace(key), COVERS, Zone.COVER)
    if plan.zoomed:
        face = OverviewFace(owners(content, shown.view), frame(plan), dots(shown, plan, placed))
        yield OVERVIEW, Placement(*small, face, COVERS, Zone.COVER)


def can_zoom(shown: Shown, plan: Plan) -> bool:
    return shown.camera.by_hand and (plan.fitting < LEGIBLE or plan.zoomed)


def free_right(shown: Shown, plan: Plan) -> float:
    """How far the lower edge of the map is free of it, from the left or between both."""
    small = overview_rect(plan.board, plan.field.x - plan.board.x)
    at_the_right = small.x > plan.board.x + plan.board.width / 2
    return small.x - EDGE if can_zoom(shown, plan) and at_the_right else plan.board.right - EDGE


def overview_rect(board: Rect, shift: float) -> Rect:
    """Place of the small map: at the lower left, at the right where the map's own left edge is in sight.

    Otherwise it would never come out from under it. `shift`: by how much the map is panned.
    """
    at_the_edge = shift > -SMALL[0] - EDGE
    left = board.right - SMALL[0] - EDGE if at_the_edge else board.x + EDGE
    return Rect(left, board.bottom - SMALL[1] - EDGE, *SMALL)


# What the small map shows


def owners(content: Components, view: State) -> tuple[str | None, ...]:
    numbers = range(len(content.provinces))
    return tuple(owner_of_province(view, place) if in_play(content, view, place) else None for place in numbers)


def frame(plan: Plan) -> Rect:
    """The part of the map that is seen, in shares of all of it."""
    board, field = plan.board, plan.field
    return Rect(
        round((board.x - field.x) / field.width, 3),
        round((board.y - field.y) / field.height, 3),
        round(board.width / field.width, 3),
        round(board.height / field.height, 3),
    )


def dots(shown: Shown, plan: Plan, placed: Layout) -> tuple[tuple[float, float], ...]:
    """Where something can be touched, in shares."""
    lit = [placed[key].centre for key in shown.lit if key in placed and placed[key].zone is Zone.BOARD]
    field = plan.field
    return tuple(
        sorted((round((x - field.x) / field.width, 2), round((y - field.y) / field.height, 2)) for x, y in lit)
    )
