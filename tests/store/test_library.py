"""The list of matches: quick, never failing, and nothing in it gets lost."""

import errno
import os
import time
from pathlib import Path

import pytest

from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import MAX_BYTES, MAX_ENTRIES, Seating
from imperium_desktop.rules.limits import LONGEST_NAME
from imperium_desktop.rules.match import Match
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import Folders
from imperium_desktop.store.library import Library, open_as_log
from imperium_desktop.store.matches import Matches
from imperium_desktop.store.note import Note
from imperium_desktop.store.summary import MatchFacts, summary_of
from tests.contract.playing import go_back_and_forth, point_of
from tests.store.odd import ODD_THINGS, at_once, put_odd
from tests.store.table import GAMES, SEATING, finish, game_of, new_match, play_on, put, refuse, saved
from tests.toy import ToySetup

# Listing


def test_an_empty_library(library: Library) -> None:
    assert library.entries() == []
    assert library.deleted() == []
    assert not library.folders.data.exists()


def test_an_entry_tells_what_the_match_is(library: Library) -> None:
    match = play_on(new_match(setup=ToySetup(seats=2, dice="two")), 7)
    match.take_back()
    file = library.save_as("Pierwsza próba", match, SEATING)
    (entry,) = library.entries()
    assert (entry.file, entry.name, entry.place, entry.game) == (file, "Pierwsza próba", "saves", "toy")
    assert entry.seating == SEATING
    assert entry.setup == {"seats": 2, "dice": "two", "purses": "hidden"}
    assert entry.answers == 6
    assert (entry.finished, entry.result, entry.note) == (False, None, None)
    assert entry.openable
    assert abs(entry.when - time.time()) < 60


def test_a_finished_match_tells_its_result(library: Library) -> None:
    match = finish(new_match())
    library.save_as("done", match, SEATING)
    (entry,) = library.entries()
    assert entry.finished
    assert entry.result == match.result
    match.take_back()
    library.save_as("taken back", match, SEATING)
    assert not library.entries()[0].finished


def test_answers_are_counted_without_replaying(library: Library) -> None:
    match = new_match()
    for seed in range(12):
        play_on(match, 2, seed)
        go_back_and_forth(match, match.state.chance.copy())
        assert summary_of(saved(match), lambda _: GAMES["toy"]).answers == len(match.answers)


def test_running_and_saved_matches_are_listed_the_last_first(library: Library, matches: Matches) -> None:
    autosave = matches.begin("toy", SEATING)
    autosave.keep(play_on(new_match(), 2))
    for name, changed in (("old", 1000), ("older", 500)):
        os.utime(library.save_as(name, new_match(), SEATING), (changed, changed))
    assert [entry.place for entry in library.entries()] == ["matches", "saves", "saves"]
    assert [entry.name for entry in library.entries()][1:] == ["old", "older"]


def test_a_list_is_up_to_date(library: Library, matches: Matches) -> None:
    match = play_on(new_match(), 2)
    autosave = matches.begin("toy", SEATING)
    for answers in (2, 3, 4):
        autosave.keep(match)
        assert [entry.answers for entry in library.entries()] == [answers]
        play_on(match, 1)


HEADER = saved(new_match())
ODD_FILES = {
    "empty": (b"", Note("empty")),
    "no journal": (b"Dear diary\n", Note("not_ours")),
    "not text": (bytes(range(256)) * 40, Note("not_ours")),
    "other json": (b'{"a":1}\n', Note("not_ours")),
    "a list": (b"[1,2]\n", Note("not_ours")),
    "deep": (b"[" * 30_000 + b"\n", Note("not_ours")),
    "long header": (b'{"format":1,"game":"' + b"x" * 100_000 + b'"}\n', Note("not_ours")),
    "torn header": (HEADER[:-4], Note("not_ours")),
    "header without end": (HEADER[:-1], Note("damaged", "line 1")),
    "odd header": (HEADER.replace(b'"seed":1', b'"seed":"x"'), Note("damaged", "line 1")),
    "newer": (HEADER.replace(b'"format":1', b'"format":2,"clock":7'), Note("newer", "format 2")),
    "newer rules": (HEADER.replace(b'"rules":1', b'"rules":2'), Note("newer", "rules 2")),
    "unknown game": (HEADER.replace(b'"toy"', b'"chess"', 1), Note("unknown_game", "chess")),
    "other content": (HEADER.replace(b'"content":"toy"', b'"content":"mine"'), Note("other_content")),
    "damaged": (saved(play_on(new_match(), 3)) + b"{]\n", Note("damaged", "line 5")),
    "torn": (saved(play_on(new_match(), 3))[:-1], Note("torn")),
    "too large": (HEADER + b" " * MAX_BYTES, Note("too_large")),
    "too many lines": (HEADER + b"{}\n" * MAX_ENTRIES, Note("too_large")),
}


@pytest.mark.parametrize("name", ODD_FILES)
def test_odd_files_are_listed_with_a_note_and_can_be_read(library: Library, name: str) -> None:
    data, note = ODD_FILES[name]
    file = put(library.folders, f"{name}.jsonl", data)
    library.save_as("sound", new_match(), SEATING)
    entry = next(entry for entry in library.entries() if entry.name == name)
    assert entry.note == note
    assert str(note)
    assert len(library.entries()) == 2
    log = open_as_log(file)
    assert log.complete == (note.code != "too_large")
    assert log.lines[0].encode(errors="replace")[:5] == data.split(b"\n")[0].decode(errors="replace").encode()[:5]
    if entry.openable:
        library.open(file)
    else:
        with pytest.raises(StoreError):
            library.open(file)
    assert file.read_bytes() == data


def test_what_a_newer_header_tells(library: Library) -> None:
    data = saved(play_on(new_match(9), 3)).replace(b'"format":1', b'"format":2')
    data = data.replace(b'"seats":2', b'"seats":2,"maps":["a","b"],"odd":{"x":1}')
    data = data.replace(b'"answer"', b'"reply"')
    put(library.folders, "newer.jsonl", data)
    (entry,) = library.entries()
    assert (entry.game, entry.answers) == ("toy", 3)
    assert entry.seating == SEATING
    assert entry.setup["maps"] == ("a", "b")
    assert "odd" not in entry.setup
    facts = open_as_log(entry.file).facts
    assert (facts.format, facts.seed, facts.seats) == (2, 9, 2)


def test_unreadable_files_do_not_spoil_the_list(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = library.folders.make("saves")
    (saves / "folder.jsonl").mkdir()
    os.mkfifo(saves / "pipe.jsonl")
    (saves / "gone.jsonl").symlink_to(saves / "nowhere")
    os.close(os.open(os.fsencode(saves) + b"/\xff.jsonl", os.O_CREAT))
    library.save_as("sound", new_match(), SEATING)
    found = {entry.name: entry.note for entry in library.entries()}
    assert found.pop("sound") is None
    assert found == {
        "folder": Note("unreadable", "not an ordinary file"),
        "pipe": Note("unreadable", "not an ordinary file"),
        "gone": Note("unreadable", "No such file or directory"),
        "?": Note("empty"),
    }
    with pytest.raises(StoreError):
        open_as_log(saves / "pipe.jsonl")
    refuse(monkeypatch, "os.open", errno.EACCES)
    fresh = Library(library.folders, game_of)
    assert all(entry.note is not None and entry.note.code == "unreadable" for entry in fresh.entries())


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_what_is_no_ordinary_file_is_listed_with_a_note(library: Library, matches: Matches, kind: str) -> None:
    file = put_odd(library.folders.place("matches") / "odd.jsonl", kind)
    put_odd(library.folders.place("saves") / "odd.jsonl", kind)
    put_odd(library.folders.trash / "saves" / "odd.jsonl", kind)
    before = os.lstat(file)
    with at_once():
        entries = [*library.entries(), *library.deleted()]
        assert matches.latest() is None
        for act in (library.open, library.open_as_far_as_it_goes, matches.resume, open_as_log):
            with pytest.raises(StoreError):
                act(file)
    assert [entry.note.code for entry in entries if entry.note] == ["unreadable"] * 3
    assert not any(entry.openable for entry in entries)
    assert os.path.samestat(before, os.lstat(file))


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO, errno.ENOTDIR])
def test_a_folder_that_nobody_can_look_into_is_an_entry(
    library: Library, matches: Matches, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    library.save_as("sound", new_match(), SEATING)
    listdir = os.listdir
    saves = library.folders.place("saves")

    def refused(folder: Path) -> list[str]:
        if folder == saves:
            raise OSError(code, os.strerror(code))
        return listdir(folder)

    autosave = matches.begin("toy", SEATING)
    autosave.keep(new_match())
    monkeypatch.setattr("os.listdir", refused)
    sound, closed = library.entries()
    assert (sound.place, sound.note) == ("matches", None)
    assert (closed.name, closed.note) == ("saves", Note("unreadable", os.strerror(code)))


HOSTILE_SEATINGS = {
    "too few names": '{"names":["a"]}',
    "too many names": '{"names":["a","b","c"]}',
    "a thousand names": '{"names":[' + ",".join(['"x"'] * 1000) + "]}",
    "too few bots": '{"names":["a","b"],"bots":[""]}',
    "too many signs": '{"names":["a","b"],"signs":[0,1,2]}',
    "a long name": '{"names":["a","' + "ż" * (LONGEST_NAME + 1) + '"]}',
    "a sign of 400 digits": '{"names":["a","b"],"signs":[0,' + "9" * 400 + "]}",
}


@pytest.mark.parametrize("name", HOSTILE_SEATINGS)
def test_seatings_that_cannot_be_are_told(library: Library, name: str) -> None:
    data = saved(new_match())
    start = data.index(b'"seating":') + 10
    end = data.index(b"\n") - 1
    file = put(library.folders, "a.jsonl", data[:start] + HOSTILE_SEATINGS[name].encode() + data[end:])
    (entry,) = library.entries()
    assert entry.note == Note("damaged", "line 1")
    with pytest.raises(StoreError, match="line 1"):
        library.open(file)


def test_counts_that_cannot_be_are_not_shown(library: Library) -> None:
    put(library.folders, "a.jsonl", saved(play_on(new_match(), 3)) + b'{"redo":%d}\n' % (2**62) * 3)
    put(library.folders, "b.jsonl", HEADER.replace(b'"seats":2', b'"seats":2,"odd":' + b"9" * 400))
    entries = {entry.name: entry for entry in library.entries()}
    assert entries["a"].answers <= 6
    assert "odd" not in entries["b"].setup


def test_a_game_with_broken_files_does_not_spoil_the_list(library: Library) -> None:
    library.save_as("sound", new_match(), SEATING)

    def broken(game_id: str) -> None:
        raise ValueError("components.toml: no such place")

    (entry,) = Library(library.folders, broken).entries()
    assert entry.note == Note("unknown_game", "toy")


@pytest.mark.parametrize("header", [b"", b"{}", b"null", b'{"setup":3,"seating":{"odd":1},"seed":1e99,"game":["x"]}'])
def test_facts_of_nonsense(header: bytes) -> None:
    assert summary_of(header + b"\n", game_of).facts == MatchFacts()


def test_listing_hundreds_is_quick(library: Library, hurried: None) -> None:
    data = saved(finish(new_match()))
    saves = library.folders.make("saves")
    for number in range(500):
        (saves / f"{number}.jsonl").write_bytes(data)
    began = time.perf_counter()
    assert len(library.entries()) == 500
    assert time.perf_counter() - began < 5, "far above what it takes; a replay of each would be longer"


# Saving, opening


def test_what_is_saved_is_opened(library: Library) -> None:
    match = play_on(new_match(), 6)
    file = library.save_as("a", match, SEATING)
    opened = library.open(file)
    assert point_of(opened.match) == point_of(match)
    assert opened.seating == SEATING


def test_taken_names_get_a_number(library: Library) -> None:
    names = [library.save_as("środa", new_match(seed), SEATING).name for seed in range(3)]
    assert names == ["środa.jsonl", "środa (2).jsonl", "środa (3).jsonl"]


@pytest.mark.parametrize("name", ["../../up", "CON", "a/b\\c:d", "", "\0", "x" * 400, "Zażółć gęślą jaźń"])
def test_weird_names_stay_in_the_folder(library: Library, name: str) -> None:
    file = library.save_as(name, new_match(), SEATING)
    assert file.parent == library.folders.place("saves")
    renamed = library.rename(file, f"{name}{name}")
    assert renamed.parent == library.folders.place("saves")
    assert len(library.entries()) == 1


def test_a_match_of_other_content_that_still_replays(library: Library) -> None:
    data, _ = ODD_FILES["other content"]
    assert library.open(put(library.folders, "a.jsonl", data)).other_content


def test_a_damaged_match_opens_as_far_as_it_goes(library: Library) -> None:
    match = play_on(new_match(), 8)
    lines = saved(match).split(b"\n")
    lines[6] = lines[6].replace(b":", b";", 1)
    file = put(library.folders, "a.jsonl", b"\n".join(lines))
    salvaged = library.open_as_far_as_it_goes(file)
    assert salvaged.opened.match.answers == match.answers[:5]
    assert salvaged.reason.startswith("line 7: ")
    assert file.read_bytes() == b"\n".join(lines)
    sound = library.save_as("sound", match, SEATING)
    assert library.open_as_far_as_it_goes(sound).reason == ""
    with pytest.raises(StoreError, match="line 1"):
        library.open_as_far_as_it_goes(put(library.folders, "b.jsonl", b"x\n" + saved(match)))


def test_an_illegal_answer_is_told_with_its_line(library: Library) -> None:
    match = play_on(new_match(), 4)
    lines = saved(match).split(b"\n")
    file = put(library.folders, "a.jsonl", b"\n".join([*lines[:2], lines[1], *lines[2:]]))
    with pytest.raises(StoreError, match=r"a\.jsonl: line 3: "):
        library.open(file)


@pytest.mark.parametrize("call", ["tempfile.mkstemp", "os.fsync", "os.replace"])
def test_saving_on_a_refusing_disk(library: Library, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    file = library.save_as("a", new_match(), SEATING)
    refuse(monkeypatch, call, errno.ENOSPC)
    with pytest.raises(StoreError) as caught:
        library.save_as("b", new_match(), SEATING)
    assert caught.value.trouble == "full"
    assert os.listdir(library.folders.place("saves")) == [file.name]


def test_a_position_set_up_by_hand_cannot_be_saved(library: Library) -> None:
    match = Match(GAMES["toy"], ToySetup(seats=2), 1, start=new_match().state)
    with pytest.raises(ValueError, match="by hand"):
        library.save_as("a", match, Seating())
    assert journal.write(new_match())


def test_a_bot_that_is_not_here_is_told_and_keeps_nobody_from_playing(folders: Folders) -> None:
    Library(folders, game_of).save_as("theirs", new_match(), Seating(bots=("", "alphazero")))
    (entry,) = Library(folders, game_of, ["greedy"]).entries()
    assert entry.note == Note("unknown_bot", "alphazero")
    assert entry.openable
    (entry,) = Library(folders, game_of, ["alphazero"]).entries()
    assert entry.note is None
