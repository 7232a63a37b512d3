"""Small matches to put on the disk, and disks that refuse."""

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.ranking import Result, Standing
from imperium_desktop.rules.setup import Setup
from imperium_desktop.store.folders import Folders
from tests.contract.playing import AnyGame, AnyMatch, played
from tests.toy import ROUNDS, Toy, ToySetup, ToyState

SEATING = Seating(names=("Łucja", "Żaneta"), bots=("", "greedy"), signs=(1, 2))


class SoloSetup(ToySetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    def __post_init__(self) -> None:
        pass


class Solo(Toy):
    """The toy for one seat: nobody to raid, and the score is the seed's luck."""

    id = "solo"
    setup_type = SoloSetup

    def result(self, state: ToyState) -> Result | None:
        if state.round <= ROUNDS:
            return None
        return Result((Standing(0, 1, (state.players[0].points, state.players[0].coins)),), "rounds")


GAMES: Mapping[str, AnyGame] = {"toy": Toy(), "solo": Solo()}


def game_of(game_id: str) -> AnyGame | None:
    return GAMES.get(game_id)


def new_match(seed: int = 1, setup: Setup | None = None, game: str = "toy") -> AnyMatch:
    return Match(GAMES[game], setup or ToySetup(seats=2), seed)


def play_on(match: AnyMatch, answers: int, seed: int = 1) -> AnyMatch:
    return played(match, Chance(seed), answers=answers)


def finish(match: AnyMatch, seed: int = 1) -> AnyMatch:
    return played(match, Chance(seed))


def saved(match: AnyMatch) -> bytes:
    return journal.write(match, SEATING)


def opened(file: Path) -> AnyMatch:
    return journal.read(file.read_bytes(), game_of).match


def left_behind(folder: Path) -> list[str]:
    """Temporary files that should be gone."""
    return [path.name for path in folder.rglob(".*")]


def refuse(monkeypatch: pytest.MonkeyPatch, call: str, code: int) -> None:
    """Let the disk refuse a system call from now on."""

    def refused(*args: object, **kwargs: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(call, refused)


def put(folders: Folders, name: str, data: bytes) -> Path:
    file = folders.make("saves") / name
    file.write_bytes(data)
    return file
