"""What lies in front of the seat that looks: its cards, and in its war turn the units that can still move. Pure."""

from collections.abc import Iterator

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import Player, State
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.measure import blend


def tray(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    view: State = shown.view
    player = view.players[shown.seat]
    yield from cards(player, plan)


def owned(player: Player) -> tuple[str, ...]:
    return (*player.cards, *(("pyramids",) if player.pyramids else ()))


def card_size(plan: Plan, count: int) -> tuple[float, float]:
    """The more there are the narrower they are."""
    most = plan.areas.tray.width * 0.5
    width = min(blend(150, 272, plan.areas.across), most / max(count, 1) - 8)
    return width, plan.tray_height


def cards(player: Player, plan: Plan) -> Iterator[tuple[str, Placement]]:
    held = owned(player)
    width, height = card_size(plan, len(held))
    for place, card in enumerate(held):
        left = plan.tray_left + place * (width + 8)
        yield f"card/{card}", Placement(left, plan.tray_top, width, height, f"stub/{card}", 2, Zone.TRAY)
