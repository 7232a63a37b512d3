"""Lessons done and seconds played survive damage."""

import json
from pathlib import Path

import pytest

from imperium_desktop.store.note import Note
from imperium_desktop.store.played import REMEMBERED, Played
from imperium_desktop.store.progress import Lesson, Progress


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "data" / "progress.json")


def test_steps_and_done(progress: Progress) -> None:
    assert progress.lesson("tigris", "tiles") == Lesson()
    progress.reach("tigris", "tiles", 3)
    progress.reach("tigris", "wars", 1)
    progress.finish("tigris", "tiles")
    progress.reach("hadrian", "tiles", 2)
    assert Progress(progress.file).lessons("tigris") == {"tiles": Lesson(3, True), "wars": Lesson(1)}
    assert progress.lessons("hadrian") == {"tiles": Lesson(2)}
    assert progress.note is None


def test_a_repeated_lesson_stays_done(progress: Progress) -> None:
    progress.finish("tigris", "tiles")
    progress.reach("tigris", "tiles", 0)
    assert progress.lesson("tigris", "tiles") == Lesson(0, True)


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
    assert json.loads(progress.file.read_bytes()) == {**found, "hadrian": {"wall": {"step": 1, "done": False}}}


def test_fields_of_newer_versions_stay(progress: Progress) -> None:
    progress.file.parent.mkdir()
    progress.file.write_text('{"format": 2, "tigris": {"tiles": {"step": 1, "stars": 3}}}')
    progress.finish("tigris", "tiles")
    assert json.loads(progress.file.read_bytes()) == {
        "format": 2,
        "tigris": {"tiles": {"step": 1, "stars": 3, "done": True}},
    }


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
    played = Played(tmp_path / "played.json")
    assert played.seconds(b"header\n") == 0
    assert played.add(b"header\n", 100) == 100
    assert Played(played.file).add(b"header", 20.5) == 120.5
    assert played.add(b"other", -3) == 0
    played.forget(b"header")
    assert played.seconds(b"header") == 0
    assert played.seconds(b"other") == 0


def test_the_longest_left_matches_are_forgotten(tmp_path: Path, hurried: None) -> None:
    played = Played(tmp_path / "played.json")
    for number in range(REMEMBERED):
        played.add(b"%d" % number, 1)
    played.add(b"0", 1)
    played.add(b"new", 1)
    assert [played.seconds(name) for name in (b"0", b"1", b"2", b"new")] == [2, 0, 1, 1]


def test_damaged_seconds(tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    file.write_bytes(b"\0")
    played = Played(file)
    assert played.add(b"header", 1) == 1
    assert file.with_name("played.bad.json").read_bytes() == b"\0"


def test_notes_are_one_line() -> None:
    assert str(Note("damaged", "line 3")) == "damaged: line 3"
    assert str(Note("empty")) == "empty"
