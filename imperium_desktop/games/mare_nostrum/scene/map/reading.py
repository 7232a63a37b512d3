"""What the map says of a province: whose it is, who stands there, whether it is at war."""

from collections.abc import Sequence

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import controller_of
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State


def empire_of(view: State, seat: int) -> str:
    """Empty for nobody, and as long as none is chosen."""
    return (view.players[seat].empire or "") if seat != NOBODY else ""


def owner_of_province(view: State, province: int) -> str:
    return empire_of(view, controller_of(view, province))


def occupier_of_site(view: State, site: int) -> int:
    """Seat whose legion stands on it (§0)."""
    return next((seat for seat, player in enumerate(view.players) if player.posts >> site & 1), NOBODY)


def occupier_of_marker(view: State, province: int) -> int:
    return next((seat for seat, player in enumerate(view.players) if player.marker_posts >> province & 1), NOBODY)


def in_play(content: Components, view: State, province: int) -> bool:
    return bool(content.board(view.setup).in_play >> province & 1)


def plaque_weights(view: State, names: Sequence[str]) -> list[float]:
    """How much room each seat's plaque needs: a name, titles and two counts."""
    return [170 + 8 * min(len(name), 14) + 27 * view.titles.count(seat) for seat, name in enumerate(names)]
