"""Weights of the fitted value of Tigris & Euphrates: `make fit ARGS="tigris --matches 300 --keep FILE"`.

Players that plan their turns with weights of their own play each other; a ridge regression foretells from the table at
the beginning of each turn how far a seat is ahead at the end. Take the new weights only if a duel says so.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.tigris.analysis.features import NAMES, features
from imperium_desktop.games.tigris.bot.candidates import WIDE, Candidates
from imperium_desktop.games.tigris.bot.fitted import Weights, share_left, shipped_weights
from imperium_desktop.games.tigris.bot.thinker import TurnBot
from imperium_desktop.games.tigris.rules.components import Components
from imperium_desktop.games.tigris.rules.scoring import key
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.tools.fitting import Fitting, Task, spread
from tests.tools.ridge import Numbers, Rows, solved_for_wins, wins_foreseen

LEVEL: Final = Level(name="", top=3, worlds=1, horizon=0, expansions=1_500)
ODD: Final = 6
"""In how many of 100 actions a player does anything that is worth a try."""
WORTH: Final = (1.0, 0.5, 0.2, 0.1)
"""What a point is worth at the end, in the weakest sphere and so on."""


class Turn(msgspec.Struct, frozen=True, array_like=True):
    left: float
    facts: list[list[float]]
    """Of each seat."""


class Watched(msgspec.Struct, frozen=True):
    turns: list[Turn]
    keys: list[tuple[int, ...]]
    """Points of each seat at the end, the weakest sphere first."""


class Wavering(TurnBot):
    def choose(self, seen: AnySeen) -> Answer:
        if seen.decision.kind == "tigris.take_action" and self.chance.below(100) < ODD:
            worth_a_try = Candidates(seen.game.content, seen.now, WIDE).options()
            if worth_a_try:
                return self.chance.one_of(worth_a_try)
        return super().choose(seen)


def watch(task: Task) -> Watched:
    game, chance = load_game("tigris"), Chance(~task.seed)
    players = [Wavering(LEVEL, Chance(chance.bits()), varied(chance)) for _ in range(task.seats)]
    match: Match[State, Components] = Match(game, game.setup_type(seats=task.seats), task.seed, listening=False)
    turns: list[Turn] = []
    seen = -1
    while match.decision is not None:
        state = match.state
        if match.decision.kind == "tigris.take_action" and state.turn != seen:
            seen = state.turn
            turns.append(Turn(share_left(game.content, state), features(game.content, state)))
        match.answer(players[match.decision.seat].choose(match.seen_by(match.decision.seat)))
    return Watched(turns, [key(player) for player in match.state.players])


def varied(chance: Chance) -> Weights:
    factors = [spread(chance) for _ in NAMES]
    late, early = (tuple(w * f for w, f in zip(weights, factors, strict=True)) for weights in shipped_weights())
    return late, early


def rows_of(matches: Sequence[Watched]) -> Rows:
    facts, outcomes, numbers = [], [], []
    for number, watched in enumerate(matches):
        worth = np.array([np.dot(WORTH, points) for points in watched.keys])
        for turn in watched.turns:
            seen = np.array(turn.facts)
            for seat in range(len(worth)):
                ahead = less_rivals(seen, seat)
                facts.append(np.concatenate([(1 - turn.left) * ahead, turn.left * ahead]))
                outcomes.append(float(less_rivals(worth[:, None], seat)[0]))
                numbers.append(number)
    return Rows(np.array(facts), np.array(outcomes), np.array(numbers))


def less_rivals(numbers: Numbers, seat: int) -> Numbers:
    """What a seat has, less what its rivals have on the mean."""
    rivals = np.delete(numbers, seat, axis=0)
    return np.asarray(numbers[seat] - rivals.mean(0))


def before() -> Numbers:
    return np.concatenate(shipped_weights())


def table(weights: Numbers) -> dict[str, list[float]]:
    return {name: [weights[place], weights[len(NAMES) + place]] for place, name in enumerate(NAMES)}


FITTING: Final = Fitting(
    game="tigris",
    seats=(2, 2, 3, 4),
    watch=watch,
    watched_type=Watched,
    rows=rows_of,
    before=before,
    solve=solved_for_wins,
    foresee=wins_foreseen,
    table=table,
    head=(
        "What counts in Tigris & Euphrates, in points of the weakest sphere: for each feature",
        "(games/tigris/analysis/features.py) what one more of it is worth when the match ends and when it begins.",
    ),
)
