"""What the greedy player of Imperium cares about: points, what brings them later, and not to drown in unrest."""

from typing import Any, Final

from imperium_desktop.bots.player import first_answer
from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.scoring import points
from imperium_desktop.rules.imperium.state import State
from imperium_desktop.rules.table import Answer, Decision, Game, Option

POINT: Final = 10.0
RIVAL_POINT: Final = 2.0
MATERIAL: Final = 3.0
POPULATION: Final = 4.0
UNREST: Final = 12.0
"""Beyond the points it costs."""
PINNED: Final = 8.0
NATION_CARD: Final = 6.0
"""One less in the nation deck."""


class ImperiumAdviser:
    worlds = 1
    beam = 3
    pauses: tuple[str, ...] = ()

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        content: Components = game.content
        player = state.players[seat]
        worth = POINT * points(content, state, seat)
        worth -= RIVAL_POINT * sum(points(content, state, other) for other in state.seats_from(seat)[1:])
        worth += MATERIAL * player.tokens[0] + POPULATION * player.tokens[1]
        worth -= UNREST * sum(card in content.unrest for card in player.hand)
        worth += PINNED * len(player.play)
        return worth - NATION_CARD * len(player.nation_deck)

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:  # noqa: ARG002
        return first_answer(decision)
