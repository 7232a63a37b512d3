"""Running matches: one file each, and the right one to continue."""

import os
from pathlib import Path

import pytest

from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.matches import Matches
from tests.contract.playing import point_of
from tests.store.table import SEATING, finish, new_match, play_on, saved


def left(matches: Matches, seed: int, *, answers: int = 4, changed: float | None = None) -> Path:
    """The file of a match that was left after some answers."""
    match = play_on(new_match(seed), answers)
    autosave = matches.begin("toy", SEATING)
    matches.leave(autosave, match, 60)
    if changed is not None:
        os.utime(autosave.file, (changed, changed))
    return autosave.file


def test_files_are_named_by_date_and_game(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    autosave = matches.begin("toy", SEATING, when=1_700_000_000)
    assert autosave.file.parent == matches.folder
    assert autosave.file.name.startswith("2023-11-1")
    assert autosave.file.name.endswith(" toy.jsonl")
    assert not matches.folder.exists()
    autosave.keep(new_match())
    second = matches.begin("toy", SEATING, when=1_700_000_000)
    assert second.file.name.endswith(" toy (2).jsonl")


def test_nothing_to_continue(matches: Matches) -> None:
    assert matches.latest() is None


def test_the_latest_unfinished_match_is_continued(matches: Matches) -> None:
    older = left(matches, 1, changed=1000)
    newer = left(matches, 2, changed=2000)
    newest = matches.begin("toy", SEATING)
    newest.keep(finish(new_match(3)))
    newest.close()
    (matches.folder / "broken.jsonl").write_bytes(b"{")
    (matches.folder / "empty.jsonl").write_bytes(b"")
    (matches.folder / "damaged.jsonl").write_bytes(saved(play_on(new_match(4), 3)) + b"x\n")
    (matches.folder / "newer.jsonl").write_bytes(saved(new_match(5)).replace(b'"format":1', b'"format":9'))
    assert matches.latest() == newer
    autosave, opened = matches.resume(newer)
    assert len(opened.match.answers) == 4
    assert opened.seating == SEATING
    assert matches.latest() == older, "a match that is being played is not offered"
    autosave.close()


def test_a_torn_match_and_a_backup_can_be_continued(matches: Matches) -> None:
    file = left(matches, 1)
    file.write_bytes(file.read_bytes() + b'{"seat":0,"ans')
    assert matches.latest() == file
    backup = file.rename(file.with_name(f"{file.name}.1"))
    assert matches.latest() == backup
    file.write_bytes(saved(finish(new_match(2))))
    autosave, opened = matches.resume(backup)
    play_on(opened.match, 1)
    autosave.keep(opened.match)
    assert autosave.file.name == f"{file.stem} (2).jsonl"
    assert autosave.file.read_bytes() == saved(opened.match)
    assert not backup.exists()


def test_a_saved_match_goes_on_in_a_file_of_its_own(matches: Matches) -> None:
    match = play_on(new_match(), 5)
    autosave = matches.begin(match.game.id, SEATING)
    autosave.keep(match)
    assert autosave.file.read_bytes() == saved(match)


def test_starting_again_keeps_the_first_attempt(matches: Matches) -> None:
    autosave: Autosave = matches.begin("toy", SEATING)
    first, second = play_on(new_match(), 5), new_match()
    autosave.keep(first)
    autosave.keep(second)
    assert autosave.file.read_bytes() == saved(second)
    assert autosave.file.with_name(f"{autosave.file.name}.1").read_bytes() == saved(first)
    autosave.close()
    assert matches.latest() == autosave.file


def test_leaving_and_going_on_over_several_evenings(matches: Matches) -> None:
    file = left(matches, 1)
    for _ in range(2):
        autosave, opened = matches.resume(file)
        play_on(opened.match, 1)
        matches.leave(autosave, opened.match, 40)
    header = file.read_bytes().split(b"\n")[0]
    assert matches.playing_times.seconds(header) == 140
    assert point_of(matches.resume(file)[1].match) == point_of(opened.match)


def test_after_the_clock_was_set_back_the_match_played_last_is_continued(matches: Matches) -> None:
    before = left(matches, 1, changed=4_000_000_000)
    last = left(matches, 2)
    assert matches.latest() == last
    autosave, found = matches.resume(before)
    assert matches.latest() == last, "it was only opened"
    matches.leave(autosave, play_on(found.match, 1), 60)
    os.utime(before, (1000, 1000))
    assert matches.latest() == before


def test_without_the_note_the_youngest_file_is_continued(matches: Matches) -> None:
    left(matches, 2, changed=1000)
    younger = left(matches, 1, changed=2000)
    left(matches, 3, changed=1500)
    matches.folders.last_match.unlink()
    assert matches.latest() == younger
