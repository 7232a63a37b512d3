"""Facts that can be read off the table but take some counting, for hints, bots and the pointer.

Yields, which provinces can be reached by which player, odds of an attack.
"""

from collections import Counter
from typing import NamedTuple

from imperium_desktop.games.mare_nostrum.analysis.odds import Odds, battle_odds
from imperium_desktop.games.mare_nostrum.rules.collect import site_yield
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.places import (
    controller_of,
    held_buildings,
    tracks,
    victory_cities,
)
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF, TokenName
from imperium_desktop.games.mare_nostrum.rules.war.forces import land_force
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import legion_targets


def province_yield(content: Components, state: State, seat: int, province: int) -> dict[TokenName, int]:
    """§4 What a player's buildings in one province would bring."""
    held = held_buildings(content, state, seat)
    found: Counter[TokenName] = Counter()
    yielding = content.cities | content.of_kind["caravan"]
    for number in bits(held & content.sites_in[province] & yielding):
        letter, count = site_yield(content, held, number)
        found[NAME_OF[letter]] += count
    return dict(found)


def at_war(state: State, province: int) -> bool:
    """True where armies of several players stand in a province (§7.7)."""
    armies = (player.legions[province] or player.fortresses >> province & 1 for player in state.players)
    return sum(map(bool, armies)) > 1


def threats(content: Components, state: State, province: int) -> dict[int, int]:
    """How many legions each other player could bring into a province in one turn."""
    keeper = controller_of(state, province)
    found: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        for origin, count in enumerate(player.legions):
            if count and seat != keeper and legion_targets(content, state, seat, origin) >> province & 1:
                found[seat] += count
    return dict(found)


def attack_odds(content: Components, state: State, seat: int, province: int, legions: int, rival: int) -> Odds:
    """Odds if the active player fought this rival with these legions in a province (§7.6)."""
    ours = land_force(content, state, seat, province, active=True, legions=legions)
    theirs = land_force(content, state, rival, province, active=False)
    return battle_odds(content.box.battle, ours, theirs)


class Standing(NamedTuple):
    """How near a player is to each victory (§9), from what everybody sees."""

    cards: int
    cities: int
    titles: int
    tracks: tuple[int, int, int]


def standing(content: Components, state: State, seat: int) -> Standing:
    return Standing(
        len(state.players[seat].cards),
        victory_cities(content, state, seat),
        state.titles.count(seat),
        tracks(content, state, seat),
    )
