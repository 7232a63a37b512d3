"""Weights of Imperium's fitted value: self-play with noise, then a ridge regression on who was ahead at the end.

`python -m tests.tools.fit_imperium --games 300 --keep FILE` plays what is not in the file yet, fits and writes the
weights. Positions are those after a player's deeds, before the token. Refit after the rules or the features change, and
take the new weights only if a duel says so.
"""

import argparse
import datetime
import gzip
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.player import AnySeen, Bot
from imperium_desktop.cli import add_place_arguments, place_of
from imperium_desktop.commands.executor import Place, carry_out
from imperium_desktop.games.imperium.analysis.pace import rounds_left
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.bot.features import CYCLE, CYCLING, FEATURES, FEWEST, LYING, cycling, having, lying
from imperium_desktop.games.imperium.bot.fitted import FittedAdviser
from imperium_desktop.games.imperium.bot.weights import FILE, Weights, lines_of, read_weights
from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS, Face
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer

Row: TypeAlias = NDArray[np.float64]

NAMES: Final = (*FEATURES, *NATIONS)
SEATS: Final = (2, 3, 2, 4)
"""Numbers of players, by turns."""
NOISE: Final = (0, 5, 15)
"""In how many of 100 choices a player takes any of the three best."""
FITTED: Final = 75
"""How many of 100 players think by the fitted value."""
LAST_ROUND: Final = 30
"""Later positions are of matches that nobody knew how to end."""
MOST: Final = 70.0
"""A lead beyond it says no more."""
RARE: Final = 0.7
"""How much a long match counts for as many positions as it has; 1: all matches alike."""
NATION: Final = 0.15
"""How much less than the rest the weights of nations are held down."""
PARTS: Final = 8
"""Parts of the matches that are left out one after the other."""


class Task(msgspec.Struct, frozen=True):
    """One match to watch."""

    seats: int
    seed: int


class Watched(msgspec.Struct, frozen=True):
    """What came of it."""

    packed: bytes
    """States in the order of the match, as JSON made small."""
    final: list[int]

    @property
    def states(self) -> list[State]:
        return msgspec.json.decode(gzip.decompress(self.packed), type=list[State])


class Wavering:
    """A player that now and then takes any of its three best, and puts its token anywhere."""

    def __init__(self, bot: GreedyBot, chance: Chance, often: int) -> None:
        self.bot = bot
        self.chance = chance
        self.often = often

    def choose(self, seen: AnySeen) -> Answer:
        decision = seen.decision
        if decision.picks_several or len(decision.options) == 1 or self.chance.below(100) >= self.often:
            return self.bot.choose(seen)
        if decision.kind == "imperium.place_cleanup_token":
            return self.chance.one_of(decision.options)
        return self.chance.one_of([option for _, option in self.bot.ranked(seen)[:3]])


# Collecting


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


def wavering(chance: Chance) -> Bot:
    fitted = chance.below(100) < FITTED
    adviser = FittedAdviser() if fitted else ImperiumAdviser()
    return Wavering(GreedyBot(adviser, Chance(chance.bits())), Chance(chance.bits()), chance.one_of(NOISE))


# Fitting


class Positions:
    """Positions as rows: each feature less what the rivals have on the mean, now and times the rounds that are left."""

    def __init__(self, content: Components, matches: Sequence[Watched]) -> None:
        self.content = content
        cards = [card for card in content.cards.values() if card.id in content.nouns]
        faces: tuple[Face, ...] = ("barbarian", "empire")
        self.cycling = {(card.id, face): np.array(cycling(card, face)) for card in cards for face in faces}
        self.lying = {card.id: np.array(lying(card)) for card in cards}
        rows, leads, numbers = [], [], []
        for number, watched in enumerate(matches):
            for state in watched.states:
                if state.round <= LAST_ROUND:
                    rows.append(self.row(state))
                    leads.append(self.still_to_come(state, watched.final))
                    numbers.append(number)
        self.rows, self.leads, self.match_of = np.array(rows), np.clip(leads, -MOST, MOST), np.array(numbers)

    def row(self, state: State) -> Row:
        seats = state.seats_from(state.active)
        seen = np.array([np.concatenate([self.features(state, seat), self.nation(state, seat)]) for seat in seats])
        ahead = seen[0] - seen[1:].mean(0)
        return np.concatenate([ahead, rounds_left(self.content, state) * ahead])

    def features(self, state: State, seat: int) -> Row:
        player = state.players[seat]
        cards = [*player.hand, *player.deck, *player.discard]
        round_, here = np.zeros(len(CYCLING)), np.zeros(len(LYING))
        for card in cards:
            round_ += self.cycling[card, player.face]
        round_[1:] *= CYCLE / max(len(cards), FEWEST)
        for card in in_play(player):
            here += self.lying[card]
        return np.concatenate([round_, here, np.array(having(self.content, state, seat), float)])

    def nation(self, state: State, seat: int) -> Row:
        return np.array([nation == state.players[seat].nation for nation in NATIONS], float)

    def still_to_come(self, state: State, final: list[int]) -> float:
        """How much further ahead of the others the active player will be at the end."""
        gains = [final[seat] - points(self.content, state, seat) for seat in state.seats_from(state.active)]
        return gains[0] - sum(gains[1:]) / len(gains[1:])


class Fit:
    """Ridge regression that leaves weights where they were before, as far as the matches do not say otherwise."""

    def __init__(self, positions: Positions, before: Row, hold: float) -> None:
        self.positions, self.before = positions, before
        self.scale = positions.rows.std(0) + 1e-6
        nation = np.isin(np.arange(len(before)) % len(NAMES), np.arange(len(FEATURES), len(NAMES)))
        self.held = hold * np.diag(np.where(nation, NATION, 1.0))
        counts = np.bincount(positions.match_of)[positions.match_of]
        self.weight = counts**-RARE / np.mean(counts**-RARE)

    def solved(self, chosen: NDArray[np.bool_]) -> Row:
        rows, weight = self.positions.rows[chosen], self.weight[chosen]
        left = self.positions.leads[chosen] - rows @ self.before
        rows = rows / self.scale
        change = np.linalg.solve((rows.T * weight) @ rows + self.held, (rows.T * weight) @ left)
        return np.asarray(self.before + change / self.scale)

    def foreseen(self) -> float:
        """Share of how leads vary that is foreseen in matches that are left out."""
        positions, error = self.positions, 0.0
        for part in range(PARTS):
            out = positions.match_of % PARTS == part
            error += float(((positions.leads[out] - positions.rows[out] @ self.solved(~out)) ** 2).sum())
        return 1 - error / float((positions.leads**2).sum())


def row_of(weights: Weights) -> Row:
    pairs = [weights.features[name] for name in FEATURES] + [weights.nations[nation] for nation in NATIONS]
    return np.array([now for now, _ in pairs] + [later for _, later in pairs])


def fit(matches: Sequence[Watched], before: Weights | None, hold: float) -> Weights:
    positions = Positions(load_game("imperium").content, matches)
    start = row_of(before) if before else np.zeros(2 * len(NAMES))
    fitted = Fit(positions, start, hold)
    row = fitted.solved(np.full(len(positions.leads), fill_value=True))
    pairs = {name: (float(row[place]), float(row[len(NAMES) + place])) for place, name in enumerate(NAMES)}
    return Weights(
        made=datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        matches=len(matches) + (before.matches if before else 0),
        fit=fitted.foreseen(),
        proof=(),
        features={name: pairs[name] for name in FEATURES},
        nations={nation: pairs[nation] for nation in NATIONS},
    )


def tasks(games: int, seed: int) -> list[Task]:
    return [Task(SEATS[number % len(SEATS)], seed + number) for number in range(games)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make fit", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hold", type=float, default=2500.0, help="how hard weights are held where they were")
    parser.add_argument("--anew", action="store_true", help="hold them at nothing, not at the shipped ones")
    parser.add_argument("--out", type=Path, default=FILE)
    add_place_arguments(parser)
    args = parser.parse_args()
    place: Place = place_of(args)
    matches = carry_out(watch, tasks(args.games, args.seed), place, Watched)
    weights = fit(matches, None if args.anew else read_weights(), args.hold)
    args.out.write_text("\n".join(lines_of(weights)) + "\n", "utf-8")
    print(f"{weights.matches} matches, foreseen {weights.fit:.3f}")


if __name__ == "__main__":
    main()
