"""Finished matches: put away, found again without the index, deleted and restored."""

import errno
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.history import Finished, History
from imperium_desktop.store.library import Library
from imperium_desktop.store.matches import Matches
from imperium_desktop.store.note import Note
from imperium_desktop.store.playing_times import identity
from tests.contract.playing import AnyMatch
from tests.store.odd import ODD_THINGS, at_once, put_odd
from tests.store.table import SEATING, SoloSetup, finish, game_of, new_match, play_on, refuse, saved
from tests.toy import ToySetup

WHEN = 1_700_000_000.0


@pytest.fixture
def finished(matches: Matches, history: History) -> Callable[..., Finished]:
    def put_away(seed: int = 1, seconds: float = 600, when: float = WHEN) -> Finished:
        autosave = matches.begin("toy", SEATING)
        match = finish(new_match(seed, ToySetup(seats=2, dice="two")))
        autosave.keep(match)
        return history.close(autosave, match, seconds, when=when)

    return put_away


def test_no_history(history: History) -> None:
    assert history.matches() == []
    assert not history.folders.data.exists()


def test_a_finished_match_is_put_away(matches: Matches, history: History, library: Library) -> None:
    autosave = matches.begin("toy", SEATING)
    match = play_on(new_match(5, ToySetup(seats=2, dice="two")), 3)
    autosave.keep(match)
    finish(match)
    found = history.close(autosave, match, 1234.4, when=WHEN)
    assert match.result is not None
    by_seat = sorted(match.result.standings, key=lambda standing: standing.seat)
    assert found == Finished(
        name=found.name,
        game="toy",
        when=WHEN,
        seconds=1234,
        seats=2,
        names=("Łucja", "Żaneta"),
        bots=("", "greedy"),
        ranks=tuple(standing.rank for standing in by_seat),
        scores=tuple(standing.score for standing in by_seat),
        ending="rounds",
        answers=len(match.answers),
        seed=5,
        setup={"seats": 2, "dice": "two", "purses": "hidden"},
    )
    assert history.matches() == [found]
    assert history.file(found).read_bytes() == saved(match)
    assert library.entries() == []
    assert matches.latest() is None
    assert library.open(history.file(found)).match.result == match.result


def test_seconds_of_all_evenings_are_added(matches: Matches, history: History) -> None:
    match = play_on(new_match(), 4)
    autosave = matches.begin("toy", SEATING)
    matches.leave(autosave, match, 100)
    autosave, opened = matches.resume(autosave.file)
    found = history.close(autosave, finish(opened.match), 50.4)
    assert found.seconds == 150
    assert matches.playing_times.seconds(saved(match).split(b"\n")[0]) == 0


def test_an_unfinished_match_is_not_put_away(matches: Matches, history: History) -> None:
    with pytest.raises(ValueError, match="not finished"):
        history.close(matches.begin("toy", SEATING), new_match(), 1)


def test_a_match_that_was_never_kept_is_put_away(matches: Matches, history: History) -> None:
    history.close(matches.begin("toy", SEATING), finish(new_match()), 1)
    assert len(history.matches()) == 1


def test_the_last_first_and_by_game(matches: Matches, history: History, finished: Callable[..., Finished]) -> None:
    first, second = finished(1, when=WHEN), finished(2, when=WHEN + 100)
    solo = solo_match(matches, history, seed=1, when=WHEN + 50)
    assert history.matches() == [second, solo, first]
    assert history.matches("toy") == [second, first]
    assert history.matches("chess") == []


def test_matches_of_the_same_second_do_not_push_each_other_out(
    history: History, finished: Callable[..., Finished]
) -> None:
    found = [finished(seed) for seed in range(3)]
    assert len({one.name for one in found}) == 3
    assert {one.seconds for one in history.matches()} == {600}
    assert sorted(one.seed for one in history.matches()) == [0, 1, 2]


# Solo


def solo_match(matches: Matches, history: History, seed: int, when: float = WHEN, dice: str = "one") -> Finished:
    match: AnyMatch = finish(new_match(seed, SoloSetup(seats=1, dice=dice), "solo"), seed)  # type: ignore[arg-type]
    return history.close(matches.begin("solo", Seating(("Ola",))), match, 60, when=when)


# The index


def damage(index: Path, how: str) -> None:
    data = index.read_bytes()
    if how == "missing":
        index.unlink()
        return
    damaged = {
        "empty": b"",
        "cut": data[: len(data) // 2],
        "line": data.replace(b'"toy"', b"toy", 1),
        "other version": data.replace(b'"index":2', b'"index":1'),
        "nonsense": b"\xff\0" * 500,
        "too few scores": data.replace(b'"scores":[[', b'"scores":[[],[', 1),
        "no score": re.sub(rb'"scores":\[\[[^]]*\]', b'"scores":[[]', data, count=1),
        "a long name": data.replace("Łucja".encode(), b"x" * 4000),
        "a large number": re.sub(rb'"answers":\d+', b'"answers":' + b"9" * 400, data),
        "foreign": data + b'{"name":"../../x.jsonl","game":"toy"}\n',
        "ghost": data + data.splitlines()[1].replace(b'"name":"2', b'"name":"3') + b"\n",
    }
    index.write_bytes(damaged[how])


DAMAGES = ["missing", "empty", "cut", "line", "other version", "nonsense", "foreign", "ghost"]
DAMAGES += ["too few scores", "no score", "a long name", "a large number"]


@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_index_is_made_again(history: History, finished: Callable[..., Finished], how: str) -> None:
    for seed in range(3):
        finished(seed, seconds=100 * seed, when=WHEN + seed)
    before = history.matches()
    damage(history.folders.history_index, how)
    again = History(history.folders, game_of)
    assert again.matches() == before
    assert {name: indexed.match for name, indexed in again._written().items()} == {one.name: one for one in before}


def test_an_index_that_cannot_be_written_is_done_without(
    history: History, finished: Callable[..., Finished], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [finished()]
    history.folders.history_index.unlink()
    refuse(monkeypatch, "tempfile.mkstemp", errno.EROFS)
    assert history.matches() == before


def test_an_index_is_not_read_from_the_matches_again(
    history: History, finished: Callable[..., Finished], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [finished()]
    monkeypatch.setattr("imperium_desktop.store.history.read_summary", lambda *_: pytest.fail("read a match again"))
    assert history.matches() == before


def test_what_is_no_finished_match_is_told_beside_the_matches(
    history: History, finished: Callable[..., Finished]
) -> None:
    before = [finished()]
    folder = history.folders.place("history")
    (folder / "diary.jsonl").write_bytes(b"Dear diary\n")
    (folder / "unfinished.jsonl").write_bytes(saved(play_on(new_match(), 3)))
    (folder / "empty.jsonl").write_bytes(b"")
    for number, kind in enumerate(ODD_THINGS):
        put_odd(folder / f"odd {number}.jsonl", kind)
    with at_once():
        assert history.matches() == before
        notes = {odd.name: odd.note.code for odd in history.oddities()}
    assert notes.pop("diary.jsonl") == "not_ours"
    assert notes.pop("unfinished.jsonl") == "unfinished"
    assert notes.pop("empty.jsonl") == "empty"
    assert list(notes.values()) == ["unreadable"] * len(ODD_THINGS)
    assert len(os.listdir(folder)) == 4 + len(ODD_THINGS)


def test_a_match_whose_file_name_is_no_text_is_found(history: History) -> None:
    file = history.folders.make("history") / "\udcff\x1b.jsonl"
    file.write_bytes(saved(finish(new_match())))
    for _ in range(2):
        assert [history.file(match) for match in history.matches()] == [file]


def test_a_match_that_was_damaged_after_it_was_listed_is_told(
    history: History, finished: Callable[..., Finished]
) -> None:
    found = finished()
    history.file(found).write_bytes(b"milk, bread\n")
    assert history.matches() == []
    (odd,) = history.oddities()
    assert (odd.name, odd.note) == (found.name, Note("not_ours"))
    history.delete(odd)
    assert history.oddities() == []


def last_line(result: bytes) -> bytes:
    lines = saved(finish(new_match())).splitlines(keepends=True)
    return b"".join([*lines[:-1], b'{"result":' + result + b"}\n"])


HOSTILE_RESULTS = {
    "nobody": b'{"standings":[],"ending":"rounds"}',
    "one of two": b'{"standings":[{"seat":0,"rank":1,"score":[1]}],"ending":"rounds"}',
    "no score": b'{"standings":[{"seat":0,"rank":1,"score":[]},{"seat":1,"rank":2,"score":[]}],"ending":"rounds"}',
    "other seats": b'{"standings":[{"seat":7,"rank":1,"score":[1]},{"seat":-1,"rank":2,"score":[1]}],"ending":"x"}',
    "a rank of nobody": b'{"standings":[{"seat":0,"rank":0,"score":[1]},{"seat":1,"rank":9,"score":[1]}],"ending":"x"}',
    "400 digits": b'{"standings":[{"seat":0,"rank":1,"score":[' + b"9" * 400 + b']},{"seat":1,"rank":2,"score":[1]}]}',
    "a long ending": b'{"standings":[{"seat":0,"rank":1,"score":[1]},{"seat":1,"rank":2,"score":[1]}],"ending":"'
    + b"x" * 4000
    + b'"}',
}


@pytest.mark.parametrize("name", HOSTILE_RESULTS)
def test_a_result_that_cannot_be_is_told(history: History, name: str) -> None:
    file = history.folders.make("history") / "odd.jsonl"
    file.write_bytes(last_line(HOSTILE_RESULTS[name]))
    assert history.matches() == []
    assert [odd.note.code for odd in history.oddities()] == ["damaged"]


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.ENOTDIR])
def test_a_folder_that_nobody_can_look_into_says_why(
    history: History, finished: Callable[..., Finished], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    finished()
    refuse(monkeypatch, "os.listdir", code)
    assert history.matches() == []
    assert history.collect() == []
    assert [(odd.name, odd.note) for odd in history.oddities()] == [("history", Note("unreadable", os.strerror(code)))]


@pytest.mark.parametrize("moment", [-1e300, 1e300, float(2**62)])
def test_dates_beyond_every_calendar(finished: Callable[..., Finished], moment: float) -> None:
    found = msgspec.structs.replace(finished(), when=moment)
    assert time.gmtime(found.when).tm_year <= 9999


def test_what_only_points_to_a_match_stays_where_it_lies(history: History, matches: Matches, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.jsonl"
    elsewhere.write_bytes(saved(finish(new_match())))
    link = history.folders.make("matches") / "link.jsonl"
    link.symlink_to(elsewhere)
    assert history.collect() == []
    elsewhere.write_bytes(saved(play_on(new_match(), 3)))
    assert matches.latest() is None
    with pytest.raises(StoreError):
        matches.resume(link)
    assert link.is_symlink()


@pytest.mark.parametrize("seconds", ["9" * 400, "-5", "1e300", '"long"', "[1]"])
def test_times_that_cannot_be_are_as_good_as_none(history: History, matches: Matches, seconds: str) -> None:
    autosave = matches.begin("toy", SEATING)
    autosave.keep(finish(new_match()))
    autosave.close()
    header = autosave.file.read_bytes().split(b"\n")[0]
    history.folders.played.write_text(f'{{"{identity(header)}": {seconds}}}')
    (found,) = history.collect()
    assert found.seconds is None


def test_a_finished_match_copied_into_the_folder_is_found(history: History) -> None:
    file = history.folders.make("history") / "from grandma.jsonl"
    file.write_bytes(saved(finish(new_match())))
    os.utime(file, (WHEN, WHEN))
    (found,) = history.matches()
    assert (found.name, found.when, found.seconds) == (file.name, WHEN, None)


# Leftovers, deleting


def test_finished_matches_left_by_a_killed_program_are_collected(matches: Matches, history: History) -> None:
    done, running = finish(new_match(1)), play_on(new_match(2), 3)
    for match in (done, running):
        autosave = matches.begin("toy", SEATING)
        matches.leave(autosave, match, 30)
    held = matches.begin("toy", SEATING)
    held.keep(finish(new_match(3)))
    (found,) = history.collect()
    assert (found.seed, found.seconds) == (1, 30)
    assert history.matches() == [found]
    held.close()
    assert [one.seed for one in history.collect()] == [3]
    assert len(history.matches()) == 2
    assert matches.latest() is not None


@pytest.mark.parametrize("call", ["os.replace", "os.fsync"])
def test_closing_on_a_refusing_disk_loses_nothing(
    matches: Matches, history: History, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    autosave = matches.begin("toy", SEATING)
    match = play_on(new_match(), 3)
    autosave.keep(match)
    finish(match)
    with monkeypatch.context() as refusing:
        refuse(refusing, call, errno.ENOSPC)
        with pytest.raises(StoreError) as caught:
            history.close(autosave, match, 10)
    assert caught.value.trouble == "full"
    assert history.matches() == []
    found = history.close(autosave, match, 10)
    assert history.matches() == [found]
    assert history.file(found).read_bytes() == saved(match)


def test_a_disk_too_full_for_the_index_still_takes_the_match(
    matches: Matches, history: History, monkeypatch: pytest.MonkeyPatch
) -> None:
    autosave = matches.begin("toy", SEATING)
    match = play_on(new_match(), 3)
    matches.leave(autosave, match, 10)
    autosave, opened = matches.resume(autosave.file)
    refuse(monkeypatch, "tempfile.mkstemp", errno.ENOSPC)
    found = history.close(autosave, finish(opened.match), 10)
    assert found.seconds == 20
    assert history.matches() == [found]


def test_deleting_and_restoring(history: History, library: Library, finished: Callable[..., Finished]) -> None:
    kept, deleted = finished(1, when=WHEN), finished(2, when=WHEN + 1)
    trashed = history.delete(deleted)
    assert history.matches() == [kept]
    assert [entry.file for entry in library.deleted()] == [trashed]
    library.trash.restore(trashed)
    assert history.matches() == [deleted, kept]
    with pytest.raises(StoreError):
        history.delete(msgspec.structs.replace(kept, name="../x.jsonl"))
