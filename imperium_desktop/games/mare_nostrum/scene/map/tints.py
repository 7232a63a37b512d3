"""Outlined on the map: where the legions of somebody else can strike next."""

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import legion_targets
from imperium_desktop.games.mare_nostrum.scene.colours import EMPIRE_COLOURS
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.pieces import path_of


def reach_tints(content: Components, shown: Shown, plan: Plan, at: str) -> list[Tint]:
    if Key.of(at).zone != "legion":
        return []
    seat, place = Key.of(at).parts
    if place not in content.province_numbers or int(seat) == shown.seat:
        return []
    view, number = shown.view, content.province_numbers[place]
    colour = EMPIRE_COLOURS[empire_of(view, int(seat))]
    paths = [
        path_of(plan.province_shapes[province]) for province in bits(legion_targets(content, view, int(seat), number))
    ]
    return [Tint(path, path, colour, ground=True) for path in paths]
