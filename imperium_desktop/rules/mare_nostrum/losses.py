"""What ending a build turn throws away."""

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.legal import build_options
from imperium_desktop.rules.mare_nostrum.places import powers
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.rules.mare_nostrum.tokens import COIN, kinds_of
from imperium_desktop.rules.table import Loss, Option


def loss(content: Components, state: State, _option: Option) -> Loss | None:
    """§6.7 Resources that cannot be kept, where something could still be built with them."""
    player = state.players[state.active]
    kept = min(player.hand.count(COIN), content.box.coins.kept)
    for card in powers(content, player, "keep_goods"):
        kept += min(card.value, len(kinds_of(player.hand)))
    lost = len(player.hand) - kept
    if lost <= 0 or len(build_options(content, state)) == 1:
        return None
    return Loss("§6.7", {"count": lost})
