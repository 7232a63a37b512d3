"""Replaying a journal gives the same bytes in every process, whatever the order of its hashes."""

import base64
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import read, write
from imperium_desktop.rules.match import snapshot
from imperium_desktop.rules.setup import Setup
from tests.contract.playing import (
    AnyGame,
    AnyMatch,
    Case,
    cases,
    few_cases,
    few_setups,
    game_of,
    played,
    some_cases,
    some_setups,
)

ROOT = Path(__file__).parents[2]


def traced(data: bytes) -> list[str]:
    """What a replay shows: all states and events; now and then options, views and an imagined world too."""
    opened = read(data, game_of)
    fresh = type(opened.match)(opened.match.game, opened.match.setup, opened.match.seed)
    lines = [shown(fresh)]
    for number, given in enumerate(opened.match.answers):
        fresh.answer(given.answer)
        lines.append(shown(fresh) if number % 8 == 0 else fresh.digest())
    lines.append(snapshot(opened.match.events).decode())
    lines.append(opened.match.digest())
    lines.append(write(opened.match).decode())
    return lines


def shown(match: AnyMatch) -> str:
    seats = range(match.setup.seats)
    options = match.decision.options if match.decision else ()
    views = [match.view(seat) for seat in seats]
    world = match.game.imagine(views[0], 0, Chance(1)) if match.decision else None
    elements = list(match.game.elements(match.state))
    census = dict(match.game.census(match.state))
    return snapshot((match.digest(), tuple(options), views, world, elements, census)).decode()


@pytest.mark.parametrize("of", [few_setups, pytest.param(some_setups, marks=pytest.mark.slow)], ids=["few", "some"])
def test_replays_are_equal_in_processes_with_other_hashes(of: Callable[[AnyGame], list[Setup]]) -> None:
    journals = [write(played(case.match(), case.chance, back=5)) for case in cases(of)]
    here = [traced(data) for data in journals]
    for seed in ("0", "4242"):
        assert traced_elsewhere(journals, seed) == here


def traced_elsewhere(journals: list[bytes], hash_seed: str) -> list[list[str]]:
    finished = subprocess.run(
        [sys.executable, "-m", "tests.contract.test_replay"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        input=b"\n".join(map(base64.b64encode, journals)),
        capture_output=True,
        timeout=120,
    )
    assert finished.returncode == 0, finished.stderr.decode()
    return msgspec.json.decode(finished.stdout, type=list[list[str]])


@few_cases
def test_the_same_seed_and_answers_make_the_same_match(case: Case) -> None:
    one, other = (played(case.match(), case.chance) for _ in range(2))
    assert write(one) == write(other)
    assert snapshot(one.events) == snapshot(other.events)
    assert one.digest() == other.digest()


@some_cases
def test_another_seed_makes_another_match(case: Case) -> None:
    assert case.match().digest() != case._replace(seed=case.seed + 1).match().digest()


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode([traced(base64.b64decode(line)) for line in sys.stdin.buffer]))
