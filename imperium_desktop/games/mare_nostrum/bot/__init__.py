"""What the greedy player of Mare Nostrum cares about: its nearest victory, what feeds it, and who could be faster."""

from typing import Any, Final

from imperium_desktop.bots.player import first_answer
from imperium_desktop.games.mare_nostrum.bot.danger import Danger
from imperium_desktop.games.mare_nostrum.bot.purse import Purse
from imperium_desktop.games.mare_nostrum.bot.standing import SITE, Standing
from imperium_desktop.games.mare_nostrum.bot.war import Front
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import KeepGood, OccupyBuilding, OfferToken
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

VICTORY: Final = 10_000.0
LIKELY: Final = 0.5
"""How much of a victory it is to have made a winning build before others who still can (§9.2.3)."""
HALF_DONE: Final = ("pay", "castor", "occupy", "spoils")
"""Phases in the middle of an action, which is worth what comes of it."""


class MareNostrumAdviser:
    worlds = 1
    beam = 8
    pauses: tuple[str, ...] = ("mare_nostrum.pay", "mare_nostrum.castor_copy", "mare_nostrum.vacate")
    habits: tuple[str, ...] = ()
    by_lot: tuple[str, ...] = ()

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        content: Components = game.content
        if state.phase in HALF_DONE:
            state = self.finished(game, state)
        if state.winners:
            return won(state.winners, seat)
        standing = Standing(content, state, seat)
        danger = Danger(standing)
        worth = standing.worth() - danger.total() + Front(danger).worth() + Purse(content, state, seat).worth()
        winners = state.prestigious or state.famous
        return worth + LIKELY * won(winners, seat) if winners else worth

    def finished(self, game: Game[Any, Any], state: State) -> State:
        """The table when the action that goes on is done."""
        table = Table(state.copy(), game.content, listening=False)
        while table.state.phase in HALF_DONE:
            flow = game.step(table)
            decision = next(flow, None)
            if decision is not None:
                try:
                    flow.send(self.reply(game, table.state, decision))
                except StopIteration:
                    continue
        return table.state

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:
        match decision.options[0]:
            case OfferToken():
                return offer(game.content, state, decision)
            case KeepGood():
                return tuple(decision.options[: decision.pick[1]])
            case OccupyBuilding():
                return most_useful(decision)
        return first_answer(decision)


def won(winners: int, seat: int) -> float:
    return VICTORY / winners.bit_count() if winners >> seat & 1 else -VICTORY


def offer(content: Components, state: State, decision: Decision[Option]) -> Answer:
    """What is missed least; who may choose how many offers what is of little use."""
    least, most = decision.pick
    given = Purse(content, state, decision.seat).spare(least, most)
    options = [option for option in decision.options if isinstance(option, OfferToken)]
    chosen: list[Option] = []
    for letter in given:
        option = next(option for option in options if LETTER_OF[option.token] == letter)
        options.remove(option)
        chosen.append(option)
    return tuple(chosen)


def most_useful(decision: Decision[Option]) -> Answer:
    """Occupy the most useful buildings, one for each legion."""
    buildings = [option for option in decision.options if isinstance(option, OccupyBuilding)]
    buildings.sort(key=lambda option: -SITE[option.building])
    wanted = {*buildings[: decision.pick[1]]}
    return tuple(option for option in decision.options if option in wanted)
