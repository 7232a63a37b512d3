"""Where everything lies on the table of Mare Nostrum: board, strip and tray, each from its own module. Pure: no Qt."""

from collections.abc import Iterator

from imperium_desktop.rules.mare_nostrum.components import EMPIRES
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.ui.scenes.mare_nostrum.battle_plan import OVER_FRONT, losing_units
from imperium_desktop.ui.scenes.mare_nostrum.map_pieces import map_pieces
from imperium_desktop.ui.scenes.mare_nostrum.placard import placard
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import plaque_weights
from imperium_desktop.ui.scenes.mare_nostrum.tray import tray
from imperium_desktop.ui.stage.placement import BUTTON, Layout, Placement
from imperium_desktop.ui.stage.shown import Shown

TRACKS_KEY = "tracks"


def layout(content: Components, shown: Shown, plan: Plan) -> Layout:
    view: State = shown.view
    placed: Layout = {}
    placed.update(map_pieces(content, view, plan))
    placed.update(strip(shown, plan))
    placed[TRACKS_KEY] = Placement(*plan.tracks, z=1)
    placed.update(tray(content, shown, plan))
    if view.phase == "empires":
        placed.update(empires(plan, view))
    placed.update(losing_units(shown, plan))
    placed.update(placard(content, shown, plan))
    placed.update(buttons(shown, placed))
    return placed


def strip(shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    names = [shown.words.seat(seat) for seat in range(len(shown.view.players))]
    for seat, plaque in enumerate(plan.plaques(plaque_weights(shown.view, names))):
        yield f"empire/{seat}", Placement(*plaque, z=2)


def empires(plan: Plan, view: State) -> Iterator[tuple[str, Placement]]:
    """To choose from, in the middle of the map (§2.1)."""
    names = EMPIRES[: len(view.players)]
    gap = 24.0
    size = min((plan.board.width - 2 * gap) / len(names) - gap, plan.board.height / 2.6)
    left = plan.board.x + (plan.board.width - len(names) * (size + gap) + gap) / 2
    top = plan.board.y + (plan.board.height - size) / 2
    for place, name in enumerate(names):
        spot = Placement(left + place * (size + gap), top, size, size, f"choose/{name}", z=OVER_FRONT, round=True)
        yield f"choose/{name}", spot


def buttons(shown: Shown, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """What has no place on the table stands beside the question."""
    if shown.decision is not None:
        for option in shown.decision.options:
            for key in option.path:
                if key not in placed:
                    yield key, BUTTON
