"""Weights of the fitted value of Imperium: `make fit ARGS="imperium --matches 300 --keep FILE"`.

Players of both values that waver now and then play each other; a ridge regression foretells from the table after a
player's deeds, before the token, how much further ahead it will be at the end. Take the new weights only if a duel says
so, and refit after the rules or the features change.
"""

import gzip
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.imperium.analysis.pace import rounds_left
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.bot.features import CYCLE, CYCLING, FEWEST, LYING, cycling, having, lying
from imperium_desktop.games.imperium.bot.fitted import FADING, NAMES, FittedAdviser, shipped_weights
from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS, Face
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.tools.fitting import Fitting, Task
from tests.tools.ridge import Numbers, Rows, foreseen, solved

NOISE: Final = (0, 5, 15)
"""In how many of 100 choices a player takes any of the three best."""
FITTED: Final = 75
"""How many of 100 players think by the fitted value."""
LAST_ROUND: Final = 30
"""Later positions are of matches that nobody knew how to end."""
MOST: Final = 70.0
"""A lead beyond it says no more."""
RARE: Final = 0.7
"""How much less a position of a long match counts; 1: all matches alike."""


class Watched(msgspec.Struct, frozen=True):
    packed: bytes
    """States in the order of the match, as JSON made small."""
    final: list[int]
    """Points of each seat at the end."""

    @property
    def states(self) -> list[State]:
        return msgspec.json.decode(gzip.decompress(self.packed), type=list[State])


class Wavering(GreedyBot):
    """A player that now and then takes any of its three best, and puts its token anywhere."""

    often = 0

    def choose(self, seen: AnySeen) -> Answer:
        decision = seen.decision
        if decision.picks_several or len(decision.options) == 1 or self.chance.below(100) >= self.often:
            return super().choose(seen)
        if decision.kind == "imperium.place_cleanup_token":
            return self.chance.one_of(decision.options)
        return self.chance.one_of([option for _, option in self.ranked(seen)[:3]])


def watch(task: Task) -> Watched:
    game, chance = load_game("imperium"), Chance(~task.seed)
    players = [wavering(chance) for _ in range(task.seats)]
    setup = ImperiumSetup(seats=task.seats, nations_from="both", choice="lot")
    match: Match[State, Components] = Match(game, setup, task.seed, listening=False)
    states = []
    while match.decision is not None:
        asked = match.decision
        if asked.kind == "imperium.place_cleanup_token" and not match.last_rest.frames:
            states.append(match.last_rest)
        match.answer(players[asked.seat].choose(match.seen_by(asked.seat)))
    final = [points(game.content, match.state, seat) for seat in range(task.seats)]
    return Watched(gzip.compress(msgspec.json.encode(states), 5), final)


def wavering(chance: Chance) -> Wavering:
    fitted = chance.below(100) < FITTED
    player = Wavering(FittedAdviser() if fitted else ImperiumAdviser(), Chance(chance.bits()))
    player.often = chance.one_of(NOISE)
    return player


class Measure:
    """Positions as rows: what the active player has more than the others on the mean, now and with rounds to come."""

    def __init__(self, content: Components) -> None:
        self.content = content
        cards = [card for card in content.cards.values() if card.id in content.nouns]
        faces: tuple[Face, ...] = ("barbarian", "empire")
        self.cycling = {(card.id, face): np.array(cycling(card, face)) for card in cards for face in faces}
        self.lying = {card.id: np.array(lying(card)) for card in cards}

    def row(self, state: State) -> Numbers:
        seen = np.array([self.features(state, seat) for seat in state.seats_from(state.active)])
        ahead, left = seen[0] - seen[1:].mean(0), rounds_left(self.content, state)
        return np.concatenate([ahead * min(1.0, left / FADING), ahead * left])

    def features(self, state: State, seat: int) -> Numbers:
        player = state.players[seat]
        cards = [*player.hand, *player.deck, *player.discard]
        round_, here = np.zeros(len(CYCLING)), np.zeros(len(LYING))
        for card in cards:
            round_ += self.cycling[card, player.face]
        round_[1:] *= CYCLE / max(len(cards), FEWEST)
        for card in in_play(player):
            here += self.lying[card]
        nation = [nation == player.nation for nation in NATIONS]
        return np.concatenate([round_, here, np.array([*having(self.content, state, seat), *nation], float)])

    def still_to_come(self, state: State, final: list[int]) -> float:
        """How much further ahead of the others the active player will be at the end."""
        gains = [final[seat] - points(self.content, state, seat) for seat in state.seats_from(state.active)]
        return max(-MOST, min(gains[0] - sum(gains[1:]) / len(gains[1:]), MOST))


def rows_of(matches: Sequence[Watched]) -> Rows:
    measure = Measure(load_game("imperium").content)
    facts, outcomes, numbers = [], [], []
    for number, watched in enumerate(matches):
        states = [state for state in watched.states if state.round <= LAST_ROUND]
        weight = len(states) ** (-RARE / 2)
        facts += [weight * measure.row(state) for state in states]
        outcomes += [weight * measure.still_to_come(state, watched.final) for state in states]
        numbers += [number] * len(states)
    return Rows(np.array(facts), np.array(outcomes), np.array(numbers))


def before() -> Numbers:
    return np.array(shipped_weights()).T.ravel()


def table(weights: Numbers) -> dict[str, list[float]]:
    return {name: list(weights[place :: len(NAMES)]) for place, name in enumerate(NAMES)}


FITTING: Final = Fitting(
    game="imperium",
    seats=(2, 3, 2, 4),
    watch=watch,
    watched_type=Watched,
    rows=rows_of,
    before=before,
    solve=solved,
    foresee=foreseen,
    table=table,
    head=(
        "What the fitted player of Imperium values, in points: for each feature (games/imperium/bot/features.py) and",
        "nation what one more of it is worth now, and what it brings in each round that is left.",
    ),
)
