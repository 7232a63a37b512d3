"""What stopping throws away."""

from imperium_desktop.rules.table import Loss, Option
from imperium_desktop.rules.tigris.options import EndTurn
from imperium_desktop.rules.tigris.state import State


def loss(state: State, option: Option) -> Loss | None:
    """§3.2 Whoever ends a turn early gives up the actions that are left."""
    return Loss("§3.2", {"actions": state.actions_left}) if isinstance(option, EndTurn) else None
