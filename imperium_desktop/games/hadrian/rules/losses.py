"""What stopping throws away."""

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.options import EndYear, SwitchSeat
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.table import Loss, Option


def loss(content: Components, state: State, _option: Option) -> Loss | None:
    """§8.1 What is left on the board goes back; who can do nothing more with it loses nothing by stopping."""
    items = state.players[state.active].items
    if not items or all(isinstance(other, EndYear | SwitchSeat) for other in acts(content, state)):
        return None
    return Loss("§8.1", {"items": items})
