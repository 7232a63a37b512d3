"""Journals, and what accident or malice may make of them."""

import json
import re
from collections.abc import Callable
from functools import cache

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating, write
from tests.contract.playing import cases, played, some_setups

Mutation = Callable[[bytes, Chance], bytes]

SCALAR = re.compile(rb'"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null')

HOSTILE_VALUES = (
    b"-1 0 1 2 3 4 7 99 200001 -0 1.5 1e999 -1e-999 0x10 01 +1 .5 9223372036854775808 18446744073709551616".split()
    + b'NaN Infinity -Infinity true false null nul "" [] {} [[]] [{}] [null] {"do":1} {"do":"end_turn"}'.split()
    + [b"9" * 25, b"9" * 4301, b"-" + b"9" * 20_000, b"1" + b"0" * 400 + b".5"]
    + [b'"\\ud800"', b'"\\udfff\\ud800"', b'"\xff\xfe"', b'"\xc0\x80"', b'"\xed\xa0\x80"', b'"\\u0000"', b'"\x00"']
    + [b'"' + b"x" * 70_000 + b'"', b'"' + "ż".encode() * 400 + b'"', b'"\\x"', b'"']
    + [b"[" * 900 + b"]" * 900, b"[" * 30_000, b'{"a":' * 9_000 + b"1" + b"}" * 9_000, b"[" + b"1," * 20_000 + b"1]"]
)
KEYS = ["seat", "answer", "undo", "take_back", "redo", "take_over", "result", "do", "tile", "square"]
KEYS += ["format", "game", "rules", "content", "seed", "setup", "seating", "names"]
INSERTS = [b"\x00", b"\n", b"\r", b"\r\n", b"\xef\xbb\xbf", b"\xff", b"{", b"}", b'"', b"\\", b",", b"null", b"\n\n\n"]
LINES = (
    b'{"undo":1}\n{"redo":1}\n{"take_back":1}\n{"undo":-1}\n{"redo":0}\n{"take_back":200000}\n{"undo":99999999999}\n'
    b'{}\n[]\nnull\n\n \n{"seat":0}\n{"answer":null}\n{"answer":[]}\n{"seat":-1,"answer":[]}\n{"undo":1,"redo":1}\n'
    b'{"result":null}\n{"result":{"standings":[],"ending":""}}\n{"undo":null}\n{"seat":0,"answer":{"do":"swap_tiles"}}\n'
    b'{"take_over":1}\n{"take_over":-1}\n{"take_over":99}\n{"take_over":1,"undo":1}\n'
).splitlines(keepends=True)


@cache
def bases() -> tuple[bytes, ...]:
    """Short journals of all games and setups, most of them unfinished, some with undo, take-back and redo."""
    journals = []
    for number, case in enumerate(cases(some_setups, times=2)):
        seats = range(case.setup.seats)
        seating = Seating(tuple(f"Gracz {seat}" for seat in seats), ("",) * len(seats), tuple(seats))
        match = played(case.match(listening=False), case.chance, answers=20 + number % 21, back=number % 3 * 8)
        journals.append(write(match, seating if number % 2 else Seating()))
    return tuple(journals)


def hostile(chance: Chance) -> bytes:
    """A journal with one to three things wrong with it."""
    data = chance.one_of(bases())
    for _ in range(chance.roll(3)):
        data = chance.one_of(MUTATIONS)(data, chance)
    return data


# Bytes


def flip_bytes(data: bytes, chance: Chance) -> bytes:
    spoilt = bytearray(data)
    for _ in range(min(chance.roll(6), len(data))):
        spoilt[chance.below(len(spoilt))] = chance.below(256)
    return bytes(spoilt)


def cut_short(data: bytes, chance: Chance) -> bytes:
    return data[: chance.below(len(data) + 1)]


def cut_out(data: bytes, chance: Chance) -> bytes:
    start, end = cut(data, chance)
    return data[:start] + data[end:]


def say_twice(data: bytes, chance: Chance) -> bytes:
    start, end = cut(data, chance)
    return data[:end] + data[start:]


def insert(data: bytes, chance: Chance) -> bytes:
    place = chance.below(len(data) + 1)
    return data[:place] + chance.one_of(INSERTS) * chance.roll(3) + data[place:]


def cut(data: bytes, chance: Chance) -> tuple[int, int]:
    start = chance.below(len(data) + 1)
    return start, min(len(data), start + chance.roll(60))


# Lines


def on_lines(change: Callable[[list[bytes], Chance], None]) -> Mutation:
    def mutate(data: bytes, chance: Chance) -> bytes:
        lines = data.splitlines(keepends=True)
        if len(lines) > 1:
            change(lines, chance)
        return b"".join(lines)

    return mutate


def remove_line(lines: list[bytes], chance: Chance) -> None:
    del lines[chance.below(len(lines))]


def repeat_line(lines: list[bytes], chance: Chance) -> None:
    place = chance.below(len(lines))
    lines[place:place] = [lines[place]] * chance.one_of([1, 1, 2, 40])


def swap_lines(lines: list[bytes], chance: Chance) -> None:
    one, other = chance.below(len(lines)), chance.below(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def shuffle_lines(lines: list[bytes], chance: Chance) -> None:
    start = chance.below(len(lines))
    tail = lines[start:]
    chance.shuffle(tail)
    lines[start:] = tail


def foreign_line(lines: list[bytes], chance: Chance) -> None:
    """A line of another journal: often well formed, seldom right."""
    other = chance.one_of(bases()).splitlines(keepends=True)
    lines[chance.below(len(lines))] = chance.one_of(other)


def hostile_line(lines: list[bytes], chance: Chance) -> None:
    lines.insert(1 + chance.below(len(lines)), chance.one_of(LINES))


def wander(lines: list[bytes], chance: Chance) -> None:
    """Back and forth at the end, often further than it goes."""
    count = chance.one_of([1, 2, 5, 50])
    moves = [b'{"%s":%d}\n' % (chance.one_of([b"undo", b"take_back", b"redo"]), chance.roll(count)) for _ in range(8)]
    lines += moves


def other_seat(lines: list[bytes], chance: Chance) -> None:
    place = 1 + chance.below(len(lines) - 1)
    lines[place] = re.sub(rb'"seat":-?\d+', b'"seat":%d' % (chance.below(6) - 1), lines[place])


# Values


def hostile_value(data: bytes, chance: Chance) -> bytes:
    return replace_scalar(data, chance, chance.one_of(HOSTILE_VALUES))


def foreign_value(data: bytes, chance: Chance) -> bytes:
    """A value that stands somewhere else in a journal: well formed, of the right type as often as not."""
    return replace_scalar(data, chance, chance.one_of(SCALAR.findall(chance.one_of(bases()))))


def replace_scalar(data: bytes, chance: Chance, value: bytes) -> bytes:
    found = list(SCALAR.finditer(data[:20_000]))
    if not found:
        return value
    header_end = data.find(b"\n")
    in_header = [match for match in found if match.start() < header_end]
    spot = chance.one_of(in_header if in_header and chance.below(4) == 0 else found)
    return data[: spot.start()] + value + data[spot.end() :]


def change_keys(lines: list[bytes], chance: Chance) -> None:
    """A field renamed, dropped, added or given twice, at the top or deeper in."""
    place = chance.below(len(lines))
    try:
        value = json.loads(lines[place])
    except (ValueError, RecursionError):
        return
    tables = [table for table in tables_in(value) if table]
    if not tables:
        return
    table = chance.one_of(tables)
    key = chance.one_of(list(table))
    match chance.below(4):
        case 0:
            del table[key]
        case 1:
            table[chance.one_of(KEYS)] = table.pop(key)
        case 2:
            table[chance.one_of(KEYS)] = table[key]
        case _:
            table[key] = [table[key]]
    text = json.dumps(value, separators=(",", ":"))
    if chance.below(4) == 0:
        text = text.replace("{", f'{{"{key}":1,', 1)
    lines[place] = text.encode() + b"\n"


def tables_in(value: object) -> list[dict[str, object]]:
    if isinstance(value, dict):
        return [value, *(table for item in value.values() for table in tables_in(item))]
    if isinstance(value, list):
        return [table for item in value for table in tables_in(item)]
    return []


MUTATIONS: tuple[Mutation, ...] = (
    flip_bytes,
    cut_short,
    cut_out,
    say_twice,
    insert,
    hostile_value,
    hostile_value,
    hostile_value,
    foreign_value,
    foreign_value,
    foreign_value,
    *map(
        on_lines,
        (
            remove_line,
            repeat_line,
            swap_lines,
            shuffle_lines,
            foreign_line,
            hostile_line,
            wander,
            other_seat,
            change_keys,
            change_keys,
        ),
    ),
)
