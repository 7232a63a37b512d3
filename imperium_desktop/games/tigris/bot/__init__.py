"""What the greedy player of Tigris & Euphrates cares about: the weakest sphere first."""

from typing import Any

from imperium_desktop.bots.greedy import Sorting
from imperium_desktop.bots.player import first_answer
from imperium_desktop.games.tigris.rules.components import BLACK, LETTERS, RED, Components
from imperium_desktop.games.tigris.rules.options import CommitSupport, GiveTile, PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.regions import occupied, region_of
from imperium_desktop.games.tigris.rules.scoring import key
from imperium_desktop.games.tigris.rules.squares import BESIDE, OFF, SQUARES, neighbours
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option

SPHERE_WEIGHTS = (10.0, 5.0, 2.0, 1.0)
"""A point in the weakest sphere, the second weakest, and so on."""
RIVAL_POINT = 0.4
LEADER = 2.0
KING = 1.0
TEMPLE_BESIDE = (0.0, 0.0, 0.6, 0.9, 1.0)
MONUMENT = 4.0
OWN_TILE_IN_KINGDOM = 0.15
TILE_KIND_IN_HAND = 0.2
CATASTROPHE = 2.5


class TigrisAdviser:
    worlds = 4
    beam = 3
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ()
    by_lot: tuple[str, ...] = ()

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        player = state.players[seat]
        worth = sum(weight * sum_ for weight, sum_ in zip(SPHERE_WEIGHTS, key(player), strict=True))
        worth -= RIVAL_POINT * sum(sum(other.points) for place, other in enumerate(state.players) if place != seat)
        worth += CATASTROPHE * player.catastrophes
        worth += TILE_KIND_IN_HAND * len(set(player.hand))
        for sphere, square in enumerate(player.leaders):
            if square != OFF:
                worth += leader_value(game.content, state, sphere, square)
        return worth

    def sorting(self, rest: State) -> Sorting:
        """A catastrophe on an empty square and a tile far from all others change nothing that is valued."""
        filled = occupied(rest)
        near = filled | neighbours(filled)

        def sort_of(option: Option) -> str | None:
            if isinstance(option, PlayCatastrophe):
                return None if filled >> SQUARES[option.square] & 1 else "catastrophe"
            if isinstance(option, PlaceTile) and not near >> SQUARES[option.square] & 1:
                return option.tile
            return None

        return sort_of

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:  # noqa: ARG002
        options = decision.options
        match options[0]:
            case CommitSupport():
                return smallest_that_wins(state, decision)
            case GiveTile():
                return give_doubles(options, decision.pick)
        return first_answer(decision)


def leader_value(content: Components, state: State, sphere: int, square: int) -> float:
    """Standing safely, with tiles of its colour around and monuments that pay."""
    kingdom = region_of(state, square)
    worth = LEADER + (KING if sphere == BLACK else 0.0)
    worth += TEMPLE_BESIDE[(BESIDE[square] & state.tiles[RED]).bit_count()]
    worth += OWN_TILE_IN_KINGDOM * (kingdom & state.tiles[sphere]).bit_count()
    for number, base in enumerate(state.monuments):
        if base != OFF and kingdom >> base & 1 and sphere in content.monument_spheres[number]:
            worth += MONUMENT
    return worth


def smallest_that_wins(state: State, decision: Decision[Option]) -> CommitSupport:
    """Smallest support that wins; nothing if none does.

    As the attacker against everything the defender may hold, as the defender to a tie.
    """
    conflict = state.conflict
    assert conflict is not None
    offers = [option for option in decision.options if isinstance(option, CommitSupport)]
    return next((offer for offer in offers if offer.count >= needed(state, conflict, decision.seat)), offers[0])


def needed(state: State, conflict: Conflict, seat: int) -> int:
    attack, defence = conflict.base
    if seat == conflict.attacker:
        held = state.players[conflict.defender].hand.count(LETTERS[conflict.support])
        return defence + held + 1 - attack
    return attack + (conflict.added or 0) - defence


def give_doubles(options: Any, pick: tuple[int, int]) -> tuple[Option, ...]:
    """Keep one tile of each kind."""
    least, most = pick
    doubles = [option for number, option in enumerate(options) if option in options[:number]]
    return tuple((doubles or list(options))[: max(least, min(most, len(doubles)))])
