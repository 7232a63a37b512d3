"""A player that plays its best moves on with everybody's quick choices, in a few guesses at what it cannot see."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from imperium_desktop.bots.greedy import HOPELESS, Adviser, AnyGame, GreedyBot, first_decision
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import OVER, Answer, Decision, Option

FARTHER: Final = 1e-7
"""How much less an end is worth for every position before it: a win that is near is taken, a defeat put off."""
LATER: Final = 1e-6
NOWHERE: Final = -1e9
"""What a move is worth that a card makes impossible."""


class Lookahead(ABC):
    """What a game says of playing on."""

    judged: frozenset[str]
    """Kinds of choices that are worth it."""
    replied: frozenset[str] = frozenset()
    """Kinds of choices to which a reply is enough while a match is played on."""

    def is_tried(self, decision: Decision[Option]) -> bool:
        """True of choices whose options are tried out while a match is played on; to others a reply is enough."""
        return decision.kind not in self.replied

    def narrowed(self, game: AnyGame, state: Any, decision: Decision[Option]) -> Sequence[Option]:  # noqa: ARG002
        """The options that are tried out, of those that differ little only one."""
        return decision.options

    @abstractmethod
    def is_reached(self, start: Any, state: Any, seat: int, horizon: int) -> bool:
        """True where a match that is played on from `start` has come far enough to be judged."""

    def likely(self, game: AnyGame, state: Any, seat: int, chance: Chance) -> Any:  # noqa: ARG002
        """The imagined rest with hidden parts that are likelier than any; it is not shared with anybody."""
        return state

    def prepared(self, game: AnyGame, state: Any, seat: int) -> Any:  # noqa: ARG002
        """The rest at which playing on begins; a game whose bot thinks inside its cards lets it do so here."""
        return state

    def worth(self, game: AnyGame, state: Any, seat: int, adviser: Adviser) -> float:
        return adviser.value(game, state, seat)


class RolloutBot(GreedyBot):
    def __init__(self, adviser: Adviser, lookahead: Lookahead, level: Level, chance: Chance) -> None:
        super().__init__(adviser, chance)
        self.lookahead = lookahead
        self.level = level
        self._expansions = 0

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        """All options, first those that were played on, by what came of them."""
        at_once = super().ranked(seen)
        chosen = self.worth_a_look(at_once) if seen.decision.kind in self.lookahead.judged else []
        if len(chosen) < 2:
            return at_once
        worths = self.played_on(seen, chosen)
        played = sorted(zip(worths, chosen, strict=False), key=lambda pair: -pair[0])
        least = played[-1][0]
        return played + [(min(worth, least), option) for worth, option in at_once[len(played) :]]

    def _end_of_turn(self, game: AnyGame, rest: Any, seen: AnySeen) -> float:
        """What is as good at once comes first."""
        return super()._end_of_turn(game, rest, seen) - LATER

    def worth_a_look(self, ranked: list[tuple[float, Option]]) -> list[Option]:
        """Make the choice of options to play on, from what all are worth at once."""
        best = ranked[0][0]
        return [
            option
            for worth, option in ranked[: self.level.top]
            if worth > HOPELESS and best - worth <= self.level.margin
        ]

    def played_on(self, seen: AnySeen, options: Sequence[Answer]) -> list[float]:
        """What options are worth on the mean of all worlds, the same worlds for all of them.

        Where playing on is long, it may be fewer options and worlds: the first ones, but never less than two options.
        """
        most = self.level.expansions
        self._expansions = 0
        rest = self.imagined(seen)
        totals = [self._outcome(seen, rest, options[0], most // 2)]
        options = options[: max(2, most // max(1, self._expansions))]
        totals += [self._outcome(seen, rest, option, most // len(options)) for option in options[1:]]
        worlds = max(1, min(self.level.worlds, most // max(1, self._expansions)))
        for _ in range(1, worlds):
            rest = self.imagined(seen)
            for number, option in enumerate(options):
                totals[number] += self._outcome(seen, rest, option, most)
        return [total / worlds for total in totals]

    def imagined(self, seen: AnySeen) -> Any:
        return self.lookahead.likely(seen.game, seen.imagine_rest(self.chance), seen.seat, self.chance)

    def _outcome(self, seen: AnySeen, start: Any, option: Answer, most: int) -> float:
        game, seat, ahead = seen.game, seen.seat, self.lookahead
        state = self._after(game, start, [*(answer for _, answer in seen.since), option])
        if state is None:
            return NOWHERE
        state, first = ahead.prepared(game, state, seat), self._expansions
        last = first + most
        while state.phase != OVER and self._expansions < last:
            if ahead.is_reached(start, state, seat, self.level.horizon):
                break
            further = self._quick(game, state)
            if further is None:
                break
            state = further
        worth = ahead.worth(game, state, seat, self.adviser)
        return worth * (1 - FARTHER * (self._expansions - first)) if state.phase == OVER else worth

    def _quick(self, game: AnyGame, state: Any) -> Any:
        """Play one step, each choice as it looks best at once. None if a card makes that impossible."""
        decision = first_decision(game, state)
        self._expansions += 1
        if decision is None or not self._is_choice(decision):
            return self._after(game, state, [])
        options = self.lookahead.narrowed(game, state, decision)
        self._expansions += len(options)
        after = [self._after(game, state, [option]) for option in options]
        return max(after, key=lambda rest: self._value(game, rest, decision.seat))

    def _is_choice(self, decision: Decision[Option]) -> bool:
        if decision.picks_several or decision.kind in self.adviser.habits or not self.lookahead.is_tried(decision):
            return False
        return len(decision.options) > 1
