"""Data folders as they lie on somebody's disk, and what accident or malice may make of them.

Everything stays inside the folder that is handed in: links lead at most to `outside`, devices are made there anew.
"""

import errno
import gzip
import json
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.chance import Chance
from tests.fuzz.mutations import HOSTILE_VALUES, MUTATIONS, bases, replace_scalar
from tests.golden import expected, golden_files, name_of

Files = dict[str, bytes]

SETTINGS = (
    b'{"format":1,"language":"pl","text_scale":110,"recent_names":["Anna","Jan"],"window":{"zoom":120,"panel":90}}'
)
PROGRESS = b'{"tigris":{"tiles":{"step":3,"done":true}},"hadrian":{"wall":{"step":1,"done":false}}}'
PLAYED = b'{"0123456789abcdef01234567":1234.5}'
LAST = b'{"file":"Partia 1.jsonl"}'
CARDS = b'[common.rubble]\nnames = { en = "Rubble", pl = "Gruz" }\n'
FOLDERS = ("matches", "saves", "history", "trash", "trash/saves", "settlers")
DOCUMENTS = (
    "settings.json", "progress.json", "played.json", "last-match.json", "history-index.jsonl", "settlers/cards.toml",
)  # fmt: skip

HOSTILE_NAMES: tuple[str, ...] = (
    "{icon:x}",
    "{seat:9}",
    "<b>x</b>",
    "**§7.6 [§1 a]**",
    "\\",
    "\x1b[31m",
    "\u202eanna",
    "a\nb",
    "",
    " ",
    "ż" * 60,
)
HOSTILE_NAMES += ("x" * 61, "x" * 4000, "%s%n", "&amp;", "👩‍🚀", "\u0300" * 60)
HOSTILE_FILE_NAMES = (
    "<b>x</b>.jsonl",
    "{seat:9} §1.jsonl",
    "\x1b[31m\n.jsonl",
    "\udcff.jsonl",
    "x" * 240 + ".jsonl",
    " .jsonl",
)
NUMBERS: tuple[Any, ...] = (10**400, -(10**400), 1 << 64, -1, 0, 99, 1.5, True, None, "1", [], 1 << 62)
RESULTS: tuple[Any, ...] = (
    {"standings": [], "ending": "x"},
    {"standings": [{"seat": 0, "rank": 1, "score": []}], "ending": "x"},
    {"standings": [{"seat": 9, "rank": 1, "score": [1]}, {"seat": -1, "rank": 0, "score": [1]}], "ending": "x"},
    {"standings": [{"seat": seat, "rank": 1, "score": [10**400]} for seat in range(2)], "ending": "x"},
    {"standings": [{"seat": seat, "rank": 1, "score": [1 << 62, -(1 << 62)]} for seat in range(2)], "ending": "x"},
    {"standings": [{"seat": 0, "rank": 1, "score": [1]}] * 1000, "ending": "x"},
    {"standings": [{"seat": 0, "rank": 1, "score": [1]}, {"seat": 1, "rank": 2, "score": [1]}], "ending": "x" * 4000},
)


@cache
def finished() -> tuple[bytes, ...]:
    """The two shortest of each game that came to their end."""
    found: list[bytes] = []
    for game_id in GAMES:
        results = expected(game_id)
        done = [file for file in golden_files(game_id) if results[name_of(file)].result is not None]
        found += (gzip.decompress(file.read_bytes()) for file in sorted(done, key=lambda file: file.stat().st_size)[:2])
    return tuple(found)


def sound(chance: Chance) -> Files:
    """What somebody has after a few evenings."""
    files = {"settings.json": SETTINGS, "progress.json": PROGRESS, "played.json": PLAYED, "last-match.json": LAST}
    for number in range(1 + chance.below(2)):
        files[f"matches/2026-01-0{number + 1} 18-42-11 tigris.jsonl"] = chance.one_of(bases())
        files[f"saves/Partia {number}.jsonl"] = chance.one_of(bases())
        files[f"history/2026-02-0{number + 1} 20-00-00 toy 600s.jsonl"] = chance.one_of(finished())
    files["saves/Partia 0.jsonl.1"] = chance.one_of(bases())
    files["matches/2026-01-09 18-00-00 left.jsonl"] = chance.one_of(finished())
    files["trash/saves/gone.jsonl"] = chance.one_of(bases())
    if chance.below(3) == 0:
        files["settlers/cards.toml"] = CARDS
    return files


class Home(NamedTuple):
    folder: Path
    outside: Path
    refused: dict[str, int]
    """Paths at which the system refuses everything, by their error."""


def build(folder: Path, chance: Chance) -> Home:
    """A home in `folder`, with one to four things wrong."""
    home = Home(folder / "home", folder / "outside", {})
    home.outside.mkdir(parents=True)
    (home.outside / "match.jsonl").write_bytes(chance.one_of(bases()))
    files = sound(chance)
    for _ in range(chance.roll(4)):
        if chance.below(2):
            name = chance.one_of(sorted(files))
            files[name] = spoilt(name, files[name], chance)
        else:
            name = chance.one_of(HOSTILE_FILE_NAMES)
            files[f"{chance.one_of(('matches', 'saves', 'history'))}/{name}"] = chance.one_of([*bases(), *finished()])
    for name, data in files.items():
        (home.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (home.folder / name).write_bytes(data)
    for _ in range(chance.below(3)):
        put_something_odd(home, chance)
    return home


# Spoilt contents


def spoilt(name: str, data: bytes, chance: Chance) -> bytes:
    if name.endswith((".json", ".toml")):
        return chance.one_of((spoilt_document, any_bytes))(data, chance)
    return chance.one_of((spoilt_header, spoilt_header, spoilt_result, spoilt_journal, any_bytes))(data, chance)


def spoilt_document(data: bytes, chance: Chance) -> bytes:
    return replace_scalar(data, chance, chance.one_of([*HOSTILE_VALUES, *(json.dumps(n).encode() for n in NUMBERS)]))


def spoilt_journal(data: bytes, chance: Chance) -> bytes:
    return chance.one_of(MUTATIONS)(data, chance)


def any_bytes(data: bytes, chance: Chance) -> bytes:
    made = (b"", b"\n", b"milk\nbread\n", bytes(range(256)) * 40, b"[" * 100_000, b"\0" * 1000, b" " * (17 << 20))
    return chance.one_of([*made, data[: chance.below(len(data) + 1)]])


def spoilt_header(data: bytes, chance: Chance) -> bytes:
    first, _, rest = data.partition(b"\n")
    try:
        header = json.loads(first)
        seats = header["setup"]["seats"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return data
    count = chance.one_of([seats, seats, seats, 0, 1, seats + 1, 1000])
    seating = {
        "names": [chance.one_of(HOSTILE_NAMES) for _ in range(count)],
        "bots": [chance.one_of(["", "", "random", "greedy"]) for _ in range(chance.one_of([count, seats, 0]))],
        "signs": [chance.one_of([0, 1, 2, 9, 99, -7, 10**400]) for _ in range(chance.one_of([count, seats, 0]))],
    }
    header["seating"] = {name: seating[name] for name in seating if chance.below(4)}
    if chance.below(3) == 0:
        header[chance.one_of(list(header))] = chance.one_of(NUMBERS)
    return json.dumps(header).encode() + b"\n" + rest


def spoilt_result(data: bytes, chance: Chance) -> bytes:
    lines = [line for line in data.split(b"\n") if line and not line.startswith(b'{"result"')]
    return b"\n".join([*lines, json.dumps({"result": chance.one_of(RESULTS)}).encode(), b""])


# Things that are no ordinary files


def device(file: Path, minor: int) -> None:
    """Only root makes devices; for others it is a pipe."""
    try:
        os.mknod(file, 0o600 | stat.S_IFCHR, os.makedev(1, minor))
    except PermissionError:
        os.mkfifo(file)


ODD_THINGS: dict[str, Callable[[Path, Home], object]] = {
    "pipe": lambda file, _home: os.mkfifo(file),
    "folder": lambda file, _home: file.mkdir(),
    "endless device": lambda file, _home: device(file, 5),
    "full device": lambda file, _home: device(file, 7),
    "link to nowhere": lambda file, home: file.symlink_to(home.outside / "nowhere" / "at all"),
    "link to itself": lambda file, _home: file.symlink_to(file),
    "link to a file": lambda file, home: file.symlink_to(home.outside / "match.jsonl"),
    "link to a folder": lambda file, home: file.symlink_to(home.outside),
    "empty file": lambda file, _home: file.write_bytes(b""),
}


def put_something_odd(home: Home, chance: Chance) -> None:
    """In place of a document or a folder, or among the journals; sometimes the system refuses what is there."""
    place = chance.one_of(("document", "folder", "journal", "journal", "refused"))
    if place == "refused":
        name = chance.one_of([*FOLDERS, *DOCUMENTS, "saves/Partia 0.jsonl", ""])
        home.refused[str(home.folder / name)] = chance.one_of(
            (errno.EACCES, errno.EIO, errno.ENOTDIR, errno.ENAMETOOLONG)
        )
        return
    names = {"document": DOCUMENTS, "folder": FOLDERS}.get(
        place, ("saves/odd.jsonl", "matches/odd.jsonl", "history/odd.jsonl")
    )
    file = home.folder / chance.one_of(names)
    if os.path.lexists(file):
        file.rename(home.outside / f"away {len(os.listdir(home.outside))}")
    if os.path.isdir(file.parent):
        ODD_THINGS[chance.one_of(sorted(ODD_THINGS))](file, home)


@contextmanager
def refusing(home: Home) -> Iterator[None]:
    """Permissions do not stop root: let the system calls themselves refuse."""

    def guarded(call: Callable[..., Any]) -> Callable[..., Any]:
        def guard(path: Any, *arguments: Any, **options: Any) -> Any:
            asked = path if isinstance(path, int) else os.fspath(path)
            code = next((code for refused, code in home.refused.items() if is_at(asked, refused)), 0)
            if code:
                raise OSError(code, os.strerror(code), asked)
            return call(path, *arguments, **options)

        return guard

    with ExitStack() as patches:
        for name in ("open", "stat", "lstat", "listdir", "scandir"):
            patches.enter_context(patch(f"os.{name}", guarded(getattr(os, name))))
        yield


def is_at(asked: object, refused: str) -> bool:
    return isinstance(asked, str) and (asked == refused or asked.startswith(f"{refused}/"))
