"""The player of the levels that think by the fitted value.

Turns are not played on into those of the others: what shuffles bring there hides what a choice is worth (measured).
"""

from typing import Final

import msgspec

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import MASTER, STRATEGIST, Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.imperium.bot.aims import places_for_itself
from imperium_desktop.games.imperium.bot.card_worth import POINT
from imperium_desktop.games.imperium.bot.fitted import FittedAdviser
from imperium_desktop.games.imperium.bot.takes import tokens_in_prospect, with_token
from imperium_desktop.games.imperium.rules.options import PickCard
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option

LEVELS: Final = (
    msgspec.structs.replace(STRATEGIST, worlds=1, horizon=0, expansions=1_200),
    msgspec.structs.replace(MASTER, worlds=4, horizon=0, expansions=4_000),
)
FAVOURED: Final = 4
"""Nations that promise most, of which it leads any: matches against it should differ."""
BLIND: Final = 6
"""Least number of guesses where an option is a card that nobody sees."""


class Thinker(GreedyBot):
    def __init__(self, level: Level, chance: Chance) -> None:
        self.fitted = FittedAdviser()
        super().__init__(self.fitted, chance)
        self.level = level

    def choose(self, seen: AnySeen) -> Answer:
        if seen.decision.kind == "imperium.choose_nation":
            return self.chance.one_of([option for _, option in self.ranked(seen)[:FAVOURED]])
        return super().choose(seen)

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        kind = seen.decision.kind
        if kind == "imperium.place_cleanup_token" and not places_for_itself(seen.now.players[seen.seat]):
            return ranked_for_token(seen)
        blind = kind == "imperium.break_through_mode"
        worlds = max(BLIND, self.level.worlds) if blind else self.level.worlds
        self.fitted.worlds = worlds
        self.fitted.trials = self.level.expansions // (worlds * len(seen.decision.options))
        return super().ranked(seen)


def ranked_for_token(seen: AnySeen) -> list[tuple[float, Option]]:
    """All cards of the market, first that on which the token is least for the others."""
    content, state = seen.game.content, seen.now
    cards = [option for option in seen.decision.options if isinstance(option, PickCard)]
    worth = [POINT * tokens_in_prospect(content, with_token(state, option.card), seen.seat) for option in cards]
    return sorted(zip(worth, cards, strict=True), key=lambda pair: -pair[0])
