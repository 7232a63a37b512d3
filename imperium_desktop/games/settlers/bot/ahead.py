"""How the strong players of Imperial Settlers play on: everybody takes turns to the end of the round."""

from collections.abc import Sequence
from typing import Any, Final

from imperium_desktop.bots.greedy import Adviser
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.rollout import Lookahead, RolloutBot
from imperium_desktop.games.settlers.bot import COLLECTED, POINT, SettlersAdviser, to_come
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.table import OVER, Decision, Option

LEVELS: Final = (
    Level(name="strategist", top=5, worlds=2, expansions=6_000),
    Level(name="master", top=6, worlds=6, expansions=16_000),
)
"""A position takes a twentieth of a millisecond."""

WON: Final = 100.0


class SettlersAhead(Lookahead):
    judged = frozenset({"settlers.act"})

    def is_reached(self, start: State, state: State, seat: int, horizon: int) -> bool:  # noqa: ARG002
        return state.round >= start.round + horizon

    def worth(self, game: Any, state: State, seat: int, adviser: Adviser) -> float:
        """Count nothing but the result at the end."""
        return at_the_end(game, state, seat) if state.phase == OVER else adviser.value(game, state, seat)

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


def at_the_end(game: Any, state: State, seat: int) -> float:
    result: Result = game.result(state)
    points = [player.points for player in state.players]
    if state.virtual is not None:
        ahead = faction_locations(game.content, state.players[seat]) - len(state.virtual.collection)
        return WON * (result.ending == "won") + COLLECTED * ahead + POINT * points[seat]
    best = max(other for rival, other in enumerate(points) if rival != seat)
    return WON * (seat in result.winners) / len(result.winners) + POINT * (points[seat] - best)


def lost(content: Components, card: str, rounds: int) -> float:
    """What a Location would still have brought."""
    given = content.copies[card]
    return POINT * given.points + to_come(given, rounds)


def settlers_thinker(level: Level, chance: Chance) -> RolloutBot:
    return RolloutBot(SettlersAdviser(), SettlersAhead(), level, chance)
