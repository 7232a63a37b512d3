"""What the greedy player of Imperium cares about: points, what brings them later, and not to drown in unrest."""

from functools import partial

from imperium_desktop.games.imperium.bot.lookahead import AnyGame, Lookahead
from imperium_desktop.games.imperium.bot.replies import reply
from imperium_desktop.games.imperium.bot.standing import standing
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.rules.table import Answer, Decision, Option


class ImperiumAdviser:
    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ("imperium.solstice_order",)
    by_lot: tuple[str, ...] = ("imperium.choose_nation", "imperium.choose_power_side")

    def value(self, game: AnyGame, state: State, seat: int) -> float:
        return Lookahead(game, partial(standing, game.content)).value(state, seat)

    def reply(self, game: AnyGame, state: State, decision: Decision[Option]) -> Answer:
        return reply(game.content, state, decision)
