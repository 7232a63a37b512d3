"""What lies in front of the seat that looks: its cards, and in its war turn the units that can still move. Pure."""

from collections.abc import Iterator

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import Player, State
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.scenes.protocol.scene import PEEK
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

UNIT = "unit/"
"""How the keys of units in the tray begin: touching one means the same unit on the map."""
GAP = 8.0


def tray(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    yield from cards(shown.view.players[shown.seat], plan)
    yield from movable(content, shown, plan)
    if shown.peek:
        yield PEEK, Placement(*peek_button(plan), "peek", 2, Zone.TRAY)


# Cards


def owned(player: Player) -> tuple[str, ...]:
    return (*player.cards, *(("pyramids",) if player.pyramids else ()))


def card_size(plan: Plan, count: int) -> tuple[float, float]:
    """The more there are the narrower they are."""
    most = plan.areas.tray.width * 0.46
    width = min(blend(150, 272, plan.areas.across), most / max(count, 1) - GAP)
    return width, plan.tray_height


def cards(player: Player, plan: Plan) -> Iterator[tuple[str, Placement]]:
    held = owned(player)
    width, height = card_size(plan, len(held))
    for place, card in enumerate(held):
        left = plan.tray_left + place * (width + GAP)
        yield f"card/{card}", Placement(left, plan.tray_top, width, height, f"stub/{card}", 2, Zone.TRAY)


# Units


def ready_units(content: Components, view: State, seat: int) -> list[tuple[str, str, int]]:
    """What a seat can still move in its war turn: the element on the map, where it is, and how many."""
    if view.active != seat or view.phase not in ("triremes", "legions"):
        return []
    if view.phase == "triremes":
        ready = [
            (f"trireme/{seat}/{content.seas[sea]}", content.seas[sea], n) for sea, n in enumerate(view.ready_triremes)
        ]
    else:
        ready = [
            (f"legion/{seat}/{content.provinces[place]}", content.provinces[place], n)
            for place, n in enumerate(view.ready_legions)
        ]
    return [unit for unit in ready if unit[2]]


def units_left(view: State, seat: int, plan: Plan) -> float:
    """Where the units begin, after the cards."""
    held = owned(view.players[seat])
    cards_end = plan.tray_left + len(held) * (card_size(plan, len(held))[0] + GAP)
    return max(cards_end, blend(230, 330, plan.areas.across)) + blend(14, 40, plan.areas.across)


def well_size(plan: Plan) -> tuple[float, float]:
    return blend(56, 80, plan.areas.across), blend(46, 84, plan.areas.down)


def movable(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    view: State = shown.view
    ready = ready_units(content, view, shown.seat)
    width, height = well_size(plan)
    left = units_left(view, shown.seat, plan)
    room = plan.areas.tray.right - left - peek_button(plan).width - 40
    step = min(width + 10, room / max(len(ready), 1))
    for place, (key, _, count) in enumerate(ready):
        kind = key.partition("/")[0]
        face = f"well/{kind}/{empire_of(view, shown.seat)}/{count}"
        yield UNIT + key, Placement(left + place * step, plan.tray_top, width, height, face, 2, Zone.TRAY)


# Peeking


def peek_button(plan: Plan) -> Rect:
    width, height = blend(190, 250, plan.areas.across), blend(34, 46, plan.areas.down)
    tray = plan.areas.tray
    return Rect(tray.right - width - blend(20, 60, plan.areas.across), plan.tray_top, width, height)
