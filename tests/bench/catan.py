"""The yardstick: random play of catanatron, a Catan engine in Python."""

import time

from catanatron import Color, Game, RandomPlayer

GAMES = 10


def decisions_per_second() -> float:
    began = time.perf_counter()
    decisions = 0
    for seed in range(GAMES):
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions / (time.perf_counter() - began)
