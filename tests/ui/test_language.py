"""The window's words: complete in both languages, with plurals, and switched while the program runs."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from imperium_desktop.store.folders import Folders
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.ui.theme import language as words
from imperium_desktop.ui.theme.language import (
    FIELD,
    LANGUAGES,
    Message,
    languages,
    mark,
    read_words,
    set_language,
    tr,
    words_file,
)
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.application import apply_settings
from imperium_desktop.ui.window.main_window import MainWindow
from tests.tools.collect_words import CONTEXT, called_words, collected_words, updated, written

MARKS = re.compile(r"\{[^}]*\}|\*\*|\n")
WANTED = collected_words()


def test_every_word_of_the_window_has_a_finished_polish_translation() -> None:
    """When it fails: `make words`, then translate what is unfinished."""
    polish = read_words(words_file("pl"))
    finished = {source for source, message in polish.items() if message.finished and all(message.forms)}
    assert sorted(WANTED.keys() - finished) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_counted_words_have_all_plural_forms(language: str) -> None:
    messages = read_words(words_file(language))
    for source in (source for source, is_counted in WANTED.items() if is_counted):
        message = messages[source]
        assert message.counted, source
        assert message.finished, source
        assert len(list(filter(None, message.forms))) == PLURAL_RULES[language].forms, source


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_dead_entries(language: str) -> None:
    assert read_words(words_file(language)).keys() <= WANTED.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_and_marks_agree(language: str) -> None:
    for source, message in read_words(words_file(language)).items():
        for form in filter(None, message.forms):
            marks, wanted = set(MARKS.findall(form)), set(MARKS.findall(source))
            assert marks <= wanted, (source, form)
            assert wanted - marks <= ({"{n}"} if message.counted else set()), (source, form)
            assert form.count("**") % 2 == 0, (source, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_as_the_collector_writes_them(language: str) -> None:
    file = words_file(language)
    messages = updated(language, read_words(file), WANTED)
    assert file.read_text(encoding="utf-8") == written(language, messages)


SAMPLE = {
    "pl": {
        "Pass the computer to {name}": Message("", ("Teraz gra {name}",)),
        "{n} tiles": Message("", ("{n} żeton", "{n} żetony", "{n} żetonów"), counted=True),
    },
    "en": {"{n} tiles": Message("", ("{n} tile", "{n} tiles"), counted=True)},
}


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(words, "read_words", lambda file: SAMPLE[file.parent.name])
    monkeypatch.setattr(languages, "_words", None)
    yield
    monkeypatch.undo()
    languages._words = None


def test_fields_are_filled_in(sample: None) -> None:
    assert tr("Pass the computer to {name}", name="{n} Zofia") == "Pass the computer to {n} Zofia"
    assert tr("Choose a {icon:imperium-region} region") == "Choose a {icon:imperium-region} region"
    set_language("pl")
    assert tr("Pass the computer to {name}", name="Anna") == "Teraz gra Anna"


def test_missing_words_stay_english(sample: None) -> None:
    set_language("pl")
    assert tr("No such words") == "No such words"


@pytest.mark.parametrize(
    ("n", "polish"),
    [
        (0, "0 żetonów"),
        (1, "1 żeton"),
        (2, "2 żetony"),
        (4, "4 żetony"),
        (5, "5 żetonów"),
        (11, "11 żetonów"),
        (12, "12 żetonów"),
        (14, "14 żetonów"),
        (21, "21 żetonów"),
        (22, "22 żetony"),
        (112, "112 żetonów"),
        (124, "124 żetony"),
    ],
)
def test_plurals(sample: None, n: int, polish: str) -> None:
    assert tr("{n} tiles", n) == ("1 tile" if n == 1 else f"{n} tiles")
    set_language("pl")
    assert tr("{n} tiles", n=n) == polish


def test_the_language_changes_at_run_time() -> None:
    set_language("pl")
    assert tr("fold") == "zwiń"
    assert QLocale().language() == QLocale.Language.Polish
    set_language("en")
    assert tr("fold") == "fold"


def test_qt_speaks_the_language_too(qtbot: QtBot) -> None:
    qtbot.addWidget(QPushButton())
    set_language("pl")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Anuluj"
    set_language("en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="tlh"):
        set_language("tlh")


def test_the_collector_reads_sources() -> None:
    source = """
tr("plain")
tr("{n} tiles", n=3)
tr("{n} cards", 3)
tr("two "
   "parts", name=x)
TITLES = {"a": mark("marked"), "b": mark("{n} marked")}
tr(TITLES["a"])
other("not this")
"""
    assert dict(called_words(source)) == {
        "plain": False,
        "{n} tiles": True,
        "{n} cards": True,
        "two parts": False,
        "marked": False,
        "{n} marked": True,
    }
    assert mark("x") == "x"


def test_an_update_adds_the_new_drops_the_dead_and_keeps_the_rest(tmp_path: Path) -> None:
    known = {
        "kept": Message("kept", ("zostaje",)),
        "dead": Message("dead", ("martwy",)),
        "now counted": Message("now counted", ("x",)),
    }
    wanted = {"kept": False, "a <new> & one": False, "now counted": True}
    messages = updated("pl", known, wanted)
    assert messages == [
        Message("a <new> & one", ("",), finished=False),
        Message("kept", ("zostaje",)),
        Message("now counted", ("", "", ""), counted=True, finished=False),
    ]
    assert [message.source for message in updated("en", {}, wanted)] == ["now counted"]
    file = tmp_path / "ui.ts"
    file.write_text(written("pl", messages), encoding="utf-8")
    assert list(read_words(file).values()) == messages


def test_linguist_tools_can_read_the_files(tmp_path: Path) -> None:
    tool = Path(PySide6.__file__).parent / "lrelease"
    if not tool.is_file():
        pytest.skip("lrelease is not installed")
    for language in LANGUAGES:
        done = subprocess.run(
            [tool, words_file(language), "-qm", tmp_path / f"{language}.qm"],
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    assert CONTEXT in words_file("pl").read_text(encoding="utf-8")


def test_fields_have_plain_names() -> None:
    for source in WANTED:
        assert not re.search(r"%[n1-9L]", source), "fields are written in braces"
        assert all(name.isidentifier() for name in FIELD.findall(source))


@pytest.mark.parametrize("content", [b"<TS><context>", b"\xff\xfe", None])
def test_a_broken_file_of_words_starts_the_window_in_english_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None
) -> None:
    broken = tmp_path / "ui.ts"
    if content is not None:
        broken.write_bytes(content)
    usual = words_file
    monkeypatch.setattr(words, "words_file", lambda code: broken if code == "pl" else usual(code))
    app_state = AppState(Folders(tmp_path, tmp_path))
    app_state.change(language="pl")
    apply_settings(app_state.settings)
    assert languages.current == "en"
    window = MainWindow(app_state)
    window.say_troubles()
    assert "in English instead" in window._bubble.accessibleName()
    assert "ui.ts" in window._bubble.accessibleName()
    assert app_state.settings.language == "pl", "what was chosen stays chosen"
    window.close()
    window.deleteLater()
