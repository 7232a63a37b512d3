"""Units, control, and what they count on the tracks (§0, §8.1, §11)."""

from functools import lru_cache
from itertools import compress
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import Card, Effect
from imperium_desktop.games.mare_nostrum.rules.content import Board, Components
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, Player, State

BITS: Final = tuple(1 << place for place in range(64))


def board_of(content: Components, state: State) -> Board:
    return content.board(state.setup)


def powers(content: Components, player: Player, effect: Effect) -> tuple[Card, ...]:
    """The player's cards with this effect, a copied hero among them (§10)."""
    return content.powers(player.cards, player.copied).get(effect, ())


def owner_of(content: Components, state: State, effect: Effect) -> int:
    """The seat with a card that only one can have."""
    found = (seat for seat, player in enumerate(state.players) if powers(content, player, effect))
    return next(found, NOBODY)


def capital_of(content: Components, player: Player) -> int:
    assert player.empire is not None
    return content.capitals[player.empire]


# Units


def mask_of(counts: list[int]) -> int:
    """Where there is at least one."""
    mask = 0
    for bit in compress(BITS, counts):
        mask |= bit
    return mask


def army(player: Player) -> int:
    """Provinces with legions or a fortress of the player."""
    return mask_of(player.legions) | player.fortresses


def armies_of_others(state: State, seat: int) -> int:
    """Provinces with legions or fortresses of anybody else."""
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat:
            mask |= army(player)
    return mask


def seats_in(state: State, province: int) -> list[int]:
    """Seats that have units there."""
    return [
        seat
        for seat, player in enumerate(state.players)
        if player.legions[province] or player.fortresses >> province & 1
    ]


def near_of(content: Components, state: State, seat: int) -> tuple[int, ...]:
    """Provinces near each province, with the triremes that this player has now (§0)."""
    return board_of(content, state).near(mask_of(state.players[seat].triremes))


def near_any(near: tuple[int, ...], provinces: int) -> int:
    """Everything near at least one of these provinces."""
    found = place = 0
    while provinces:
        if provinces & 1:
            found |= near[place]
        provinces >>= 1
        place += 1
    return found


# Control


def controller_of(state: State, province: int) -> int:
    for seat, player in enumerate(state.players):
        if player.controls >> province & 1:
            return seat
    return NOBODY


def controlled(state: State) -> int:
    """Provinces that are not neutral."""
    mask = 0
    for player in state.players:
        mask |= player.controls
    return mask


@lru_cache(maxsize=20_000)
def sites_of(content: Components, provinces: int) -> int:
    mask = place = 0
    while provinces:
        if provinces & 1:
            mask |= content.sites_in[place]
        provinces >>= 1
        place += 1
    return mask


def held_buildings(content: Components, state: State, seat: int) -> int:
    """§11 The buildings that a player controls."""
    player = state.players[seat]
    held = sites_of(content, player.controls)
    for other in state.players:
        held &= ~other.posts
    return (held | player.posts) & state.built


def posts_in(content: Components, player: Player, province: int) -> int:
    """How many posts of the player are in a province."""
    return (player.posts & content.sites_in[province]).bit_count() + (player.marker_posts >> province & 1)


def victory_cities(content: Components, state: State, seat: int) -> int:
    """Number of cities that count for victory, held by the player (§9.3)."""
    return (held_buildings(content, state, seat) & content.victory_cities).bit_count()


# Tracks


def tracks(content: Components, state: State, seat: int) -> tuple[int, int, int]:
    """§8.1 Trade, culture, military."""
    player = state.players[seat]
    held = held_buildings(content, state, seat)
    units = sum(player.legions) + sum(player.triremes) + player.fortresses.bit_count()
    trade, culture, military = content.bonus(player.cards)
    return (
        (held & content.trade_sites).bit_count() + trade,
        (held & content.culture_sites).bit_count() + culture,
        units + military,
    )


# Pieces


def control_markers_left(content: Components, player: Player) -> int:
    """§12 The marker of the capital province is printed."""
    return content.stocks["control"].count - (player.controls.bit_count() - 1)


def legions_left(content: Components, player: Player) -> int:
    return content.stocks["legion"].count - sum(player.legions)


def triremes_left(content: Components, player: Player) -> int:
    return content.stocks["trireme"].count - sum(player.triremes)


def fortresses_left(content: Components, player: Player) -> int:
    return content.stocks["fortress"].count - player.fortresses.bit_count()
