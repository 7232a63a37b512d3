"""Other processes: playing beside this one, and killed at any moment."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.history import History
from imperium_desktop.store.library import Library
from imperium_desktop.store.matches import Matches
from tests.store import kills
from tests.store.table import SEATING, finish, new_match, play_on, saved

WHEN = 1_700_000_000

OTHER = f"""
import sys
from pathlib import Path
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.matches import Matches
from tests.store.table import SEATING, game_of, new_match, play_on
folder = Path(sys.argv[1])
autosave = Matches(Folders(folder, folder), game_of).begin("toy", SEATING, when={WHEN})
print("ready", flush=True)
sys.stdin.readline()
autosave.keep(play_on(new_match(), 3))
print(autosave.file.name, flush=True)
sys.stdin.read()
"""


@contextmanager
def playing(folder: Path, count: int = 1) -> Iterator[list[Path]]:
    """Other processes that begin a match in this folder at the same moment; gives their files."""
    command = [sys.executable, "-c", OTHER, str(folder)]
    others = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(count)]
    try:
        for other in others:
            assert said(other) == "ready"
        for other in others:
            assert other.stdin is not None
            other.stdin.write("go\n")
            other.stdin.flush()
        yield [folder / "matches" / said(other) for other in others]
    finally:
        for other in others:
            other.kill()
            other.communicate()


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def test_two_processes_keep_out_of_each_others_way(tmp_path: Path) -> None:
    folders = Folders(tmp_path, tmp_path)
    matches, library = Matches(folders, kills.game_of), Library(folders, kills.game_of)
    with playing(tmp_path) as (theirs,):
        assert [entry.answers for entry in library.entries()] == [3]
        assert matches.latest() is None
        for act in (matches.resume, library.delete):
            with pytest.raises(StoreError) as caught:
                act(theirs)
            assert caught.value.trouble == "in_use"
        ours = matches.begin("toy", SEATING, when=WHEN)
        match = finish(new_match(2))
        History(folders, kills.game_of).close(ours, match, 5)
    assert matches.latest() == theirs, "a killed process holds nothing"
    autosave, opened = matches.resume(theirs)
    assert opened.match.answers == play_on(new_match(), 3).answers
    autosave.close()


def test_processes_that_begin_at_once_do_not_overwrite_each_other(tmp_path: Path) -> None:
    with playing(tmp_path, count=4) as files:
        assert len(set(files)) == 4
        assert {file.read_bytes() for file in files} == {saved(play_on(new_match(), 3))}
        assert sorted((tmp_path / "matches").iterdir()) == sorted(files)


def test_a_killed_process_leaves_all_that_it_confirmed() -> None:
    assert kills.run(10, seed=1) == 0
