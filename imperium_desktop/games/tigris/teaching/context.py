"""What the situations of Tigris & Euphrates look at."""

from typing import TypeAlias

from imperium_desktop.games.tigris.rules.components import SPHERES, Components
from imperium_desktop.games.tigris.rules.scoring import place_jokers
from imperium_desktop.games.tigris.rules.squares import labels_in
from imperium_desktop.games.tigris.rules.state import Player, State
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import HintContext

Context: TypeAlias = HintContext[State, Components]


def own(look: Context) -> Player:
    return look.now.players[look.seat]


def hidden_tiles(look: Context, seat: int) -> int:
    """How many tiles another seat still holds."""
    return len(look.now.players[seat].hand)


def weakest_spheres(player: Player) -> list[int]:
    """Weakest spheres, with the treasures placed as they will be (§12.2)."""
    sums, _ = place_jokers(player)
    return [sphere for sphere in range(4) if sums[sphere] == min(sums)]


def two_weakest(player: Player) -> tuple[int, ...]:
    """The spheres in which a point counts most; more than two if several are equal."""
    sums, _ = place_jokers(player)
    second = sorted(sums)[1]
    return tuple(sphere for sphere in range(4) if sums[sphere] <= second)


def standing(look: Context) -> dict[str, Fact]:
    """Facts of where the player stands: the lowest colours and their points, treasures placed as they will be."""
    player = own(look)
    return {
        "spheres": tuple(SPHERES[sphere] for sphere in weakest_spheres(player)),
        "points": min(place_jokers(player)[0]),
        "treasures": player.treasures,
    }


def cells(mask: int) -> tuple[str, ...]:
    return tuple(f"cell/{label}" for label in labels_in(mask))
