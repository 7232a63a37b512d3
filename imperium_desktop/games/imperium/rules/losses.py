"""What stopping throws away."""

from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.playing import is_idle, playable
from imperium_desktop.games.imperium.rules.state import Frame, State
from imperium_desktop.rules.table import Loss, Option, Table


def loss(content: Components, state: State, _option: Option) -> Loss | None:
    """§4.8 Actions that are left are lost in the clean-up, though a card could still be played with them."""
    player = state.me
    m = Moment(Table(state, content, listening=False), Frame(state.active), state.active)
    if not player.actions or not any(playable(m, card) and not is_idle(m, card) for card in player.hand):
        return None
    return Loss("§4.8", {"actions": player.actions})
