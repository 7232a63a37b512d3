"""Weights of the sheets of Hadrian's Wall: `make fit ARGS="hadrian --matches 300 --keep FILE"`.

Players that plan their Years with weights of their own play alone; a ridge regression foretells at the end of each Year
how many points are still to come. Take the new weights only if a duel says so.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.hadrian.analysis.features import feature_names, features
from imperium_desktop.games.hadrian.bot.sheet_worth import Weights, shipped_weights
from imperium_desktop.games.hadrian.bot.thinker import YearBot
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.scoring import total
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.tools.fitting import Fitting, Task, spread
from tests.tools.ridge import Numbers, Rows, foreseen, solved

LEVEL: Final = Level(name="", top=3, worlds=1, horizon=1, expansions=2_000)


class YearEnd(msgspec.Struct, frozen=True, array_like=True):
    left: int
    """Years."""
    facts: list[float]
    points: int


class Watched(msgspec.Struct, frozen=True):
    years: list[YearEnd]
    points: int


class Wavering(YearBot):
    """A player that leaves its Paths to chance."""

    def choose(self, seen: AnySeen) -> Answer:
        by_lot = seen.decision.kind == "hadrian.choose_path"
        return self.chance.one_of(seen.decision.options) if by_lot else super().choose(seen)


def watch(task: Task) -> Watched:
    game, chance = load_game("hadrian"), Chance(~task.seed)
    content: Components = game.content
    player = Wavering(LEVEL, Chance(chance.bits()), varied(content, chance))
    match: Match[State, Components] = Match(game, game.setup_type(seats=1), task.seed, listening=False)
    years: list[YearEnd] = []
    while match.decision is not None:
        state = match.state
        if state.phase == "paths" and state.year - 1 > len(years):
            sheets = state.players[0]
            left = len(content.box.years) - state.year + 1
            years.append(YearEnd(left, features(content, sheets), total(content, sheets)))
        match.answer(player.choose(match.seen_by(0)))
    return Watched(years, total(content, match.state.players[0]))


def varied(content: Components, chance: Chance) -> Weights:
    factors = [spread(chance) for _ in feature_names(content)]
    return tuple(tuple(w * f for w, f in zip(row, factors, strict=True)) for row in shipped_weights(content))


def rows_of(matches: Sequence[Watched]) -> Rows:
    facts, outcomes, numbers = [], [], []
    weights = np.array(shipped_weights(load_game("hadrian").content))
    for number, watched in enumerate(matches):
        for year in watched.years:
            seen, share = np.array(year.facts), year.left / (len(weights) - 1)
            told = float(weights[year.left] @ seen)
            facts.append(np.concatenate([seen, share * seen, np.arange(len(weights)) == year.left]))
            outcomes.append(watched.points - year.points - told)
            numbers.append(number)
    return Rows(np.array(facts), np.array(outcomes), np.array(numbers))


def before() -> Numbers:
    """Corrections to the weights as they are, and to all sheets of a Year alike."""
    names = feature_names(load_game("hadrian").content)
    return np.zeros(2 * len(names) + len(shipped_weights(load_game("hadrian").content)))


def table(changes: Numbers) -> dict[str, list[float]]:
    content: Components = load_game("hadrian").content
    names, weights = feature_names(content), np.array(shipped_weights(content))
    years = np.arange(len(weights)) / (len(weights) - 1)
    always, by_year = changes[: len(names)], changes[len(names) : 2 * len(names)]
    weights[1:] += always + years[1:, None] * by_year
    return {name: list(weights[:, place]) for place, name in enumerate(names)}


FITTING: Final = Fitting(
    game="hadrian",
    seats=(1,),
    watch=watch,
    watched_type=Watched,
    rows=rows_of,
    before=before,
    solve=solved,
    foresee=foreseen,
    table=table,
    head=(
        "What the sheets of Hadrian's Wall bring later, in points: for each feature",
        "(games/hadrian/analysis/features.py) what one more of it is worth with 0, 1, … 5 Years left.",
    ),
)
