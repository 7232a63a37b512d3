"""Matches of earlier versions open and end as they did."""

import gzip
from collections import Counter
from pathlib import Path

import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import write
from imperium_desktop.rules.match import Redone, TakenBack, Undone
from tests import golden
from tests.contract.playing import variants
from tests.golden import __main__ as adding
from tests.golden import expected, found, golden_files, name_of, opened

FOR_GOOD_PLAYERS = {"hadrian": {"fort_won", "fort_challenge"}, "settlers": {"won"}}
"""Endings that no match played at random comes to."""
FILES = [file for game_id in GAMES for file in golden_files(game_id)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{name_of(file)}")
def test_a_golden_match_opens_and_ends_as_it_did(file: Path) -> None:
    assert found(file) == expected(file.parent.name)[name_of(file)]


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
    journal = opened(file)
    assert write(journal.match, journal.seating) == gzip.decompress(file.read_bytes())


@pytest.mark.parametrize("game_id", GAMES)
def test_adding_golden_matches_never_touches_those_that_are_there(
    game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
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
