"""What a match writes down: answers and what became of them, and what can go wrong."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer, Reason


class IllegalAnswer(ValueError):
    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} ({reason.rule})")
        self.reason = reason


class Barrier(StrEnum):
    """Why undo stops: what the table learned cannot be unlearned by one seat alone."""

    CHANCE = "chance"
    SECRET = "secret"
    SEAT = "seat"
    GIFT = "gift"


class UndoStops(ValueError):
    def __init__(self, barrier: Barrier | None) -> None:
        super().__init__(f"undo stops here: {barrier}" if barrier else "there is nothing to undo")
        self.barrier = barrier


class Given(msgspec.Struct, frozen=True, gc=False):
    """An answer that stands, and what undoing it would have to cross."""

    seat: int
    answer: Answer
    barrier: Barrier | None
    told: int
    """How many events had been told before it."""


class Answered(msgspec.Struct, frozen=True, gc=False):
    seat: int
    answer: Answer


class Undone(msgspec.Struct, frozen=True):
    """Answers undone freely, within what a seat decided alone."""

    count: int


class TakenBack(msgspec.Struct, frozen=True):
    """Answers taken back beyond a barrier, as the table agreed."""

    count: int


class Redone(msgspec.Struct, frozen=True):
    count: int


class TakenOver(msgspec.Struct, frozen=True):
    """A person plays a seat for the rest of the match, in place of the bot that sat there."""

    seat: int


Entry: TypeAlias = Answered | Undone | TakenBack | Redone | TakenOver


class CardFault(RuntimeError):
    """Raised inside a rule that a card makes impossible to carry out: the card is wrong, not the rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.code} {reason.facts}")
        self.reason = reason


class RuleFault(RuntimeError):
    """A rule broke. The match rests where the step began; the report is enough to see it again."""

    def __init__(self, report: "FaultReport") -> None:
        super().__init__(f"{report.game}: {report.error}")
        self.report = report


class FaultReport(msgspec.Struct, frozen=True):
    game: str
    setup: Setup
    seed: int
    entries: tuple[Entry, ...]
    answer: Answer | None
    """The answer that broke the rule, after `entries`; None if the match broke while it was laid out."""
    error: str
    trace: str
    reason: Reason | None = None
    """Reason for people, where a card is at fault."""


class Checkpoint(msgspec.Struct, frozen=True):
    """A match at any decision: the last rest, and the few answers since."""

    rest: bytes
    since: tuple[tuple[int, Answer], ...]
