"""The player of the levels that think by the fitted value."""

from collections.abc import Sequence
from typing import Final

import msgspec

from imperium_desktop.bots import rollout
from imperium_desktop.bots.greedy import Adviser, AnyGame, first_decision
from imperium_desktop.bots.levels import MASTER, STRATEGIST, Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.imperium.bot.card_worth import POINT
from imperium_desktop.games.imperium.bot.fitted import FittedAdviser
from imperium_desktop.games.imperium.bot.lookahead import after, replied_once
from imperium_desktop.games.imperium.bot.takes import tokens_in_prospect, with_token
from imperium_desktop.games.imperium.rules.options import PickCard
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option

LEVELS: Final = (
    msgspec.structs.replace(STRATEGIST, horizon=0),
    msgspec.structs.replace(MASTER, top=3, worlds=4, horizon=1, expansions=6_000),
)
FAVOURED: Final = 4
"""Nations that promise most, of which it leads any: matches against it should differ."""
WORLDS: Final = {"imperium.break_through_mode": 6}
"""Number of guesses at the hidden part where an option is a card that nobody sees."""
ACTS: Final = "imperium.act"
TURNS: Final = "imperium.choose_turn_kind"
ENDING: Final = ("scoring", "counting")


class Ahead(rollout.Lookahead):
    """Plays turns on, to the end of the player's deeds in a later round."""

    judged = frozenset({TURNS})

    def __init__(self, adviser: FittedAdviser) -> None:
        self.adviser = adviser

    def is_reached(self, start: State, state: State, seat: int, horizon: int) -> bool:
        deeds_are_done = state.phase == "token" and state.active == seat
        return state.phase in ENDING or (deeds_are_done and state.round >= start.round + horizon)

    def prepared(self, game: AnyGame, state: State, seat: int) -> State:
        return self.adviser.ahead(game).finished(state, seat)

    def worth(self, game: AnyGame, state: State, seat: int, adviser: Adviser) -> float:  # noqa: ARG002
        return self.adviser.ahead(game).judge(state, seat)


class Thinker(rollout.RolloutBot):
    def __init__(self, level: Level, chance: Chance) -> None:
        self.fitted = FittedAdviser()
        super().__init__(self.fitted, Ahead(self.fitted), level, chance)

    def choose(self, seen: AnySeen) -> Answer:
        match seen.decision.kind:
            case "imperium.choose_nation":
                return self.chance.one_of([option for _, option in self.ranked(seen)[:FAVOURED]])
            case "imperium.choose_power_side":
                return self.chance.one_of(seen.decision.options)
        return super().choose(seen)

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        kind = seen.decision.kind
        if kind == "imperium.place_cleanup_token":
            return ranked_for_token(seen)
        self.fitted.worlds = WORLDS.get(kind, 1)
        return super().ranked(seen)

    def worth_a_look(self, ranked: list[tuple[float, Option]]) -> list[Option]:
        return super().worth_a_look(ranked) if self.level.horizon else []

    def _quick(self, game: AnyGame, state: State) -> State:
        """One step on; whoever acts takes what looks best after quick replies, all else is a reply."""
        decision = first_decision(game, state)
        self._expansions += 1
        if decision is None or decision.kind not in (ACTS, TURNS):
            return replied_once(game, state)
        ahead, seat = self.fitted.ahead(game), decision.seat
        self._expansions += len(decision.options)
        reached = [after(game, state, option) for option in decision.options]
        if decision.kind == TURNS:
            played = [ahead.played_out(end, seat) if end.phase == "activate" else end for end in reached]
            return reached[best_of([ahead.judge(end, seat) for end in played])]
        return reached[best_of([ahead.judge(end, seat) for end in reached])]


def best_of(worth: Sequence[float]) -> int:
    return max(range(len(worth)), key=worth.__getitem__)


def ranked_for_token(seen: AnySeen) -> list[tuple[float, Option]]:
    """All cards of the market, first that on which the token is least for the others."""
    content, state = seen.game.content, seen.now
    cards = [option for option in seen.decision.options if isinstance(option, PickCard)]
    worth = [POINT * tokens_in_prospect(content, with_token(state, option.card), seen.seat) for option in cards]
    return sorted(zip(worth, cards, strict=True), key=lambda pair: -pair[0])
