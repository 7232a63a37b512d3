"""What was kept is on the disk: after a crash at any byte, a full disk, or the start of another match."""

import os
from pathlib import Path

import pytest

from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.store.autosave import Autosave, rotate
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.names import BACKUPS, backup
from imperium_desktop.store.summary import read_summary
from tests.contract.playing import AnyMatch, Case, few_cases, go_back_and_forth, play, point_of
from tests.contract.playing import game_of as any_game_of
from tests.store.table import SEATING, finish, game_of, left_behind, new_match, opened, play_on, saved
from tests.toy import Toy, ToySetup


def resume(file: Path) -> tuple[Autosave, AnyMatch]:
    autosave, found = Autosave.resume(file, game_of)
    return autosave, found.match


# Line by line


def test_nothing_is_touched_before_the_match_starts(autosave: Autosave) -> None:
    assert not autosave.file.parent.exists()
    autosave.close()


@few_cases
def test_after_every_change_the_file_is_the_journal(case: Case, tmp_path: Path, hurried: None) -> None:
    autosave = Autosave(tmp_path / "a.jsonl")
    match = case.match()
    before = b""
    for now in play(match, case.chance, answers=60, back=20):
        autosave.keep(now)
        after = autosave.file.read_bytes()
        assert after == journal.write(now)
        assert after.startswith(before)
        before = after
    autosave.keep(match)
    assert autosave.file.read_bytes() == journal.write(match)
    autosave.close()
    again, found = Autosave.resume(autosave.file, any_game_of)
    assert point_of(found.match) == point_of(match)
    again.close()


def test_a_finished_match_closes_with_its_result(autosave: Autosave) -> None:
    match = finish(new_match())
    autosave.keep(match)
    autosave.keep(match)
    lines = autosave.file.read_bytes().splitlines()
    assert [b'"result"' in line for line in lines] == [False] * (len(lines) - 1) + [True]


def test_taking_back_the_end_and_ending_again(autosave: Autosave) -> None:
    match = play_on(new_match(), 5)
    autosave.keep(match)
    finish(match)
    for move in (match.take_back, match.redo, match.take_back):
        autosave.keep(match)
        assert point_of(opened(autosave.file)) == point_of(match)
        move()
    autosave.keep(match)
    found = opened(autosave.file)
    assert point_of(found) == point_of(match)
    assert found.can_redo
    assert autosave.file.read_bytes().count(b'"result"') == 2


def test_every_line_is_synced_before_keep_returns(autosave: Autosave, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    autosave.keep(match)
    calls: list[tuple[str, int]] = []
    sync = os.fsync

    def watched(handle: int) -> None:
        sync(handle)
        calls.append(("sync", os.fstat(handle).st_size))

    monkeypatch.setattr("os.fsync", watched)
    for _ in play(match, Case("toy", match.setup, 1).chance, answers=5):
        autosave.keep(match)
        calls.append(("kept", autosave.file.stat().st_size))
    kept = [place for place, (name, _) in enumerate(calls) if name == "kept"]
    assert all(calls[place - 1] == ("sync", calls[place][1]) for place in kept[1:])


def test_keeping_twice_writes_once(autosave: Autosave) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)
    before = autosave.file.stat()
    autosave.keep(match)
    assert autosave.file.stat() == before


# Crashes


def test_a_crash_at_every_byte(tmp_path: Path, hurried: None) -> None:
    """Cut to any length, the file opens at its last whole line, and can be gone on with."""
    match = play_on(new_match(), 12)
    go_back_and_forth(match, Case("toy", match.setup, 3).chance)
    finish(match, seed=2)
    whole = saved(match)
    stages = stages_of(whole)
    header = whole.index(b"\n") + 1
    file = tmp_path / "a.jsonl"
    for length in range(len(whole) + 1):
        file.write_bytes(whole[:length])
        if length < header:
            with pytest.raises(StoreError, match="line 1"):
                resume(file)
            assert file.read_bytes() == whole[:length]
            continue
        check_going_on(file, whole[:length], stages)


def stages_of(whole: bytes) -> dict[int, object]:
    """By number of whole lines, where the match stands."""
    lines = whole.splitlines(keepends=True)
    counts = range(1, len(lines) + 1)
    return {count: point_of(journal.read(b"".join(lines[:count]), game_of).match) for count in counts}


def check_going_on(file: Path, data: bytes, stages: dict[int, object]) -> None:
    autosave, match = resume(file)
    sound = data[: data.rfind(b"\n") + 1]
    assert point_of(match) == stages[sound.count(b"\n")]
    assert file.read_bytes() == data, "opening alone must not write"
    if match.decision is not None:
        play_on(match, 1)
    autosave.keep(match)
    autosave.close()
    after = file.read_bytes()
    assert after.startswith(sound)
    assert after == saved(match)
    assert sorted(path.name for path in file.parent.iterdir()) == [file.name]


def test_a_result_that_was_not_written_is_added(file: Path) -> None:
    match = finish(new_match())
    whole = saved(match)
    lines = whole.splitlines(keepends=True)
    file.parent.mkdir()
    for cut in (b"".join(lines[:-1]), whole[:-3]):
        file.write_bytes(cut)
        autosave, again = resume(file)
        autosave.keep(again)
        autosave.close()
        assert file.read_bytes() == whole


def test_damage_in_the_middle_is_told_and_left(file: Path) -> None:
    lines = saved(play_on(new_match(), 6)).splitlines(keepends=True)
    lines[3] = b"\0" * 40 + b"\n"
    file.parent.mkdir()
    file.write_bytes(b"".join(lines))
    with pytest.raises(StoreError, match=r"autosave\.jsonl: line 4: ") as caught:
        resume(file)
    assert caught.value.trouble == "damaged"
    assert file.read_bytes() == b"".join(lines)
    with pytest.raises(StoreError, match="line 4"):
        resume(file)


def test_lines_with_other_endings_are_understood(file: Path) -> None:
    match = play_on(new_match(), 6)
    crlf = saved(match).replace(b"\n", b"\r\n")
    file.parent.mkdir()
    file.write_bytes(crlf)
    autosave, again = resume(file)
    play_on(again, 1)
    autosave.keep(again)
    assert point_of(opened(file)) == point_of(again)
    assert backup(file, 1).read_bytes() == crlf


def test_a_match_of_other_content_goes_on_in_a_new_file(file: Path) -> None:
    class Corrected(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.content_hash = "corrected by its owner"

    file.parent.mkdir()
    before = journal.write(play_on(Match(Corrected(), ToySetup(seats=2), 1), 6), SEATING)
    file.write_bytes(before)
    autosave, match = resume(file)
    assert file.read_bytes() == before
    autosave.keep(match)
    assert file.read_bytes() == saved(match) != before
    assert backup(file, 1).read_bytes() == before


def test_seating_that_does_not_fit_is_a_mistake_of_ours(file: Path) -> None:
    with pytest.raises(ValueError, match="seats"):
        Autosave(file, Seating(names=("only one",))).keep(new_match())


# Backups


def test_another_match_makes_backups_and_loses_none(autosave: Autosave) -> None:
    matches = [play_on(new_match(seed), 2 + seed) for seed in range(BACKUPS + 4)]
    for match in matches:
        autosave.keep(match)
        play_on(match, 1)
        autosave.keep(match)
    file = autosave.file
    kept = [file, *(backup(file, number) for number in range(1, BACKUPS + 1))]
    assert [path.read_bytes() for path in kept] == [saved(match) for match in matches[::-1][: BACKUPS + 1]]
    fallen = sorted(path.read_bytes() for path in autosave.trash.iterdir())
    assert fallen == sorted(saved(match) for match in matches[: -BACKUPS - 1])
    assert not left_behind(file.parent)


def test_rotating_fills_gaps_first(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    for name in (file, backup(file, 1), backup(file, 3)):
        name.write_bytes(name.name.encode())
    rotate(file, tmp_path / "trash")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "a.jsonl.1": b"a.jsonl",
        "a.jsonl.2": b"a.jsonl.1",
        "a.jsonl.3": b"a.jsonl.3",
    }


def test_two_matches_at_once_take_different_files(file: Path) -> None:
    first, second = Autosave(file, SEATING), Autosave(file, SEATING)
    here, there = play_on(new_match(1), 2), play_on(new_match(2), 2)
    for _ in range(3):
        for autosave, match in ((first, here), (second, there)):
            autosave.keep(match)
            play_on(match, 1)
            autosave.keep(match)
    assert first.file.read_bytes() == saved(here)
    assert second.file.read_bytes() == saved(there)
    assert second.file.name == "autosave (2).jsonl"


def test_a_match_that_is_being_played_is_not_opened_twice(autosave: Autosave) -> None:
    match = play_on(new_match(), 2)
    autosave.keep(match)
    with pytest.raises(StoreError, match="another window") as caught:
        resume(autosave.file)
    assert caught.value.trouble == "in_use"
    autosave.close()
    again, _ = resume(autosave.file)
    again.close()


def test_files_that_cannot_be_resumed(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for odd in (tmp_path / "pipe", tmp_path, tmp_path / "not there"):
        with pytest.raises(StoreError):
            resume(odd)


# Seats that change hands


def test_a_seat_that_was_taken_over_stays_a_persons(autosave: Autosave) -> None:
    """As a line of its own, so that the first line, by which a match is known again, stays."""
    match = play_on(new_match(), 4)
    autosave.keep(match)
    header = autosave.file.read_bytes().split(b"\n")[0]
    match.take_over(1)
    autosave.keep(match)
    play_on(match, 2)
    autosave.keep(match)
    autosave.close()
    assert autosave.file.read_bytes().split(b"\n")[0] == header
    again, found = Autosave.resume(autosave.file, game_of)
    assert journal.seated_now(found.match, found.seating).bots == ("", "")
    assert journal.seated_now(new_match(), SEATING) == SEATING
    found.match.take_back()
    again.keep(found.match)
    again.close()
    seen = read_summary(autosave.file, game_of)
    assert (seen.facts.seating.bots, seen.answers, seen.note) == (("", ""), 5, None)
    assert len(list(autosave.file.parent.iterdir())) == 1


@pytest.mark.parametrize("line", [b'{"take_over":2}', b'{"take_over":-1}', b'{"take_over":1,"undo":1}'])
def test_a_seat_that_is_not_there_cannot_be_taken_over(line: bytes) -> None:
    with pytest.raises(journal.JournalError, match="line 2"):
        journal.read(saved(new_match()) + line + b"\n", game_of)


def test_a_file_written_over_in_place_is_kept_apart(autosave: Autosave) -> None:
    """With as many bytes as before: its length tells nothing."""
    match = play_on(new_match(), 3)
    autosave.keep(match)
    file, foreign = autosave.file, autosave.file.read_bytes()[:-2] + b"x\n"
    file.write_bytes(foreign)
    os.utime(file, (1000, 1000))
    play_on(match, 2)
    autosave.keep(match)
    assert backup(file, 1).read_bytes() == foreign
    assert autosave.file.read_bytes() == journal.write(match, SEATING)


def test_a_file_that_was_only_touched_goes_on(autosave: Autosave) -> None:
    match = play_on(new_match(), 3)
    autosave.keep(match)
    os.utime(autosave.file, (1000, 1000))
    play_on(match, 2)
    autosave.keep(match)
    assert autosave.file.read_bytes() == journal.write(match, SEATING)
    assert not backup(autosave.file, 1).exists()
