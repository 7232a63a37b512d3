"""What must hold for any bytes that are read as a journal, and for any random match."""

import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import JournalError, Opened, read, write
from imperium_desktop.rules.record import RuleFault
from tests.contract.playing import GAME_IDS, Case, every_setup, game_named, game_of, play, point_of

PATIENCE = 20
"""Seconds after which a single journal counts as one that hangs the program."""


class Hang(BaseException):
    """Not an Exception, so that nobody on the way swallows it."""


@contextmanager
def patience(seconds: int) -> Iterator[None]:
    def give_up(_signal: int, _frame: FrameType | None) -> None:
        raise Hang

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def broken_by_journal(data: bytes) -> str | None:
    """None if the bytes are read or refused as they should be; else what went wrong."""
    try:
        with patience(PATIENCE):
            return wrong_with(read(data, game_of, listening=False))
    except JournalError as error:
        return wrong_with_refusal(error, data)
    except Hang:
        return f"no answer after {PATIENCE} s"
    except Exception:
        return traceback.format_exc()


def wrong_with(opened: Opened) -> str | None:
    match = opened.match
    if match.decision is not None and not match.decision.options:
        return "a decision without options"
    if match.decision is None and match.result is None:
        return "neither a decision nor a result"
    again = read(write(match, opened.seating), game_of, listening=False)
    if point_of(again.match) != point_of(match) or again.match.entries != match.entries:
        return "written and read again it is another match"
    return None


def wrong_with_refusal(error: JournalError, data: bytes) -> str | None:
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, RuleFault):
            return f"a rule broke: {cause.report.trace}"
        cause = cause.__cause__
    if not 1 <= error.line <= data.count(b"\n") + 1:
        return f"there is no line {error.line}"
    return None if error.reason else "refused without a reason"


def broken_by_match(chance: Chance) -> str | None:
    """A random match with wandering; None if every promise was kept."""
    game_id = chance.one_of(GAME_IDS)
    game = game_named(game_id)
    case = Case(game_id, chance.one_of(every_setup(game)), chance.bits())
    try:
        match = case.match()
        census = game.census(match.state)
        for now in play(match, chance, back=chance.one_of([0, 5, 30])):
            assert now.waiting.options, f"{now.waiting.kind}: nothing to choose"
            assert game.census(now.state) == census, "a component was lost or made"
        return wrong_with(read(write(match), game_of))
    except Exception:
        return f"{case}\n{traceback.format_exc()}"
