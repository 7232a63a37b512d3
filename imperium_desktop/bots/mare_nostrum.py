"""What the greedy player of Mare Nostrum cares about: its tracks, its cards and what its provinces bring."""

from typing import Any

from imperium_desktop.bots.player import first_answer
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.places import held_buildings, tracks, victory_cities
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.rules.mare_nostrum.tokens import kinds_of
from imperium_desktop.rules.table import Answer, Decision, Game, Option

VICTORY = 1000.0
TRACK = 1.0
BUILDING = 1.0
PROVINCE = 1.5
CARD = 9.0
VICTORY_CITY = 5.0
TITLE = 3.0
TOKEN = 0.15
KIND = 0.15


class MareNostrumAdviser:
    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        if state.winners >> seat & 1:
            return VICTORY
        content: Components = game.content
        player = state.players[seat]
        worth = TRACK * sum(tracks(content, state, seat))
        worth += BUILDING * held_buildings(content, state, seat).bit_count()
        worth += PROVINCE * player.controls.bit_count()
        worth += CARD * len(player.cards) + VICTORY_CITY * victory_cities(content, state, seat)
        worth += TITLE * state.titles.count(seat)
        return worth + TOKEN * len(player.hand) + KIND * len(kinds_of(player.hand))

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:  # noqa: ARG002
        return first_answer(decision)
