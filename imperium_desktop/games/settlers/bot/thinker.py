"""How the strong players of Imperial Settlers play on: everybody takes turns to the end of the round."""

from collections.abc import Sequence
from typing import Any, Final

from imperium_desktop.bots.greedy import Adviser
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.rollout import Lookahead, RolloutBot
from imperium_desktop.games.settlers.bot import COLLECTED, POINT, SettlersAdviser, to_come
from imperium_desktop.games.settlers.bot.fitted import foretold
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.table import OVER, Decision, Option, Table

LEVELS: Final = (
    Level(name="apprentice", temperature=4.0),
    Level(name="strategist", top=5, worlds=2, expansions=6_000),
    Level(name="master", top=6, worlds=6, expansions=16_000),
)
"""A position takes a twentieth of a millisecond."""

AFTER_ACTIONS: Final = {"cleanup", "collecting", "attack", "strike", "scoring", OVER}
"""Phases in which nobody acts in this round any more."""
WON: Final = 100.0


class SettlersAhead(Lookahead):
    judged = frozenset({"settlers.act"})

    def is_reached(self, start: State, state: State, seat: int, horizon: int) -> bool:  # noqa: ARG002
        last = start.round + horizon - 1
        return state.round > last or (state.round == last and state.phase in AFTER_ACTIONS)

    def worth(self, game: Any, state: State, seat: int, adviser: Adviser) -> float:
        """Lead that is foretold, at the end of a match its result; alone the value of the adviser."""
        rounds = game.content.numbers.rounds - state.round
        if state.phase not in AFTER_ACTIONS or (state.virtual is not None and rounds):
            return adviser.value(game, state, seat)
        if not rounds:
            return at_the_end(game, finished(game, state, adviser), seat)
        points = [foretold(game.content, player, rounds) for player in state.players]
        return POINT * lead(points, seat)

    def is_tried(self, decision: Decision[Option]) -> bool:
        return decision.kind == "settlers.act"

    def narrowed(self, game: Any, state: State, decision: Decision[Option]) -> Sequence[Option]:
        """Pick the cheapest of the ways to pay a card with a Location."""
        content: Components = game.content
        rounds = content.numbers.rounds - state.round
        cheapest: dict[str, tuple[float, Option]] = {}
        others: list[Option] = []
        for option in decision.options:
            if isinstance(option, Build) and option.given:
                price = 0.0 if option.foundation else lost(content, option.given, rounds)
                if option.card not in cheapest or price < cheapest[option.card][0]:
                    cheapest[option.card] = price, option
            else:
                others.append(option)
        return [*others, *(option for _, option in cheapest.values())]


def finished(game: Any, state: State, adviser: Adviser) -> State:
    """The end of a match in which nobody acts any more; alone, the virtual player still attacks."""
    table = Table(state, game.content, listening=False)
    while state.phase != OVER:
        flow = game.step(table)
        decision = next(flow, None)
        while decision is not None:
            try:
                decision = flow.send(adviser.reply(game, state, decision))
            except StopIteration:
                decision = None
    return state


def at_the_end(game: Any, state: State, seat: int) -> float:
    result: Result = game.result(state)
    points = [player.points for player in state.players]
    if state.virtual is not None:
        ahead = faction_locations(game.content, state.players[seat]) - len(state.virtual.collection)
        return WON * (result.ending == "won") + COLLECTED * ahead + POINT * points[seat]
    return WON * (seat in result.winners) / len(result.winners) + POINT * lead(points, seat)


def lead(points: Sequence[float], seat: int) -> float:
    return points[seat] - max(other for rival, other in enumerate(points) if rival != seat)


def lost(content: Components, card: str, rounds: int) -> float:
    """What a Location would still have brought."""
    given = content.copies[card]
    return POINT * given.points + to_come(given, rounds)


def settlers_thinker(level: Level, chance: Chance) -> RolloutBot:
    return RolloutBot(SettlersAdviser(), SettlersAhead(), level, chance)
