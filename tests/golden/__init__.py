"""Matches that were played once and must open for ever: a new version that reads them otherwise has lost a save.

Each is a journal under `tests/games/<game>/golden/`; `expected.json` there says where it ends.
`python -m tests.golden --write` adds those that are missing and never touches one that is there.
"""

import gzip
from pathlib import Path

import msgspec

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Opened, read
from imperium_desktop.rules.ranking import Result

GAMES_FOLDER = Path(__file__).parents[1] / "games"


class Expected(msgspec.Struct, frozen=True):
    answers: int
    digest: str
    result: Result | None


def folder_of(game_id: str) -> Path:
    return GAMES_FOLDER / game_id / "golden"


def golden_files(game_id: str) -> list[Path]:
    return sorted(folder_of(game_id).glob("*.jsonl.gz"))


def game_of(file: Path) -> str:
    return file.parents[1].name


def name_of(file: Path) -> str:
    return file.name.removesuffix(".jsonl.gz")


def expected(game_id: str) -> dict[str, Expected]:
    file = folder_of(game_id) / "expected.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Expected]) if file.exists() else {}


def opened(file: Path) -> Opened:
    return read(gzip.decompress(file.read_bytes()), lambda game_id: load_game(game_id) if game_id in GAMES else None)


def found(file: Path) -> Expected:
    match = opened(file).match
    return Expected(len(match.answers), match.digest(), match.result)
