"""Settings survive damage, older and newer versions."""

import errno
import json
import os
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.document import MAX_BYTES
from imperium_desktop.store.note import Note
from imperium_desktop.store.settings import RECENT, Loaded, Settings, Window, load, save
from tests.store.odd import ODD_THINGS, at_once, put_odd
from tests.store.table import refuse

CHOSEN = Settings(
    language="pl",
    text_scale=130,
    motion=False,
    hints="lots",
    bot_pace="slow",
    theme="light",
    curtain="always",
    window=Window(geometry="AdnQywAD", panel=120, zoom=150),
    recent_names=("Łucja", "Jan"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(file: Path, text: str | bytes) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def test_no_file_gives_defaults_without_a_note(file: Path) -> None:
    assert load(file) == Loaded(Settings())
    assert not file.parent.exists()


def test_what_is_saved_is_loaded(file: Path) -> None:
    save(file, CHOSEN)
    assert load(file) == Loaded(CHOSEN)
    assert "Łucja" in file.read_text(encoding="utf-8")


def test_wrong_values_become_defaults_and_the_file_is_kept(file: Path) -> None:
    text = json.dumps(
        {
            "language": "tlh",
            "text_scale": 95,
            "motion": "yes",
            "theme": "light",
            "window": {"zoom": 150, "geometry": 7, "panel": "x"},
            "recent_names": ["Jan"],
        }
    )
    loaded = load(written(file, text))
    assert loaded.settings == Settings(theme="light", window=Window(zoom=150), recent_names=("Jan",))
    wrong = ["language", "text_scale", "motion", "window.geometry", "window.panel"]
    assert loaded.notes == tuple(Note("wrong_value", name) for name in wrong)
    assert loaded.kept == file.with_name("settings.bad.json")
    assert loaded.kept.read_text() == text
    assert file.read_text() == text


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "empty"),
        (b"{", "damaged"),
        (b"\xff\xfe\x00", "damaged"),
        (b"[1, 2]", "not_ours"),
        (b"[" * 100_000, "damaged"),
        (b'{"theme": "light"' + b" " * MAX_BYTES + b"}", "too_large"),
    ],
)
def test_a_damaged_file_gives_defaults_and_is_kept(file: Path, data: bytes, code: str) -> None:
    loaded = load(written(file, data))
    assert loaded.settings == Settings()
    assert [note.code for note in loaded.notes] == [code]
    assert loaded.kept is not None
    assert loaded.kept.read_bytes() == data
    save(file, CHOSEN)
    assert load(file) == Loaded(CHOSEN)
    assert loaded.kept.read_bytes() == data


def test_bad_files_do_not_push_each_other_out(file: Path) -> None:
    first = load(written(file, b"first")).kept
    assert load(file).kept == first
    second = load(written(file, b"second")).kept
    assert first is not None
    assert second is not None
    assert (first.read_bytes(), second.read_bytes()) == (b"first", b"second")


def test_a_field_that_older_versions_wrote_is_no_mistake(file: Path) -> None:
    """Whether the window was maximised stands in its geometry."""
    loaded = load(written(file, '{"format": 1, "window": {"maximised": true, "zoom": 150}}'))
    assert loaded == Loaded(Settings(window=Window(zoom=150)))


def test_a_newer_file_is_used_as_far_as_it_goes(file: Path) -> None:
    text = '{"format": 99, "theme": "light", "sound": {"volume": 7}, "window": {"screen": 2, "zoom": 150}}'
    loaded = load(written(file, text))
    assert loaded.settings == Settings(theme="light", window=Window(zoom=150))
    assert loaded.notes == (Note("newer"),)
    assert loaded.kept is not None
    assert loaded.kept.read_text() == text


def test_unknown_fields_stay_when_saving(file: Path) -> None:
    written(file, '{"sound": {"volume": 7}, "window": {"screen": 2}, "theme": "light"}')
    loaded = load(file)
    assert not loaded.notes
    save(file, msgspec.structs.replace(loaded.settings, language="en"))
    found = json.loads(file.read_bytes())
    assert found["sound"] == {"volume": 7}
    assert found["window"]["screen"] == 2
    assert (found["theme"], found["language"]) == ("light", "en")


def test_a_file_that_cannot_be_read_is_not_written_over(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(file, b"secret")
    refuse(monkeypatch, "os.open", errno.EACCES)
    loaded = load(file)
    assert loaded.settings == Settings()
    assert [note.code for note in loaded.notes] == ["unreadable"]
    assert loaded.kept is None
    with pytest.raises(StoreError):
        save(file, CHOSEN)
    monkeypatch.undo()
    assert file.read_bytes() == b"secret"


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_what_is_no_ordinary_file_is_told_and_left(file: Path, kind: str) -> None:
    put_odd(file, kind)
    before = os.lstat(file)
    with at_once():
        loaded = load(file)
        with pytest.raises(StoreError):
            save(file, CHOSEN)
    assert (loaded.settings, [note.code for note in loaded.notes]) == (Settings(), ["unreadable"])
    assert os.path.samestat(before, os.lstat(file))
    assert os.listdir(file.parent) == [file.name]


def test_a_file_where_the_folder_should_be_is_told(file: Path) -> None:
    file.parent.write_bytes(b"precious")
    assert [note.code for note in load(file).notes] == ["unreadable"]
    with pytest.raises(StoreError):
        save(file, CHOSEN)
    assert file.parent.read_bytes() == b"precious"


def test_saving_into_a_read_only_folder(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(file, CHOSEN)
    refuse(monkeypatch, "tempfile.mkstemp", errno.EROFS)
    with pytest.raises(StoreError, match=r"settings\.json: Read-only file system"):
        save(file, Settings())
    assert load(file) == Loaded(CHOSEN)


def test_recent_names() -> None:
    settings = Settings().with_names("Ola", "Jan").with_names(" Jan ", "", "Ewa")
    assert settings.recent_names == ("Jan", "Ewa", "Ola")
    many = settings.with_names(*(f"player {number}" for number in range(50)), "x" * 500)
    assert len(many.recent_names) == RECENT


def test_names_of_a_file_have_no_signs_that_cannot_be_seen(file: Path) -> None:
    written(file, json.dumps({"recent_names": ["\x1b[31mAnna", "", "\u202eJan"]}))
    assert load(file).settings.recent_names == ("\ufffd[31mAnna", "\ufffdJan")
    written(file, json.dumps({"recent_names": ["x" * 61]}))
    assert load(file).notes == (Note("wrong_value", "recent_names"),)


def test_the_longest_names_can_be_loaded_again(file: Path) -> None:
    settings = Settings().with_names("ż" * 500)
    save(file, settings)
    assert load(file) == Loaded(settings)


def test_two_windows_do_not_put_each_others_settings_back(file: Path) -> None:
    save(file, CHOSEN)
    mine, theirs = (load(file).settings for _ in range(2))
    larger = msgspec.structs.replace(theirs, text_scale=150, window=msgspec.structs.replace(theirs.window, zoom=200))
    save(file, larger, theirs)
    brighter = msgspec.structs.replace(mine, theme="dark", window=msgspec.structs.replace(mine.window, panel=90))
    save(file, brighter, mine)
    both = load(file).settings
    assert (both.theme, both.text_scale) == ("dark", 150)
    assert (both.window.panel, both.window.zoom) == (90, 200)


def test_a_bad_file_is_replaced_by_all_that_is_known(file: Path) -> None:
    written(file, "{")
    save(file, CHOSEN, CHOSEN)
    assert load(file).settings == CHOSEN
