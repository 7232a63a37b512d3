"""Bots that die, hang or talk nonsense: asked again twice, then given up."""

import os
import signal
import sys
import time
from collections.abc import Iterator

import msgspec
import pytest

from imperium_desktop import bot_process
from imperium_desktop.bot_process import BotProcess, BotStopped
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.contract.playing import AnyMatch

SOON = 0.02


@pytest.fixture
def match() -> AnyMatch:
    game = load_game("tigris")
    return Match(game, game.setup_type(seats=2), 1)


@pytest.fixture
def thinker() -> Iterator[BotProcess]:
    made = BotProcess()
    yield made
    made.close()


def waited(thinker: BotProcess) -> Answer:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        thought = thinker.thought()
        if thought is not None:
            return thought.answer
        time.sleep(SOON)
    raise AssertionError("no answer")


def pid(thinker: BotProcess) -> int:
    assert thinker._process is not None
    assert thinker._process.pid is not None
    return thinker._process.pid


def test_a_killed_bot_is_started_again(match: AnyMatch, thinker: BotProcess) -> None:
    thinker.ask(match.seen_by(match.waiting.seat), "greedy", 1)
    first = pid(thinker)
    os.kill(first, signal.SIGKILL)
    match.answer(waited(thinker))
    assert pid(thinker) != first


def hit_until_given_up(thinker: BotProcess, blow: int) -> list[int]:
    """Every process that comes up gets the signal; they are returned."""
    hit: list[int] = []
    try:
        while True:
            if pid(thinker) not in hit:
                hit.append(pid(thinker))
                os.kill(hit[-1], blow)
            assert thinker.thought() is None
            time.sleep(SOON)
    except BotStopped:
        return hit


def test_a_bot_that_is_killed_each_time_is_given_up_after_two_restarts(match: AnyMatch, thinker: BotProcess) -> None:
    thinker.ask(match.seen_by(match.waiting.seat), "greedy", 1)
    assert len(hit_until_given_up(thinker, signal.SIGKILL)) == 3
    assert not thinker.busy
    thinker.ask(match.seen_by(match.waiting.seat), "random", 1)
    match.answer(waited(thinker))


def test_a_bot_that_raises_is_given_up(match: AnyMatch, thinker: BotProcess, capfd: pytest.CaptureFixture[str]) -> None:
    thinker.ask(match.seen_by(match.waiting.seat), "a bot that nobody wrote", 1)
    with pytest.raises(BotStopped):
        waited(thinker)


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be frozen there")
def test_a_bot_that_hangs_is_killed_and_given_up(match: AnyMatch) -> None:
    thinker = BotProcess(patience=0.05)
    thinker.ask(match.seen_by(match.waiting.seat), "greedy", 1)
    frozen = hit_until_given_up(thinker, signal.SIGSTOP)
    assert len(frozen) == 3
    for process in frozen:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_an_answer_that_is_none_of_the_game_counts_as_none(
    match: AnyMatch, thinker: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Line:
        def poll(self) -> bool:
            return True

        def recv_bytes(self) -> bytes:
            return msgspec.json.encode({"type": "castling"})

        def send_bytes(self, data: bytes) -> None:
            pass

        def close(self) -> None:
            pass

    def start(self: BotProcess) -> None:
        self._line = Line()  # type: ignore[assignment]

    monkeypatch.setattr(bot_process.BotProcess, "_start", start)
    thinker.ask(match.seen_by(match.waiting.seat), "greedy", 1)
    with pytest.raises(BotStopped):
        waited(thinker)
