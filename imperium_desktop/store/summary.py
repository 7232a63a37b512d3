"""What a journal says of itself, found out without replaying it: quick, and never failing."""

from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.rules.journal import (
    FORMAT,
    MAX_BYTES,
    MAX_ENTRIES,
    MAX_LINE,
    NOBODY,
    AnyGame,
    Header,
    JournalError,
    JournalLine,
    Seating,
    read_agreed,
    without_bots,
)
from imperium_desktop.rules.limits import Name, Number
from imperium_desktop.rules.ranking import Result
from imperium_desktop.store.disk import StoreError, stamp
from imperium_desktop.store.journals import GameOf, read_journal
from imperium_desktop.store.note import Note

Scalar: TypeAlias = str | int | float | bool | None
SetupFacts: TypeAlias = dict[str, Scalar | tuple[Scalar, ...]]
"""What was agreed on before the match, as far as it can be shown."""

MISTAKES: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
HEADER: Final = msgspec.json.Decoder(Header)
LINE: Final = msgspec.json.Decoder(JournalLine)
FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class MatchFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A header, as far as it can be read."""

    format: Number = 0
    game: Name = ""
    rules: Number = 0
    content: Name = ""
    seed: int = 0
    setup: SetupFacts = {}
    seating: Seating = NOBODY

    @property
    def seats(self) -> int:
        seats = self.setup.get("seats")
        return seats if isinstance(seats, int) else 0


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    facts: MatchFacts = MatchFacts()
    answers: int = 0
    """Number of answers that stand: those taken back do not count."""
    result: Result | None = None
    """Result as the last line claims it."""
    note: Note | None = None


class Summaries:
    """Files that have not changed since the last look are not read again."""

    def __init__(self, game_of: GameOf) -> None:
        self.game_of = game_of
        self._seen: dict[Path, tuple[tuple[int, int], Summary]] = {}

    def at(self, file: Path) -> Summary:
        present, known = stamp(file), self._seen.get(file)
        if known is not None and present is not None and known[0] == present:
            return known[1]
        seen = read_summary(file, self.game_of)
        if present is not None:
            self._seen[file] = present, seen
        return seen


def read_summary(file: Path, game_of: GameOf) -> Summary:
    try:
        data = read_journal(file)
    except StoreError as error:
        return Summary(note=Note("unreadable", error.reason))
    return summary_of(data, game_of)


def summary_of(data: bytes, game_of: GameOf) -> Summary:
    if not data:
        return Summary(note=Note("empty"))
    if len(data) > MAX_BYTES or data.count(b"\n") > MAX_ENTRIES:
        return Summary(facts=read_facts(data.split(b"\n", 1)[0]), note=Note("too_large"))
    *lines, rest = data.split(b"\n")
    facts = read_facts(lines[0] if lines else rest)
    if not lines:
        return Summary(facts=facts, note=Note("damaged", "line 1") if facts.game else Note("not_ours"))
    note = _note(lines[0], facts, game_of)
    if note and not note.harmless:
        return Summary(facts=facts, answers=len(lines) - 1, note=note)
    return _count(facts, lines[1:], note or (Note("torn") if rest else None))


def _count(facts: MatchFacts, lines: list[bytes], note: Note | None) -> Summary:
    answers = 0
    people: set[int] = set()
    line = JournalLine()
    for number, data in enumerate(lines, 2):
        try:
            line = LINE.decode(data)
        except MISTAKES:
            return Summary(facts=facts, answers=answers, note=Note("damaged", f"line {number}"))
        answers += bool(line.answer) + (line.redo or 0) - (line.undo or 0) - (line.take_back or 0)
        answers = min(max(answers, 0), len(lines))
        if line.take_over is not None:
            people.add(line.take_over)
    facts = msgspec.structs.replace(facts, seating=without_bots(facts.seating, people))
    if line.result is not None and not line.result.fits(facts.seats):
        return Summary(facts=facts, answers=answers, note=Note("damaged", f"line {len(lines) + 1}"))
    return Summary(facts=facts, answers=answers, result=line.result, note=note)


# The header


def read_facts(line: bytes) -> MatchFacts:
    """Field by field, so that a newer header tells what an older version can understand of it."""
    if len(line) > MAX_LINE:
        return MatchFacts()
    fields = _fields(line)
    setup = _fields(fields.get("setup", b""))
    facts = {field.name: _read(fields[field.name], field.type) for field in _SIMPLE if field.name in fields}
    facts["setup"] = {name: value for name, raw in setup.items() if (value := _read(raw, _FACT)) is not _UNREAD}
    return msgspec.convert({name: value for name, value in facts.items() if value is not _UNREAD}, MatchFacts)


_SIMPLE: Final = tuple(field for field in msgspec.structs.fields(MatchFacts) if field.name != "setup")
_FACT: Final = Scalar | tuple[Scalar, ...]
_UNREAD: Final = object()


def _fields(line: bytes | msgspec.Raw) -> dict[str, msgspec.Raw]:
    try:
        return FIELDS.decode(line)
    except MISTAKES:
        return {}


def _read(raw: msgspec.Raw, kind: object) -> object:
    try:
        value = msgspec.json.decode(raw, type=kind)
    except MISTAKES:
        return _UNREAD
    many = value if isinstance(value, tuple) else (value,)
    return _UNREAD if any(isinstance(one, int) and abs(one) >= 1 << 64 for one in many) else value


def _note(line: bytes, facts: MatchFacts, game_of: GameOf) -> Note | None:
    """What keeps a match from being opened, or is worth knowing before."""
    if facts.format > FORMAT:
        return Note("newer", f"format {facts.format}")
    if not facts.format or not facts.game:
        return Note("not_ours")
    try:
        HEADER.decode(line)
    except MISTAKES:
        return Note("damaged", "line 1")
    game = _known(facts.game, game_of)
    if game is None:
        return Note("unknown_game", facts.game)
    if facts.rules > game.rules_version:
        return Note("newer", f"rules {facts.rules}")
    try:
        agreed = read_agreed(line, lambda _game: game)
    except JournalError:
        return Note("damaged", "line 1")
    return Note("other_content") if agreed.other_content else None


def _known(game: str, game_of: GameOf) -> AnyGame | None:
    """A game whose own files are damaged is as good as unknown; the list goes on."""
    try:
        return game_of(game)
    except (ValueError, OSError):
        return None
