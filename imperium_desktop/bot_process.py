"""Bots think in a process of their own: the window never waits, and a thought can be dropped at any time."""

import multiprocessing
import multiprocessing.connection
import time
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import msgspec

from imperium_desktop.registry import GAMES, bot_of_level, bots_of, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import answer_decoder
from imperium_desktop.rules.match import Seen, snapshot
from imperium_desktop.rules.table import Answer, Path
from imperium_desktop.teaching.merits import Merit

RESTARTS: Final = 2
"""Times that a bot that died or hangs over a question is asked it again."""
PATIENCE: Final = 60.0
"""Seconds for one answer, far more than any bot here needs."""


MOST_OPENLY: Final = 1
"""Number of reasons that are told of a bot's move; a line of the log has no room for more."""


class BotStopped(RuntimeError):
    """The bot gave no answer, however often it was asked."""


class BotQuestion(msgspec.Struct, frozen=True):
    """What a seat sees, as it goes to the other process."""

    game: str
    rules: int
    setup: msgspec.Raw
    seat: int
    rest: msgspec.Raw
    since: tuple[tuple[int, msgspec.Raw], ...]
    now: msgspec.Raw
    bot: str
    seed: int
    urged: Path | None = None
    """Elements that a hint speaks for, for a suggestion."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot decided, and what everybody may be told of why."""

    answer: Answer
    reasons: tuple[Merit, ...] = ()


class ThoughtLine(msgspec.Struct, frozen=True):
    """A thought on the line between the processes."""

    answer: msgspec.Raw
    reasons: tuple[Merit, ...] = ()


def question_of(seen: Seen[Any, Any], bot: str, seed: int, urged: Path | None = None) -> bytes:
    return msgspec.json.encode(
        BotQuestion(
            seen.game.id,
            seen.game.rules_version,
            msgspec.Raw(msgspec.json.encode(seen.setup)),
            seen.seat,
            msgspec.Raw(snapshot(seen.rest)),
            tuple((seat, msgspec.Raw(msgspec.json.encode(answer))) for seat, answer in seen.since),
            msgspec.Raw(snapshot(seen.now)),
            bot,
            seed,
            urged,
        )
    )


def thought_out(question: bytes) -> bytes:
    """The bot's thought, as bytes."""
    asked = msgspec.json.decode(question, type=BotQuestion)
    game = load_game(asked.game).as_of(asked.rules)
    setup = msgspec.json.decode(asked.setup, type=game.setup_type)
    rest = msgspec.json.decode(asked.rest, type=game.state_type)
    decoder = answer_decoder(game)
    since = tuple((seat, decoder.decode(answer)) for seat, answer in asked.since)
    now = msgspec.json.decode(asked.now, type=game.state_type)
    chance = Chance(asked.seed)
    seen: Seen[Any, Any] = Seen(game, setup, asked.seat, lambda: rest, since, now)
    if asked.urged is not None:
        return on_the_line(bot_of_level(asked.bot, asked.game, chance).suggest(seen, asked.urged))
    answer = bots_of(asked.game)[asked.bot](asked.game, chance).choose(seen)
    return on_the_line(answer, open_reasons(seen, answer))


def on_the_line(answer: Answer, reasons: tuple[Merit, ...] = ()) -> bytes:
    return msgspec.json.encode(ThoughtLine(msgspec.Raw(msgspec.json.encode(answer)), reasons))


def open_reasons(seen: Seen[Any, Any], answer: Answer) -> tuple[Merit, ...]:
    """What speaks for a move, as far as everybody may be told; nothing where it fails, for the move counts.

    Of a secret answer nothing is told.
    """
    merits = GAMES[seen.game.id].parts.merits
    if merits is None or seen.decision.secret or len(seen.decision.options) == 1:
        return ()
    try:
        return merits.openly.of(seen, answer, MOST_OPENLY)
    except Exception:
        return ()


def serve(line: multiprocessing.connection.Connection) -> None:
    """The other process: one question after another until the line is closed."""
    while True:
        try:
            question = line.recv_bytes()
        except EOFError:
            return
        line.send_bytes(thought_out(question))


class BotProcess:
    """The window's end of the line. At most one question is under way."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._process: SpawnProcess | None = None
        self._line: multiprocessing.connection.Connection | None = None
        self._asked: Seen[Any, Any] | None = None
        self._question = b""
        self._restarts = 0
        self._since = 0.0

    def ask(self, seen: Seen[Any, Any], bot: str, seed: int, urged: Path | None = None) -> None:
        """`urged`: for a suggestion, what a hint speaks for."""
        self.cancel()
        self._asked = seen
        self._question = question_of(seen, bot, seed, urged)
        self._restarts = 0
        self._send()

    @property
    def busy(self) -> bool:
        return self._asked is not None

    def thought(self) -> Thought | None:
        """The thought, once it is there. A bot that died or hangs is started again; in the end BotStopped is raised."""
        if self._asked is None:
            return None
        try:
            thought = self._received(self._asked)
        except (EOFError, OSError, msgspec.DecodeError, UnicodeDecodeError):
            self._ask_again()
            return None
        if thought is None and time.monotonic() - self._since > self.patience:
            self._ask_again()
        return thought

    def cancel(self) -> None:
        """Drop the thought that is under way."""
        if self._asked is not None:
            self.close()

    def close(self) -> None:
        self._asked = None
        self._hang_up()

    def _received(self, asked: Seen[Any, Any]) -> Thought | None:
        if self._line is None:
            raise EOFError
        if not self._line.poll():
            return None
        line = msgspec.json.decode(self._line.recv_bytes(), type=ThoughtLine)
        thought = Thought(answer_decoder(asked.game).decode(line.answer), line.reasons)
        self._asked = None
        return thought

    def _ask_again(self) -> None:
        self._hang_up()
        if self._restarts == RESTARTS:
            self._asked = None
            raise BotStopped
        self._restarts += 1
        self._send()

    def _send(self) -> None:
        """A line that breaks here is found broken when the answer is looked for."""
        self._since = time.monotonic()
        try:
            if self._process is None or not self._process.is_alive():
                self._start()
            if self._line is not None:
                self._line.send_bytes(self._question)
        except OSError:
            self._hang_up()

    def _start(self) -> None:
        self._hang_up()
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(target=serve, args=(far_end,), daemon=True)
        self._process.start()
        far_end.close()

    def _hang_up(self) -> None:
        """Killed, for a process that hangs may not listen to anything milder."""
        if self._line is not None:
            self._line.close()
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
        self._line = self._process = None
