"""Matches of earlier versions open and end as they did."""

import gzip
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.commands.journals import known_game, verified
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import Header, write
from imperium_desktop.rules.record import Redone, TakenBack, Undone
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.library import Library
from tests import golden
from tests.contract.playing import variants
from tests.golden import __main__ as adding
from tests.golden import expected, found, game_of, golden_files, name_of, opened

FOR_GOOD_PLAYERS = {"hadrian": {"fort_won", "fort_challenge"}, "settlers": {"won"}}
"""Endings that no match played at random comes to."""
FILES = [file for game_id in GAMES for file in golden_files(game_id)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{game_of(file)}-{name_of(file)}")
def test_a_golden_match_opens_and_ends_as_it_did(file: Path) -> None:
    assert found(file) == expected(game_of(file))[name_of(file)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_golden_match_is_there(game_id: str) -> None:
    names = [name_of(file) for file in golden_files(game_id)]
    assert names == sorted(expected(game_id))
    assert len(names) >= 50


@pytest.mark.parametrize("game_id", GAMES)
def test_golden_matches_are_of_all_sorts(game_id: str) -> None:
    """All seat counts and variants, finished and not, with wandering in history, with names."""
    game = load_game(game_id)
    journals = [opened(file) for file in golden_files(game_id)]
    setups = [journal.match.setup for journal in journals]
    assert {setup.seats for setup in setups} == set(game.seats)
    for name, values in variants(game).items():
        assert {getattr(setup, name) for setup in setups} == set(values)
    results = Counter(journal.match.result is None for journal in journals)
    assert results[True] >= 5
    assert results[False] >= 25
    entries = Counter(type(entry) for journal in journals for entry in journal.match.entries)
    assert min(entries[Undone], entries[TakenBack], entries[Redone]) >= 10
    assert any(journal.seating.names for journal in journals)
    endings = {journal.match.result.ending for journal in journals if journal.match.result}
    assert endings == set(game.endings) - FOR_GOOD_PLAYERS.get(game_id, set())


@pytest.mark.parametrize("file", FILES[::10], ids=name_of)
def test_a_golden_match_is_written_as_it_was_read(file: Path) -> None:
    """But for its first line where component files were added since: that names those of today."""
    journal = opened(file)
    written = write(journal.match, journal.seating).splitlines()
    read = gzip.decompress(file.read_bytes()).splitlines()
    assert written[1:] == read[1:]
    assert (written[0] == read[0]) != journal.other_content


@pytest.mark.parametrize("file", FILES[::25], ids=name_of)
def test_a_golden_match_goes_on_by_the_rules_it_began_with(file: Path) -> None:
    journal = opened(file)
    first = gzip.decompress(file.read_bytes()).splitlines()[0]
    begun = msgspec.json.decode(first, type=Header).rules
    written = msgspec.json.decode(write(journal.match).splitlines()[0], type=Header).rules
    assert begun == journal.match.game.rules_version == written


def put_on_a_shelf(folders: Folders, files: Sequence[Path]) -> None:
    saves = folders.make("saves")
    for file in files:
        (saves / f"{game_of(file)} {name_of(file)}.jsonl").write_bytes(gzip.decompress(file.read_bytes()))


def test_every_golden_match_is_listed_to_be_loaded(tmp_path: Path) -> None:
    folders = Folders(tmp_path, tmp_path)
    put_on_a_shelf(folders, FILES)
    entries = Library(folders, known_game).entries()
    assert len(entries) == len(FILES)
    assert [entry.name for entry in entries if not entry.openable] == []
    finished = {entry.name for entry in entries if entry.finished}
    results = {f"{id} {name}" for id in GAMES for name, found in expected(id).items() if found.result is not None}
    assert finished == results


@pytest.mark.parametrize("files", [FILES[::25], pytest.param(FILES, marks=pytest.mark.slow)], ids=["some", "all"])
def test_golden_matches_are_loaded_and_verified(tmp_path: Path, files: list[Path]) -> None:
    folders = Folders(tmp_path, tmp_path)
    put_on_a_shelf(folders, files)
    library = Library(folders, known_game)
    for entry in library.entries():
        wanted = expected(entry.game)[entry.name.split()[1]]
        assert library.open(entry.file).match.digest() == wanted.digest
        assert f"digest {wanted.digest}" in verified(entry.file)


@pytest.mark.parametrize("game_id", GAMES)
def test_adding_golden_matches_never_touches_those_that_are_there(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "GAMES_FOLDER", tmp_path)
    monkeypatch.setattr(adding, "MATCHES", 2)
    assert adding.add(game_id) == 2
    old = {file: file.read_bytes() for file in golden_files(game_id)}
    first = expected(game_id)
    for file in old:
        file.write_bytes(b"kept as it is")
    monkeypatch.setattr(adding, "MATCHES", 3)
    assert adding.add(game_id) == 1
    assert all(file.read_bytes() == b"kept as it is" for file in old)
    assert {name: value for name, value in expected(game_id).items() if name in first} == first
    assert len(expected(game_id)) == 3
