"""What the rules model costs: playing, copying, undoing, loading."""

import time
from collections.abc import Iterator

from imperium_desktop.bots.player import random_answer
from imperium_desktop.registry import load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from tests.bench import catan
from tests.bench.measure import Row, seconds_per_call

GAMES = 30
AIMS = {"tigris": "≥ 8,000"}
RATIOS = {"tigris": "≥ 0.5", "mare_nostrum": "≥ 0.5", "settlers": "≥ 1.05"}


def rows(game_id: str, rounds: int) -> Iterator[Row]:
    most = load_game(game_id).seats[-1]
    rate, yardstick = beside_the_yardstick(game_id, most, rounds)
    yield Row(f"{game_id}, random play, {most} seats", rate, "decisions/s", AIMS.get(game_id, ""))
    yield Row(f"{game_id}, ratio to catanatron just then", rate / yardstick, "x", RATIOS.get(game_id, "≥ 1.0"))
    yield Row(f"{game_id}, options a decision", options_per_decision(game_id, most), "options", "")
    match = half_played(game_id, most)
    state = match.state
    yield Row(f"{game_id}, copy of a state", seconds_per_call(state.copy, 5_000, rounds) * 1e6, "µs", "≤ 10")
    yield Row(f"{game_id}, copy of a match", seconds_per_call(match.copy, 2_000, rounds) * 1e6, "µs", "")
    yield Row(f"{game_id}, undo", undo_seconds(game_id, most) * 1e6, "µs", "")
    data = journal.write(play(game_id, most, 1))
    loading = seconds_per_call(lambda: journal.read(data, load_game), 3, rounds)
    yield Row(f"{game_id}, load a whole journal ({len(data) // 1024} KiB)", loading * 1e3, "ms", "")


def beside_the_yardstick(game_id: str, seats: int, rounds: int) -> tuple[float, float]:
    """Turn about, because a shared machine is not as fast now as it was a minute ago."""
    pairs = [(decisions_per_second(game_id, seats), catan.decisions_per_second()) for _ in range(rounds)]
    return max(rate for rate, _ in pairs), max(yardstick for _, yardstick in pairs)


def play(game_id: str, seats: int, seed: int, most: int = 100_000, listening: bool = False) -> AnyMatch:
    game = load_game(game_id)
    match: AnyMatch = Match(game, game.setup_type(seats=seats), seed, listening=listening)
    chance = Chance(seed)
    while match.decision is not None and len(match.answers) < most:
        match.answer(random_answer(match.decision, chance))
    return match


def decisions_per_second(game_id: str, seats: int) -> float:
    began = time.perf_counter()
    decisions = sum(len(play(game_id, seats, seed).answers) for seed in range(GAMES))
    return decisions / (time.perf_counter() - began)


def options_per_decision(game_id: str, seats: int) -> float:
    match = play(game_id, seats, 1, most=0)
    chance = Chance(1)
    counts = []
    while match.decision is not None:
        counts.append(len(match.decision.options))
        match.answer(random_answer(match.decision, chance))
    return sum(counts) / len(counts)


def half_played(game_id: str, seats: int) -> AnyMatch:
    return play(game_id, seats, 1, most=len(play(game_id, seats, 1).answers) // 2)


def undo_seconds(game_id: str, seats: int) -> float:
    match = play(game_id, seats, 1, listening=True)
    answers = len(match.answers)
    began = time.perf_counter()
    while match.answers:
        match.take_back()
    return (time.perf_counter() - began) / answers
