"""Weights of what Empires come to: `make fit ARGS="settlers --matches 300 --keep FILE"`.

Players that make small mistakes play each other; a ridge regression foretells from each Empire at the end of a round
how many points it will still make. Take the new weights only if a duel says so.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from imperium_desktop.bots.apprentice import Apprentice
from imperium_desktop.games.settlers.analysis.features import NAMES, features
from imperium_desktop.games.settlers.bot import SettlersAdviser
from imperium_desktop.games.settlers.bot.fitted import GAME
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import parts
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from tests.tools.fitting import Fitting, Task
from tests.tools.ridge import Numbers, Rows, foreseen, solved

MISTAKES: Final = (1.0, 3.0)
"""Temperatures of players, by turns."""


class Empire(msgspec.Struct, frozen=True, array_like=True):
    """One seat at the end of a round."""

    seat: int
    points: int
    facts: list[float]


class Watched(msgspec.Struct, frozen=True):
    empires: list[Empire]
    points: list[int]
    """Points of each seat at the end."""


def watch(task: Task) -> Watched:
    game = load_game(GAME)
    content: Components = game.content
    temperatures = [MISTAKES[(task.seed + seat) % len(MISTAKES)] for seat in range(task.seats)]
    players = [
        Apprentice(SettlersAdviser(), temperature, Chance(task.seed * 10 + seat))
        for seat, temperature in enumerate(temperatures)
    ]
    match: Match[State, Components] = Match(game, game.setup_type(seats=task.seats), task.seed, listening=False)
    by_round: dict[int, list[Empire]] = {}
    while match.decision is not None:
        state, rounds = match.state, content.numbers.rounds - match.state.round
        if state.phase == "actions" and rounds:
            by_round[rounds] = [
                Empire(seat, sum(parts(content, player)), features(content, player, rounds))
                for seat, player in enumerate(state.players)
            ]
        match.answer(players[match.decision.seat].choose(match.seen_by(match.decision.seat)))
    return Watched(
        [empire for empires in by_round.values() for empire in empires], [p.points for p in match.state.players]
    )


def rows_of(matches: Sequence[Watched]) -> Rows:
    told = [
        (empire.facts, watched.points[empire.seat] - empire.points, number)
        for number, watched in enumerate(matches)
        for empire in watched.empires
    ]
    facts, outcomes, numbers = zip(*told, strict=True)
    return Rows(np.array(facts), np.array(outcomes, float), np.array(numbers))


def before() -> Numbers:
    return np.zeros(len(NAMES))


def table(weights: Numbers) -> dict[str, list[float]]:
    return {name: [weight] for name, weight in zip(NAMES, weights, strict=True)}


FITTING: Final = Fitting(
    game=GAME,
    seats=(2, 2, 3),
    watch=watch,
    watched_type=Watched,
    rows=rows_of,
    before=before,
    solve=solved,
    foresee=foreseen,
    table=table,
    head=(
        "What Empires of Imperial Settlers come to: points still to come for one more of each feature",
        "(games/settlers/analysis/features.py) at the end of a round.",
    ),
)
