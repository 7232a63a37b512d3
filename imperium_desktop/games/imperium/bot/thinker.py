"""The player of the levels that think by the fitted value."""

from typing import Final

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.imperium.bot.fitted import FittedAdviser
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer

FAVOURED: Final = 4
"""Nations that promise most, of which it leads any: matches against it should differ."""


class Thinker(GreedyBot):
    def __init__(self, level: Level, chance: Chance) -> None:
        super().__init__(FittedAdviser(), chance)
        self.level = level

    def choose(self, seen: AnySeen) -> Answer:
        match seen.decision.kind:
            case "imperium.choose_nation":
                return self.chance.one_of([option for _, option in self.ranked(seen)[:FAVOURED]])
            case "imperium.choose_power_side":
                return self.chance.one_of(seen.decision.options)
        return super().choose(seen)
