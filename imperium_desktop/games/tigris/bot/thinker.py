"""A player of Tigris & Euphrates that plans both actions of its turn and looks at what rivals would answer."""

from typing import Final

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.tigris.bot.fitted import FittedAdviser, Weights
from imperium_desktop.games.tigris.bot.turn_plan import TurnPlanner
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Option

APPRENTICE: Final = Level(name="apprentice", temperature=4.0)
STRATEGIST: Final = Level(name="strategist", top=4, worlds=1, horizon=1, expansions=1_500)
MASTER: Final = Level(name="master", top=8, worlds=4, horizon=3, expansions=5_000)
"""`top` counts first actions that are followed and plans that are judged, the horizon turns of rivals."""
LEVELS: Final = (APPRENTICE, STRATEGIST, MASTER)


class TurnBot(GreedyBot):
    def __init__(self, level: Level, chance: Chance, weights: Weights | None = None) -> None:
        super().__init__(FittedAdviser(weights), chance)
        self.level = level

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        """All options, first those that good plans begin with, by what comes of these in several worlds."""
        if seen.decision.kind != "tigris.take_action":
            return super().ranked(seen)
        judged = self.judged(seen)
        least = min(judged.values())
        rest = [(least, option) for option in seen.decision.options if option not in judged]
        return sorted(((worth, option) for option, worth in judged.items()), key=lambda pair: -pair[0]) + rest

    def judged(self, seen: AnySeen) -> dict[Option, float]:
        """First actions of the best plans, with the worth of the best plan of each."""
        planner = TurnPlanner(seen.game, self.adviser, seen.seat)
        plans = planner.plans(seen.imagine_rest(self.chance), self.level.top, self.level.top)
        turns = min(self.level.horizon, len(seen.now.players) - 1)
        totals = [planner.outcome(plan.state, turns) for plan in plans]
        for played in range(1, self.level.worlds):
            if planner.expansions * (played + 1) > self.level.expansions * played:
                break
            rest = seen.imagine_rest(self.chance)
            for number, plan in enumerate(plans):
                totals[number] += planner.outcome(planner.replayed(rest, plan), turns)
        worth: dict[Option, float] = {}
        for plan, total in zip(plans, totals, strict=True):
            worth[plan.actions[0]] = max(total, worth.get(plan.actions[0], total))
        return worth
