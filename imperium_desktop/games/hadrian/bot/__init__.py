"""What the greedy player of Hadrian's Wall cares about: points, and what brings points later."""

from typing import Any

from imperium_desktop.games.hadrian.bot.replies import reply
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import (
    CITIZENS,
    COHORT_PLACES,
    PLACE_OF,
    PRODUCTION,
    TRACKS,
)
from imperium_desktop.games.hadrian.rules.scoring import attribute_points, path_total, penalty
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option

POINT = 10.0
BOX = {"mining": 1.0, "guard": 1.5, "cippi": 2.5, "wall": 8.0, "fort": 4.5, "production": 3.0, "temples": 6.0}
CITIZEN = 3.5
BUILDING = 6.0
INCOME_A_YEAR = 6.0
"""A circle that pays every later Year."""
WEAKEST_COHORT, COHORT = 3.5, 1.0
GOOD, GLADIATOR, CELL, FAVOUR = 3.0, 4.0, 1.8, 2.0
LEFTOVER = 0.5
"""An item on the board: it can still be spent this Year."""


class HadrianAdviser:
    worlds = 1
    beam = 10
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ()
    by_lot: tuple[str, ...] = ()

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

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:  # noqa: ARG002
        return reply(state, decision)


def income_circles(content: Components, player: Player) -> int:
    places = content.printed.building_places
    built = sum(player.filled[places[building.id]] for building in content.buildings.values() if building.income)
    return built + player.filled[PRODUCTION]


def defence(player: Player) -> float:
    strengths = [player.filled[place] for place in COHORT_PLACES]
    return WEAKEST_COHORT * min(strengths) + COHORT * sum(strengths)
