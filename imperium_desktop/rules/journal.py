"""A match as bytes and back: a header line, then one JSON line per entry.

The file is treated as hostile: nothing in it is executed, every value is validated, sizes are capped,
and a mistake names its line.
"""

from collections.abc import Callable, Collection
from functools import reduce
from operator import or_
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from imperium_desktop.rules.limits import Name, Number, is_seed, visible
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.record import (
    Answered,
    Entry,
    IllegalAnswer,
    Redone,
    RuleFault,
    TakenBack,
    TakenOver,
    Undone,
    UndoStops,
)
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer, Game

FORMAT: Final = 1
MAX_BYTES: Final = 4 << 20
"""The longest match played so far, six seats at random, needed 60 kB."""
MAX_LINE: Final = 64 << 10
MAX_ENTRIES: Final = 30_000
"""Most lines of a journal.

The same match needed 1 000; replaying this many takes half a minute.
"""
LONGEST_REASON: Final = 250
"""A reason may quote the file."""

_NONE: Final = msgspec.Raw()

AnyMatch = Match[Any, Any]
AnyGame = Game[Any, Any]

Watch: TypeAlias = Callable[[int, int], None]
"""Hears how many lines are done and how many there are; whatever it raises ends the reading."""


class JournalError(ValueError):
    def __init__(self, line: int, reason: str) -> None:
        reason = visible(reason[:LONGEST_REASON])
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Names and bots by seat; the rules do not need to know."""

    names: tuple[Name, ...] = ()
    bots: tuple[Name, ...] = ()
    """The bot that plays the seat; empty for a person."""
    signs: tuple[Number, ...] = ()
    """Colour and shape of the seat."""

    def __post_init__(self) -> None:
        """Clean names up: all of them enter here, from files and from fields."""
        msgspec.structs.force_setattr(self, "names", tuple(map(visible, self.names)))

    def fits(self, seats: int) -> bool:
        """Everybody has one, or nobody has."""
        return all(len(given) in (0, seats) for given in (self.names, self.bots, self.signs))


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: Number
    game: Name
    rules: Number
    content: Name
    seed: int
    setup: msgspec.Raw
    seating: Seating = Seating()


class JournalLine(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Exactly one of: an answer with its seat, undo, take_back, redo, take_over, result."""

    seat: Number | None = None
    answer: msgspec.Raw = _NONE
    undo: Number | None = None
    take_back: Number | None = None
    redo: Number | None = None
    take_over: Number | None = None
    """The seat of a bot that a person plays from here on."""
    result: Result | None = None


NOBODY: Final = Seating()


class Agreed(NamedTuple):
    """What the first line of a journal says: the match before its first answer."""

    game: AnyGame
    setup: Setup
    seed: int
    seating: Seating
    other_content: bool
    """Written with component files that differ from ours."""


class Opened(msgspec.Struct, frozen=True):
    """A journal that was read and replayed."""

    match: AnyMatch
    seating: Seating
    other_content: bool
    """Written with component files that differ from ours."""
    torn: bool
    """The last line was cut off in mid-write and left out."""


# Writing


def header_line(match: AnyMatch, seating: Seating = NOBODY) -> bytes:
    if match.set_up_by_hand:
        raise ValueError("a position set up by hand has no journal")
    return _line(
        Header(
            format=FORMAT,
            game=match.game.id,
            rules=match.game.rules_version,
            content=match.game.hash_for(match.setup),
            seed=match.seed,
            setup=msgspec.Raw(msgspec.json.encode(match.setup)),
            seating=seating,
        )
    )


def entry_line(entry: Entry) -> bytes:
    match entry:
        case Answered(seat, answer):
            return _line(JournalLine(seat=seat, answer=msgspec.Raw(msgspec.json.encode(answer))))
        case Undone(count):
            return _line(JournalLine(undo=count))
        case TakenBack(count):
            return _line(JournalLine(take_back=count))
        case Redone(count):
            return _line(JournalLine(redo=count))
        case TakenOver(seat):
            return _line(JournalLine(take_over=seat))


def write(match: AnyMatch, seating: Seating = NOBODY) -> bytes:
    """The whole journal; a finished match closes with its result, which reading checks."""
    lines = [header_line(match, seating), *map(entry_line, match.entries)]
    if match.result is not None:
        lines.append(_line(JournalLine(result=match.result)))
    return b"".join(lines)


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def seated_now(match: AnyMatch, seating: Seating) -> Seating:
    """Seating as it is by now: people stay in the seats that they took over."""
    return without_bots(seating, {entry.seat for entry in match.entries if isinstance(entry, TakenOver)})


def without_bots(seating: Seating, seats: Collection[int]) -> Seating:
    bots = tuple("" if seat in seats else bot for seat, bot in enumerate(seating.bots))
    return msgspec.structs.replace(seating, bots=bots)


# Reading


def read(
    data: bytes, game_of: Callable[[str], AnyGame | None], *, listening: bool = True, watch: Watch | None = None
) -> Opened:
    """Replay a journal. Raises JournalError with the line and the reason."""
    lines, torn = _lines(data)
    agreed = read_agreed(lines[0], game_of)
    for name, values in agreed.game.variants().items():
        if (value := getattr(agreed.setup, name)) not in values:
            raise JournalError(1, f"{name} {value!r} cannot be played with the components that are here")
    try:
        match: AnyMatch = Match(agreed.game, agreed.setup, agreed.seed, listening=listening)
    except RuleFault as fault:
        raise JournalError(1, str(fault)) from fault
    reader = _Reader(match)
    for number, line in enumerate(lines[1:], 2):
        if watch is not None:
            watch(number - 1, len(lines))
        try:
            reader.take(line, number)
        except JournalError as error:
            if not agreed.other_content:
                raise
            raise JournalError(error.line, f"{error.reason} (written with other component files)") from error
    return Opened(match, agreed.seating, agreed.other_content, torn)


def read_agreed(line: bytes, game_of: Callable[[str], AnyGame | None]) -> Agreed:
    """Read what was agreed from the first line of a journal. Raises JournalError with the reason."""
    header = _decode(line, Header, 1)
    game = _game(header, game_of)
    setup = _decode(header.setup, game.setup_type, 1)
    if not header.seating.fits(setup.seats):
        raise JournalError(1, f"not as many names, bots or signs as the {setup.seats} seats")
    return Agreed(game, setup, header.seed, header.seating, header.content != game.hash_for(setup))


def _lines(data: bytes) -> tuple[list[bytes], bool]:
    if len(data) > MAX_BYTES:
        raise JournalError(1, f"larger than {MAX_BYTES >> 20} MiB, far more than a match can need")
    if data.count(b"\n") > MAX_ENTRIES:
        raise JournalError(MAX_ENTRIES, f"more than {MAX_ENTRIES} lines, far more than a match can need")
    *lines, rest = data.split(b"\n")
    if not lines:
        raise JournalError(1, "no header" if rest else "the file is empty")
    return lines, bool(rest)


def _game(header: Header, game_of: Callable[[str], AnyGame | None]) -> AnyGame:
    if header.format > FORMAT:
        raise JournalError(1, f"format {header.format} is from a newer version (this one reads up to {FORMAT})")
    if header.format < 1:
        raise JournalError(1, f"there is no format {header.format}")
    game = game_of(header.game)
    if game is None:
        raise JournalError(1, f"unknown game {header.game[:40]!r}")
    if header.rules < 1:
        raise JournalError(1, f"there are no rules {header.rules}")
    if header.rules > game.rules_version:
        raise JournalError(1, f"rules {header.rules} are from a newer version (this one has {game.rules_version})")
    if not is_seed(header.seed):
        raise JournalError(1, "the seed is not a 64-bit number")
    return game.as_of(header.rules)


def _decode(data: bytes | msgspec.Raw, kind: Any, line: int) -> Any:
    if len(data) > MAX_LINE:
        raise JournalError(line, f"longer than {MAX_LINE >> 10} KiB")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise JournalError(line, str(error)) from error


def answer_decoder(game: AnyGame) -> msgspec.json.Decoder[Answer]:
    options = reduce(or_, game.option_types)
    return msgspec.json.Decoder(options | tuple[options, ...])  # type: ignore[valid-type]


class _Reader:
    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.moves = 0
        self.decoder = answer_decoder(match.game)

    def take(self, data: bytes, number: int) -> None:
        line = _decode(data, JournalLine, number)
        try:
            self._apply(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise JournalError(number, str(error)) from error
        except IllegalAnswer as error:
            raise JournalError(number, f"illegal answer: {error}") from error
        except (UndoStops, RuleFault) as error:
            raise JournalError(number, str(error)) from error
        except _Mistake as error:
            raise JournalError(number, str(error)) from None

    def _apply(self, line: JournalLine) -> None:
        others = (line.undo, line.take_back, line.redo, line.take_over, line.result)
        if bool(line.answer) + sum(value is not None for value in others) != 1:
            raise _Mistake("needs exactly one of answer, undo, take_back, redo, take_over, result")
        if line.answer:
            self._answer(line.seat, line.answer)
        elif line.result is not None:
            self._check_result(line.result)
        elif line.take_over is not None:
            self._take_over(line.take_over)
        else:
            for act, count in (
                (self.match.undo, line.undo),
                (self.match.take_back, line.take_back),
                (self.match.redo, line.redo),
            ):
                self._repeat(act, count)

    def _answer(self, seat: int | None, answer: msgspec.Raw) -> None:
        if self.match.decision is None:
            raise _Mistake("an answer after the end of the match")
        if seat != self.match.decision.seat:
            raise _Mistake(f"seat {seat} answers, but seat {self.match.decision.seat} is asked")
        self.match.answer(self.decoder.decode(answer))

    def _take_over(self, seat: int) -> None:
        if not 0 <= seat < self.match.setup.seats:
            raise _Mistake(f"there is no seat {seat} to take over")
        self.match.take_over(seat)

    def _repeat(self, act: Callable[[], None], count: int | None) -> None:
        if count is None:
            return
        if not 1 <= count <= MAX_ENTRIES:
            raise _Mistake(f"a count of {count}")
        self.moves += count
        if self.moves > MAX_ENTRIES:
            raise _Mistake(f"goes back and forth more than {MAX_ENTRIES} times")
        for _ in range(count):
            act()

    def _check_result(self, result: Result) -> None:
        if self.match.result != result:
            raise _Mistake("the result is not the one this match has")


class _Mistake(ValueError):
    pass
