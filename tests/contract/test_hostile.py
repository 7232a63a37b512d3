"""A journal is treated as hostile: it opens whole, or it is refused with the line and the reason."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import JournalError, Seating, read, write
from imperium_desktop.rules.match import Match
from tests.contract.playing import AnyGame, Case, every_game, game_of, played, point_of, small_setup
from tests.fuzz import promises
from tests.fuzz.mutations import hostile
from tests.fuzz.promises import PATIENCE, broken_by_journal, patience
from tests.present import present

ANSWERS = 12
BATCH = 100


def unfinished(game: AnyGame) -> list[bytes]:
    """The lines of a journal: a header and twelve answers."""
    case = Case(game.id, small_setup(game), 3)
    return write(played(case.match(), case.chance, answers=ANSWERS)).splitlines(keepends=True)


def finished(game: AnyGame) -> list[bytes]:
    case = Case(game.id, small_setup(game), 3)
    return write(played(case.match(), case.chance)).splitlines(keepends=True)


def refused(data: bytes, line: int) -> JournalError:
    with pytest.raises(JournalError) as mistake, patience(PATIENCE):
        read(data, game_of)
    assert mistake.value.line == line
    assert mistake.value.reason
    assert str(mistake.value) == f"line {line}: {mistake.value.reason}"
    return mistake.value


# Many at random


@pytest.mark.parametrize("batch", range(4))
def test_mutated_journals_are_read_or_refused(batch: int) -> None:
    broken = [problem for case in range(BATCH) if (problem := broken_by_journal(hostile(Chance(batch * BATCH + case))))]
    assert not broken, f"{len(broken)} of {BATCH}, the first: {broken[0]}"


@pytest.mark.parametrize(
    ("reading", "problem"),
    [
        (lambda *_, **__: 1 // 0, "ZeroDivisionError"),
        (lambda *_, **__: time.sleep(9), "no answer"),
    ],
    ids=["crash", "hang"],
)
def test_a_crash_and_a_hang_are_noticed(
    reading: Callable[..., object], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looks for broken promises must be able to find them."""
    monkeypatch.setattr(promises, "read", reading)
    monkeypatch.setattr(promises, "PATIENCE", 1)
    assert problem in (broken_by_journal(b"") or "")


# The header


HEADERS: dict[str, Callable[[dict[str, Any]], object]] = {
    "newer format": lambda header: header | {"format": journal.FORMAT + 1},
    "format 0": lambda header: header | {"format": 0},
    "format as text": lambda header: header | {"format": "1"},
    "unknown game": lambda header: header | {"game": "chess"},
    "no game": lambda header: {key: value for key, value in header.items() if key != "game"},
    "newer rules": lambda header: header | {"rules": 10**6},
    "rules before the first": lambda header: header | {"rules": 0},
    "negative rules": lambda header: header | {"rules": -1},
    "negative seed": lambda header: header | {"seed": -1},
    "seed of 65 bits": lambda header: header | {"seed": 1 << 64},
    "seed of a thousand digits": lambda header: header | {"seed": 10**1000},
    "seed with a fraction": lambda header: header | {"seed": 0.5},
    "seed that is no number": lambda header: header | {"seed": float("nan")},
    "too many seats": lambda header: header | {"setup": header["setup"] | {"seats": 99}},
    "no seats": lambda header: header | {"setup": header["setup"] | {"seats": 0}},
    "no setup": lambda header: header | {"setup": None},
    "unknown setup": lambda header: header | {"setup": header["setup"] | {"dragons": True}},
    "unknown field": lambda header: header | {"dragons": True},
    "too many names": lambda header: header | {"seating": {"names": list("abcdefg")[: header["setup"]["seats"] + 1]}},
    "too few bots": lambda header: header | {"seating": {"bots": ["greedy"]}},
    "unknown seating": lambda header: header | {"seating": {"cushions": 2}},
    "lone surrogate": lambda header: header | {"seating": {"names": ["\ud800", "b"]}},
    "a name of 61 letters": lambda header: header | {"seating": {"names": ["ż" * 61, "b"]}},
    "a bot of 4,000 letters": lambda header: header | {"seating": {"bots": ["x" * 4000, ""]}},
    "a sign of 400 digits": lambda header: header | {"seating": {"signs": [10**400, 0]}},
    "a game of 4,000 letters": lambda header: header | {"game": "x" * 4000},
    "rules of 65 bits": lambda header: header | {"rules": -(1 << 64)},
    "a list": lambda header: [header],
    "nothing": lambda header: None,
    "very long": lambda header: header | {"content": "x" * journal.MAX_LINE},
}


@every_game
@pytest.mark.parametrize("name", HEADERS)
def test_wrong_headers(game: AnyGame, name: str) -> None:
    header, *lines = unfinished(game)
    wrong = json.dumps(HEADERS[name](json.loads(header))).encode() + b"\n"
    refused(b"".join([wrong, *lines]), line=1)


@every_game
def test_files_without_a_header(game: AnyGame) -> None:
    header, *lines = unfinished(game)
    for data in (
        b"",
        b"\n",
        b"\n" + header,
        header[:-1],
        b"\xef\xbb\xbf" + header,
        b"".join(lines),
        b"\x00" * 999 + b"\n",
    ):
        refused(data, line=1)


def test_a_file_that_is_too_large() -> None:
    refused(b"\n" * (journal.MAX_BYTES + 1), line=1)


@every_game
def test_a_file_of_too_many_lines(game: AnyGame) -> None:
    header, *_ = unfinished(game)
    with pytest.raises(JournalError), patience(PATIENCE):
        read(header + b"\n" * journal.MAX_ENTRIES, game_of)


@every_game
def test_other_component_files_are_noticed_and_no_mistake(game: AnyGame) -> None:
    header, *lines = unfinished(game)
    other = json.dumps(json.loads(header) | {"content": "0123456789abcdef"}).encode() + b"\n"
    opened = read(b"".join([other, *lines]), game_of)
    assert opened.other_content
    assert point_of(opened.match) == point_of(read(b"".join([header, *lines]), game_of).match)
    error = refused(b"".join([other, *lines, b"{}\n"]), line=ANSWERS + 2)
    assert "other component files" in error.reason


# The lines behind it


LINES = {
    "empty": b"",
    "blank": b" ",
    "no object": b"[]",
    "null": b"null",
    "nothing in it": b"{}",
    "only a seat": b'{"seat":0}',
    "two things at once": b'{"undo":1,"redo":1}',
    "unknown field": b'{"undo":1,"why":"not"}',
    "no steps back": b'{"undo":0}',
    "negative steps back": b'{"take_back":-1}',
    "more steps back than answers": b'{"take_back":13}',
    "very many steps back": b'{"take_back":200000}',
    "too many steps back": b'{"take_back":200001}',
    "astronomically many": b'{"take_back":' + b"9" * 4000 + b"}",
    "half a step back": b'{"undo":1.5}',
    "steps as text": b'{"undo":"1"}',
    "steps that are no number": b'{"undo":NaN}',
    "infinitely many": b'{"undo":1e999}',
    "nothing to redo": b'{"redo":1}',
    "a result before the end": b'{"result":{"standings":[],"ending":"bag"}}',
    "no result": b'{"result":null}',
    "an answer that is nothing": b'{"seat":0,"answer":null}',
    "an answer of no kind": b'{"seat":0,"answer":{}}',
    "an answer of unknown kind": b'{"seat":0,"answer":{"do":"fly"}}',
    "an answer of two kinds": b'{"seat":0,"answer":{"do":"fly","do":"swim"}}',
    "an answer as text": b'{"seat":0,"answer":"end_turn"}',
    "deep nesting": b'{"seat":0,"answer":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    "nesting without an end": b'{"seat":0,"answer":' + b"[" * 60_000,
    "too long": b'{"seat":0,"answer":"' + b"x" * journal.MAX_LINE + b'"}',
    "no text": b"\xff\xfe\x00\x01",
    "a null byte": b'{"undo":1}\x00',
    "two in one": b'{"undo":1}{"redo":1}',
}


@every_game
@pytest.mark.parametrize("name", LINES)
def test_wrong_lines(game: AnyGame, name: str) -> None:
    lines = unfinished(game)
    refused(b"".join([*lines, LINES[name] + b"\n"]), line=ANSWERS + 2)


@every_game
def test_wrong_seats(game: AnyGame) -> None:
    lines = unfinished(game)
    for place, line in enumerate(lines[1:], 1):
        entry = json.loads(line)
        beyond = small_setup(game).seats
        for seat in (entry["seat"] + 1, entry["seat"] - 1, -1, beyond, 10**30, None, "0", 0.0, True):
            wrong = json.dumps(entry | {"seat": seat}).encode() + b"\n"
            refused(b"".join([*lines[:place], wrong]), line=place + 1)
        del entry["seat"]
        refused(b"".join([*lines[:place], json.dumps(entry).encode() + b"\n"]), line=place + 1)


BAD_TEXT = {
    "invalid bytes": b"\xff\xfe",
    "a byte cut off": b"\xc5",
    "an overlong null": b"\xc0\x80",
    "a surrogate in bytes": b"\xed\xa0\x80",
    "a lone surrogate": b"\\ud800",
    "a null": b"\\u0000",
    "a wrong escape": b"\\x41",
    "a control sign": b"\x01",
}


@every_game
@pytest.mark.parametrize("name", BAD_TEXT)
def test_bad_text_in_every_value_of_an_answer(game: AnyGame, name: str) -> None:
    """Wherever a text stands in one of the first answers."""
    lines = unfinished(game)
    for place, line in enumerate(lines[1:], 1):
        for text in texts_in(json.loads(line)["answer"]):
            wrong = line.replace(b'"' + text.encode() + b'"', b'"' + BAD_TEXT[name] + b'"', 1)
            assert wrong != line
            refused(b"".join([*lines[:place], wrong]), line=place + 1)


def texts_in(value: object) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in texts_in(item)]
    if isinstance(value, list):
        return [text for item in value for text in texts_in(item)]
    return [value] if isinstance(value, str) else []


@every_game
def test_nothing_may_follow_the_end_but_history(game: AnyGame) -> None:
    *lines, last_answer, result = finished(game)
    whole = b"".join([*lines, last_answer, result])
    assert read(whole, game_of).match.result is not None
    refused(whole + last_answer, line=len(lines) + 3)
    taken_back = read(whole + b'{"take_back":1}\n', game_of).match
    assert taken_back.result is None
    assert point_of(read(whole + b'{"take_back":1}\n{"redo":1}\n' + result, game_of).match) == point_of(
        read(whole, game_of).match
    )


@every_game
def test_a_result_of_ones_own_is_refused(game: AnyGame) -> None:
    *lines, result = finished(game)
    entry = json.loads(result)
    entry["result"]["standings"][0]["rank"] = 2
    refused(b"".join([*lines, json.dumps(entry).encode() + b"\n"]), line=len(lines) + 1)


@every_game
def test_going_back_and_forth_has_an_end(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "MAX_ENTRIES", 100)
    lines = unfinished(game) + [b'{"take_back":3}\n', b'{"redo":3}\n'] * 40
    error = refused(b"".join(lines), line=ANSWERS + 2 + 33)
    assert "100" in error.reason


@every_game
def test_lines_given_twice_removed_or_swapped(game: AnyGame) -> None:
    """Never anything but a match or a refusal; and a match that opens is not the one that was written."""
    lines = unfinished(game)
    whole = read(b"".join(lines), game_of).match
    for place in range(1, len(lines)):
        for other in (
            [*lines[:place], *lines[place + 1 :]],
            [*lines[: place + 1], *lines[place:]],
            [*lines[: place - 1], *lines[place : place + 1], *lines[place - 1 : place], *lines[place + 1 :]],
        ):
            try:
                match = read(b"".join(other), game_of).match
            except JournalError:
                continue
            assert len(match.answers) == len(other) - 1
            assert match.entries != whole.entries or other == lines


@every_game
def test_messages_can_be_shown_in_one_line(game: AnyGame) -> None:
    """Whatever a file says of itself, the message is short and has no signs that a line cannot show."""
    header = unfinished(game)[0]
    long = json.loads(header) | {"game": "chess\n\x1b[31m" + "x" * 40_000}
    many = json.loads(header) | {"seating": {"names": ["x"] * 9_000}}
    odd = json.loads(header) | {"\x1b[31m\u202e" + "x" * 400: 1}
    for data in (
        json.dumps(long).encode() + b"\n",
        json.dumps(many).encode() + b"\n",
        json.dumps(odd).encode() + b"\n",
    ):
        error = refused(data, line=1)
        assert len(str(error)) <= 300
        assert str(error).isprintable()


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Łucja", "Łucja"),
        ("{icon:x} <b>", "{icon:x} <b>"),
        ("red\x1b[31m", "red\ufffd[31m"),
        ("\u202eanna", "\ufffdanna"),
        ("\u2066anna\u200f", "\ufffdanna\ufffd"),
        ("two\nlines", "two lines"),
        ("para\u2029graph\t", "para graph "),
        ("\x00\x9b", "\ufffd\ufffd"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\U000e0041", "\ufffd"),
    ],
)
def test_names_have_no_signs_that_cannot_be_seen(given: str, shown: str) -> None:
    header, *lines = unfinished(present(game_of("tigris")))
    named = json.loads(header) | {"seating": {"names": [given, "Jan"]}}
    opened = read(json.dumps(named).encode() + b"\n" + b"".join(lines), game_of)
    assert opened.seating.names == (shown, "Jan")
    assert read(write(opened.match, opened.seating), game_of).seating == opened.seating


def test_half_a_letter_from_a_field_can_be_written() -> None:
    seating = Seating(("\ud83d", "Jan"))
    match = read(b"".join(unfinished(present(game_of("tigris")))), game_of).match
    assert read(write(match, seating), game_of).seating.names == ("\ufffd", "Jan")


@every_game
def test_a_position_set_up_by_hand_has_no_journal(game: AnyGame) -> None:
    match = read(b"".join(unfinished(game)), game_of).match
    with pytest.raises(ValueError, match="by hand"):
        write(Match(game, match.setup, 0, start=match.state))
