"""What the commands write to: a console of any encoding, a pipe that may be closed, a full disk, or nothing at all."""

import os
import sys
from io import TextIOWrapper


class Unheard(Exception):
    """Nobody takes what is written, in one line; empty if that is as it should be."""


def make_ready() -> None:
    """Letters that a console does not have are written by their numbers; without a console nothing is."""
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def say(text: str, *, last: bool = False) -> None:
    try:
        sys.stdout.write(text)
        if last:
            sys.stdout.flush()
    except OSError as error:
        _say_no_more()
        raise Unheard("" if isinstance(error, BrokenPipeError) else f"the output: {error.strerror}") from error


def _say_no_more() -> None:
    """What is still to be written at the end of the program goes nowhere."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    os.close(silence)
