"""What stopping throws away."""

from imperium_desktop.games.tigris.rules.components import Components
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Loss, Option


def loss(_content: Components, state: State, _option: Option) -> Loss:
    """Loss of a player who ends a turn early: the actions that are left (§3.2)."""
    return Loss("§3.2", {"actions": state.actions_left})
