"""Lessons done and seconds played survive damage."""

import json
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from imperium_desktop.store.note import Note
from imperium_desktop.store.playing_times import REMEMBERED, PlayingTimes
from imperium_desktop.store.progress import Lesson, Progress

TODAY = date(2026, 11, 18)
NEW = {"stars": 0, "wrong": 0, "shown": [], "solved": 0, "due": None}
"""What a lesson has in the file since stars are counted."""


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "data" / "progress.json", lambda: TODAY)


def test_steps_and_done(progress: Progress) -> None:
    assert progress.lesson("tigris", "tiles") == Lesson()
    progress.reach("tigris", "tiles", 3)
    progress.reach("tigris", "wars", 1)
    progress.finish("tigris", "tiles")
    progress.reach("hadrian", "tiles", 2)
    assert Progress(progress.file).lessons("tigris") == {
        "tiles": Lesson(done=True, stars=1, due=date(2026, 11, 19)),
        "wars": Lesson(1),
    }
    assert progress.lessons("hadrian") == {"tiles": Lesson(2)}
    assert progress.note is None


def test_a_repeated_lesson_stays_done(progress: Progress) -> None:
    progress.finish("tigris", "tiles")
    progress.reach("tigris", "tiles", 2, wrong=1)
    assert progress.lesson("tigris", "tiles").done
    assert progress.lesson("tigris", "tiles").step == 2


def test_forgetting_a_game(progress: Progress) -> None:
    progress.forget("tigris")
    progress.finish("tigris", "tiles")
    progress.finish("hadrian", "wall")
    progress.forget("tigris")
    assert progress.lessons("tigris") == {}
    assert progress.lesson("hadrian", "wall").done


def test_what_is_wrong_counts_as_not_begun(progress: Progress) -> None:
    progress.file.parent.mkdir()
    found = {"tigris": {"tiles": {"step": -1, "done": True}, "wars": 7, "leaders": {"step": 2}}, "hadrian": []}
    progress.file.write_text(json.dumps(found))
    assert progress.lessons("tigris") == {"tiles": Lesson(0, True), "wars": Lesson(), "leaders": Lesson(2)}
    assert progress.lessons("hadrian") == {}
    progress.reach("hadrian", "wall", 1)
    assert json.loads(progress.file.read_bytes()) == {**found, "hadrian": {"wall": {"step": 1, "done": False, **NEW}}}


def test_fields_of_newer_versions_stay(progress: Progress) -> None:
    progress.file.parent.mkdir()
    progress.file.write_text('{"format": 2, "tigris": {"tiles": {"step": 1, "mood": 3}}}')
    progress.finish("tigris", "tiles")
    assert json.loads(progress.file.read_bytes()) == {
        "format": 2,
        "tigris": {"tiles": {"step": 0, "done": True, **NEW, "mood": 3, "stars": 1, "due": "2026-11-19"}},
    }


def test_files_of_older_versions_open(progress: Progress) -> None:
    progress.file.parent.mkdir()
    progress.file.write_text('{"tigris": {"tiles": {"step": 4, "done": true}, "wars": {"step": 1, "done": false}}}')
    assert progress.lessons("tigris") == {"tiles": Lesson(4, True), "wars": Lesson(1)}
    assert [lesson.rated for lesson in progress.lessons("tigris").values()] == [1, 0]
    assert progress.due("tigris") == []


def test_a_lesson_keeps_its_best_stars(progress: Progress) -> None:
    progress.finish("tigris", "tiles", 3)
    progress.finish("tigris", "tiles", 1)
    assert progress.lesson("tigris", "tiles").stars == 3


def test_a_lesson_left_half_way_remembers_what_was_wrong_and_what_was_shown(progress: Progress) -> None:
    progress.reach("tigris", "tiles", 2, wrong=1, shown=(0, 1))
    assert progress.lesson("tigris", "tiles") == Lesson(2, wrong=1, shown=(0, 1))
    progress.finish("tigris", "tiles", 2)
    assert progress.lesson("tigris", "tiles") == Lesson(done=True, stars=2, due=TODAY + timedelta(1))


def test_what_was_learned_comes_back_after_one_three_and_seven_days(progress: Progress) -> None:
    progress.finish("tigris", "tiles", 3)
    gone = 0
    for days in (1, 3, 7):
        for _ in range(days):
            assert progress.due("tigris") == []
            gone += 1
            progress.today = partial(TODAY.__add__, timedelta(gone))
        assert progress.due("tigris") == ["tiles"]
        assert progress.due("hadrian") == []
        progress.review("tigris", "tiles", solved=True)
    progress.today = lambda: TODAY + timedelta(1000)
    assert progress.due("tigris") == []


def test_what_was_not_solved_at_once_comes_back_tomorrow(progress: Progress) -> None:
    progress.finish("tigris", "tiles", 3)
    progress.today = lambda: TODAY + timedelta(1)
    progress.review("tigris", "tiles", solved=True)
    progress.review("tigris", "tiles", solved=True)
    assert progress.lesson("tigris", "tiles").due == TODAY + timedelta(1 + 3), "twice in a day counts once"
    progress.review("tigris", "tiles", solved=False)
    assert progress.lesson("tigris", "tiles").due == TODAY + timedelta(2)
    assert progress.lesson("tigris", "tiles").solved == 0


def test_a_damaged_file_is_kept_aside(progress: Progress) -> None:
    progress.file.parent.mkdir()
    progress.file.write_bytes(b"{broken")
    assert progress.lessons("tigris") == {}
    assert progress.note is not None
    assert progress.note.code == "damaged"
    progress.finish("tigris", "tiles")
    assert progress.lesson("tigris", "tiles").done
    assert progress.file.with_name("progress.bad.json").read_bytes() == b"{broken"


def test_seconds_played(tmp_path: Path) -> None:
    played = PlayingTimes(tmp_path / "played.json")
    assert played.seconds(b"header\n") == 0
    assert played.add(b"header\n", 100) == 100
    assert PlayingTimes(played.file).add(b"header", 20.5) == 120.5
    assert played.add(b"other", -3) == 0
    played.forget(b"header")
    assert played.seconds(b"header") == 0
    assert played.seconds(b"other") == 0


def test_the_longest_left_matches_are_forgotten(tmp_path: Path, hurried: None) -> None:
    played = PlayingTimes(tmp_path / "played.json")
    for number in range(REMEMBERED):
        played.add(b"%d" % number, 1)
    played.add(b"0", 1)
    played.add(b"new", 1)
    assert [played.seconds(name) for name in (b"0", b"1", b"2", b"new")] == [2, 0, 1, 1]


def test_damaged_seconds(tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    file.write_bytes(b"\0")
    played = PlayingTimes(file)
    assert played.add(b"header", 1) == 1
    assert file.with_name("played.bad.json").read_bytes() == b"\0"


def test_notes_are_one_line() -> None:
    assert str(Note("damaged", "line 3")) == "damaged: line 3"
    assert str(Note("empty")) == "empty"
