"""How the strong players of Imperial Settlers play on: everybody takes turns to the end of the round."""

from collections.abc import Sequence
from typing import Any, Final

from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.rollout import Lookahead, RolloutBot
from imperium_desktop.games.settlers.bot import POINT, SettlersAdviser, to_come
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import OVER, Decision, Option

LEVELS: Final = (
    Level(name="strategist", top=5, worlds=2, expansions=6_000),
    Level(name="master", top=6, worlds=6, expansions=16_000),
)
"""A position takes a twentieth of a millisecond."""

AFTER_ACTIONS: Final = {"cleanup", "collecting", "attack", "strike", "scoring", OVER}
"""Phases in which nobody acts in this round any more."""


class SettlersAhead(Lookahead):
    judged = frozenset({"settlers.act"})

    def is_reached(self, start: State, state: State, seat: int, horizon: int) -> bool:  # noqa: ARG002
        ahead = state.round - start.round
        return ahead >= horizon or (ahead == horizon - 1 and state.phase in AFTER_ACTIONS)

    def is_tried(self, decision: Decision[Option]) -> bool:
        return decision.kind == "settlers.act"

    def narrowed(self, game: Any, state: State, decision: Decision[Option]) -> Sequence[Option]:
        """Of the ways to pay a card with a Location only the cheapest."""
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


def lost(content: Components, card: str, rounds: int) -> float:
    """What a Location would still have brought."""
    given = content.copies[card]
    return POINT * given.points + to_come(given, rounds)


def settlers_thinker(level: Level, chance: Chance) -> RolloutBot:
    return RolloutBot(SettlersAdviser(), SettlersAhead(), level, chance)
