"""Bots think in a process of their own: the window never waits, and a thought can be dropped at any time."""

import multiprocessing
import multiprocessing.connection
from multiprocessing.context import SpawnProcess
from typing import Any

import msgspec

from imperium_desktop.registry import BOTS, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import answer_decoder
from imperium_desktop.rules.match import Seen, snapshot
from imperium_desktop.rules.table import Answer


class Question(msgspec.Struct, frozen=True):
    """What a seat sees, as it goes to the other process."""

    game: str
    setup: msgspec.Raw
    seat: int
    rest: msgspec.Raw
    since: tuple[tuple[int, msgspec.Raw], ...]
    now: msgspec.Raw
    bot: str
    seed: int


def question_of(seen: Seen[Any, Any], bot: str, seed: int) -> bytes:
    return msgspec.json.encode(
        Question(
            seen.game.id,
            msgspec.Raw(msgspec.json.encode(seen.setup)),
            seen.seat,
            msgspec.Raw(snapshot(seen.rest)),
            tuple((seat, msgspec.Raw(msgspec.json.encode(answer))) for seat, answer in seen.since),
            msgspec.Raw(snapshot(seen.now)),
            bot,
            seed,
        )
    )


def thought_out(question: bytes) -> bytes:
    """The bot's answer, as bytes."""
    asked = msgspec.json.decode(question, type=Question)
    game = load_game(asked.game)
    setup = msgspec.json.decode(asked.setup, type=game.setup_type)
    rest = msgspec.json.decode(asked.rest, type=game.state_type)
    decoder = answer_decoder(game)
    since = tuple((seat, decoder.decode(answer)) for seat, answer in asked.since)
    now = msgspec.json.decode(asked.now, type=game.state_type)
    chance = Chance(asked.seed)
    seen: Seen[Any, Any] = Seen(game, setup, asked.seat, rest, since, now)
    return msgspec.json.encode(BOTS[asked.bot](asked.game, chance).choose(seen))


def serve(line: multiprocessing.connection.Connection) -> None:
    """The other process: one question after another until the line is closed."""
    while True:
        try:
            question = line.recv_bytes()
        except EOFError:
            return
        line.send_bytes(thought_out(question))


class Thinker:
    """The window's end of the line. At most one question is under way."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._line: multiprocessing.connection.Connection | None = None
        self._asked: Seen[Any, Any] | None = None

    def ask(self, seen: Seen[Any, Any], bot: str, seed: int) -> None:
        self.cancel()
        if self._process is None or not self._process.is_alive():
            self._start()
        assert self._line is not None
        self._asked = seen
        self._line.send_bytes(question_of(seen, bot, seed))

    @property
    def busy(self) -> bool:
        return self._asked is not None

    def answer(self) -> Answer | None:
        """The answer, once it is there. Raises EOFError if the other process died over it."""
        if self._asked is None or self._line is None or not self._line.poll():
            return None
        game = self._asked.game
        self._asked = None
        return answer_decoder(game).decode(self._line.recv_bytes())

    def cancel(self) -> None:
        """Drop the thought that is under way."""
        if self._asked is not None:
            self.close()

    def close(self) -> None:
        self._asked = None
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join()
        self._line = self._process = None

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()
