"""What the greedy player of Mur Hadriana cares about: points, and what brings points later."""

from typing import Any

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import (
    CITIZENS,
    COHORT_PLACES,
    FORT,
    MINING,
    PLACE_OF,
    PRODUCTION,
    TEMPLES,
    TRACKS,
    WALL,
)
from imperium_desktop.rules.hadrian.options import Done, Reinforce, UseFavour
from imperium_desktop.rules.hadrian.scoring import path_total, penalty, attribute_points
from imperium_desktop.rules.hadrian.state import NO_DIPLOMAT, Player, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option

POINT = 10.0
BOX = {"mining": 2.0, "guard": 4.0, "cippi": 3.0, "wall": 4.0, "fort": 4.5, "production": 3.0, "temples": 4.0}
CITIZEN = 3.5
BUILDING = 6.0
INCOME_A_YEAR = 4.0
"""A circle that pays every later Year."""
WEAKEST_COHORT, COHORT = 3.0, 2.0
GOOD, GLADIATOR, CELL, FAVOUR = 3.0, 2.5, 1.5, 3.0
LEFTOVER = 0.5
"""An item on the board: it can still be spent this Year."""


class HadrianAdviser:
    worlds = 1
    beam = 0

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        content: Components = game.content
        player = state.players[seat]
        years_left = len(content.box.years) - state.year
        worth = POINT * (attribute_points(player) + path_total(content, player) - penalty(content, player))
        worth += sum(weight * player.filled[PLACE_OF[area]] for area, weight in BOX.items())
        worth += CITIZEN * sum(player.filled[PLACE_OF[track]] for track in CITIZENS)
        worth += BUILDING * sum(player.filled[len(TRACKS) :])
        worth += INCOME_A_YEAR * years_left * income_circles(content, player)
        worth += defence(player)
        worth += GOOD * len(player.market.replace(".", "")) + GLADIATOR * sum(player.trained)
        worth += CELL * player.map.bit_count()
        worth += FAVOUR * (player.temple_favours + sum(favours for favours in player.diplomats if favours > 0))
        return worth + LEFTOVER * sum(player.board)

    def reply(self, state: State, decision: Decision[Option]) -> Answer:
        options = decision.options
        match options[0]:
            case Reinforce():
                return weakest_cohort(state.players[decision.seat], options)
            case Done():
                return useful_favour(decision) or options[0]
        least, _ = decision.pick
        return tuple(options[:least]) if decision.picks_several else options[0]
