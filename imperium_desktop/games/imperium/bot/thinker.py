"""The player of the levels that think by the fitted value.

Turns are not played on into those of the others: what shuffles bring there hides what a choice is worth (measured).
"""

from typing import Final

import msgspec

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import APPRENTICE, MASTER, STRATEGIST, Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.imperium.bot.aims import keeps_its_deck, places_for_itself
from imperium_desktop.games.imperium.bot.card_worth import POINT
from imperium_desktop.games.imperium.bot.fitted import FittedAdviser
from imperium_desktop.games.imperium.bot.lookahead import is_idle
from imperium_desktop.games.imperium.bot.takes import tokens_in_prospect, with_token
from imperium_desktop.games.imperium.rules.options import EndActivation, PickCard
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option, Path

LEVELS: Final = (
    msgspec.structs.replace(APPRENTICE, temperature=8.0),
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

    def suggest(self, seen: AnySeen, urged: Path) -> Answer:
        if seen.decision.kind == "imperium.discard_for_cleanup":
            return self.thrown_away(seen)
        return super().suggest(seen, urged)

    def thrown_away(self, seen: AnySeen) -> Answer:
        """Throw away what would still be in hand after the next turn, if that were now."""
        decision, state = seen.decision, seen.imagine_rest(self.chance)
        if keeps_its_deck(state.players[seen.seat]) or state.round == state.last_round:
            return self.fitted.reply(seen.game, state, decision)
        state.kind = state.phase = "activate"
        ahead = self.fitted.ahead(seen.game)
        ahead.trials = self.level.expansions
        left = ahead.played_out(state, seen.seat).players[seen.seat].hand
        return tuple(option for option in decision.options if isinstance(option, PickCard) and option.card in left)

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        kind = seen.decision.kind
        if kind == "imperium.place_cleanup_token" and not places_for_itself(seen.now.players[seen.seat]):
            return ranked_for_token(seen)
        blind = kind == "imperium.break_through_mode"
        worlds = max(BLIND, self.level.worlds) if blind else self.level.worlds
        self.fitted.worlds = worlds
        self.fitted.trials = self.level.expansions // (worlds * len(seen.decision.options))
        ranked = super().ranked(seen)
        return idle_last(ranked) if kind == "imperium.act" else ranked


def idle_last(ranked: list[tuple[float, Option]]) -> list[tuple[float, Option]]:
    """Put cards from which nothing would come behind the end of the activation."""
    end = next(worth for worth, option in ranked if isinstance(option, EndActivation))
    worth = [(min(worth, end) if is_idle(option) else worth, option) for worth, option in ranked]
    return sorted(worth, key=lambda pair: (-pair[0], is_idle(pair[1])))


def ranked_for_token(seen: AnySeen) -> list[tuple[float, Option]]:
    """All cards of the market, first that on which the token is least for the others."""
    content, state = seen.game.content, seen.now
    cards = [option for option in seen.decision.options if isinstance(option, PickCard)]
    worth = [POINT * tokens_in_prospect(content, with_token(state, option.card), seen.seat) for option in cards]
    return sorted(zip(worth, cards, strict=True), key=lambda pair: -pair[0])
