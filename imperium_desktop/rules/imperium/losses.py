"""What ending an activation throws away."""

from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.options import PlayFromHand
from imperium_desktop.rules.imperium.state import State
from imperium_desktop.rules.imperium.turn import deeds
from imperium_desktop.rules.table import Loss, Option, Table


def loss(content: Components, state: State, _option: Option) -> Loss | None:
    """§4.2 Actions that are left, if a card could be played with one; Unrest alone is no reason to stay."""
    if not state.me.actions:
        return None
    table = Table(state.copy(), content, listening=False)
    cards = [option.card for option in deeds(table) if isinstance(option, PlayFromHand)]
    useful = any(not content.cards[card].free and card not in content.unrest for card in cards)
    return Loss("§4.2", {"actions": state.me.actions}) if useful else None
