"""What ending a build turn throws away, and what legions give up that march off."""

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.legal import build_options
from imperium_desktop.games.mare_nostrum.rules.options import MoveLegions
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, kinds_of
from imperium_desktop.games.mare_nostrum.rules.war.posts import posts_too_many
from imperium_desktop.rules.table import Loss, Option


def loss(content: Components, state: State, option: Option) -> Loss | None:
    return posts_given_up(content, state, option) if isinstance(option, MoveLegions) else goods_lost(content, state)


def posts_given_up(content: Components, state: State, move: MoveLegions) -> Loss | None:
    """§7.5 What they occupied, where too few stay."""
    count = posts_too_many(content, state.players[move.seat], content.province_numbers[move.origin], move.count)
    return Loss("§7.5", {"count": count, "province": move.origin}) if count else None


def goods_lost(content: Components, state: State) -> Loss | None:
    """§6.7 Resources that cannot be kept, where something could still be built with them."""
    player = state.players[state.active]
    kept = min(player.hand.count(COIN), content.box.coins.kept)
    for card in powers(content, player, "keep_goods"):
        kept += min(card.value, len(kinds_of(player.hand)))
    lost = len(player.hand) - kept
    if lost <= 0 or len(build_options(content, state)) == 1:
        return None
    return Loss("§6.7", {"count": lost})
